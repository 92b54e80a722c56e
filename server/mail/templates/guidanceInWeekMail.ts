import { japaneseDateOf } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText, hourText } from './mailDates'
import { placeLines, toMyPage } from './mailLinks'

/** RFC 3339 instants of the booked hour. */
export type GuidanceInWeekParams = { startAt: string; endAt: string }

/** M09, seven days before. */
export const guidanceInWeekMail = ({ startAt, endAt }: GuidanceInWeekParams, context: MailContext) =>
  composeMail(context, `ガイダンスの日が近づきました：${dateText(japaneseDateOf(new Date(startAt)))}`, [
    '1週間後のガイダンスについてお知らせします。',
    { label: '日時', value: hourText(startAt, endAt) },
    ...placeLines(context.texts.guidance),
    'ご都合が変わった場合は、マイページから日時を変更してください。',
    toMyPage(context),
  ])
