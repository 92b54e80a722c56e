import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corrections } from '../../../../../server/ground/tables/corrections'
import { rewardEntries } from '../../../../../server/ground/tables/donations'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { healthChecks, screenings } from '../../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { makeSealKey, sealKeysOf } from '../../../../../server/records/seals/chain'
import { sealRecords } from '../../../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../../../server/records/seals/verifySeals'
import { donorStatuses } from '../../../../../shared/rules/person/stages'
import { staff, type Actor } from '../../../../support/actors'
import { START } from '../../../../support/answers'
import { codeOf } from '../../../../support/api'
import { changeInForce } from '../../../../support/criteria'
import { donor, personAt } from '../../../../support/people'
import { passedScreening } from '../../../../support/periods'
import { stated } from '../../../../support/stated'
import { startTestServer, type TestServer } from '../../../../support/testServer'
import { verdictAfter } from '../../../activity/sealTesting'
import { confirm, confirmSeen, failed, look, passed, propose } from './support'

let server: TestServer
let proposer: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  proposer = await staff(server)
  second = await staff(server)
})
afterAll(() => server.close())

const profileOf = async (id: string) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const mailsOf = async (id: string) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))).map(({ kind }) => kind)
const idOf = (answer: Awaited<ReturnType<typeof propose>>) => answer.data?.proposeCorrection.Id ?? ''
async function record(UserId: string, DonationAt: string) {
  await stated(server, UserId, DonationAt)
  return second.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
    input: { UserId, DonationAt, StoolReceiptStatus: 'Implemented', ConfirmReason: '控えで確かめました' },
  })
}

/** Judged by the office today, as it was not. */
async function refused(screeningId: string, ExamDate = '2026-11-30') {
  const { data } = await proposer.call(
    'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }',
    { input: { ScreeningId: screeningId, ...failed, ExamDate } },
  )
  expect(data?.recordHealthCheck.Id).toBe(screeningId)
}
async function refusedApplicant() {
  const person = await personAt(server, 'DonorRegistrationExam', { last: new Date('2026-11-25T01:00:00Z') })
  await refused(person.screeningId ?? '')
  return Object.assign(person, { recordId: person.screeningId ?? '' })
}

describe('a wrong certification', () => {
  test('ends donating at once, names what was given, and leaves the first judgement as it was sealed', async () => {
    const person = await donor(server, {}, { donations: 2 })
    const RecordId = person.period.id
    const id = idOf(await propose(proposer, { RecordId, Judgement: failed }))
    const shown = await look(second, id)
    expect(shown.Consequences).toMatchObject({ Outcome: 'EndsCertification', Donations: [{}, {}] })
    expect(shown.Consequences?.Lines.join('')).toContain('便を2回受け取っています')
    expect(shown.Changes).toContainEqual({ Label: '認定の判定', Before: '認定', After: '認定なし' })

    // Nothing has changed yet: the person gives once more, which whoever looked has not seen.
    expect(codeOf(await record(person.id, '2026-11-30T03:00:00Z'))).toBeNull()
    expect(codeOf(await confirm(second, id, shown.Consequences?.Fingerprint ?? ''))).toBe('CONFLICT')
    expect((await look(second, id)).Consequences?.Donations).toHaveLength(3)
    expect(codeOf(await confirmSeen(second, id))).toBeNull()

    expect(await profileOf(person.id)).toMatchObject({
      userStatus: 'Registration',
      donorStatus: 'NotCertified',
      donorProcessStatus: 'Applicant',
      lossDonorStatusDate: '2026-12-01',
      retryFrom: '2027-02-02',
    })
    expect(codeOf(await record(person.id, '2026-12-01T00:00:00Z'))).toBe('INVALID_STATE')
    const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, person.id))
    expect(ledger.filter(({ stage }) => stage === 'Due')).toHaveLength(3)
    expect((await mailsOf(person.id)).toSorted()).toEqual(['resultCorrected', 'rewardsDue'])

    const { data } = await person.call(
      'query ($id: ID!) { getScreeningById(ScreeningId: $id) { HealthCheck { DonorStatus Reason } } getUser { Corrections { Kind TakesBack } } }',
      { id: RecordId },
    )
    expect(data).toEqual({
      getScreeningById: { HealthCheck: { DonorStatus: 'NotCertified', Reason: 'SampleTest' } },
      getUser: { Corrections: [{ Kind: 'Judgement', TakesBack: false }] },
    })
    const [first] = await server.db.select().from(healthChecks).where(eq(healthChecks.screeningId, RecordId))
    expect(first).toMatchObject({ donorStatus: 'Certified', reason: null })
    const own = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const text = await own.text()
    expect(text).toContain('認定 → 認定なし')
    expect(text).not.toContain('別の方の結果を入力していた')
  })

  test.each(donorStatuses)('is corrected in %s', async (userStatus) => {
    const person = await donor(server, { userStatus })
    const id = idOf(await propose(proposer, { RecordId: person.period.id, Judgement: failed }))
    expect(codeOf(await confirmSeen(second, id))).toBeNull()
    expect((await profileOf(person.id))?.userStatus).toBe('Registration')
  })

  test('is refused in the words and for the wait of the version in force, which stay when it changes', async () => {
    const SENTENCE = '検査の結果を、もう一度確かめるためです。'
    const said = async (person: Actor, id: string) =>
      (
        await person.call(
          `query ($id: ID!) { getScreeningById(ScreeningId: $id) { HealthCheck { ReasonText } }
            getUser { RetryFrom MayStartOnlineCheck Profile { RetryByOffice } } }`,
          { id },
        )
      ).data
    const correct = async (person: Awaited<ReturnType<typeof donor>>) => {
      const id = idOf(await propose(proposer, { RecordId: person.period.id, Judgement: failed }))
      const lines = (await look(second, id)).Consequences?.Lines.join('') ?? ''
      return { id, lines }
    }
    const [months, office] = [await donor(server), await donor(server)]
    const seen = await correct(months)
    const old = await look(second, seen.id)
    await changeInForce(server, ({ hospitalRefusals }) => {
      for (const refusal of hospitalRefusals)
        if (refusal.id === 'SampleTest') Object.assign(refusal, { sentence: SENTENCE, wait: { months: 6 } })
    })
    // What would follow is no longer what was looked at.
    expect(codeOf(await confirm(second, seen.id, old.Consequences?.Fingerprint ?? ''))).toBe('CONFLICT')
    expect((await look(second, seen.id)).Consequences?.Lines.join('')).toContain(SENTENCE)
    expect(codeOf(await confirmSeen(second, seen.id))).toBeNull()

    const { takeBack } = await changeInForce(server, ({ hospitalRefusals }) => {
      for (const refusal of hospitalRefusals) if (refusal.id === 'SampleTest') refusal.wait = null
    })
    const open = await correct(office)
    expect(open.lines).toContain('お待ちいただく期間が決まっていません')
    expect(codeOf(await confirmSeen(second, open.id))).toBeNull()
    await takeBack()

    expect(await said(months, months.period.id)).toEqual({
      getScreeningById: { HealthCheck: { ReasonText: SENTENCE } },
      getUser: { RetryFrom: '2027-05-10', MayStartOnlineCheck: false, Profile: { RetryByOffice: false } },
    })
    expect(await said(office, office.period.id)).toEqual({
      getScreeningById: { HealthCheck: { ReasonText: SENTENCE } },
      getUser: { RetryFrom: null, MayStartOnlineCheck: false, Profile: { RetryByOffice: true } },
    })
    expect(codeOf(await office.call(START))).toBe('INVALID_STATE')
  })

  test('waits for the judgement of a later test, and says so', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam' })
    await passedScreening(
      server,
      person.id,
      { inspectionType: 'Renewal', scheduledRenewalExamDate: '2026-11-30' },
      new Date('2026-11-20T00:00:00Z'),
    )
    const answer = await propose(proposer, { RecordId: person.period.id, Judgement: failed })
    expect(codeOf(answer)).toBe('INVALID_STATE')
    expect(answer.errors?.[0]?.message).toContain('先に更新検査の判定を登録してください')
  })
})

describe('a wrong refusal', () => {
  test('certifies by the same test', async () => {
    const person = await refusedApplicant()
    const judgement = { ...passed, ExamDate: '2026-11-30' }
    const id = idOf(await propose(proposer, { RecordId: person.recordId, Judgement: judgement }))
    expect(codeOf(await confirmSeen(second, id))).toBeNull()
    expect(await profileOf(person.id)).toMatchObject({
      userStatus: 'Donation',
      donorStatus: 'Certified',
      onlineCheckResult: 'Passed',
      donorExpirationDate: '2027-02-22',
      registrationDateOfDonor: '2026-11-30',
      retryFrom: null,
      donorId: expect.stringMatching(/^D-\d{6}$/),
    })
    expect((await mailsOf(person.id)).toSorted()).toEqual(['notCertified', 'resultCorrected'])
    expect(codeOf(await record(person.id, '2026-12-01T00:00:00Z'))).toBeNull()
  })

  test('of a renewal owes the bonus of the period before, once', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam' }, { donations: 2 })
    const at = new Date('2026-11-25T00:00:00Z')
    const { id: RecordId } = await passedScreening(server, person.id, { inspectionType: 'Renewal' }, at)
    await refused(RecordId)
    const judgement = { ...passed, ExamDate: '2026-11-30' }
    const id = idOf(await propose(proposer, { RecordId, Judgement: judgement }))
    expect((await look(second, id)).Consequences?.Lines.join('')).toContain('更新の加算')
    expect(codeOf(await confirmSeen(second, id))).toBeNull()
    expect(await profileOf(person.id)).toMatchObject({
      userStatus: 'Donation',
      lossDonorStatusDate: null,
      registrationDateOfDonor: '2026-11-10',
      latestDonationsCount: 0,
    })
    const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, person.id))
    const due = ledger.filter(({ stage }) => stage === 'Due').map(({ kind }) => kind)
    expect(due.toSorted()).toEqual(['Donation', 'Donation', 'RenewalBonus', 'RenewalBonus'])
    const [screening] = await server.db.select().from(screenings).where(eq(screenings.id, RecordId))
    expect(screening).toMatchObject({ renewalExamResult: 'Certified', periodClosedOn: null })
  })

  test('that can certify no more opens the way at once', async () => {
    const person = await refusedApplicant()
    const proposal = { RecordId: person.recordId, Judgement: { ...passed, ExamDate: '2026-11-30' } }
    server.clock.set(new Date('2027-02-23T00:00:00Z'))
    await Promise.all([proposer, second, person].map((actor) => actor.signInAgain()))
    // Still to be waited for, by the judgement.
    await server.db
      .update(userProfiles)
      .set({ retryFrom: '2027-03-01' })
      .where(eq(userProfiles.id, person.id))
    const id = idOf(await propose(proposer, proposal))
    expect((await look(second, id)).Consequences?.Outcome).toBe('OpensCheck')
    expect(codeOf(await confirmSeen(second, id))).toBeNull()
    const { data } = await person.call('{ getUser { MayStartOnlineCheck Profile { UserStatus } } }')
    expect(data?.getUser).toEqual({ MayStartOnlineCheck: true, Profile: { UserStatus: 'Registration' } })
  })
})

test('a correction is sealed, and whoever tampers with it is found', async () => {
  makeSealKey(server.deps.settings)
  const keys = sealKeysOf(server.deps.settings)
  await sealRecords(server.db, keys[0] ?? null, server.deps.vault)
  const [sealed] = await server.db.select().from(corrections).where(eq(corrections.state, 'Confirmed'))
  const id = sealed?.id ?? ''
  expect((await verifySeals(server.db, [], keys, { vault: server.deps.vault })).broken).toBe(0)
  const { findings } = await verdictAfter(
    server.db,
    [],
    (tx) => tx.update(corrections).set({ cause: 'MixUp' }).where(eq(corrections.id, id)),
    keys,
    { vault: server.deps.vault },
  )
  expect(findings).toMatchObject([{ kind: 'changed', record: { kind: 'corrections', id } }])
})
