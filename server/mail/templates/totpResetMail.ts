import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { toConsole } from './mailLinks'

export type TotpResetParams = Record<string, never>

/** To an administrator: whoever did not ask for it has to hear of it. */
export const totpResetMail = (_params: TotpResetParams, context: MailContext) =>
  composeMail(context, '認証アプリの登録を解除しました', [
    '管理画面にログインするための認証アプリの登録を、ほかの管理者が解除しました。',
    'いままでの認証アプリのコードは使えません。ログイン中の画面では、もう一度ログインが必要です。認証アプリが必要な方は、次のログインで登録していただきます。',
    toConsole(context),
    `お心当たりがない場合は、パスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])
