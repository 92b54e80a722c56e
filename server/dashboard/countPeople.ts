import { and, eq, min, sql } from 'drizzle-orm'
import { addDays, type JapaneseDate } from '../../shared/dates'
import type { UserStatus } from '../../shared/generated/schema'
import type { Queryable } from '../db/client'
import type { StatusCount } from '../generated/resolvers'
import { userProfiles as users, userStatus } from '../users/tables'

/** Donor status counts as ending soon when its last valid day is today or within this many days. */
const ENDING_SOON_DAYS = 7

type PeopleCounts = {
  /** Every status, in the order of a donor's life, those without anybody too. */
  Statuses: StatusCount[]
  Waiting: number
  /** Since when the first of them waits. */
  WaitingSince: Date | null
  RenewalsOpen: number
  EndingSoon: number
}

/** Those who have not left, counted in one reading. */
export async function countPeople(db: Queryable, today: JapaneseDate): Promise<PeopleCounts> {
  const last = addDays(today, ENDING_SOON_DAYS)
  const endsSoon = and(
    eq(users.donorStatus, 'Certified'),
    sql`${users.donorExpirationDate} between ${today} and ${last}`,
  )
  const rows = await db
    .select({
      status: users.userStatus,
      people: sql<number>`count(*)::int`,
      waitingSince: min(users.waitingSince),
      ending: sql<number>`(count(*) filter (where ${endsSoon}))::int`,
    })
    .from(users)
    .where(eq(users.deleteStatus, false))
    .groupBy(users.userStatus)
  const inStatus = (status: UserStatus) => rows.find((row) => row.status === status)?.people ?? 0
  return {
    Statuses: userStatus.enumValues.map((status) => ({ UserStatus: status, Count: inStatus(status) })),
    Waiting: inStatus('WaitingGuidance'),
    WaitingSince: rows.find((row) => row.status === 'WaitingGuidance')?.waitingSince ?? null,
    RenewalsOpen: inStatus('RenewalExamOnlineCheckBeforeExam') + inStatus('DonorRenewalExam'),
    EndingSoon: rows.reduce((sum, { ending }) => sum + ending, 0),
  }
}
