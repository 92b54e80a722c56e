/** UTF-8, else Shift_JIS of Japanese spreadsheets; text in one is rarely valid in the other. Null if neither fits. */
export function decodeCsv(bytes: ArrayBuffer): string | null {
  for (const encoding of ['UTF-8', 'Shift_JIS'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  return null
}
