import { afterEach, expect, test } from 'vitest'
import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import { startTestServer, type TestServer } from '../support/testServer'
import { goTo, judgeLetters, missingLetters, peopleOfTheYear, stuckPeople, type Found } from './calendar'

let server: TestServer
afterEach(() => server.close())

const daily = (from: JapaneseDate, days: number) =>
  Array.from({ length: days }, (_, place) => addDays(from, place))

/** Day by day to ten days switched off, over the year's end and the first expiries; then in jumps over a leap day. */
const DAYS: readonly JapaneseDate[] = [
  ...daily('2026-12-02', 10),
  ...daily('2026-12-22', 14),
  ...daily('2027-01-25', 24),
  '2027-03-31',
  '2027-04-26',
  '2027-12-31',
  '2028-01-01',
  '2028-02-29',
  '2028-03-01',
]

test(
  'day by day, ten days off, a year and a leap day, two processes at each midnight',
  { timeout: 900_000 },
  async () => {
    server = await startTestServer({ connections: 20 })
    await peopleOfTheYear(server)
    const since = server.clock.now()
    const found: Found[] = []
    for (const day of DAYS) {
      const before = server.clock.now()
      await goTo(server, day, 2)
      found.push(await judgeLetters(server, before), await missingLetters(server), await stuckPeople(server))
    }
    const twice = (await judgeLetters(server, since)).wrong.filter((one) => one.startsWith('twice'))
    const wrong = [...found.flatMap((one) => one.wrong), ...twice]
    process.stdout.write(
      `calendar, full: ${found.reduce((sum, one) => sum + one.tried, 0)} tried, ${wrong.length} wrong\n`,
    )
    expect(wrong).toEqual([])
  },
)
