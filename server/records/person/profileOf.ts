import { inArray } from 'drizzle-orm'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import type { UserProfile } from '../../generated/resolvers'
import { userProfiles } from '../../ground/tables/users'
import { toUserProfile } from './toUserProfile'

const profilesOf = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const rows = await deps.db.select().from(userProfiles).where(inArray(userProfiles.id, ids))
  return new Map(rows.map((row) => [row.id, toUserProfile(row)]))
})

/** The person of a list's row, batched. Members get only themselves; the operation has allowed the row. */
export async function profileOf(context: RequestContext, userId: string): Promise<UserProfile | null> {
  const { principal } = context
  if (principal.kind === 'guest' || (principal.kind === 'user' && principal.id !== userId)) return null
  return profilesOf(context, userId)
}
