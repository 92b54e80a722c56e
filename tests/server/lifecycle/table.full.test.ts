import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askForNewChecks } from '../../../server/office/jobs/askForNewChecks'
import { beginRenewalWindows, expireDonors } from '../../../server/office/jobs/expireDonors'
import { expireInvitations, inviteWaiting } from '../../../server/office/jobs/expireInvitations'
import { guidances } from '../../../server/ground/tables/guidance'
import { userProfiles, userStatus } from '../../../server/ground/tables/users'
import type { UserStatus } from '../../../shared/generated/schema'
import {
  statusAfter,
  transitions,
  type CorrectionEvent,
  type LifecycleEvent,
} from '../../../shared/rules/person/lifecycle'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { staff, type Actor } from '../../support/actors'
import { never, notYet, passing, SUBMIT } from '../../support/answers'
import { codeOf, type ApiAnswer } from '../../support/api'
import { openMonth } from '../../support/openMonth'
import { stated } from '../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { effectsOf } from './effects'
import { personIn, refusalsIn, rowsOf, TODAY, type Person } from './people'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  await openMonth(server, 2026, 12, 900, 300)
})
afterAll(() => server.close())
// Jobs and the waiting list look at everybody: whoever a test has left behind steps aside.
afterEach(async () => {
  await server.db.update(guidances).set({ closedAt: TEST_NOW })
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'Registration', waitingSince: null, suspensionStatus1: true })
})

type Trial = (person: Person) => Promise<ApiAnswer<unknown> | 'done'>
const asOffice = (mutation: string) => (input: Record<string, unknown>) => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  return office.send(`mutation ($input: ${type}!) { ${mutation}(input: $input) { Id } }`, { input })
}
const attendance =
  (Attended: boolean): Trial =>
  (person) =>
    asOffice('recordGuidanceAttendance')({
      UserId: person.id,
      Attended,
      ...(Attended ? { ConsentVersion: '2026-04', KitNumber: 'K-000123' } : {}),
    })
const judged =
  (result: 'Certified' | 'NotCertified'): Trial =>
  (person) =>
    asOffice('recordHealthCheck')({
      ScreeningId: person.screeningId,
      ExamDate: TODAY,
      MedicalHistoryStatus: 'Implemented',
      NormalJudgmentStatus: 'Implemented',
      SampleTestResult: result,
      DonorStatus: result,
    })
/** What the system does by itself, it does not do to whoever is in another status: there is no answer to look at. */
const job =
  (run: (deps: TestServer['deps'], now: Date) => Promise<number>): Trial =>
  async () => {
    await run(server.deps, TEST_NOW)
    return 'done'
  }

/** Tried in tests/server/care/corrections/results, tests/server/care/corrections/answers and tests/server/screenings/lateJudgement. */
type Event = Exclude<LifecycleEvent, CorrectionEvent>
const corrections: readonly CorrectionEvent[] = [
  'certificationCorrected',
  'refusalCorrected',
  'answersStricter',
  'answersMilder',
  'certifiedLate',
  'notCertifiedLate',
]

/** How each other event of the table happens: the operation that a person or the office calls, or the job. */
const trials: Record<Event, Trial> = {
  onlineCheckPassed: (person) => person.call(SUBMIT, { id: person.draftId, answers: passing }),
  // Before a renewal only what can have changed is asked.
  onlineCheckFailed: (person) =>
    person.call(SUBMIT, { id: person.draftId, answers: person.renews ? notYet(TODAY) : never }),
  invited: job(inviteWaiting),
  invitationExpired: job(expireInvitations),
  invitationDeclined: (person) => person.call('mutation { declineInvitation { Id } }'),
  guidanceReserved: (person) =>
    person.call('mutation { reserveGuidance(input: { StartAt: "2026-12-07T03:00:00Z" }) { Id } }'),
  guidanceChanged: (person) =>
    person.call('mutation { updateGuidance(input: { StartAt: "2026-12-08T02:00:00Z" }) { Id } }'),
  guidanceCancelled: (person) => person.call('mutation { deleteGuidance { Id } }'),
  absent: attendance(false),
  absentAgain: attendance(false),
  attended: attendance(true),
  attendedWithOldCheck: attendance(true),
  examRequested: (person) =>
    person.call(
      'mutation { requestDonorRegistration(input: { PreferredDates: ["2026-12-10"] }) { success } }',
    ),
  examScheduled: (person) => asOffice('scheduleExam')({ UserId: person.id, ScheduledDate: '2026-12-10' }),
  certified: judged('Certified'),
  notCertified: judged('NotCertified'),
  donationReceived: async (person) => {
    const DonationAt = '2026-11-30T23:00:00Z'
    await stated(server, person.id, DonationAt)
    return asOffice('recordDonation')({ UserId: person.id, DonationAt, StoolReceiptStatus: 'Implemented' })
  },
  renewalWindowBegan: job(beginRenewalWindows),
  expired: job(expireDonors),
  checkTooOld: job(askForNewChecks),
}
/** What is entered by a natural key, and what the system does: a repetition answers as the first, or has nothing to do. */
const answersAgain = new Set<Event>([
  'invited',
  'invitationExpired',
  'renewalWindowBegan',
  'expired',
  'guidanceChanged',
  'absent',
  'absentAgain',
  'attended',
  'attendedWithOldCheck',
  'checkTooOld',
  'examRequested',
  'examScheduled',
  'certified',
  'notCertified',
])
const events = Object.keys(trials) as Event[]

test('the table speaks of known events and statuses only, and of each pair once', () => {
  const pairs = transitions.map(({ from, event }) => `${from} ${event}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(transitions.map(({ event }) => event))).toEqual(
    new Set<LifecycleEvent>([...events, ...corrections]),
  )
  const reached = new Set(transitions.flatMap(({ from, to }) => [from, to]))
  expect(reached).toEqual(new Set(userStatus.enumValues))
  const receiving = transitions.filter(({ event }) => event === 'donationReceived').map(({ from }) => from)
  expect(donorStatuses).toEqual(receiving)
})

/** What is set with every change, and what the database itself derives: nextDate, retryState and funnel have tests of their own. */
const derived = [
  'updatedAt',
  'searchText',
  'foldedText',
  'foldedCity',
  'hasCaution',
  'nextDate',
  'nextDateKind',
  'retryState',
  'retryOn',
  'statusSince',
  'furthestStatus',
]
const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(after)
      .filter((key) => !derived.includes(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, after[key]]),
  )

describe.each(userStatus.enumValues)('%s', (status: UserStatus) => {
  const allowed = (event: Event) => statusAfter(status, event) !== null

  test.each(events.filter((event) => !allowed(event)))('%s is refused and changes nothing', async (event) => {
    const person = await personIn(server, status, event)
    const before = await rowsOf(server, person.id)
    const refusedBefore = await refusalsIn(server)
    const answer = await trials[event](person)
    expect(answer === 'done' ? 'INVALID_STATE' : codeOf(answer)).toBe('INVALID_STATE')
    expect(await rowsOf(server, person.id)).toEqual(before)
    const refused = await refusalsIn(server)
    expect(refused - refusedBefore).toBe(answer === 'done' ? 0 : 1)
  })

  test.each(events.filter(allowed))('%s does exactly its effects', async (event) => {
    const person = await personIn(server, status, event)
    const before = await rowsOf(server, person.id)
    const answer = await trials[event](person)
    const after = await rowsOf(server, person.id)
    const to = statusAfter(status, event)
    expect(answer === 'done' ? undefined : answer.errors).toBeUndefined()
    const expected = effectsOf(event, status)
    // Whoever joins the list while the month has places is invited in the same breath: two steps of the table.
    const invitedAtOnce = to === 'WaitingGuidance' && event === 'onlineCheckPassed'
    const end = invitedAtOnce ? 'Guidance' : to
    expect(changed(before.profile, after.profile)).toEqual({
      ...expected.profile,
      ...(end === status ? {} : { userStatus: end }),
      ...(to === 'WaitingGuidance' && !invitedAtOnce ? { waitingSince: TEST_NOW } : {}),
      ...(status === 'WaitingGuidance' ? { waitingSince: null } : {}),
      version: before.profile.version + (invitedAtOnce ? 2 : 1),
    })
    const told = [...expected.log, ...(invitedAtOnce ? ['Guidance/Invite'] : [])]
    const log = after.log
      .slice(before.log.length)
      .map(({ category, operation }) => `${category}/${operation}`)
    expect(log.toSorted()).toEqual(told.toSorted())
    const mails = [...expected.mails, ...(invitedAtOnce ? ['guidanceInvitation'] : [])]
    expect(after.mails.map(({ kind }) => kind).toSorted()).toEqual(mails.toSorted())
    expected.check?.(after)

    // The same call come again, its answer lost.
    const again = await trials[event](person)
    expect(await rowsOf(server, person.id)).toEqual(after)
    expect(again === 'done' ? null : codeOf(again)).toBe(answersAgain.has(event) ? null : 'INVALID_STATE')
  })
})

test('a person who is gone can no longer be the object of anything', async () => {
  for (const event of ['attended', 'examScheduled', 'certified', 'donationReceived'] as const) {
    const person = await personIn(server, 'DonorRenewalExam', event)
    await server.db
      .update(userProfiles)
      .set({ deleteStatus: true, email: null, lastName: null, tel: null })
      .where(eq(userProfiles.id, person.id))
    const before = await rowsOf(server, person.id)
    const answer = await trials[event](person)
    expect(answer !== 'done' && codeOf(answer)).toMatch(/^(NOT_FOUND|INVALID_STATE)$/)
    expect(await rowsOf(server, person.id)).toEqual(before)
  }
})
