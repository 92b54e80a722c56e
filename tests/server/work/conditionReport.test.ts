import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userProfiles } from '../../../server/schema/users'
import { staff, suspended, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { donor } from '../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { listAll } from './listAll'

let server: TestServer
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())

const report = async (person: Actor) =>
  codeOf(
    await person.call(
      `mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: "2026-12-01" }) { Id } }`,
      { Answer: { choices: ['fever'], dates: { fever: 'ongoing' } } },
    ),
  )
const receive = async (by: Actor, UserId: string) =>
  codeOf(
    await by.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: { UserId, DonationAt: server.clock.now().toISOString(), StoolReceiptStatus: 'Implemented' },
    }),
  )
const points = async (by: Actor, id: string) =>
  (await by.call('query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Kind } } }', { id })).data
    ?.getUserById.OfficePoints

test('a report is work of the same day that names what was received, also while suspended; others do not read of it', async () => {
  const admin = await staff(server)
  const person = await donor(server)
  expect(await receive(admin, person.id)).toBeNull()
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, person.id))
  server.clock.set(new Date(TEST_NOW.getTime() + 1_800_000))
  expect(await report(person)).toBeNull()
  const work = (await listAll(physician)).filter(({ Kind }) => Kind === 'ConditionReport')
  expect(work).toMatchObject([{ UserId: person.id, Due: '2026-12-01', Amount: 1, Days: ['2026-12-01'] }])
  const coordinator = await staff(server, 'Coordinator')
  expect((await listAll(coordinator)).filter(({ UserId }) => UserId === person.id)).toEqual([])
  expect(await points(coordinator, person.id)).toEqual([])
  expect(await points(physician, person.id)).toEqual([{ Kind: 'ConditionReport' }])
  const CLOSE =
    'mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: "便を使わない" }) { success } }'
  const id = work[0]?.SubjectId
  expect(codeOf(await coordinator.call(CLOSE, { id }))).toBe('FORBIDDEN')
  expect(codeOf(await physician.call(CLOSE, { id }))).toBeNull()
  expect((await listAll(physician)).filter(({ Kind }) => Kind === 'ConditionReport')).toEqual([])
})

test('whoever is suspended and has no stool in store is refused, as my page says', async () => {
  const nobody = await suspended(server)
  const MAY = '{ getUser { MayReportCondition } }'
  expect((await nobody.call(MAY)).data?.getUser.MayReportCondition).toBe(false)
  expect(await report(nobody)).toBe('FORBIDDEN')
})
