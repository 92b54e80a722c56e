import { eq } from 'drizzle-orm'
import { parseComposition } from '../../shared/flora/composition'
import { floraResultColumns } from '../../shared/labels/csvLabels'
import { floraTestStatusLabels } from '../../shared/labels/floraLabels'
import { COMPOSITION_NOT_READ, SAMPLE_UNKNOWN, sharedFloraResult } from '../../shared/messages/csv'
import { requireAdministrator, type RequestContext } from '../access/context'
import { importRows, type CsvColumns, type CsvRow, readDay } from '../csv/readCsv'
import type { Transaction } from '../db/client'
import { badField } from '../errors'
import type { CsvImport, ImportCsvInput } from '../generated/resolvers'
import { floraTests } from '../schema/floraTests'
import { enterFloraResult, rankFloraTests } from './enterFloraResult'

type Field = keyof typeof floraResultColumns

const columns: CsvColumns<Field> = {
  headings: floraResultColumns,
  required: ['SampleId', 'IntestinalFloraComposition'],
}

/**
 * Shares results from a laboratory's table, one row per sample number, with the rules of
 * `recordIntestinalFloraTest`. A result shared already stays unchanged.
 * @returns with `Errors` nothing was written
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT when the table is too
 * large
 */
export async function importIntestinalFloraTests(
  context: RequestContext,
  input: ImportCsvInput,
): Promise<CsvImport> {
  const caller = requireAdministrator(context)
  return importRows(context, input, columns, async (tx, each) => {
    let anyChanged = false
    await each(async (cells) => {
      const given = await resultIn(tx, cells)
      const entered = await enterFloraResult(tx, context, { actorId: caller.id, given })
      anyChanged ||= entered.changed
      if (!entered.changed) return 'unchanged'
      const { profile, result } = entered
      return { profile, Before: floraTestStatusLabels.Received.admin, After: sharedFloraResult(result) }
    })
    if (anyChanged) await rankFloraTests(tx)
  })
}

/** The input of `recordIntestinalFloraTest`; empty cells are omitted. */
async function resultIn(tx: Transaction, cells: CsvRow<Field>['cells']): Promise<object> {
  const { SampleId, IntestinalFloraComposition: composition, ...others } = cells
  const [test] = await tx
    .select({ id: floraTests.id })
    .from(floraTests)
    .where(eq(floraTests.sampleId, SampleId.normalize('NFKC')))
  if (!test) throw badField('SampleId', SAMPLE_UNKNOWN)
  const shares = parseComposition(composition)
  if (!shares) throw badField('IntestinalFloraComposition', COMPOSITION_NOT_READ)
  const given = { ...others, ExamDate: readDay(others.ExamDate) }
  return {
    InspectionDetailId: test.id,
    Status: 'Shared',
    IntestinalFloraComposition: shares,
    ...Object.fromEntries(Object.entries(given).filter(([, cell]) => cell !== '')),
  }
}
