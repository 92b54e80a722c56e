export type Decoded = { text: string; encoding: 'UTF-8' | 'Shift_JIS' }

/**
 * Reads UTF-8, else Shift_JIS, which Japanese spreadsheets write: text in one is rarely valid in the other.
 * Null if neither fits.
 */
export function decodeCsv(bytes: ArrayBuffer): Decoded | null {
  for (const encoding of ['UTF-8', 'Shift_JIS'] as const)
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      continue
    }
  return null
}
