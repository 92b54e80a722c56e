import { composeMail, type MailContext } from './composeMail'
import { hourText, timeText } from './mailDates'
import { placeLines, toMyPage } from './mailLinks'

/** RFC 3339 instants: the start that was given up, and the new hour. */
export type GuidanceChangedParams = { oldStartAt: string; startAt: string; endAt: string }

/** M07, with the new calendar file attached. */
export const guidanceChangedMail = (params: GuidanceChangedParams, context: MailContext) =>
  composeMail(context, 'ガイダンスの日時を変更しました', [
    '次の日時に変更しました。',
    { label: '変更前', value: timeText(params.oldStartAt) },
    { label: '変更後', value: hourText(params.startAt, params.endAt) },
    ...placeLines(context.texts.guidance),
    { label: '持ち物', value: context.texts.guidance.belongings },
    '添付のファイルをカレンダーで開くと、以前の予定が新しい日時に置きかわります。',
    'このあとの変更とキャンセルも、開始の24時間前までマイページで承ります。',
    toMyPage(context),
  ])
