import type { JapaneseDate } from './dates'

/** Maximum of requested days for a hospital test. */
export const PREFERRED_DATES_MAX = 5

/** True if days were requested and all have passed. */
export const wishesPassed = (days: readonly JapaneseDate[], today: JapaneseDate): boolean =>
  days.length > 0 && days.every((day) => day < today)

/** 09:30 → 9:30 */
export const examTime = (time: string) => time.replace(/^0/, '')
