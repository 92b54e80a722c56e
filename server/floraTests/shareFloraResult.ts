import { eq } from 'drizzle-orm'
import type { RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { enterFloraResult } from './enterFloraResult'
import { rankFloraTests } from './rankFloraTests'
import { floraTests, type FloraTestRow } from './tables'

/** Shares one result, and everybody's places move with it. */
export async function shareFloraResult(
  tx: Transaction,
  context: RequestContext,
  entry: { actorId: string; given: object },
): Promise<FloraTestRow> {
  const { id, changed } = await enterFloraResult(tx, context, entry)
  if (changed) await rankFloraTests(tx)
  const [row] = await tx.select().from(floraTests).where(eq(floraTests.id, id))
  if (!row) throw new Error('A flora test that is held is missing')
  return row
}
