import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

/** An instant within a Japanese day, or within several from that one on; an index answers it. */
export const onDay = (instant: AnyPgColumn, day: JapaneseDate, days = 1): SQL | undefined =>
  and(gte(instant, startOfJapaneseDate(day)), lt(instant, startOfJapaneseDate(addDays(day, days))))
