import { mailFaultLabels } from '../../../../shared/words/labels/consoleLabels'

/** The mail transport's error names in words for staff, without addresses. */
const reasons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(mailFaultLabels).map(([fault, label]) => [fault, `${label}。`])),
  CANCELLED: '会員の退会か、送る前の取り消しのため、送信を取りやめました。',
  EENVELOPE: '宛先のメールアドレスへ届けられませんでした。',
  EAUTH: 'メールサーバーに接続する設定を確認してください。',
  ECONNECTION: 'メールサーバーに接続できませんでした。',
  ECONNREFUSED: 'メールサーバーに接続できませんでした。',
  ECONNRESET: 'メールサーバーとの接続が切れました。',
  ESOCKET: 'メールサーバーに接続できませんでした。',
  EDNS: 'メールサーバーが見つかりませんでした。',
  ENOTFOUND: 'メールサーバーが見つかりませんでした。',
  ETIMEDOUT: 'メールサーバーから時間内に応答がありませんでした。',
  ENOSPC: 'メールを保存する場所に空きがありませんでした。',
}

/** `NoMailbox` → 宛先のメールアドレスが存在しません。 */
export const mailErrorText = (name: string): string =>
  new Map(Object.entries(reasons)).get(name) ?? 'メールを送信できませんでした。'

// resendMail
export const MAIL_NOT_RESENDABLE = 'このメールは再送できません。'
