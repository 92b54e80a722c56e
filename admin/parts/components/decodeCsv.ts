/** Marks at the begin that no text in Shift_JIS has. */
const MARKS = [
  { encoding: 'UTF-16LE', mark: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', mark: [0xfe, 0xff] },
] as const

/**
 * UTF-16 where a spreadsheet marks it, UTF-8, else Shift_JIS of Japanese spreadsheets; text in one is rarely valid in the
 * other. Null if none fits.
 */
export function decodeCsv(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const marked = MARKS.find(({ mark }) => mark[0] === first && mark[1] === second)
  for (const encoding of marked ? [marked.encoding] : ['UTF-8', 'Shift_JIS'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  return null
}
