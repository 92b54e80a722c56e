import { composeMail, type MailContext } from './composeMail'
import { myPageUrl } from './mailLinks'
import { optionalNotice } from './optionalNotice'

export type RetryPossibleParams = Record<string, never>

/** M14, to those who did not turn it off. */
export const retryPossibleMail = (_params: RetryPossibleParams, context: MailContext) =>
  composeMail(context, '今日からお申し込みいただけます', [
    'お待ちいただき、ありがとうございました。今日から、オンラインチェックをもう一度お受けいただけます。ご都合のよいときにお申し込みください。',
    { label: 'マイページ', url: myPageUrl(context) },
    ...optionalNotice(context),
  ])
