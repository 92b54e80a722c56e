import { desc } from 'drizzle-orm'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { PreferenceSlot } from '../../generated/resolvers'
import { preferenceSlots, type PreferenceSlotRow } from '../../ground/tables/places'

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
    Id: row.id,
    Sk: 'Preference',
    Year: row.year,
    Month: row.month,
    AvailableSlots: row.availableSlots,
    AdditionalAvailableSlots: row.additionalAvailableSlots,
    GivenGuidanceCount: row.givenGuidanceCount,
    Version: row.version,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
