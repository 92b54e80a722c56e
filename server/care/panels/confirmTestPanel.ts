import { eq } from 'drizzle-orm'
import { reasonField } from '../../../shared/forms/personActions'
import { PANEL_CONFIRMED, PANEL_SECOND_PERSON, PANEL_WITHDRAWN } from '../../../shared/words/donating/panels'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { readRow } from '../../ground/db/oneRow'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { ConfirmTestPanelInput } from '../../generated/resolvers'
import { recordActivity } from '../../ground/recordActivity'
import { testPanels } from '../../ground/tables/panels'
import { lockPerson } from '../../records/person/findProfile'
import { askAgain } from '../users/askedTest'
import { holdFurther } from './holdFurther'
import { holdUnbracketed } from './holdUnbracketed'
import { toPanel, type PanelParent } from './panelRows'

/** Confirms a panel as a second person, or withdraws it. The database holds that it is another person. */
export async function confirmTestPanel(
  context: RequestContext,
  { Id, IsRight, Reason }: ConfirmTestPanelInput,
): Promise<PanelParent> {
  const caller = requireDuty(context, 'confirmTestPanel')
  requireMaterial(context)
  const { now, requestId } = context
  const reason = IsRight ? null : validated(reasonField(), Reason ?? '')
  const id = requireUuid(Id)
  return inTransaction(context, async (tx) => {
    const found = await readRow(tx, testPanels, id)
    await lockPerson(tx, found.userId)
    const [panel] = await tx.select().from(testPanels).where(eq(testPanels.id, id)).for('update')
    if (!panel || panel.withdrawnAt) throw new AppError('INVALID_STATE', PANEL_WITHDRAWN)
    if (IsRight && panel.confirmedAt) throw new AppError('INVALID_STATE', PANEL_CONFIRMED)
    if (panel.recordedBy === caller.id) throw new AppError('INVALID_STATE', PANEL_SECOND_PERSON)
    const change = IsRight
      ? { confirmedBy: caller.id, confirmedAt: now }
      : { withdrawnBy: caller.id, withdrawnAt: now }
    const [row] = await tx
      .update(testPanels)
      .set({ ...change, updatedAt: now })
      .where(eq(testPanels.id, id))
      .returning()
    if (!row) throw new Error('A panel that is locked is missing')
    if (!IsRight) {
      await holdUnbracketed(tx, context, row)
      await holdFurther(tx, context, row)
      await askAgain(tx, row, now)
    }
    const event = { category: 'Panel', operation: IsRight ? 'Confirm' : 'Withdraw' } as const
    const who = { userId: row.userId, actorId: caller.id, now, requestId }
    await recordActivity(tx, { event, ...who, reason, vault: context.deps.vault })
    return toPanel(row)
  })
}
