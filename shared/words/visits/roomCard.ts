import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { OpenState } from '../../rules/visits/openState'

/** 20:00まで開いています。 今日は休室日です。次は2026年12月1日（火）8:00〜20:00に開きます。 */
export function roomState(state: OpenState): string {
  if (state.open) return `${state.until}まで開いています。`
  const { today, next } = state
  if (today === 'later' && next) return `今日は${next.from}〜${next.until}に開きます。`
  const now = today === 'over' ? '今日の開室は終わりました。' : '今日は休室日です。'
  return next ? `${now}次は${formatJapaneseDate(next.date)}${next.from}〜${next.until}に開きます。` : now
}

export const THIS_WEEK = '今週'
export const timesThisWeek = (count: number) => `${count}回`

/** Somebody may come as often as they like. */
export const donatedToday = (mayComeAgain: boolean) =>
  `今日は、もう献便していただきました。ありがとうございました。${mayComeAgain ? '開室中は、もう一度お越しいただくこともできます。' : ''}`

/** 2026年12月1日（火）に献便 */
export const donatedOn = (date: JapaneseDate) => `${formatJapaneseDate(date)}に献便`
