import { desc } from 'drizzle-orm'
import { japaneseMinuteOf } from '../../shared/dates'
import type { Deps } from '../deps'
import type { FileStore } from '../files/createFileStore'
import { activitySeals, recordSeals } from '../schema/seals'

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
 * Writes the ends of the chains to the file store and the log if they have moved, so that rows cannot be cut
 * off unnoticed. Never overwrites a head.
 * @returns 1 when it was written
 */
export async function exportHead(deps: Pick<Deps, 'db' | 'files' | 'log'>, now: Date): Promise<number> {
  const { db, files, log } = deps
  const [last] = await db.select().from(activitySeals).orderBy(desc(activitySeals.no)).limit(1)
  if (!last) return 0
  const [record] = await db.select().from(recordSeals).orderBy(desc(recordSeals.no)).limit(1)
  const records = record ? { no: record.no, hash: record.hash.toString('hex') } : null
  const newest = (await files.list(FOLDER)).at(-1)
  if (newest !== undefined) {
    const written = readHead(newest, (await files.get(files.bucket, newest))?.content)
    if (written.no === last.no && written.records?.no === records?.no) return 0
  }
  const key = `${FOLDER}/${japaneseMinuteOf(now).replace(':', '')}.json`
  if (await files.get(files.bucket, key)) return 0
  const head = { no: last.no, hash: last.hash.toString('hex'), records, at: now.toISOString() }
  await files.put(key, Buffer.from(`${JSON.stringify(head)}\n`), 'application/json')
  log.info(head, 'head of the activity log')
  return 1
}

/**
 * The last head of each day; its hash covers everything before. An unreadable file yields a number and hash
 * that no seal has.
 */
export async function readHeads(files: FileStore): Promise<Head[]> {
  const keys = [...new Map((await files.list(FOLDER)).map((key) => [dayOf(key), key])).values()]
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
    // Reported like any head that is not in the chain.
  }
  return { key, no: 0, hash: '', records: null }
}

function endOf(records: unknown): Head['records'] {
  if (typeof records !== 'object' || records === null) return null
  return 'no' in records && 'hash' in records ? { no: Number(records.no), hash: String(records.hash) } : null
}

/** activity-heads/2026-12-01T0910.json; old ones have no time. */
const dayOf = (key: string) => key.slice(0, `${FOLDER}/2026-12-01`.length)
