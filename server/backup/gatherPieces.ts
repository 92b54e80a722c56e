/** Large enough to be compressed well, small enough to be held in memory a few times. */
const PIECE_BYTES = 16 * 1024 * 1024

export type PieceGatherer = {
  /** Copies the bytes. While the returned promise is pending the giver should wait. */
  take(bytes: Buffer): Promise<void> | null
  /** Writes what is left. */
  end(): Promise<void>
}

/** Collects bytes and writes them in pieces, one being written while the next is collected. */
export function gatherPieces(write: (piece: Buffer) => Promise<void>): PieceGatherer {
  let piece = Buffer.allocUnsafe(PIECE_BYTES)
  let used = 0
  let writing = Promise.resolve()
  const flush = (next: number): Promise<void> => {
    const full = piece.subarray(0, used)
    const before = writing
    writing = before.then(() => write(full))
    // Whoever waits for it hears of its failure; until then nobody may.
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
