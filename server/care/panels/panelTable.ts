import { createHash } from 'node:crypto'
import { isRealDate } from '../../../shared/facts/dates'
import { normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { nfkc } from '../../../shared/facts/normalise'
import { specimens, type Analyte } from '../../../shared/rules/donating/units/analytes'
import { isFinding } from '../../../shared/rules/donating/units/panelOutcome'
import { panelColumns } from '../../../shared/words/labels/csvLabels'
import {
  DAY_NOT_READ,
  findingText,
  judgementUnknown,
  kindUnknown,
  panelJudgementLabels,
} from '../../../shared/words/donating/panels'
import { CSV_CELL_SPOILED } from '../../../shared/words/program/csv'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import type { PanelJudgement, PanelKind } from '../../../shared/generated/schema'
import type { PanelResultInput, RecordTestPanelInput } from '../../generated/resolvers'
import { isUuid } from '../../../shared/facts/isUuid'
import { isSpoiled, readDay, type CsvColumns, type CsvRow } from '../../ground/files/readCsv'
import { problemsOf } from '../../ground/files/rowProblems'

type Field = keyof typeof panelColumns | `Result.${string}`

export const columnsOf = (analytes: readonly Analyte[]): CsvColumns<Field> => ({
  headings: {
    ...panelColumns,
    ...Object.fromEntries(analytes.map(({ id, name }) => [`Result.${id}`, name])),
  },
  required: ['Person', 'Test', 'Laboratory'],
})

/** A row as it stands, before anything is known about the person. */
export type PanelLine = {
  line: number
  /** A donor number or an id, in the one way of writing it. */
  person: string
  kind: PanelKind | null
  laboratory: string
  results: PanelResultInput[]
  findings: string[]
  problems: string[]
}

export function readLine(
  row: CsvRow<Field>,
  columns: CsvColumns<Field>,
  analytes: readonly Analyte[],
): PanelLine {
  const { problems, add } = problemsOf(columns, row)
  const { cells, line } = row
  const kind = keyOf(panelKindLabels, cells.Test)
  if (!kind) add('Test', kindUnknown())
  if (isSpoiled(cells.Laboratory)) add('Laboratory', CSV_CELL_SPOILED)
  const days = Object.fromEntries(
    specimens.map((specimen) => {
      const day = readDay(cells[specimen])
      if (day !== '' && !isRealDate(day)) add(specimen, DAY_NOT_READ)
      return [specimen, isRealDate(day) ? day : null]
    }),
  )
  const read = analytes.map(({ id, name, specimen }) => {
    const cell = cells[`Result.${id}`] ?? ''
    const known = cell === '' ? 'NotDone' : keyOf(panelJudgementLabels, cell)
    if (!known) add(`Result.${id}`, judgementUnknown(cell))
    const Judgement: PanelJudgement = known ?? 'NotDone'
    return { name, Analyte: id, Judgement, Day: Judgement === 'NotDone' ? null : (days[specimen] ?? null) }
  })
  const results = read.map(({ Analyte, Judgement, Day }): PanelResultInput => ({ Analyte, Judgement, Day }))
  const findings = read
    .filter(({ Judgement }) => isFinding({ judgement: Judgement }))
    .map(({ name, Judgement }) => findingText(name, Judgement))
  const typed = nfkc(cells.Person).trim()
  const person = isUuid(typed) ? typed.toLowerCase() : normaliseDonorNumber(cells.Person)
  return { line, person, kind, laboratory: cells.Laboratory, results, findings, problems }
}

function keyOf<Key extends string>(labels: Readonly<Record<Key, string>>, cell: string): Key | null {
  const text = nfkc(cell).trim()
  // `Object.keys` loses the key type.
  return (Object.keys(labels) as Key[]).find((key) => labels[key] === text) ?? null
}

/** The same for the same content, so that a table that is read again records nothing twice. */
export function panelId(content: Omit<RecordTestPanelInput, 'Id'>): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
