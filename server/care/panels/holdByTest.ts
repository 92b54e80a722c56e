import { and, eq, isNull } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Findings } from '../../../shared/rules/criteria/corrections'
import type { Analyte } from '../../../shared/rules/donating/units/analytes'
import { causeOfTest, everyAnalyteFound, findingSince, type HoldSince } from '../holds/holdWindow'
import { isFinding } from '../../../shared/rules/donating/units/panelOutcome'
import { panelNotPassed } from '../../../shared/words/donating/panels'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { testPanels, type TestPanelRow } from '../../ground/tables/panels'
import type { ScreeningRow } from '../../ground/tables/screenings'
import { beginHold } from '../holds/beginHold'
import { panelsOf, standardNow } from './panelRows'

type Judged = Pick<Findings, 'examDate' | 'sampleTestResult' | 'donorStatus'>
type Test = {
  screening: Pick<ScreeningRow, 'id' | 'userId'>
  /** The judgement that is put right; null for the first. */
  before: Judged | null
  after: Judged
}

/**
 * Holds what a test concerns that did not certify for what was found in it, or whose certification was taken back: as
 * far as the findings of its panel, or without one as the farthest analyte. The caller has locked the person.
 */
export async function holdByTest(
  tx: Transaction,
  context: Pick<RequestContext, 'deps' | 'now' | 'requestId'>,
  { screening: { id, userId }, before, after }: Test,
): Promise<void> {
  const { deps } = context
  const cause = causeOfTest(before, after)
  if (!cause || !deps.texts.material) return
  const { analytes } = await standardNow(tx, deps)
  const panels = await panelsOf(tx, deps.vault, userId)
  const since = testSince({ id, examDate: after.examDate }, panels, analytes)
  await beginHold(tx, context, { cause, causeId: id }, { userId, since })
}

/** How far back a test reaches beside the panels that nobody withdrew. */
export function testSince(
  { id, examDate }: { id: string; examDate: JapaneseDate },
  panels: readonly Pick<TestPanelRow, 'screeningId' | 'results'>[],
  analytes: readonly Analyte[],
): HoldSince {
  const own = panels.filter(({ screeningId }) => screeningId === id).flatMap(({ results }) => results)
  const earlier = panels.filter(({ screeningId }) => screeningId !== id).flatMap(({ results }) => results)
  const found = own.some(isFinding) ? own : everyAnalyteFound(examDate, analytes)
  return findingSince(found, earlier, analytes)
}

/**
 * A test whose panel has a finding, or is incomplete, certifies nobody.
 * @throws AppError INVALID_STATE naming it
 */
export async function requirePassedPanel(db: Queryable, screeningId: string): Promise<void> {
  const panels = await db
    .select({ kind: testPanels.kind, outcome: testPanels.outcome, firstDay: testPanels.firstDay })
    .from(testPanels)
    .where(and(eq(testPanels.screeningId, screeningId), isNull(testPanels.withdrawnAt)))
    .orderBy(testPanels.firstDay)
  const found = panels.find(({ outcome }) => outcome === 'NotPassed')
  const missing = panels.some(({ outcome }) => outcome === 'Passed') ? undefined : panels.at(-1)
  const blocking = found ?? missing
  if (blocking) throw new AppError('INVALID_STATE', panelNotPassed(blocking))
}
