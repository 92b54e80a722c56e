import type { JapaneseDate } from '../../shared/dates'
import type { FloraTest } from './loadFloraTests'

const two = (number: number) => String(number).padStart(2, '0')

/** The specification stores a flora test's date as three numbers. */
const dateOf = (year: number | null, month: number | null, day: number | null): JapaneseDate | null =>
  year === null || month === null || day === null ? null : `${year}-${two(month)}-${two(day)}`

export const examDateOf = ({ Year, Month, Day }: FloraTest) => dateOf(Year, Month, Day)

export const invitedDateOf = (test: FloraTest) =>
  dateOf(test.StatusChangedToGuidanceYear, test.StatusChangedToGuidanceMonth, test.StatusChangedToGuidanceDay)

export const sharedDateOf = (test: FloraTest) =>
  dateOf(test.StatusChangedToSharedYear, test.StatusChangedToSharedMonth, test.StatusChangedToSharedDay)
