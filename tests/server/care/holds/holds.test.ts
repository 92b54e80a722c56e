import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { units } from '../../../../server/ground/tables/units'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import {
  decide,
  donorWithUnits,
  find,
  holdsOf,
  openHold,
  recordPanel,
  release,
  results,
  statesOf,
} from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { handOver, received, record } from '../../../support/units'

let server: TestServer
let physician: Actor
let second: Actor
let third: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
  third = await staff(server, 'Physician')
})
afterAll(() => server.close())

const report = (person: Actor, Since: string, ended: string) =>
  person.send(
    'mutation ($Answer: JSON!, $Since: Date!) { reportCondition(input: { Answer: $Answer, Since: $Since }) { Outcome } }',
    { Since, Answer: { choices: ['antibiotics'], dates: { antibiotics: ended } } },
  )
const states = async (userId: string) => (await statesOf(server, userId)).map(([, state]) => state)

test('a finding holds what was given since the last negative specimen, minus the days of its analyte', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-10-28', 8)
  await recordPanel(physician, userId, results('2026-10-01', { HBV: { Day: '2026-09-20' } }))
  await recordPanel(physician, userId, results('2026-12-01'))
  await release(physician, unitIds)
  // Syphilis reaches 35 days before its last negative specimen, which is of 1 December.
  await recordPanel(second, userId, results('2026-12-01', { Syphilis: { Judgement: 'Indeterminate' } }))
  expect(await holdsOf(physician, userId)).toMatchObject([
    { Cause: 'Panel', Since: '2026-08-27', Until: null },
  ])
  expect(new Set(await states(userId))).toEqual(new Set(['Held']))
})

test('an analyte that was never negative holds everything; one without days, only to its last negative', async () => {
  const first = await donorWithUnits(server, '2026-11-01', 2)
  await recordPanel(physician, first.userId, results('2026-11-20', { HIV: { Judgement: 'Positive' } }))
  expect(await holdsOf(physician, first.userId)).toMatchObject([{ Since: null, Until: null }])
  const other = await donorWithUnits(server, '2026-11-01', 4)
  await recordPanel(physician, other.userId, results('2026-11-03'))
  await recordPanel(physician, other.userId, results('2026-11-20', { Norovirus: { Judgement: 'Positive' } }))
  expect(await holdsOf(physician, other.userId)).toMatchObject([{ Since: '2026-11-03' }])
  expect(await states(other.userId)).toEqual(['Quarantine', 'Quarantine', 'Held', 'Held'])
})

test('a report holds what was given since its first day, before anybody reads it', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-26', 4)
  expect(codeOf(await report(person, '2026-11-28', '2026-11-29'))).toBeNull()
  expect(await states(userId)).toEqual(['Quarantine', 'Quarantine', 'Held', 'Held'])
  expect(await holdsOf(physician, userId)).toMatchObject([{ Cause: 'Report', Since: '2026-11-28' }])
  // The same once more, with its end, is no second question.
  await report(person, '2026-11-29', '2026-11-30')
  expect(await holdsOf(physician, userId)).toHaveLength(1)
})

test('a report about a day before certification holds everything since, and nothing where nothing was given', async () => {
  const { person, userId } = await donorWithUnits(server, '2026-11-26', 3)
  const bare = await donor(server, {}, { examDate: '2026-11-25', donations: 0 })
  for (const one of [person, bare]) expect(codeOf(await report(one, '2026-09-15', '2026-09-20'))).toBeNull()
  expect(await states(userId)).toEqual(['Held', 'Held', 'Held'])
  expect(await holdsOf(physician, userId)).toMatchObject([
    { Cause: 'Report', Since: '2026-09-15', Until: null },
  ])
  expect(await holdsOf(physician, bare.id)).toEqual([])
})

test('a hold is decided by another physician than who began it or wrote its finding, and gives back what was', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 3)
  await recordPanel(physician, userId, results('2026-10-01'))
  await recordPanel(physician, userId, results('2026-11-20'))
  const [usable = ''] = unitIds
  await release(physician, [usable])
  const { data } = await openHold(physician, userId, { Until: '2026-11-11' })
  const id = data?.openHold.Id ?? ''
  expect(await states(userId)).toEqual(['Held', 'Held', 'Quarantine'])
  expect(codeOf(await handOver(physician, [usable]))).toBe('FORBIDDEN')
  expect(codeOf(await handOver(await staff(server, 'Administrator'), [usable]))).toBe('INVALID_STATE')
  expect(codeOf(await release(physician, [usable]))).toBe('INVALID_STATE')
  expect(codeOf(await decide(second, id))).toBe('INVALID_STATE')
  expect(codeOf(await find(second, id))).toBeNull()
  for (const one of [physician, second]) expect(codeOf(await decide(one, id))).toBe('INVALID_STATE')
  expect(codeOf(await decide(third, id))).toBeNull()
  expect(await states(userId)).toEqual(['Usable', 'Quarantine', 'Quarantine'])
  expect(codeOf(await decide(third, id))).toBe('INVALID_STATE')
})

test('lifting one of two holds gives nothing back, and what was usable is so again only in its bracket', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 2)
  await recordPanel(physician, userId, results('2026-10-01'))
  await recordPanel(physician, userId, results('2026-11-20'))
  await release(physician, unitIds)
  const ids = []
  for (const Until of ['2026-11-10', '2026-11-12'])
    ids.push((await openHold(physician, userId, { Until })).data?.openHold.Id ?? '')
  // Between the two panels, and incomplete: the bracket is broken meanwhile.
  await recordPanel(physician, userId, results('2026-11-15', { HIV: { Day: null, Judgement: 'NotDone' } }))
  for (const id of ids) await find(second, id)
  await decide(third, ids[0] ?? '')
  expect(await states(userId)).toEqual(['Held', 'Held'])
  await decide(third, ids[1] ?? '')
  expect(await states(userId)).toEqual(['Quarantine', 'Quarantine'])
})

test('discarded by a hold is discarded for good', async () => {
  const { userId } = await donorWithUnits(server, '2026-11-10', 2)
  const id = (await openHold(physician, userId)).data?.openHold.Id ?? ''
  await find(second, id)
  expect(codeOf(await decide(third, id, 'Discarded'))).toBeNull()
  expect(await states(userId)).toEqual(['Discarded', 'Discarded'])
})

test('what was received by then and is weighed after its hold ended in discarding is discarded, what came later is not', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 2)
  const [weighedLate] = await server.db
    .delete(units)
    .where(eq(units.id, unitIds[1] ?? ''))
    .returning()
  const id = (await openHold(physician, userId)).data?.openHold.Id ?? ''
  await find(second, id)
  await decide(third, id, 'Discarded')
  const office = await staff(server, 'Administrator')
  const late = await record(office, { DonationId: weighedLate?.donationId })
  expect(late.data?.recordUnit.State).toBe('Discarded')
  server.clock.advance(60_000)
  const later = await record(office, { DonationId: await received(server, { userId, minutesAgo: 0 }) })
  expect(later.data?.recordUnit.State).toBe('Quarantine')
})

test('a hold needs days with something received, and days in order', async () => {
  const { userId } = await donorWithUnits(server, '2026-11-10', 1)
  expect(codeOf(await openHold(physician, userId, { Since: '2026-11-12' }))).toBe('INVALID_STATE')
  expect(codeOf(await openHold(physician, userId, { Since: '2026-11-12', Until: '2026-11-10' }))).toBe(
    'BAD_USER_INPUT',
  )
  expect(codeOf(await openHold(physician, userId, { Reason: '' }))).toBe('BAD_USER_INPUT')
})
