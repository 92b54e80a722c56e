import { asc, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { answerCorrections } from '../../server/ground/tables/answerCorrections'
import { cases } from '../../server/ground/tables/cases'
import { corrections } from '../../server/ground/tables/corrections'
import { floraTests } from '../../server/ground/tables/floraTests'
import { mailOutbox } from '../../server/ground/tables/mail'
import { officePoints } from '../../server/ground/tables/officePoints'
import { onlineChecks, screenings } from '../../server/ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../server/ground/tables/users'
import type { JapaneseDate } from '../../shared/facts/dates'
import type { UserStatus, WorkKind } from '../../shared/generated/schema'
import { fragmentOf, kept, promisesIn, type Keeper } from '../world/promises'
import { pauseEnd, readOffice, type Office } from '../world/stuckPeople'

/** A page as it stands, or a mail of an earlier moment, and whom it was shown. */
export type Text = { userId: string; where: string; text: string; sentAt: Date | null }

/** What a cause asks for stands as a record until it is done. */
type Cause =
  | 'Case'
  | 'OfficePoint'
  | 'Correction'
  | 'AnswerCorrection'
  | 'FloraApplied'
  | 'FloraReceived'
  | 'Wish'

type Person = {
  row: UserProfileRow
  office: Office
  works: ReadonlySet<WorkKind>
  open: ReadonlySet<Cause>
  /** The day that a test, or else the last check, told them to wait for. */
  retryOn: JapaneseDate | null
  /** Whether a text is a page: then it speaks of today. */
  isPage: boolean
}
type Rule = (person: Person) => boolean

const BEFORE_EXAM: readonly UserStatus[] = [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'OnlineCheckBeforeRegistrationExam',
]

const isToBeTested: Rule = ({ row, office }) =>
  BEFORE_EXAM.includes(row.userStatus) ||
  (row.nextDateKind === 'Exam' && (row.nextDate ?? '') >= office.today)
const isToAskForTest: Rule = ({ row, open }) => BEFORE_EXAM.includes(row.userStatus) || !open.has('Wish')
const isSuspended: Rule = ({ row }) => row.suspensionStatus1 || row.suspensionStatus2
const isInLine: Rule = (person) => person.row.userStatus === 'WaitingGuidance' && !isSuspended(person)
const rests: Rule = ({ row }) => row.donationPaused || row.resting
const hasNo =
  (cause: Cause): Rule =>
  ({ open }) =>
    !open.has(cause)

/**
 * Where a keeper has a person in sight although there is no work and no mail yet: a day is to come, or what the sentence
 * speaks of has not been asked for.
 */
const inSight: Partial<Record<Keeper, Rule>> = {
  here: () => true,
  terms: () => true,
  'job:inviteWaiting': (person) => isInLine(person) || person.row.userStatus === 'Registration',
  'job:liftSuspensions': ({ row, office }) => (row.suspendedUntil ?? '') >= office.today,
  'job:tellRetryPossible': ({ row, office, retryOn, isPage }) =>
    retryOn === null ? isPage : row.retryReminder && retryOn > office.today,
  // The choice stands beside the sentence.
  'job:tellCriteriaChanged': ({ row }) => row.onlineCheckResult?.startsWith('Failed') ?? false,
  'job:sendPushes': () => true,
  'work:NoPlaces': (person) => isInLine(person) && person.office.all.has('NoPlaces'),
  'work:PauseReview': (person) =>
    isSuspended(person)
      ? person.row.suspensionStatus2 || (pauseEnd(person.row) ?? '') > person.office.today
      : person.isPage,
  'work:RestReview': (person) => person.isPage && !rests(person),
  'work:Judgement': isToBeTested,
  'work:ExamWish': isToAskForTest,
  // With a day comes its row; before, nothing is promised of the hour.
  'work:ExamHour': isToAskForTest,
  'work:Case': hasNo('Case'),
  'work:OfficePoint': hasNo('OfficePoint'),
  'work:ConditionReport': hasNo('OfficePoint'),
  'work:Correction': hasNo('Correction'),
  'work:AnswerCorrection': hasNo('AnswerCorrection'),
  'work:FloraWish': ({ row }) => row.floraInvitationRequestedAt === null,
  'work:FloraApplied': hasNo('FloraApplied'),
  'work:FloraReceived': hasNo('FloraReceived'),
  'mail:suspended': (person) => person.isPage && !isSuspended(person),
  'mail:pauseLifted': ({ row, office }) => row.resting && (row.restingUntil ?? '') >= office.today,
  'mail:certified': isToBeTested,
  'mail:checkReopened': ({ row }) => row.userStatus === 'Registration',
  'mail:caseAnswered': hasNo('Case'),
  'mail:rewardsDue': () => true,
  'mail:withdrawn': ({ row }) => !row.deleteStatus,
}

/** Each promise that pages and mails made to somebody who is still there, and whether something keeps it. */
export async function judgePromises(
  db: Queryable,
  now: Date,
  texts: readonly Text[],
): Promise<{ tried: number; wrong: string[] }> {
  const office = await readOffice(db, now)
  const people = new Map((await db.select().from(userProfiles)).map((row) => [row.id, row]))
  const causes = await openCauses(db)
  const waits = new Map(
    (await db.select().from(onlineChecks).orderBy(asc(onlineChecks.submittedAt)))
      .filter(({ onlineCheckResult }) => onlineCheckResult === 'Failed_1')
      .map(({ userId, nextDate }) => [userId, nextDate]),
  )
  const mails = await db
    .select({ userId: mailOutbox.userId, kind: mailOutbox.kind, at: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(ne(mailOutbox.state, 'Cancelled'))
  const said = texts.flatMap((text) =>
    [...new Set(promisesIn(text.text))].map((sentence) => ({ ...text, sentence })),
  )
  let tried = 0
  const wrong = said.flatMap(({ userId, where, sentence, sentAt }) => {
    const row = people.get(userId)
    if (!row || row.deleteStatus) return []
    tried += 1
    const told = `${where} ${row.userStatus} ${userId}：「${sentence}」`
    const fragment = fragmentOf(sentence)
    if (fragment === undefined) return [`nobody keeps it: ${told}`]
    const person: Person = {
      row,
      office,
      works: office.of(userId),
      open: causes.get(userId) ?? new Set(),
      retryOn: row.retryFrom ?? waits.get(userId) ?? null,
      isPage: sentAt === null,
    }
    const isMailed = (kind: string) =>
      mails.some((mail) => mail.userId === userId && mail.kind === kind && (!sentAt || mail.at >= sentAt))
    const isKept = (keeper: Keeper) => {
      const [is, name = ''] = keeper.split(':')
      if (is === 'work' && [...person.works].some((kind) => kind === name)) return true
      if (is === 'mail' && isMailed(name)) return true
      return inSight[keeper]?.(person) ?? false
    }
    return kept[fragment]?.some(isKept) ? [] : [`not kept: ${told}`]
  })
  return { tried, wrong }
}

async function openCauses(db: Queryable): Promise<ReadonlyMap<string, Set<Cause>>> {
  const open = new Map<string, Set<Cause>>()
  const note = (cause: Cause, rows: readonly { userId: string | null }[]) => {
    for (const { userId } of rows) if (userId) open.set(userId, (open.get(userId) ?? new Set()).add(cause))
  }
  const wishes = await db.select().from(screenings).where(isNull(screenings.judgedAt))
  note(
    'Wish',
    wishes.filter(({ examRequestedAt }) => examRequestedAt),
  )
  note('Case', await db.select().from(cases).where(eq(cases.state, 'Open')))
  note('OfficePoint', await db.select().from(officePoints).where(isNull(officePoints.closedAt)))
  note('Correction', await db.select().from(corrections).where(eq(corrections.state, 'Open')))
  note(
    'AnswerCorrection',
    await db.select().from(answerCorrections).where(eq(answerCorrections.state, 'Open')),
  )
  note('FloraApplied', await db.select().from(floraTests).where(eq(floraTests.status, 'Applied')))
  note('FloraReceived', await db.select().from(floraTests).where(eq(floraTests.status, 'Received')))
  return open
}
