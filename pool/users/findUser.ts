import { eq } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { poolUsers, poolCodes, poolSessions, poolSignInFailures } from '../../server/schema/identity'
import type { PoolUserRow } from '../../server/schema/identity'
import { normaliseEmail } from '../../server/identity/email'

/** The person behind a user name. An unknown person has a stable invented `sub`. */
export type Subject = { sub: string; user: PoolUserRow | null }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** 16 bytes of a keyed hash in the shape of a version 4 UUID. */
function inventSub(context: PoolContext, userName: string) {
  const hex = context.keys.fingerprint('invented sub', userName).toString('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A user name is an address, or the `sub`, which clients use once they know it. */
export async function findSubject(context: PoolContext, userName: string): Promise<Subject> {
  if (UUID.test(userName)) {
    const sub = userName.toLowerCase()
    return { sub, user: await findUser(context.db, sub) }
  }
  const email = normaliseEmail(userName)
  const [user] = await context.db.select().from(poolUsers).where(eq(poolUsers.email, email))
  const invented = inventSub(context, email)
  return { sub: user?.sub ?? invented, user: user ?? null }
}

export async function findUser(db: Queryable, sub: string): Promise<PoolUserRow | null> {
  const [user] = await db.select().from(poolUsers).where(eq(poolUsers.sub, sub))
  return user ?? null
}

const UNIQUE_VIOLATION = '23505'

/** True for PostgreSQL's unique violation, also when the query builder wraps it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause)
}

export async function removeUser(db: Queryable, sub: string): Promise<void> {
  await db.delete(poolCodes).where(eq(poolCodes.sub, sub))
  await db.delete(poolSessions).where(eq(poolSessions.sub, sub))
  await db.delete(poolSignInFailures).where(eq(poolSignInFailures.sub, sub))
  await db.delete(poolUsers).where(eq(poolUsers.sub, sub))
}
