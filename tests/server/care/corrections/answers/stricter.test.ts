import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guidances } from '../../../../../server/ground/tables/guidance'
import { onlineChecks, screenings } from '../../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../../server/ground/tables/users'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { applicant, staff, waiting, type Actor } from '../../../../support/actors'
import { notYet, passing } from '../../../../support/answers'
import { codeOf } from '../../../../support/api'
import { donor, personAt } from '../../../../support/people'
import { stated } from '../../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'
import { passed } from '../results/support'
import { answered, correct, decide, messageOf, mine, preview, storedOf } from './support'

let server: TestServer
let office: Actor
let stored: ReturnType<typeof storedOf>
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  stored = storedOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const unknownDay = notYet('unknown')
const known = { Q45: { choices: ['yes'], dates: { yes: '2026-10-10' } } }
async function record(UserId: string) {
  await stated(server, UserId)
  return office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
    input: { UserId, DonationAt: server.clock.now().toISOString(), StoolReceiptStatus: 'Implemented' },
  })
}
const lift = (UserId: string) =>
  office.call('mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { DonationPaused } }', {
    input: { UserId, Reason: '医師が確かめた' },
  })
/** The last check of somebody whom real operations have brought this far. */
const latestCheck = async ({ id }: Actor) => {
  const rows = await server.db.select().from(onlineChecks).where(eq(onlineChecks.userId, id))
  return rows.toSorted((a, b) => Number(b.submittedAt) - Number(a.submittedAt))[0]?.screeningId ?? ''
}

describe('stricter answers', () => {
  test('of a check that ended early count without the questions that were left out', async () => {
    const actor = await applicant(server)
    const { Q01, Q02 } = passing
    const id = await answered(actor, { Q01, Q02, Q18: { choices: ['yes'] } } as Answers)
    const { data } = await correct(actor, id, { Q16: { choices: ['yes'] } })
    expect(data?.correctOnlineCheckAnswers.OnlineCheck?.OnlineCheckResult).toBe('Failed_2')
    const back = await correct(actor, id, { Q18: { choices: ['no'] } })
    expect(codeOf(back)).toBe('BAD_USER_INPUT')
    expect(messageOf(back)).toMatch(/\d+問/)
  })

  test('count at once, beside milder ones of the same call that wait', async () => {
    const actor = await applicant(server)
    const id = await answered(actor, { ...unknownDay, Q08: { choices: ['no'] } })
    const both = { ...known, Q18: { choices: ['yes'] } }
    const { data } = await correct(actor, id, both)
    expect(data?.correctOnlineCheckAnswers.OnlineCheck?.OnlineCheckResult).toBe('Failed_2')
    expect(await stored.profile(actor)).toMatchObject({
      onlineCheckResult: 'Failed_2',
      retryState: 'NotPossible',
    })
    expect(
      (await mine(actor)).map(({ State, Answers: [first] }) => [State, first?.QuestionId]).toSorted(),
    ).toEqual([
      ['Counted', 'Q18'],
      ['Open', 'Q45'],
    ])
  })

  test('end an invitation with its booking; the place goes to the next', async () => {
    server.clock.set(new Date('2026-12-10T00:00:00Z'))
    const actor = await personAt(server, 'WaitingToParticipateGuidance')
    const next = await waiting(server, new Date('2026-11-01T00:00:00Z'))
    const id = await latestCheck(actor)
    expect(
      (await preview(actor, id, { Q18: { choices: ['yes'] } })).data?.previewAnswerCorrection.Effect,
    ).toBe('Ends')
    expect(codeOf(await correct(actor, id, { Q18: { choices: ['yes'] } }))).toBeNull()
    expect(await stored.profile(actor)).toMatchObject({
      userStatus: 'Registration',
      donorProcessStatus: 'Applicant',
      onlineCheckResult: 'Failed_2',
    })
    const [guidance] = await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))
    expect(guidance).toMatchObject({ status: 'Cancelled', reservedAt: null })
    expect((await stored.profile(next))?.userStatus).toBe('Guidance')
    const mail = (await stored.mails(actor)).find(({ kind }) => kind === 'answersCorrected')
    expect(JSON.stringify(mail?.attachment)).toContain('CANCEL')
  })

  test('of a donor pause donating until the office allows it, also over a passed renewal check', async () => {
    const person = await donor(server)
    const id = person.period.id
    await correct(person, id, { Q18: { choices: ['yes'] } })
    expect(codeOf(await record(person.id))).toBe('INVALID_STATE')
    expect(await stored.profile(person)).toMatchObject({ userStatus: 'Donation', donationPaused: true })
    // Neither the person alone nor the office without a look ends it.
    expect(messageOf(await correct(person, id, { Q18: { choices: ['no'] } }))).toContain('事務局')
    expect(messageOf(await lift(person.id))).toContain('答えの訂正')
    const [waits] = await mine(person)
    expect(waits).toMatchObject({ State: 'Open', Effect: 'Pauses' })
    await decide(office, { Id: waits?.Id ?? '', Accept: true })
    expect((await stored.check(id))?.onlineCheckResult).toBe('Failed_2')

    await server.db
      .update(userProfiles)
      .set({ userStatus: 'RenewalExamOnlineCheckBeforeExam' })
      .where(eq(userProfiles.id, person.id))
    await answered(person, Object.fromEntries(Object.entries(passing)))
    expect(await stored.profile(person)).toMatchObject({
      userStatus: 'DonorRenewalExam',
      donationPaused: true,
    })
    expect(codeOf(await lift(person.id))).toBeNull()
    expect(messageOf(await record(person.id))).toBe('')
  })

  test('of a donor that the office refuses end their pause', async () => {
    const person = await donor(server)
    await correct(person, person.period.id, { Q18: { choices: ['yes'] } })
    await decide(office, { Id: (await mine(person))[0]?.Id ?? '', Accept: false })
    expect((await stored.profile(person))?.donationPaused).toBe(false)
    expect(codeOf(await record(person.id))).toBeNull()
  })

  test('before a test that has its day: nobody is certified before the office has looked', async () => {
    const person = await personAt(server, 'DonorRegistrationExam', { last: new Date('2026-11-25T01:00:00Z') })
    const screeningId = person.screeningId ?? ''
    await server.db
      .update(screenings)
      .set({ scheduledInitialExamDate: '2026-12-01' })
      .where(eq(screenings.id, screeningId))
    await correct(person, screeningId, { Q18: { choices: ['yes'] } })
    const [waits] = await mine(person)
    expect(waits).toMatchObject({ State: 'Open', Effect: 'Holds', DueOn: '2026-12-01' })
    const certify = () =>
      office.call('mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }', {
        input: { ScreeningId: screeningId, ...passed, ExamDate: '2026-12-01' },
      })
    expect(messageOf(await certify())).toContain('答えの訂正')
    expect((await stored.profile(person))?.userStatus).toBe('DonorRegistrationExam')
    await decide(office, { Id: waits?.Id ?? '', Accept: true })
    expect(await stored.profile(person)).toMatchObject({
      userStatus: 'Registration',
      onlineCheckResult: 'Failed_2',
    })
    expect(codeOf(await certify())).toBe('INVALID_STATE')
  })
})
