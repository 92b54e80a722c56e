import type { PreferenceSlot } from '../generated/resolvers'
import type { PreferenceSlotRow } from '../schema/places'

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
