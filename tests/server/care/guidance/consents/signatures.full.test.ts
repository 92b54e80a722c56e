import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consents, consentSignatures, declarations } from '../../../../../server/ground/tables/consents'
import { guidances } from '../../../../../server/ground/tables/guidance'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { consentHeadings, parseConsentDocument } from '../../../../../shared/words/donating/consentDocument'
import { invited, staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { DRAWN, photograph } from '../../../../support/papers'
import { donor } from '../../../../support/people'
import { passedScreening } from '../../../../support/periods'
import { mayReadPdf, readPdf } from '../../../../support/readPdf'
import { tablesHolding } from '../../../../support/tablesHolding'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
let office: Actor
let known: TestServer['deps']['consents']
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  known = server.deps.consents
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set(TEST_NOW)
  Object.assign(server.deps, { consents: known })
})

const current = () => server.deps.consents.at(-1)!
const MAY = '{ getUser { MaySign { Version Sha256 } } }'
const SIGN = `mutation ($input: SignConsentInput!) { signConsent(input: $input) {
  Id Version EndedAt Signature { Kind SignedAt CopySha256 } } }`
const RECORD = `mutation ($input: RecordSignatureInput!) { recordSignature(input: $input) {
  Id Signature { Kind CopySha256 ExplainedAt Questions } } }`
const OWN =
  '{ getUser { Consents { Id Version IdentityDocument EndedAt Signature { Kind Questions CopySha256 } } } }'

const sign = (person: Actor, input: object = {}) => {
  const { version: Version, sha256: Sha256 } = current()
  return person.call(SIGN, { input: { Version, Sha256, Signature: DRAWN, ...input } })
}
const record = (ConsentId: string, input: object, by = office) =>
  by.call(RECORD, { input: { ConsentId, ...input } })
const own = async (person: Actor) => (await person.call(OWN)).data?.getUser.Consents ?? []
const explained = () => consentHeadings(current().content)
const fetchCopy = (by: Actor | null, id: string) =>
  fetch(`${server.url}/api/consents/${id}.pdf`, { headers: by ? { authorization: by.token } : {} })

async function booked(): Promise<Actor> {
  const person = await invited(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'WaitingToParticipateGuidance' })
    .where(eq(userProfiles.id, person.id))
  await server.db
    .update(guidances)
    .set({ status: 'Reserved', reservedAt: TEST_NOW })
    .where(eq(guidances.userId, person.id))
  await passedScreening(server, person.id, {}, new Date('2026-11-10T00:00:00Z'))
  return person
}
const attend = (person: Actor) =>
  office.call(
    'mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { ConsentVersion } }',
    {
      input: {
        UserId: person.id,
        Attended: true,
        ConsentVersion: current().version,
        KitNumber: 'K-1',
        IdentityDocument: 'Passport',
      },
    },
  )

function keepMajor(version = '2026-12') {
  const content = `版: ${version}\n題名: 説明と同意\n適用開始: 2026-12-01\n変更: 重要\n署名の期限: 2026-12-31\n\n## 目的\n\n患者さんのために。`
  const parsed = parseConsentDocument(content)
  if (typeof parsed === 'string') throw new Error(parsed)
  Object.assign(server.deps, {
    consents: [...known, { ...parsed, content, sha256: hash('sha256', content, 'hex') }],
  })
}

test('on the day of the guidance the person signs, and the office records it with the document that proved her', async () => {
  const person = await booked()
  expect((await person.call(MAY)).data?.getUser.MaySign?.Sha256).toBe(current().sha256)
  for (const Signature of [
    '',
    ' ',
    'M10 10L11 11',
    'M900 0L0 900',
    '別の 名前',
    'data:image/png;base64,AAAA',
  ])
    expect(codeOf(await sign(person, { Signature }))).toBe('BAD_USER_INPUT')
  expect(await own(person)).toEqual([])

  // Twice at once, and once more: signed once.
  const answers = await Promise.all([sign(person), sign(person), sign(person, { Signature: '山田 花子' })])
  expect(answers.map(codeOf)).toEqual([null, null, null])
  expect(await server.db.$count(consentSignatures, eq(consentSignatures.userId, person.id))).toBe(1)
  expect(await server.db.$count(declarations, eq(declarations.userId, person.id))).toBe(1)
  const kind = answers[0]?.data?.signConsent.Signature?.Kind
  expect((await person.call(MAY)).data?.getUser.MaySign).toBeNull()

  expect(codeOf(await attend(person))).toBeNull()
  expect(await own(person)).toMatchObject([
    { IdentityDocument: 'Passport', EndedAt: null, Signature: { Kind: kind } },
    { IdentityDocument: null, Signature: { Kind: kind } },
  ])
})

test('the copy is a PDF of that moment, which is given again after every change', async () => {
  const person = await booked()
  const signed = (await sign(person)).data?.signConsent
  const id = String(signed?.Id)
  const copy = Buffer.from(await (await fetchCopy(person, id)).arrayBuffer())
  expect(hash('sha256', copy, 'hex')).toBe(signed?.Signature?.CopySha256)
  const text = mayReadPdf ? readPdf(copy).text.replace(/\s/g, '') : null
  for (const part of ['同意書の控え', current().sha256, '山田花子様', '自由な意思と撤回', '署名の日時'])
    expect(text ?? part).toContain(part)

  await server.db.update(userProfiles).set({ lastName: '変更' }).where(eq(userProfiles.id, person.id))
  keepMajor()
  expect(Buffer.from(await (await fetchCopy(person, id)).arrayBuffer()).equals(copy)).toBe(true)
  expect((await fetchCopy(office, id)).status).toBe(200)
  // Nobody else: another member, a guest, duties that record no consents.
  expect((await fetchCopy(await booked(), id)).status).toBe(404)
  expect((await fetchCopy(null, id)).status).toBe(401)
  for (const duty of ['Reception', 'Finance', 'Auditor', 'Support', 'Physician'] as const)
    expect((await fetchCopy(await staff(server, duty), id)).status).toBe(403)
})

test('a version that ends while somebody signs is refused, and nothing is lost', async () => {
  const person = await donor(server)
  expect(codeOf(await sign(person))).toBe('INVALID_STATE')
  keepMajor('2026-12')
  const read = current()
  keepMajor('2026-12b')
  const before = await own(person)
  const refused = await sign(person, { Version: read.version, Sha256: read.sha256 })
  expect(refused.errors?.[0]?.message).toContain('署名は記録していません')
  expect(await own(person)).toEqual(before)
  expect(codeOf(await sign(person))).toBeNull()
  expect((await own(person)).map(({ Version, Signature }) => [Version, Signature?.Kind])).toEqual([
    ['2026-12b', 'Drawn'],
    ['2026-04', undefined],
  ])
})

test('the office notes what was explained and asked, takes a signature on its device, or the paper', async () => {
  const person = await booked()
  await attend(person)
  const [consent] = await own(person)
  const id = String(consent?.Id)
  expect(codeOf(await record(id, {}))).toBe('BAD_USER_INPUT')
  expect(codeOf(await record(id, { Signature: DRAWN }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await record(id, { Explained: explained().slice(1) }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await record(id, { Explained: explained(), Questions: '保管の期間は。10年。' }))).toBeNull()
  const paper = photograph({ secret: 'KANARIA', orientation: 6 }).toString('base64')
  expect(codeOf(await record(id, { Paper: paper, Signature: DRAWN }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await record(id, { Paper: Buffer.from('%PDF-1.7 <</JS 1>>').toString('base64') }))).toBe(
    'BAD_USER_INPUT',
  )
  // The wrong paper is replaced by the right one; a signature on the device does not take its place.
  const [one, other] = [
    await record(id, { Paper: paper }),
    await record(id, { Paper: paper, Questions: '追加。' }),
  ]
  expect(one.data?.recordSignature.Signature).toMatchObject({ Kind: 'Paper' })
  expect(other.data?.recordSignature.Signature).toMatchObject({
    Kind: 'Paper',
    Questions: '保管の期間は。10年。\n追加。',
  })
  expect(codeOf(await record(id, { Signature: DRAWN, Explained: explained() }))).toBe('INVALID_STATE')
  expect((await fetchCopy(person, id)).headers.get('content-type')).toBe('application/pdf')
  expect((await own(person))[0]?.Signature).toMatchObject({
    Kind: 'Paper',
    Questions: '保管の期間は。10年。\n追加。',
  })

  const second = await booked()
  await attend(second)
  const drawnAt = String((await own(second))[0]?.Id)
  expect(codeOf(await record(drawnAt, { Signature: DRAWN, Explained: explained() }))).toBeNull()
  for (const duty of ['Reception', 'Physician', 'Support', 'Finance', 'Auditor'] as const)
    expect(codeOf(await record(id, { Questions: 'x' }, await staff(server, duty)))).toBe('FORBIDDEN')
})

test('a photograph of 40 MB is refused before it is read', async () => {
  const person = await booked()
  await attend(person)
  const [consent] = await own(person)
  const answer = await record(String(consent?.Id), { Paper: 'A'.repeat(12_000_000) })
  expect(answer.errors?.[0]?.extensions.fields?.Paper).toContain('8MB')
  // A connection whose body nobody reads stays open for a minute.
  const huge = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: office.token },
    payload: { query: RECORD, variables: { input: { Paper: 'A'.repeat(40_000_000) } } },
  })
  expect(huge.statusCode).toBe(413)
})

test('own data holds signature, questions and copy’s hash; nothing readable is stored, and leaving erases it', async () => {
  const person = await booked()
  const signed = (await sign(person)).data?.signConsent
  await record(String(signed?.Id), { Explained: explained(), Questions: 'カナリアの質問' })
  const data = await (
    await fetch(`${server.url}/api/own_data?format=json`, { headers: { authorization: person.token } })
  ).text()
  for (const part of [DRAWN, 'カナリアの質問', String(signed?.Signature?.CopySha256), '画面に手書き'])
    expect(data).toContain(part)
  const [row] = await server.db
    .select()
    .from(consentSignatures)
    .where(eq(consentSignatures.userId, person.id))
  expect(row).toMatchObject({ signature: null, questions: null, copy: null })
  for (const sealed of [row?.signatureSealed, row?.questionsSealed, row?.copySealed])
    expect(sealed).toBeTruthy()

  // What a plain backup reads; the control finds what is not sealed.
  for (const secret of [DRAWN, 'カナリアの質問']) expect(await tablesHolding(server, secret)).toEqual([])
  expect(await tablesHolding(server, current().sha256)).toContain('consents')

  const remove = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }'
  expect(codeOf(await office.call(remove, { input: { UserId: person.id, Reason: '退会' } }))).toBeNull()
  expect(await server.db.$count(consentSignatures, eq(consentSignatures.userId, person.id))).toBe(0)
  expect(await server.db.$count(consents, eq(consents.userId, person.id))).toBe(1)
})
