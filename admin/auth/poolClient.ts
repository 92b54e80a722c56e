import { CognitoUser as PoolUser, type ICognitoUserData } from 'amazon-cognito-identity-js'
import { consoleStorage } from './consoleStorage'

// What ra-auth-cognito is given in place of amazon-cognito-identity-js (vite.config.admin.ts): it makes its users
// without a storage, and they would keep their tokens where the donor app keeps its own.
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
