/** Large enough to compress well, small enough to hold several in memory. */
const PIECE_BYTES = 16 * 1024 * 1024

export type PieceGatherer = {
  /** Copies the bytes. The caller waits while the returned promise is pending. */
  take(bytes: Buffer): Promise<void> | null
  end(): Promise<void>
}

/** Collects bytes into pieces; it writes one while it collects the next. */
export function gatherPieces(write: (piece: Buffer) => Promise<void>): PieceGatherer {
  let piece = Buffer.allocUnsafe(PIECE_BYTES)
  let used = 0
  let writing = Promise.resolve()
  const flush = (next: number): Promise<void> => {
    const full = piece.subarray(0, used)
    const before = writing
    writing = before.then(() => write(full))
    // The next await reports the failure; until then it must not count as unhandled.
    writing.catch(() => undefined)
    piece = Buffer.allocUnsafe(next)
    used = 0
    return before
  }
  return {
    take(bytes) {
      const before = used + bytes.length > piece.length ? flush(Math.max(PIECE_BYTES, bytes.length)) : null
      used += bytes.copy(piece, used)
      return before
    },
    async end() {
      if (used > 0) await flush(0)
      await writing
    },
  }
}
