import { and, eq } from 'drizzle-orm'
import { preferenceSlotSchema } from '../../../shared/forms/preferenceSlot'
import { requireAdministrator, type RequestContext } from '../../ground/access/context'
import { validated } from '../../ground/errors'
import type { PreferenceSlotPreview, UpdatePreferenceSlotInput } from '../../generated/resolvers'
import { preferenceSlots } from '../../ground/tables/places'
import { toUserProfile } from '../../records/person/toUserProfile'
import { readLine } from './line'
import { monthOf } from './monthPlaces'

const NAMES = 100
const NOBODY: PreferenceSlotPreview = { Invitations: 0, People: [] }

/** The people whom these places would invite. Reserves nothing. */
export async function previewPreferenceSlot(
  context: RequestContext,
  input: UpdatePreferenceSlotInput,
): Promise<PreferenceSlotPreview> {
  requireAdministrator(context)
  const values = validated(preferenceSlotSchema, input)
  const { now, deps } = context
  const running = monthOf(now)
  if (values.Year !== running.year || values.Month !== running.month) return NOBODY
  const [slot] = await deps.db
    .select({ given: preferenceSlots.givenGuidanceCount })
    .from(preferenceSlots)
    .where(and(eq(preferenceSlots.year, values.Year), eq(preferenceSlots.month, values.Month)))
  const free = values.AvailableSlots + values.AdditionalAvailableSlots - (slot?.given ?? 0)
  if (free <= 0) return NOBODY
  const line = await readLine(deps.db, now, Math.min(free, NAMES))
  return {
    Invitations: Math.min(free, line.length),
    People: line.people.map((row) => toUserProfile(row)),
  }
}
