import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { timeText, toConsole } from './mailLine'

/** `expiresAt` is an RFC 3339 instant. */
type TemporaryPasswordParams = { password: string; expiresAt: string }

/** M04, to a new administrator. */
export const temporaryPasswordMail = (params: TemporaryPasswordParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用開始について', [
    '管理画面のアカウントを用意しました。次の仮パスワードでログインし、新しいパスワードを設定してください。',
    toConsole(context),
    { label: '仮パスワード', value: params.password },
    { label: '期限', value: timeText(params.expiresAt) },
    `お心当たりがない場合は、${contactLine(context.texts)}までお知らせください。`,
  ])

type TotpResetParams = Record<string, never>

/** To the administrator concerned, who may not have asked for it. */
export const totpResetMail = (_params: TotpResetParams, context: MailContext) =>
  composeMail(context, '認証アプリの登録を解除しました', [
    '管理画面にログインするための認証アプリの登録を、ほかの管理者が解除しました。',
    'いままでの認証アプリのコードは使えません。ログイン中の画面では、もう一度ログインが必要です。認証アプリが必要な方は、次のログインで登録していただきます。',
    toConsole(context),
    `お心当たりがない場合は、パスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])

type AdministratorDeletedParams = Record<string, never>

/** M26. */
export const administratorDeletedMail = (_params: AdministratorDeletedParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用終了について', [
    `管理画面のアカウントを削除しました。今後はログインできません。お心当たりがない場合は、${contactLine(context.texts)}までご連絡ください。`,
  ])
