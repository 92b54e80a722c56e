import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGifts } from '../../../../server/care/gifts/countGifts'
import { giftCodes, giftImports } from '../../../../server/ground/tables/gifts'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { GIFT_BALANCE_DIFFERS, GIFT_OWN_IMPORT } from '../../../../shared/words/donating/gifts'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { handOut, imported, newCode, owed } from '../../../support/gifts'
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

const balances = async (by = finance) =>
  (
    await by.call(`{ getGiftStock { Balances {
      Id AmountYen Imported Left HandedOut Lost Difference Explanation ExplainedBy MayExplain } } }`)
  ).data?.getGiftStock.Balances ?? []
const explain = (id: string, difference: number, by = admin) =>
  by.send<{ explainGiftDifference: { Amounts: { Count: number }[] } }>(
    `mutation ($input: ExplainGiftDifferenceInput!) { explainGiftDifference(input: $input) { Amounts { Count } } }`,
    { input: { Id: id, Difference: difference, Explanation: '発行元が1件を取り消しました' } },
  )
const saidOf = (answer: Awaited<ReturnType<typeof explain>>) => [codeOf(answer), answer.errors?.[0]?.message]
const workOf = async (by: Actor) =>
  (await by.call('{ listWork { items { Kind SubjectId } } }')).data?.listWork.items
    .filter(({ Kind }) => Kind === 'GiftDifference')
    .map(({ SubjectId }) => SubjectId) ?? []
/** Somebody takes a code away behind the program's back. */
const takeAway = (amountYen: number) =>
  server.db.execute(
    sql`delete from gift_codes where id = (select id from gift_codes where code_sealed is not null and amount_yen = ${amountYen} limit 1)`,
  )

test('what came in is what is left, handed out and lost, by amount; nobody has work with it', async () => {
  const person = await owed(server, 1)
  await imported(finance, [
    [newCode(), 3000, ''],
    [newCode(), 3000, ''],
    [newCode(), 5000, ''],
  ])
  expect(codeOf(await handOut(person, finance))).toBe(null)
  const even = { Difference: 0, Explanation: null, MayExplain: false }
  const before = [
    { AmountYen: 5000, Imported: 1, Left: 1, HandedOut: 0, Lost: 0, ...even },
    { AmountYen: 3000, Imported: 2, Left: 1, HandedOut: 1, Lost: 0, ...even },
  ]
  expect(await balances()).toMatchObject(before)
  await server.db
    .update(giftCodes)
    .set({ loss: 'Lost', lostAt: server.clock.now(), lostBy: finance.id })
    .where(sql`hand_out_id is not null`)
  expect((await balances())[1]).toMatchObject({ Imported: 2, Left: 1, HandedOut: 0, Lost: 1, ...even })
  expect(await workOf(admin)).toEqual([])
})

test('a difference is work for others than who took the codes in, until one of two at once explains it', async () => {
  await takeAway(3000)
  const [row] = await balances(admin)
  expect(row).toMatchObject({ AmountYen: 3000, Imported: 2, Left: 0, Difference: 1, MayExplain: true })
  const id = row?.Id ?? ''
  expect([await workOf(finance), await workOf(admin)]).toEqual([[], [id]])
  expect(saidOf(await explain(id, 1, finance))).toEqual(['INVALID_STATE', GIFT_OWN_IMPORT])
  expect(saidOf(await explain(id, 2))).toEqual(['CONFLICT', GIFT_BALANCE_DIFFERS])
  const third = await staff(server, 'Finance')
  const answers = await Promise.all([explain(id, 1), explain(id, 1, third)])
  expect(answers.map(saidOf).toSorted()).toEqual([
    [null, undefined],
    ['CONFLICT', GIFT_BALANCE_DIFFERS],
  ])
  expect(await workOf(admin)).toEqual([])
  expect((await balances(admin)).find(({ Id }) => Id === id)).toMatchObject({
    Difference: 1,
    Explanation: '発行元が1件を取り消しました',
    ExplainedBy: expect.any(String),
    MayExplain: false,
  })
})

test('each day leaves one count, of two machines at once too; without the key of its table it would be two', async () => {
  const count = () => countGifts(server.deps, server.clock.now())
  const told = async () =>
    (
      await finance.call(
        '{ getGiftStock { Counts { Day AmountYen Imported Left HandedOut Lost Difference } } }',
      )
    ).data?.getGiftStock.Counts
  const written = await Promise.all([count(), count()])
  expect(written.toSorted()).toEqual([0, 2])
  const day = japaneseDateOf(server.clock.now())
  const first = [
    { Day: day, AmountYen: 5000, Imported: 1, Left: 1, HandedOut: 0, Lost: 0, Difference: 0 },
    { Day: day, AmountYen: 3000, Imported: 2, Left: 0, HandedOut: 0, Lost: 1, Difference: 1 },
  ]
  expect(await told()).toEqual(first)
  server.clock.advance(24 * 3_600_000)
  await Promise.all([finance.signInAgain(), admin.signInAgain()])
  expect(await count()).toBe(2)
  expect(await told()).toEqual([
    ...first.map((counted) => ({ ...counted, Day: japaneseDateOf(server.clock.now()) })),
    ...first,
  ])
  await server.db.execute(sql`alter table gift_counts drop constraint gift_counts_once_a_day`)
  expect(await count()).toBe(2)
})

test('a difference that changes again is work again', async () => {
  await takeAway(5000)
  const [row] = await balances(admin)
  expect(row).toMatchObject({ AmountYen: 5000, Difference: 1, MayExplain: true })
  await explain(row?.Id ?? '', 1)
  expect(await workOf(admin)).toEqual([])
  await server.db
    .update(giftImports)
    .set({ count: 2 })
    .where(eq(giftImports.id, row?.Id ?? ''))
  expect(await workOf(admin)).toEqual([row?.Id])
})

test('the database refuses codes that did not come in, and one’s own word; without its check it would not', async () => {
  const stray = {
    id: crypto.randomUUID(),
    importedAt: server.clock.now(),
    importedBy: admin.id,
    line: 2,
    amountYen: 3000,
    fingerprint: 'stray',
  }
  await expect(server.db.insert(giftCodes).values(stray)).rejects.toMatchObject({
    cause: { constraint: 'gift_codes_came_in' },
  })
  const own = () =>
    server.db.update(giftImports).set({
      explanation: 'わけ',
      explainedBy: finance.id,
      explainedAt: server.clock.now(),
    })
  await expect(own()).rejects.toMatchObject({ cause: { constraint: 'gift_imports_second' } })
  await server.db.execute(sql`alter table gift_imports drop constraint gift_imports_second`)
  expect((await own()).rowCount).toBeGreaterThan(0)
})
