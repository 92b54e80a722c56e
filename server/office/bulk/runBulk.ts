import { isDeepStrictEqual } from 'node:util'
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
import {
  allBulkActs,
  isFileAct,
  mayDoBulk,
  type BulkFacts,
  type BulkGiven,
  type PeopleAct,
} from '../../../shared/rules/office/bulk'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { BulkRefusal } from '../../../shared/generated/schema'
import type { RequestContext, Staff } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/rolesOf'
import { inTransaction } from '../../ground/db/inTransaction'
import { namedRows, namedUpdate } from '../../ground/db/named'
import type { Transaction } from '../../ground/db/client'
import { DAY_MS } from '../../ground/clock'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { administrators } from '../../ground/tables/administrators'
import { bulkJobs, bulkRows, type BulkJobRow, type BulkRowRow } from '../../ground/tables/bulk'
import { userProfiles } from '../../ground/tables/users'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { inviteFromWaitingList } from '../../care/waitingList/invite'
import { asFacts, peopleOf, type Act } from './act'
import { acts, fileActs } from './bulkActs'
import type { FileAct } from './fileAct'

/** The queue ends and repeats a longer run; the next run continues where this one stopped. */
const RUN_MS = 10 * 60_000
/** People handled at once. Each waits for the disk most of the time. */
const LANES = 4

/**
 * Continues all started jobs, one person a transaction. Simultaneous runs share the people.
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
    for (let last = -1; begun < most && !isLate(); handled++) {
      begun++
      const row = await handleNext(deps, job, last, actor)
      if (!row) break
      last = row.position
      goesOn ||= 'Stopped' in row.after && !row.after.Stopped
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

/**
 * Handles one person after a position in one transaction: a killed run leaves them done or untouched. Null at the end.
 */
async function handleNext(
  deps: Deps,
  job: BulkJobRow,
  after: number,
  actor: Staff | null,
): Promise<BulkRowRow | null> {
  let claimed: BulkRowRow | null = null
  try {
    return await inTransaction({ deps }, async (tx) => {
      claimed = await claimNext(tx, job.id, after)
      if (!claimed) return null
      const outcome = actor
        ? await changeOne(tx, deps, { job, row: claimed, principal: actor })
        : ({ refusal: 'ActorGone' } as const)
      await note(tx, claimed, outcome)
      return claimed
    })
  } catch (error) {
    const row: BulkRowRow | null = claimed
    if (!row) throw error
    if (!(error instanceof AppError))
      deps.log.error({ err: error, job: job.id }, 'one of many was not changed')
    const refusal = error instanceof AppError ? await refusalOf(deps, job, error) : 'Failed'
    await inTransaction({ deps }, (tx) => note(tx, row, { refusal }))
    return row
  }
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

async function claimNext(tx: Transaction, jobId: string, after: number): Promise<BulkRowRow | null> {
  const [row] = await nextOf(tx, { jobId, after })
  return row ?? null
}

const pending = sql`job_id = ${sql.placeholder('jobId')} and state = 'Pending'`
const nextOf = namedRows(
  getTableColumns(bulkRows),
  sql`from ${bulkRows} where ${pending} and position > ${sql.placeholder('after')}
    order by position limit 1 for update skip locked`,
)

type Outcome = 'left' | { refusal: BulkRefusal } | { after: BulkFacts }

/** By the same rules as the operation for one person. */
function changeOne(
  tx: Transaction,
  deps: Deps,
  { job, row, principal }: { job: BulkJobRow; row: BulkRowRow; principal: Staff },
): Promise<Outcome> {
  const context: RequestContext = { principal, now: deps.clock.now(), requestId: job.id, network: '', deps }
  const { act } = job
  return isFileAct(act)
    ? changeLine(tx, context, fileActs[act], row)
    : changePerson(tx, context, { ...job, act }, row)
}

async function changePerson(
  tx: Transaction,
  context: RequestContext,
  job: BulkJobRow & { act: PeopleAct },
  row: BulkRowRow,
): Promise<Outcome> {
  const act = acts[job.act]
  const { now } = context
  await act.hold?.(tx, now)
  const person = row.userId ? await findProfileForUpdate(tx, row.userId) : null
  if (!person) return 'left'
  const found = await look(tx, act, { row, now, given: job.given })
  if (!found.isSame) return { refusal: 'Changed' }
  if (found.refusal) return { refusal: found.refusal }
  await act.change(tx, context, { jobId: job.id, person, to: row.after, reason: job.reason })
  return { after: act.isMailOnly ? row.after : (await look(tx, act, { row, now, given: job.given })).facts }
}

async function changeLine(
  tx: Transaction,
  context: RequestContext,
  act: FileAct,
  row: BulkRowRow,
): Promise<Outcome> {
  const after = await act.change(tx, context, row)
  if (!after) return { refusal: 'AlreadySo' }
  if (!isDeepStrictEqual(after, row.after)) throw new AppError('CONFLICT')
  return { after }
}

type Found = { facts: BulkFacts; isSame: boolean; refusal: BulkRefusal | null }

async function look(
  tx: Transaction,
  act: Act,
  { row, now, given }: { row: BulkRowRow; now: Date; given: BulkGiven },
): Promise<Found> {
  const refusal = act.refusal(asFacts(row.after), japaneseDateOf(now))
  const { rows } = await tx.execute<Found>(sql`
    select ${act.facts} as facts, ${act.facts} = ${asFacts(row.before)} as "isSame", ${refusal} as refusal
    from ${peopleOf(act, now, given)} where ${userProfiles.id} = ${row.userId}`)
  const [found] = rows
  if (!found) throw new Error('A profile that is held is missing')
  return found
}

/** Only for a pending row. Deletes the row of a person who left, and the input from a table. */
async function note(tx: Transaction, { jobId, position }: BulkRowRow, outcome: Outcome): Promise<void> {
  const which = and(eq(bulkRows.jobId, jobId), eq(bulkRows.position, position), eq(bulkRows.state, 'Pending'))
  if (outcome === 'left') await tx.delete(bulkRows).where(which)
  else if ('refusal' in outcome)
    await tx.update(bulkRows).set({ state: 'Refused', refusal: outcome.refusal, given: null }).where(which)
  else await done(tx, { state: 'Done', after: outcome.after, given: null }, { jobId, position })
}

const done = namedUpdate(bulkRows, sql` where ${pending} and position = ${sql.placeholder('position')}`)

/** Clears the reason, which is now stored with the log's rows. */
async function finish({ db, clock }: Deps, jobId: string): Promise<void> {
  const now = clock.now()
  const left = db
    .select({ one: sql`1` })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, jobId), eq(bulkRows.state, 'Pending')))
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
