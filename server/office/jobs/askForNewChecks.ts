import { and, eq, sql } from 'drizzle-orm'
import { addWeeks, japaneseDateOf } from '../../../shared/facts/dates'
import { checkIsOld } from '../../../shared/rules/donating/donorPeriod'
import { CHECK_VALID_WEEKS } from '../../../shared/facts/terms'
import { recordActivity } from '../../ground/recordActivity'
import type { Deps } from '../../ground/deps'
import { onlineChecks } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { findExamScreening } from '../../care/screenings/findScreening'
import { dueExamOf } from '../../care/users/dueExam'
import { moveStatus, recipientOf } from '../../records/person/findProfile'
import { forEachMemberDue } from './forEachDue'

/**
 * Asks people who wait for the registration test for a new check if theirs is over twelve weeks old and no longer
 * supports a certification (decisions §7). People tested in time wait for the judgement.
 */
export function askForNewChecks(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const sentOn = sql`(c.submitted_at at time zone 'Asia/Tokyo')::date`
  const due = and(
    eq(userProfiles.userStatus, 'DonorRegistrationExam'),
    sql`(${dueExamOf(sentOn)}) < ${addWeeks(today, -CHECK_VALID_WEEKS)}`,
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id } = profile
    const screening = await findExamScreening(tx, profile)
    if (!screening) return false
    const [check] = await tx
      .select({ submittedAt: onlineChecks.submittedAt })
      .from(onlineChecks)
      .where(eq(onlineChecks.screeningId, screening.id))
    const test = screening.scheduledInitialExamDate
    if (!check?.submittedAt || (test && !checkIsOld(japaneseDateOf(check.submittedAt), test))) return false
    const moved = await moveStatus(tx, { id, from: 'DonorRegistrationExam' }, { event: 'checkTooOld', now })
    const event = { category: 'OnlineCheck', operation: 'AskAgain' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    await deps.mail.enqueue(tx, {
      kind: 'checkTooOld',
      params: {},
      ...recipientOf(moved),
      dedupeKey: `checkTooOld/${screening.id}`,
    })
    return true
  })
}
