import type { Queryable } from '../db/client'
import type { PoolContext } from './context'
import type { PoolGroup } from './identity'
import { computeVerifier, sealVerifier } from './srp/verifier'
import { poolUsers } from './tables'
import { normaliseEmail } from './users/email'

export type ImportedUser = {
  sub: string
  email: string
  /** Without one nobody can sign in until the password is reset by mail. */
  password?: string
  group?: PoolGroup
  /** Random unless a test needs a certain one. */
  salt?: Buffer
  createdAt: Date
}

/**
 * Writes confirmed accounts as they are given, past every check: sample data and tests only.
 * @param db the transaction to write in, when there is one
 */
export async function unsafeImportUsers(
  context: PoolContext,
  users: readonly ImportedUser[],
  db: Queryable = context.db,
): Promise<void> {
  if (users.length > 0)
    await db.insert(poolUsers).values(users.map((user) => confirmedAccount(context, user)))
}

function confirmedAccount(context: PoolContext, user: ImportedUser): typeof poolUsers.$inferInsert {
  const { sub, password, group, createdAt } = user
  return {
    sub,
    email: normaliseEmail(user.email),
    emailVerified: true,
    status: 'Confirmed',
    groups: group ? [group] : [],
    sealedVerifier:
      password === undefined
        ? null
        : sealVerifier(context, sub, computeVerifier(context.poolName, sub, password, user.salt)),
    createdAt,
    updatedAt: createdAt,
  }
}
