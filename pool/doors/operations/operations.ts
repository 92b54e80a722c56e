import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './authenticator'
import { createFirstAdministrator } from './firstAdministrator'
import { getCredentialsForIdentity, getId } from './identityPool'
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkeys'
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords'
import { initiateAuth, respondToAuthChallenge } from './signIn'
import { confirmSignUp, resendConfirmationCode, signUp } from './signUp'
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './tokens'
import type { Operation } from '../../account/readInput'

const USER_POOL = 'AWSCognitoIdentityProviderService'
const IDENTITY_POOL = 'AWSCognitoIdentityService'

/**
 * All calls by `X-Amz-Target`. `DeleteUser` is missing on purpose: members leave by `requestWithdrawal`, which also
 * erases their data, and an administrator removes staff.
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
  [`${USER_POOL}.StartWebAuthnRegistration`, startWebAuthnRegistration],
  [`${USER_POOL}.CompleteWebAuthnRegistration`, completeWebAuthnRegistration],
  [`${USER_POOL}.ListWebAuthnCredentials`, listWebAuthnCredentials],
  [`${USER_POOL}.DeleteWebAuthnCredential`, deleteWebAuthnCredential],
  [`${USER_POOL}.CreateFirstAdministrator`, createFirstAdministrator],
  [`${IDENTITY_POOL}.GetId`, getId],
  [`${IDENTITY_POOL}.GetCredentialsForIdentity`, getCredentialsForIdentity],
])
