import { randomBytes } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../db/client'
import { namedInsertAll, namedRows, writeColumns } from '../db/named'
import { AppError } from '../errors'
import { personKeys } from '../tables/personKeys'
import { OPEN_MS } from './kmsKey'
import type { MasterKey } from './masterKeys'

const KEY_BYTES = 32
/** A few megabytes. */
const MOST_CACHED = 10_000
const BATCH = 500
/** Below all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** People's keys. Each use reads the row, so that a forgotten key is gone at once in every process. */
export type PersonKeys = {
  find(db: Queryable, userIds: readonly string[]): Promise<Map<string, Buffer>>
  /** Creates missing keys in the caller's transaction. */
  findOrMake(db: Queryable, userIds: readonly string[]): Promise<Map<string, Buffer>>
  /** Creates what master keys need, and tests them. @throws StartError */
  prepare(db: Database): Promise<void>
  /** Rewraps keys of an older master key with the current one. */
  rewrap(db: Database): Promise<number>
}

const keysOf = namedRows(
  getTableColumns(personKeys),
  sql`from ${personKeys} where user_id = any(${sql.placeholder('userIds')}::uuid[])`,
)

type Wrapped = Pick<typeof personKeys.$inferSelect, 'userId' | 'masterId' | 'wrapped'>

const returned = writeColumns({
  userId: personKeys.userId,
  masterId: personKeys.masterId,
  wrapped: personKeys.wrapped,
})
const insertKeys = namedInsertAll(
  personKeys,
  ['userId', 'masterId', 'wrapped'],
  sql`on conflict do nothing returning ${sql.raw(returned.list)}`,
  returned.read,
)

/** Caches by stored bytes: rollbacks and forgotten keys need no invalidation. The first master wraps, all unwrap. */
export function createPersonKeys(masters: readonly [MasterKey, ...MasterKey[]]): PersonKeys {
  const [current] = masters
  const byId = new Map(masters.map((master) => [master.id, master]))
  const unwrapped = new LRUCache<string, Buffer>({ max: MOST_CACHED, ttl: OPEN_MS })

  async function unwrap(db: Queryable, { userId, masterId, wrapped }: Wrapped): Promise<Buffer> {
    const name = `${userId} ${wrapped.toString('base64')}`
    const known = unwrapped.get(name)
    if (known) return known
    const master = byId.get(masterId)
    if (!master) throw new Error('The master key of a person is not here')
    const key = await master.unwrap(db, wrapped, userId)
    unwrapped.set(name, key)
    return key
  }

  const unwrapAll = async (db: Queryable, rows: readonly Wrapped[]) =>
    new Map(await Promise.all(rows.map(async (row) => [row.userId, await unwrap(db, row)] as const)))

  const find = async (db: Queryable, userIds: readonly string[]) =>
    unwrapAll(db, await keysOf(db, { userIds }))

  return {
    find,
    async prepare(db) {
      for (const master of masters) await master.prepare?.(db)
    },
    async findOrMake(db, userIds) {
      const known = await find(db, userIds)
      // In one order, so that two who make keys of the same people do not wait for each other.
      const missing = userIds.filter((userId) => !known.has(userId)).sort()
      if (missing.length === 0) return known
      const wanted: Wrapped[] = []
      for (const userId of missing) {
        const wrapped = await current.wrap(db, randomBytes(KEY_BYTES), userId)
        wanted.push({ userId, masterId: current.id, wrapped })
      }
      const made = await unwrapAll(db, await insertKeys(db, wanted))
      const others = made.size < missing.length ? await find(db, missing) : []
      return new Map([...known, ...made, ...others])
    },
    async rewrap(db) {
      let done = 0
      for (let after: string | null = FIRST; after !== null;) {
        const older = await db
          .select()
          .from(personKeys)
          .where(and(ne(personKeys.masterId, current.id), gt(personKeys.userId, after)))
          .orderBy(asc(personKeys.userId))
          .limit(BATCH)
        for (const { userId, masterId, wrapped } of older) {
          const key = await unwrap(db, { userId, masterId, wrapped }).catch((error: unknown) => {
            if (error instanceof AppError) throw error
            return null
          })
          // The master key is missing or the row was changed: it stays, and its id shows it.
          if (!key) continue
          const anew = await current.wrap(db, key, userId)
          done++
          await db
            .update(personKeys)
            .set({ masterId: current.id, wrapped: anew })
            .where(and(eq(personKeys.userId, userId), eq(personKeys.wrapped, wrapped)))
        }
        after = older.at(-1)?.userId ?? null
      }
      return done
    },
  }
}
