import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText, timeText } from './mailDates'
import { toReservation } from './mailLinks'

/** The start that was given up as an RFC 3339 instant, and the new last day to book. */
export type GuidanceCancelledParams = { startAt: string; deadline: JapaneseDate }

/** M08. */
export const guidanceCancelledMail = ({ startAt, deadline }: GuidanceCancelledParams, context: MailContext) =>
  composeMail(context, 'ガイダンスのご予約をキャンセルしました', [
    `${timeText(startAt)}のご予約をキャンセルしました。`,
    `${dateText(deadline)}までは、別の日時をお選びいただけます。`,
    toReservation(context),
    'カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。',
  ])
