import { and, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { answerCorrections } from '../schema/answerCorrections'
import { guidances } from '../schema/guidance'
import { userProfiles as users } from '../schema/users'
import { officePoints } from '../schema/officePoints'

/** A guidance that has begun, without recorded attendance. */
export const attendanceToRecord = (now: Date) =>
  and(eq(guidances.status, 'Reserved'), isNull(guidances.closedAt), lte(guidances.reservedAt, now))

/** Passed the check and waits for a date of the test: the triggers that keep the next date have found none. */
export const examUndated = and(
  eq(users.deleteStatus, false),
  inArray(users.userStatus, ['DonorRegistrationExam', 'DonorRenewalExam']),
  sql`${users.nextDateKind} is distinct from 'Exam'`,
)

/** A test on or after its day, without a judgement. */
export const judgementOpen = (now: Date) =>
  and(eq(users.nextDateKind, 'Exam'), lte(users.nextDate, japaneseDateOf(now)))

/** Asked to be invited to a flora test. */
export const floraWish = and(isNotNull(users.floraInvitationRequestedAt), eq(users.deleteStatus, false))

/** Those whom neither a test nor its date makes known: few, each found by an index. */
const foundOneByOne = (now: Date) => sql`
  select ${guidances.userId} from ${guidances} where ${attendanceToRecord(now)}
  union all select id from ${users} where ${floraWish}
  union all select ${officePoints.userId} from ${officePoints} where ${officePoints.closedAt} is null
  union all select ${answerCorrections.userId} from ${answerCorrections} where ${answerCorrections.state} = 'Open'`

/** Whether the office has something to do for a person. A union, so that each part is found by its own index. */
export const needsAttention = (now: Date): SQL<boolean> => sql<boolean>`${users.id} in (
  ${foundOneByOne(now)}
  union all select id from ${users} where ${examUndated}
  union all select id from ${users} where ${judgementOpen(now)}
)`

/** Present people who need attention, and not for a test: of those, each has a number that is kept. */
export const otherAttention = (
  now: Date,
) => sql`${users.id} in (${foundOneByOne(now)}) and not ${users.deleteStatus}
  and (${examUndated}) is not true and (${judgementOpen(now)}) is not true`
