import { and, desc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import { addDays, japaneseDateOf } from '../../shared/dates'
import type { Deps } from '../deps'
import { onlineChecks } from '../screenings/tables'
import { recipientOf } from '../users/recipientOf'
import { userProfiles } from '../users/tables'
import { forEachMemberDue, notSuspended } from './forEachMemberDue'

/** The mail says “from today”: one that could not be sent for longer than this is not sent any more. */
const LATE_DAYS = 7

/** Tells those who were asked to wait that the check may be taken again, once, unless they turned the mail off. */
export function tellRetryPossible(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const reached = and(
    eq(onlineChecks.onlineCheckResult, 'Failed_1'),
    lte(onlineChecks.nextDate, today),
    gte(onlineChecks.nextDate, addDays(today, -LATE_DAYS)),
  )
  const due = and(
    eq(userProfiles.onlineCheckResult, 'Failed_1'),
    inArray(userProfiles.userStatus, ['Registration', 'RenewalExamOnlineCheckBeforeExam']),
    eq(userProfiles.retryReminder, true),
    notSuspended(),
    inArray(userProfiles.id, deps.db.select({ id: onlineChecks.userId }).from(onlineChecks).where(reached)),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const [last] = await tx
      .select({ screeningId: onlineChecks.screeningId, nextDate: onlineChecks.nextDate })
      .from(onlineChecks)
      .where(and(eq(onlineChecks.userId, profile.id), isNotNull(onlineChecks.submittedAt)))
      .orderBy(desc(onlineChecks.submittedAt))
      .limit(1)
    if (!last?.nextDate || last.nextDate > today || last.nextDate < addDays(today, -LATE_DAYS)) return false
    return deps.mail.enqueue(tx, {
      kind: 'retryPossible',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `retryPossible/${last.screeningId}`,
    })
  })
}
