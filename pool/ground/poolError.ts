import {
  ADDRESS_HELD,
  LINK_OVER,
  PASSKEY_HELD,
  PASSKEY_REFUSED,
  PASSKEYS_FULL,
  PROOF_REQUIRED,
} from '../../shared/words/program/authErrors'

export type PoolErrorType =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnOriginNotAllowedException'

/** A refusal of the protocol: always HTTP 400 with `{ __type, message }`. */
export class PoolError extends Error {
  constructor(
    readonly type: PoolErrorType,
    message: string,
  ) {
    super(message)
    this.name = type
  }
}

/** The refusals whose wording clients read (specification §8). */
export const refusals = {
  wrongPassword: () => new PoolError('NotAuthorizedException', 'Incorrect username or password.'),
  locked: () => new PoolError('NotAuthorizedException', 'Password attempts exceeded'),
  disabled: () => new PoolError('NotAuthorizedException', 'User is disabled.'),
  badAccessToken: () => new PoolError('NotAuthorizedException', 'Invalid Access Token'),
  proofMissing: () => new PoolError('NotAuthorizedException', PROOF_REQUIRED),
  addressHeld: () => new PoolError('NotAuthorizedException', ADDRESS_HELD),
  linkOver: () => new PoolError('NotAuthorizedException', LINK_OVER),
  totpRequired: () =>
    new PoolError(
      'NotAuthorizedException',
      'This account requires a software token; another administrator resets it.',
    ),
  badRefreshToken: () => new PoolError('NotAuthorizedException', 'Invalid Refresh Token'),
  badIdToken: () => new PoolError('NotAuthorizedException', 'Invalid login token.'),
  badSession: () =>
    new PoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  otherLogin: () =>
    new PoolError('NotAuthorizedException', "Logins don't match. Please include at least one valid login."),
  noGuests: () =>
    new PoolError(
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    ),
  temporaryPasswordExpired: () =>
    new PoolError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    ),
  wrongCode: () =>
    new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  expiredCode: () =>
    new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  alreadyConfirmed: () =>
    new PoolError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  attemptLimit: () =>
    new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  throttled: () => new PoolError('TooManyRequestsException', 'Rate exceeded'),
  signUpTaken: () =>
    new PoolError(
      'UserLambdaValidationException',
      'PreSignUp failed with error An account with the given email already exists.',
    ),
  changeTaken: () => new PoolError('AliasExistsException', 'An account with the given email already exists.'),
  password: (reason: string) =>
    new PoolError('InvalidPasswordException', `Password did not conform with password policy: ${reason}`),
  notConfirmed: () => new PoolError('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: () =>
    new PoolError('PasswordResetRequiredException', 'Password reset required for the user'),
  wrongPasskey: () => new PoolError('NotAuthorizedException', PASSKEY_REFUSED),
  passkeyChallengeOver: () =>
    new PoolError('WebAuthnChallengeNotFoundException', 'The challenge of the registration has ended.'),
  passkeyUnsupported: () =>
    new PoolError('WebAuthnCredentialNotSupportedException', 'The passkey could not be verified.'),
  passkeyOrigin: () =>
    new PoolError('WebAuthnOriginNotAllowedException', 'Passkeys cannot be used from this origin.'),
  passkeyHeld: () => new PoolError('InvalidParameterException', PASSKEY_HELD),
  noSuchPasskey: () => new PoolError('ResourceNotFoundException', 'The passkey does not exist.'),
  tooManyPasskeys: () => new PoolError('LimitExceededException', PASSKEYS_FULL),
  parameter: (message: string) => new PoolError('InvalidParameterException', message),
  noSuchClient: () => new PoolError('ResourceNotFoundException', 'User pool client does not exist.'),
  noSuchPool: () => new PoolError('ResourceNotFoundException', 'Identity pool does not exist.'),
  unknownOperation: () => new PoolError('UnknownOperationException', 'Unknown operation.'),
}
