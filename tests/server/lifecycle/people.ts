import { randomUUID } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import { activities } from '../../../server/ground/tables/activity'
import { donations, rewardEntries } from '../../../server/ground/tables/donations'
import { bookingSlots, guidances } from '../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../server/ground/tables/mail'
import { healthChecks, onlineChecks, screenings } from '../../../server/ground/tables/screenings'
import { userProfiles } from '../../../server/ground/tables/users'
import { addDays } from '../../../shared/facts/dates'
import { periodFrom } from '../../../shared/rules/donating/donorPeriod'
import type { UserStatus } from '../../../shared/generated/schema'
import { type LifecycleEvent } from '../../../shared/rules/person/lifecycle'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { currentVersion } from '../../../shared/questionnaire/engine/versions'
import { applicant, type Actor } from '../../support/actors'
import { openPeriod, passedScreening } from '../../support/periods'
import { TEST_NOW, type TestServer } from '../../support/testServer'

/** Japanese date of TEST_NOW. */
export const TODAY = '2026-12-01'
export const BOOKED_AT = new Date('2026-12-07T02:00:00.000Z')
const HAS_BEGUN = new Date('2026-11-30T05:00:00.000Z')
const invitedStatuses: readonly UserStatus[] = ['Guidance', 'WaitingToParticipateGuidance']
const checkStatuses: readonly UserStatus[] = [
  'Registration',
  'OnlineCheckBeforeRegistrationExam',
  'RenewalExamOnlineCheckBeforeExam',
]

export type Person = Actor & { screeningId: string; draftId: string | null; renews: boolean }

/** The day of the test that makes an event of the calendar fall on today, or far from it. */
function examDateFor(event: LifecycleEvent): string {
  if (event === 'expired') return addDays(TODAY, -85)
  return event === 'renewalWindowBegan' ? addDays(TODAY, -56) : addDays(TODAY, -20)
}

/**
 * Somebody in a status with everything that an event asks for beside it: a booking, a draft, a test to judge, a period.
 * What refuses the event is then the status alone.
 */
export async function personIn(
  server: TestServer,
  status: UserStatus,
  event: LifecycleEvent,
): Promise<Person> {
  const isDonor = donorStatuses.includes(status)
  const { validUntil, windowFrom } = periodFrom(examDateFor(event))
  const actor = await applicant(server, {
    userStatus: status,
    waitingSince: status === 'WaitingGuidance' ? TEST_NOW : null,
    onlineCheckResult: status === 'Registration' ? null : 'Passed',
    onlineCheckScore: status === 'Registration' ? null : 100,
    donorProcessStatus: isDonor ? 'EligibleDonor' : status === 'Registration' ? 'Applicant' : 'Candidate',
    donorStatus: isDonor ? 'Certified' : 'NotCertified',
    commencementWindowPeriodDate: windowFrom,
    donorExpirationDate: validUntil,
    ...(isDonor ? { donorId: `D-${randomUUID().slice(0, 8)}`, userRank: 'DonorCertification' } : {}),
  })
  if (isDonor) await openPeriod(server, actor.id, examDateFor(event))
  if (invitedStatuses.includes(status)) await invite(server, actor.id, status, event)
  const old = event === 'attendedWithOldCheck' || event === 'checkTooOld'
  const screening = await passedScreening(
    server,
    actor.id,
    { inspectionType: status === 'DonorRenewalExam' ? 'Renewal' : 'Registration' },
    new Date(`${addDays(TODAY, old ? -85 : -10)}T03:00:00Z`),
  )
  const asksForCheck = event === 'onlineCheckPassed' || event === 'onlineCheckFailed'
  const draftId = asksForCheck ? await draft(server, actor.id, status) : null
  return Object.assign(actor, {
    screeningId: screening.id,
    draftId,
    renews: status === 'RenewalExamOnlineCheckBeforeExam',
  })
}

async function invite(server: TestServer, userId: string, status: UserStatus, event: LifecycleEvent) {
  const reserved = status === 'WaitingToParticipateGuidance'
  const changes = event === 'guidanceChanged' || event === 'guidanceCancelled'
  const reservedAt = changes ? BOOKED_AT : HAS_BEGUN
  if (reserved)
    await server.db
      .insert(bookingSlots)
      .values({ startAt: reservedAt, capacity: 99, reserved: 50 })
      .onConflictDoNothing()
  await server.db.insert(guidances).values({
    id: randomUUID(),
    userId,
    status: reserved ? 'Reserved' : 'Invited',
    year: 2026,
    month: 12,
    guidanceInvitedAt: TEST_NOW,
    reservedAt: reserved ? reservedAt : null,
    deadlineAt: addDays(TODAY, event === 'invitationExpired' ? -1 : 9),
    absences: event === 'absentAgain' ? 1 : 0,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
}

async function draft(server: TestServer, userId: string, status: UserStatus): Promise<string> {
  const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
  const id = randomUUID()
  await server.db.insert(screenings).values({
    id,
    userId,
    recruitmentYear: 2026,
    recruitmentMonth: 12,
    inspectionType: status.startsWith('Renewal') ? 'Renewal' : 'Registration',
    userStatus: checkStatuses.includes(status) ? status : 'Registration',
    screeningInfoCreatedAt: TEST_NOW,
    ...audit,
  })
  await server.db
    .insert(onlineChecks)
    .values({ screeningId: id, userId, version: currentVersion, consentedAt: TEST_NOW, ...audit })
  return id
}

/** Everything stored about a person. */
export async function rowsOf(server: TestServer, userId: string) {
  const { db } = server
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId))
  if (!profile) throw new Error('The person is gone')
  return {
    profile,
    guidances: await db.select().from(guidances).where(eq(guidances.userId, userId)).orderBy(guidances.id),
    screenings: await db
      .select()
      .from(screenings)
      .where(eq(screenings.userId, userId))
      .orderBy(screenings.id),
    checks: await db
      .select()
      .from(onlineChecks)
      .where(eq(onlineChecks.userId, userId))
      .orderBy(onlineChecks.screeningId),
    tests: await db.select().from(healthChecks).where(eq(healthChecks.userId, userId)),
    donations: await db.select().from(donations).where(eq(donations.userId, userId)),
    rewards: await db
      .select()
      .from(rewardEntries)
      .where(eq(rewardEntries.userId, userId))
      .orderBy(rewardEntries.id),
    log: await db
      .select({ category: activities.category, operation: activities.operation, actorId: activities.actorId })
      .from(activities)
      .where(and(eq(activities.userId, userId), notInArray(activities.category, ['Mail', 'Security'])))
      .orderBy(activities.id),
    mails: await db
      .select({ kind: mailOutbox.kind })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, userId))
      .orderBy(mailOutbox.kind),
  }
}

/** How many refusals the log holds. */
export const refusalsIn = ({ db }: TestServer) =>
  db.$count(activities, and(eq(activities.category, 'Security'), eq(activities.operation, 'Refuse')))
