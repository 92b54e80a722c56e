import { isDeepStrictEqual } from 'node:util'
import { eq, sql, desc } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { scaledDiversity, shannonDiversity } from '../../../shared/forms/flora/diversity'
import { enterotypeOf } from '../../../shared/forms/flora/enterotypes'
import { isOpenInvitation } from '../../../shared/rules/donating/flora/isOpenInvitation'
import { USER_ALREADY_LEFT } from '../../../shared/words/program/apiErrors'
import {
  FLORA_EXAM_DATE_MISSING,
  FLORA_TEST_ALREADY_SHARED,
  FLORA_TEST_NOT_RECEIVED,
  floraExamDateBefore,
} from '../../../shared/words/donating/floraTests'
import { floraResultSchema } from '../../../shared/forms/floraTest'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction, Queryable } from '../../ground/db/client'
import { holdRow, readRow } from '../../ground/db/oneRow'
import { AppError, badField, validated, requireUuid } from '../../ground/errors'
import { floraTests, type FloraTestRow } from '../../ground/tables/floraTests'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { recipientOf, findProfileForUpdate } from '../../records/person/findProfile'
import type { Vault } from '../../ground/vault/vault'

const DECIMALS = 3

type Entered = { id: string; changed: false } | { id: string; changed: true; result: StoredResult }

/**
 * Stores a laboratory result and shares it from today; a repeated one changes nothing. Call `rankFloraTests`
 * afterwards.
 */
export async function enterFloraResult(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, given }: { actorId: string; given: object },
): Promise<Entered> {
  const today = japaneseDateOf(now)
  const result = validated(floraResultSchema(today), given)
  const { test, profile } = await findFloraTestForUpdate(tx, deps.vault, result.InspectionDetailId)
  const found = judgedResult(test, result)
  if (!found) return { id: test.id, changed: false }
  await lockFloraRanking(tx)

  await tx
    .update(floraTests)
    .set({
      ...(await deps.vault.seal(tx, 'flora_tests', test, found)),
      diversityScoreScaled: scaledDiversity(found.diversityScore),
      status: 'Shared',
      sharedDate: today,
      updatedAt: now,
    })
    .where(eq(floraTests.id, test.id))
  await tx
    .update(userProfiles)
    .set({
      intestinalFloraCount: sql`${userProfiles.intestinalFloraCount} + 1`,
      version: sql`${userProfiles.version} + 1`,
      updatedAt: now,
    })
    .where(eq(userProfiles.id, profile.id))
  const event = { category: 'FloraTest', operation: 'Share' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  if (profile.email !== null)
    await deps.mail.enqueue(tx, {
      kind: 'reportShared',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `reportShared/${test.id}`,
    })
  return { id: test.id, changed: true, result: found }
}

type Result = Pick<
  ReturnType<ReturnType<typeof floraResultSchema>['validateSync']>,
  'ExamDate' | 'DiversityScore' | 'Enterotype' | 'IntestinalFloraComposition'
>

/**
 * What a test becomes with a result; null if that is already shared.
 * @throws AppError INVALID_STATE, BAD_USER_INPUT
 */
export function judgedResult(test: FloraTestRow, result: Result): StoredResult | null {
  const found = floraResultOf(result, test.examDate)
  if (test.status === 'Shared') {
    if (isDeepStrictEqual(found, resultIn(test))) return null
    throw new AppError('INVALID_STATE', FLORA_TEST_ALREADY_SHARED)
  }
  if (test.status !== 'Received') throw new AppError('INVALID_STATE', FLORA_TEST_NOT_RECEIVED)
  requireAfterInvitation(test, found.examDate)
  return found
}

type StoredResult = ReturnType<typeof floraResultOf>

/** The stored result; missing values are derived. */
export function floraResultOf(result: Result, examDateKept: JapaneseDate | null) {
  const composition = result.IntestinalFloraComposition
  const examDate = result.ExamDate ?? examDateKept
  if (examDate === null) throw badField('ExamDate', FLORA_EXAM_DATE_MISSING)
  const shannon = shannonDiversity(Object.values(composition))
  return {
    examDate,
    diversityScore: result.DiversityScore ?? Number(shannon.toFixed(DECIMALS)),
    enterotype: result.Enterotype ?? enterotypeOf(composition),
    intestinalFloraComposition: composition,
  }
}

const resultIn = ({ examDate, diversityScore, enterotype, intestinalFloraComposition }: FloraTestRow) => ({
  examDate,
  diversityScore,
  enterotype,
  intestinalFloraComposition,
})

/** Any number that no other lock uses. */
const RANKING_LOCK = 7_203_001

/**
 * Serialises changes of shared results until the transaction ends: two at once would rank without each other's result.
 * Called before the change, to avoid a deadlock.
 */
export async function lockFloraRanking(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RANKING_LOCK})`)
}

/** Ranks all shared results by diversity, highest first, ties as 1, 2, 2, 4. Requires `lockFloraRanking`. */
export async function rankFloraTests(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update flora_tests set ranking = placed.place
    from (
      select id, rank() over (order by diversity_score desc) as place from flora_tests where status = 'Shared'
    ) as placed
    where flora_tests.id = placed.id and flora_tests.ranking is distinct from placed.place`)
}

/** Null before the first invitation. */
export async function findLatestFloraTest(db: Queryable, userId: string): Promise<FloraTestRow | null> {
  const [row] = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(desc(floraTests.inspectionDetailCreatedAt), desc(floraTests.id))
    .limit(1)
  return row ?? null
}

/** True from the invitation to the shared result, unless the invitation expired. */
export function isUnderWay(test: FloraTestRow, today: JapaneseDate): boolean {
  const { status, deadlineForApplicationAt } = test
  return (
    status === 'Applied' || status === 'Received' || isOpenInvitation(status, deadlineForApplicationAt, today)
  )
}

/**
 * Locks the person, then the test.
 * @throws AppError NOT_FOUND, INVALID_STATE when the person has left
 */
export async function findFloraTestForUpdate(
  tx: Transaction,
  vault: Vault,
  id: string,
): Promise<{ test: FloraTestRow; profile: UserProfileRow }> {
  const ofId = eq(floraTests.id, requireUuid(id))
  const found = await readRow(tx, floraTests, ofId)
  const profile = await findProfileForUpdate(tx, found.userId)
  if (!profile) throw new AppError('INVALID_STATE', USER_ALREADY_LEFT)
  const test = await holdRow(tx, floraTests, ofId)
  const [opened = test] = await vault.open(tx, 'flora_tests', [test])
  return { test: opened, profile }
}

/** @throws AppError BAD_USER_INPUT for a test before its invitation */
export function requireAfterInvitation(test: FloraTestRow, examDate: JapaneseDate | null | undefined): void {
  const { invitedDate } = test
  if (examDate && invitedDate && examDate < invitedDate)
    throw badField('ExamDate', floraExamDateBefore(invitedDate))
}
