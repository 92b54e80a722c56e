import { foldCode } from '../../facts/normalise'
import type { JapaneseDate } from '../../facts/dates'

export const PARTNER_CODE = /^[A-Z0-9]{3,12}$/
const CODE_MAX = 12

/** As it is written in the operator file: ` ｆｕｊｉ１ ` → `FUJI1`. */
export const foldPartnerCode = (typed: string): string => foldCode(typed, CODE_MAX).toUpperCase()

/** Fewer people are never told, and no two numbers that differ by fewer. */
export const PARTNER_STEP = 5

/** Null below the least number that is told. */
export const toldPeople = (people: number): number | null =>
  people < PARTNER_STEP ? null : people - (people % PARTNER_STEP)

/** The first day of the quarter: who came since is counted at the next one, so that no day tells of anybody. */
export const quarterOf = (day: JapaneseDate): JapaneseDate => {
  const month = Number(day.slice(5, 7))
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}
