import { REVIEW_DAYS } from '../../../../shared/rules/records/cases/facts'
import { paragraphs, placeholder } from '../../../../shared/rules/office/letters'
import { TRIAL } from '../../../../shared/words/office/letters'
import { optionalNotice } from './checkMails'
import { composeMail, type MailContext, timeText, toCase, toMyPage } from './composeMail'
import type { MailLine } from './mailHtml'
import type { Said } from './writtenMail'

/** `text` no longer contains data of the person; only the button to their page is added here. */
export type OfficeLetterParams = { subject: string; text: string; isTrial: boolean }

const linesOf = ({ text, isTrial }: OfficeLetterParams, context: MailContext): MailLine[] => [
  ...(isTrial ? [TRIAL] : []),
  ...paragraphs(text).map((line) => (line === placeholder('マイページ') ? toMyPage(context) : line)),
]

export const officeLetterMail = (params: OfficeLetterParams, context: MailContext) =>
  composeMail(context, params.subject, linesOf(params, context))

/** The office's news for people who subscribe. */
export const officeNewsMail = (params: OfficeLetterParams, context: MailContext) =>
  composeMail(context, params.subject, [...linesOf(params, context), ...optionalNotice(context)])

export const textTrialMail = ({ subject, lines }: Said, context: MailContext) =>
  composeMail(context, subject, [TRIAL, ...lines])

type EmergencyReadParams = {
  caseId: string
  name: string
  /** RFC 3339 instant. */
  at: string
}

/** To the other administrators. Says neither whose record nor why. */
export const emergencyReadMail = ({ caseId, name, at }: EmergencyReadParams, context: MailContext) =>
  composeMail(context, '緊急の閲覧がありました', [
    `${name}さんが、緊急として、会員の記録を開きました。急いでいた事情とあわせて、案件のページで確かめてください。監査の担当者が、${REVIEW_DAYS}日以内に確認します。`,
    { label: '開いた日時', value: timeText(at) },
    toCase(caseId)(context),
  ])
