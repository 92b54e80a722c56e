import type { JapaneseDate } from './dates'

/** Days that can be wished for a hospital test, at most. */
export const PREFERRED_DATES_MAX = 5

/** True when days were wished for and none is left. */
export const wishesPassed = (days: readonly JapaneseDate[], today: JapaneseDate): boolean =>
  days.length > 0 && days.every((day) => day < today)

/** The hour of a test as people read it: 09:30 → 9:30. */
export const examTime = (time: string) => time.replace(/^0/, '')
