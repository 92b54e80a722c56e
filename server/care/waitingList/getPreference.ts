import { desc } from 'drizzle-orm'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { PreferenceSlot } from '../../generated/resolvers'
import { preferenceSlots, type PreferenceSlotRow } from '../../ground/tables/places'
import { asContract } from '../../ground/db/asContract'

/** Twenty years of months, returned at once. */
const MONTHS = 240

/** Guidance places of each month, newest first. */
export async function getPreference(context: RequestContext): Promise<PreferenceSlot[]> {
  requireDuty(context, 'getPreference')
  const rows = await context.deps.db
    .select()
    .from(preferenceSlots)
    .orderBy(desc(preferenceSlots.year), desc(preferenceSlots.month))
    .limit(MONTHS)
  return rows.map(toPreferenceSlot)
}

export function toPreferenceSlot(row: PreferenceSlotRow): PreferenceSlot {
  return {
    ...asContract(row, 'id', 'year', 'month', 'availableSlots', 'additionalAvailableSlots'),
    ...asContract(row, 'givenGuidanceCount', 'version', 'createdAt', 'updatedAt'),
    Sk: 'Preference',
  }
}
