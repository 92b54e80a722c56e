import { desc, eq } from 'drizzle-orm'
import { missingAnalytes } from '../../../shared/rules/donating/units/panelOutcome'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid } from '../../ground/errors'
import type { PanelResult } from '../../generated/resolvers'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import { requireUnits } from '../holds/holdRows'
import { resultsOfPanel, standardNow, toPanel, type PanelParent } from './panelRows'

/** @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND where units are not recorded */
export async function listTestPanels(context: RequestContext, userId: string): Promise<PanelParent[]> {
  requireDuty(context, 'listTestPanels')
  requireUnits(context)
  const db = await readsOf(context)
  const rows = await db
    .select()
    .from(testPanels)
    .where(eq(testPanels.userId, requireUuid(userId)))
    .orderBy(desc(testPanels.firstDay), desc(testPanels.id))
  return rows.map(toPanel)
}

/** `TestPanel.Results`, with the names of the criteria in force. */
export async function resultsOf(context: RequestContext, row: TestPanelRow): Promise<PanelResult[]> {
  const { analytes } = await standardNow(context.deps.db, context.deps)
  const nameOf = (id: string) => analytes.find((known) => known.id === id)?.name ?? id
  return ((await resultsOfPanel(context, row)) ?? []).map(({ analyte, day, judgement, value, unit }) => ({
    Analyte: analyte,
    Name: nameOf(analyte),
    Day: day,
    Judgement: judgement,
    Value: value,
    Unit: unit,
  }))
}

/** `TestPanel.Missing`. */
export async function missingOf(context: RequestContext, row: TestPanelRow): Promise<string[]> {
  const { analytes } = await standardNow(context.deps.db, context.deps)
  return missingAnalytes((await resultsOfPanel(context, row)) ?? [], analytes).map(({ name }) => name)
}
