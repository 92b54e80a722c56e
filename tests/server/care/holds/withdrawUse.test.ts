import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarations } from '../../../../server/ground/tables/consents'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import {
  decide,
  donorWithUnits,
  find,
  holdsOf,
  recordPanel,
  release,
  results,
  statesOf,
} from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { handOver, received, record } from '../../../support/units'

let server: TestServer
let office: Actor
let coordinator: Actor
let physician: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server, 'Administrator')
  coordinator = await staff(server, 'Coordinator')
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const states = async (userId: string) => (await statesOf(server, userId)).map(([, state]) => state)
const withdraw = (person: Actor) => person.call('mutation { withdrawUse { success } }')
const tell = (UserId: string, Reason = '電話で申し出があった') =>
  coordinator.call('mutation ($input: WithReasonInput!) { withdrawUseByAdmin(input: $input) { success } }', {
    input: { UserId, Reason },
  })
async function told(person: Actor) {
  const { data } = await person.call('{ getUser { UseWithdrawnAt MayWithdrawUse } }')
  return data?.getUser
}

test('holds all that was given, also what was handed over, and leaves the consent and what comes later', async () => {
  const { person, userId, unitIds } = await donorWithUnits(server, '2026-11-10', 3)
  await recordPanel(physician, userId, results('2026-10-01'))
  await recordPanel(physician, userId, results('2026-11-20'))
  await release(physician, unitIds)
  expect(codeOf(await handOver(office, unitIds.slice(0, 1)))).toBeNull()
  expect(await told(person)).toEqual({ UseWithdrawnAt: null, MayWithdrawUse: true })

  expect(codeOf(await withdraw(person))).toBeNull()
  expect(await states(userId)).toEqual(['Held', 'Held', 'Held'])
  expect(await holdsOf(physician, userId)).toMatchObject([
    { Cause: 'UseWithdrawn', Since: null, Until: '2026-12-01', DecidedAt: null },
  ])
  expect(await told(person)).toEqual({
    UseWithdrawnAt: server.clock.now().toISOString(),
    MayWithdrawUse: false,
  })
  expect(codeOf(await withdraw(person))).toBe('INVALID_STATE')
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId))
  expect(mails.map(({ kind }) => kind)).toContain('useWithdrawn')
  const own = await person.call('{ getUser { Profile { SuspensionStatus1 DonorStatus } } }')
  expect(own.data?.getUser.Profile).toEqual({ SuspensionStatus1: false, DonorStatus: 'Certified' })
  const declared = await server.db.select().from(declarations).where(eq(declarations.userId, userId))
  expect(declared.map(({ what }) => what)).toContain('UseWithdrawn')
})

test('what a physician lifts at the wish of the person is withdrawn no more; what is discarded stays so', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-10', 1)
  await withdraw(person)
  const [hold] = await holdsOf(physician, userId)
  await find(physician, hold?.Id ?? '', '本人が撤回をとりやめた')
  expect(codeOf(await decide(second, hold?.Id ?? ''))).toBeNull()
  expect(await told(person)).toEqual({ UseWithdrawnAt: null, MayWithdrawUse: true })

  expect(codeOf(await tell(userId, ''))).toBe('BAD_USER_INPUT')
  expect(codeOf(await tell(userId))).toBeNull()
  const next = (await holdsOf(physician, userId)).find(({ DecidedAt }) => DecidedAt === null)
  await find(physician, next?.Id ?? '', '撤回のとおり')
  await decide(second, next?.Id ?? '', 'Discarded')
  expect(await states(userId)).toEqual(['Discarded'])
  expect(codeOf(await tell(userId))).toBe('INVALID_STATE')
  expect(await told(person)).toMatchObject({ MayWithdrawUse: false })
})

test('is open to whoever is suspended or has left, and to nobody who gave nothing', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-10', 2)
  const stop = { UserId: userId, Stop: true, Reason: '連絡待ち' }
  await office.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', { input: stop })
  expect(codeOf(await withdraw(person))).toBeNull()
  expect(await states(userId)).toEqual(['Held', 'Held'])

  const left = await donorWithUnits(server, '2026-11-10', 1)
  await left.person.call('mutation { requestWithdrawal { success } }')
  expect(codeOf(await tell(left.userId))).toBeNull()
  expect(await states(left.userId)).toEqual(['Held'])

  const none = await donorWithUnits(server, '2026-11-10', 0)
  expect(codeOf(await withdraw(none.person))).toBe('INVALID_STATE')
})

test('is accepted once, however often it is sent', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-10', 2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(person)))
  expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(1)
  expect(await holdsOf(physician, userId)).toHaveLength(1)
})

test('covers nothing that is given later, which may be withdrawn in its turn', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-10', 1)
  await withdraw(person)
  server.clock.advance(86_400_000)
  const later = await staff(server, 'Administrator')
  const DonationId = await received(server, { userId, minutesAgo: 0 })
  expect((await record(later, { DonationId })).data?.recordUnit.State).toBe('Quarantine')
  const { data } = await later.call(
    'query ($id: ID!) { getUserById(UserId: $id) { UseWithdrawnAt MayWithdrawUse } }',
    { id: userId },
  )
  expect(data?.getUserById).toMatchObject({ MayWithdrawUse: true })
})
