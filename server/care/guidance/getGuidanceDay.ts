import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { isForToday } from '../../../shared/rules/records/access/operations'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { addDays, japaneseDateOf, japaneseInstant, startOfJapaneseDate } from '../../../shared/facts/dates'
import { isHoliday } from '../../../shared/facts/holidays'
import { hoursOpenOn, type Opening } from '../../../shared/rules/visits/opening'
import type { Topic } from '../../../shared/questionnaire/engine/judgement'
import { isSamePoint, kindOfTopic } from '../points/pointsToClear'
import { ATTENDANCE_UNDO_MS } from '../../../shared/forms/attendance'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import { pointsStillOpenOf } from '../points/checkPoints'
import type { Queryable } from '../../ground/db/client'
import { onDay } from '../../ground/db/onDay'
import { AppError } from '../../ground/errors'
import type { GuidanceDay, GuidancePoint, GuidanceSession, GuidanceVisit } from '../../generated/resolvers'
import { openingColumns, requireOpening } from './readOpening'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { opening } from '../../ground/tables/opening'
import { officePoints, type OfficePointKind } from '../../ground/tables/officePoints'
import { onlineChecks } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { toUserProfile } from '../../records/person/toUserProfile'
import type { Vault } from '../../ground/vault/vault'

/** The sheet of a day: every offered or booked hour with its people, also after attendance is recorded. */
export async function getGuidanceDay(context: RequestContext, day: JapaneseDate): Promise<GuidanceDay> {
  const { roles } = requireDuty(context, 'getGuidanceDay')
  if (isForToday(roles, 'getGuidanceDay') && day !== japaneseDateOf(context.now))
    throw new AppError('FORBIDDEN')
  const { opening: kept, visits } = await readSheet(context.deps.db, context, day, ofDay(day))
  return {
    Day: day,
    PreviousDay: openDayFrom(day, -1, kept),
    NextDay: openDayFrom(day, 1, kept),
    Sessions: sessionsOf(day, visits, kept),
  }
}

/** One person's part of the sheet for the day of that hour. */
export async function visitOf(
  db: Queryable,
  context: RequestContext,
  { id, day }: { id: string; day: JapaneseDate },
): Promise<GuidanceVisit> {
  const { visits } = await readSheet(db, context, day, and(eq(guidances.id, id), ofDay(day)))
  const [visit] = visits
  if (!visit) throw new Error('A visit that is held is missing')
  return visit
}

/** The start of the invitation's hour on the day; null without one. */
export function hourOn(
  { status, reservedAt, missedAt }: Pick<GuidanceRow, 'status' | 'reservedAt' | 'missedAt'>,
  day: JapaneseDate,
): Date | null {
  const booked = status === 'Reserved' || status === 'Attended' || status === 'NoShow' ? reservedAt : null
  return [booked, missedAt].find((hour) => hour && japaneseDateOf(hour) === day) ?? null
}

/** `hourOn` as a condition that two indexes answer. */
export function ofDay(day: JapaneseDate): SQL | undefined {
  return or(
    and(onDay(guidances.reservedAt, day), inArray(guidances.status, ['Reserved', 'Attended', 'NoShow'])),
    onDay(guidances.missedAt, day),
  )
}

async function readSheet(
  db: Queryable,
  { principal, now, deps: { vault } }: RequestContext,
  day: JapaneseDate,
  where: SQL | undefined,
): Promise<{ opening: Opening; visits: GuidanceVisit[] }> {
  const rows = await db
    .select({
      opening: openingColumns,
      row: getTableColumns(guidances),
      profile: getTableColumns(userProfiles),
      office: openOfficePoints,
    })
    .from(opening)
    .leftJoin(guidances, where)
    .leftJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .orderBy(asc(userProfiles.lastNameFurigana), asc(userProfiles.firstNameFurigana), asc(guidances.id))
  const people = rows.flatMap(({ row }) => (row ? [row.userId] : []))
  const checks = mayRead(principal, 'GuidanceVisit', 'Points')
    ? await checksUntil(db, vault, people, day)
    : new Map<string, TalkedAbout>()
  const visits = rows.flatMap(({ row, profile, office }): GuidanceVisit[] => {
    const startAt = row && hourOn(row, day)
    if (!profile || !startAt) return []
    // The invitation stays open after a first absence.
    const isMissed = startAt === row.missedAt
    const cameOn = row.checkedInAt && japaneseDateOf(row.checkedInAt)
    return [
      {
        Id: row.id,
        UserId: row.userId,
        StartAt: startAt,
        Status: isMissed ? 'NoShow' : row.status,
        CheckedInAt: cameOn === day ? row.checkedInAt : null,
        KitNumber: isMissed ? null : row.kitNumber,
        ConsentVersion: isMissed ? null : row.consentVersion,
        UndoUntil: undoUntil(row, now),
        User: toUserProfile(profile),
        ...pointsOfVisit(checks.get(row.userId)),
        OfficePoints: office,
      },
    ]
  })
  return { opening: requireOpening(rows[0]?.opening), visits }
}

/** Null when the time is over, and while nothing is recorded. */
export function undoUntil({ status, recordedAt, before }: GuidanceRow, now: Date): Date | null {
  if (!recordedAt || !before || (status !== 'Attended' && status !== 'NoShow')) return null
  const until = new Date(recordedAt.getTime() + ATTENDANCE_UNDO_MS)
  return now <= until ? until : null
}

type TalkedAbout = { screeningId: string; topics: Topic[]; open: Topic[] }

/** Of each person's latest passed check. Reads nothing for callers who may not see it. */
async function checksUntil(
  db: Queryable,
  vault: Vault,
  people: readonly string[],
  day: JapaneseDate,
): Promise<Map<string, TalkedAbout>> {
  const rows = await db
    .selectDistinctOn([onlineChecks.userId])
    .from(onlineChecks)
    .where(
      and(
        inArray(onlineChecks.userId, [...people]),
        eq(onlineChecks.onlineCheckResult, 'Passed'),
        lt(onlineChecks.submittedAt, startOfJapaneseDate(addDays(day, 1))),
      ),
    )
    .orderBy(onlineChecks.userId, desc(onlineChecks.submittedAt))
  const checks = await vault.open(db, 'online_checks', rows)
  const open = await pointsStillOpenOf(db, vault, checks)
  return new Map(
    checks.map(({ userId, screeningId, judgement }) => [
      userId,
      { screeningId, topics: judgement?.topics ?? [], open: open.get(screeningId) ?? [] },
    ]),
  )
}

const openOfficePoints = sql<OfficePointKind[]>`array(select ${officePoints.kind}::text from ${officePoints}
  where ${officePoints.userId} = ${guidances.userId} and ${officePoints.closedAt} is null order by 1)`

function pointsOfVisit(check: TalkedAbout | undefined): Pick<GuidanceVisit, 'Points' | 'PointsOf'> {
  if (!check || check.topics.length === 0) return { Points: [], PointsOf: null }
  const { screeningId, topics, open } = check
  return { Points: topics.map((topic) => toPoint(topic, open)), PointsOf: screeningId }
}

function toPoint(topic: Topic, open: readonly Topic[]): GuidancePoint {
  const kind = kindOfTopic(topic)
  return {
    QuestionId: topic.questionId,
    Kind: kind,
    Topic: kind === 'InPerson' ? null : topic.reason,
    Open: open.some((each) => isSamePoint(each, topic)),
  }
}

function sessionsOf(day: JapaneseDate, visits: readonly GuidanceVisit[], kept: Opening): GuidanceSession[] {
  const capacities = new Map(
    hoursOpenOn(kept, day, isHoliday(day)).map(({ hour, capacity }) => [
      japaneseInstant(day, hour).getTime(),
      capacity,
    ]),
  )
  const starts = new Set([...capacities.keys(), ...visits.map(({ StartAt }) => StartAt.getTime())])
  return [...starts]
    .toSorted((one, other) => one - other)
    .map((start) => ({
      StartAt: new Date(start),
      Capacity: capacities.get(start) ?? 0,
      Visits: visits.filter(({ StartAt }) => StartAt.getTime() === start),
    }))
}

/** Longer than any series of closed days. */
const FURTHEST = 60

function openDayFrom(day: JapaneseDate, step: 1 | -1, kept: Opening): JapaneseDate {
  const days = Array.from({ length: FURTHEST }, (_, index) => addDays(day, step * (index + 1)))
  return days.find((each) => hoursOpenOn(kept, each, isHoliday(each)).length > 0) ?? addDays(day, step)
}
