import { addMonths, type JapaneseDate } from '../../shared/dates'
import type { PreferenceSlotInput } from '../../shared/validation/preferenceSlot'
import type { SlotValues } from './SlotDialog'

const firstOf = (year: number, month: number): JapaneseDate => `${year}-${String(month).padStart(2, '0')}-01`

/**
 * The month after the last one, or this month if none is current or later; with the last one's basic number.
 */
export function monthToAdd(slots: readonly PreferenceSlotInput[], today: JapaneseDate): SlotValues {
  const last = slots.toSorted((a, b) => (firstOf(a.Year, a.Month) < firstOf(b.Year, b.Month) ? 1 : -1))[0]
  const thisMonth = `${today.slice(0, 7)}-01`
  const following = last ? addMonths(firstOf(last.Year, last.Month), 1) : thisMonth
  const month = following < thisMonth ? thisMonth : following
  return {
    Year: Number(month.slice(0, 4)),
    Month: Number(month.slice(5, 7)),
    AvailableSlots: last?.AvailableSlots ?? 0,
    AdditionalAvailableSlots: 0,
    Version: 0,
  }
}
