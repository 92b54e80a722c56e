import { CHANGE_NOTICE_HOURS, GUIDANCE_REMINDER_WEEKS } from '../../../../shared/facts/terms'
import { contactLine } from '../../../../shared/facts/config'
import { type JapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { LOSES_PLACE } from '../../../../shared/words/check/stepWords'
import { dateText, hourText, placeLines, timeText, toReservation, toVisitReply } from './composeMail'
import { button, contact, myPage, needed, neededLines, offered, writtenMail } from './writtenMail'

const HOUR = { startAt: '2026-12-08T05:00:00.000Z', endAt: '2026-12-08T06:00:00.000Z' }
const DEADLINE = '2026-12-15'
const reservation = <Params>() => button<Params>('日時を予約するボタン', (context) => toReservation(context))
const place = <Params>() =>
  neededLines<Params>('会場と地図。1行に、これだけを書きます', (_params, { texts }) =>
    placeLines(texts.guidance),
  )
const belongings = <Params>() => offered<Params>('持ち物', (_params, { texts }) => texts.guidance.belongings)
const deadlineOf = <Params extends { deadline: JapaneseDate }>() =>
  needed<Params>('予約できる最後の日', ({ deadline }) => dateText(deadline))
const hourOf = <Params extends { startAt: string; endAt: string }>() =>
  needed<Params>('ガイダンスの日時', ({ startAt, endAt }) => hourText(startAt, endAt))

type GuidanceInvitationParams = { deadline: JapaneseDate }
/** M05. */
export const guidanceInvitationMail = writtenMail<GuidanceInvitationParams>({
  text: {
    name: 'ガイダンス案内',
    when: 'ガイダンスの順番が来たとき',
    subject: 'ガイダンスのご案内：{{予約の期限}}まで',
    text: `お待たせしました。ガイダンスの日時をお選びいただけるようになりました。
予約の期限：{{予約の期限}}
{{日時の予約}}
期限を${LOSES_PLACE}ご都合が合わないときは、期限までにマイページで見送れます（順番をそのままにできるのは、1回だけです）。`,
    values: { 予約の期限: deadlineOf(), 日時の予約: reservation() },
    sample: { deadline: DEADLINE },
  },
})

/** RFC 3339 instants. */
type GuidanceBookedParams = { startAt: string; endAt: string }
/** M06, with the calendar file. */
export const guidanceBookedMail = writtenMail<GuidanceBookedParams>({
  text: {
    name: '予約完了',
    when: 'ガイダンスを予約したとき。カレンダー用のファイルがつきます',
    subject: 'ガイダンスのご予約が完了しました',
    text: `ご予約ありがとうございます。
日時：{{日時}}
{{会場}}
持ち物：{{持ち物}}
変更とキャンセルは、開始の${CHANGE_NOTICE_HOURS}時間前までマイページで承ります。
{{マイページ}}
カレンダーに追加できるファイルを添付しています。`,
    values: { 日時: hourOf(), 会場: place(), 持ち物: belongings(), マイページ: myPage(), 連絡先: contact() },
    sample: HOUR,
  },
})

/** RFC 3339 instants: the old start and the new hour. */
type GuidanceChangedParams = { oldStartAt: string; startAt: string; endAt: string }

/** M07, with the new calendar file. */
export const guidanceChangedMail = writtenMail<GuidanceChangedParams>({
  text: {
    name: '予約変更',
    when: 'ガイダンスの日時を変えたとき。カレンダー用のファイルがつきます',
    subject: 'ガイダンスの日時を変更しました',
    text: `次の日時に変更しました。
変更前：{{変更前}}
変更後：{{変更後}}
{{会場}}
持ち物：{{持ち物}}
添付のファイルをカレンダーで開くと、以前の予定が新しい日時に置きかわります。
このあとの変更とキャンセルも、開始の${CHANGE_NOTICE_HOURS}時間前までマイページで承ります。
{{マイページ}}`,
    values: {
      変更前: offered('変わる前の日時', ({ oldStartAt }) => timeText(oldStartAt)),
      変更後: hourOf(),
      会場: place(),
      持ち物: belongings(),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: { oldStartAt: '2026-12-07T02:00:00.000Z', ...HOUR },
  },
})

/** `deadline`: the new last day to book; `closed`: by the office; `stopped`: of a suspended person. */
type GuidanceCancelledParams = {
  startAt: string
  deadline: JapaneseDate
  closed?: boolean
  stopped?: boolean
}

const cancelledValues = {
  日時: needed<GuidanceCancelledParams>('キャンセルになった日時', ({ startAt }) => timeText(startAt)),
  予約の期限: deadlineOf<GuidanceCancelledParams>(),
  日時の予約: reservation<GuidanceCancelledParams>(),
  連絡先: contact<GuidanceCancelledParams>(),
}
const cancelledSample = { startAt: HOUR.startAt, deadline: DEADLINE }

/** M08. */
export const guidanceCancelledMail = writtenMail<GuidanceCancelledParams>(
  {
    text: {
      name: '予約キャンセル',
      when: 'ガイダンスの予約をキャンセルしたとき',
      subject: 'ガイダンスのご予約をキャンセルしました',
      text: `{{日時}}のご予約をキャンセルしました。
{{予約の期限}}までは、別の日時をお選びいただけます。
{{日時の予約}}
カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`,
      values: cancelledValues,
      sample: cancelledSample,
    },
    closed: {
      name: '予約キャンセル（事務局の都合）',
      when: '休みの日にするなど、事務局の都合でガイダンスを行えなくなったとき',
      subject: 'ガイダンスの日時のお選び直しをお願いします',
      text: `事務局の都合により、{{日時}}のガイダンスを行えなくなりました。ご予約をいただいていたのに、申し訳ありません。
お手数ですが、{{予約の期限}}までに、別の日時をお選びください。
{{日時の予約}}
カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`,
      values: cancelledValues,
      sample: { ...cancelledSample, closed: true },
    },
    stopped: {
      name: '予約キャンセル（利用停止中）',
      when: '利用を停止している方のガイダンスの予約を、事務局がキャンセルしたとき',
      subject: 'ガイダンスのご予約をキャンセルしました',
      text: `ご利用を停止しているため、{{日時}}のご予約をキャンセルしました。お越しいただく必要はありません。日時のお選び直しは、再開のあとにお願いします。ご不明な点は、事務局（{{連絡先}}）へお問い合わせください。
カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`,
      values: { 日時: cancelledValues.日時, 連絡先: contact() },
      sample: { ...cancelledSample, stopped: true },
    },
  },
  { textOf: ({ closed, stopped }) => (closed ? 'closed' : stopped ? 'stopped' : 'text') },
)

/** RFC 3339 instants. */
type GuidanceInWeekParams = { startAt: string; endAt: string }

/** M09. */
export const guidanceInWeekMail = writtenMail<GuidanceInWeekParams>({
  text: {
    name: `${GUIDANCE_REMINDER_WEEKS * 7}日前のお知らせ`,
    when: `ガイダンスの${GUIDANCE_REMINDER_WEEKS * 7}日前`,
    subject: 'ガイダンスの日が近づきました：{{日にち}}',
    text: `${GUIDANCE_REMINDER_WEEKS}週間後のガイダンスについてお知らせします。
日時：{{日時}}
{{会場}}
ご都合が変わった場合は、マイページから日時を変更してください。
{{マイページ}}`,
    values: {
      日時: hourOf(),
      日にち: offered('ガイダンスの日', ({ startAt }) => dateText(japaneseDateOf(new Date(startAt)))),
      会場: place(),
      持ち物: belongings(),
      マイページ: myPage(),
      連絡先: contact(),
    },
    sample: HOUR,
  },
})

/** RFC 3339 instants. */
type GuidanceTomorrowParams = { startAt: string; endAt: string }

/** M10, the day before. */
export const guidanceTomorrowMail = writtenMail<GuidanceTomorrowParams>(
  {
    text: {
      name: '前日のお知らせ',
      when: 'ガイダンスの前日',
      subject: '明日のガイダンスについて',
      text: `明日のご来場をお待ちしています。
日時：{{日時}}
{{会場}}
持ち物：{{持ち物}}
熱や下痢など体調のすぐれないときは、ご無理をなさらずご連絡ください。
連絡先：{{連絡先}}`,
      values: {
        日時: hourOf(),
        会場: place(),
        持ち物: belongings(),
        連絡先: needed('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts)),
      },
      sample: HOUR,
    },
  },
  {
    end: (context) => [
      '行けるかどうかを、開始の時刻までお答えいただけます。「行けません」を選ぶと予約をキャンセルし、欠席にはなりません。',
      toVisitReply(context),
    ],
  },
)

/** The new last day to book; null after the second absence, which returns to the waiting list. */
type GuidanceMissedParams = { deadline: JapaneseDate | null }

export const guidanceMissedMail = writtenMail<GuidanceMissedParams>(
  {
    text: {
      name: 'ガイダンス欠席',
      when: 'ガイダンスの欠席を記録したとき（1回目）',
      subject: 'ガイダンスについて',
      text: `ガイダンスへのご参加を確認できませんでした。
ご都合のよい日時を、{{予約の期限}}までにもう一度お選びください。
{{日時の予約}}
もう一度ご参加のないときは、お待ちいただく順番が最後に移ります。ご都合が変わったときは、マイページで日時を変えられます。
すでにご参加いただいている場合は、お手数ですが、{{連絡先}}までお知らせください。`,
      values: {
        予約の期限: needed('予約できる最後の日', ({ deadline }) => (deadline ? dateText(deadline) : '')),
        日時の予約: reservation(),
        連絡先: contact(),
      },
      sample: { deadline: DEADLINE },
    },
    again: {
      name: 'ガイダンス欠席（2回目）',
      when: 'ガイダンスの欠席を記録し、案内待ちに戻ったとき（2回目）',
      subject: 'ガイダンスについて',
      text: `ガイダンスへのご参加を確認できませんでした。
お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。
すでにご参加いただいている場合は、お手数ですが、{{連絡先}}までお知らせください。`,
      values: { 連絡先: contact() },
      sample: { deadline: null },
    },
  },
  { textOf: ({ deadline }) => (deadline ? 'text' : 'again') },
)
