import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { perObject } from '../../../shared/facts/perObject'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { namedRows, writeColumns } from '../../ground/db/named'
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

const joinedBy = perObject(({ columns, read }: ProfileReader) => {
  const written = writeColumns(columns)
  return { ...written, read: (values: readonly unknown[]) => read(written.read(values)) }
})

/**
 * The person of each row in the statement of a list for staff; null where none is asked for.
 * @param asked the fields to read, as for `profileOf`
 */
export const personJoined = (userId: AnyPgColumn, asked: ReadonlySet<string>) =>
  asked.size === 0
    ? null
    : {
        join: sql`left join ${userProfiles} on ${userProfiles.id} = ${userId}`,
        written: joinedBy(profileReader(asked)),
      }

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
