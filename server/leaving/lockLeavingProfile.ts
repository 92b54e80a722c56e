import type { Transaction } from '../db/client'
import { findOpenGuidanceForUpdate } from '../guidance/findGuidance'
import { findProfileForUpdate } from '../users/findProfile'
import type { UserProfileRow } from '../schema/users'

/**
 * The profile of somebody who is about to leave, held. A booking takes the invitation first and the profile after it:
 * so does this, and neither waits for the other for ever.
 */
export async function lockLeavingProfile(tx: Transaction, userId: string): Promise<UserProfileRow | null> {
  await findOpenGuidanceForUpdate(tx, userId)
  return findProfileForUpdate(tx, userId)
}
