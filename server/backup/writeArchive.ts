import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { StartError } from '../startError'
import type { Manifest, Piece } from './manifest'
import { END_OF_TAR, paddingOf, writeTarHeader } from './tarHeader'

/** A higher level takes three times as long and saves a tenth. */
const LEVEL = 3
const compress = promisify(gzip)

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<Piece>
  /**
   * Completes and names the archive; before that no file of this name exists.
   * @returns its bytes
   */
  finish(manifest: Manifest): Promise<number>
  abandon(): Promise<void>
}

/**
 * Begins an archive: a tar file that only its owner can read, with SHA-256 of every piece.
 * @throws StartError when the file exists, another run is writing it, or it cannot be written
 */
export async function writeArchive(path: string, now: Date): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new StartError(`「${path}」は既にあります。別の名前を指定してください。`)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'wx', 0o600).catch(() => {
    throw new StartError(
      existsSync(unfinished)
        ? `「${unfinished}」があります。別のバックアップが動いていなければ、それを消してから、もう一度実行してください。`
        : `「${path}」に書き込めません。`,
    )
  })
  const removeUnfinished = () => rmSync(unfinished, { force: true })
  process.once('exit', removeUnfinished)
  let bytes = 0
  const write = async (name: string, content: Buffer): Promise<Piece> => {
    const parts = [
      writeTarHeader(name, content.length, now),
      content,
      Buffer.alloc(paddingOf(content.length)),
    ]
    for (const part of parts) await file.writeFile(part)
    bytes += parts.reduce((sum, { length }) => sum + length, 0)
    return { name, sha256: createHash('sha256').update(content).digest('hex') }
  }
  return {
    add: async (name, content) => write(name, await compress(content, { level: LEVEL })),
    async finish(manifest) {
      const { sha256 } = await write('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)))
      await write('manifest.sha256', Buffer.from(sha256))
      await file.writeFile(END_OF_TAR)
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      process.off('exit', removeUnfinished)
      return bytes + END_OF_TAR.length
    },
    async abandon() {
      await file.close()
      removeUnfinished()
      process.off('exit', removeUnfinished)
    },
  }
}
