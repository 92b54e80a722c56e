import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { PoolContext } from '../context'
import { poolUsers } from '../tables'
import type { PoolUserRow } from '../tables'
import { normaliseEmail } from './email'

/** Who is meant by a user name, and whether there is such a person. Somebody unknown has a stable invented `sub`. */
export type Subject = { sub: string; user: PoolUserRow | null }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** 16 bytes of a keyed hash in the shape of a random (version 4) UUID. */
function inventSub(context: PoolContext, userName: string) {
  const hex = context.keys.fingerprint('invented sub', userName).toString('hex')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A user name is an address, or the `sub` that the clients go on with once they know it. */
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
