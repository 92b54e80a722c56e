import { CognitoUserPool } from 'amazon-cognito-identity-js'
import type { PoolSettings } from './createSession'
import { consoleStorage } from './consoleStorage'

/** The user pool's client, tokens kept apart from the donor app's. */
export const createPool = ({ userPoolId, userPoolClientId, userPoolEndpoint }: PoolSettings) =>
  new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    Storage: consoleStorage,
    ...(userPoolEndpoint ? { endpoint: userPoolEndpoint } : {}),
  })
