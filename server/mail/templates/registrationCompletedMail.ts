import { composeMail, type MailContext } from './composeMail'
import { toOnlineCheck } from './mailLinks'

export type RegistrationCompletedParams = Record<string, never>

/** With it the membership begins: the application is approved, and what comes next. */
export const registrationCompletedMail = (_params: RegistrationCompletedParams, context: MailContext) =>
  composeMail(context, '会員登録が完了しました', [
    '会員登録のお申し込みを承認し、登録が完了しました。ご登録ありがとうございます。',
    '次は、オンラインチェックです。体調や生活についての約50の質問にお答えいただきます。途中でやめても、続きからお答えになれます。',
    toOnlineCheck(context),
  ])
