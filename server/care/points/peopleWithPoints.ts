import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { onlineChecks } from '../../ground/tables/screenings'
import { userProfiles as users } from '../../ground/tables/users'

const onTheWay = [
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
  'DonorRenewalExam',
] as const

/** A check with open points whose person may still be certified by it. */
export const awaitsClearing = and(
  gt(onlineChecks.pointsOpen, 0),
  inArray(users.userStatus, [...onTheWay]),
  eq(users.deleteStatus, false),
)

export const hasPointsToClear = sql<boolean>`exists (select from ${onlineChecks}
  where ${onlineChecks.userId} = ${users.id} and ${awaitsClearing})`
