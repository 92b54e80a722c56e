import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { FunnelStep, UserStatus } from '../../../../shared/generated/schema'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const FUNNEL = '{ getDashboard { Funnel { UserStatus Count Reached WentOn MedianDays LongestDays } } }'

let server: TestServer
let support: Actor
beforeEach(async () => {
  server = await startTestServer()
  support = await staff(server, 'Support')
})
afterEach(() => server.close())

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

async function funnel(): Promise<FunnelStep[]> {
  const answer = await support.call(FUNNEL)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.getDashboard.Funnel
}
const step = async (status: UserStatus) => (await funnel()).find(({ UserStatus }) => UserStatus === status)

const move = (id: string, values: Partial<typeof userProfiles.$inferInsert>) =>
  server.db
    .update(userProfiles)
    .set({ updatedAt: server.clock.now(), ...values })
    .where(eq(userProfiles.id, id))

test('nobody has come anywhere in an empty service', async () => {
  const steps = await funnel()
  expect(steps).toHaveLength(9)
  for (const [index, { UserStatus: _status, ...numbers }] of steps.entries())
    expect(numbers).toEqual({
      Count: 0,
      Reached: 0,
      WentOn: index === 8 ? null : 0,
      MedianDays: null,
      LongestDays: null,
    })
})

test('whoever came further counts at every step before, also after falling back or leaving', async () => {
  await applicant(server)
  await waiting(server)
  await certified(server)
  const fallen = await certified(server)
  await move(fallen.id, { userStatus: 'Registration', donorStatus: 'NotCertified' })
  const gone = await waiting(server)
  await move(gone.id, { deleteStatus: true, email: null, lastName: null, tel: null })
  expect(await step('Registration')).toMatchObject({ Count: 2, Reached: 5, WentOn: 4 })
  expect(await step('WaitingGuidance')).toMatchObject({ Count: 1, Reached: 4, WentOn: 2 })
  expect(await step('DonorRegistrationExam')).toMatchObject({ Count: 0, Reached: 2, WentOn: 2 })
  expect(await step('Donation')).toMatchObject({ Count: 1, Reached: 2, WentOn: 0 })
})

test('days are whole days since the status was taken, in the middle and at the longest', async () => {
  for (const days of [1, 10, 30]) await applicant(server, { statusSince: daysAgo(days) })
  await applicant(server, {
    statusSince: daysAgo(300),
    deleteStatus: true,
    email: null,
    lastName: null,
    tel: null,
  })
  expect(await step('Registration')).toMatchObject({ Count: 3, MedianDays: 10, LongestDays: 30 })
})

test('the days begin anew with a change of status and go on with any other change', async () => {
  const person = await applicant(server, { statusSince: daysAgo(20) })
  await move(person.id, { city: '酒田市', userStatus: 'Registration' })
  expect(await step('Registration')).toMatchObject({ LongestDays: 20 })
  await move(person.id, { userStatus: 'WaitingGuidance', waitingSince: server.clock.now() })
  expect(await step('WaitingGuidance')).toMatchObject({ Count: 1, MedianDays: 0, LongestDays: 0 })
})
