import { ageOn, type JapaneseDate } from '../../facts/dates'

export const MINIMUM_AGE = 18
export const AGE_LIMIT = 65
/** As the terms say it; criteria may be narrower, never wider. */
export const AGES = `${MINIMUM_AGE}歳以上${AGE_LIMIT}歳未満`

/** True from the 18th birthday until the day before the 65th. Specification §9. */
export function isEligibleAge(birthday: JapaneseDate, today: JapaneseDate): boolean {
  const age = ageOn(birthday, today)
  return age >= MINIMUM_AGE && age < AGE_LIMIT
}
