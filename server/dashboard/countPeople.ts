import { and, asc, between, count, eq } from 'drizzle-orm'
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

/** Those who have not left; each number by an index that holds no more than it counts. */
export async function countPeople(db: Queryable, today: JapaneseDate): Promise<PeopleCounts> {
  const present = eq(users.deleteStatus, false)
  const [standing, [firstWaiting], [ending]] = await Promise.all([
    db
      .select({ status: users.userStatus, people: count() })
      .from(users)
      .where(present)
      .groupBy(users.userStatus),
    db
      .select({ since: users.waitingSince })
      .from(users)
      .where(and(present, eq(users.userStatus, 'WaitingGuidance')))
      .orderBy(asc(users.waitingSince))
      .limit(1),
    db
      .select({ people: count() })
      .from(users)
      .where(
        and(
          present,
          eq(users.donorStatus, 'Certified'),
          between(users.donorExpirationDate, today, addDays(today, ENDING_SOON_DAYS)),
        ),
      ),
  ])
  const inStatus = (status: UserStatus) => standing.find((row) => row.status === status)?.people ?? 0
  return {
    Statuses: userStatus.enumValues.map((status) => ({ UserStatus: status, Count: inStatus(status) })),
    Waiting: inStatus('WaitingGuidance'),
    WaitingSince: firstWaiting?.since ?? null,
    RenewalsOpen: inStatus('RenewalExamOnlineCheckBeforeExam') + inStatus('DonorRenewalExam'),
    EndingSoon: ending?.people ?? 0,
  }
}
