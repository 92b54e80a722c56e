import { and, eq, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { eraseReasons } from '../activity/eraseReasons'
import { recordActivity } from '../activity/recordActivity'
import { forgetInSettings } from '../administrators/forgetInSettings'
import type { RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { closePeriodOfLeaver } from '../donations/closePeriodOfLeaver'
import { eraseFloraTests } from '../floraTests/eraseFloraTests'
import { giveUpGuidance } from '../guidance/giveUpGuidance'
import { cancelMails } from '../mail/cancelMails'
import { eraseHealthData } from '../screenings/eraseHealthData'
import { unlinkSecurityEvents } from '../security/unlinkSecurityEvents'
import { erasedColumns } from './erasedColumns'
import { recipientOf } from './recipientOf'
import { userProfiles, type UserProfileRow } from './tables'

/**
 * Everything that leaving does within the database, by oneself or by an administrator, from any status. The account in
 * the user pool and the files go after the commit, by `finishLeaving`.
 * @param profile held by the caller's transaction
 */
export async function leaveService(
  tx: Transaction,
  { deps, now, requestId }: RequestContext,
  {
    profile,
    operation,
    actorId,
    reason,
  }: {
    profile: UserProfileRow
    operation: 'Withdraw' | 'Delete'
    actorId: string
    reason?: string
  },
): Promise<UserProfileRow> {
  const wasDonor = profile.donorStatus === 'Certified'
  const [row] = await tx
    .update(userProfiles)
    .set({
      ...erasedColumns,
      ...(wasDonor ? { lossDonorStatusDate: japaneseDateOf(now) } : {}),
      version: sql`${userProfiles.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(userProfiles.id, profile.id), eq(userProfiles.deleteStatus, false)))
    .returning()
  if (!row) throw new Error('A profile that is held is missing')

  await closePeriodOfLeaver(tx, deps, { profile, now })
  await eraseHealthData(tx, profile.id, now)
  await eraseFloraTests(tx, profile.id)
  await eraseReasons(tx, profile.id)
  await unlinkSecurityEvents(tx, profile.id)
  await forgetInSettings(tx, profile)
  await cancelMails(tx, { userId: profile.id, addresses: profile.email ? [profile.email] : [] }, now)
  const event = { category: 'Account', operation } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, reason, now, requestId })
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'withdrawn',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `withdrawn/${profile.id}`,
    })
  await giveUpGuidance(tx, deps, profile.id, now)
  return row
}
