import { CognitoUserPool } from 'amazon-cognito-identity-js'
import { consoleStorage } from './consoleStorage'

export type PoolSettings = {
  userPoolId: string
  userPoolClientId: string
  /** Set only if the pool is not at Amazon. */
  userPoolEndpoint?: string
}

export const createPool = ({ userPoolId, userPoolClientId, userPoolEndpoint }: PoolSettings) =>
  new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    Storage: consoleStorage,
    ...(userPoolEndpoint ? { endpoint: userPoolEndpoint } : {}),
  })
