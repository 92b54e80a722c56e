import type { JapaneseDate } from '../../shared/dates'

/** 2026-12-01 → 2026/12/01 */
export const formatSlashedDate = (date: JapaneseDate) => date.replaceAll('-', '/')
