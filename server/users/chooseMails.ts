import { eq } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'

const columns = { SubscribedMagazine: 'subscribedMagazine', RetryReminder: 'retryReminder' } as const

/**
 * Takes or stops a kind of mail that is a member's own to choose, for her or at her word. What already stands changes nothing.
 * @param profile as held by the transaction
 * @returns the profile as it is then
 */
export async function chooseMails(
  tx: Transaction,
  profile: UserProfileRow,
  choice: { kind: keyof typeof columns; wanted: boolean; now: Date; requestId?: string },
): Promise<UserProfileRow> {
  const { kind, wanted, now, requestId } = choice
  if (profile[columns[kind]] === wanted) return profile
  const changed = { [columns[kind]]: wanted, version: profile.version + 1, updatedAt: now }
  await tx.update(userProfiles).set(changed).where(eq(userProfiles.id, profile.id))
  const event = { category: 'Profile', operation: 'Update', fields: [kind] } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: profile.id, now, requestId })
  return { ...profile, ...changed }
}
