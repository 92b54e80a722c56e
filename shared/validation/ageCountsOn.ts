import type { JapaneseDate } from '../dates'

/**
 * The day on which somebody's age is judged: today, or the day of the registration while the birthday stays as it was
 * entered then. Whoever was of age when registering may go on correcting an address after the 65th birthday.
 */
export function ageCountsOn(
  birthday: unknown,
  saved: { birthday: JapaneseDate | null; registeredOn: JapaneseDate | null },
  today: JapaneseDate,
): JapaneseDate {
  return saved.registeredOn && birthday === saved.birthday ? saved.registeredOn : today
}
