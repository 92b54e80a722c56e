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

/** Writes a confirmed account as it is given, past every check: sample data and tests only. */
export async function unsafeImportUser(context: PoolContext, user: ImportedUser): Promise<void> {
  const { sub, password, group, createdAt } = user
  await context.db.insert(poolUsers).values({
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
  })
}
