import { composeMail, type MailContext } from './composeMail'
import { toCheck } from './mailLinks'

export type CheckReopenedParams = { renewal: boolean }

/** The office has let somebody answer the check again. */
export const checkReopenedMail = ({ renewal }: CheckReopenedParams, context: MailContext) =>
  composeMail(context, 'もう一度お答えいただけます', [
    'ご連絡をいただいた件を確かめ、オンラインチェックにもう一度お答えいただけるようにしました。',
    'お答えいただくと、あらためて判定します。',
    toCheck(context, renewal),
  ])
