import { CognitoUser as PoolUser, type ICognitoUserData } from 'amazon-cognito-identity-js'
import { consoleStorage } from './consoleStorage'

// Replaces amazon-cognito-identity-js for ra-auth-cognito (vite.config.admin.ts), which would store its
// tokens where the donor app keeps its own.
export {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUserPool,
  CognitoUserSession,
} from 'amazon-cognito-identity-js'

export class CognitoUser extends PoolUser {
  constructor(data: ICognitoUserData) {
    super({ Storage: consoleStorage, ...data })
  }
}
