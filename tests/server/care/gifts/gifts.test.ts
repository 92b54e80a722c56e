import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { giftCodes, giftHandOuts } from '../../../../server/ground/tables/gifts'
import { activities } from '../../../../server/ground/tables/activity'
import { GIFT_OWN_HAND_OUT, giftsMissing } from '../../../../shared/words/donating/gifts'
import { NO_REWARDS_DUE } from '../../../../shared/words/program/apiErrors'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import {
  confirm,
  handOut,
  imported,
  newCode,
  owed,
  PERIOD,
  preview,
  tableOf,
  take,
} from '../../../support/gifts'
import { donor } from '../../../support/people'
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

const paidYen = async ({ id }: { id: string }) =>
  (await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, id)))
    .filter(({ stage }) => stage === 'Paid')
    .reduce((sum, { amountYen }) => sum + amountYen, 0)

describe('codes are taken in', () => {
  test('sealed, and once: a code of before or of the same table is named by its line, never shown', async () => {
    const [one, two] = [newCode(), newCode()]
    expect(await imported(finance, [[one, 3000, '2027-03-31']])).toEqual([
      { AmountYen: 3000, Count: 1, ValidUntil: '2027-03-31' },
    ])
    const again = tableOf([
      [one.replaceAll('-', '').toLowerCase(), 3000, ''],
      [two, '5,000円'.replace(',', ''), '2027/4/30'],
      [two, 5000, ''],
      ['み', 0, '2020-01-01'],
      ...['1.23457E+15', '########', '#NAME?'].map((code) => [code, 3000, '']),
    ])
    const { data } = await preview(again, finance)
    const lines = data?.previewGiftCodes.Lines ?? []
    expect(lines.map(({ Problems }) => Problems)).toEqual([
      ['ギフトコード：2026年12月1日（火）に取り込んだ表の2行目と同じコードです'],
      [],
      ['ギフトコード：3行目と同じコードです'],
      [
        'ギフトコード：空白のない英数字と記号6〜200文字で書いてください',
        '金額（円）：1〜1,000,000円の整数で書いてください',
        '有効期限：有効期限が過ぎています',
      ],
      ...Array.from({ length: 3 }, () => [
        'ギフトコード：表計算ソフトで形が変わっています。列を「文字列」にして開き直した表を使ってください',
      ]),
    ])
    expect(lines[1]).toMatchObject({ AmountYen: 5000, ValidUntil: '2027-04-30' })
    expect(JSON.stringify(data)).not.toContain(two)
    const answer = await take(again, data?.previewGiftCodes.Fingerprint, finance)
    expect(answer.data?.importGiftCodes.Amounts.map(({ Count }) => Count)).toEqual([1, 1])
    const { rows } = await server.db.execute(sql`select g::text as text from gift_codes g`)
    expect(JSON.stringify(rows)).not.toContain(one)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(one).toString('hex'))
  })

  test('as they were shown, by one of two offices that take in the same table at once', async () => {
    const csv = tableOf(Array.from({ length: 5 }, () => [newCode(), 3000, '']))
    const other = await staff(server, 'Finance')
    const [first, second] = await Promise.all([preview(csv, finance), preview(csv, other)])
    const answers = await Promise.all([
      take(csv, first.data?.previewGiftCodes.Fingerprint, finance),
      take(csv, second.data?.previewGiftCodes.Fingerprint, other),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null].toSorted())
    expect(await server.db.$count(giftCodes, sql`code_sealed is not null`)).toBe(5)
  })
})

describe('codes are handed out', () => {
  test('for what is due, the fewest that make it up, those that end first; shown once and not kept', async () => {
    const person = await owed(server, 3)
    const [late, soon, large] = [newCode(), newCode(), newCode()]
    await imported(finance, [
      [late, 3000, '2028-01-31'],
      [soon, 3000, '2027-03-31'],
      [large, 6000, ''],
    ])
    const { data } = await handOut(person, finance)
    const { Codes, HandOut } = data?.handOutGift ?? {}
    expect(Codes).toEqual([
      { Code: large, AmountYen: 6000, ValidUntil: null },
      { Code: soon, AmountYen: 3000, ValidUntil: '2027-03-31' },
    ])
    expect(HandOut).toMatchObject({ AmountYen: 9000, Count: 2, ConfirmedAt: null })
    expect(await paidYen(person)).toBe(9000)
    const again = await handOut(person, finance)
    expect([codeOf(again), again.errors?.[0]?.message]).toEqual(['INVALID_STATE', NO_REWARDS_DUE])
    expect(await server.db.$count(giftCodes, sql`hand_out_id is not null and code_sealed is not null`)).toBe(
      0,
    )
    const { rows } = await server.db.execute(sql`select g::text as text from gift_codes g`)
    for (const code of [large, soon]) expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('not for another amount, and then nothing is paid', async () => {
    const person = await owed(server, 1)
    await imported(finance, [
      [newCode(), 2000, ''],
      [newCode(), 5000, ''],
    ])
    const answer = await handOut(person, finance)
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual(['INVALID_STATE', giftsMissing(3000)])
    expect(await paidYen(person)).toBe(0)
    expect(await server.db.$count(giftHandOuts, eq(giftHandOuts.userId, person.id))).toBe(0)
  })

  test('each once, of fifty calls at once for ten people and six codes', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => owed(server, 1)))
    const codes = Array.from({ length: 6 }, newCode)
    await imported(
      finance,
      codes.map((code) => [code, 3000, '']),
    )
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 5 }, (_, n) => handOut(person, n % 2 ? admin : finance)),
      ),
    )
    const given = answers.flatMap(({ data }) => data?.handOutGift?.Codes ?? [])
    expect(given.map(({ Code }) => Code).toSorted()).toEqual(codes.toSorted())
    expect(answers.filter((answer) => codeOf(answer) === 'INVALID_STATE')).toHaveLength(44)
    const paid = await Promise.all(people.map(paidYen))
    expect(paid.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, ...Array(6).fill(3000)])
  })

  test('a second time by nobody, because the database refuses it; without its trigger it would not', async () => {
    const [one, other] = [await owed(server, 1), await owed(server, 1)]
    await imported(finance, [[newCode(), 3000, '']])
    const { data } = await handOut(one, finance)
    const values = {
      userId: other.id,
      period: PERIOD,
      handedOutBy: finance.id,
      handedOutAt: server.clock.now(),
    }
    const id = crypto.randomUUID()
    await server.db.insert(giftHandOuts).values({ id, ...values })
    const steal = () =>
      server.db
        .update(giftCodes)
        .set({ handOutId: id })
        .where(eq(giftCodes.handOutId, data?.handOutGift.HandOut.Id ?? ''))
    await expect(steal()).rejects.toMatchObject({ cause: { message: 'A gift code is given once' } })
    await server.db.execute(sql`alter table gift_codes disable trigger gift_codes_keep`)
    expect((await steal()).rowCount).toBe(1)
    await server.db.execute(sql`alter table gift_codes enable trigger gift_codes_keep`)
  })
})

describe('what was handed out is confirmed', () => {
  const listWork = async (by: Actor) =>
    (await by.call('{ listWork { items { Kind SubjectId } } }')).data?.listWork.items.filter(
      ({ Kind }) => Kind === 'GiftUnconfirmed',
    ) ?? []
  async function handedOut() {
    const person = await owed(server, 1)
    await imported(finance, [[newCode(), 3000, '']])
    const { data } = await handOut(person, finance)
    const id = data?.handOutGift.HandOut.Id ?? ''
    return { person, id }
  }

  test('by a colleague, never by who did it, whose desk does not show it', async () => {
    const { id, person } = await handedOut()
    expect((await listWork(admin)).map(({ SubjectId }) => SubjectId)).toContain(id)
    expect((await listWork(finance)).map(({ SubjectId }) => SubjectId)).not.toContain(id)
    const may = 'query ($id: ID!) { getUserById(UserId: $id) { Gifts { MayConfirm } } }'
    const mayConfirm = async (by: Actor) =>
      (await by.call(may, { id: person.id })).data?.getUserById?.Gifts?.map(({ MayConfirm }) => MayConfirm)
    expect([await mayConfirm(finance), await mayConfirm(admin)]).toEqual([[false], [true]])
    const own = await confirm(id, finance)
    expect([codeOf(own), own.errors?.[0]?.message]).toEqual(['INVALID_STATE', GIFT_OWN_HAND_OUT])
    expect((await confirm(id, admin)).data?.confirmGift).toMatchObject({ ConfirmedBy: '管理 太郎' })
    expect((await listWork(admin)).map(({ SubjectId }) => SubjectId)).not.toContain(id)
    const log = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(log.filter(({ text }) => text.startsWith('ギフトコードのお受け取りを確かめました'))).toHaveLength(
      1,
    )
  })

  test('by the donor, and by no other member', async () => {
    const { person, id } = await handedOut()
    expect(codeOf(await confirm(id, await donor(server)))).toBe('NOT_FOUND')
    expect(codeOf(await confirm(id, person))).toBe(null)
    const own = 'query { getUser { Gifts { Id AmountYen Count ConfirmedAt } } }'
    expect((await person.call(own)).data?.getUser.Gifts).toMatchObject([
      { Id: id, AmountYen: 3000, Count: 1, ConfirmedAt: expect.any(String) },
    ])
  })

  test('and nothing of it exists for an operator without codes', async () => {
    const plain = await startTestServer({ operatorFile: 'tests/support/operator/morioka.json' })
    const office = await staff(plain, 'Finance')
    expect(codeOf(await office.send('{ getGiftStock { Amounts { Count } } }'))).toBe('NOT_FOUND')
    await plain.close()
  })
})
