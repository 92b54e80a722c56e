import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personKeys, sealingStart } from '../../../../server/ground/tables/personKeys'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { makeSealKey, sealKeysOf } from '../../../../server/records/seals/chain'
import { jsonbText } from '../../../../server/records/seals/recordTexts'
import { sealRecords } from '../../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../../server/records/seals/verifySeals'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { readVault } from '../../../../server/ground/vault/vault'
import { applicant, staff, type Actor } from '../../../support/actors'
import { never, passing, SAVE, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { openedChecks } from '../../../support/openedChecks'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { answered, correct } from '../../care/corrections/answers/support'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const CANARY = '金糸雀の薬'
const other = { choices: ['otherDiet'], text: '文鳥の薬' }
const withCanary = { ...passing, Q52: { choices: ['otherDiet'], text: CANARY } }

const ANSWERS = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } Reasons { Reason } } } }`
const readBy = async (actor: Actor, id: string) => {
  const { data, errors } = await actor.call(ANSWERS, { id })
  return { answers: data?.getScreeningById.OnlineCheck?.Answer.data, errors }
}

const rowOf = async (id: string) =>
  (await server.db.select().from(onlineChecks).where(eq(onlineChecks.screeningId, id)))[0]

const verdict = async () => {
  const { settings, vault } = server.deps
  const { findings } = await verifySeals(server.db, [], sealKeysOf(settings), { vault })
  return findings.map(({ kind, record }) => `${kind} ${record?.kind} ${record?.id}`)
}
const sealLog = () => {
  makeSealKey(server.deps.settings)
  const [key = null] = sealKeysOf(server.deps.settings)
  return sealRecords(server.db, key, server.deps.vault)
}

test('an answer stands nowhere in the database, as a draft, sent and put right, and those who may still read it', async () => {
  const actor = await applicant(server)
  const id = (await actor.call(START)).data?.startOnlineCheck.Id ?? ''
  expect(codeOf(await actor.call(SAVE, { id, answers: withCanary }))).toBeNull()
  expect(await tablesHolding(server, CANARY)).toEqual([])
  expect(codeOf(await actor.call(SUBMIT, { id, answers: {} }))).toBeNull()
  expect(codeOf(await correct(actor, id, { Q18: { choices: ['yes'] }, Q52: other }))).toBeNull()
  await sealLog()
  for (const text of [CANARY, '文鳥の薬', '"choices"', '"findings"'])
    // The criteria are nobody's.
    expect((await tablesHolding(server, text)).filter((table) => table !== 'criteria_versions')).toEqual([])
  expect(await rowOf(id)).toMatchObject({ answers: {}, judgement: null, refusedBy: ['Q18'] })

  expect((await readBy(office, id)).answers).toMatchObject({ Q52: other, Q18: { choices: ['yes'] } })
  const own = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${actor.token}` },
  })
  const told = await own.text()
  for (const text of [CANARY, '文鳥の薬']) expect(told).toContain(text)
  expect(await verdict()).toEqual([])
})

test('a sealed value opens only where it was sealed, unchanged', async () => {
  const [one, another] = [await applicant(server), await applicant(server)]
  const [id, otherId] = [await answered(one, withCanary), await answered(another, never)]
  await sealLog()
  const [row, otherRow] = [await rowOf(id), await rowOf(otherId)]
  const bytes = row?.answersSealed
  if (!bytes || !row.judgementSealed) throw new Error('The answers are sealed')
  const flipped = Buffer.from(bytes)
  flipped[20] = (flipped[20] ?? 0) ^ 1
  const [key] = await server.db.select().from(personKeys).where(eq(personKeys.userId, one.id))
  const [otherKey] = await server.db.select().from(personKeys).where(eq(personKeys.userId, another.id))
  const put = (values: Partial<typeof onlineChecks.$inferInsert>, at: string) =>
    server.db.update(onlineChecks).set(values).where(eq(onlineChecks.screeningId, at))
  for (const [reader, at, values] of [
    [one, id, { answersSealed: flipped }],
    [one, id, { answersSealed: row.judgementSealed }],
    [one, id, { answersSealed: otherRow?.answersSealed }],
  ] as const) {
    await put(values, at)
    const { answers, errors } = await readBy(reader, at)
    expect(answers).toBeUndefined()
    expect(errors).toHaveLength(1)
    expect(await verdict()).toEqual([`changed online_checks ${id}`])
  }
  await put({ answersSealed: bytes }, id)
  // With her answers comes her key: it was wrapped for her alone.
  await put({ answersSealed: bytes }, otherId)
  await server.db.update(personKeys).set({ wrapped: key?.wrapped }).where(eq(personKeys.userId, another.id))
  expect((await readBy(another, otherId)).answers).toBeUndefined()
  await server.db
    .update(personKeys)
    .set({ wrapped: otherKey?.wrapped })
    .where(eq(personKeys.userId, another.id))
  await put({ answersSealed: otherRow?.answersSealed }, otherId)
  expect(await verdict()).toEqual([])
  expect((await readBy(one, id)).answers).toMatchObject(withCanary)
})

test('what was written readable is sealed by the job; its seal in the log and the counts stay as they were', async () => {
  const actor = await applicant(server)
  const id = await answered(actor, never)
  const [opened] = await openedChecks(server, eq(onlineChecks.screeningId, id))
  const answers = { ...opened?.answers, Q52: withCanary.Q52 }
  const readable = {
    answers,
    judgement: opened?.judgement,
    answersSealed: null,
    judgementSealed: null,
    refusedBy: null,
  }
  await server.db.update(onlineChecks).set(readable).where(eq(onlineChecks.screeningId, id))
  await sealLog()
  const refused = () => server.db.execute(sql`select * from refusals where user_id = ${actor.id}`)
  const before = (await refused()).rows
  expect(before).toHaveLength(1)
  expect(await tablesHolding(server, CANARY)).toEqual(['online_checks'])
  expect(await sealOlder(server.deps)).toBeGreaterThan(0)
  expect(await tablesHolding(server, CANARY)).toEqual([])
  expect((await refused()).rows).toEqual(before)
  expect((await verdict()).filter((found) => found.includes(id))).toEqual([])
  expect(await sealOlder(server.deps)).toBe(0)

  // The program of before does not know of the sealed column: what it writes holds, and is sealed next.
  await server.db
    .update(onlineChecks)
    .set({ answers: { Q02: { choices: ['yes'] } } })
    .where(eq(onlineChecks.screeningId, id))
  expect((await readBy(actor, id)).answers).toEqual({ Q02: { choices: ['yes'] } })
  expect((await verdict()).filter((found) => found.includes(id))).toEqual([`changed online_checks ${id}`])
  expect(await sealOlder(server.deps)).toBe(1)
  expect((await readBy(actor, id)).answers).toEqual({ Q02: { choices: ['yes'] } })
})

test('until its start, and without a master key, answers are written as the program of before reads them', async () => {
  const { db } = server
  const [start] = await db.select().from(sealingStart)
  await db.update(sealingStart).set({ startsAt: new Date('2099-01-01') })
  const owner = { id: 'x', userId: 'y' }
  const values = { answers: withCanary }
  const asBefore = { answers: withCanary, answersSealed: null }
  const { settings } = server.deps
  expect(await readVault(settings).seal(db, 'online_checks', owner, values)).toEqual(asBefore)
  await db.update(sealingStart).set({ startsAt: start?.startsAt })
  const keyless = readVault({ ...settings, dataDir: '/nowhere' })
  expect(await keyless.seal(db, 'online_checks', owner, values)).toEqual(asBefore)
})

test('a new master key takes over from the old one, which can go', async () => {
  const actor = await applicant(server)
  const id = await answered(actor, withCanary)
  const [first, second] = ['a1'.repeat(32), 'b2'.repeat(32)]
  const { settings, db } = { ...server.deps }
  const file = readVault(settings)
  const opened = async (keys: string[]) => {
    const row = await rowOf(id)
    const vault = readVault({ ...settings, healthKeys: keys })
    return (await vault.open(db, 'online_checks', row ? [row] : []))[0]?.answers
  }
  await expect(opened([first])).rejects.toThrow('master key')
  // From the data folder's to a given one, and on to the next.
  const old = readFileSync(join(server.dataDir, 'keys', 'health.key')).toString('hex')
  expect(await readVault({ ...settings, healthKeys: [first, old] }).rewrap(db)).toBeGreaterThan(0)
  expect(await file.rewrap(db)).toBe(0)
  expect(await readVault({ ...settings, healthKeys: [second, first] }).rewrap(db)).toBeGreaterThan(0)
  expect(await opened([second])).toMatchObject(withCanary)
  await readVault({ ...settings, healthKeys: [old, second] }).rewrap(db)
  expect((await readBy(actor, id)).answers).toMatchObject(withCanary)
})

test('leaving forgets the key: what was sealed before opens no more', async () => {
  const actor = await applicant(server)
  const id = await answered(actor, withCanary)
  const before = await rowOf(id)
  const [key] = await server.db.select().from(personKeys).where(eq(personKeys.userId, actor.id))
  expect(key).toBeDefined()
  expect(codeOf(await actor.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  expect(await server.db.select().from(personKeys).where(eq(personKeys.userId, actor.id))).toEqual([])
  const { answersSealed, judgementSealed } = before ?? {}
  await server.db
    .update(onlineChecks)
    .set({ answersSealed, judgementSealed })
    .where(eq(onlineChecks.screeningId, id))
  const [opened] = await openedChecks(server, eq(onlineChecks.screeningId, id))
  expect(opened).toMatchObject({ answers: {}, judgement: null })
})

test('the text that is hashed is the one that PostgreSQL writes', async () => {
  const words = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      words,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(words, tie('value'), { maxKeys: 6 }),
    ),
  }))
  const values = fc.sample(value, 300)
  const { rows } = await server.db.execute<{ text: string }>(
    sql`select value::text as text from unnest(${sql.param(values.map((one) => JSON.stringify(one)))}::jsonb[]) with ordinality as v (value, n) order by n`,
  )
  expect(values.map(jsonbText)).toEqual(rows.map(({ text }) => text))
})
