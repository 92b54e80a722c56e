import fc from 'fast-check'
import type { Actor } from '../../../support/actors'
import { mostly, near } from './arbitraries'

const days = near({
  From: '2027-05-10',
  To: '2027-05-11',
  Change: 'ClosedFrom',
  ClosedFrom: 15,
  Reason: '会議',
})
const week = near({ Hours: [{ Day: 'Monday', Hour: 11, Capacity: 2 }], YearlyClosed: ['12-29'] })

/** Changes of the hours: input, who sends it, and what is made up for it. */
export const openingInputs = (
  admin: () => Actor,
): Record<string, [() => Actor, () => fc.Arbitrary<unknown>]> => ({
  updateExamDays: [
    admin,
    () => near({ Version: 1, Dates: ['2027-05-12'], Capacity: 3, Time: '09:30', Place: '検査室' }),
  ],
  updateOpening: [
    admin,
    () =>
      fc.record(
        { Version: mostly(1), Days: days, Week: week, Bookings: mostly('Keep'), Seen: mostly([]) },
        { requiredKeys: ['Version'] },
      ),
  ],
})
