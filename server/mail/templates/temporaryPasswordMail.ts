import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { timeText } from './mailDates'
import { toConsole } from './mailLinks'

/** `expiresAt` is an RFC 3339 instant. */
export type TemporaryPasswordParams = { password: string; expiresAt: string }

/** M04, to a new administrator. */
export const temporaryPasswordMail = (params: TemporaryPasswordParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用開始について', [
    '管理画面のアカウントを用意しました。次の仮パスワードでログインし、新しいパスワードを設定してください。',
    toConsole(context),
    { label: '仮パスワード', value: params.password },
    { label: '期限', value: timeText(params.expiresAt) },
    `お心当たりがない場合は、${contactLine(context.texts)}までお知らせください。`,
  ])
