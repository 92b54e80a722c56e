import { contactLine } from '../../../shared/config'
import type { JapaneseDate } from '../../../shared/dates'
import { examGuide } from '../../../shared/messages/exam'
import type { InspectionType } from '../../generated/resolvers'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** The day of the registration or renewal test, and its hour (09:30) once it is known. */
export type ExamScheduledParams = { date: JapaneseDate; time: string | null; type: InspectionType }

/** M12, with the calendar file attached. What to bring names no kit: whoever reads over a shoulder learns nothing of it. */
export function examScheduledMail({ date, time, type }: ExamScheduledParams, context: MailContext) {
  const { hospital } = context.texts
  const guide = examGuide(context.texts, type, time)
  return composeMail(context, `日程のお知らせ：${dateText(date)}`, [
    '検査の日程が決まりました。',
    { label: '日にち', value: dateText(date) },
    { label: '時間', value: guide.time },
    { label: '会場', value: guide.place },
    { label: '地図を見る', url: hospital.mapUrl, quiet: true },
    { label: '会場の電話', value: `${hospital.tel}　${hospital.hours}` },
    { label: '当日のお食事', value: hospital.fasting },
    '持ち物などの当日のご案内は、マイページでご覧いただけます。',
    toMyPage(context),
    '変更をご希望の場合は、電話またはチャットでご連絡ください。',
    { label: '連絡先', value: contactLine(context.texts) },
    'カレンダーに追加できるファイルを添付しています。',
  ])
}
