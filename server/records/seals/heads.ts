import { desc } from 'drizzle-orm'
import { japaneseMinuteOf } from '../../../shared/facts/dates'
import type { Checkpoint } from '../../../shared/rules/records/receipt/checkpoint'
import type { Deps } from '../../ground/deps'
import type { FileStore } from '../../ground/files/createFileStore'
import { activitySeals, recordSeals } from '../../ground/tables/seals'
import { checkpointKeysOf, originOf, verifyingKeysOf } from './checkpointKeys'
import { openCheckpoint, signCheckpoint } from './checkpoints'
import { readTree, treeNames, treeSize, type TreeName, type TreeReader } from './tree'

/** The end of the chain, as stored outside the database; hash in hexadecimal. */
export type Head = {
  key: string
  no: number
  hash: string
  /** The end of the records' chain; null in old heads. */
  records: { no: number; hash: string } | null
}

const FOLDER = 'activity-heads'
const READ_AT_ONCE = 16

/**
 * Writes the ends of the chains to the file store and the log if they moved, so that removed rows are noticed, and
 * signs the heads of their trees. Never overwrites a head.
 * @returns the number of files written
 */
export async function exportHead(deps: HeadDeps, now: Date): Promise<number> {
  let written = await exportEnds(deps, now)
  for (const tree of treeNames) written += await exportCheckpoint(deps, tree, now)
  return written
}

type HeadDeps = Pick<Deps, 'db' | 'files' | 'log' | 'settings'>

async function exportEnds({ db, files, log }: HeadDeps, now: Date): Promise<number> {
  const [last] = await db.select().from(activitySeals).orderBy(desc(activitySeals.no)).limit(1)
  if (!last) return 0
  const [record] = await db.select().from(recordSeals).orderBy(desc(recordSeals.no)).limit(1)
  const records = record ? { no: record.no, hash: record.hash.toString('hex') } : null
  const newest = (await listHeads(files, '.json')).at(-1)
  if (newest !== undefined) {
    const written = readHead(newest, (await files.get(files.bucket, newest))?.content)
    if (written.no === last.no && written.records?.no === records?.no) return 0
  }
  const key = keyOfMinute(now, '.json')
  if (await files.get(files.bucket, key)) return 0
  const head = { no: last.no, hash: last.hash.toString('hex'), records, at: now.toISOString() }
  await files.put(key, Buffer.from(`${JSON.stringify(head)}\n`), 'application/json')
  log.info(head, 'head of the activity log')
  return 1
}

/** Signs the head of a grown tree. @throws Error when the tree does not extend the newest signed head */
async function exportCheckpoint(
  { db, files, log, settings }: HeadDeps,
  tree: TreeName,
  now: Date,
): Promise<number> {
  const [key] = checkpointKeysOf(settings)
  const size = await treeSize(db, tree)
  if (!key || size === 0) return 0
  const reader = readTree(db, tree)
  const newest = await newestCheckpoint(files, tree)
  if (newest) {
    const before = openCheckpoint(newest.note, verifyingKeysOf(settings))
    if (typeof before !== 'object' || !(await goesOnFrom(reader, size, before)))
      throw new Error(`The tree "${tree}" does not go on from ${newest.key}: no head is signed`)
    if (before.size === size) return 0
  }
  const fileKey = keyOfMinute(now, endingOf(tree))
  if (await files.get(files.bucket, fileKey)) return 0
  const root = Uint8Array.from(await reader.root(size))
  const note = signCheckpoint(key, { origin: originOf(settings, tree), size, root }, now)
  await files.put(fileKey, Buffer.from(note), 'text/plain; charset=utf-8')
  log.info({ checkpoint: note }, 'signed head of a tree')
  return 1
}

/** True if a tree of this size extends the one whose head was signed. */
export const goesOnFrom = async (reader: TreeReader, size: number, before: Checkpoint): Promise<boolean> =>
  before.size <= size && (await reader.root(before.size)).equals(before.root)

const endingOf = (tree: TreeName) => `.${tree}.checkpoint`

/** 2026-12-01T0910, so that names sort by time. */
const keyOfMinute = (now: Date, ending: string) =>
  `${FOLDER}/${japaneseMinuteOf(now).replace(':', '')}${ending}`

async function listHeads(files: FileStore, ending: string): Promise<string[]> {
  return (await files.list(FOLDER)).filter((key) => key.endsWith(ending))
}

async function noteIn(files: FileStore, key: string): Promise<string> {
  return Buffer.from((await files.get(files.bucket, key))?.content ?? []).toString()
}

/** The newest signed head of a tree; null before the first. */
export async function newestCheckpoint(files: FileStore, tree: TreeName): Promise<KeptCheckpoint | null> {
  const key = (await listHeads(files, endingOf(tree))).at(-1)
  return key === undefined ? null : { key, tree, note: await noteIn(files, key) }
}

const lastOfDays = (keys: readonly string[]) => [...new Map(keys.map((key) => [dayOf(key), key])).values()]

export type KeptCheckpoint = { key: string; tree: TreeName; note: string }

/** The last signed head of each tree and day. */
export async function readCheckpoints(files: FileStore): Promise<KeptCheckpoint[]> {
  const kept: KeptCheckpoint[] = []
  for (const tree of treeNames)
    for (const key of lastOfDays(await listHeads(files, endingOf(tree))))
      kept.push({ key, tree, note: await noteIn(files, key) })
  return kept
}

/** The last head of each day; covers all before. An unreadable file gives a number and hash that no seal has. */
export async function readHeads(files: FileStore): Promise<Head[]> {
  const keys = lastOfDays(await listHeads(files, '.json'))
  const heads: Head[] = []
  for (let begin = 0; begin < keys.length; begin += READ_AT_ONCE) {
    const some = keys.slice(begin, begin + READ_AT_ONCE)
    const contents = await Promise.all(some.map((key) => files.get(files.bucket, key)))
    heads.push(...contents.map((file, index) => readHead(some[index] ?? '', file?.content)))
  }
  return heads
}

function readHead(key: string, content: Uint8Array = new Uint8Array()): Head {
  try {
    const head: unknown = JSON.parse(Buffer.from(content).toString())
    if (typeof head === 'object' && head !== null && 'no' in head && 'hash' in head)
      return {
        key,
        no: Number(head.no),
        hash: String(head.hash),
        records: 'records' in head ? endOf(head.records) : null,
      }
  } catch {
    // Reported like a head that is not in the chain.
  }
  return { key, no: 0, hash: '', records: null }
}

function endOf(records: unknown): Head['records'] {
  if (typeof records !== 'object' || records === null) return null
  return 'no' in records && 'hash' in records ? { no: Number(records.no), hash: String(records.hash) } : null
}

/** activity-heads/2026-12-01T0910.json; old ones have no time. */
const dayOf = (key: string) => key.slice(0, `${FOLDER}/2026-12-01`.length)
