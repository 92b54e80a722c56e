import { ownDataTitles } from '../../shared/messages/ownData'
import type { OwnData } from './ownData'

/** `{ "書き出した日時": …, "登録情報": [{ "姓": … }], "献便の記録": [{ … }, …] }`, indented to be read. */
export function ownDataJson({ exportedAt, sections }: OwnData): string {
  const parts = sections.map(({ title, records }) => [title, records.map(Object.fromEntries)])
  return `${JSON.stringify({ [ownDataTitles.exportedAt]: exportedAt, ...Object.fromEntries(parts) }, null, 2)}\n`
}
