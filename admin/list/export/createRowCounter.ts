const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts the rows of a CSV while its bytes come in. A line feed within quotes belongs to a cell. It works for UTF-8 and
 * for Shift_JIS: neither byte is ever a part of another character there.
 */
export function createRowCounter() {
  let lines = 0
  let isQuoted = false
  return {
    add(bytes: Uint8Array) {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted
        else if (byte === LINE_FEED && !isQuoted) lines++
      }
    },
    /** Without the heading. */
    rows: () => Math.max(0, lines - 1),
  }
}
