import { contactLine } from '../../../shared/config'
import { type JapaneseDate, japaneseDateOf } from '../../../shared/dates'
import {
  composeMail,
  type MailContext,
  dateText,
  hourText,
  timeText,
  toReservation,
  placeLines,
  toMyPage,
} from './composeMail'

/** `deadline`: the last day to book. */
type GuidanceInvitationParams = { deadline: JapaneseDate }

/** M05. */
export const guidanceInvitationMail = ({ deadline }: GuidanceInvitationParams, context: MailContext) =>
  composeMail(context, `ガイダンスのご案内：${dateText(deadline)}まで`, [
    'お待たせしました。ガイダンスの日時をお選びいただけるようになりました。',
    { label: '予約の期限', value: dateText(deadline) },
    toReservation(context),
    '期限を過ぎた場合は、次のご案内をお待ちいただくことになります。',
  ])

/** RFC 3339 instants. */
type GuidanceBookedParams = { startAt: string; endAt: string }

/** M06, with the calendar file. */
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

/** RFC 3339 instants: the old start and the new hour. */
type GuidanceChangedParams = { oldStartAt: string; startAt: string; endAt: string }

/** M07, with the new calendar file. */
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

/** `startAt`: the cancelled start (RFC 3339); `deadline`: the new last day to book; `closed`: by the office. */
type GuidanceCancelledParams = { startAt: string; deadline: JapaneseDate; closed?: boolean }

/** M08. */
export const guidanceCancelledMail = (
  { startAt, deadline, closed }: GuidanceCancelledParams,
  context: MailContext,
) =>
  composeMail(context, closed ? CLOSED_SUBJECT : 'ガイダンスのご予約をキャンセルしました', [
    ...(closed
      ? [
          `事務局の都合により、${timeText(startAt)}のガイダンスを行えなくなりました。ご予約をいただいていたのに、申し訳ありません。`,
          `お手数ですが、${dateText(deadline)}までに、別の日時をお選びください。`,
        ]
      : [
          `${timeText(startAt)}のご予約をキャンセルしました。`,
          `${dateText(deadline)}までは、別の日時をお選びいただけます。`,
        ]),
    toReservation(context),
    'カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。',
  ])

const CLOSED_SUBJECT = 'ガイダンスの日時のお選び直しをお願いします'

/** RFC 3339 instants. */
type GuidanceInWeekParams = { startAt: string; endAt: string }

/** M09, seven days before. */
export const guidanceInWeekMail = ({ startAt, endAt }: GuidanceInWeekParams, context: MailContext) =>
  composeMail(context, `ガイダンスの日が近づきました：${dateText(japaneseDateOf(new Date(startAt)))}`, [
    '1週間後のガイダンスについてお知らせします。',
    { label: '日時', value: hourText(startAt, endAt) },
    ...placeLines(context.texts.guidance),
    'ご都合が変わった場合は、マイページから日時を変更してください。',
    toMyPage(context),
  ])

/** RFC 3339 instants. */
type GuidanceTomorrowParams = { startAt: string; endAt: string }

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

/** The new last day to book; null after the second absence, which returns to the waiting list. */
type GuidanceMissedParams = { deadline: JapaneseDate | null }

export const guidanceMissedMail = ({ deadline }: GuidanceMissedParams, context: MailContext) =>
  composeMail(context, 'ガイダンスについて', [
    'ガイダンスへのご参加を確認できませんでした。',
    ...(deadline
      ? [`ご都合のよい日時を、${dateText(deadline)}までにもう一度お選びください。`, toReservation(context)]
      : [
          'お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。',
        ]),
    `すでにご参加いただいている場合は、お手数ですが、${contactLine(context.texts)}までお知らせください。`,
  ])

/** The last day to book that has passed. */
type InvitationExpiredParams = { deadline: JapaneseDate }

/** M11. */
export const invitationExpiredMail = ({ deadline }: InvitationExpiredParams, context: MailContext) =>
  composeMail(context, 'ガイダンスの予約期限が過ぎました', [
    `${dateText(deadline)}までにご予約を確認できなかったため、お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。`,
  ])
