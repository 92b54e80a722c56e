import { sql } from 'drizzle-orm'
import { perObject } from '../../../shared/facts/perObject'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { namedRows } from '../../ground/db/named'
import type { UserProfile } from '../../generated/resolvers'
import { userProfiles } from '../../ground/tables/users'
import { profileReader, type ProfileReader } from './toUserProfile'

const profilesBy = perObject(({ columns, read }: ProfileReader) => {
  const people = namedRows(
    columns,
    sql`from ${userProfiles} where ${userProfiles.id} = any(${sql.placeholder('ids')}::uuid[])`,
  )
  return gathering(async ({ deps }: RequestContext, ids: string[]) => {
    const profiles = (await people(deps.db, { ids })).map(read)
    return new Map(profiles.map((profile) => [profile.Id, profile]))
  })
})

/**
 * The person of a list's row, batched. Members get only themselves; the operation has allowed the row.
 * @param asked the fields to read; null: all
 */
export async function profileOf(
  context: RequestContext,
  userId: string,
  asked: ReadonlySet<string> | null,
): Promise<UserProfile | null> {
  const { principal } = context
  if (principal.kind === 'guest' || (principal.kind === 'user' && principal.id !== userId)) return null
  return profilesBy(profileReader(asked))(context, userId)
}
