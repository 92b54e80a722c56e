import type { Plan } from '../../devtools/sampleData/cast'

const HOURS = [11, 12, 13, 14, 15, 16, 17, 18]
export const GUIDANCES = 30
export const DONATIONS = 40
export const TESTS = 10
export const CALLS = 25

/** Who comes on a busy day: more at an hour than the sample's operator takes, so that it needs one with more places. */
export const busyDay: readonly Plan[] = [
  ...Array.from({ length: GUIDANCES }, (_, index): Plan => ({
    as: 'booked',
    ago: 6,
    ahead: 0,
    hours: [HOURS[index % HOURS.length] ?? 11],
  })),
  { as: 'donor', people: DONATIONS, ago: [10, 50], visits: 0.7, end: 'donating' },
  { as: 'beforeExam', people: TESTS, ago: 24, progress: 'examined' },
]
