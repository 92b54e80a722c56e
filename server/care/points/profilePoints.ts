import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PublicTexts } from '../../../shared/facts/config'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { SAME_PERSON_IS_DECIDED } from '../../../shared/words/program/apiErrors'
import { toldPoints } from '../../../shared/words/check/officePoints'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { contradictionsIn, livesInRegion } from '../../../shared/questionnaire/engine/profileContradictions'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import { maySeeWork } from '../../../shared/rules/office/work'
import { closePointSchema } from '../../../shared/forms/personActions'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { recordActivity } from '../../ground/recordActivity'
import { asContract } from '../../ground/db/asContract'
import type { Transaction } from '../../ground/db/client'
import { holdRow } from '../../ground/db/oneRow'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import type { Deps } from '../../ground/deps'
import { requireUuid, AppError, validated } from '../../ground/errors'
import type { CloseOfficePointInput, OfficePoint, Success } from '../../generated/resolvers'
import { officePoints, type OfficePointKind, type OfficePointRow } from '../../ground/tables/officePoints'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'

type At = { region: PublicTexts['region']; now: Date; requestId?: string }

/** After a check: opens points where its answers differ from the profile. */
export async function pointsAfterCheck(
  tx: Transaction,
  profile: UserProfileRow,
  { answers, set: { questions } }: { answers: Answers; set: QuestionSet },
  at: At,
): Promise<void> {
  const differing = contradictionsIn(questions, answers, profile, at.region)
  for (const kind of ['BirthdayDiffers', 'TownDiffers'] as const)
    await set(tx, { userId: profile.id, kind }, differing.includes(kind), at)
}

/**
 * After a profile change: closes settled points. A birthday never changes, so a difference from the last check opens a
 * point; so does a donor's move out of the recruiting area.
 */
export async function pointsAfterProfile(
  tx: Transaction,
  { before, after }: { before: UserProfileRow; after: UserProfileRow },
  { questionnaires, vault, ...at }: At & Pick<Deps, 'questionnaires' | 'vault'>,
): Promise<void> {
  const { id: userId } = after
  const moved = before.pref !== after.pref || before.city !== after.city
  if (moved) {
    const left = livesInRegion(after, at.region) === false && donorStatuses.includes(after.userStatus)
    await set(tx, { userId, kind: 'MovedOutside' }, left, at)
  }
  if (!moved && before.birthday === after.birthday) return
  const sent = await tx
    .select(getTableColumns(onlineChecks))
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .where(
      and(
        eq(onlineChecks.userId, userId),
        isNotNull(onlineChecks.submittedAt),
        eq(screenings.inspectionType, 'Registration'),
      ),
    )
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  const [last] = await vault.open(tx, 'online_checks', sent)
  const differing = last
    ? contradictionsIn(questionnaires.of(last.version).questions, last.answers, after, at.region)
    : []
  await set(tx, { userId, kind: 'BirthdayDiffers' }, differing.includes('BirthdayDiffers'), at)
  if (!differing.includes('TownDiffers')) await set(tx, { userId, kind: 'TownDiffers' }, false, at)
}

async function set(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: OfficePointKind },
  isOpen: boolean,
  { now, requestId }: At,
): Promise<void> {
  if (isOpen) {
    await openPoint(tx, { userId, kind, now, requestId })
    return
  }
  const [settled] = await tx
    .update(officePoints)
    .set({ closedAt: now, updatedAt: now })
    .where(and(eq(officePoints.userId, userId), eq(officePoints.kind, kind), isNull(officePoints.closedAt)))
    .returning({ id: officePoints.id })
  if (!settled) return
  const event = { category: 'Profile', operation: 'SettlePoint', kind } as const
  await recordActivity(tx, { event, userId, actorId: null, now, requestId })
}

/** Asks the office to check something about a person; an open point of the kind stays. */
export async function openPoint(
  tx: Transaction,
  point: {
    userId: string
    kind: OfficePointKind
    now: Date
    requestId?: string
    exam?: { date: JapaneseDate; time: string | null }
  },
): Promise<boolean> {
  const { userId, kind, now, requestId, exam } = point
  const [row] = await tx
    .insert(officePoints)
    .values({
      id: randomUUID(),
      userId,
      kind,
      examDay: exam?.date,
      examTime: exam?.time,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: officePoints.id })
  if (!row) return false
  const event = { category: 'Profile', operation: 'OpenPoint', kind } as const
  await recordActivity(tx, { event, userId, actorId: null, now, requestId })
  return true
}

/** Closes a point with a note of its result. Closing it again changes nothing. */
export async function closeOfficePoint(
  context: RequestContext,
  input: CloseOfficePointInput,
): Promise<Success> {
  const caller = requireDuty(context, 'closeOfficePoint')
  const { now } = context
  const { Id, Reason } = validated(closePointSchema, input)
  const id = requireUuid(Id)
  await loggedTransaction(context, async (tx, log) => {
    const point = await holdRow(tx, officePoints, id)
    if (point.kind === 'SamePerson') throw new AppError('INVALID_STATE', SAME_PERSON_IS_DECIDED)
    if (point.kind === 'ConditionReport' && !maySeeWork(caller.roles, point.kind))
      throw new AppError('FORBIDDEN')
    if (point.closedAt) return
    await tx.update(officePoints).set({ closedAt: now, updatedAt: now }).where(eq(officePoints.id, id))
    await log(point.userId, { category: 'Profile', operation: 'ClosePoint', kind: point.kind }, Reason)
  })
  return { success: true }
}

const openPoints = rowsOfPerson(
  getTableColumns(officePoints),
  sql`from ${officePoints} where ${officePoints.userId} = ${personId} and ${officePoints.closedAt} is null
    order by ${officePoints.createdAt}, ${officePoints.kind}`,
)

/** A person's open points, oldest first; members see only those meant for them. */
export async function openPointsOf(
  { deps: { db }, principal }: RequestContext,
  userId: string,
): Promise<OfficePoint[]> {
  const isSeen = ({ kind }: OfficePointRow) =>
    principal.kind !== 'staff'
      ? toldPoints.some((told) => told === kind)
      : kind !== 'ConditionReport' || maySeeWork(principal.roles, kind)
  return (await openPoints(db, userId)).filter(isSeen).map((point) => ({
    ...asContract(point, 'id', 'kind', 'createdAt', 'updatedAt'),
    Sk: 'OfficePoint',
  }))
}
