import { asc, eq, gt } from 'drizzle-orm'
import { runDueJobs } from '../../server/office/jobs/jobs'
import {
  goesAtNight,
  isMailKind,
  type MailKind,
  type MailParams,
} from '../../server/ground/outbox/templates/mailTemplates'
import { mailOutbox, type OutboxRow } from '../../server/ground/tables/mail'
import { userProfiles, type UserProfileRow } from '../../server/ground/tables/users'
import {
  addDays,
  daysBetween,
  japaneseDateOf,
  japaneseInstant,
  type JapaneseDate,
} from '../../shared/facts/dates'
import { donorStatusUntil } from '../../shared/rules/donating/donorPeriod'
import { examDayProblem } from '../../shared/rules/visits/examDays'
import { applicant, staff, waiting } from '../support/actors'
import { openMonth } from '../support/openMonth'
import { donor, personAt } from '../support/people'
import { passedScreening } from '../support/periods'
import type { TestServer } from '../support/testServer'

export type Found = { tried: number; wrong: string[] }

/** People at each place of the way, some of them as the office left them. */
export async function peopleOfTheYear(server: TestServer): Promise<void> {
  await staff(server)
  await openMonth(server, 2026, 12, 4)
  for (let days = 3; days > 0; days--) await waiting(server)
  await personAt(server, 'WaitingToParticipateGuidance')
  const exam = { userStatus: 'DonorRegistrationExam' } as const
  const dated = await applicant(server, exam)
  await passedScreening(server, dated.id, { scheduledInitialExamDate: '2026-12-10' })
  const wished = await applicant(server, exam)
  await passedScreening(server, wished.id, {
    preferredDates: ['2026-12-08'],
    examRequestedAt: server.clock.now(),
  })
  await applicant(server, { userStatus: 'OnlineCheckBeforeRegistrationExam' })
  await applicant(server, { retryFrom: '2026-12-06' })
  await applicant(server, { retryFrom: '2028-02-29' })
  await applicant(server, { suspensionStatus1: true, suspendedUntil: '2026-12-05' })
  await donor(server, {}, { donations: 2 })
  await donor(server, { resting: true, restingUntil: '2027-02-25' })
  await donor(server, { donationPaused: true })
  await donor(server, { suspensionStatus1: true, suspendedUntil: '2027-01-10' })
  const tested = await donor(server, { userStatus: 'DonorRenewalExam' }, { donations: 1 })
  await passedScreening(server, tested.id, {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: '2027-02-01',
  })
}

/** Goes to a day: the jobs of the night by some processes at once, those of the morning, and the post at eight. */
export async function goTo(server: TestServer, day: JapaneseDate, processes = 1): Promise<void> {
  for (const instant of [japaneseInstant(day, 0), japaneseInstant(day, 9)]) {
    server.clock.set(instant)
    await Promise.all(
      Array.from({ length: processes }, () => runDueJobs(server.deps, instant, isOfTheDay(instant))),
    )
  }
  await server.deps.mail.deliverPending()
}

const AT_NIGHT = [
  'expireDonors',
  'beginRenewalWindows',
  'expireInvitations',
  'endRests',
  'inviteWaiting',
  'forgetOldData',
]
const BY_DAY = [
  'liftSuspensions',
  'endRests',
  'expireDonors',
  'askForNewChecks',
  'beginRenewalWindows',
  'remindBookings',
  'remindExams',
  'tellRetryPossible',
  'remindRenewalCheck',
  'warnBeforeExpiry',
]
const isOfTheDay = (instant: Date) => (name: string) =>
  (instant.getTime() === japaneseInstant(japaneseDateOf(instant), 0).getTime() ? AT_NIGHT : BY_DAY).includes(
    name,
  )

type Rule<K extends MailKind> = (params: MailParams[K], on: JapaneseDate, person: UserProfileRow) => boolean
const dayOf = (instant: string) => japaneseDateOf(new Date(instant))
const open = (day: JapaneseDate) =>
  examDayProblem(day, { today: day, expiration: null, isClosed: () => false }) === null

/** What makes a letter true on the day it arrives. */
const rules: { [K in MailKind]?: Rule<K> } = {
  guidanceInvitation: ({ deadline }, on) => deadline > on,
  invitationExpired: ({ deadline, pausedUntil }, on) => deadline < on && (!pausedUntil || pausedUntil > on),
  guidanceInWeek: ({ startAt }, on) => dayOf(startAt) === addDays(on, 7),
  guidanceTomorrow: ({ startAt }, on) => dayOf(startAt) === addDays(on, 1),
  examTomorrow: ({ date }, on) => date === addDays(on, 1),
  renewalBegins: ({ expiration, days, rests }, on, person) =>
    days === daysBetween(on, expiration) &&
    days >= 0 &&
    !person.suspensionStatus1 &&
    Boolean(rests) === (person.donationPaused || person.resting),
  renewalReminder: ({ date, examBy }, on, person) =>
    date >= on && examBy !== undefined && open(examBy) && examBy <= (person.donorExpirationDate ?? ''),
  expiresSoon: ({ expiration, days, answerBy }, on) =>
    days === daysBetween(on, expiration) && (!answerBy || answerBy >= on),
  donorStatusEnded: ({ expiration, tested }, on, person) =>
    person.donorStatus === 'NotCertified' && donorStatusUntil(expiration, tested ?? null) < on,
  rewardsDue: ({ to }, on) => to < on,
  retryPossible: ({ since }, on, person) =>
    (person.retryFrom ?? on) <= on &&
    (since === undefined ? person.retryFrom === on : since === null || since < on),
  resumed: ({ since }, on, person) => !person.suspensionStatus1 && (!since || since < on),
  checkTooOld: (_params, _on, person) => person.userStatus === 'OnlineCheckBeforeRegistrationExam',
}

/** Of letters sent since an instant: true, by day, once. */
export async function judgeLetters(server: TestServer, since: Date): Promise<Found> {
  const rows = await server.db
    .select({ mail: mailOutbox, person: userProfiles })
    .from(mailOutbox)
    .innerJoin(userProfiles, eq(userProfiles.id, mailOutbox.userId))
    .where(gt(mailOutbox.sentAt, since))
    .orderBy(asc(mailOutbox.sentAt))
  const wrong = rows.flatMap(({ mail, person }) => wrongOf(mail, person))
  const said = rows.map(({ mail }) => `${mail.userId} ${mail.kind} ${JSON.stringify(mail.params)}`)
  const twice = said.filter((one, place) => said.indexOf(one) !== place)
  return { tried: rows.length, wrong: [...wrong, ...twice.map((one) => `twice: ${one}`)] }
}

export function wrongOf(
  { kind, params, sentAt }: Pick<OutboxRow, 'kind' | 'params' | 'sentAt'>,
  person: UserProfileRow,
): string[] {
  if (!isMailKind(kind) || !sentAt) return [`unsent: ${kind}`]
  const hour = Number(sentAt.toISOString().slice(11, 13)) + 9
  const night = !goesAtNight(kind) && (hour % 24 < 8 || hour % 24 >= 21) ? [`at night: ${kind}`] : []
  const rule = rules[kind] as Rule<MailKind> | undefined
  if (!rule) return night
  const isTrue = rule(params as MailParams[MailKind], japaneseDateOf(sentAt), person)
  return isTrue ? night : [...night, `untrue: ${kind} ${JSON.stringify(params)} on ${japaneseDateOf(sentAt)}`]
}

/** Letters that were promised and have not been requested. */
export async function missingLetters(server: TestServer): Promise<Found> {
  const today = japaneseDateOf(server.clock.now())
  const people = await server.db.select().from(userProfiles)
  const asked = new Set(
    (await server.db.select().from(mailOutbox)).map(({ userId, kind }) => `${userId} ${kind}`),
  )
  const promised = people.flatMap((person): [UserProfileRow, MailKind][] => [
    ...(person.retryFrom && person.retryFrom <= today && person.retryReminder && !person.suspensionStatus1
      ? [[person, 'retryPossible'] as [UserProfileRow, MailKind]]
      : []),
    ...(person.lossDonorStatusDate ? [[person, 'donorStatusEnded'] as [UserProfileRow, MailKind]] : []),
  ])
  return {
    tried: promised.length,
    wrong: promised
      .filter(([{ id }, kind]) => !asked.has(`${id} ${kind}`))
      .map(([{ id }, kind]) => `missing: ${kind} of ${id}`),
  }
}
