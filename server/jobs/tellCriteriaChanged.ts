import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import type { Deps } from '../deps'
import { onlineChecks } from '../schema/screenings'
import { notSuspended, userProfiles } from '../schema/users'
import { lastSentCheck, sooner, standingAsJudged, standingToday } from '../screenings/retryStanding'
import { recipientOf } from '../users/recipientOf'
import { forEachMemberDue } from './forEachDue'

/**
 * Tells refused people who accept notices that the current criteria let them return, or return earlier. It
 * judges their answers again; the stored judgement stays.
 */
export function tellCriteriaChanged(deps: Deps, now: Date): Promise<number> {
  const { questionnaires } = deps
  const { version } = questionnaires.current
  const on = { today: japaneseDateOf(now), region: deps.texts.region, questionnaires }
  const older = deps.db
    .select({ id: onlineChecks.userId })
    .from(onlineChecks)
    .where(and(ne(onlineChecks.version, version), isNotNull(onlineChecks.submittedAt)))
  const due = and(
    inArray(userProfiles.onlineCheckResult, ['Failed_1', 'Failed_2']),
    eq(userProfiles.userStatus, 'Registration'),
    eq(userProfiles.subscribedMagazine, true),
    // A person whom the office lets answer again knows already.
    isNull(userProfiles.onlineCheckReopenedAt),
    notSuspended,
    inArray(userProfiles.id, older),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const last = await lastSentCheck(tx, profile.id)
    if (!last || last.check.version === version) return false
    const told = standingAsJudged(last, on)
    const standing = standingToday(last, on)
    const earlier = told !== standing && sooner(told, standing) === standing
    if (standing === 'never' || told === 'now' || !earlier) return false
    return deps.mail.enqueue(tx, {
      kind: 'criteriaChanged',
      params: { from: standing === 'now' ? null : standing.from },
      ...recipientOf(profile),
      dedupeKey: `criteriaChanged/${last.check.screeningId}/${version}`,
    })
  })
}
