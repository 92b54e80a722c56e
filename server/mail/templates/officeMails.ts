import { paragraphs, placeholder } from '../../../shared/letters'
import { TRIAL } from '../../../shared/messages/letters'
import { optionalNotice } from './checkMails'
import { composeMail, type MailContext, type MailLine, toMyPage } from './composeMail'
import type { Said } from './writtenMail'

/** `text` names nothing of the person any more; only the button to their page is put in here. */
export type OfficeLetterParams = { subject: string; text: string; isTrial: boolean }

const linesOf = ({ text, isTrial }: OfficeLetterParams, context: MailContext): MailLine[] => [
  ...(isTrial ? [TRIAL] : []),
  ...paragraphs(text).map((line) => (line === placeholder('マイページ') ? toMyPage(context) : line)),
]

/** What the office writes to somebody about the service. */
export const officeLetterMail = (params: OfficeLetterParams, context: MailContext) =>
  composeMail(context, params.subject, linesOf(params, context))

/** What the office tells those who want to be told. */
export const officeNewsMail = (params: OfficeLetterParams, context: MailContext) =>
  composeMail(context, params.subject, [...linesOf(params, context), ...optionalNotice(context)])

/** A text of the program that the office tries on itself. */
export const textTrialMail = ({ subject, lines }: Said, context: MailContext) =>
  composeMail(context, subject, [TRIAL, ...lines])
