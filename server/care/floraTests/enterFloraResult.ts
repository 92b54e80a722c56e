import { isDeepStrictEqual } from 'node:util'
import { eq, sql, desc, getTableColumns } from 'drizzle-orm'
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
import { recordActivities } from '../../ground/recordActivity'
import { named, namedRows, namedUpdateAll } from '../../ground/db/named'
import type { Deps } from '../../ground/deps'
import type { Transaction, Queryable } from '../../ground/db/client'
import { AppError, badField, requireFound, requireRow, requireUuid, validated } from '../../ground/errors'
import { floraTests, type FloraTestRow } from '../../ground/tables/floraTests'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { recipientOf, findProfilesForUpdate } from '../../records/person/findProfile'
import type { Vault } from '../../ground/vault/vault'

const DECIMALS = 3

type Entered = { id: string; changed: false } | { id: string; changed: true; result: StoredResult }

/**
 * Stores laboratory results of different people and shares them from today; a repeated one changes nothing. Call
 * `rankFloraTests` afterwards.
 * @throws AppError BAD_USER_INPUT by field, NOT_FOUND, INVALID_STATE for one of them: then none is stored
 */
export async function enterFloraResults(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, given }: { actorId: string; given: readonly object[] },
): Promise<Entered[]> {
  const today = japaneseDateOf(now)
  const schema = floraResultSchema(today)
  const results = given.map((one) => validated(schema, one))
  const held = await findFloraTestsForUpdate(
    tx,
    deps.vault,
    results.map(({ InspectionDetailId }) => InspectionDetailId),
  )
  const entered = held.map(({ test, profile }, place) => {
    const result = results[place]
    return { test, profile, found: result ? judgedResult(test, result) : null }
  })
  const changed = entered.flatMap(({ found, ...of }) => (found ? [{ found, ...of }] : []))
  if (changed.length > 0) await shareResults(tx, { now, today, deps }, changed)
  await recordActivities(
    tx,
    changed.map(({ profile }) => ({
      event: { category: 'FloraTest', operation: 'Share' } as const,
      userId: profile.id,
      actorId,
      time: now,
      requestId,
    })),
  )
  await deps.mail.enqueueAll(
    tx,
    changed.map(({ test, profile }) => ({
      kind: 'reportShared',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `reportShared/${test.id}`,
    })),
  )
  return entered.map(({ test: { id }, found }) =>
    found ? { id, changed: true, result: found } : { id, changed: false },
  )
}

type Shared = HeldTest & { found: StoredResult }

async function shareResults(
  tx: Transaction,
  { now, today, deps }: { now: Date; today: JapaneseDate; deps: Pick<Deps, 'vault'> },
  changed: readonly Shared[],
): Promise<void> {
  const sealed = await deps.vault.sealAll(
    tx,
    'flora_tests',
    changed.map(({ test: owner, found: values }) => ({ owner, values })),
  )
  await storeResults(
    tx,
    changed.map(({ test, found }, place) => ({
      id: test.id,
      ...sealed[place],
      diversityScoreScaled: scaledDiversity(found.diversityScore),
      status: 'Shared' as const,
      sharedDate: today,
      updatedAt: now,
    })),
  )
  await countResults(tx, { now, ids: changed.map(({ profile }) => profile.id) })
}

const storeResults = namedUpdateAll(
  floraTests,
  [
    'examDate',
    'diversityScore',
    'diversityScoreScaled',
    'enterotype',
    'enterotypeSealed',
    'intestinalFloraComposition',
    'intestinalFloraCompositionSealed',
    'status',
    'sharedDate',
    'updatedAt',
  ],
  sql``,
  () => undefined,
)

const countResults = named(
  sql`update ${userProfiles}
    set intestinal_flora_count = intestinal_flora_count + 1, version = version + 1, updated_at = ${sql.placeholder('now')}
    where id = any(${sql.placeholder('ids')}::uuid[])`,
  () => undefined,
)

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

type HeldTest = { test: FloraTestRow; profile: UserProfileRow }

/**
 * Locks the person, then the test.
 * @throws AppError NOT_FOUND, INVALID_STATE when the person has left
 */
export async function findFloraTestForUpdate(tx: Transaction, vault: Vault, id: string): Promise<HeldTest> {
  return requireRow(await findFloraTestsForUpdate(tx, vault, [id]))
}

async function findFloraTestsForUpdate(
  tx: Transaction,
  vault: Vault,
  given: readonly string[],
): Promise<HeldTest[]> {
  const ids = given.map((id) => requireUuid(id).toLowerCase())
  const owners = new Map((await ownersOf(tx, { ids })).map(({ id, userId }) => [id, userId]))
  const people = await findProfilesForUpdate(tx, [...owners.values()])
  const tests = new Map(
    (await vault.open(tx, 'flora_tests', await testsOf(tx, { ids }))).map((test) => [test.id, test]),
  )
  return ids.map((id) => {
    const profile = people.get(requireFound(owners.get(id)))
    if (!profile) throw new AppError('INVALID_STATE', USER_ALREADY_LEFT)
    return { test: requireFound(tests.get(id)), profile }
  })
}

const ofIds = sql`from ${floraTests} where ${floraTests.id} = any(${sql.placeholder('ids')}::uuid[])`
const ownersOf = namedRows({ id: floraTests.id, userId: floraTests.userId }, ofIds)
const testsOf = namedRows(getTableColumns(floraTests), sql`${ofIds} order by ${floraTests.id} for update`)

/** @throws AppError BAD_USER_INPUT for a test before its invitation */
export function requireAfterInvitation(test: FloraTestRow, examDate: JapaneseDate | null | undefined): void {
  const { invitedDate } = test
  if (examDate && invitedDate && examDate < invitedDate)
    throw badField('ExamDate', floraExamDateBefore(invitedDate))
}
