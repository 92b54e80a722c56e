import { and, eq, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { userProfiles } from './tables'

/**
 * Frees an address that the pool has given to `ownerId` while another profile still bears it: its person has changed
 * the address in the pool and not yet come back to have the profile follow. That profile follows now.
 */
export async function releaseAddress(
  { deps, now }: RequestContext,
  tx: Transaction,
  email: string,
  ownerId: string,
): Promise<void> {
  const stale = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(sql`lower(${userProfiles.email}) = lower(${email})`, ne(userProfiles.id, ownerId)))
    .for('update')
  for (const { id } of stale) {
    const account = await deps.identity.admin.findUser(id)
    const follows = account && account.email.toLowerCase() !== email.toLowerCase() ? account.email : null
    await tx
      .update(userProfiles)
      .set({ email: follows, version: sql`${userProfiles.version} + 1`, updatedAt: now })
      .where(eq(userProfiles.id, id))
  }
}
