import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { toDonationInfo } from '../donations/listDonations'
import { toInspectionDetail } from '../floraTests/listIntestinalFloraTests'
import type { DonationInfo, InspectionDetail, ScreeningInfo } from '../generated/resolvers'
import { donations } from '../schema/donations'
import { floraTests } from '../schema/floraTests'
import { namedRows } from '../schema/named'
import { screenings } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import { toScreeningInfo } from '../screenings/toScreening'

/** More than a person gathers in years; longer histories are read through the lists. */
const LATEST = 200

const ofUser = sql.placeholder('userId')

const donationRows = namedRows(
  getTableColumns(donations),
  sql`from ${donations} where ${donations.userId} = ${ofUser} and ${donations.cancelledAt} is null
    order by ${donations.donationAt} desc, ${donations.id} desc limit ${sql.raw(String(LATEST))}`,
)

/** The latest donations, newest first. */
export async function donationsOfUser(db: Database, userId: string): Promise<DonationInfo[]> {
  return (await donationRows(db, { userId })).map((row) => toDonationInfo(row, row.rewardStage))
}

/** Flora tests, newest first. */
export async function floraTestsOfUser(db: Queryable, userId: string): Promise<InspectionDetail[]> {
  const rows = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(desc(floraTests.inspectionDetailCreatedAt), desc(floraTests.id))
    .limit(LATEST)
  return rows.map(toInspectionDetail)
}

/** When the person asked to be invited to a flora test; null once an invitation has met the wish. */
export async function floraInvitationRequestedAt(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: userProfiles.floraInvitationRequestedAt })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
  return row?.at ?? null
}

const screeningRows = namedRows(
  getTableColumns(screenings),
  sql`from ${screenings} where ${screenings.userId} = ${ofUser}
    order by ${screenings.screeningInfoCreatedAt} desc, ${screenings.id} desc limit ${sql.raw(String(LATEST))}`,
)

/** Screenings, newest first. */
export async function screeningsOfUser(db: Database, userId: string): Promise<ScreeningInfo[]> {
  return (await screeningRows(db, { userId })).map(toScreeningInfo)
}
