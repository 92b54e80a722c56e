import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { ONLINE_CHECK_NOT_AGAIN, onlineCheckNotBefore } from '../../shared/messages/apiErrors'
import { judge } from '../../shared/questionnaire/judge'
import { currentVersion } from '../../shared/questionnaire/questionnaires'
import type { Region } from '../../shared/questionnaire/region'
import type { Queryable } from '../db/client'
import type { UserProfileRow } from '../users/tables'
import { onlineChecks, screenings, type OnlineCheckRow, type ScreeningRow } from './tables'

/**
 * Why the check may not be taken again, null when it may. To try again: after a test that did not certify twelve weeks
 * later; after Failed_1 from its date (at any time when what one waits for has no end yet: answering anew shows whether
 * it has ended); after Failed_2 when an administrator has reopened it, or a newer version of the questionnaire no longer
 * refuses the stored answers.
 */
export async function retryRefusal(
  db: Queryable,
  profile: UserProfileRow,
  { today, region }: { today: JapaneseDate; region: Region },
): Promise<string | null> {
  if (profile.userStatus === 'Registration' && profile.retryFrom && today < profile.retryFrom)
    return onlineCheckNotBefore(profile.retryFrom)
  if (profile.onlineCheckResult !== 'Failed_1' && profile.onlineCheckResult !== 'Failed_2') return null
  const [last] = await db
    .select({ check: onlineChecks, type: screenings.inspectionType })
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .where(and(eq(onlineChecks.userId, profile.id), isNotNull(onlineChecks.submittedAt)))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  if (!last) return null
  const { onlineCheckResult, nextDate } = last.check
  if (onlineCheckResult === 'Failed_1' && nextDate && today < nextDate) return onlineCheckNotBefore(nextDate)
  const reopened = profile.onlineCheckReopenedAt !== null
  const refused = onlineCheckResult === 'Failed_2' && !reopened && stillRefused(last, today, region)
  return refused ? ONLINE_CHECK_NOT_AGAIN : null
}

type LastCheck = { check: OnlineCheckRow; type: ScreeningRow['inspectionType'] }

function stillRefused({ check, type }: LastCheck, today: JapaneseDate, region: Region): boolean {
  if (check.version === currentVersion) return true
  const kind = type === 'Renewal' ? 'renewal' : 'registration'
  return judge(check.answers, { today, region, kind }).result === 'Failed_2'
}
