import { and, desc, eq, gte } from 'drizzle-orm'
import { CORRECTION_TOLD_DAYS } from '../../../../shared/rules/criteria/corrections'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { DAY_MS } from '../../../ground/clock'
import { requireUuid, requireRow } from '../../../ground/errors'
import { isUuid } from '../../../../shared/facts/isUuid'
import type { Correction, CorrectionNotice } from '../../../generated/resolvers'
import { corrections } from '../../../ground/tables/corrections'
import { toCorrections } from './toCorrection'

/** One correction, with the consequences of confirming it. */
export async function getCorrection(context: RequestContext, id: string): Promise<Correction> {
  requireDuty(context, 'getCorrection')
  const { deps } = context
  const rows = await deps.db
    .select()
    .from(corrections)
    .where(eq(corrections.id, requireUuid(id)))
  return requireRow(await toCorrections(deps.db, context, rows))
}

/** The corrections of a record, the newest first. */
export async function listCorrections(context: RequestContext, recordId: string): Promise<Correction[]> {
  requireDuty(context, 'listCorrections')
  const { deps } = context
  if (!isUuid(recordId)) return []
  const rows = await deps.db
    .select()
    .from(corrections)
    .where(eq(corrections.recordId, recordId))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
  return toCorrections(deps.db, context, rows)
}

/** Recent corrections that the person was told of, newest first. */
export async function correctionsTold(
  { deps: { db }, now }: Pick<RequestContext, 'deps' | 'now'>,
  userId: string,
): Promise<CorrectionNotice[]> {
  const since = new Date(now.getTime() - CORRECTION_TOLD_DAYS * DAY_MS)
  const rows = await db
    .select()
    .from(corrections)
    .where(
      and(
        eq(corrections.userId, userId),
        eq(corrections.state, 'Confirmed'),
        eq(corrections.isTold, true),
        gte(corrections.decidedAt, since),
      ),
    )
    .orderBy(desc(corrections.decidedAt), desc(corrections.id))
  return rows.flatMap(({ id, kind, takesBack, decidedAt }) =>
    decidedAt ? [{ Id: id, Kind: kind, TakesBack: takesBack, CorrectedAt: decidedAt }] : [],
  )
}
