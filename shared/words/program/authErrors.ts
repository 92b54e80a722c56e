import { apiErrorTexts, PROOF_MISSING } from './apiErrors'
import { PASSWORD_LIKE_ADDRESS, PASSWORD_TOO_COMMON } from './formMessages'
import { SIGN_IN_AFTER_SIGN_UP, SIGN_IN_AGAIN } from './notices'
import { CONNECTION_LOST } from './systemMessages'

/** Errors of the user pool's clients; amazon-cognito-identity-js reports a lost connection in `code`. */
export type AuthError = { name: string; message: string; code?: unknown }

const INCORRECT = 'メールアドレスまたはパスワードが正しくありません。'
const ALREADY_REGISTERED =
  'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。'

/** For a sign-in in a browser that is signed in already. */
export const SIGN_OUT_FIRST = 'すでにログインしています。いったんログアウトしてから、もう一度お試しください。'
/** Does not reveal whether the address has an account. */
export const CODE_RESENT_IF_WAITING =
  '確認がまだの方には、新しいコードをお送りしました。前のコードは使えなくなります。すでに確認が済んでいる方には届きませんので、ログインしてお進みください。'
/** Does not reveal whether the address is known. */
export const CODE_SENT_IF_KNOWN = 'ご登録のあるメールアドレスの場合は、確認コードをお送りしました。'
export const RECOVERY_CODE_RESENT =
  'ご登録のあるメールアドレスの場合は、新しい確認コードをお送りしました。前のコードは使えなくなります。'

/** The pool's message when a change needs a sign-in within the last minutes. */
export const PROOF_REQUIRED = 'Recent sign-in required.'
/** The pool's message for an address that its owner cannot change: staff and stopped people. */
export const ADDRESS_HELD = 'The email of this account cannot be changed by its holder.'
/** The pool's message for a used, ended or unknown link to the first administrator's account. */
export const LINK_OVER = 'This link has ended.'

/** The pool's message for a passkey that does not sign this account in. Does not reveal whether the account exists. */
export const PASSKEY_REFUSED = 'The passkey was not accepted.'
/** The pool's message for a passkey that is registered already. */
export const PASSKEY_HELD = 'The passkey is registered already.'
/** The pool's message when the account has the most passkeys allowed. */
export const PASSKEYS_FULL = 'The account has too many passkeys.'

/** The name of an error whose message explains a device's failure with a passkey. */
export const PASSKEY_FAILURE = 'PasskeyFailure'
/** The name of an error whose message says that the device's clock is wrong. */
export const DEVICE_CLOCK = 'DeviceClock'

/** The name of an error when the browser keeps nothing, so that nobody stays signed in. */
export const STORAGE_REFUSED = 'StorageRefused'

/** The pool's reasons for refusing a password. */
export const PASSWORD_COMMON = 'Password is too common'
export const PASSWORD_LIKE_EMAIL = 'Password is like the email'

/** True if the call succeeds after the person enters the password again. */
export const isProofRequired = ({ name, message }: AuthError) =>
  name === 'NotAuthorizedException' && message === PROOF_REQUIRED

const LIMIT_REACHED = '試行回数の上限に達しました。しばらくたってから、もう一度お試しください。'
const LIMIT_TEXTS: Record<string, string | ((message: string) => string)> = {
  LimitExceededException: LIMIT_REACHED,
  TooManyRequestsException: '試行回数が多すぎます。しばらくたってから、もう一度お試しください。',
  TooManyFailedAttemptsException: (message) =>
    message.includes('locked')
      ? 'ログインを一時的に制限しています。しばらくたってから、もう一度お試しください。'
      : '失敗した回数が上限を超えました。しばらくたってから、もう一度お試しください。',
  NetworkError: CONNECTION_LOST,
}

const NOTHING_KEPT =
  'このブラウザーがデータを保存できないため、ログインできません。サイトのデータ（Cookieなど）の保存を許可するか、端末の空き容量を増やしてから、もう一度お試しください。'
const INPUT_WRONG = '入力内容に誤りがあります。確認して、もう一度お試しください。'
const TOTP_NOT_SET_UP = '認証アプリが登録されていません。事務局へお問い合わせください。'

/** Pool settings and client internals. */
const FAILURES = [
  'AuthTokenConfigException',
  'AuthUserPoolAndIdentityPoolException',
  'AuthUserPoolException',
  'CredentialsException',
  'CredentialsNotFoundException',
  'EmptyBigIntegerRandomPassword',
  'EmptyBigIntegerVerifierDevices',
  'EmptyBigIntegersaltToHashDevices',
  'EmptyTokenRefresherException',
  'EmptyTokenStoreException',
  'EmptyUserIdForSRPException',
  'ExternalServiceException',
  'ForbiddenException',
  'GetIdResponseException',
  'InternalErrorException',
  'InvalidAppSchemeException',
  'InvalidEmailRoleAccessPolicyException',
  'InvalidIdTokenException',
  'InvalidIdentityPoolConfigurationException',
  'InvalidIdentityPoolIdException',
  'InvalidLambdaResponseException',
  'InvalidOriginException',
  'InvalidPreferredRedirectUrlException',
  'InvalidRedirectException',
  'InvalidSmsRoleAccessPolicyException',
  'InvalidSmsRoleTrustRelationshipException',
  'InvalidUserPoolConfigurationException',
  'InvalidUserPoolId',
  'KeyValueStorageNotFoundException',
  'NoEndpointId',
  'NoUserPoolError',
  'OAuthNotConfigureException',
  'OAuthSignInException',
  'OAuthSignOutException',
  'PlatformNotSupported',
  'ResourceNotFoundException',
  'SignInException',
  'UnexpectedLambdaException',
  'Unknown',
  'UnknownError',
  'WebAuthnClientMismatchException',
  'WebAuthnConfigurationMissingException',
  'WebAuthnNotEnabledException',
  'WebAuthnRelyingPartyMismatchException',
]

const OVER = [
  'DeviceMetadataNotFoundException',
  'InvalidTokens',
  'NoSessionFoundException',
  'TokenRefreshException',
  'iatNotFoundException',
]

/** Missing input that the clients find before the call. */
const NOT_ENTERED = [
  'CustomAuthSignInPassword',
  'EmptyChallengeResponse',
  'EmptyConfirmResetPasswordConfirmationCode',
  'EmptyConfirmResetPasswordNewPassword',
  'EmptyConfirmResetPasswordUsername',
  'EmptyConfirmSignUpCode',
  'EmptyConfirmSignUpUsername',
  'EmptyConfirmUserAttributeCode',
  'EmptyResendSignUpCodeUsername',
  'EmptyResetPasswordUsername',
  'EmptySignInPassword',
  'EmptySignInUsername',
  'EmptySignUpPassword',
  'EmptySignUpUsername',
  'EmptyUpdatePassword',
  'EmptyVerifyTOTPSetupCode',
  'IncorrectMFAMethod',
  'InvalidPreferredChallenge',
]

const allAs = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text]))

const TEXTS: Record<string, string | ((message: string) => string)> = {
  ...allAs(FAILURES, apiErrorTexts.INTERNAL),
  ...allAs(OVER, SIGN_IN_AGAIN),
  ...allAs(NOT_ENTERED, INPUT_WRONG),
  ...allAs([STORAGE_REFUSED, 'QuotaExceededError', 'SecurityError'], NOTHING_KEPT),
  ...LIMIT_TEXTS,
  [PASSKEY_FAILURE]: (message) => message,
  [DEVICE_CLOCK]: (message) => message,
  LimitExceededException: (message) =>
    message === PASSKEYS_FULL
      ? 'パスキーは20個まで登録できます。使っていないものを削除してから、もう一度お試しください。'
      : LIMIT_REACHED,
  NotAuthorizedException: (message) => {
    if (message.includes('Incorrect')) return INCORRECT
    if (message.includes('exceeded'))
      return 'パスワードの試行回数が上限を超えました。しばらくたってから、もう一度お試しください。'
    if (message === PROOF_REQUIRED) return PROOF_MISSING
    if (message === PASSKEY_REFUSED)
      return 'このパスキーではログインできませんでした。このアカウントに登録したパスキーかをお確かめのうえ、もう一度お試しください。'
    if (message === ADDRESS_HELD)
      return 'このアカウントのメールアドレスは、ここでは変更できません。事務局へお問い合わせください。'
    if (message === LINK_OVER)
      return 'このリンクは、すでに使われたか、期限が切れています。サーバーで「npm run first-administrator」を実行すると、まだ管理者がいない場合は、新しいリンクが表示されます。'
    return '認証に失敗しました。入力内容を確認してください。'
  },
  UserNotFoundException: INCORRECT,
  CodeMismatchException:
    '確認コードが正しくありません。数字を確かめて、もう一度入力してください。何通か届いているときは、いちばん新しいメールのコードが使えます。',
  ExpiredCodeException: '確認コードの有効期限が切れています。コードを再送してください。',
  UserAlreadyAuthenticatedException: 'すでにログインしています。',
  UserUnAuthenticatedException: SIGN_IN_AGAIN,
  UserLambdaValidationException: (message) =>
    message.includes('already exists')
      ? ALREADY_REGISTERED
      : '登録の条件を満たしていません。入力内容を確認してください。',
  UsernameExistsException: ALREADY_REGISTERED,
  AliasExistsException: '登録できませんでした。別のメールアドレスでお試しください。',
  UserNotConfirmedException: 'メールアドレスの確認が済んでいません。確認コードを入力してください。',
  InvalidPasswordException: (message) => {
    if (message.includes(PASSWORD_LIKE_EMAIL)) return `${PASSWORD_LIKE_ADDRESS}。`
    if (message.includes(PASSWORD_COMMON)) return `${PASSWORD_TOO_COMMON}。`
    return 'このパスワードは使えません。8文字以上で、推測されにくいものを入力してください。'
  },
  InvalidParameterException: (message) =>
    message === PASSKEY_HELD ? 'このパスキーは、すでに登録されています。' : INPUT_WRONG,
  WebAuthnChallengeNotFoundException: 'パスキーの登録に時間がかかりすぎました。もう一度お試しください。',
  WebAuthnCredentialNotSupportedException:
    'このパスキーは登録できませんでした。指紋や顔、暗証番号で確かめられる端末でお試しください。',
  WebAuthnOriginNotAllowedException: 'この画面のアドレスでは、パスキーを使えません。',
  PasswordResetRequiredException:
    'パスワードの再設定が必要です。「パスワードをお忘れの方」からお手続きください。',
  CodeDeliveryFailureException:
    '確認コードを送信できませんでした。メールアドレスを確認して、もう一度お試しください。',
  EnableSoftwareTokenMFAException: '認証アプリのコードが正しくありません。新しいコードを入力してください。',
  PasswordHistoryPolicyViolationException:
    '以前に使ったパスワードは設定できません。別のものを入力してください。',
  ConcurrentModificationException: 'ほかの操作と重なりました。もう一度お試しください。',
  ResourceConflictException: 'ほかの操作と重なりました。もう一度お試しください。',
  SoftwareTokenMFANotFoundException: TOTP_NOT_SET_UP,
  MFAMethodNotFoundException: TOTP_NOT_SET_UP,
  SetUpTOTPException: TOTP_NOT_SET_UP,
  AutoSignInException: SIGN_IN_AFTER_SIGN_UP,
  UnexpectedSignInInterruptionException: 'ログインが途中で止まりました。もう一度お試しください。',
}

const ALREADY_CONFIRMED = 'このメールアドレスは、すでに確認が済んでいます。ログインしてお進みください。'
// Also for an unknown or otherwise confirmed address; must not reveal which.
const CODE_OVER =
  'この確認コードは、有効期限が切れているか、使えなくなっています。「コードを再送する」で、新しいコードを受け取ってください。'
const NOT_CHECKED = '確認コードを照合できませんでした。もう一度お試しください。'

// Our own failures get one sentence during a sign-up confirmation.
const OUR_SIDE = new Set([
  'CodeDeliveryFailureException',
  'ForbiddenException',
  'InternalErrorException',
  'InvalidLambdaResponseException',
  'InvalidParameterException',
  'ResourceNotFoundException',
  'SignInException',
  'UnexpectedLambdaException',
  'UserLambdaValidationException',
])

const nameOf = (error: AuthError) => (error.code === 'NetworkError' ? 'NetworkError' : error.name)

function lookUp(texts: Record<string, string | ((message: string) => string)>, error: AuthError) {
  const name = nameOf(error)
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined
  return typeof text === 'function' ? text(error.message) : text
}

/** By name and, where needed, message. Specification §8; unknown errors show their message in brackets. */
export function authErrorMessage(error: AuthError): string {
  return lookUp(TEXTS, error) ?? `処理できませんでした。${error.message ? `（${error.message}）` : ''}`
}

/** The confirming code was entered again: in a second tab, or after a lost answer. */
export const isAlreadyConfirmed = ({ name, message }: AuthError): boolean =>
  (name === 'NotAuthorizedException' || name === 'InvalidParameterException') && /confirmed/i.test(message)

/** Separate texts for limits and for wrong, expired and used codes. */
export function confirmSignUpErrorMessage(error: AuthError): string {
  const limit = lookUp(LIMIT_TEXTS, error)
  if (limit) return limit
  if (isAlreadyConfirmed(error)) return ALREADY_CONFIRMED
  const name = nameOf(error)
  if (name === 'CodeMismatchException') return lookUp(TEXTS, error) ?? NOT_CHECKED
  if (name === 'ExpiredCodeException') return CODE_OVER
  return OUR_SIDE.has(name)
    ? '登録を確認できませんでした。時間をおいて、もう一度お試しください。'
    : NOT_CHECKED
}

export const WRONG_AUTHENTICATOR_CODE =
  'コードが正しくありません。認証アプリにいま表示されているコードを入力してください。'
export const NO_AUTHENTICATOR =
  '認証アプリを使えないとき（端末の紛失や故障など）は、ほかの管理者にご連絡ください。設定の「担当」の「操作」から、登録を解除できます。'
