import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

export const BACKED_UP = ['keys', 'files'] as const

const lineOf = (path: string, content: Buffer) =>
  Buffer.from(`${JSON.stringify({ path, content: content.toString('base64') })}\n`)

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/**
 * Passes on every file of a part as one JSON line. Skips unfinished files and files deleted meanwhile.
 * @returns the number of files
 */
export async function gatherFolder(dataDir: string, part: string, to: PieceGatherer): Promise<number> {
  let count = 0
  for (const file of await filesIn(join(dataDir, part))) {
    if (file.endsWith('.tmp')) continue
    try {
      const line = lineOf(relative(dataDir, file).split(sep).join('/'), await readFile(file))
      await to.take(line)
      count++
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return count
}

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    let bytes = Buffer.concat([rest, piece])
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      yield bytes.toString('utf8', 0, end)
      bytes = bytes.subarray(end + 1)
    }
    rest = bytes
  }
}

/**
 * Writes the files of a backup into a folder.
 * @throws Error on a path that leads out of it
 */
export async function spreadFolder(folder: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  for (const part of BACKED_UP) await mkdir(join(folder, part), { recursive: true, mode: 0o700 })
  for await (const line of linesOf(pieces)) {
    const { path, content }: { path: unknown; content: unknown } = JSON.parse(line)
    const target = resolve(folder, String(path))
    if (!BACKED_UP.some((part) => target.startsWith(join(resolve(folder), part) + sep)))
      throw new Error('path')
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, Buffer.from(String(content), 'base64'), { mode: 0o600 })
  }
}

/** Large enough to compress well, small enough to hold several in memory. */
const PIECE_BYTES = 16 * 1024 * 1024

export type PieceGatherer = {
  /** Copies the bytes. The caller waits while the returned promise is pending. */
  take(bytes: Buffer): Promise<void> | null
  end(): Promise<void>
}

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
