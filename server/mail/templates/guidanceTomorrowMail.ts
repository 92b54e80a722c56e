import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { hourText } from './mailDates'
import { placeLines } from './mailLinks'

/** RFC 3339 instants of the booked hour. */
export type GuidanceTomorrowParams = { startAt: string; endAt: string }

/** M10, the day before. */
export const guidanceTomorrowMail = ({ startAt, endAt }: GuidanceTomorrowParams, context: MailContext) =>
  composeMail(context, '明日のガイダンスについて', [
    '明日のご来場をお待ちしています。',
    { label: '日時', value: hourText(startAt, endAt) },
    ...placeLines(context.texts.guidance),
    { label: '持ち物', value: context.texts.guidance.belongings },
    '熱や下痢など体調のすぐれないときは、ご無理をなさらずご連絡ください。',
    { label: '連絡先', value: contactLine(context.texts) },
  ])
