import type { Hold } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { HoldRow } from '../../ground/tables/holds'
import { asContract } from '../../ground/db/asContract'

/** Names, sealed text and units are read by their fields alone. */
export type HoldParent = Omit<
  Hold,
  'BegunBy' | 'FoundBy' | 'DecidedBy' | 'Reason' | 'Finding' | 'Units' | 'User'
> & { row: HoldRow }

export const toHold = (row: HoldRow): HoldParent => ({
  row,
  ...asContract(row, 'id', 'userId', 'cause', 'since', 'until', 'decision', 'decidedAt', 'createdAt'),
})

/** `Hold.Reason` and `Hold.Finding`, batched per page. */
export const textOfHold = gathering(async ({ deps: { db, vault } }: RequestContext, rows: HoldRow[]) => {
  const opened = await vault.open(db, 'holds', rows)
  return new Map(rows.map((row, index) => [row, opened[index] ?? row]))
})
