import { desc } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/dates'
import type { Deps } from '../../deps'
import type { FileStore } from '../../files/fileStore'
import { activitySeals } from './tables'

/** How far the chain had come when it was written down outside the database, the hash in hexadecimal. */
export type Head = { key: string; no: number; hash: string }

const FOLDER = 'activity-heads'
const READ_AT_ONCE = 16

/**
 * Writes the end of the chain to the file store and to the program's log, once a Japanese day: who cuts the end off the
 * log later cannot cut it off there. A head of the day is never written over.
 * @returns 1 when it was written
 */
export async function exportHead(deps: Pick<Deps, 'db' | 'files' | 'log'>, now: Date): Promise<number> {
  const { db, files, log } = deps
  const key = `${FOLDER}/${japaneseDateOf(now)}.json`
  const [last] = await db.select().from(activitySeals).orderBy(desc(activitySeals.no)).limit(1)
  if (!last || (await files.get(files.bucket, key))) return 0
  const head = { no: last.no, hash: last.hash.toString('hex'), at: now.toISOString() }
  await files.put(key, Buffer.from(`${JSON.stringify(head)}\n`), 'application/json')
  log.info(head, 'head of the activity log')
  return 1
}

/** Every head that was written down. One whose file says something else has a number and a hash that no seal has. */
export async function readHeads(files: FileStore): Promise<Head[]> {
  const keys = await files.list(FOLDER)
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
      return { key, no: Number(head.no), hash: String(head.hash) }
  } catch {
    // Told as any other head that is not in the chain.
  }
  return { key, no: 0, hash: '' }
}
