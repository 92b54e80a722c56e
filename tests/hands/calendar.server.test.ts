import { afterEach, expect, test } from 'vitest'
import { userProfiles } from '../../server/ground/tables/users'
import { stuckPeople } from '../../devtools/world/stuckPeople'
import { startTestServer, type TestServer } from '../support/testServer'
import { goTo, judgeLetters, missingLetters, peopleOfTheYear, wrongOf, type Found } from './calendar'

let server: TestServer
afterEach(() => server.close())

test('a weekend, the year’s end, an expiry and its fourteen days: letters are true, and nobody is lost', async () => {
  server = await startTestServer({ connections: 20 })
  await peopleOfTheYear(server)
  const since = server.clock.now()
  const found: Found[] = []
  for (const [day, processes] of [
    ['2026-12-07', 1],
    ['2027-01-04', 1],
    ['2027-01-28', 1],
    ['2027-02-03', 2],
    ['2027-02-17', 1],
  ] as const) {
    const before = server.clock.now()
    await goTo(server, day, processes)
    found.push(
      await judgeLetters(server, before),
      await missingLetters(server),
      await stuckPeople(server.db, server.clock.now()),
    )
  }
  found.push({ ...(await judgeLetters(server, since)), tried: 0 })
  const twice = found.at(-1)?.wrong.filter((one) => one.startsWith('twice')) ?? []
  const wrong = [...found.slice(0, -1).flatMap((one) => one.wrong), ...twice]
  const tried = found.reduce((sum, one) => sum + one.tried, 0)
  process.stdout.write(`calendar: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(100)

  // Control: the same letter, a day late.
  const [person] = await server.db.select().from(userProfiles).limit(1)
  if (!person) throw new Error('Nobody is there')
  const late = {
    kind: 'examTomorrow',
    params: { date: '2027-02-16' },
    sentAt: new Date('2027-02-16T13:00:00Z'),
  }
  expect(wrongOf(late, person)).toEqual([
    'at night: examTomorrow',
    'untrue: examTomorrow {"date":"2027-02-16"} on 2027-02-16',
  ])
})
