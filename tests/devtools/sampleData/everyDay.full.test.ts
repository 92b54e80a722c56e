import { afterEach, expect, test } from 'vitest'
import { loadSampleData } from '../../../devtools/sampleData/loadSampleData'
import { userProfiles, userStatus } from '../../../server/ground/tables/users'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
afterEach(() => server.close())

// The first moment of a year, and the long holidays of May.
test.each(['2027-01-01T00:00:00+09:00', '2027-05-05T12:00:00+09:00'])(
  'everybody’s life can be told up to %s, and somebody stands at each status',
  async (now) => {
    server = await startTestServer({ now: new Date(now) })
    expect(await loadSampleData(server.deps)).toBe(true)
    expect(server.logged.filter((line) => line.includes('a sample life stops'))).toEqual([])
    const people = await server.db.select().from(userProfiles)
    const present = people.filter(({ deleteStatus }) => !deleteStatus)
    const empty = userStatus.enumValues.filter(
      (status) => !present.some((person) => person.userStatus === status),
    )
    expect(empty).toEqual([])
    expect(people.filter(({ updatedAt }) => updatedAt > new Date(now))).toEqual([])
    // Nobody has these telephones and addresses.
    expect(present.filter(({ tel }) => !/^0900000\d{4}$/.test(tel ?? ''))).toEqual([])
    expect(present.filter(({ email }) => !email?.endsWith('@example.com'))).toEqual([])
  },
  240_000,
)
