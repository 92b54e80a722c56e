import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { onlineChecks } from '../schema/screenings'
import { userProfiles as users } from '../schema/users'

/** On the way to a test that may certify. */
const onTheWay = [
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
  'DonorRenewalExam',
] as const

/** A check with points that nobody has cleared, beside its person who still may be certified by it. */
export const awaitsClearing = and(
  gt(onlineChecks.pointsOpen, 0),
  inArray(users.userStatus, [...onTheWay]),
  eq(users.deleteStatus, false),
)

/** Of people, in a list. */
export const hasPointsToClear = sql<boolean>`exists (select from ${onlineChecks}
  where ${onlineChecks.userId} = ${users.id} and ${awaitsClearing})`
