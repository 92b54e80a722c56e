import { inArray } from 'drizzle-orm'
import { administrators } from '../schema/administrators'
import type { Queryable } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import type { Deps } from '../deps'
import { AppError } from '../errors'
import type { PendingAccount } from '../generated/resolvers'
import type { ListedUser, PoolUser } from '../identity/identity'
import { userProfiles } from '../schema/users'

type Account = PoolUser & Partial<Pick<ListedUser, 'createdAt' | 'updatedAt'>>

export const toPendingAccount = ({ sub, email, status, enabled, ...times }: Account): PendingAccount => ({
  Id: sub,
  Email: email,
  State: enabled ? (status === 'Unconfirmed' ? 'Unconfirmed' : 'Confirmed') : 'Stopped',
  CreatedAt: times.createdAt ?? null,
  UpdatedAt: times.updatedAt ?? null,
})

/** The accounts that never had a profile and are not staff. */
export async function withoutProfile<T extends PoolUser>(
  db: Queryable,
  accounts: readonly T[],
): Promise<T[]> {
  const ids = accounts.map(({ sub }) => sub)
  const [people, staff] = await Promise.all([
    db.select({ id: userProfiles.id }).from(userProfiles).where(inArray(userProfiles.id, ids)),
    db.select({ id: administrators.id }).from(administrators).where(inArray(administrators.id, ids)),
  ])
  const known = new Set([...people, ...staff].map(({ id }) => id))
  return accounts.filter(({ sub }) => !known.has(sub))
}

/** @throws AppError NOT_FOUND for unknown ids, people with a profile, and staff */
export async function requirePendingAccount(
  { identity }: Pick<Deps, 'identity'>,
  db: Queryable,
  userId: string,
): Promise<PoolUser> {
  const user = await identity.admin.findUser(requireUuid(userId))
  const [account] = user ? await withoutProfile(db, [user]) : []
  if (!account) throw new AppError('NOT_FOUND')
  return account
}
