import { afterEach, expect, test } from 'vitest'
import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import { addMonths } from '../../shared/facts/months'
import { stuckPeople } from '../../devtools/world/stuckPeople'
import { startTestServer, type TestServer } from '../support/testServer'
import { applicant, certified } from '../support/actors'
import { donor } from '../support/people'
import { goTo, judgeLetters, missingLetters, peopleOfTheYear, type Found } from './calendar'

let server: TestServer
afterEach(() => server.close())

const daily = (from: JapaneseDate, days: number) =>
  Array.from({ length: days }, (_, place) => addDays(from, place))

/** The last days of the months from November 2026 on, and the days after them. */
const monthEnds = Array.from({ length: 14 }, (_, months) => addDays(addMonths('2026-12-01', months), -1))
const turns = monthEnds.flatMap((day) => [day, addDays(day, 1)])

/** Day by day to ten days switched off, over the year's end and the first expiries; then each month's end, a leap day. */
const DAYS: readonly JapaneseDate[] = [
  ...daily('2026-12-02', 10),
  ...daily('2026-12-22', 14),
  ...daily('2027-01-25', 24),
  ...turns.filter((day) => day > '2027-02-20'),
  '2028-02-29',
  '2028-03-01',
]

/** Whose time is up at the end of a month, of the year among them. */
async function peopleOfMonthEnds(server: TestServer): Promise<void> {
  for (const day of monthEnds.slice(1)) {
    await applicant(server, { retryFrom: day })
    await applicant(server, { suspensionStatus1: true, suspendedUntil: day })
    await donor(server, { resting: true, restingUntil: day })
    await certified(server, { donorExpirationDate: day })
  }
}

test(
  'day by day, ten days off, each month’s end of a year and a leap day, two processes at each midnight',
  { timeout: 1_800_000 },
  async () => {
    server = await startTestServer({ connections: 20 })
    await peopleOfTheYear(server)
    await peopleOfMonthEnds(server)
    const since = server.clock.now()
    const found: Found[] = []
    for (const day of DAYS) {
      const before = server.clock.now()
      await goTo(server, day, 2)
      found.push(
        await judgeLetters(server, before),
        await missingLetters(server),
        await stuckPeople(server.db, server.clock.now()),
      )
    }
    const twice = (await judgeLetters(server, since)).wrong.filter((one) => one.startsWith('twice'))
    const wrong = [...found.flatMap((one) => one.wrong), ...twice]
    process.stdout.write(
      `calendar, full: ${found.reduce((sum, one) => sum + one.tried, 0)} tried, ${wrong.length} wrong\n`,
    )
    expect(wrong).toEqual([])
  },
)
