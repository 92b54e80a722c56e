import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolders } from '../../../server/ground/settings/env'
import { listMails } from '../../../server/ground/outbox/mailFolder'
import { makeSealKey, sealKeysOf } from '../../../server/records/seals/chain'
import {
  checkpointKeysOf,
  makeCheckpointKey,
  originOf,
  publicKeysOf,
  verifierKeyOf,
} from '../../../server/records/seals/checkpointKeys'
import { signCheckpoint } from '../../../server/records/seals/checkpoints'
import { sealRecords } from '../../../server/records/seals/sealRecords'
import { verifierKeyText } from '../../../shared/rules/records/receipt/checkpoint'
import { parsePayoutProof, payoutProofText } from '../../../shared/rules/records/receipt/payoutProof'
import {
  verifyHead,
  verifyPayout,
  verifyReceipt,
  type VerifySignature,
} from '../../../donor/way/records/receipts/verifyReceipt'
import { staff, type Actor } from '../../support/actors'
import { donor } from '../../support/people'
import { mayReadPdf, readPdf } from '../../support/readPdf'
import { stated } from '../../support/stated'
import { startTestServer, type TestServer } from '../../support/testServer'
import { verdictAfter } from './sealTesting'

let server: TestServer
let admin: Actor
let person: Actor
let keys: string[]
beforeAll(async () => {
  server = await startTestServer()
  const { settings } = server.deps
  makeSealKey(settings)
  makeCheckpointKey(settings)
  keys = publicKeysOf(settings)
  admin = await staff(server)
  person = await donor(server)
})
afterAll(() => server.close())

const seal = () => sealRecords(server.db, sealKeysOf(server.deps.settings)[0] ?? null, server.deps.vault)

const get = async (actor: Actor, id: string) => {
  const { data, errors } = await actor.call('query ($id: ID!) { getReceipt(Id: $id) { Name Content } }', {
    id,
  })
  return {
    file: data?.getReceipt as { Name: string; Content: string } | undefined,
    code: errors?.[0]?.extensions?.code,
  }
}
const list = async (actor: Actor) => {
  const { data } = await actor.call(
    '{ listReceipts { Id Kind IsOfExam Time AmountYen DonationDate IsOfBonus State } }',
  )
  return data?.listReceipts as {
    Id: string
    Kind: string
    IsOfExam: boolean
    DonationDate: string | null
    IsOfBonus: boolean
    AmountYen: number | null
    State: string
  }[]
}
const isSigned: VerifySignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}
const check = (file: string, known = keys) => verifyReceipt(file, known, isSigned)
const contentOf = async (actor: Actor, kind: string) => {
  const found = (await list(actor)).find((one) => one.Kind === kind)
  const { file } = await get(actor, found?.Id ?? '')
  return file?.Content ?? ''
}
const RECORD = `mutation ($id: ID!, $at: DateTime!) { recordDonation(input: { UserId: $id, DonationAt: $at, StoolReceiptStatus: Implemented, ConfirmReason: "控えで確かめました" }) { Id } }`

test('consent, judgements and payout are there within a minute, and prove what is in them', async () => {
  await stated(server, person.id, '2026-11-30T00:00:00Z')
  expect((await admin.call(RECORD, { id: person.id, at: '2026-11-30T00:00:00Z' })).errors).toBeUndefined()
  await server.db
    .execute(sql`INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, created_at)
    SELECT gen_random_uuid(), user_id, donation_id, kind, 'Paid', amount_yen, created_at FROM reward_entries
    WHERE user_id = ${person.id}`)
  const before = await list(person)
  expect(new Set(before.map(({ State }) => State))).toEqual(new Set(['Soon']))
  expect((await get(person, before[0]?.Id ?? '')).code).toBe('INVALID_STATE')
  await seal()
  const after = await list(person)
  expect(after.map(({ Kind, IsOfExam, State }) => [Kind, IsOfExam, State]).toSorted()).toEqual([
    ['Consent', false, 'Ready'],
    ['Judgement', false, 'Ready'],
    ['Judgement', true, 'Ready'],
    ['Payout', false, 'Ready'],
  ])
  expect(
    after.flatMap(({ DonationDate, IsOfBonus }) => (DonationDate ? [[DonationDate, IsOfBonus]] : [])),
  ).toEqual([['2026-11-30', false]])
  for (const { Id } of after) {
    const { file } = await get(person, Id)
    expect(file?.Name).toMatch(/^(同意|判定|協力金の支払い)の控え-2026-\d\d-\d\d\.tlog-proof\.txt$/)
    expect(await check(file?.Content ?? ''), Id).toMatchObject({
      problem: null,
      signedAt: server.clock.now(),
    })
  }
  expect(await contentOf(person, 'Payout')).toMatch(
    /^記録の控え 第1形式\n種類："協力金の台帳"\n乱数："[0-9a-f]{32}"\n/,
  )
})

test('belongs to its person alone', async () => {
  const [receipt] = await list(person)
  const other = await donor(server)
  expect((await get(other, receipt?.Id ?? '')).code).toBe('NOT_FOUND')
  expect((await get(other, 'record_seals.x')).code).toBe('NOT_FOUND')
})

test('what was edited is said where it was edited', async () => {
  const file = await contentOf(person, 'Payout')
  const other = await contentOf(person, 'Consent')
  const lines = file.split('\n')
  const proofAt = lines.findIndex((line) => line.startsWith('index ')) + 1
  const noteOf = (text: string) => text.slice(text.lastIndexOf('localhost:3000/records\n'))
  const edited = (from: string | RegExp, to: string) => file.replace(from, to)
  const place = Number(/index (\d+)/.exec(file)?.[1])
  const withLine = (at: number, text: string) => lines.with(at, text).join('\n')
  const [otherKey] = checkpointKeysOf({ checkpointKeys: ['ef'.repeat(32)], dataDir: '' })
  const foreign = verifierKeyText(verifierKeyOf('localhost:3000/records', otherKey!))
  const cases: [string, string, string][] = [
    ['content', 'the amount', edited(/金額（円）：(\d+)/, '金額（円）：9$1')],
    ['content', 'a line away', lines.toSpliced(4, 1).join('\n')],
    ['content', 'another entry', other.slice(0, other.indexOf('\n\n')) + file.slice(file.indexOf('\n\n'))],
    ['proof', 'a step of the way', withLine(proofAt, lines[proofAt + 1] ?? '')],
    ['proof', 'the place', edited(`index ${place}`, `index ${place ^ 1}`)],
    ['proof', 'a step away', lines.toSpliced(proofAt, 1).join('\n')],
    ['signature', 'the root', edited(noteOf(file).split('\n')[2] ?? '', 'A'.repeat(43) + '=')],
    ['signature', 'the size', edited(/(records\n)(\d+)/, '$19$2')],
    ['key', 'another log', edited(noteOf(file), noteOf(file).replaceAll('3000/records', '3000/log'))],
    ['form', 'the end away', file.slice(0, -40)],
    ['form', 'something else', 'こんにちは'],
  ]
  const found: [string, string, string | undefined][] = []
  for (const [at, what, text] of cases) found.push([at, what, (await check(text)).problem?.at])
  expect(found).toEqual(cases.map(([at, what]) => [at, what, at]))
  expect((await check(file, [foreign])).problem?.at).toBe('key')
  expect(await check(`\uFEFF${file.replaceAll('\n', '\r\n')}`), 'as some editors save it').toMatchObject({
    problem: null,
  })
})

test('a consent changed past its history is found and named', async () => {
  const after = (statement: string) =>
    verdictAfter(server.db, [], (tx) => tx.execute(sql.raw(statement)), sealKeysOf(server.deps.settings), {
      vault: server.deps.vault,
    })
  expect(await after('SELECT')).toMatchObject({ broken: 0 })
  const { broken } = await after("UPDATE consents SET version = 'x'")
  expect(broken).toBe(await server.db.$count(sql`consents`))
  const gone = await after('DELETE FROM consents WHERE id = (SELECT id FROM consents LIMIT 1)')
  expect(gone.findings).toMatchObject([{ kind: 'missing', record: { kind: 'declarations' } }])
  const edited = await after("UPDATE declarations SET version = 'x' WHERE no = 1")
  expect(edited.findings[0]).toMatchObject({ kind: 'changed', record: { kind: 'declarations' } })
})

test('withdrawing and leaving leave receipts, which go on being good when everything else is erased', async () => {
  const judgement = await contentOf(person, 'Judgement')
  expect((await person.call('mutation { withdrawConsent { success } }')).errors).toBeUndefined()
  await seal()
  const withdrawal = await contentOf(person, 'Withdrawal')
  expect((await person.call('mutation { requestWithdrawal { success } }')).errors).toBeUndefined()
  await server.deps.mail.deliverPending()
  const mails = await listMails(dataFolders(server.dataDir).mail, 100)
  const last = mails
    .flatMap(({ attachments }) => attachments)
    .find(({ filename }) => filename.startsWith('退会'))
  expect(last?.filename).toBe('退会の控え-2026-12-01.tlog-proof.txt')
  for (const file of [judgement, withdrawal, last?.content ?? ''])
    expect(await check(file)).toMatchObject({ problem: null })
  await seal()
  const verdict = await verdictAfter(server.db, [], async () => undefined, sealKeysOf(server.deps.settings), {
    vault: server.deps.vault,
  })
  expect(verdict).toMatchObject({ broken: 0 })
})

test.each(['log', 'records'] as const)(
  'a signed head of the %s is checked by itself, on any day',
  async (tree) => {
    const { settings } = server.deps
    const [key] = checkpointKeysOf(settings)
    if (!key) throw new Error('no key')
    const signedAt = new Date('2026-11-03T00:10:00Z')
    const root = new Uint8Array(32).fill(7)
    const head = signCheckpoint(key, { origin: originOf(settings, tree), size: 1234, root }, signedAt)
    expect(await verifyHead(head, keys, isSigned)).toMatchObject({
      problem: null,
      checkpoint: { size: 1234 },
      signedAt,
    })
    const edited = head.replace('\n1234\n', '\n1235\n')
    expect(await verifyHead(edited, keys, isSigned)).toEqual({ problem: { at: 'signature' } })
    const other = keys.filter((known) => !known.includes(`/${tree}+`))
    expect(await verifyHead(head, other, isSigned)).toMatchObject({ problem: { at: 'key' } })
    expect(await verifyHead('こんにちは', keys, isSigned)).toBeNull()
  },
)

let pdf: Buffer
test('a payout has one receipt of all its donations, which /verify checks and a person reads', async () => {
  const many = await donor(server, { lastName: '髙﨑', firstName: '𠮷子' })
  const other = await donor(server)
  const screeningId = many.period.id
  // 28 donations of a period and what its renewal adds, paid at once.
  await server.db.execute(sql`WITH given AS (
      INSERT INTO donations (id, user_id, stool_receipt_status, donation_at, donation_info_created_at, created_at, updated_at)
      SELECT gen_random_uuid(), ${many.id}, 'Implemented', timestamptz '2026-10-01T01:00:00Z' + n * interval '1 day', now(), now(), now()
      FROM generate_series(1, 28) n RETURNING id, user_id)
    INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, period_id, created_at)
    SELECT gen_random_uuid(), user_id, id, kind::reward_kind, 'Paid', yen, ${screeningId}, '2026-11-20T03:00:00Z'
    FROM given, (VALUES ('Donation', 3000), ('RenewalBonus', 2000)) AS part (kind, yen)`)
  const read = await many.call('{ getUser { Payouts { Id AmountYen } } }')
  const Payouts = read.data?.getUser.Payouts ?? []
  expect(Payouts.map(({ AmountYen }) => AmountYen)).toEqual([140_000])
  const take = (actor: Actor, id = Payouts[0]?.Id) =>
    fetch(`${server.url}/api/payouts/${id}.pdf`, { headers: { authorization: `Bearer ${actor.token}` } })
  expect((await take(many)).status).toBe(400)
  await seal()
  expect([(await take(other)).status, (await take(many, 'x')).status, (await take(admin)).status]).toEqual([
    404, 404, 403,
  ])
  const answer = await take(many)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.length).toBeLessThan(300_000)

  const file = pdf.toString()
  const verify = (text: string) => verifyPayout(text, keys, isSigned)
  expect(await verify(file)).toMatchObject({
    problem: null,
    signedAt: server.clock.now(),
    paid: { amountYen: 140_000, donations: 28, paidAt: new Date('2026-11-20T03:00:00Z') },
  })
  expect(await verify(file.replace('金額（円）：3000', '金額（円）：9000'))).toEqual({
    problem: { at: 'content' },
  })
  // An entry twice, or another record, makes no payout.
  const receipts = parsePayoutProof(file) ?? []
  expect(await verify(payoutProofText([...receipts, ...receipts.slice(0, 1)]))).toEqual({
    problem: { at: 'form' },
  })
  expect(await verify(payoutProofText([...receipts, await contentOf(many, 'Consent')]))).toEqual({
    problem: { at: 'form' },
  })
  expect(await verify(await contentOf(many, 'Consent'))).toBeNull()
})

// Reads what the test before has taken.
test.skipIf(!mayReadPdf)('it is one page with the name, each day and the sums (read by pdftotext)', () => {
  const words = readPdf(pdf)
  expect(words.pages).toBe(1)
  for (const said of [
    '髙﨑 𠮷子 様',
    '140,000円分のギフトカード',
    '内訳（献便28回分）',
    '2026年10月29日（木）',
  ])
    expect(words.text).toContain(said)
  expect(words.text.match(/5,000円/g)).toHaveLength(28)
  expect(words.text).toMatch(/合計\s+84,000円\s+56,000円\s+140,000円/)
  expect(words.text).not.toMatch(/適格|点数/)
})

test.skipIf(!mayReadPdf)(
  'one’s own data as a file to read says each value of the JSON (by pdftotext)',
  async () => {
    const member = await donor(server, { lastName: '髙﨑', address: `見本町1-1　${'長い'.repeat(80)}` })
    const get = (format: string) =>
      fetch(`${server.url}/api/own_data?format=${format}`, {
        headers: { authorization: `Bearer ${member.token}` },
      })
    const said = readPdf(Buffer.from(await (await get('pdf')).arrayBuffer()), 'raw').text.replace(/\s/gu, '')
    const data = (await (await get('json')).json()) as Record<string, Record<string, string>[]>
    const { 書き出した日時: _at, 手続きの記録: _log, ...sections } = data
    const pairs = Object.values(sections).flatMap((records) => records.flatMap(Object.entries))
    expect(pairs.length).toBeGreaterThan(30)
    for (const [, value] of pairs) expect(said).toContain(value.replace(/\s/gu, ''))
  },
)
