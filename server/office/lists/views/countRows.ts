import { sql } from 'drizzle-orm'
import type { SharedList } from '../../../../shared/generated/schema'
import { TOO_MANY_AT_ONCE } from '../../../../shared/words/program/apiErrors'
import { perObject } from '../../../../shared/facts/perObject'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import type { Database } from '../../../ground/db/client'
import { countCapped } from '../../../ground/db/keysetPage'
import { readsOf } from '../../../ground/access/listDatabase'
import { AppError, badField } from '../../../ground/errors'
import type { CountRowsInput } from '../../../generated/resolvers'
import { rowsOf } from './sharedLists'

/** As many as the tabs and their menu hold. */
const COUNTS_MAX = 40
/** Limits of database time for one count, and of waiting for all. */
const COUNT_MS = 500
const PATIENCE_MS = 2_000

/** Counts run one after another on one connection, so that lists never wait for them. */
const queues = perObject((_db: Database) => ({ last: Promise.resolve() }))

/** Row counts of several conditions, capped like a list's total; null if forbidden to the caller or too slow. */
export async function countRows(
  context: RequestContext,
  { Users, Screenings, Donations, FloraTests }: CountRowsInput,
): Promise<(number | null)[]> {
  requireDuty(context, 'countRows')
  const asked = Object.entries({ Users, Screenings, Donations, FloraTests } satisfies Lists).flatMap(
    ([list, filters]) => (filters ?? []).map((filter) => [list as SharedList, filter] as const),
  )
  if (asked.length > COUNTS_MAX) throw badField('input', TOO_MANY_AT_ONCE)
  const db = await readsOf(context)
  const queue = queues(db)
  const giveUpAt = performance.now() + PATIENCE_MS
  const count = async () => {
    const numbers: (number | null)[] = []
    for (const [list, filter] of asked)
      numbers.push(performance.now() < giveUpAt ? await countOne(db, context, list, filter) : null)
    return numbers
  }
  const counted = queue.last.then(count)
  queue.last = counted.then(
    () => undefined,
    () => undefined,
  )
  return counted
}

type Lists = { [List in SharedList]: CountRowsInput[List] }

async function countOne(
  db: Database,
  context: RequestContext,
  list: SharedList,
  filter: object,
): Promise<number | null> {
  try {
    const { table, where } = rowsOf(list, filter, context)
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(COUNT_MS)}, true)`)
      return countCapped(tx, table, where)
    })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
