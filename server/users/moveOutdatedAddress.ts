import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { IdentityAdmin } from '../identity/identity'
import { userProfiles } from '../schema/users'

/**
 * Frees an address that the pool has given to `ownerId` while another profile still bears it: its person has changed
 * the address in the pool and not yet come back to have the profile follow. That profile follows now.
 */
export async function moveOutdatedAddress(
  tx: Transaction,
  admin: Pick<IdentityAdmin, 'findUser'>,
  { email, ownerId, now }: { email: string; ownerId: string; now: Date },
): Promise<void> {
  const stale = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(sql`lower(${userProfiles.email}) = lower(${email})`, ne(userProfiles.id, ownerId)))
    .for('update')
  for (const { id } of stale) {
    const account = await admin.findUser(id)
    const follows = account && account.email.toLowerCase() !== email.toLowerCase() ? account.email : null
    await tx
      .update(userProfiles)
      .set({ email: follows, version: sql`${userProfiles.version} + 1`, updatedAt: now })
      .where(eq(userProfiles.id, id))
  }
}
