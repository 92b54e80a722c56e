import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { writePageToken } from '../../server/ground/db/pageToken'
import { userProfiles as users } from '../../server/ground/tables/users'
import type { Site } from './openSite'

export type Subjects = Awaited<ReturnType<typeof findSubjects>>

/** A person from the middle, and pages in the middle of the list. */
export async function findSubjects({ connection: { db } }: Site) {
  const middle = async (where: ReturnType<typeof isNull>) => {
    const [row] = await db
      .select()
      .from(users)
      .where(where)
      .orderBy(asc(users.nextDate), asc(users.id))
      .limit(1)
      .offset(Math.floor((await db.$count(users, where)) / 2))
    if (!row) throw new Error('Nobody stands in the middle')
    return row
  }
  const dated = await middle(isNotNull(users.nextDate))
  const undated = await middle(isNull(users.nextDate))
  const donor = await middle(eq(users.userStatus, 'Donation'))
  const [latest] = await db.select().from(users).orderBy(desc(users.profileCreatedAt)).limit(1)
  if (!latest) throw new Error('Nobody is there')
  const scope = 'users/{}/NextDate/ASC'
  return {
    donor: { id: donor.id, donorId: donor.donorId ?? '', tel: donor.tel ?? '', email: donor.email ?? '' },
    datedPage: await writePageToken(db, scope, dated.nextDate, dated.id),
    undatedPage: await writePageToken(db, scope, null, undated.id),
  }
}
