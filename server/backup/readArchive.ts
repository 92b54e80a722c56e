import { createHash } from 'node:crypto'
import { open, type FileHandle, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { existsSync, rmSync } from 'node:fs'
import { StartError } from '../startError'
import { parseManifest, type Manifest, type Piece } from './manifest'

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

const BLOCK_BYTES = 512
const NAME_BYTES = 100
/** Field offsets (POSIX ustar). */
const AT = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, type: 156, magic: 257 }

/** Zeros after the content, up to a whole block. */
export const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
export const HEADER_BYTES = BLOCK_BYTES
export const END_OF_TAR = Buffer.alloc(2 * BLOCK_BYTES)

/** The sum of all bytes, counting the sum's own field as spaces. */
function sumOf(header: Buffer): number {
  const summed = Buffer.from(header).fill(' ', AT.sum, AT.type)
  return summed.reduce((sum, byte) => sum + byte, 0)
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** The owner alone may read the file. */
export function writeTarHeader(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new RangeError(name)
  const header = Buffer.alloc(BLOCK_BYTES)
  header.write(name, AT.name)
  header.write(octal(0o600, 7), AT.mode)
  header.write(octal(0, 7), AT.uid)
  header.write(octal(0, 7), AT.gid)
  header.write(octal(size, 11), AT.size)
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), AT.time)
  header.write('0', AT.type)
  header.write('ustar\x0000', AT.magic)
  header.write(`${octal(sumOf(header), 6)} `, AT.sum)
  return header
}

/** Null if it is no file header. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  if (text(AT.magic, 5) !== 'ustar' || Number.parseInt(text(AT.sum, 6), 8) !== sumOf(header)) return null
  const size = Number.parseInt(text(AT.size, 11), 8)
  return Number.isSafeInteger(size) ? { name: text(AT.name, NAME_BYTES), size } : null
}

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
