import { ownDataColumns, ownDataTitles } from '../../shared/messages/ownData'
import { writeCsv } from '../csv/writeCsv'
import type { OwnData } from './ownData'

/** One line for each thing that is kept: part, number of the record within it, label, content. */
export function ownDataCsv({ exportedAt, sections }: OwnData): string {
  const lines = sections.flatMap(({ title, records }) =>
    records.flatMap((record, index) => record.map(([label, value]) => [title, index + 1, label, value])),
  )
  return writeCsv(ownDataColumns, [
    [ownDataTitles.exportedAt, 1, ownDataTitles.exportedAt, exportedAt],
    ...lines,
  ])
}
