import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { dataFolders } from '../../../../server/ground/settings/env'
import { tellRetryPossible } from '../../../../server/office/jobs/tellRetryPossible'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { healthChecks } from '../../../../server/ground/tables/screenings'
import { NO_SUCH_REASON, OFFICE_TELLS_WHEN } from '../../../../shared/words/check/examResult'
import { applicant, staff, type Actor } from '../../../support/actors'
import { START } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { changeInForce } from '../../../support/criteria'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { midnight } from '../../office/jobs/jobTesting'

let server: TestServer
afterEach(() => server.close())

const JUDGE =
  'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id HealthCheck { DonorStatus } } }'

async function judged(office: Actor, Reason: string) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const { id: ScreeningId } = await passedScreening(server, person.id, {}, new Date('2026-11-20T00:00:00Z'))
  const input = {
    ScreeningId,
    ExamDate: '2026-11-30',
    MedicalHistoryStatus: 'Implemented',
    SampleTestResult: 'NotCertified',
    NormalJudgmentStatus: 'Implemented',
    DonorStatus: 'NotCertified',
    Reason,
  }
  const answer = await office.call(JUDGE, { input })
  return { answer, person: Object.assign(person, { screeningId: ScreeningId }) }
}
async function refused(office: Actor, Reason: string): Promise<Actor & { screeningId: string }> {
  const { answer, person } = await judged(office, Reason)
  expect(codeOf(answer)).toBeNull()
  return person
}
const standing = async (person: Actor) =>
  (await person.call('{ getUser { RetryFrom MayStartOnlineCheck Profile { RetryByOffice } } }')).data?.getUser
const said = async (person: Actor & { screeningId: string }) =>
  (
    await person.send<{ getScreeningById: { HealthCheck: { ReasonText: string } } }>(
      `{ getScreeningById(ScreeningId: "${person.screeningId}") { HealthCheck { ReasonText } } }`,
    )
  ).data?.getScreeningById.HealthCheck.ReasonText
const mailsTo = async ({ email }: Actor) => {
  await server.deps.mail.deliverPending()
  return (await listMails(dataFolders(server.dataDir).mail, 100)).filter(({ to }) => to === email)
}

test('sentence and wait are those of the version in force, and stay when it changes; the end of the wait is told', async () => {
  server = await startTestServer()
  const office = await staff(server)
  const before = await refused(office, 'Incomplete')
  const SENTENCE = '検査の一部が、まだ終わっていないためです。'
  const { number } = await changeInForce(server, ({ hospitalRefusals }) => {
    for (const refusal of hospitalRefusals)
      if (refusal.id === 'Incomplete') Object.assign(refusal, { sentence: SENTENCE, wait: { months: 1 } })
  })
  const after = await refused(office, 'Incomplete')
  expect(await standing(before)).toMatchObject({ RetryFrom: '2027-02-23', MayStartOnlineCheck: false })
  expect(await standing(after)).toMatchObject({ RetryFrom: '2027-01-01', MayStartOnlineCheck: false })
  expect([await said(before), await said(after)]).toEqual([
    '判定に必要な検査の結果が、すべてはそろわなかったためです。',
    SENTENCE,
  ])
  const [row] = await server.db.select().from(healthChecks).where(eq(healthChecks.userId, after.id))
  expect(row?.criteria).toBe(number)
  const [mail] = await mailsTo(after)
  expect(mail?.text).toContain(SENTENCE)
  expect(mail?.text).toContain('もう一度お申し込みいただける日：2027年1月1日')

  server.clock.set(midnight('2027-01-01'))
  expect(await tellRetryPossible(server.deps, server.clock.now())).toBe(1)
  // Letters do not go at night.
  server.clock.advance(8 * 3_600_000)
  expect(await mailsTo(after)).toHaveLength(2)
  await after.signInAgain()
  expect(codeOf(await after.call(START))).toBeNull()
})

test('the reasons are those of the version: what a physician adds is told, what she takes out is refused', async () => {
  server = await startTestServer()
  const office = await staff(server)
  const NAME = '検便で耐性菌'
  const SENTENCE = '検便で、薬の効きにくい菌が見つかったためです。'
  expect(codeOf((await judged(office, NAME)).answer)).toBe('BAD_USER_INPUT')
  await changeInForce(server, (content) => {
    content.hospitalRefusals = [
      ...content.hospitalRefusals.filter(({ id }) => id !== 'Interview'),
      { id: NAME, sentence: SENTENCE, wait: { weeks: 8 } },
    ]
  })
  const { data } = await office.call(
    '{ listCriteria { items { State HospitalRefusals { Id Sentence WaitMonths WaitWeeks } } } }',
  )
  const inForce = data?.listCriteria.items.find(({ State }) => State === 'InForce')
  expect(inForce?.HospitalRefusals.map(({ Id }) => Id)).toEqual(['SampleTest', 'Incomplete', 'Overall', NAME])
  expect(inForce?.HospitalRefusals.at(-1)).toEqual({
    Id: NAME,
    Sentence: SENTENCE,
    WaitMonths: null,
    WaitWeeks: 8,
  })
  const { answer } = await judged(office, 'Interview')
  expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  expect(answer.errors?.[0]?.extensions.fields).toEqual({ Reason: NO_SUCH_REASON })
  const person = await refused(office, NAME)
  expect(await said(person)).toBe(SENTENCE)
  expect(await standing(person)).toMatchObject({ RetryFrom: '2027-01-26' })
})

test('where the version names no wait, the office opens the check again', async () => {
  server = await startTestServer()
  const office = await staff(server)
  await changeInForce(server, ({ hospitalRefusals }) => {
    for (const refusal of hospitalRefusals) if (refusal.id === 'SampleTest') refusal.wait = null
  })
  const person = await refused(office, 'SampleTest')
  const closed = { RetryFrom: null, MayStartOnlineCheck: false, Profile: { RetryByOffice: true } }
  expect(await standing(person)).toEqual(closed)
  expect(codeOf(await person.call(START))).toBe('INVALID_STATE')
  const [mail] = await mailsTo(person)
  expect(mail?.text).toContain(OFFICE_TELLS_WHEN)
  expect(mail?.attachments).toEqual([])

  const reopened = await office.call(
    'mutation ($input: WithReasonInput!) { reopenOnlineCheck(input: $input) { Id } }',
    { input: { UserId: person.id, Reason: '再検査の結果を確かめた' } },
  )
  expect(codeOf(reopened)).toBeNull()
  expect(await standing(person)).toEqual({
    RetryFrom: null,
    MayStartOnlineCheck: true,
    Profile: { RetryByOffice: false },
  })
  expect(codeOf(await person.call(START))).toBeNull()
})
