export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts CSV rows while bytes arrive; a line feed within quotes belongs to a cell. Both bytes never occur
 * inside another character of UTF-8 or Shift_JIS.
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
