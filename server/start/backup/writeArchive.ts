import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { StartError } from '../../ground/log/startError'
import { sinkOf } from './age'
import type { Manifest, Piece } from './manifest'
import { END_OF_TAR, tarEntry } from './tar'

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

type Options = {
  now: Date
  /** Public keys to encrypt to; without any the archive stays readable. */
  recipients: readonly string[]
  /** Replaces the existing file, and that of a killed run. */
  replaces?: boolean
}

/**
 * Begins an archive: a tar file that only its owner can read, with SHA-256 of every piece.
 * @throws StartError when the file exists, another run is writing it, or it cannot be written
 */
export async function writeArchive(
  path: string,
  { now, recipients, replaces = false }: Options,
): Promise<ArchiveWriter> {
  if (!replaces && existsSync(path))
    throw new StartError(`「${path}」は既にあります。別の名前を指定してください。`)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, replaces ? 'w' : 'wx', 0o600).catch(() => {
    throw new StartError(
      !replaces && existsSync(unfinished)
        ? `「${unfinished}」があります。別のバックアップが動いていなければ、それを消してから、もう一度実行してください。`
        : `「${path}」に書き込めません。`,
    )
  })
  const removeUnfinished = () => rmSync(unfinished, { force: true })
  process.once('exit', removeUnfinished)
  const sink = await sinkOf(file, recipients).catch(async (error: unknown) => {
    await file.close()
    removeUnfinished()
    throw error
  })
  const write = async (name: string, content: Buffer): Promise<Piece> => {
    for (const part of tarEntry(name, content, now)) await sink.write(part)
    return { name, sha256: createHash('sha256').update(content).digest('hex') }
  }
  return {
    add: async (name, content) => write(name, await compress(content, { level: LEVEL })),
    async finish(manifest) {
      const { sha256 } = await write('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)))
      await write('manifest.sha256', Buffer.from(sha256))
      await sink.write(END_OF_TAR)
      await sink.end()
      await file.sync()
      const { size } = await file.stat()
      await file.close()
      await rename(unfinished, path)
      process.off('exit', removeUnfinished)
      return size
    },
    async abandon() {
      await sink.abandon()
      await file.close()
      removeUnfinished()
      process.off('exit', removeUnfinished)
    },
  }
}
