import { addDays, japaneseInstant, weekdayOf, type JapaneseDate } from '../../shared/facts/dates'
import { samplePublicTexts } from '../../shared/facts/config'
import { isOpenDay } from '../../shared/facts/holidays'
import { setHospitalDays } from '../world/office'
import { must, type World } from '../world/world'
import { businessDayOnOrBefore } from '../world/worldTime'

const [TUESDAY, THURSDAY] = [2, 4]
const AGREED_DAYS_BEFORE = 21
const DAYS_AHEAD = 63
const PLACES = 6
const PLACE = '2階 検査室'

const isHospitalDay = (day: JapaneseDate): boolean =>
  [TUESDAY, THURSDAY].includes(weekdayOf(day)) && isOpenDay(day, samplePublicTexts)

export const hospitalTimeOn = (day: JapaneseDate): string | null => (isHospitalDay(day) ? '09:30' : null)

export function hospitalDayOnOrAfter(day: JapaneseDate): JapaneseDate {
  return isHospitalDay(day) ? day : hospitalDayOnOrAfter(addDays(day, 1))
}

/** Three weeks ago the office enters the days on which the hospital holds places. */
export function planHospitalDays(world: World, office: () => string, today: JapaneseDate): void {
  const agreed = businessDayOnOrBefore(addDays(today, -AGREED_DAYS_BEFORE))
  const days = Array.from({ length: AGREED_DAYS_BEFORE + DAYS_AHEAD }, (_, index) =>
    addDays(agreed, index + 1),
  )
  world.agenda.add(japaneseInstant(agreed, 15), async () => {
    const Dates = days.filter(isHospitalDay)
    const input = { Dates, Capacity: PLACES, Time: '09:30', Place: PLACE }
    must(await setHospitalDays(world, office(), input), 'setHospitalDays')
  })
}
