import { and, eq, inArray, isNull, ne, or, isNotNull, gte, lte, sql, type SQL } from 'drizzle-orm'
import { isEligibleAge } from '../../../shared/rules/person/ages'
import { calendarAttachment, returnEvent } from '../../../shared/rules/visits/calendarEvents'
import { addDays, japaneseDateOf, type JapaneseDate, startOfJapaneseDate } from '../../../shared/facts/dates'
import { renewalDays } from '../../../shared/rules/visits/examDays'
import { closesExams } from '../../../shared/rules/visits/opening'
import type { UserStatus } from '../../../shared/generated/schema'
import { recordActivity } from '../../ground/recordActivity'
import { findCriteriaInForce } from '../../care/criteria/criteriaInForce'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { readOpening } from '../../care/guidance/readOpening'
import { findOpenPeriod } from '../../care/donations/periods/closePeriod'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import { notSuspended, userProfiles, type UserProfileRow } from '../../ground/tables/users'
import {
  judgedBy,
  lastSentCheck,
  retryStanding,
  standingAsJudged,
  standingToday,
  type On,
  sooner,
} from '../../care/screenings/retryStanding'
import { recipientOf } from '../../records/person/findProfile'
import { forEachMemberDue } from './forEachDue'

const WHERE_THEY_WAIT: UserStatus[] = ['Registration', 'RenewalExamOnlineCheckBeforeExam']

/** Same as `judgedBy`, in SQL. */
const judgedByColumn = sql<string>`coalesce(${onlineChecks.criteria}, replace(${onlineChecks.version}, '.', '-'))`

/** Tells people whom a check or test asked to wait that they may answer again: once, unless they turned it off. */
export async function tellRetryPossible(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const current = await findCriteriaInForce(deps.db, deps)
  if (!current) return 0
  const { questionnaires, vault } = deps
  const on = { region: deps.texts.region, questionnaires, current, vault }
  const waited = deps.db
    .select({ id: onlineChecks.userId })
    .from(onlineChecks)
    .where(
      and(
        eq(onlineChecks.onlineCheckResult, 'Failed_1'),
        // Newer criteria may have moved the day forward.
        or(lte(onlineChecks.nextDate, today), ne(judgedByColumn, current.criteria.number)),
        isUntold(sql`${onlineChecks.screeningId}::text`),
      ),
    )
  const due = and(
    or(
      and(
        eq(userProfiles.onlineCheckResult, 'Failed_1'),
        inArray(userProfiles.userStatus, WHERE_THEY_WAIT),
        inArray(userProfiles.id, waited),
      ),
      and(
        isNull(userProfiles.onlineCheckResult),
        eq(userProfiles.userStatus, 'Registration'),
        lte(userProfiles.retryFrom, today),
        isUntold(sql`${userProfiles.id} || '/' || ${userProfiles.retryFrom}`),
      ),
    ),
    eq(userProfiles.retryReminder, true),
    notSuspended,
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const days = await daysToComeBack(tx, profile, on)
    const reached = days.find(({ day }) => day <= today)
    if (!reached || !(await mayComeBack(tx, profile, { ...on, today }))) return false
    const wasPossible = await mayComeBack(tx, profile, { ...on, today: addDays(reached.day, -1) })
    return deps.mail.enqueue(tx, {
      kind: 'retryPossible',
      params: wasPossible ? { since: null } : reached.day < today ? { since: reached.day } : {},
      ...recipientOf(profile),
      dedupeKey: `retryPossible/${reached.of}`,
    })
  })
}

/** The mail promises no more than the check allows: another reason or the age limit may still apply. */
async function mayComeBack(db: Queryable, profile: UserProfileRow, on: On): Promise<boolean> {
  if (profile.birthday && !isEligibleAge(profile.birthday, on.today)) return false
  return (await retryStanding(db, profile, on)) === 'now'
}

/** Whoever has the letter is not looked at again. */
const isUntold = (of: SQL) =>
  sql`not exists (select from mail_outbox told where told.dedupe_key = 'retryPossible/' || ${of})`

/** The days that the person was told or that the current criteria give, with their source `of`; the first to come first. */
async function daysToComeBack(
  db: Queryable,
  { id, onlineCheckResult, retryFrom }: UserProfileRow,
  on: Omit<On, 'today'>,
): Promise<{ day: JapaneseDate; of: string }[]> {
  if (onlineCheckResult === null) return retryFrom ? [{ day: retryFrom, of: `${id}/${retryFrom}` }] : []
  const last = await lastSentCheck(db, on.vault, id)
  if (!last?.check.submittedAt) return []
  const then = { ...on, today: japaneseDateOf(last.check.submittedAt) }
  return [standingToday(last, then), standingAsJudged(last, then)].flatMap((standing) =>
    typeof standing === 'object' ? [{ day: standing.from, of: last.check.screeningId }] : [],
  )
}

/** Tells refused people who asked for it that current criteria let them return, or earlier. Stored judgements stay. */
export async function tellCriteriaChanged(deps: Deps, now: Date): Promise<number> {
  const { questionnaires, vault } = deps
  const current = await findCriteriaInForce(deps.db, deps)
  if (!current) return 0
  const { number } = current.criteria
  const on = { today: japaneseDateOf(now), region: deps.texts.region, questionnaires, current, vault }
  const older = deps.db
    .select({ id: onlineChecks.userId })
    .from(onlineChecks)
    .where(and(ne(judgedByColumn, number), isNotNull(onlineChecks.submittedAt)))
  const due = and(
    inArray(userProfiles.onlineCheckResult, ['Failed_1', 'Failed_2']),
    inArray(userProfiles.userStatus, WHERE_THEY_WAIT),
    sql`coalesce(${userProfiles.criteriaNews}, ${userProfiles.subscribedMagazine})`,
    // People whom the office lets answer again know already.
    isNull(userProfiles.onlineCheckReopenedAt),
    notSuspended,
    inArray(userProfiles.id, older),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const last = await lastSentCheck(tx, deps.vault, profile.id)
    if (!last || judgedBy(last.check) === number) return false
    const told = standingAsJudged(last, on)
    const standing = standingToday(last, on)
    const earlier = told !== standing && sooner(told, standing) === standing
    if (standing === 'never' || told === 'now' || !earlier) return false
    return deps.mail.enqueue(tx, {
      kind: 'criteriaChanged',
      params: { from: standing === 'now' ? null : standing.from },
      ...recipientOf(profile),
      ...(standing === 'now'
        ? {}
        : { attachment: returnFile(deps, now, last.check.screeningId, standing.from) }),
      dedupeKey: `criteriaChanged/${last.check.screeningId}/${number}`,
    })
  })
}

const returnFile = ({ texts, settings }: Deps, now: Date, screeningId: string, date: JapaneseDate) =>
  calendarAttachment(returnEvent({ screeningId, date }, { texts, origin: settings.origin, now }))

/** Half of the window. */
const REMIND_AFTER_DAYS = 14

/** Reminds donors, once a period, who have not sent the renewal check two weeks into the window. */
export async function remindRenewalCheck(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(userProfiles.userStatus, 'RenewalExamOnlineCheckBeforeExam'),
    lte(userProfiles.commencementWindowPeriodDate, addDays(today, -REMIND_AFTER_DAYS)),
    gte(userProfiles.donorExpirationDate, today),
    notSuspended,
  )
  const opening = await readOpening(deps.db)
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration, commencementWindowPeriodDate: window } = profile
    if (!expiration || !window || (await hasAnswered(tx, id, startOfJapaneseDate(window)))) return false
    const { answerBy, examBy } = renewalDays(expiration, (day) => closesExams(opening, day))
    // Too late, it would ask for what can no longer help; `warnBeforeExpiry` says how it stands.
    if (!answerBy || !examBy || answerBy < today) return false
    const asked = await deps.mail.enqueue(tx, {
      kind: 'renewalReminder',
      params: { date: answerBy, examBy },
      ...recipientOf(profile),
      dedupeKey: `renewalReminder/${id}/${expiration}`,
    })
    if (!asked) return false
    await noteReminder(tx, id, now)
    const event = { category: 'OnlineCheck', operation: 'Remind', kind: 'BeforeRenewal' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    return true
  })
}

/** A failed check also counts. */
async function hasAnswered(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const sent = await tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), gte(onlineChecks.submittedAt, since)))
    .limit(1)
  return sent.length > 0
}

/** Stored at the renewal's screening if it exists, else at the period to renew. */
async function noteReminder(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [draft] = await tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  const screening = draft ?? (await findOpenPeriod(tx, userId))
  if (!screening) return
  await tx
    .update(screenings)
    .set({ sentOnlineCheckReminder: 'Implemented', updatedAt: now })
    .where(eq(screenings.id, screening.id))
}
