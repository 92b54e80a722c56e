import { eq } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import { conditionReports, type ConditionReportRow } from '../../ground/tables/condition'
import { corrections, type CorrectionRow } from '../../ground/tables/corrections'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import { healthChecks, type HealthCheckRow } from '../../ground/tables/screenings'
import type { Vault } from '../../ground/vault/vault'

type Left = {
  tests: HealthCheckRow[]
  corrected: CorrectionRow[]
  said: ConditionReportRow[]
  panels: TestPanelRow[]
}

/** The opened rest of tests, their corrections and condition reports. */
export async function openLeft(tx: Transaction, userId: string, vault: Vault): Promise<Left> {
  const tests = await tx.select().from(healthChecks).where(eq(healthChecks.userId, userId))
  const corrected = await tx.select().from(corrections).where(eq(corrections.userId, userId))
  const said = await tx.select().from(conditionReports).where(eq(conditionReports.userId, userId))
  const panels = await tx.select().from(testPanels).where(eq(testPanels.userId, userId))
  return {
    tests: await vault.open(tx, 'health_checks', tests),
    corrected: await vault.open(tx, 'corrections', corrected),
    said: await vault.open(tx, 'condition_reports', said),
    panels: await vault.open(tx, 'test_panels', panels),
  }
}

export async function sealAnew(
  tx: Transaction,
  { tests, corrected, said, panels }: Left,
  vault: Vault,
): Promise<void> {
  for (const row of tests) {
    const { screeningId: id, userId } = row
    const { medicalHistoryStatus, sampleTestResult, normalJudgmentStatus, reason } = row
    const found = { medicalHistoryStatus, sampleTestResult, normalJudgmentStatus, reason }
    await tx
      .update(healthChecks)
      .set(await vault.seal(tx, 'health_checks', { id, userId }, found))
      .where(eq(healthChecks.screeningId, id))
  }
  for (const row of corrected) {
    const { before, after } = row
    await tx
      .update(corrections)
      .set(await vault.seal(tx, 'corrections', row, { before, after }))
      .where(eq(corrections.id, row.id))
  }
  for (const row of said) {
    const { judgement } = row
    await tx
      .update(conditionReports)
      .set(await vault.seal(tx, 'condition_reports', row, { judgement }))
      .where(eq(conditionReports.id, row.id))
  }
  for (const row of panels) {
    const { results } = row
    await tx
      .update(testPanels)
      .set(await vault.seal(tx, 'test_panels', row, { results }))
      .where(eq(testPanels.id, row.id))
  }
}
