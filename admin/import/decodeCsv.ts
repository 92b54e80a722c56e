export type Decoded = { text: string; encoding: 'UTF-8' | 'Shift_JIS' }

/**
 * Reads a file as UTF-8, or else as Shift_JIS, as spreadsheets in Japan write it: what is not valid as the one is hardly
 * ever valid as the other. null for a file that is neither.
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
