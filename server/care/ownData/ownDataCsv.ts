import { isDrawn, SIGNATURE_FIELD } from '../../../shared/rules/donating/signature'
import { ownDataColumns, ownDataTitles } from '../../../shared/words/records/ownData'
import type { PublicTexts } from '../../../shared/facts/config'
import { writeCsv } from '../../ground/files/csvLines'
import { writePdf, type PdfParts } from '../../ground/files/writePdf'
import type { OwnData } from './ownValues'

/** One line per value: part, number of the record within it, label, content. */
export function ownDataCsv({ exportedAt, sections }: OwnData): string {
  const lines = sections.flatMap(({ title, records }) =>
    records.flatMap((record, index) => record.map(([label, value]) => [title, index + 1, label, value])),
  )
  return writeCsv(ownDataColumns, [
    [ownDataTitles.exportedAt, 1, ownDataTitles.exportedAt, exportedAt],
    ...lines,
  ])
}

/** `{ "書き出した日時": …, "登録情報": [{ "姓": … }], "献便の記録": [{ … }, …] }`, indented. */
export function ownDataJson({ exportedAt, sections }: OwnData): string {
  const parts = sections.map(({ title, records }) => [title, records.map(Object.fromEntries)])
  return `${JSON.stringify({ [ownDataTitles.exportedAt]: exportedAt, ...Object.fromEntries(parts) }, null, 2)}\n`
}

/** The same to read: a part after the other, each record with its labels. */
export const ownDataPdf = (
  { exportedAt, sections }: OwnData,
  { texts, now }: { texts: Pick<PublicTexts, 'operator'>; now: Date },
): Promise<Buffer> =>
  writePdf({
    title: ownDataTitles.document,
    author: texts.operator.name,
    now,
    parts: [
      { title: ownDataTitles.document },
      { terms: [[ownDataTitles.exportedAt, exportedAt]] },
      ...sections.flatMap(({ title, records }): PdfParts => [
        { head: title },
        ...records.flatMap((record, nth): PdfParts => [
          ...(records.length > 1 ? [{ text: `${nth + 1}`, small: true } as const] : []),
          { terms: record.filter(([, value]) => !isDrawn(value)) },
          ...record.flatMap(([label, value]): PdfParts =>
            isDrawn(value) ? [{ drawing: value, field: SIGNATURE_FIELD, alt: label }] : [],
          ),
        ]),
      ]),
    ],
  })
