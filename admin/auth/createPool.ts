import { CognitoUserPool } from 'amazon-cognito-identity-js'
import type { PoolSettings } from './createSession'
import { consoleStorage } from './consoleStorage'

export const createPool = ({ userPoolId, userPoolClientId, userPoolEndpoint }: PoolSettings) =>
  new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    Storage: consoleStorage,
    ...(userPoolEndpoint ? { endpoint: userPoolEndpoint } : {}),
  })
