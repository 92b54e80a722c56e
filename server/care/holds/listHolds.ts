import { inArray, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { isCovered } from './holdWindow'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { readsOf } from '../../ground/access/listDatabase'
import type { FilterFields } from '../../ground/db/filterSql'
import { filteredPage, wholeRows, type Page, type PageOrder } from '../../ground/db/keysetPage'
import type { HoldFilter, QueryListHoldsArgs } from '../../generated/resolvers'
import { holds, type HoldRow } from '../../ground/tables/holds'
import { units, type UnitRow } from '../../ground/tables/units'
import { toHold, type HoldParent } from './holdRows'

// No filter on the cause: it would reveal health to who reads states alone.
const fields: FilterFields<HoldFilter> = {
  Id: holds.id,
  UserId: holds.userId,
  Open: sql`(${holds.decidedAt} is null)`,
  CreatedAt: holds.createdAt,
}

const order: PageOrder = { name: 'CreatedAt', column: holds.createdAt, id: holds.id }

/** One page of the holds. */
export async function listHolds(
  context: RequestContext,
  args: QueryListHoldsArgs,
): Promise<Page<HoldParent>> {
  requireDuty(context, 'listHolds')
  requireMaterial(context)
  const db = await readsOf(context)
  return filteredPage({
    ...wholeRows({ db, table: holds, order }, toHold),
    list: 'holds',
    fields,
    args,
  })
}

/** `Hold.Units`, batched per page; those that were handed over first. */
export const unitsOfHold = gathering(async ({ deps }: RequestContext, rows: HoldRow[]) => {
  const people = [...new Set(rows.map(({ userId }) => userId))]
  const given = await deps.db
    .select()
    .from(units)
    .where(inArray(units.userId, people))
    .orderBy(sql`${units.handedOverAt} is null`, units.receivedAt)
  return new Map<HoldRow, UnitRow[]>(rows.map((row) => [row, given.filter((unit) => covers(row, unit))]))
})

/** Those that were discarded before have no part in it. */
function covers(hold: HoldRow, unit: UnitRow): boolean {
  if (unit.userId !== hold.userId) return false
  if (unit.discardedAt && unit.discardedAt < hold.createdAt) return false
  if (hold.decidedAt && unit.receivedAt > hold.decidedAt) return false
  return isCovered(japaneseDateOf(unit.receivedAt), hold.since, hold.until)
}
