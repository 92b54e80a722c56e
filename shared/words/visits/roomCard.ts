import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { UserRank } from '../../generated/schema'
import { userRankLabels } from '../labels/statusLabels'
import type { OpenState } from '../../rules/visits/openState'
import { yenText, type RewardRules } from '../../facts/rewards'

export const roomTag = ({ open }: OpenState) => (open ? '開室中' : '閉室中')

/** 20:00まで開いています。 今日は休室日です。次は2026年12月1日（火）8:00〜20:00に開きます。 */
export function roomState(state: OpenState): string {
  if (state.open) return `${state.until}まで開いています。`
  const { today, next } = state
  if (today === 'later' && next) return `今日は${next.from}〜${next.until}に開きます。`
  const now = today === 'over' ? '今日の開室は終わりました。' : '今日は休室日です。'
  return next ? `${now}次は${formatJapaneseDate(next.date)}${next.from}〜${next.until}に開きます。` : now
}

export const ROOM_PLACE = '場所'
export const ROOM_PARKING = '駐車場'

export const LAST_DONATION = '前回の献便'
export const THIS_WEEK = '今週'
export const timesThisWeek = (count: number) => `${count}回`

export const TODAYS_VISIT = '今日の献便'
/** Somebody may come as often as they like. */
export const donatedToday = (mayComeAgain: boolean) =>
  `今日は、もう献便していただきました。ありがとうございました。${mayComeAgain ? '開室中は、もう一度お越しいただくこともできます。' : ''}`

/** Rewards of a visit with stool: gift cards, the renewal bonus, the rank it reaches. */
export const visitBrings = ({ donationYen, renewalBonusYen }: RewardRules, reaches: UserRank | null) =>
  [
    `便をお預かりすると、協力金${yenText(donationYen)}分が加わります。`,
    `更新で認定されると、さらに${yenText(renewalBonusYen)}分です。`,
    ...(reaches ? [`ランクは${userRankLabels[reaches]}になります。`] : []),
  ].join('')

/** 2026年12月1日（火）に献便 */
export const donatedOn = (date: JapaneseDate) => `${formatJapaneseDate(date)}に献便`
