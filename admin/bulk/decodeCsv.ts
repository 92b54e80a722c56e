/**
 * Reads UTF-8, else Shift_JIS, which Japanese spreadsheets write. Text in one is rarely valid in the other.
 * @returns null if neither fits
 */
export function decodeCsv(bytes: ArrayBuffer): string | null {
  for (const encoding of ['UTF-8', 'Shift_JIS'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  return null
}
