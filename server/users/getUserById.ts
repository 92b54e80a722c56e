import { sql } from 'drizzle-orm'
import { perObject } from '../../shared/perObject'
import { requireStaff, type RequestContext } from '../access/context'
import { requireUuid, AppError } from '../errors'
import { namedRows } from '../schema/named'
import { userProfiles } from '../schema/users'
import { profileReader, type ProfileReader } from './toUserProfile'
import type { UserParent } from './userParent'

const statementOf = perObject(({ columns }: ProfileReader) => {
  const { id, retryReminder, createdAt, updatedAt } = userProfiles
  return namedRows(
    { ...columns, id, retryReminder, createdAt, updatedAt },
    sql`from ${userProfiles} where ${id} = ${sql.placeholder('id')}`,
  )
})

/**
 * A person for the console, those who have left included.
 * @param asked the fields of the profile to read
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, NOT_FOUND
 */
export async function getUserById(
  context: RequestContext,
  userId: string,
  asked: ReadonlySet<string>,
): Promise<UserParent> {
  requireStaff(context)
  const reader = profileReader(asked)
  const [row] = await statementOf(reader)(context.deps.db, { id: requireUuid(userId) })
  if (!row) throw new AppError('NOT_FOUND')
  const { id: Id, retryReminder: RetryReminder, createdAt: CreatedAt, updatedAt: UpdatedAt } = row
  return { Id, RetryReminder, CreatedAt, UpdatedAt, Profile: reader.read(row) }
}
