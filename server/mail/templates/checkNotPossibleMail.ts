import { contactLine } from '../../../shared/config'
import { notPossibleResult, refusalStands } from '../../../shared/messages/onlineCheckResults'
import { composeMail, type MailContext } from './composeMail'
import { toRefusal } from './mailLinks'

export type CheckNotPossibleParams = {
  /** Something may still change the result under the same criteria. */
  mayChange: boolean
}

/** After a check that refuses under the criteria in force, in the words of its page; the reasons stand there alone. */
export const checkNotPossibleMail = ({ mayChange }: CheckNotPossibleParams, context: MailContext) => {
  const { title, text, disclaimer } = notPossibleResult(context.texts)
  return composeMail(context, 'お手続きの結果について', [
    `${text}${title}。${disclaimer}`,
    refusalStands(mayChange),
    toRefusal(context, false),
    `ご質問がある方、事情が変わった方は、事務局（${contactLine(context.texts)}）へご相談ください。`,
  ])
}
