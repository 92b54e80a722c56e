import { and, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { mayCall } from '../../../shared/rules/records/access/operations'
import type { RequestContext } from '../../ground/access/context'
import { answerCorrections } from '../../ground/tables/answerCorrections'
import { guidances } from '../../ground/tables/guidance'
import { userProfiles as users } from '../../ground/tables/users'
import { officePoints } from '../../ground/tables/officePoints'

/** A guidance that has begun, without recorded attendance. */
export const attendanceToRecord = (now: Date) =>
  and(eq(guidances.status, 'Reserved'), isNull(guidances.closedAt), lte(guidances.reservedAt, now))

/** Passed the check, and no date of the test is set: the triggers for the next date found none. */
export const examUndated = and(
  eq(users.deleteStatus, false),
  inArray(users.userStatus, ['DonorRegistrationExam', 'DonorRenewalExam']),
  sql`${users.nextDateKind} is distinct from 'Exam'`,
)

/** A test on or after its day, without a judgement. */
export const judgementOpen = (now: Date) =>
  and(eq(users.nextDateKind, 'Exam'), lte(users.nextDate, japaneseDateOf(now)))

export const floraWish = and(isNotNull(users.floraInvitationRequestedAt), eq(users.deleteStatus, false))

type Seen = {
  now: Date
  /** Only for those who decide about them: that one is open says that an answer about health was wrong. */
  corrections: boolean
}

/** What of it the caller may know. */
export const seenBy = ({ principal, now }: Pick<RequestContext, 'principal' | 'now'>): Seen => ({
  now,
  corrections: principal.kind === 'staff' && mayCall(principal.roles, 'getAnswerCorrection'),
})

/** People found without a test or its date; few, each by an index. */
const foundOneByOne = ({ now, corrections }: Seen) => sql`
  select ${guidances.userId} from ${guidances} where ${attendanceToRecord(now)}
  union all select id from ${users} where ${floraWish}
  union all select ${officePoints.userId} from ${officePoints} where ${officePoints.closedAt} is null
  ${corrections ? sql`union all select ${answerCorrections.userId} from ${answerCorrections} where ${answerCorrections.state} = 'Open'` : sql``}`

/** Whether the office has work for a person. A union, so that each part uses its own index. */
export const needsAttention = (seen: Seen): SQL<boolean> => sql<boolean>`${users.id} in (
  ${foundOneByOne(seen)}
  union all select id from ${users} where ${examUndated}
  union all select id from ${users} where ${judgementOpen(seen.now)}
)`

/** Present people who need attention for other reasons than a test, for which stored counts exist. */
export const otherAttention = (
  seen: Seen,
) => sql`${users.id} in (${foundOneByOne(seen)}) and not ${users.deleteStatus}
  and (${examUndated}) is not true and (${judgementOpen(seen.now)}) is not true`
