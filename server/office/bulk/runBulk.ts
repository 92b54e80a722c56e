import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { allBulkActs, isFileAct, mayDoBulk } from '../../../shared/rules/office/bulk'
import type { BulkRefusal } from '../../../shared/generated/schema'
import type { Staff } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/rolesOf'
import { inTransaction } from '../../ground/db/inTransaction'
import { named, namedRows } from '../../ground/db/named'
import type { Transaction } from '../../ground/db/client'
import { DAY_MS } from '../../ground/clock'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { administrators } from '../../ground/tables/administrators'
import { bulkJobs, bulkRows, type BulkJobRow, type BulkRowRow } from '../../ground/tables/bulk'
import { inviteFromWaitingList } from '../../care/waitingList/invite'
import { acts, fileActs } from './bulkActs'
import { changeRows, type Outcome } from './changeRows'

/** The queue ends and repeats a longer run; the next run continues where this one stopped. */
const RUN_MS = 10 * 60_000
/** Batches handled at once. Each waits for the disk much of the time. */
const LANES = 4
/** People of one transaction: few enough that whoever waits for one of them does not notice. */
const BATCH = 50

/**
 * Continues all started jobs, some people a transaction. Simultaneous runs share the people.
 * @returns the number of people handled
 */
export async function runBulk(deps: Deps, now: Date): Promise<number> {
  const running = await deps.db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    // Jobs of acts that this version does not know are left to other versions.
    .where(
      and(
        isNotNull(bulkJobs.startedAt),
        isNull(bulkJobs.finishedAt),
        inArray(bulkJobs.act, [...allBulkActs]),
      ),
    )
    .orderBy(asc(bulkJobs.startedAt), asc(bulkJobs.id))
  let handled = 0
  for (const { id } of running) {
    const isLate = () => deps.clock.now().getTime() - now.getTime() > RUN_MS
    handled += await runJob(deps, id, Infinity, isLate)
  }
  return handled
}

/**
 * Handles the next people of a started job, and ends it after the last.
 * @param most the maximum; the next run handles the others
 */
export async function runJob(
  deps: Deps,
  jobId: string,
  most: number,
  isLate: () => boolean = () => false,
): Promise<number> {
  const [job] = await deps.db.select().from(bulkJobs).where(eq(bulkJobs.id, jobId))
  if (!job?.startedAt || job.finishedAt) return 0
  const actor = await actorOf(deps, job)
  let begun = 0
  let handled = 0
  let goesOn = false
  const handleOneAfterTheOther = async () => {
    let last = -1
    let alone = 0
    while (begun < most && !isLate()) {
      const size = Math.min(alone > 0 ? 1 : BATCH, most - begun)
      begun += size
      const { done, failed } = await handleNext(deps, job, { after: last, most: size }, actor)
      begun -= size - done.length
      handled += done.length
      alone = failed || Math.max(0, alone - 1)
      const end = done.at(-1)
      if (!end && !failed) break
      last = end?.position ?? last
      goesOn ||= done.some(({ after }) => 'Stopped' in after && !after.Stopped)
    }
  }
  await Promise.all(Array.from({ length: isInOrder(job) ? 1 : LANES }, handleOneAfterTheOther))
  // In its own transaction, because inviting from the waiting list locks the month before the people.
  if (goesOn) await inTransaction({ deps }, (tx) => inviteFromWaitingList(tx, deps, deps.clock.now()))
  // Again after a run that was killed before this point.
  const complete = isFileAct(job.act) ? fileActs[job.act].complete : undefined
  if (complete) await inTransaction({ deps }, complete)
  await finish(deps, jobId)
  return handled
}

/** If places are limited, the order decides who gets one. */
const isInOrder = ({ act }: BulkJobRow) => !isFileAct(act) && acts[act].room !== undefined

/** Whoever began the job, with the duties of now; null once these do not do it any more. */
async function actorOf({ db }: Deps, { actorId, act }: BulkJobRow): Promise<Staff | null> {
  const [found] = await db
    .select({ role: administrators.role, roles: administrators.roles })
    .from(administrators)
    .where(and(eq(administrators.id, actorId), isNull(administrators.removedAt)))
  const roles = new Set(found ? rolesOf(found) : [])
  return found && mayDoBulk(roles, act)
    ? { kind: 'staff', id: actorId, role: found.role, roles, authenticatedAt: null }
    : null
}

type Step = { done: readonly BulkRowRow[]; failed: number }

/**
 * Handles the next people after a position in one transaction: a killed run leaves them done or untouched. If one of
 * several cannot be changed, none is, and the caller repeats them alone. Nobody is done at the end.
 */
async function handleNext(
  deps: Deps,
  job: BulkJobRow,
  next: { after: number; most: number },
  actor: Staff | null,
): Promise<Step> {
  let rows: BulkRowRow[] = []
  try {
    return await inTransaction({ deps }, async (tx) => {
      rows = eachPersonOnce(await nextOf(tx, { jobId: job.id, ...next }))
      if (rows.length === 0) return { done: rows, failed: 0 }
      const outcomes = actor
        ? await changeRows(tx, deps, { job, rows, principal: actor })
        : rows.map(() => ({ refusal: 'ActorGone' }) as const)
      await note(tx, job.id, rows, outcomes)
      return { done: rows, failed: 0 }
    })
  } catch (error) {
    if (rows.length === 0) throw error
    if (rows.length > 1) return { done: [], failed: rows.length }
    if (!(error instanceof AppError))
      deps.log.error({ err: error, job: job.id }, 'one of many was not changed')
    const refusal = error instanceof AppError ? await refusalOf(deps, job, error) : 'Failed'
    await inTransaction({ deps }, (tx) => note(tx, job.id, rows, [{ refusal }]))
    return { done: rows, failed: 0 }
  }
}

/** Up to the second row of a person: a person's rows of the log and values belong together by their transaction. */
function eachPersonOnce(rows: BulkRowRow[]): BulkRowRow[] {
  const people = rows.map(({ userId }) => userId)
  const second = people.findIndex((userId, place) => userId !== null && people.indexOf(userId) < place)
  return second < 0 ? rows : rows.slice(0, second)
}

async function refusalOf(
  { db, clock }: Deps,
  { act, given }: BulkJobRow,
  { code }: AppError,
): Promise<BulkRefusal> {
  if (code === 'CONFLICT' || isFileAct(act)) return 'Changed'
  const room = await acts[act].room?.(db, clock.now(), given)
  return room?.places === 0 ? room.refusal : 'NotAllowed'
}

const nextOf = namedRows(
  getTableColumns(bulkRows),
  sql`from ${bulkRows} where job_id = ${sql.placeholder('jobId')} and state = 'Pending' and position > ${sql.placeholder('after')}
    order by position limit ${sql.placeholder('most')} for update skip locked`,
)

/** Only pending rows. Deletes the rows of people who left, and the input from a table. */
async function note(
  tx: Transaction,
  jobId: string,
  rows: readonly BulkRowRow[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const noted = rows.flatMap(({ position }, place) => {
    const outcome = outcomes[place]
    return outcome && outcome !== 'left' ? [{ position, ...outcome }] : []
  })
  const gone = rows.flatMap(({ position }, place) => (outcomes[place] === 'left' ? [position] : []))
  if (noted.length > 0) await noteAll(tx, { jobId, noted: JSON.stringify(noted) })
  if (gone.length > 0)
    await tx.delete(bulkRows).where(and(pendingOf(jobId), inArray(bulkRows.position, gone)))
}

const pendingOf = (jobId: string) => and(eq(bulkRows.jobId, jobId), eq(bulkRows.state, 'Pending'))

const noteAll = named(
  sql`update ${bulkRows} set state = case when noted.refusal is null then 'Done' else 'Refused' end,
      refusal = noted.refusal, after = coalesce(noted.after, ${bulkRows.after}), given = null
    from jsonb_to_recordset(${sql.placeholder('noted')}::jsonb) as noted (position integer, refusal text, after jsonb)
    where ${bulkRows.jobId} = ${sql.placeholder('jobId')} and ${bulkRows.state} = 'Pending' and ${bulkRows.position} = noted.position`,
  () => undefined,
)

/** Clears the reason, which is now stored with the log's rows. */
async function finish({ db, clock }: Deps, jobId: string): Promise<void> {
  const now = clock.now()
  const left = db
    .select({ one: sql`1` })
    .from(bulkRows)
    .where(pendingOf(jobId))
  await db
    .update(bulkJobs)
    .set({ finishedAt: now, reason: null, updatedAt: now })
    .where(
      and(
        eq(bulkJobs.id, jobId),
        isNotNull(bulkJobs.startedAt),
        isNull(bulkJobs.finishedAt),
        notExists(left),
      ),
    )
}

const PREVIEW_KEPT_MS = DAY_MS
const JOB_KEPT_MS = 90 * DAY_MS

/**
 * Deletes previews that were not started and jobs that ended long ago, with their rows.
 * @returns the number of them
 */
export async function forgetBulk({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age)
  const gone = await db
    .delete(bulkJobs)
    .where(
      or(
        and(isNull(bulkJobs.startedAt), lt(bulkJobs.createdAt, before(PREVIEW_KEPT_MS))),
        lt(bulkJobs.finishedAt, before(JOB_KEPT_MS)),
      ),
    )
    .returning({ id: bulkJobs.id })
  return gone.length
}
