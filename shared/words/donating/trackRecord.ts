import { type RewardRules, yenText } from '../../facts/rewards'

export const TRACK_RECORD_LEAD =
  '献便（けんべん）は、献便ルームで便を提供していただくことです。これまでの献便と協力金をご確認いただけます。'

export const COUNT_AND_RANK = '献便の回数とランク'
export const RANK = 'ランク'
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
export const PERIODS = '期間ごとの協力金'
/** A period starts on its test's day; the previous one ends when the test is judged. */
export const PERIODS_OVERLAP =
  '更新されたときは、判定が出るまでの献便を前の期間に数えます。そのため、期間の日付が重なることがあります。'
export const RUNNING = 'いまの有効期間'
export const NOTHING_EARNED = '協力金の対象となる献便はありませんでした。'
export const NOTHING_EARNED_YET = 'はじめて献便すると、ここに協力金が表示されます。'
export const NO_PERIODS = '協力金の記録はまだありません。'
export const rewardTerms = {
  due: '確定（お渡し待ち）',
  pending: 'いまの有効期間の見込み',
  bonus: '更新で認定されたときの加算',
  paid: 'これまでにお渡しした協力金',
  donations: '献便',
  total: '合計',
  renewal: '更新の加算',
  paidOn: 'お渡しした日',
  method: 'お渡し方法',
} as const
/** 6回 × 3,000円分; only 6回 if the sum differs, because the amount changed within the period. */
export const timesYen = (count: number, yen: number, sum: number) =>
  count * yen === sum ? `${count}回 × ${yenText(yen)}分` : `${count}回`

export const DONATIONS = '献便の一覧'
export const DONATIONS_EMPTY = 'はじめて献便すると、ここに表示されます。'
export const NOT_REWARDED = '対象外'
export const REWARD_TO_COME = 'これからお渡しします'
/** もっと見る（残り30件） */
export const showMore = (left: number) => `もっと見る（残り${left}件）`
export const onlyLatest = (count: number) =>
  `最近の${count}件を表示しています。それより前の記録は、アカウント設定から書き出せるご自身のデータでご確認いただけます。`

export const NO_DONATIONS = '献便の記録はまだありません。'

/** For people who have donated: a later illness matters too. */
export const TELL_CHANGES_AFTERWARDS =
  '献便のあとに体調が変わったときや、薬を飲みはじめたときも、お知らせください。'

export const TO_PAYOUT_RECEIPTS = 'お支払いの控えを受け取る'
