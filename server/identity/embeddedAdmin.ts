import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PoolContext } from './context'
import type { IdentityAdmin } from './identity'
import { TEMPORARY_PASSWORD_LIFETIME } from './limits/limits'
import { raiseGeneration } from './passwords/setPassword'
import { createTemporaryPassword } from './passwords/temporaryPassword'
import { computeVerifier, sealVerifier } from './srp/verifier'
import { poolUsers } from './tables'
import { normaliseEmail } from './users/email'
import { findUser } from './users/findUser'
import { releaseAbandonedAddress } from './users/releaseAbandonedAddress'
import { removeUser } from './users/removeUser'

/** Administration of the embedded pool: called in process, on no port. */
export function createEmbeddedAdmin(context: PoolContext): IdentityAdmin {
  const { db, clock } = context
  return {
    async findUser(sub) {
      const user = await findUser(db, sub)
      if (!user) return null
      const { email, emailVerified, status, enabled } = user
      return { sub, email, emailVerified, status, enabled }
    },
    async createUser({ email: given, group }) {
      const email = normaliseEmail(given)
      const sub = randomUUID()
      const now = clock.now()
      const temporaryPassword = createTemporaryPassword()
      const expiresAt = new Date(now.getTime() + TEMPORARY_PASSWORD_LIFETIME)
      const verifier = computeVerifier(context.poolName, sub, temporaryPassword)
      const inserted = await db.transaction(async (tx) => {
        await releaseAbandonedAddress(context, tx, email)
        return tx
          .insert(poolUsers)
          .values({
            sub,
            email,
            emailVerified: true,
            status: 'ForceChangePassword',
            groups: [group],
            sealedVerifier: sealVerifier(context, sub, verifier),
            temporaryPasswordExpiresAt: expiresAt,
            createdAt: now,
            updatedAt: now,
          })
          .onConflictDoNothing({ target: poolUsers.email })
          .returning({ sub: poolUsers.sub })
      })
      return inserted.length > 0 ? { sub, temporaryPassword, expiresAt } : null
    },
    deleteUser: (sub) => db.transaction((tx) => removeUser(tx, sub)),
    async setEnabled(sub, enabled) {
      await db.transaction(async (tx) => {
        await tx.update(poolUsers).set({ enabled, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
        if (!enabled) await raiseGeneration(context, tx, sub)
      })
    },
    async addToGroup(sub, group) {
      const groups = sql`array_append(array_remove(${poolUsers.groups}, ${group}), ${group})`
      await db.update(poolUsers).set({ groups, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
    },
    async removeFromGroup(sub, group) {
      const groups = sql`array_remove(${poolUsers.groups}, ${group})`
      await db.update(poolUsers).set({ groups, updatedAt: clock.now() }).where(eq(poolUsers.sub, sub))
    },
    signOutEverywhere: (sub) => raiseGeneration(context, db, sub),
  }
}
