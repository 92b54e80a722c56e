import type { JapaneseDate } from '../../../facts/dates'
import type { FloraTestStatus } from '../../../generated/schema'

type Part = number | null | undefined
type Told = {
  Status: FloraTestStatus
  Year?: Part
  Month?: Part
  Day?: Part
  StatusChangedToGuidanceYear?: Part
  StatusChangedToGuidanceMonth?: Part
  StatusChangedToGuidanceDay?: Part
}

/** Since when an application, or the result of a sample, is awaited; null if nothing is. */
export function floraAwaitedSince(test: Told): JapaneseDate | null {
  if (test.Status === 'Received') return dayOf(test.Year, test.Month, test.Day)
  if (test.Status !== 'Guidance') return null
  return dayOf(
    test.StatusChangedToGuidanceYear,
    test.StatusChangedToGuidanceMonth,
    test.StatusChangedToGuidanceDay,
  )
}

/** The API has a day in three parts. */
function dayOf(year: Part, month: Part, day: Part): JapaneseDate | null {
  const two = (part: number) => String(part).padStart(2, '0')
  return year && month && day ? [year, two(month), two(day)].join('-') : null
}
