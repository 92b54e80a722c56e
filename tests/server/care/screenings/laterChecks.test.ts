import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loseDonorStatus } from '../../../../server/care/donations/periods/closePeriod'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { findProfileForUpdate } from '../../../../server/records/person/findProfile'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { applicant, staff, type Actor } from '../../../support/actors'
import { never, notYet, passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { stated } from '../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

async function take(actor: Actor, answers: Answers) {
  const { data } = await actor.call(START)
  return actor.call(SUBMIT, {
    id: data?.startOnlineCheck.Id ?? '',
    answers,
  })
}
const profileOf = async ({ id }: Actor) => {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  if (!row) throw new Error('The profile is missing')
  return row
}
const donate = async (actor: Actor) => {
  await stated(server, actor.id)
  return codeOf(
    await (
      await staff(server)
    ).call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: {
        UserId: actor.id,
        DonationAt: new Date(server.clock.now().getTime() - 60_000).toISOString(),
        StoolReceiptStatus: 'Implemented',
      },
    }),
  )
}

describe('before a renewal', () => {
  const inWindow = () => donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })

  test('a refusal pauses donating; from its date the check may be taken again, and passing clears the pause', async () => {
    const person = await inWindow()
    expect(await donate(person)).toBeNull()
    const refused = await take(person, notYet('2026-09-30'))
    expect(refused.data?.submitOnlineCheck.OnlineCheck?.NextDate).toBe('2026-12-30')
    expect(await profileOf(person)).toMatchObject({
      userStatus: 'RenewalExamOnlineCheckBeforeExam',
      donorStatus: 'Certified',
      donorProcessStatus: 'EligibleDonor',
      donationPaused: true,
    })
    server.clock.set(new Date('2026-12-29T14:59:59.999Z'))
    await person.signInAgain()
    expect(await donate(person)).toBe('INVALID_STATE')
    expect(codeOf(await person.call(START))).toBe('INVALID_STATE')
    server.clock.advance(1)
    expect(codeOf(await take(person, notYet('2026-09-30')))).toBeNull()
    expect(await profileOf(person)).toMatchObject({ userStatus: 'DonorRenewalExam', donationPaused: false })
    server.clock.advance(120_000)
    expect(await donate(person)).toBeNull()
  })

  test('a draft that expiry overtakes goes on as a check for registration', async () => {
    const person = await inWindow()
    await person.call(START)
    await server.db.transaction(async (tx) => {
      const profile = await findProfileForUpdate(tx, person.id)
      if (!profile) throw new Error('The profile is missing')
      const now = server.clock.now()
      await loseDonorStatus(tx, server.deps, {
        profile,
        event: 'expired',
        on: '2026-11-30',
        now,
        actorId: null,
      })
    })
    expect(codeOf(await take(person, passing))).toBeNull()
    expect((await profileOf(person)).userStatus).toBe('WaitingGuidance')
    const [newest] = await server.db
      .select({ type: screenings.inspectionType })
      .from(screenings)
      .where(and(eq(screenings.userId, person.id), isNull(screenings.judgedAt)))
    expect(newest?.type).toBe('Registration')
  })
})

test('before the registration test a refusal leads back to the beginning, and its date is kept', async () => {
  const person = await applicant(server, {
    userStatus: 'OnlineCheckBeforeRegistrationExam',
    onlineCheckResult: 'Passed',
    donorProcessStatus: 'Candidate',
  })
  await passedScreening(server, person.id, {}, new Date('2026-08-01T00:00:00Z'))
  expect(codeOf(await take(person, notYet('2026-11-30')))).toBeNull()
  expect(await profileOf(person)).toMatchObject({
    userStatus: 'Registration',
    donorProcessStatus: 'Applicant',
  })
  expect(codeOf(await person.call(START))).toBe('INVALID_STATE')
})

test('after a test that did not certify the check opens twelve weeks later, at midnight in Japan', async () => {
  const person = await applicant(server, { retryFrom: '2027-02-23' })
  server.clock.set(new Date('2027-02-22T14:59:59.999Z'))
  await person.signInAgain()
  expect((await person.call(START)).errors?.[0]?.message).toBe(
    'オンラインチェックは2027年2月23日（火）から受けていただけます。',
  )
  server.clock.advance(1)
  expect(codeOf(await person.call(START))).toBeNull()
})

test('after Failed_2 a reopened check may be answered once', async () => {
  const person = await applicant(server)
  await take(person, never)
  expect(codeOf(await person.call(START))).toBe('INVALID_STATE')
  await server.db
    .update(userProfiles)
    .set({ onlineCheckReopenedAt: TEST_NOW })
    .where(eq(userProfiles.id, person.id))
  expect(codeOf(await take(person, never))).toBeNull()
  expect(codeOf(await person.call(START))).toBe('INVALID_STATE')
  const sent = await server.db.select().from(onlineChecks).where(eq(onlineChecks.userId, person.id))
  expect(sent).toHaveLength(2)
})
