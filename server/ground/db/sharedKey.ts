import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './client'
import { sharedKeys } from '../tables/keys'

const known = new WeakMap<Queryable, Map<string, Promise<Buffer>>>()

/** A random 32-byte key by name, the same in every process on this database. */
export function sharedKey(db: Queryable, name: string): Promise<Buffer> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<Buffer>>()
  known.set(db, ofDatabase)
  const key = ofDatabase.get(name) ?? findOrMake(db, name)
  ofDatabase.set(name, key)
  key.catch(() => ofDatabase.delete(name))
  return key
}

/** Reads first, because a replica cannot create one. */
async function findOrMake(db: Queryable, name: string): Promise<Buffer> {
  const [known] = await db.select().from(sharedKeys).where(eq(sharedKeys.name, name))
  if (known) return known.value
  await db
    .insert(sharedKeys)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(sharedKeys).where(eq(sharedKeys.name, name))
  if (!row) throw new Error(`Shared key ${name} is missing`)
  return row.value
}
