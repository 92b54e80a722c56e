import { composeMail, type MailContext } from './composeMail'
import { hourText, timeText } from './mailDates'

/** RFC 3339 instants: the start that was given up, and the new hour. */
export type GuidanceChangedParams = { oldStartAt: string; startAt: string; endAt: string }

/** M07, with the new calendar file attached. */
export const guidanceChangedMail = (params: GuidanceChangedParams, context: MailContext) =>
  composeMail(context, 'ガイダンスの日時を変更しました', [
    '次の日時に変更しました。',
    { label: '変更前', value: timeText(params.oldStartAt) },
    { label: '変更後', value: hourText(params.startAt, params.endAt) },
    { label: '会場', value: context.texts.guidance.place },
    'お手数ですが、以前のカレンダーの予定は削除してください。',
  ])
