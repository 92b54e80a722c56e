import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** The last day on which an answer still counts. */
export type RenewalReminderParams = { date: JapaneseDate }

/** M17. */
export const renewalReminderMail = ({ date }: RenewalReminderParams, context: MailContext) =>
  composeMail(context, 'オンラインチェックのご案内', [
    `更新のためのオンラインチェックに、まだお答えいただいていません。更新をご希望の場合は、${dateText(date)}までにお願いします。`,
    toMyPage(context),
    '更新を希望されない場合、お手続きは必要ありません。',
  ])
