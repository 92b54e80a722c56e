import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartError } from '../startError'
import { parseManifest, type Manifest, type Piece } from './manifest'
import { HEADER_BYTES, paddingOf, readTarHeader } from './tarHeader'

const expand = promisify(gunzip)

export type ArchiveReader = {
  manifest: Manifest
  read(pieces: readonly Piece[]): AsyncGenerator<Buffer>
  close(): Promise<void>
}

type Entry = { at: number; size: number; sha256: string }

async function readBytes(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(size), 0, size, at)
  return buffer.subarray(0, bytesRead)
}

async function listEntries(file: FileHandle): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (let at = 0; ;) {
    const found = readTarHeader(await readBytes(file, at, HEADER_BYTES))
    if (!found) return entries
    const { name, size } = found
    const content = await readBytes(file, at + HEADER_BYTES, size)
    const sha256 = createHash('sha256').update(content).digest('hex')
    entries.set(name, { at: at + HEADER_BYTES, size, sha256 })
    at += HEADER_BYTES + size + paddingOf(size)
  }
}

/** Callers report every error as "damaged". */
async function openManifest(file: FileHandle, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const contentOf = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`no ${name}`)
    return (await readBytes(file, entry.at, entry.size)).toString()
  }
  const text = await contentOf('manifest.json')
  if (entries.get('manifest.json')?.sha256 !== (await contentOf('manifest.sha256')))
    throw new Error('manifest')
  const manifest = parseManifest(text)
  for (const { name, sha256 } of [manifest.files, ...manifest.tables].flatMap(({ pieces }) => pieces))
    if (entries.get(name)?.sha256 !== sha256) throw new Error(name)
  return manifest
}

/**
 * Opens an archive and checks all of it.
 * @throws StartError when it is missing, foreign or damaged
 */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path).catch(() => {
    throw new StartError(`バックアップ「${path}」を開けません。`)
  })
  try {
    const entries = await listEntries(file)
    const manifest = await openManifest(file, entries)
    return {
      manifest,
      async *read(pieces) {
        for (const { name } of pieces) {
          const { at, size } = entries.get(name) ?? { at: 0, size: 0 }
          yield await expand(await readBytes(file, at, size))
        }
      },
      close: () => file.close(),
    }
  } catch {
    await file.close()
    throw new StartError(
      `「${path}」は、このサービスのバックアップではないか、壊れています。データは何も変更していません。`,
    )
  }
}
