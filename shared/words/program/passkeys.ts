import { isRecord } from '../../facts/isRecord'
import { apiErrorTexts } from './apiErrors'
import { PASSKEY_FAILURE } from './authErrors'

const NOT_SHARED = 'ほかの人と一緒に使う端末には、登録しないでください。'

export const passkeyTexts = {
  title: 'パスキー',
  lead: '指紋や顔、端末の暗証番号でログインできます。パスワードと認証アプリのコードは要りません。',
  leadForMembers: '指紋や顔、端末の暗証番号でログインできます。パスワードは要りません。',
  prove: 'パスキーで確認',
  add: 'パスキーを登録する',
  follows: [
    'この端末の指紋や顔、暗証番号、または手元のセキュリティーキーで登録します。画面の案内に沿って進めてください。',
    NOT_SHARED,
    '確認のため、お知らせのメールが届きます。',
  ],
  notShared: NOT_SHARED,
  notAdded: 'パスキーを登録できませんでした',
  name: '名前',
  nameHint: 'どの端末のものか分かる名前です。空欄のときは、端末とブラウザーの名前になります。',
  added: 'パスキーを登録しました。次のログインから使えます。',
  none: '登録したパスキーはありません。',
  made: '登録した日時',
  remove: '削除する',
  keep: '削除しない',
  notRemoved: 'パスキーを削除できませんでした',
  removeTitle: (name: string) => `パスキー「${name}」を削除する`,
  removeFollows: [
    'このパスキーではログインできなくなります。パスワードでのログインは、これまでどおりです。',
    '端末に残っているパスキーは、端末の設定から消してください。',
    '確認のため、お知らせのメールが届きます。',
  ],
  removed: 'パスキーを削除しました。',
  unsupported:
    'このブラウザーでは、パスキーを使えません。新しいブラウザーで開くか、パスワードでログインしてください。',
} as const

const STOPPED = 'パスキーの確認が途中で終わりました。もう一度お試しいただくか、パスワードをお使いください。'
const NOT_HERE = 'この画面のアドレスでは、パスキーを使えません。パスワードをお使いください。'
const HELD = 'この端末のパスキーは、すでに登録されています。'
const NO_LOCK =
  'この端末では、指紋や顔、暗証番号での確認ができないため、パスキーを使えません。端末の画面ロックを設定するか、ほかの端末でお試しください。'

const byCode: Readonly<Record<string, string>> = {
  ERROR_INVALID_DOMAIN: NOT_HERE,
  ERROR_INVALID_RP_ID: NOT_HERE,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: HELD,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: NO_LOCK,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: NO_LOCK,
}
/** Names of the browser's errors, as Amplify passes them on. */
const byName: Readonly<Record<string, string>> = {
  NotAllowedError: STOPPED,
  AbortError: STOPPED,
  SecurityError: NOT_HERE,
  InvalidStateError: HELD,
  ConstraintError: NO_LOCK,
  NotSupportedError: NO_LOCK,
  PasskeyNotSupported: passkeyTexts.unsupported,
  PasskeyAlreadyExists: HELD,
  PasskeyRegistrationCanceled: STOPPED,
  PasskeyAuthenticationCanceled: STOPPED,
  PasskeyOperationAborted: STOPPED,
  PasskeyRegistrationFailed: NO_LOCK,
  PasskeyRetrievalFailed: STOPPED,
  InvalidPasskeyRegistrationOptions: apiErrorTexts.INTERNAL,
  InvalidPasskeyAuthenticationOptions: apiErrorTexts.INTERNAL,
  RelyingPartyMismatch: NOT_HERE,
}

/** Why a device made or used no passkey; null for other errors. */
export function passkeyFailureMessage(failure: unknown): string | null {
  if (!isRecord(failure)) return null
  const { code, name, underlyingError } = failure
  const text = typeof code === 'string' && Object.hasOwn(byCode, code) ? byCode[code] : undefined
  const named = text ?? (typeof name === 'string' && Object.hasOwn(byName, name) ? byName[name] : undefined)
  // Amplify gives unknown errors another name.
  return named ?? (underlyingError ? passkeyFailureMessage(underlyingError) : null)
}

/** A device's failure as an error with a message for people; other errors unchanged. */
export function passkeyFailure(failure: unknown): unknown {
  const message = passkeyFailureMessage(failure)
  return message ? Object.assign(new Error(message, { cause: failure }), { name: PASSKEY_FAILURE }) : failure
}
