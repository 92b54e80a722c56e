import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { slotsBelowGiven } from '../../shared/messages/apiErrors'
import { preferenceSlotSchema } from '../../shared/validation/preferenceSlot'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { badField, validated } from '../errors'
import type { PreferenceSlot, UpdatePreferenceSlotInput } from '../generated/resolvers'
import { inviteFromWaitingList } from '../guidance/inviteFromWaitingList'
import { preferenceSlots } from './tables'
import { toPreferenceSlot } from './toPreferenceSlot'

/**
 * Sets how many people may be invited in a month, opening the month if it is new. Places that appear in the month
 * that runs go to the waiting list at once.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT below what is given
 */
export async function updatePreferenceSlot(
  context: RequestContext,
  input: UpdatePreferenceSlotInput,
): Promise<PreferenceSlot> {
  const caller = requireAdministrator(context)
  const { Year, Month, AvailableSlots, AdditionalAvailableSlots } = validated(preferenceSlotSchema, input)
  const { now, requestId, deps } = context
  const ofMonth = and(eq(preferenceSlots.year, Year), eq(preferenceSlots.month, Month))

  return inTransaction(context, async (tx) => {
    await tx
      .insert(preferenceSlots)
      .values({
        id: randomUUID(),
        year: Year,
        month: Month,
        availableSlots: 0,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
    const [before] = await tx.select().from(preferenceSlots).where(ofMonth).for('update')
    if (!before) throw new Error('A month that was just made is missing')
    if (AvailableSlots + AdditionalAvailableSlots < before.givenGuidanceCount)
      throw badField('AvailableSlots', slotsBelowGiven(before.givenGuidanceCount))
    await tx
      .update(preferenceSlots)
      .set({
        availableSlots: AvailableSlots,
        additionalAvailableSlots: AdditionalAvailableSlots,
        version: sql`${preferenceSlots.version} + 1`,
        updatedAt: now,
      })
      .where(ofMonth)
    const event = {
      category: 'Preference',
      operation: 'Update',
      year: Year,
      month: Month,
      basic: [before.availableSlots, AvailableSlots],
      additional: [before.additionalAvailableSlots, AdditionalAvailableSlots],
    } as const
    await recordActivity(tx, {
      event: { ...event, basic: [...event.basic], additional: [...event.additional] },
      userId: null,
      actorId: caller.id,
      now,
      requestId,
    })
    await inviteFromWaitingList(tx, deps, now)
    const [after] = await tx.select().from(preferenceSlots).where(ofMonth)
    if (!after) throw new Error('A month that is held is missing')
    return toPreferenceSlot(after)
  })
}
