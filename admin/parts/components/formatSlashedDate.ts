import type { JapaneseDate } from '../../../shared/facts/dates'

/** 2026-12-01 → 2026/12/01 */
export const formatSlashedDate = (date: JapaneseDate) => date.replaceAll('-', '/')
