import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askToSignAnew } from '../../../../../server/office/jobs/askToSignAnew'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { parseConsentDocument } from '../../../../../shared/words/donating/consentDocument'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { japaneseDateOf } from '../../../../../shared/facts/dates'
import { roomAhead } from '../../../../../shared/rules/visits/roomAhead'
import { factsOf, visitAt } from '../../../../../shared/rules/visits/visit'
import { staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { donor } from '../../../../support/people'
import { stated } from '../../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'
import { listAll } from '../../../office/work/listAll'

const MAJOR = `版: 2026-12\n題名: 便の提供に関する説明と同意\n適用開始: 2026-12-01\n変更: 重要\n署名の期限: 2026-12-31\n\n本文です。`
const MINOR = `版: 2026-12b\n題名: 便の提供に関する説明と同意\n適用開始: 2026-12-10\n変更: 軽微\n\n本文です。`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

/** A control: without a major version nobody is asked. */
function keepVersions(...contents: string[]) {
  const known = contents.map((content) => {
    const parsed = parseConsentDocument(content)
    if (typeof parsed === 'string') throw new Error(parsed)
    return { ...parsed, content, sha256: hash('sha256', content, 'hex') }
  })
  const [first] = server.deps.consents
  Object.assign(server.deps, { consents: first ? [first, ...known] : known })
}
const ASKED =
  'query ($id: ID!) { getUserById(UserId: $id) { ConsentToSign { Version Kind SignBy EffectiveFrom } } }'
const asked = async (by: Actor, { id }: Actor) =>
  (await by.call(ASKED, { id })).data?.getUserById?.ConsentToSign
const lettersTo = async ({ id }: Actor, wanted = 'consentToSign') =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))).filter(
    ({ kind }) => kind === wanted,
  ).length
const work = async (by: Actor, { id }: Actor) =>
  (await listAll(by)).filter(({ Kind, UserId }) => Kind === 'ConsentToSign' && UserId === id)
const after = (days: number) => {
  server.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000))
  return server.clock.now()
}

test('whoever signed before a major version is asked, written to twice, and is work on days 3, 14 and 30, until a new signature', async () => {
  const person = await donor(server)
  keepVersions()
  expect(await asked(await staff(server, 'Coordinator'), person)).toBeNull()
  await askToSignAnew(server.deps, server.clock.now())
  expect(await lettersTo(person)).toBe(0)

  keepVersions(MAJOR, MINOR)
  for (const [day, version, letters] of [
    [3, '2026-12', 1],
    [14, '2026-12b', 1],
    [30, '2026-12b', 2],
  ] as const) {
    const now = after(day)
    await askToSignAnew(server.deps, now)
    await askToSignAnew(server.deps, now)
    const coordinator = await staff(server, 'Coordinator')
    expect(await asked(coordinator, person)).toEqual({
      Version: version,
      Kind: 'Major',
      SignBy: '2026-12-31',
      EffectiveFrom: version === '2026-12' ? '2026-12-01' : '2026-12-10',
    })
    expect(await lettersTo(person)).toBe(letters)
    expect(await work(coordinator, person)).toMatchObject([{ Due: '2026-12-31', Days: ['2026-12-31'] }])
  }

  const coordinator = await staff(server, 'Coordinator')
  const input = { UserId: person.id, ConsentVersion: '2026-12b', ConsentedOn: '2026-12-30' }
  const signed = await coordinator.call(
    'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { Version } }',
    { input },
  )
  expect(codeOf(signed)).toBeNull()
  expect(await asked(coordinator, person)).toBeNull()
  expect(await work(coordinator, person)).toEqual([])
})

const RECORD = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }'
const SAID = `{ getUser { ConsentToSign { SignBy } Profile { UserStatus DonorStatus SuspensionStatus1 SuspensionStatus2
  DonorExpirationDate DonationPaused Resting RestingUntil } } }`

test('after the day donating rests until a signature, and every page says so', async () => {
  const [person, other] = [await donor(server), await donor(server)]
  keepVersions(MAJOR)
  /** What the person is told, and what the record then does. */
  const come = async ({ id }: Actor, told: Actor) => {
    const [office, room] = [
      await staff(server),
      roomAhead(samplePublicTexts, japaneseDateOf(server.clock.now())),
    ]
    await told.signInAgain()
    const { ConsentToSign, Profile } = (await told.call(SAID)).data?.getUser ?? {}
    if (!Profile) throw new Error('Nobody')
    const facts = factsOf(Profile, { suspendedUntil: null, signBy: ConsentToSign?.SignBy ?? null })
    await stated(server, id)
    const code = codeOf(
      await office.call(RECORD, {
        input: {
          UserId: id,
          DonationAt: server.clock.now().toISOString(),
          StoolReceiptStatus: 'Implemented',
        },
      }),
    )
    return [code, visitAt(facts, server.clock.now(), room).kind]
  }
  server.clock.set(new Date('2026-12-31T10:00:00+09:00'))
  expect((await come(person, person))[0]).toBeNull()
  server.clock.set(new Date('2027-01-04T10:00:00+09:00'))
  expect(await come(person, person)).toEqual(['INVALID_STATE', 'unsigned'])

  // Who lifts another rest calls nobody who has to sign first.
  await server.db.update(userProfiles).set({ donationPaused: true }).where(eq(userProfiles.id, person.id))
  const LIFT = 'mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { Id } }'
  const lifted = await (await staff(server)).call(LIFT, { input: { UserId: person.id, Reason: '確認した' } })
  expect(codeOf(lifted)).toBeNull()
  expect(await lettersTo(person, 'pauseLifted')).toBe(0)

  // A control: another who has signed.
  const coordinator = await staff(server, 'Coordinator')
  const input = { UserId: other.id, ConsentVersion: '2026-12', ConsentedOn: '2027-01-04' }
  await coordinator.call(
    'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { Version } }',
    { input },
  )
  expect(await come(other, other)).toEqual([null, 'now'])
})

test('a minor version asks nobody', async () => {
  const person = await donor(server)
  keepVersions(MINOR)
  after(14)
  await askToSignAnew(server.deps, server.clock.now())
  expect(await asked(await staff(server, 'Coordinator'), person)).toBeNull()
  expect(await lettersTo(person)).toBe(0)
})
