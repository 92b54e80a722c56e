import { eq, inArray } from 'drizzle-orm'
import type { FloraFacts } from '../../../shared/rules/office/bulk'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { parseComposition } from '../../../shared/forms/flora/composition'
import { floraResultColumns } from '../../../shared/words/labels/csvLabels'
import { USER_ALREADY_LEFT } from '../../../shared/words/program/apiErrors'
import { COMPOSITION_NOT_READ, SAMPLE_UNKNOWN } from '../../../shared/words/program/csv'
import { FLORA_TEST_NOT_RECEIVED } from '../../../shared/words/donating/floraTests'
import { floraResultSchema } from '../../../shared/forms/floraTest'
import { readDay, type CsvColumns, type CsvRow } from '../../ground/files/readCsv'
import type { Queryable } from '../../ground/db/client'
import { validated } from '../../ground/errors'
import {
  enterFloraResults,
  judgedResult,
  lockFloraRanking,
  rankFloraTests,
} from '../../care/floraTests/enterFloraResult'
import { floraTests, type FloraTestRow } from '../../ground/tables/floraTests'
import { userProfiles } from '../../ground/tables/users'
import type { Vault } from '../../ground/vault/vault'
import { problemsOf } from '../../ground/files/rowProblems'
import type { FileAct, JudgedRow } from './fileAct'
import { nfkc } from '../../../shared/facts/normalise'

type Field = keyof typeof floraResultColumns

const columns: CsvColumns<Field> = {
  headings: floraResultColumns,
  required: ['SampleId', 'IntestinalFloraComposition'],
}

/** Results from a laboratory's table by sample number, each shared as by `recordIntestinalFloraTest`. */
export const shareFloraResults: FileAct<Field> = {
  columns,
  judge: async (db, { now, deps }, rows) => {
    const tests = await testsOf(
      db,
      deps.vault,
      rows.map((row) => sampleOf(row)),
    )
    const schema = floraResultSchema(japaneseDateOf(now))
    return rows.map((row) => judged(row, tests.get(sampleOf(row)) ?? null, schema))
  },
  change: async (tx, context, rows) => {
    const results = rows.map(({ before, given }) => {
      if (!given || !('Flora' in before)) throw new Error('A result of a table is about something else')
      return { given, sample: before.Flora.Sample }
    })
    if (context.principal?.kind !== 'staff') throw new Error('A table is read by somebody else')
    const given = results.map((result) => result.given)
    const entered = await enterFloraResults(tx, context, { actorId: context.principal.id, given })
    return entered.map((one, place) =>
      one.changed ? sharedFacts(results[place]?.sample ?? '', one.result) : null,
    )
  },
  complete: async (tx) => {
    await lockFloraRanking(tx)
    await rankFloraTests(tx)
  },
}

const sampleOf = ({ cells }: CsvRow<Field>) => nfkc(cells.SampleId)

type Found = { test: FloraTestRow; hasLeft: boolean }

async function testsOf(
  db: Queryable,
  vault: Vault,
  samples: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const rows = await db
    .select({ test: floraTests, hasLeft: userProfiles.deleteStatus })
    .from(floraTests)
    .innerJoin(userProfiles, eq(userProfiles.id, floraTests.userId))
    .where(inArray(floraTests.sampleId, [...samples]))
  const tests = await vault.open(
    db,
    'flora_tests',
    rows.map(({ test }) => test),
  )
  return new Map(
    rows.map(({ test, hasLeft }, place) => [test.sampleId ?? '', { test: tests[place] ?? test, hasLeft }]),
  )
}

type ResultSchema = ReturnType<typeof floraResultSchema>

function judged(row: CsvRow<Field>, found: Found | null, schema: ResultSchema): JudgedRow {
  const { problems, add, within } = problemsOf(columns, row)
  const { SampleId: _sample, IntestinalFloraComposition: cell, ...others } = row.cells
  const sample = sampleOf(row)
  const composition = parseComposition(cell)
  if (!found) add('SampleId', SAMPLE_UNKNOWN)
  if (found?.hasLeft) problems.push(USER_ALREADY_LEFT)
  if (!composition) add('IntestinalFloraComposition', COMPOSITION_NOT_READ)
  const filled = Object.entries({ ...others, ExamDate: readDay(others.ExamDate) }).filter(([, text]) => text)
  const given = {
    InspectionDetailId: found?.test.id ?? SAMPLE_UNKNOWN,
    Status: 'Shared',
    // If the composition has its own problem, a valid stand-in lets the other cells be checked.
    IntestinalFloraComposition: composition ?? { Bacteroides: 1 },
    ...Object.fromEntries(composition ? filled : filled.filter(([name]) => name !== 'DiversityScore')),
  }
  const result = within(() => validated(schema, given))
  if (found && !result && !['Received', 'Shared'].includes(found.test.status))
    problems.push(FLORA_TEST_NOT_RECEIVED)
  const becomes = found && result ? within(() => judgedResult(found.test, result)) : null
  const userId = found?.test.userId ?? null
  if (!found || problems.length > 0)
    return { key: sample, userId, isSo: false, given: null, problems, ...UNREAD }
  const before = { Flora: { Sample: sample, Status: found.test.status, Result: null } }
  return becomes
    ? { key: sample, userId, isSo: false, before, after: sharedFacts(sample, becomes), given, problems }
    : { key: sample, userId, isSo: true, before, after: before, given: null, problems }
}

const UNREAD = { before: { Unread: true }, after: { Unread: true } } as const

function sharedFacts(
  Sample: string,
  { examDate, diversityScore, enterotype }: NonNullable<FloraFacts['Result']>,
): { Flora: FloraFacts } {
  return { Flora: { Sample, Status: 'Shared', Result: { examDate, diversityScore, enterotype } } }
}
