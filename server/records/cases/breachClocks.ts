import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import { isBusinessDay } from '../../../shared/facts/holidays'
import type { BreachNoticeKind } from '../../../shared/generated/schema'

/** Act on the Protection of Personal Information, article 26; its rules, article 8: the day on which it became known is the first. */
const FIRST_DAYS = 5
const FINAL_DAYS = 30
const FINAL_DAYS_OF_MALICE = 60

/** The Commission is closed from 29 December to 3 January. */
const isOpen = (day: JapaneseDate) => isBusinessDay(day) && !/-(12-29|12-30|12-31|01-02|01-03)$/.test(day)

/** The final notice may wait for the next day on which the Commission is open; the first does not. */
export function breachDueOn(
  kind: BreachNoticeKind,
  { knownOn, malicious }: { knownOn: JapaneseDate; malicious: boolean },
): JapaneseDate | null {
  if (kind === 'Letter') return null
  if (kind === 'First') return addDays(knownOn, FIRST_DAYS - 1)
  let day = addDays(knownOn, (malicious ? FINAL_DAYS_OF_MALICE : FINAL_DAYS) - 1)
  while (!isOpen(day)) day = addDays(day, 1)
  return day
}
