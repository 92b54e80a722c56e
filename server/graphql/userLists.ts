import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { toDonationInfo } from '../donations/listDonations'
import { toInspectionDetail } from '../floraTests/toInspectionDetail'
import type { DonationInfo, InspectionDetail, ScreeningInfo } from '../generated/resolvers'
import { donations } from '../schema/donations'
import { floraTests } from '../schema/floraTests'
import { screenings } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import { toScreeningInfo } from '../screenings/toScreeningInfo'

/** More than a person gathers in years; longer histories are read through the lists. */
const LATEST = 200

/** The latest donations, newest first. */
export async function donationsOfUser(db: Queryable, userId: string): Promise<DonationInfo[]> {
  const rows = await db
    .select({ row: donations, stage: donations.rewardStage })
    .from(donations)
    .where(and(eq(donations.userId, userId), isNull(donations.cancelledAt)))
    .orderBy(desc(donations.donationAt), desc(donations.id))
    .limit(LATEST)
  return rows.map(({ row, stage }) => toDonationInfo(row, stage))
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

/** Screenings, newest first. */
export async function screeningsOfUser(db: Queryable, userId: string): Promise<ScreeningInfo[]> {
  const rows = await db
    .select()
    .from(screenings)
    .where(eq(screenings.userId, userId))
    .orderBy(desc(screenings.screeningInfoCreatedAt), desc(screenings.id))
    .limit(LATEST)
  return rows.map(toScreeningInfo)
}
