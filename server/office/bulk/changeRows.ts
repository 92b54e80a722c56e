import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { isFileAct, type BulkFacts, type PeopleAct } from '../../../shared/rules/office/bulk'
import type { BulkRefusal } from '../../../shared/generated/schema'
import type { RequestContext, Staff } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { bulkRows, type BulkJobRow, type BulkRowRow } from '../../ground/tables/bulk'
import { userProfiles } from '../../ground/tables/users'
import { findProfilesForUpdate } from '../../records/person/findProfile'
import { peopleOf, type Act } from './act'
import { acts, fileActs } from './bulkActs'
import type { FileAct } from './fileAct'

export type Outcome = 'left' | { refusal: BulkRefusal } | { after: BulkFacts }

type Some = { job: BulkJobRow; rows: readonly BulkRowRow[]; principal: Staff }

/** By the same rules as the operation for one person. @throws AppError if one of several cannot be changed */
export function changeRows(tx: Transaction, deps: Deps, { job, rows, principal }: Some): Promise<Outcome[]> {
  const context: RequestContext = { principal, now: deps.clock.now(), requestId: job.id, network: '', deps }
  const { act } = job
  return isFileAct(act)
    ? changeLines(tx, context, fileActs[act], rows)
    : changePeople(tx, context, { ...job, act }, rows)
}

async function changePeople(
  tx: Transaction,
  context: RequestContext,
  job: BulkJobRow & { act: PeopleAct },
  rows: readonly BulkRowRow[],
): Promise<Outcome[]> {
  const act = acts[job.act]
  const { now } = context
  await act.hold?.(tx, now)
  const people = await findProfilesForUpdate(tx, idsOf(rows))
  const seen = await look(tx, act, job, { now, rows })
  const refused = new Map<BulkRowRow, BulkRefusal>()
  const changing = rows.flatMap((row) => {
    const [person, found] = [people.get(row.userId ?? ''), seen.get(row.position)]
    const refusal = found?.isSame ? found.refusal : 'Changed'
    if (person && refusal) refused.set(row, refusal)
    return person && !refusal ? [{ row, person, to: row.after }] : []
  })
  if (changing.length > 0)
    await act.change(tx, context, { jobId: job.id, reason: job.reason, people: changing })
  const changed = changing.map(({ row }) => row)
  const after = act.isMailOnly ? null : await look(tx, act, job, { now, rows: changed })
  return rows.map((row) => {
    const refusal = refused.get(row)
    if (refusal) return { refusal }
    if (!people.has(row.userId ?? '')) return 'left'
    return { after: after ? factsIn(after, row) : row.after }
  })
}

async function changeLines(
  tx: Transaction,
  context: RequestContext,
  act: FileAct,
  rows: readonly BulkRowRow[],
): Promise<Outcome[]> {
  const changed = await act.change(tx, context, rows)
  return rows.map((row, place) => {
    const after = changed[place]
    if (!after) return { refusal: 'AlreadySo' }
    if (!isDeepStrictEqual(after, row.after)) throw new AppError('CONFLICT')
    return { after }
  })
}

type Found = { position: number; facts: BulkFacts; isSame: boolean; refusal: BulkRefusal | null }

/** These people as they are now, by position. */
async function look(
  tx: Transaction,
  act: Act,
  { id, given }: BulkJobRow,
  { now, rows }: { now: Date; rows: readonly BulkRowRow[] },
): Promise<Map<number, Found>> {
  if (rows.length === 0) return new Map()
  const { position, before, after, userId, jobId } = bulkRows
  const found = await tx.execute<Found>(sql`
    select ${position} as position, ${act.facts} as facts, ${act.facts} = ${before} as "isSame",
      ${act.refusal(sql`${after}`, japaneseDateOf(now))} as refusal
    from ${peopleOf(act, now, given, idsOf(rows))} join ${bulkRows} on ${userId} = ${userProfiles.id}
    where ${jobId} = ${id} and ${position} = any(${sql.param(rows.map((row) => row.position))}::integer[])`)
  return new Map(found.rows.map((row) => [row.position, row]))
}

function factsIn(found: ReadonlyMap<number, Found>, { position }: BulkRowRow): BulkFacts {
  const seen = found.get(position)
  if (!seen) throw new Error('A profile that is held is missing')
  return seen.facts
}

const idsOf = (rows: readonly BulkRowRow[]) => rows.flatMap(({ userId }) => userId ?? [])
