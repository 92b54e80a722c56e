import type { JapaneseDate } from '../../shared/dates'

/** 2026-11-21 → 2026-11-01 */
export const startOfMonth = (date: JapaneseDate): JapaneseDate => `${date.slice(0, 8)}01`
