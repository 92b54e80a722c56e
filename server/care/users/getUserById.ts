import { sql, type SQL } from 'drizzle-orm'
import { perObject } from '../../../shared/facts/perObject'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { requireUuid, requireRow } from '../../ground/errors'
import { named, writeColumns } from '../../ground/db/named'
import { userProfiles } from '../../ground/tables/users'
import { profileReader } from '../../records/person/toUserProfile'
import type { UserLists, UserParent } from './userParent'

/** The fields of a person in a document: the same object at each run. */
export type PersonAsked = {
  profile: ReadonlySet<string>
  /** Expressions over a row of `user_profiles`, and readers of their values. */
  lists: readonly { json: SQL; read(json: unknown): Partial<UserLists> }[]
}

const { id, retryReminder, criteriaNews, subscribedMagazine, createdAt, updatedAt } = userProfiles

const statementOf = perObject(({ profile, lists }: PersonAsked) => {
  const reader = profileReader(profile)
  const mails = { retryReminder, criteriaNews, subscribedMagazine }
  const { list, read, width } = writeColumns({ ...reader.columns, ...mails, id, createdAt, updatedAt })
  const columns = [sql.raw(list), ...lists.map(({ json }) => json)]
  return named(
    sql`select json_build_array(${sql.join(columns, sql`, `)}) from ${userProfiles} where ${id} = ${sql.placeholder('id')}`,
    ([json]): UserParent => {
      const values = json as unknown[]
      const row = read(values)
      const { id: Id, retryReminder: RetryReminder, createdAt: CreatedAt, updatedAt: UpdatedAt } = row
      const CriteriaNews = row.criteriaNews ?? row.subscribedMagazine
      const parent = { Id, RetryReminder, CriteriaNews, CreatedAt, UpdatedAt, Profile: reader.read(row) }
      return Object.assign(parent, ...lists.map((one, place) => one.read(values[width + place])))
    },
  )
})

/** A person for the console, including those who have left. */
export async function getUserById(
  context: RequestContext,
  userId: string,
  asked: PersonAsked,
): Promise<UserParent> {
  requireDuty(context, 'getUserById')
  return requireRow(await statementOf(asked)(context.deps.db, { id: requireUuid(userId) }))
}
