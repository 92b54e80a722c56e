import { composeMail, type MailContext } from './composeMail'
import { hourText } from './mailDates'
import { placeLines, toMyPage } from './mailLinks'

/** RFC 3339 instants of the booked hour. */
export type GuidanceBookedParams = { startAt: string; endAt: string }

/** M06, with the calendar file attached. */
export const guidanceBookedMail = ({ startAt, endAt }: GuidanceBookedParams, context: MailContext) =>
  composeMail(context, 'ガイダンスのご予約が完了しました', [
    'ご予約ありがとうございます。',
    { label: '日時', value: hourText(startAt, endAt) },
    ...placeLines(context.texts.guidance),
    { label: '持ち物', value: context.texts.guidance.belongings },
    '変更とキャンセルは、開始の24時間前までマイページで承ります。',
    toMyPage(context),
    'カレンダーに追加できるファイルを添付しています。',
  ])
