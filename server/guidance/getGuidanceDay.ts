import { and, asc, eq, getTableColumns, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import {
  addDays,
  japaneseDateOf,
  japaneseInstant,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../shared/dates'
import { isHoliday } from '../../shared/holidays'
import { hoursOpenOn, type Opening } from '../../shared/opening'
import type { Topic } from '../../shared/questionnaire/judgement'
import { ATTENDANCE_UNDO_MS } from '../../shared/validation/attendance'
import { requireStaff, type Principal, type RequestContext } from '../access/context'
import { mayRead } from '../access/contract'
import type { Queryable } from '../db/client'
import type { GuidanceDay, GuidancePoint, GuidanceSession, GuidanceVisit } from '../generated/resolvers'
import { openingColumns, requireOpening } from '../opening/readOpening'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { opening } from '../schema/opening'
import { officePoints, type OfficePointKind } from '../schema/officePoints'
import { onlineChecks } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import { toUserProfile } from '../users/toUserProfile'

/**
 * The sheet of a day: every hour that is offered or booked, with those who booked it, also after their
 * attendance is recorded.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function getGuidanceDay(context: RequestContext, day: JapaneseDate): Promise<GuidanceDay> {
  requireStaff(context)
  const { opening: kept, visits } = await readSheet(context.deps.db, context, day, ofDay(day))
  return {
    Day: day,
    PreviousDay: openDayFrom(day, -1, kept),
    NextDay: openDayFrom(day, 1, kept),
    Sessions: sessionsOf(day, visits, kept),
  }
}

/** One person's part of the sheet of the day of that hour. */
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

/** The start of the hour that the invitation had on the day; null when it had none. */
export function hourOn(
  { status, reservedAt, missedAt }: Pick<GuidanceRow, 'status' | 'reservedAt' | 'missedAt'>,
  day: JapaneseDate,
): Date | null {
  const booked = status === 'Reserved' || status === 'Attended' || status === 'NoShow' ? reservedAt : null
  return [booked, missedAt].find((hour) => hour && japaneseDateOf(hour) === day) ?? null
}

/** The same as `hourOn`, as a condition that two indexes answer. */
export function ofDay(day: JapaneseDate): SQL | undefined {
  const [from, to] = [startOfJapaneseDate(day), startOfJapaneseDate(addDays(day, 1))]
  return or(
    and(
      gte(guidances.reservedAt, from),
      lt(guidances.reservedAt, to),
      inArray(guidances.status, ['Reserved', 'Attended', 'NoShow']),
    ),
    and(gte(guidances.missedAt, from), lt(guidances.missedAt, to)),
  )
}

async function readSheet(
  db: Queryable,
  { principal, now }: RequestContext,
  day: JapaneseDate,
  where: SQL | undefined,
): Promise<{ opening: Opening; visits: GuidanceVisit[] }> {
  const rows = await db
    .select({
      opening: openingColumns,
      row: getTableColumns(guidances),
      profile: getTableColumns(userProfiles),
      topics: topicsUntil(principal, day),
      office: openOfficePoints,
    })
    .from(opening)
    .leftJoin(guidances, where)
    .leftJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .orderBy(asc(userProfiles.lastNameFurigana), asc(userProfiles.firstNameFurigana), asc(guidances.id))
  const visits = rows.flatMap(({ row, profile, topics, office }): GuidanceVisit[] => {
    const startAt = row && hourOn(row, day)
    if (!profile || !startAt) return []
    // After a first absence the invitation goes on.
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
        Points: (topics ?? []).map(toPoint),
        OfficePoints: office,
      },
    ]
  })
  return { opening: requireOpening(rows[0]?.opening), visits }
}

/** Null once it is over, and while nothing is recorded. */
export function undoUntil({ status, recordedAt, before }: GuidanceRow, now: Date): Date | null {
  if (!recordedAt || !before || (status !== 'Attended' && status !== 'NoShow')) return null
  const until = new Date(recordedAt.getTime() + ATTENDANCE_UNDO_MS)
  return now <= until ? until : null
}

/** For whoever may not read what was answered, no answer is read. */
function topicsUntil(principal: Principal, day: JapaneseDate): SQL<Topic[] | null> {
  if (!mayRead(principal, 'GuidanceVisit', 'Points')) return sql`null`
  return sql`(select ${onlineChecks.judgement} -> 'topics' from ${onlineChecks}
    where ${onlineChecks.userId} = ${guidances.userId} and ${onlineChecks.onlineCheckResult} = 'Passed'
      and ${onlineChecks.submittedAt} < ${startOfJapaneseDate(addDays(day, 1)).toISOString()}
    order by ${onlineChecks.submittedAt} desc limit 1)`
}

const openOfficePoints = sql<OfficePointKind[]>`array(select ${officePoints.kind}::text from ${officePoints}
  where ${officePoints.userId} = ${guidances.userId} and ${officePoints.closedAt} is null order by 1)`

function toPoint({ questionId, ruleId, outcome, reason }: Topic): GuidancePoint {
  const isInPerson = ruleId === `${questionId}-inPerson`
  return {
    QuestionId: questionId,
    Kind: isInPerson
      ? 'InPerson'
      : ruleId === `${questionId}-unknown`
        ? 'Unknown'
        : outcome === 'REVIEW!'
          ? 'MustClear'
          : 'Ask',
    Topic: isInPerson ? null : reason,
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

/** Longer than any row of closed days. */
const FURTHEST = 60

function openDayFrom(day: JapaneseDate, step: 1 | -1, kept: Opening): JapaneseDate {
  const days = Array.from({ length: FURTHEST }, (_, index) => addDays(day, step * (index + 1)))
  return days.find((each) => hoursOpenOn(kept, each, isHoliday(each)).length > 0) ?? addDays(day, step)
}
