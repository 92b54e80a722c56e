import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expireDonors } from '../../../../server/office/jobs/expireDonors'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { guidances } from '../../../../server/ground/tables/guidance'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { addWeeks } from '../../../../shared/facts/dates'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { importTable, linesOf, previewTable, START } from '../../office/bulk/bulkTesting'
import { at, mailsTo, midnight, profileOf } from '../../office/jobs/jobTesting'
import { listAll } from '../../office/work/listAll'

let server: TestServer
let office: Actor
beforeEach(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterEach(() => server.close())

const TESTED = '2027-01-25'

/** A donor until 2 February 2027 whose renewal test of 25 January nobody has judged by 17 February. */
async function forgotten() {
  const actor = await donor(server, { userStatus: 'DonorRenewalExam' }, { donations: 2 })
  const { id } = await passedScreening(server, actor.id, {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: TESTED,
  })
  server.clock.set(midnight('2027-02-10'))
  await office.signInAgain()
  const HOLD = `mutation ($id: ID!, $to: ID) {
    assignWork(input: { Kind: Judgement, SubjectId: $id, AssigneeId: $to, Version: 0 }) { Version } }`
  await office.send(HOLD, { id: actor.id, to: office.id })
  expect(await at(server, midnight('2027-02-17'), expireDonors)).toBe(1)
  await office.signInAgain()
  return Object.assign(actor, { screeningId: id })
}

const judge = (
  ScreeningId: string,
  DonorStatus: 'Certified' | 'NotCertified' = 'Certified',
  ExamDate = TESTED,
) =>
  office.send('mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }', {
    input: {
      ScreeningId,
      ExamDate,
      MedicalHistoryStatus: 'Implemented',
      SampleTestResult: DonorStatus,
      NormalJudgmentStatus: 'Implemented',
      DonorStatus,
      ...(DonorStatus === 'NotCertified' ? { Reason: 'SampleTest' } : {}),
    },
  })

const bonusOf = async (actor: Actor) =>
  (
    await server.db
      .select({ yen: rewardEntries.amountYen })
      .from(rewardEntries)
      .where(and(eq(rewardEntries.userId, actor.id), eq(rewardEntries.kind, 'RenewalBonus')))
  ).map(({ yen }) => yen)

test('a test held in time is judged after the end: a new period from its day, and the bonus', async () => {
  const actor = await forgotten()
  expect(await listAll(office)).toMatchObject([
    { Kind: 'LateJudgement', UserId: actor.id, Due: '2027-02-16', Days: [TESTED, '2027-02-02'] },
    { Kind: 'RewardDue' },
  ])
  expect((await judge(actor.screeningId, 'Certified', '2027-02-03')).errors?.[0]?.extensions.fields).toEqual({
    ExamDate: expect.stringContaining('2027年2月2日'),
  })
  expect((await judge(actor.screeningId)).errors).toBeUndefined()
  expect(await profileOf(server, actor)).toMatchObject({
    userStatus: 'Donation',
    donorStatus: 'Certified',
    donorExpirationDate: addWeeks(TESTED, 12),
    lossDonorStatusDate: null,
    retryFrom: null,
  })
  expect(await bonusOf(actor)).toEqual([2_000, 2_000])
  expect((await mailsTo(server, actor)).filter((kind) => kind === 'renewed')).toHaveLength(1)
  expect((await listAll(office)).map(({ Kind }) => Kind)).not.toContain('LateJudgement')
  expect((await judge(actor.screeningId)).errors).toBeUndefined()
  expect(await bonusOf(actor)).toHaveLength(2)
})

test('after the period was paid, the list, its table and the payout are of the bonus alone', async () => {
  const actor = await forgotten()
  const list = async () =>
    (
      await fetch(`${server.url}/api/payouts.csv`, { headers: { authorization: `Bearer ${office.token}` } })
    ).text()
  const first = await list()
  expect(await importTable(office, 'PayRewards', first)).toMatchObject({ Done: 1 })
  await judge(actor.screeningId)
  const { data } = await office.call(
    'query ($id: ID!) { getUserById(UserId: $id) { RewardPeriods { DonationYen BonusYen DueYen } } }',
    { id: actor.id },
  )
  expect(data?.getUserById.RewardPeriods).toContainEqual({
    DonationYen: 6_000,
    BonusYen: 4_000,
    DueYen: 4_000,
  })
  const settle = (AmountYen: number) =>
    office.call('mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due } }', {
      input: { UserId: actor.id, Period: '2027-02-02', AmountYen },
    })
  expect(codeOf(await settle(6_000))).toBe('CONFLICT')

  const second = await list()
  const { Id, Fingerprint } = await previewTable(office, 'PayRewards', second)
  expect(await linesOf(office, Id)).toMatchObject([{ Problems: [], After: 'お渡し済み 4,000円' }])
  expect((await office.call(START, { input: { Id, Fingerprint } })).data?.startBulk.Done).toBe(1)
  for (const file of [first, second]) {
    const again = await previewTable(office, 'PayRewards', file)
    expect(await linesOf(office, again.Id)).toMatchObject([{ Refusal: 'AlreadySo', Problems: [] }])
  }
})

test('after twelve weeks no day is left, and the bonus is owed all the same', async () => {
  const actor = await forgotten()
  server.clock.set(midnight('2027-05-01'))
  await office.signInAgain()
  expect((await judge(actor.screeningId)).errors).toBeUndefined()
  expect(await profileOf(server, actor)).toMatchObject({
    userStatus: 'Registration',
    donorStatus: 'NotCertified',
  })
  expect(await bonusOf(actor)).toEqual([2_000, 2_000])
  expect((await listAll(office)).map(({ Kind }) => Kind)).not.toContain('LateJudgement')
})

test('whoever has begun anew is certified by the old test, and the place of the guidance is given back', async () => {
  const actor = await forgotten()
  await server.db.update(userProfiles).set({ userStatus: 'Guidance' }).where(eq(userProfiles.id, actor.id))
  const invitation = randomUUID()
  await server.db.insert(guidances).values({
    id: invitation,
    userId: actor.id,
    status: 'Invited',
    year: 2027,
    month: 2,
    guidanceInvitedAt: TEST_NOW,
    deadlineAt: '2027-03-01',
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
  expect((await judge(actor.screeningId)).errors).toBeUndefined()
  expect(await profileOf(server, actor)).toMatchObject({ userStatus: 'Donation' })
  const [guidance] = await server.db.select().from(guidances).where(eq(guidances.id, invitation))
  expect(guidance).toMatchObject({ status: 'Cancelled', closedAt: server.clock.now() })
})

test('a late refusal carries its reason and day, and takes nothing away twice', async () => {
  const actor = await forgotten()
  expect((await judge(actor.screeningId, 'NotCertified')).errors).toBeUndefined()
  expect(await profileOf(server, actor)).toMatchObject({
    userStatus: 'Registration',
    retryFrom: addWeeks('2027-02-17', 12),
    lossDonorStatusDate: '2027-02-02',
  })
  expect(await bonusOf(actor)).toEqual([])
  expect(await mailsTo(server, actor)).toContain('notCertified')
})

test('a test after the end, or of somebody certified since, is not judged late', async () => {
  const actor = await donor(server, { userStatus: 'DonorRenewalExam' })
  const { id } = await passedScreening(server, actor.id, {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: null,
  })
  expect(await at(server, midnight('2027-02-03'), expireDonors)).toBe(1)
  await server.db
    .update(screenings)
    .set({ scheduledRenewalExamDate: '2027-02-08' })
    .where(eq(screenings.id, id))
  await office.signInAgain()
  expect(codeOf(await judge(id, 'Certified', '2027-02-03'))).toBe('INVALID_STATE')
  expect(await listAll(office)).toEqual([])
})
