import { addDays, type JapaneseDate } from '../../facts/dates'

/** For how many months ahead a person may pause invitations. */
const PAUSE_MONTHS = 6

/** The first days of the months in which a pause may end, next month first. */
export function pauseMonths(today: JapaneseDate): JapaneseDate[] {
  const firsts: JapaneseDate[] = []
  for (let day = today; firsts.length < PAUSE_MONTHS; day = firsts.at(-1) ?? day)
    firsts.push(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`)
  return firsts
}
