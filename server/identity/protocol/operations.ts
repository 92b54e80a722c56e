import { associateSoftwareToken } from '../operations/associateSoftwareToken'
import { changePassword } from '../operations/changePassword'
import { confirmForgotPassword } from '../operations/confirmForgotPassword'
import { confirmSignUp } from '../operations/confirmSignUp'
import { forgotPassword } from '../operations/forgotPassword'
import { getTokensFromRefreshToken } from '../operations/getTokensFromRefreshToken'
import { getUser } from '../operations/getUser'
import { getUserAttributeVerificationCode } from '../operations/getUserAttributeVerificationCode'
import { globalSignOut } from '../operations/globalSignOut'
import { getCredentialsForIdentity, getId } from '../operations/identityPool'
import { initiateAuth } from '../operations/initiateAuth'
import { resendConfirmationCode } from '../operations/resendConfirmationCode'
import { respondToAuthChallenge } from '../operations/respondToAuthChallenge'
import { revokeToken } from '../operations/revokeToken'
import { setUserMfaPreference } from '../operations/setUserMfaPreference'
import { signUp } from '../operations/signUp'
import { updateUserAttributes } from '../operations/updateUserAttributes'
import { verifySoftwareToken } from '../operations/verifySoftwareToken'
import { verifyUserAttribute } from '../operations/verifyUserAttribute'
import type { Operation } from './operation'

const USER_POOL = 'AWSCognitoIdentityProviderService'
const IDENTITY_POOL = 'AWSCognitoIdentityService'

/**
 * Every call there is, by its `X-Amz-Target`. `DeleteUser` is none: members leave by `requestWithdrawal`, which takes
 * their data along; staff are removed by an administrator.
 */
export const operations: ReadonlyMap<string, Operation> = new Map([
  [`${USER_POOL}.SignUp`, signUp],
  [`${USER_POOL}.ConfirmSignUp`, confirmSignUp],
  [`${USER_POOL}.ResendConfirmationCode`, resendConfirmationCode],
  [`${USER_POOL}.ForgotPassword`, forgotPassword],
  [`${USER_POOL}.ConfirmForgotPassword`, confirmForgotPassword],
  [`${USER_POOL}.InitiateAuth`, initiateAuth],
  [`${USER_POOL}.RespondToAuthChallenge`, respondToAuthChallenge],
  [`${USER_POOL}.GetTokensFromRefreshToken`, getTokensFromRefreshToken],
  [`${USER_POOL}.GetUser`, getUser],
  [`${USER_POOL}.ChangePassword`, changePassword],
  [`${USER_POOL}.UpdateUserAttributes`, updateUserAttributes],
  [`${USER_POOL}.GetUserAttributeVerificationCode`, getUserAttributeVerificationCode],
  [`${USER_POOL}.VerifyUserAttribute`, verifyUserAttribute],
  [`${USER_POOL}.RevokeToken`, revokeToken],
  [`${USER_POOL}.GlobalSignOut`, globalSignOut],
  [`${USER_POOL}.AssociateSoftwareToken`, associateSoftwareToken],
  [`${USER_POOL}.VerifySoftwareToken`, verifySoftwareToken],
  [`${USER_POOL}.SetUserMFAPreference`, setUserMfaPreference],
  [`${IDENTITY_POOL}.GetId`, getId],
  [`${IDENTITY_POOL}.GetCredentialsForIdentity`, getCredentialsForIdentity],
])
