import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { optionalNotice } from './optionalNotice'
import { toFloraApplication } from './mailLinks'

/** The last day on which one can apply. */
export type FloraInvitationParams = { deadline: JapaneseDate }

/** M24, to those who did not turn optional mails off. */
export const floraInvitationMail = ({ deadline }: FloraInvitationParams, context: MailContext) =>
  composeMail(context, `お申し込みのご案内：${dateText(deadline)}まで`, [
    `腸内フローラ検査にお申し込みいただけます。ご希望の方は、${dateText(deadline)}までにお手続きください。お申し込みは任意で、認定の判定には影響しません。`,
    toFloraApplication(context),
    ...optionalNotice(context),
  ])
