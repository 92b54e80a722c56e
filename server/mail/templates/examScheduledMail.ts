import type { JapaneseDate } from '../../../shared/dates'
import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** The day of the registration or renewal test. */
export type ExamScheduledParams = { date: JapaneseDate }

/** M12. */
export const examScheduledMail = ({ date }: ExamScheduledParams, context: MailContext) =>
  composeMail(context, `日程のお知らせ：${dateText(date)}`, [
    '検査の日程が決まりました。',
    { label: '日にち', value: dateText(date) },
    { label: '会場', value: context.texts.hospital.name },
    toMyPage(context),
    '変更をご希望の場合は、電話またはチャットでご連絡ください。',
    { label: '連絡先', value: contactLine(context.texts) },
  ])
