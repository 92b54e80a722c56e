import { MINUTE } from '../limits/limits'

const PATTERN =
  /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) UTC (\d{4})$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const TOLERANCE = 5 * MINUTE

/** True if the client's time (`Sat Nov 7 09:03:21 UTC 2026`) is within five minutes of one of `instants`. */
export function isRecentTimestamp(text: string, instants: readonly Date[]): boolean {
  const match = PATTERN.exec(text)
  if (!match) return false
  const [, month = '', day, hour, minute, second, year] = match
  const time = Date.UTC(
    Number(year),
    MONTHS.indexOf(month),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return instants.some((instant) => Math.abs(instant.getTime() - time) <= TOLERANCE)
}
