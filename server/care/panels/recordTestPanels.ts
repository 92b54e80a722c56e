import { createHash } from 'node:crypto'
import { PANEL_TABLE_DIFFERS } from '../../../shared/words/donating/panels'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { AppError } from '../../ground/errors'
import type {
  RecordTestPanelsInput,
  RecordedTestPanels,
  TestPanelTable,
  TestPanelTableInput,
} from '../../generated/resolvers'
import { judgeTable, notAfter, type JudgedLine } from './judgeTable'
import { recordTestPanel } from './recordTestPanel'

/** Ends before the request does (`graphqlRoute`). */
const RECORDS_MS = 20_000

export async function previewTestPanels(
  context: RequestContext,
  { Csv }: TestPanelTableInput,
): Promise<TestPanelTable> {
  requireDuty(context, 'previewTestPanels')
  requireMaterial(context)
  const lines = await judgeTable(context.deps.db, context, Csv)
  return { Fingerprint: fingerprintOf(lines), Lines: lines.map(({ shown }) => shown) }
}

/**
 * Records what was shown, findings first, each person by `recordTestPanel`. Whoever cannot be recorded any more is left
 * for the next preview.
 */
export async function recordTestPanels(
  context: RequestContext,
  { Csv, Fingerprint }: RecordTestPanelsInput,
): Promise<RecordedTestPanels> {
  requireDuty(context, 'recordTestPanels')
  requireMaterial(context)
  const { deps, now } = context
  const lines = await judgeTable(deps.db, context, Csv)
  if (fingerprintOf(lines) !== Fingerprint) throw new AppError('CONFLICT', PANEL_TABLE_DIFFERS)
  const left = lines.flatMap(({ shown, input }) => (shown.State === 'New' && input ? [input] : []))
  let recorded = 0
  for (const [index, input] of left.entries()) {
    if (index > 0 && deps.clock.now().getTime() - now.getTime() > RECORDS_MS)
      return { Recorded: recorded, Left: left.length - index }
    try {
      await recordTestPanel(context, input, (others) => {
        const first = input.Results.flatMap(({ Day }) => Day ?? []).sort()[0]
        const [problem] = first ? notAfter(others, first) : []
        if (problem) throw new AppError('INVALID_STATE', problem)
      })
      recorded++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return { Recorded: recorded, Left: 0 }
}

/** What would be recorded, and what would not; the same while the recording goes on. */
const fingerprintOf = (lines: readonly JudgedLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ shown: { Line, Problems }, input }) => [Line, Problems, input])))
    .digest('hex')
