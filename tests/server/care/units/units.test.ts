import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../server/ground/tables/units'
import { valueChanges } from '../../../../server/ground/tables/valueChanges'
import { isUnitNumber, unitNumber } from '../../../../shared/rules/donating/units/unitNumber'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { reasonsOf } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import {
  correct,
  discard,
  fieldOf,
  fine,
  handOver,
  received,
  receivedUnit,
  record,
} from '../../../support/units'

let server: TestServer
let desk: Actor
let admin: Actor
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  desk = await staff(server, 'Reception')
  admin = await staff(server, 'Administrator')
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

/** By the office, with a reason, on any day. */
const takeBack = (DonationId: string) =>
  admin.send('mutation ($input: CorrectDonationInput!) { correctDonation(input: $input) { Id } }', {
    input: { DonationId, Reason: '別の方でした' },
  })
const rowOf = async (id: string) => (await server.db.select().from(units).where(eq(units.id, id)))[0]

describe('at reception', () => {
  test('what was received becomes one unit in quarantine, with a number of its own', async () => {
    const input = {
      DonationId: await received(server),
      Container: 'C-2291',
      PassedAt: '2026-11-30T23:40:00.000Z',
    }
    const { data } = await record(desk, input)
    expect(data?.recordUnit).toMatchObject({
      State: 'Quarantine',
      ...fine,
      RejectionReason: null,
      Container: 'C-2291',
      StatementGiven: true,
      HandedOverAt: null,
      DiscardedAt: null,
    })
    expect(data?.recordUnit.Number).toMatch(/^N26-\d{4}-[0-9A-Z]$/)
    expect(isUnitNumber(data?.recordUnit.Number ?? '')).toBe(true)
    expect(data?.recordUnit.TakenBy).toEqual(expect.any(String))
    expect((await record(desk, input)).data).toEqual(data)
    expect(codeOf(await record(desk, { ...input, WeightGrams: 90 }))).toBe('INVALID_STATE')
  })

  test('a statement that came after it does not stand beside it', async () => {
    const { id } = await donor(server)
    await admin.send(
      'mutation ($input: RecordStatementInput!) { recordStatement(input: $input) { UserId } }',
      {
        input: { UserId: id, Answer: { choices: ['none'] } },
      },
    )
    const { data } = await record(desk, { DonationId: await received(server, { userId: id }) })
    expect(data?.recordUnit.StatementGiven).toBe(false)
  })

  test('what is rejected is discarded at once, for one of the reasons of the operator', async () => {
    const DonationId = await received(server)
    expect(fieldOf(await record(desk, { DonationId, Accepted: false }))).toEqual(['RejectionReason'])
    expect(fieldOf(await record(desk, { DonationId, Accepted: false, RejectionReason: '別の理由' }))).toEqual(
      ['RejectionReason'],
    )
    const { data } = await record(desk, { DonationId, Accepted: false, RejectionReason: '量が足りない' })
    expect(data?.recordUnit).toMatchObject({
      State: 'Discarded',
      Accepted: false,
      RejectionReason: '量が足りない',
    })
    expect(data?.recordUnit.DiscardedAt).toBe(TEST_NOW.toISOString())
  })

  test('what lies outside the limits is accepted for a reason alone', async () => {
    const DonationId = await received(server)
    for (const outside of [
      { WeightGrams: 49.9 },
      { BristolType: 6 },
      { PassedAt: '2026-11-30T20:00:00.000Z' },
    ])
      expect(fieldOf(await record(desk, { DonationId, ...outside }))).toEqual(['ConfirmReason'])
    const { data } = await record(desk, { DonationId, BristolType: 6, ConfirmReason: '医師に聞きました' })
    expect(data?.recordUnit.State).toBe('Quarantine')
  })

  test.each([
    ['no weight at all', { WeightGrams: 0 }, 'WeightGrams'],
    ['more than anybody gives', { WeightGrams: 3000.1 }, 'WeightGrams'],
    ['two decimals', { WeightGrams: 100.25 }, 'WeightGrams'],
    ['type 0', { BristolType: 0 }, 'BristolType'],
    ['type 8', { BristolType: 8 }, 'BristolType'],
    ['a reason although it is accepted', { RejectionReason: '量が足りない' }, 'RejectionReason'],
    ['passed after it was received', { PassedAt: '2026-12-01T00:00:00.000Z' }, 'PassedAt'],
    ['passed two days before', { PassedAt: '2026-11-29T00:00:00.000Z' }, 'PassedAt'],
    ['a container of two lines', { Container: 'C-1\nC-2' }, 'Container'],
    ["another person's label", { Container: unitNumber('N', 2026, 411).replaceAll('-', '') }, 'Container'],
    ["another person's card", { Container: 'D-000042' }, 'Container'],
  ])('is refused: %s', async (_name, input, field) => {
    const answer = await record(desk, { DonationId: await received(server), ...input })
    expect([codeOf(answer), fieldOf(answer)]).toEqual(['BAD_USER_INPUT', [field]])
  })

  test('a visit that was taken back, and one without stool, have no unit', async () => {
    const DonationId = await received(server)
    await takeBack(DonationId)
    expect(codeOf(await record(desk, { DonationId }))).toBe('INVALID_STATE')
    const visit = await admin.send<{ recordDonation: { Id: string } }>(
      'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }',
      {
        input: {
          UserId: (await donor(server)).id,
          DonationAt: TEST_NOW.toISOString(),
          StoolReceiptStatus: 'NotImplemented',
        },
      },
    )
    expect(codeOf(await record(desk, { DonationId: visit.data?.recordDonation.Id }))).toBe('INVALID_STATE')
  })

  test('reception has to do with the units of today; of the others it is told nothing', async () => {
    const DonationId = await received(server, { minutesAgo: 24 * 60 })
    expect(codeOf(await record(desk, { DonationId }))).toBe('INVALID_STATE')
    const { data } = await record(admin, { DonationId })
    const { Id, Number: number } = data?.recordUnit ?? { Id: '', Number: '' }
    const get = (actor: Actor) => actor.send('query ($id: ID!) { getUnit(Id: $id) { Number } }', { id: Id })
    const list = (actor: Actor) =>
      actor.send<{ listUnits: { items: unknown[] } }>(
        'query ($n: String!) { listUnits(filter: { Number: { eq: $n } }) { items { Number } } }',
        { n: number },
      )
    expect(codeOf(await get(desk))).toBe('NOT_FOUND')
    expect(codeOf(await get(admin))).toBeNull()
    expect((await list(desk)).data?.listUnits.items).toEqual([])
    expect((await list(admin)).data?.listUnits.items).toEqual([{ Number: number }])
    expect(codeOf(await handOver(desk, [Id]))).toBe('INVALID_STATE')
  })
})

describe('put right', () => {
  test('with a reason, and the values before are kept', async () => {
    const { data } = await record(desk, { DonationId: await received(server) })
    const { Id = '' } = data?.recordUnit ?? {}
    expect(fieldOf(await correct(desk, { Id, Reason: '' }))).toEqual(['Reason'])
    expect(fieldOf(await correct(desk, { Id, WeightGrams: 3000.1 }))).toEqual(['WeightGrams'])
    expect(fieldOf(await correct(desk, { Id, BristolType: 8 }))).toEqual(['BristolType'])
    expect((await correct(desk, { Id, WeightGrams: 61.5 })).data?.correctUnit.WeightGrams).toBe(61.5)
    const [change] = await server.db
      .select()
      .from(valueChanges)
      .where(sql`record_id = ${Id} and before is not null`)
    expect(change).toMatchObject({
      data: 'Material',
      before: { weight_grams: 148 },
      after: { weight_grams: 61.5 },
    })
    expect(await reasonsOf(server)).toContain('量り直しました')
  })

  test('reception corrects its own alone, an administrator any', async () => {
    const { data } = await record(admin, { DonationId: await received(server) })
    const { Id } = data?.recordUnit ?? {}
    expect(codeOf(await correct(desk, { Id }))).toBe('INVALID_STATE')
    expect(codeOf(await correct(admin, { Id }))).toBeNull()
  })

  test('what was rejected by mistake goes back into quarantine; what a physician discarded stays', async () => {
    const rejected = { Accepted: false, RejectionReason: '量が足りない' }
    const { data } = await record(desk, { DonationId: await received(server), ...rejected })
    const { Id = '' } = data?.recordUnit ?? {}
    expect((await correct(desk, { Id })).data?.correctUnit).toMatchObject({
      State: 'Quarantine',
      DiscardedAt: null,
    })
    expect((await correct(desk, { Id, ...rejected })).data?.correctUnit.State).toBe('Discarded')
    await correct(desk, { Id })
    expect((await discard(physician, [Id])).data?.discardUnits[0]?.State).toBe('Discarded')
    expect(codeOf(await correct(admin, { Id }))).toBe('INVALID_STATE')
    expect(codeOf(await discard(physician, [Id]))).toBe('INVALID_STATE')
  })
})

describe('handed over', () => {
  test('is a fact beside the state: to whom, when, with which number', async () => {
    const ids = [await receivedUnit(server), await receivedUnit(server)]
    const { data } = await handOver(desk, ids)
    expect(data?.handOverUnits).toMatchObject(
      ids.map((Id) => ({
        Id,
        State: 'Quarantine',
        HandedOverTo: '製造部 抽出室',
        HandOverBatch: 'H26-058',
        HandedOverAt: TEST_NOW.toISOString(),
      })),
    )
  })

  test('a label scanned twice, a unit that left already, a discarded one: nothing of it is done', async () => {
    const [one, other] = [await receivedUnit(server), await receivedUnit(server)]
    expect(codeOf(await handOver(desk, [one, one.toUpperCase()]))).toBe('BAD_USER_INPUT')
    expect(codeOf(await handOver(desk, []))).toBe('BAD_USER_INPUT')
    expect(codeOf(await handOver(desk, [one]))).toBeNull()
    expect(codeOf(await handOver(desk, [other, one]))).toBe('INVALID_STATE')
    expect((await rowOf(other))?.handedOverAt).toBeNull()
    await discard(physician, [other])
    expect(codeOf(await handOver(desk, [other]))).toBe('INVALID_STATE')
  })

  test('its donation is not taken back any more; before, the unit goes with it and its number stays used', async () => {
    const DonationId = await received(server)
    const undo = () =>
      desk.send('mutation ($input: UndoDonationInput!) { undoDonation(input: $input) { VisitsToday } }', {
        input: { DonationId },
      })
    const { data } = await record(desk, { DonationId })
    const { Id = '' } = data?.recordUnit ?? {}
    await handOver(desk, [Id])
    const refused = await undo()
    expect(codeOf(refused)).toBe('INVALID_STATE')
    expect(refused.errors?.[0]?.message).toContain(data?.recordUnit.Number)
    const corrected = await takeBack(DonationId)
    expect(codeOf(corrected)).toBe('INVALID_STATE')
    expect(corrected.errors?.[0]?.message).toContain(data?.recordUnit.Number)
    expect(await rowOf(Id)).toMatchObject({ state: 'Quarantine', discardedAt: null })

    const again = await received(server)
    const second = (await record(desk, { DonationId: again })).data?.recordUnit
    const back = await desk.send(
      'mutation ($input: UndoDonationInput!) { undoDonation(input: $input) { VisitsToday } }',
      { input: { DonationId: again } },
    )
    expect(codeOf(back)).toBeNull()
    expect(await rowOf(second?.Id ?? '')).toMatchObject({ state: 'Discarded', number: second?.Number })
    expect(codeOf(await correct(admin, { Id: second?.Id }))).toBe('INVALID_STATE')
  })
})
