import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toReservation } from './mailLinks'

/** `deadline` is the last day on which a time can be booked. */
export type GuidanceInvitationParams = { deadline: JapaneseDate }

/** M05. */
export const guidanceInvitationMail = ({ deadline }: GuidanceInvitationParams, context: MailContext) =>
  composeMail(context, `ガイダンスのご案内：${dateText(deadline)}まで`, [
    'お待たせしました。ガイダンスの日時をお選びいただけるようになりました。',
    { label: '予約の期限', value: dateText(deadline) },
    toReservation(context),
    '期限を過ぎた場合は、次のご案内をお待ちいただくことになります。',
  ])
