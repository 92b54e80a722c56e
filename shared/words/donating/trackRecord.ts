import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { type RewardRules, yenText } from '../../facts/rewards'

/** はじめての2026年9月1日から13週間、18回お越しいただきました。 @param first null where it is not known */
export const trackRecordLead = (first: JapaneseDate | null, weeks: number, count: number) =>
  count === 0
    ? '献便（けんべん）は、献便ルームで便を提供していただくことです。はじめて献便すると、ここに記録されます。'
    : `${first ? `はじめての${formatJapaneseDate(first)}から${weeks}週間、` : 'これまでに、'}あわせて${count}回の便をお預かりしました。ありがとうございます。`
/** 9回 */
export const times = (count: number) => `${count}回`

export const WEEKS = '献便した週'
/** Under the drawn garden of the weeks. */
export const GARDEN = '玉1つが献便1回です。黄色い花は認定、球根はお休みの週、種はこれからの週です。'
export const PERIOD_BEFORE = '前の有効期間'
export const PERIOD_LAST = '最後の有効期間'
/** 9回。6週間のうち、5週にお越しいただきました。 */
export const weeksOf = (count: number, weeks: number, came: number) =>
  `${count}回。${weeks}週間のうち、${came}週にお越しいただきました。`
const WEEKDAYS = '日月火水木金土'
/** いちばん多いのは木曜日、時間は午後です。 */
export const habit = ({ weekday, part }: { weekday: number; part: string }) =>
  `いちばん多いのは${WEEKDAYS.charAt(weekday)}曜日、時間は${part}です。`

export const GIVEN = '便は、いまどこに'
export const given = {
  received: 'お預かりした便',
  inTests: '検査の途中の便',
  usable: '使えるようになった便',
} as const
export const GIVEN_MEANING =
  '便ごとの記録を始めてからの合計です。便は、前と後ろの2つの検査がどちらもすんでから、使えるようになります。使えなかった便があっても、協力金は変わりません。どの患者さんに使われたかは、お伝えできません。'

export const MILESTONES = '節目'
export const FIRST_DONATION = 'はじめての献便'
export const rankReached = (rank: string, from: number) => `${rank}　${from}回`
/** The tests that opened a period, by their number. */
export const certifyingTest = (round: number) => `認定の検査　${round}回目`
export const olderMilestones = (count: number) => `それより前の節目（${count}件）`

export const ALL_RANKS = 'ランクの一覧'
export const RANK_MEANING = 'ランクは、これまでの献便の回数で決まります。協力金や認定には影響しません。'
/** 10回から */
export const fromDonations = (count: number) => `${count}回から`
export const CERTIFIED_ALREADY = '認定されたとき'

export const REWARDS = '協力金'
export const rewardsMeaning = ({ donationYen, renewalBonusYen }: RewardRules) =>
  `お預かりした献便1回につき、${yenText(donationYen)}分のギフトカードをお渡しします。更新検査で認定されると、その期間の献便1回につき${yenText(renewalBonusYen)}分を加算します。`
export const rewardMeaning = {
  Pending: '有効期間の途中です。期間の終わりに確定します。',
  Due: '金額が決まりました。お渡しの準備をしています。',
} as const
/** 2026年11月20日（金）お渡し */
export const paidOn = (day: JapaneseDate) => `${formatJapaneseDate(day)}お渡し`
/** A period starts on its test's day; the previous one ends when the test is judged. */
export const periodSpan = (from: JapaneseDate, until: JapaneseDate) =>
  `${formatJapaneseDate(from)}から${formatJapaneseDate(until)}まで`
export const NOTHING_YET = '協力金はありません'
/** あと4回を見る */
export const moreDays = (count: number) => `あと${count}回を見る`

export const RUNNING = 'いまの有効期間'
export const NOTHING_EARNED = '協力金の対象となる献便はありませんでした。'
export const NOTHING_EARNED_YET = 'はじめて献便すると、ここに協力金が表示されます。'
export const NO_PERIODS = '協力金の記録はまだありません。'
export const rewardTerms = {
  due: '確定（お渡し待ち）',
  bonus: '更新で認定されたときの加算',
  paid: 'これまでにお渡しした協力金',
  renewal: '更新の加算',
} as const
export const NOTHING_RECEIVED = '便をお預かりしなかった来室'
export const NOT_REWARDED = '協力金の対象外です'

export const NO_DONATIONS = '献便の記録はまだありません。'

/** For people who have donated: a later illness matters too. */
export const TELL_CHANGES_AFTERWARDS =
  '献便のあとに体調が変わったときや、薬を飲みはじめたときも、お知らせください。'

export const TO_PAYOUT_RECEIPTS = 'お支払いの控えを受け取る'
