import type { JapaneseDate } from '../../shared/dates'

/** 2026-12-01 → 2026/12/01: the form of dates in lists. */
export const formatSlashedDate = (date: JapaneseDate) => date.replaceAll('-', '/')
