import { eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { readVisits } from '../../ground/tables/readVisits'
import { recordReads } from '../../ground/tables/recordReads'
import { readsAbout } from './readsAbout'

/**
 * The number of looks at a person's record since the person last checked. Reads by one member of staff for one purpose
 * on a day, less than ten minutes apart, are one look, as on the person's page.
 * @returns null if the person has never checked
 */
export async function newLooksAt(db: Queryable, userId: string): Promise<number | null> {
  const [visit] = await db
    .select({ seenAt: readVisits.seenAt })
    .from(readVisits)
    .where(eq(readVisits.userId, userId))
  if (!visit?.seenAt) return null
  const reads = readsAbout(db, userId, gte(recordReads.readAt, visit.seenAt)).as('reads')
  const paused = db
    .select({
      pause: sql<string | null>`${reads.readAt} - lag(${reads.readAt}) over (
        partition by ${reads.actorId}, ${reads.purpose}, (${reads.readAt} at time zone 'Asia/Tokyo')::date
        order by ${reads.readAt})`.as('pause'),
    })
    .from(reads)
    .as('paused')
  const [counted] = await db
    .select({ looks: sql<number>`count(*)::int` })
    .from(paused)
    .where(sql`${paused.pause} is null or ${paused.pause} > interval '10 minutes'`)
  return counted?.looks ?? 0
}
