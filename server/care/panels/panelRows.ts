import { and, desc, eq, isNull } from 'drizzle-orm'
import { analytesOf } from '../../../shared/rules/criteria/content'
import { standardAnalytes, type Analyte } from '../../../shared/rules/donating/units/analytes'
import { missingAnalytes } from '../../../shared/rules/donating/units/panelOutcome'
import type { PanelResult, TestPanel } from '../../generated/resolvers'
import { contentByHash, findCriteriaInForce } from '../criteria/criteriaInForce'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import type { Vault } from '../../ground/vault/vault'
import { asContract } from '../../ground/db/asContract'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid } from '../../ground/errors'

/** Results, names and the second person are read by their fields alone. */
export type PanelParent = Omit<TestPanel, 'Results' | 'Missing' | 'RecordedBy' | 'ConfirmedBy'> & {
  row: TestPanelRow
}

export const toPanel = (row: TestPanelRow): PanelParent => ({
  row,
  ...asContract(row, 'id', 'userId', 'kind', 'screeningId', 'laboratory', 'firstDay'),
  ...asContract(row, 'lastDay', 'outcome', 'withdrawnAt', 'releasedAt', 'createdAt'),
})

type Standard = { analytes: readonly Analyte[]; criteria: string | null }

/** What a complete panel is now, by the criteria in force. */
export async function standardNow(db: Queryable, deps: Deps): Promise<Standard> {
  const name = (await findCriteriaInForce(db, deps))?.criteria
  if (!name) return { analytes: standardAnalytes, criteria: null }
  return { analytes: analytesOf(await contentByHash(db, name.sha256)), criteria: name.number }
}

/** The person's opened panels that nobody withdrew, newest first. */
export async function panelsOf(db: Queryable, vault: Vault, userId: string): Promise<TestPanelRow[]> {
  const rows = await db
    .select()
    .from(testPanels)
    .where(and(eq(testPanels.userId, userId), isNull(testPanels.withdrawnAt)))
    .orderBy(desc(testPanels.firstDay), desc(testPanels.id))
  return vault.open(db, 'test_panels', rows)
}

/** `TestPanel.Results` and `TestPanel.Missing`, batched per person, with the names of the criteria in force. */
export const detailsOfPanel = gathering(async ({ deps }: RequestContext, rows: TestPanelRow[]) => {
  const { analytes } = await standardNow(deps.db, deps)
  const nameOf = (id: string) => analytes.find((known) => known.id === id)?.name ?? id
  const opened = await deps.vault.open(deps.db, 'test_panels', rows)
  return new Map(
    rows.map((row, index) => {
      const results = opened[index]?.results ?? []
      const Results = results.map((result): PanelResult => ({
        ...asContract(result, 'analyte', 'day', 'judgement', 'value', 'unit'),
        Name: nameOf(result.analyte),
      }))
      return [row, { Results, Missing: missingAnalytes(results, analytes).map(({ name }) => name) }]
    }),
  )
})

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
