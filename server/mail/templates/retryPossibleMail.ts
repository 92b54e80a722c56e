import { composeMail, type MailContext } from './composeMail'
import { optionalNotice } from './optionalNotice'
import { toMyPage } from './mailLinks'

export type RetryPossibleParams = Record<string, never>

/** M14, to those who did not turn it off. */
export const retryPossibleMail = (_params: RetryPossibleParams, context: MailContext) =>
  composeMail(context, '今日からお申し込みいただけます', [
    'お待ちいただき、ありがとうございました。今日から、オンラインチェックをもう一度お受けいただけます。ご都合のよいときにお申し込みください。',
    toMyPage(context),
    ...optionalNotice(context),
  ])
