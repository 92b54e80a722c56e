import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { ONLINE_CHECK_NOT_AGAIN, onlineCheckNotBefore } from '../../shared/messages/apiErrors'
import { judge } from '../../shared/questionnaire/judge'
import { currentVersion } from '../../shared/questionnaire/questionnaires'
import type { Region } from '../../shared/questionnaire/region'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import type { UserProfileRow } from '../users/tables'
import { onlineChecks, type OnlineCheckRow } from './tables'

/**
 * To try again: after Failed_1 from its date (at any time when what one waits for has no end yet: answering anew shows
 * whether it has ended); after Failed_2 when a newer version of the questionnaire no longer refuses the stored answers.
 * @throws AppError INVALID_STATE
 */
export async function requireMayRetry(
  tx: Transaction,
  profile: UserProfileRow,
  { today, region }: { today: JapaneseDate; region: Region },
): Promise<void> {
  if (profile.onlineCheckResult !== 'Failed_1' && profile.onlineCheckResult !== 'Failed_2') return
  const [last] = await tx
    .select()
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, profile.id), isNotNull(onlineChecks.submittedAt)))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  if (!last) return
  if (last.onlineCheckResult === 'Failed_1' && last.nextDate && today < last.nextDate)
    throw new AppError('INVALID_STATE', onlineCheckNotBefore(last.nextDate))
  if (last.onlineCheckResult === 'Failed_2' && stillRefused(last, today, region))
    throw new AppError('INVALID_STATE', ONLINE_CHECK_NOT_AGAIN)
}

function stillRefused(check: OnlineCheckRow, today: JapaneseDate, region: Region): boolean {
  if (check.version === currentVersion) return true
  return judge(check.answers, { today, region, kind: 'registration' }).result === 'Failed_2'
}
