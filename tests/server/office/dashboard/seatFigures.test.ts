import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { addWeeks, japaneseDateOf, startOfJapaneseDate } from '../../../../shared/facts/dates'
import { applicant, certified, invited, staff, waiting, type Actor } from '../../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const FIGURES = `{ getSeatFigures {
  Attended Certified WeeksToCertify PeriodsEnded PeriodsRenewed DonorsByWeeksLeft PlacesGiven InExam InLine JoinedLine
  JoinedWeeks Invitations PlacesUsed
} }`
const TODAY = japaneseDateOf(TEST_NOW)

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

async function figures() {
  const answer = await admin.call(FIGURES)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.getSeatFigures
}
const audit = () => ({ createdAt: TEST_NOW, updatedAt: TEST_NOW })
const at = (weeksAgo: number) => startOfJapaneseDate(addWeeks(TODAY, -weeksAgo))

/** What happened half a year ago: nobody can be made by operations whose clock stands today. */
const guidance = (userId: string, status: 'Attended' | 'Cancelled' | 'NoShow', weeksAgo: number) =>
  server.db.insert(guidances).values({
    id: randomUUID(),
    userId,
    status,
    year: 2026,
    month: 1,
    guidanceInvitedAt: at(weeksAgo),
    closedAt: at(weeksAgo - 1),
    reservedAt: status === 'Cancelled' ? null : at(weeksAgo - 1),
    ...audit(),
  })

const period = (
  userId: string,
  {
    from,
    judged = from,
    type = 'Registration',
  }: { from: number; judged?: number; type?: 'Registration' | 'Renewal' },
) =>
  server.db.insert(screenings).values({
    id: randomUUID(),
    userId,
    recruitmentYear: 2026,
    recruitmentMonth: 1,
    inspectionType: type,
    userStatus: type === 'Renewal' ? 'DonorRenewalExam' : 'DonorRegistrationExam',
    validFrom: addWeeks(TODAY, -from),
    validUntil: addWeeks(TODAY, -from + 12),
    periodClosedOn: addWeeks(TODAY, -from + 12),
    judgedAt: at(judged),
    screeningInfoCreatedAt: at(judged),
    ...audit(),
  })

test('an empty service has nothing to go by', async () => {
  expect(await figures()).toEqual({
    Attended: 0,
    Certified: 0,
    WeeksToCertify: Array.from({ length: 26 }, () => 0),
    PeriodsEnded: 0,
    PeriodsRenewed: 0,
    DonorsByWeeksLeft: Array.from({ length: 13 }, () => 0),
    PlacesGiven: 0,
    InExam: 0,
    InLine: 0,
    JoinedLine: 0,
    JoinedWeeks: 12,
    Invitations: 0,
    PlacesUsed: 0,
  })
})

test('counts who came, who was certified and when, and who stands where', async () => {
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => applicant(server)))
  if (!one || !two || !three || !four) throw new Error('Four people')
  await guidance(one.id, 'Attended', 60)
  await guidance(two.id, 'Attended', 40)
  await guidance(three.id, 'NoShow', 40)
  await guidance(three.id, 'Cancelled', 30)
  // Too recent to be judged, and too old to tell anything.
  await guidance(four.id, 'Attended', 10)
  await guidance(four.id, 'Attended', 110)
  // Certified five weeks after the place; renewed once, and not again.
  await period(one.id, { from: 55 })
  await period(one.id, { from: 45, type: 'Renewal' })

  await certified(server, { donorExpirationDate: addWeeks(TODAY, 3) })
  await certified(server, { donorExpirationDate: TODAY })
  await invited(server)
  await applicant(server, { userStatus: 'WaitingToParticipateGuidance' })
  await applicant(server, { userStatus: 'DonorRegistrationExam' })
  await waiting(server)
  await applicant(server, { userStatus: 'WaitingGuidance', waitingSince: TEST_NOW, suspensionStatus1: true })

  expect(await figures()).toMatchObject({
    Attended: 2,
    Certified: 1,
    WeeksToCertify: Array.from({ length: 26 }, (_, week) => (week === 5 ? 1 : 0)),
    Invitations: 4,
    PlacesUsed: 3,
    PeriodsEnded: 2,
    PeriodsRenewed: 1,
    DonorsByWeeksLeft: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    PlacesGiven: 2,
    InExam: 1,
    InLine: 1,
  })
})

test('counts who passed the check lately, registrations alone', async () => {
  const check = async (weeksAgo: number, userStatus: 'Registration' | 'DonorRenewalExam') => {
    const person = await applicant(server)
    const id = randomUUID()
    await server.db.insert(screenings).values({
      id,
      userId: person.id,
      recruitmentYear: 2026,
      recruitmentMonth: 1,
      inspectionType: 'Registration',
      userStatus,
      screeningInfoCreatedAt: at(weeksAgo),
      ...audit(),
    })
    await server.db.insert(onlineChecks).values({
      screeningId: id,
      userId: person.id,
      version: '1',
      consentedAt: at(weeksAgo),
      submittedAt: at(weeksAgo),
      onlineCheckResult: 'Passed',
      onlineCheckScore: 100,
      ...audit(),
    })
  }
  await check(2, 'Registration')
  await check(3, 'DonorRenewalExam')
  await check(20, 'Registration')
  expect(await figures()).toMatchObject({ JoinedLine: 1 })
})
