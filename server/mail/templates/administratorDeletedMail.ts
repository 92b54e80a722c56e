import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

export type AdministratorDeletedParams = Record<string, never>

/** M26. */
export const administratorDeletedMail = (_params: AdministratorDeletedParams, context: MailContext) =>
  composeMail(context, '管理画面のご利用終了について', [
    `管理画面のアカウントを削除しました。今後はログインできません。お心当たりがない場合は、${contactLine(context.texts)}までご連絡ください。`,
  ])
