import { eq } from 'drizzle-orm'
import { USER_ALREADY_LEFT } from '../../shared/messages/apiErrors'
import type { Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import { findProfileForUpdate } from '../users/findProfile'
import type { UserProfileRow } from '../schema/users'
import { floraTests, type FloraTestRow } from '../schema/floraTests'

/**
 * Locks the person, then the test.
 * @throws AppError NOT_FOUND, INVALID_STATE when the person has left
 */
export async function findFloraTestForUpdate(
  tx: Transaction,
  id: string,
): Promise<{ test: FloraTestRow; profile: UserProfileRow }> {
  const ofId = eq(floraTests.id, requireUuid(id))
  const [found] = await tx.select({ userId: floraTests.userId }).from(floraTests).where(ofId)
  if (!found) throw new AppError('NOT_FOUND')
  const profile = await findProfileForUpdate(tx, found.userId)
  if (!profile) throw new AppError('INVALID_STATE', USER_ALREADY_LEFT)
  const [test] = await tx.select().from(floraTests).where(ofId).for('update')
  if (!test) throw new AppError('NOT_FOUND')
  return { test, profile }
}
