import { eq, and, gt, notExists } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'
import { normaliseEmail } from '../../../server/ground/identity/email'
import { isPoolGroup } from '../../../server/ground/identity/isPoolGroup'
import {
  poolUsers,
  poolCodes,
  poolSessions,
  poolSignInFailures,
  type PoolUserRow,
} from '../../../server/ground/tables/identity'
import { userProfiles } from '../../../server/ground/tables/users'
import { isSuspended } from '../../../shared/rules/person/suspension'
import type { PoolContext } from '../context'
import { refusals } from '../poolError'

/** The person behind a user name. An unknown person has a stable invented `sub`. */
export type Subject = { sub: string; user: PoolUserRow | null }

/** A user name is an address, or the `sub`, which clients use once they know it. */
export const isSub = (userName: string) => UUID.test(userName)
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** 16 bytes of a keyed hash in the shape of a version 4 UUID. */
export function inventSub(context: Pick<PoolContext, 'keys'>, userName: string) {
  const hex = context.keys.fingerprint('invented sub', userName).toString('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export async function findSubject(context: PoolContext, userName: string): Promise<Subject> {
  if (isSub(userName)) {
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

/** Frees the address of an unconfirmed sign-up whose code has ended: a lost code must not block an address. */
export async function releaseAbandonedAddress(context: PoolContext, tx: Queryable, email: string) {
  await tx.delete(poolUsers).where(and(eq(poolUsers.email, email), isAbandoned(tx, context.clock.now())))
}

/** Never confirmed, and without a code that is still valid. */
export function isAbandoned(db: Queryable, now: Date) {
  const liveCode = db
    .select({ id: poolCodes.id })
    .from(poolCodes)
    .where(
      and(eq(poolCodes.sub, poolUsers.sub), eq(poolCodes.purpose, 'SignUp'), gt(poolCodes.expiresAt, now)),
    )
  return and(eq(poolUsers.status, 'Unconfirmed'), notExists(liveCode))
}

/** @throws NotAuthorizedException for staff (an administrator sets their address) and stopped or former users */
export async function requireOwnAddress(context: PoolContext, user: PoolUserRow): Promise<void> {
  if (user.groups.some(isPoolGroup)) throw refusals.addressHeld()
  const [profile] = await context.db
    .select({
      deleted: userProfiles.deleteStatus,
      suspensionStatus1: userProfiles.suspensionStatus1,
      suspensionStatus2: userProfiles.suspensionStatus2,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, user.sub))
  if (profile && (profile.deleted || isSuspended(profile))) throw refusals.addressHeld()
}
