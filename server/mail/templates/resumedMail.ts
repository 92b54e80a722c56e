import { composeMail, type MailContext } from './composeMail'
import { toMyPage } from './mailLinks'

export type ResumedParams = Record<string, never>

/** After a suspension of either kind. */
export const resumedMail = (_params: ResumedParams, context: MailContext) =>
  composeMail(context, 'ご利用の再開について', [
    'ご利用の停止を解除しました。今日から、またご利用いただけます。お待ちいただき、ありがとうございました。',
    toMyPage(context),
  ])
