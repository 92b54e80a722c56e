/** What a QR holds; `sequence` says its place where a text is cut into several (structured append). */
export type Code = { bytes: Uint8Array; sequence: { parity: string; nth: number; of: number } | null }

/** What zxing says of a code that it found. */
type Found = { bytes: Uint8Array; sequenceId: string; sequenceIndex: number; sequenceSize: number }

export const codeOf = ({ bytes, sequenceId, sequenceIndex, sequenceSize }: Found): Code => ({
  bytes,
  sequence: sequenceSize > 1 ? { parity: sequenceId, nth: sequenceIndex, of: sequenceSize } : null,
})

/** Each code once, though a camera reads it in many pictures. */
export const distinct = (codes: readonly Code[]): Code[] => [
  ...new Map(codes.map((code) => [JSON.stringify([code.sequence, ...code.bytes]), code])).values(),
]

/** The texts that are whole, and how many codes are read of those that are not. */
export type Joined = { texts: string[]; read: number; of: number }

/**
 * Joins what was cut into several codes, read in any order. It may be cut within a letter, so bytes are joined. The parity tells
 * whose part a code is, and is not calculated again: programs that write codes calculate it in several ways.
 */
export function joinCodes(codes: readonly Code[]): Joined {
  const texts = codes.filter(({ sequence }) => !sequence).map(({ bytes }) => textOfCode(bytes))
  const begun = new Map<string, Map<number, Uint8Array>>()
  for (const { bytes, sequence } of codes) {
    if (!sequence) continue
    const key = `${sequence.of} ${sequence.parity}`
    begun.set(key, (begun.get(key) ?? new Map<number, Uint8Array>()).set(sequence.nth, bytes))
  }
  let [read, of] = [0, 0]
  for (const [key, parts] of begun) {
    const size = parseInt(key, 10)
    if (parts.size === size) {
      const inOrder = [...parts].toSorted(([a], [b]) => a - b)
      texts.push(textOfCode(Uint8Array.from(inOrder.flatMap(([, bytes]) => [...bytes]))))
    } else {
      read += parts.size
      of += size
    }
  }
  return { texts, read, of }
}

/** The text of a code's bytes: UTF-8 if valid, else Shift_JIS, which pharmacies use. */
function textOfCode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
