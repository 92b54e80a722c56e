import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartError } from '../../ground/log/startError'
import { sourceOf } from './age'
import { parseManifest, type Format, type Manifest, type Piece } from './manifest'
import { tarEntries } from './tar'

const expand = promisify(gunzip)

export type ArchiveReader = {
  manifest: Manifest
  read(pieces: readonly Piece[]): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Reads the archive to its end. Callers report every error as "damaged". */
async function checked(source: AsyncIterable<Uint8Array>, format: Format): Promise<Manifest> {
  const sums = new Map<string, string>()
  const texts = new Map<string, string>()
  for await (const { name, content } of tarEntries(source)) {
    sums.set(name, sha256(content))
    if (name.startsWith('manifest.')) texts.set(name, content.toString())
  }
  const text = texts.get('manifest.json') ?? ''
  if (sums.get('manifest.json') !== texts.get('manifest.sha256')) throw new Error('manifest')
  const manifest = parseManifest(text, format)
  for (const piece of [manifest.files, ...manifest.tables].flatMap(({ pieces }) => pieces))
    if (sums.get(piece.name) !== piece.sha256) throw new Error(piece.name)
  return manifest
}

/**
 * Opens an archive and checks all of it.
 * @param identity the file of a secret key, for an encrypted one
 * @throws StartError when it is missing, foreign, damaged, or encrypted to others
 */
export async function readArchive(
  path: string,
  { identity = null, format = 'nakatsugu-backup' }: { identity?: string | null; format?: Format } = {},
): Promise<ArchiveReader> {
  const open = await sourceOf(path, identity)
  const manifest = await checked(open(), format).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(
      `「${path}」は、このサービスのバックアップではないか、壊れています。データは何も変更していません。`,
    )
  })
  const entries = tarEntries(open())
  return {
    manifest,
    async *read(pieces) {
      for (const { name, sha256: sum } of pieces)
        for (;;) {
          const { done, value } = await entries.next()
          if (done) throw new Error(name)
          if (value.name !== name) continue
          if (sha256(value.content) !== sum) throw new Error(name)
          yield await expand(value.content)
          break
        }
    },
    close: async () => {
      await entries.return(undefined)
    },
  }
}
