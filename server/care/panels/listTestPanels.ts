import { desc, eq } from 'drizzle-orm'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid } from '../../ground/errors'
import { testPanels } from '../../ground/tables/panels'
import { toPanel, type PanelParent } from './panelRows'

export async function listTestPanels(context: RequestContext, userId: string): Promise<PanelParent[]> {
  requireDuty(context, 'listTestPanels')
  requireMaterial(context)
  const db = await readsOf(context)
  const rows = await db
    .select()
    .from(testPanels)
    .where(eq(testPanels.userId, requireUuid(userId)))
    .orderBy(desc(testPanels.firstDay), desc(testPanels.id))
  return rows.map(toPanel)
}
