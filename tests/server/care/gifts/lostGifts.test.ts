import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { giftCodes, giftHandOuts } from '../../../../server/ground/tables/gifts'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import {
  GIFT_LOST_ALREADY,
  GIFT_NOT_LOST,
  GIFT_OWN_REPORT,
  GIFT_REPLACED,
  giftsMissing,
} from '../../../../shared/words/donating/gifts'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { handOut, imported, newCode, owed, PERIOD } from '../../../support/gifts'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let finance: Actor
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  finance = await staff(server, 'Finance')
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(giftCodes).where(sql`hand_out_id is null`))

const report = (codeId: string, by = finance) =>
  by.send<{ reportLostGift: { Id: string } }>(
    'mutation ($input: ReportLostGiftInput!) { reportLostGift(input: $input) { Id } }',
    { input: { CodeId: codeId, Loss: 'NotWorking' } },
  )
type Decided = { Codes: { Code: string }[]; HandOut: { Id: string; AmountYen: number; Replaces: boolean } }
const decide = (codeId: string, by = admin, replace = true) =>
  by.send<{ decideLostGift: Decided }>(
    `mutation ($input: DecideLostGiftInput!) { decideLostGift(input: $input) {
      Codes { Code } HandOut { Id AmountYen Replaces } } }`,
    { input: { CodeId: codeId, Replace: replace } },
  )
const saidOf = (answer: Awaited<ReturnType<typeof decide>>) => [codeOf(answer), answer.errors?.[0]?.message]
const given = async (personId: string, by = finance) =>
  (
    await by.call(
      `query ($id: ID!) { getUserById(UserId: $id) { Gifts { Replaces Given {
        Id Line AmountYen Loss LostBy Replaced MayReplace } } } }`,
      { id: personId },
    )
  ).data?.getUserById?.Gifts ?? []
const workOf = async (by: Actor) =>
  (await by.call('{ listWork { items { Kind SubjectId } } }')).data?.listWork.items
    .filter(({ Kind }) => Kind === 'GiftLost')
    .map(({ SubjectId }) => SubjectId) ?? []

/** A code that a donor has, and others in stock. */
async function gave({ inStock = 1 } = {}) {
  const person = await owed(server, 1)
  await imported(finance, [[newCode(), 3000, '']])
  expect(codeOf(await handOut(person, finance))).toBe(null)
  const codes = Array.from({ length: inStock }, newCode)
  if (inStock > 0)
    await imported(
      finance,
      codes.map((code) => [code, 3000, '']),
    )
  const id = (await given(person.id))[0]?.Given?.[0]?.Id ?? ''
  return { person, id, codes }
}

test('a code that does not work is marked by one and replaced by another, once; the money stays paid once', async () => {
  const { person, id, codes } = await gave({ inStock: 2 })
  expect(saidOf(await decide(id))).toEqual(['INVALID_STATE', GIFT_NOT_LOST])
  expect(codeOf(await report(id))).toBe(null)
  const again = await report(id, admin)
  expect([codeOf(again), again.errors?.[0]?.message]).toEqual(['INVALID_STATE', GIFT_LOST_ALREADY])
  expect([await workOf(finance), await workOf(admin)]).toEqual([[], [id]])
  expect(saidOf(await decide(id, finance))).toEqual(['INVALID_STATE', GIFT_OWN_REPORT])
  server.clock.advance(60_000)
  const { data } = await decide(id)
  expect(data?.decideLostGift).toMatchObject({
    Codes: [{ Code: expect.any(String) }],
    HandOut: { AmountYen: 3000, Replaces: true },
  })
  expect(codes).toContain(data?.decideLostGift.Codes[0]?.Code)
  expect(saidOf(await decide(id))).toEqual(['INVALID_STATE', GIFT_REPLACED])
  expect(saidOf(await decide(id, finance, false))).toEqual(['INVALID_STATE', GIFT_REPLACED])
  expect(await given(person.id, admin)).toMatchObject([
    { Replaces: true, Given: [{ Loss: null, MayReplace: false }] },
    { Replaces: false, Given: [{ Id: id, Line: 2, Loss: 'NotWorking', Replaced: true, MayReplace: false }] },
  ])
  expect(await workOf(admin)).toEqual([])
  const own = await person.call('{ getUser { Gifts { AmountYen Replaces ConfirmedAt } } }')
  expect(own.data?.getUser.Gifts).toMatchObject([
    { AmountYen: 3000, Replaces: true, ConfirmedAt: null },
    { AmountYen: 3000, Replaces: false },
  ])
  // The person is told of it, and no mail holds a code.
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
  expect(mails.map(({ kind }) => kind)).toContain('giftReplaced')
  expect(codes.filter((code) => JSON.stringify(mails).includes(code))).toEqual([])
  const paid = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, person.id))
  expect(paid.filter(({ stage }) => stage === 'Paid')).toHaveLength(1)
  const stock = await finance.call('{ getGiftStock { Lost { Line AmountYen Loss Replaced } } }')
  expect(stock.data?.getGiftStock.Lost[0]).toEqual({
    Line: 2,
    AmountYen: 3000,
    Loss: 'NotWorking',
    Replaced: true,
  })
})

test('the record is taken back where the code was found, and where nothing is left the code stays marked', async () => {
  const { person, id } = await gave({ inStock: 0 })
  await report(id)
  expect(saidOf(await decide(id))).toEqual(['INVALID_STATE', giftsMissing(3000)])
  expect(await workOf(admin)).toEqual([id])
  expect((await decide(id, finance, false)).data?.decideLostGift).toMatchObject({
    Codes: [],
    HandOut: { Replaces: false },
  })
  expect(await given(person.id)).toMatchObject([{ Given: [{ Loss: null, Replaced: false }] }])
})

test('one code comes out, of fifty calls at once of two colleagues for one lost code', async () => {
  const { id } = await gave({ inStock: 8 })
  await report(id)
  const third = await staff(server, 'Finance')
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => decide(id, n % 2 ? admin : third)))
  expect(answers.flatMap(({ data }) => data?.decideLostGift?.Codes ?? [])).toHaveLength(1)
  expect(answers.filter((answer) => codeOf(answer) === 'INVALID_STATE')).toHaveLength(49)
  expect(await server.db.$count(giftCodes, sql`code_sealed is not null`)).toBe(7)
})

test('the database refuses a second code, the first person and a loss that vanishes; without its index two come out', async () => {
  const { person, id } = await gave()
  await report(id)
  const one = {
    userId: person.id,
    period: PERIOD,
    handedOutBy: admin.id,
    handedOutAt: server.clock.now(),
    replacesCodeId: id,
    reportedBy: finance.id,
  }
  const replace = (values = one) =>
    server.db.insert(giftHandOuts).values({ id: crypto.randomUUID(), ...values })
  const refusedBy = (constraint: string) => ({ cause: { constraint } })
  await expect(replace({ ...one, handedOutBy: finance.id })).rejects.toMatchObject(
    refusedBy('gift_hand_outs_replaced_by'),
  )
  await expect(replace({ ...one, reportedBy: person.id })).rejects.toMatchObject(
    refusedBy('gift_hand_outs_replaces_lost'),
  )
  await replace()
  await expect(replace()).rejects.toMatchObject(refusedBy('gift_hand_outs_replaces_once'))
  const forget = { loss: null, lostAt: null, lostBy: null }
  await expect(server.db.update(giftCodes).set(forget).where(eq(giftCodes.id, id))).rejects.toMatchObject(
    refusedBy('gift_hand_outs_replaces_lost'),
  )
  await server.db.execute(sql`drop index gift_hand_outs_replaces_once`)
  await replace()
  expect(await server.db.$count(giftHandOuts, eq(giftHandOuts.replacesCodeId, id))).toBe(2)
})
