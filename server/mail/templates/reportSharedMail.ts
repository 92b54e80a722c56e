import { composeMail, type MailContext } from './composeMail'
import { toMyPage } from './mailLinks'

export type ReportSharedParams = Record<string, never>

/** M23. */
export const reportSharedMail = (_params: ReportSharedParams, context: MailContext) =>
  composeMail(context, '新しいレポートのお知らせ', [
    'お待たせしました。新しいレポートをご覧いただけます。ログインしてご確認ください。',
    toMyPage(context),
  ])
