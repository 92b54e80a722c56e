import { and, eq, sql } from 'drizzle-orm'
import { statusAfter, type LifecycleEvent } from '../../shared/lifecycle'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { userProfiles, type UserProfileRow } from '../schema/users'

type Effects = Partial<
  Omit<typeof userProfiles.$inferInsert, 'id' | 'userStatus' | 'version' | 'updatedAt' | 'waitingSince'>
>

/**
 * Moves a person along the table of shared/lifecycle in one conditional statement, with the event's other effects.
 * Entering the waiting list takes the last place; leaving it gives the place up.
 * @throws AppError INVALID_STATE when the table does not allow the event from where the person is
 */
export async function moveStatus(
  tx: Transaction,
  person: { id: string; from: UserProfileRow['userStatus'] },
  event: LifecycleEvent,
  now: Date,
  effects: Effects = {},
): Promise<UserProfileRow> {
  const to = statusAfter(person.from, event)
  if (!to) throw new AppError('INVALID_STATE')
  const [row] = await tx
    .update(userProfiles)
    .set({
      ...effects,
      userStatus: to,
      waitingSince: to === 'WaitingGuidance' ? now : null,
      version: sql`${userProfiles.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(userProfiles.id, person.id),
        eq(userProfiles.deleteStatus, false),
        eq(userProfiles.userStatus, person.from),
      ),
    )
    .returning()
  if (!row) throw new AppError('INVALID_STATE')
  return row
}
