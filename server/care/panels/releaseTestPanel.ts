import { and, desc, eq, gte, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { PANEL_NOT_CONFIRMED, PANEL_NOT_TOLD, PANEL_WITHDRAWN } from '../../../shared/words/donating/panels'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { readRow } from '../../ground/db/oneRow'
import { AppError, requireUuid } from '../../ground/errors'
import type { ReleaseTestPanelInput } from '../../generated/resolvers'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { mailOutbox } from '../../ground/tables/mail'
import { testPanels } from '../../ground/tables/panels'
import { personNotes } from '../../ground/tables/personNotes'
import { lockPerson } from '../../records/person/findProfile'
import { toPanel, type PanelParent } from './panelRows'

/** Lets the person see a panel. A repeated call answers as the first. */
export async function releaseTestPanel(
  context: RequestContext,
  input: ReleaseTestPanelInput,
): Promise<PanelParent> {
  const caller = requireDuty(context, 'releaseTestPanel')
  requireMaterial(context)
  const { now } = context
  const ofId = eq(testPanels.id, requireUuid(input.Id))
  return loggedTransaction(context, async (tx, log) => {
    const found = await readRow(tx, testPanels, ofId)
    const { userId } = found
    await lockPerson(tx, userId)
    const [panel] = await tx.select().from(testPanels).where(ofId).for('update')
    if (!panel || panel.withdrawnAt) throw new AppError('INVALID_STATE', PANEL_WITHDRAWN)
    if (panel.releasedAt) return toPanel(panel)
    if (panel.outcome === 'NotPassed') {
      if (!panel.confirmedAt) throw new AppError('INVALID_STATE', PANEL_NOT_CONFIRMED)
      if (!(await wasTold(tx, userId, panel.confirmedAt))) throw new AppError('INVALID_STATE', PANEL_NOT_TOLD)
    }
    const [row] = await tx
      .update(testPanels)
      .set({ releasedBy: caller.id, releasedAt: now, updatedAt: now })
      .where(ofId)
      .returning()
    if (!row) throw new Error('A panel that is locked is missing')
    await log(userId, { category: 'Panel', operation: 'Release' })
    return toPanel(row)
  })
}

/** Whether a talk about health or a letter of the office to the person is kept since then. */
async function wasTold(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const talks = await tx.$count(
    personNotes,
    and(
      eq(personNotes.userId, userId),
      or(eq(personNotes.result, 'Spoke'), eq(personNotes.kind, 'Meeting')),
      eq(personNotes.touchesHealth, true),
      isNull(personNotes.deletedAt),
      gte(personNotes.createdAt, since),
    ),
  )
  if (talks > 0) return true
  const letters = await tx.$count(
    mailOutbox,
    and(
      eq(mailOutbox.userId, userId),
      isNotNull(mailOutbox.actorId),
      inArray(mailOutbox.kind, ['officeNotice']),
      notInArray(mailOutbox.state, ['Cancelled', 'Failed']),
      gte(mailOutbox.createdAt, since),
    ),
  )
  return letters > 0
}

/** What the person sees, newest first; what was withdrawn since is told as such. */
export async function releasedPanelsOf({ deps }: RequestContext, userId: string): Promise<PanelParent[]> {
  const rows = await deps.db
    .select()
    .from(testPanels)
    .where(and(eq(testPanels.userId, userId), isNotNull(testPanels.releasedAt)))
    .orderBy(desc(testPanels.firstDay), desc(testPanels.id))
  return rows.map(toPanel)
}
