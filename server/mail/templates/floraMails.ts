import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText, toFloraApplication, toMyPage } from './mailLine'
import { optionalNotice } from './checkMails'

/** The last day to apply. */
type FloraInvitationParams = { deadline: JapaneseDate }

/** M24, unless turned off. */
export const floraInvitationMail = ({ deadline }: FloraInvitationParams, context: MailContext) =>
  composeMail(context, `お申し込みのご案内：${dateText(deadline)}まで`, [
    `腸内フローラ検査にお申し込みいただけます。ご希望の方は、${dateText(deadline)}までにお手続きください。お申し込みは任意で、認定の判定には影響しません。`,
    toFloraApplication(context),
    ...optionalNotice(context),
  ])

type ReportSharedParams = Record<string, never>

/** M23. */
export const reportSharedMail = (_params: ReportSharedParams, context: MailContext) =>
  composeMail(context, '新しいレポートのお知らせ', [
    'お待たせしました。新しいレポートをご覧いただけます。ログインしてご確認ください。',
    toMyPage(context),
  ])
