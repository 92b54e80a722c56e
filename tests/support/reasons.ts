import { asc, eq, type SQL } from 'drizzle-orm'
import { openReasons, reasonColumns } from '../../server/ground/reasons'
import { activities, activityReasons } from '../../server/ground/tables/activity'
import type { TestServer } from './testServer'

type Logged = { operation: string; text: string; reason: string | null }

/** Rows of the log with the staff's reasons in words. */
export async function loggedReasons({ db, deps }: TestServer, where?: SQL): Promise<Logged[]> {
  const rows = await db
    .select({
      activityId: activities.id,
      userId: activities.userId,
      operation: activities.operation,
      text: activities.text,
      ...reasonColumns,
    })
    .from(activities)
    .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(where)
    .orderBy(asc(activities.id))
  const opened = await openReasons(deps.vault, db, rows)
  return opened.map(({ operation, text, reason }) => ({ operation, text, reason }))
}

/** Those that have one. */
export const reasonsOf = async (server: TestServer, where?: SQL): Promise<string[]> =>
  (await loggedReasons(server, where)).flatMap(({ reason }) => reason ?? [])
