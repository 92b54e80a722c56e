import { addDays } from '../../../shared/dates'
import type { InspectionType } from '../../../shared/generated/schema'
import { businessDayOnOrAfter } from '../../sampleData/sampleTime'
import { call } from '../call'
import { planExam } from '../office/examine'
import { rates } from '../rates'
import type { Person, World } from '../world'

const REQUEST = `mutation ($dates: [Date!]!) {
  requestDonorRegistration(input: { PreferredDates: $dates }) { success }
}`

/** Asks for the test that is due, with three days that would suit; before the period ends there is not much time. */
export async function requestExam(world: World, person: Person, type: InspectionType): Promise<void> {
  const { random } = world
  if (!random.chance(rates.asksForExam)) return
  const first = type === 'Renewal' ? random.whole(3, 6) : random.whole(5, 12)
  const days = [first, first + 2, first + (type === 'Renewal' ? 4 : 8)].map((ahead) =>
    businessDayOnOrAfter(addDays(world.today(), ahead)),
  )
  const { data } = await call(world, person.id, REQUEST, { dates: [...new Set(days)] })
  if (data) planExam(world, person, days)
}
