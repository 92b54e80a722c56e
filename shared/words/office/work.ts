import { RECEIPT_WEEKS, UNIT_WEEKS } from '../../facts/terms'
import {
  formatMonth,
  daysBetween,
  formatJapaneseDate,
  formatJapaneseTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../facts/dates'
import type { Work, WorkKind } from '../../generated/schema'
import { examTime } from '../../facts/examTime'
import { classReaders } from '../../rules/records/access/classes'
import { rolesLabel } from '../labels/consoleLabels'
import { rightsRequestLabels } from '../labels/rightsLabels'
import { officePointLabels } from '../labels/officePointLabels'
import { NO_UNIT } from '../labels/unitLabels'

export const DUE_IS_PAST = '今日からあとの日を入力してください'
export const SNOOZE_IS_PAST = '明日からあとの日を入力してください'
export const WORK_IS_GONE = 'この用件は、もう済んでいます。'
export const WORK_CHANGED = 'ほかの担当者が先に変更しました。最新の内容を確かめて、もう一度お願いします。'
export const WORK_IS_FINISHED = 'この用件は、もう済みになっています。'
export const WORK_IS_OPEN = 'この用件は、まだ済みになっていません。'
export const WORK_OF_OWN = 'ご自身が行ったことについての用件は、ほかの方が確かめます。'
export const NOBODY_OF_STAFF = '担当者を選び直してください'
export const NOT_WORK_OF_DUTY = 'この用件を扱える役割の方を選んでください'

type Told = Pick<
  Work,
  'Kind' | 'Days' | 'At' | 'Point' | 'MailLabel' | 'Request' | 'Amount' | 'Title' | 'Words'
>

/** 12月1日（火） */
export const shortDay = (day: JapaneseDate) => formatJapaneseDate(day).replace(/^\d+年/, '')
/** 12/1（火）, where a row has no room for more */
export const dayInRow = (day: JapaneseDate) => shortDay(day).replace(/^(\d+)月(\d+)日/, '$1/$2')
/** 12/1 */
const tinyDay = (day: JapaneseDate) => dayInRow(day).replace(/（.*/, '')
const tinyDayAt = (at: string | null | undefined) => (at ? tinyDay(japaneseDateOf(new Date(at))) : '')
const shortDays = (days: readonly JapaneseDate[]) => days.map(shortDay).join('と')
const dayAt = (at: string | null | undefined) => (at ? shortDay(japaneseDateOf(new Date(at))) : '')

/** （3日目） */
const heldFor = (at: string | null | undefined, today: JapaneseDate) =>
  at ? `（${daysBetween(japaneseDateOf(new Date(at)), today) + 1}日目）` : ''

const reasons: Record<WorkKind, (work: Told, today: JapaneseDate) => string> = {
  Attendance: ({ At }) =>
    `${At ? `${dayAt(At)}${formatJapaneseTime(new Date(At))}の回です。` : ''}参加か欠席を記録します`,
  FreePlace: ({ At, Amount }, today) =>
    `今月の枠に${Amount ?? 0}人分の空きがあります${At ? `。先頭の方は${daysBetween(japaneseDateOf(new Date(At)), today)}日お待ちです` : ''}`,
  NoPlaces: ({ Amount, Days: [month = ''] }) =>
    `${formatMonth(month)}のガイダンスの枠がありません。${Amount ?? 0}人がお待ちです`,
  CheckUnanswered: ({ Days: [since = ''] }) =>
    `${shortDay(since)}から、検査の前のオンラインチェックの回答がありません。続けられるかを本人に確かめます`,
  FloraApplied: ({ At }) => `${dayAt(At)}に申し込まれました。便の採り方と提出の方法を連絡します`,
  FloraReceived: ({ At }) => `${dayAt(At)}に検体が届きました。結果がまだ公開されていません`,
  LeaverMoney: ({ Days: [until = ''], Amount }) =>
    `お渡ししていない献便が${Amount ?? 0}件あります。連絡先は${shortDay(until)}に消えます`,
  GiftUnconfirmed: ({ At }) =>
    `${dayAt(At)}にギフトコードをお渡ししました。ご本人がお受け取りになったことを確かめます`,
  GiftLost: ({ At }) =>
    `${dayAt(At)}に、ギフトコードが使えない、または失くされたと記録されました。確かめて、代わりを渡します`,
  GiftDifference: ({ At, Amount }) =>
    `${At ? `${dayAt(At)}に取り込んだ` : ''}ギフトコードの件数が、記録と${Math.abs(Amount ?? 0)}件違います。わけを確かめます`,
  RenewalTestLate: ({ Days: [test = '', end = ''] }) =>
    `検査日は${shortDay(test)}、有効期限は${shortDay(end)}です`,
  WishesPassed: ({ Days }) => `希望の${shortDays(Days)}は、もう過ぎました`,
  ExamWish: ({ Days }) => `希望は${shortDays(Days)}です`,
  ExamHour: ({ Days: [day = ''] }) =>
    `検査は${shortDay(day)}です。時間が決まっていません。病院に確かめて入れると、本人にメールが届きます`,
  Judgement: ({ Days: [test = '', until], Amount }, today) =>
    `検査日は${test === today ? '今日です' : `${shortDay(test)}でした`}。${
      Amount ? `確かめることが${Amount}件残っているため、その結果を記録するまで認定できません。` : ''
    }結果が届いたら登録します${
      until ? `。${shortDay(until)}を過ぎると、有効期間が終わります（登録は、そのあともできます）` : ''
    }`,
  AskedTest: ({ At, Days, Amount }) =>
    Days.length > 0
      ? `希望は${shortDays(Days)}です`
      : `${dayAt(At)}に検査をお願いしました。${Amount ? '検査の日が過ぎました。結果を待っています。お越しでなかったときは、日を決め直します' : 'まだお返事がありません'}`,
  ConsentToSign: ({ Days: [by = ''], At }) =>
    `${dayAt(At)}に前の版へ署名した方です。${shortDay(by)}までに、新しい同意書を説明し、署名を記録します`,
  LateJudgement: ({ Days: [test = '', ended = ''] }) =>
    `検査日は${shortDay(test)}でした。結果を待つあいだに、${shortDay(ended)}までの有効期間が終わりました。いまからでも登録します`,
  PointsToClear: ({ Amount }) => `認定の前に確かめることが、${Amount ?? 0}件あります`,
  Correction: ({ At }) => `${dayAt(At)}に、ほかの医師が訂正を申し出ました`,
  PanelFinding: ({ At }) =>
    `${dayAt(At)}に記録された結果があります。別の医師が確かめ、本人に伝えてから、本人に見せます`,
  AnswerCorrection: ({ At }) => `${dayAt(At)}に、本人がオンラインチェックの答えを訂正しました`,
  CriteriaReview: ({ At }) => `${dayAt(At)}に提出された判定基準の版が、承認を待っています`,
  ReceiptMissing: ({ At }) =>
    `${dayAt(At)}に「今日の体調」の回答がありますが、その日の献便が記録されていません。来室がなければ、${RECEIPT_WEEKS}週間で消えます`,
  UnitMissing: ({ At }) =>
    `${dayAt(At)}に受け取った便に、便番号がありません。容器を確かめ、量って記録します。量れなければ、${UNIT_WEEKS}週間でここから消え、本人の献便の記録に「${NO_UNIT}」と残ります`,
  Case: ({ At, Request }) =>
    Request
      ? `${dayAt(At)}に届いたご請求です（${rightsRequestLabels[Request]}）。本人を確かめて、お返事します`
      : `${dayAt(At)}に始まった案件です。記録を見た用件を確かめます`,
  OfficePoint: ({ Point, Days: [day], At }) =>
    Point === 'ExamCancelled' && day
      ? `${shortDay(day)}${At ? examTime(formatJapaneseTime(new Date(At))) : ''}の検査の取り消しを、病院に伝えます`
      : Point
        ? officePointLabels[Point].label
        : '',
  MailFailed: ({ MailLabel }) => `「${MailLabel}」のメールを届けられませんでした`,
  FloraWish: ({ At }) => `${dayAt(At)}に希望されました。検査の案内を送れます`,
  PauseReview: ({ Days: [until], At }) =>
    until
      ? `${shortDay(until)}までの停止です。再開か延長を決めます`
      : `${dayAt(At)}からの停止です。再開する日が決まっていません`,
  RestReview: ({ Days: [since = ''], At }) =>
    At
      ? `判定基準の緊急の変更のため、${shortDay(since)}から献便をお休みいただいています。続けられるかを確かめ、本人に連絡します`
      : `${shortDay(since)}から献便をお休みいただいています。再開の見込みを本人に確かめます`,
  ConditionReport: ({ At, Days, Amount }) =>
    `${dayAt(At)}に、体調が変わったというお知らせがありました。${
      Amount
        ? `その日から、${Amount}回分の便を受け取っています（${Days.map(shortDay).join('、')}）`
        : 'その日から受け取った便はありません'
    }`,
  Hold: ({ At, Amount, Words }, today) =>
    `${dayAt(At)}から${heldFor(At, today)}、${Amount ? `便を${Amount}個、` : ''}保留にしています。${Words ?? ''}`,
  RewardDue: ({ Amount }) => `お渡しを待っている献便が${(Amount ?? 0).toLocaleString('ja-JP')}件あります`,
  Task: ({ Title, Words }) =>
    Words ?? (Title ? '' : `内容は、${rolesLabel(classReaders.StaffNotes)}が読めます`),
}

/** What stands in the way of a certification comes first. */
function judgementAhead(until: JapaneseDate | undefined, pointsLeft: number | null | undefined): string {
  if (pointsLeft) return `確認が${pointsLeft}件残り、認定できません`
  return until ? `${tinyDay(until)}に期間が終わります` : '結果が届いたら登録します'
}

/** Of the sentences that are longer than a row; about 24 characters. */
const briefs: Partial<typeof reasons> = {
  Attendance: ({ At }) =>
    `${At ? `${tinyDayAt(At)} ${formatJapaneseTime(new Date(At))}の回。` : ''}参加か欠席を記録します`,
  FreePlace: ({ At, Amount }, today) =>
    `${Amount ?? 0}人分の空き${At ? `。先頭の方は${daysBetween(japaneseDateOf(new Date(At)), today)}日お待ちです` : 'があります'}`,
  NoPlaces: ({ Amount, Days: [month = ''] }) =>
    `${formatMonth(month)}の枠がありません。${Amount ?? 0}人がお待ちです`,
  CheckUnanswered: ({ Days: [since = ''] }) => `${tinyDay(since)}から回答がありません`,
  FloraApplied: ({ At }) => `${tinyDayAt(At)}に申し込まれました`,
  FloraReceived: ({ At }) => `${tinyDayAt(At)}に検体が届きました`,
  LeaverMoney: ({ Days: [until = ''], Amount }) =>
    `お渡し前が${Amount ?? 0}件。連絡先は${tinyDay(until)}に消えます`,
  GiftUnconfirmed: ({ At }) => `${tinyDayAt(At)}にコードをお渡ししました`,
  GiftLost: ({ At }) => `${tinyDayAt(At)}の記録。代わりを渡すか決めます`,
  GiftDifference: ({ Amount }) => `ギフトコードが${Math.abs(Amount ?? 0)}件合いません`,
  RenewalTestLate: ({ Days: [test = '', end = ''] }) =>
    `検査日は${tinyDay(test)}、有効期限は${tinyDay(end)}です`,
  WishesPassed: ({ Days }) => `希望の${Days.map(tinyDay).join('と')}は、もう過ぎました`,
  ExamWish: ({ Days }) => `希望は${Days.map(dayInRow).join('と')}です`,
  ExamHour: ({ Days: [day = ''] }) => `検査は${tinyDay(day)}。時間が決まっていません`,
  Judgement: ({ Days: [test = '', until], Amount }, today) =>
    `検査日は${test === today ? '今日です' : `${tinyDay(test)}でした`}。${judgementAhead(until, Amount)}`,
  AskedTest: ({ At, Days, Amount }) =>
    Days.length > 0
      ? `希望は${Days.map(dayInRow).join('と')}です`
      : Amount
        ? '検査の日が過ぎ、結果を待っています'
        : `${tinyDayAt(At)}にお願いし、お返事待ちです`,
  ConsentToSign: ({ Days: [by = ''] }) => `${tinyDay(by)}までに、説明して署名を記録します`,
  LateJudgement: ({ Days: [test = ''] }) => `検査日は${tinyDay(test)}。いまからでも登録します`,
  Correction: ({ At }) => `${tinyDayAt(At)}に、ほかの医師が訂正を申し出ました`,
  PanelFinding: ({ At }) => `${tinyDayAt(At)}の結果を確かめ、本人に伝えます`,
  AnswerCorrection: ({ At }) => `${tinyDayAt(At)}に、本人が答えを訂正しました`,
  CriteriaReview: ({ At }) => `${tinyDayAt(At)}に提出された版が、承認を待っています`,
  ReceiptMissing: ({ At }) => `${tinyDayAt(At)}の「今日の体調」のあと、記録なし`,
  UnitMissing: ({ At }) => `${tinyDayAt(At)}に受け取った便に、${NO_UNIT}`,
  Case: ({ At, Request }) =>
    Request
      ? `${rightsRequestLabels[Request]}のご請求（${tinyDayAt(At)}）`
      : `${tinyDayAt(At)}に始まった案件です`,
  MailFailed: ({ MailLabel }) => `「${MailLabel}」が届いていません`,
  FloraWish: ({ At }) => `${tinyDayAt(At)}に希望。検査の案内を送れます`,
  PauseReview: ({ Days: [until], At }) =>
    until
      ? `${tinyDay(until)}までの停止。再開か延長を決めます`
      : `${tinyDayAt(At)}からの停止。再開の日は未定です`,
  RestReview: ({ Days: [since = ''], At }) =>
    At
      ? `基準の緊急の変更で、${tinyDay(since)}からお休みです`
      : `${tinyDay(since)}からお休み。見込みを確かめます`,
  Hold: ({ At, Amount, Words }) => `${tinyDayAt(At)}から便${Amount ?? 0}個。${Words ?? ''}`,
  ConditionReport: ({ At, Amount }) =>
    `${tinyDayAt(At)}に届きました。受け取った便は${Amount ? `${Amount}回分` : 'ありません'}`,
}

/** What fits into one line of the desk; `workReason` is the whole of it. */
export const workBrief = (work: Told, today: JapaneseDate): string =>
  (briefs[work.Kind] ?? reasons[work.Kind])(work, today)

/** Why there is work, in one sentence and without a word about health. */
export const workReason = (work: Told, today: JapaneseDate): string => reasons[work.Kind](work, today)

/** How long until work is due, or since when. */
export function dueInWords(due: JapaneseDate, today: JapaneseDate): string {
  const days = daysBetween(today, due)
  if (days === 0) return '今日中'
  return days < 0 ? `${-days}日経過` : `あと${days}日`
}

/** @param doers 医師・管理者 */
export const workOfOthers = (doers: string) => `${doers}の用件です。`

export const GONE_BY_ITSELF = 'この用件は、記録が済むと自動で消えます。'
export const ABSENT_ONE_BY_ONE =
  '欠席は1件ずつ記録します。まとめて記録するときは、ガイダンスの当日表をお使いください。'
export const REOPENED = '用件を未了に戻しました。'
export const NOTHING_TO_DO = 'いまする用件はありません。'
