import { and, eq, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import type { TestPanelRow } from '../../ground/tables/panels'
import { units } from '../../ground/tables/units'
import { beginHold } from '../holds/beginHold'

/** Holds what was usable by panels that no longer say so. The caller has locked the person. */
export async function holdUnbracketed(
  tx: Transaction,
  context: Pick<RequestContext, 'deps' | 'now' | 'requestId'>,
  { id, userId }: TestPanelRow,
): Promise<void> {
  const out = await tx
    .select({ receivedAt: units.receivedAt })
    .from(units)
    .where(
      and(
        eq(units.userId, userId),
        eq(units.state, 'Usable'),
        sql`not is_bracketed(${units.userId}, japanese_day(${units.receivedAt}))`,
      ),
    )
    .orderBy(units.receivedAt)
  const [first] = out
  const last = out.at(-1)
  if (!first || !last) return
  // A bracket breaks between two specimens, so the days between belong to it too.
  const window = { since: japaneseDateOf(first.receivedAt), until: japaneseDateOf(last.receivedAt) }
  await beginHold(tx, context, { cause: 'Panel', causeId: id }, { userId, ...window })
}
