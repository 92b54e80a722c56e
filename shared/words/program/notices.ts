// Toasts
export const SAVED = '保存しました。'
export const CODE_RESENT = '確認コードを再送しました。'
export const SIGNED_OUT = 'ログアウトしました。'
export const SIGNED_OUT_ELSEWHERE = 'ほかのタブでログアウトしました。'

// Reasons for a redirect
export const LOCK_NOW = 'いますぐロックする'
/** Of the console: ended by an administrator, by changed duties, on another device, or by time. */
export const SESSION_ENDED =
  'ログインが終了しました（ほかの端末での操作、役割の変更、または時間切れによるものです）。もう一度ログインしてください。'
export const SIGN_IN_AGAIN = '安全のため、もう一度ログインしてください。'
export const NOT_NOW = 'このページは、いまの段階ではご利用いただけません。次にすることをご確認ください。'
export const SIGN_IN_AFTER_SIGN_UP = '登録は完了しました。ログインしてお進みください。'
export const TRACK_RECORD_AFTER_CERTIFICATION = '献便の記録は、認定後にご覧いただけます。'

// Empty lists
export const NO_MATCHES = '条件に合うデータはありません。'
export const WIDEN_CONDITIONS = '言葉を変えるか、条件を減らしてお試しください。'

// Hints of fields and pictures
export const PASSWORD_HINT = '8文字以上。文字の種類は問いません'
export const TOTP_HINT = '認証アプリの6桁のコード'

// Confirmations of the console
export const CONFIRM_STOP = '一時停止すると、会員は閲覧と退会だけができます。'
export const CONFIRM_DELETE = '削除すると元に戻せません。献便の記録は氏名と切り離して残ります。'
export const CONFIRM_JUDGEMENT = '登録すると、会員へ結果のメールを送ります。'

export const PASSKEY_SIGN_IN = 'パスキーでログイン'
export const PASSKEY_HINT =
  'パスキーを登録した方は、「パスキーでログイン」を押すと、パスワードなしでログインできます。'
