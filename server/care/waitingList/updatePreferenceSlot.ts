import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { preferenceSlotLabels as labels } from '../../../shared/words/labels/consoleLabels'
import { conflictIn, MONTH_IS_PAST, slotsBelowGiven } from '../../../shared/words/program/apiErrors'
import { preferenceSlotSchema, type PreferenceSlotInput } from '../../../shared/forms/preferenceSlot'
import { requireAdministrator, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, validated, type LatestChange } from '../../ground/errors'
import type { PreferenceSlot, UpdatePreferenceSlotInput } from '../../generated/resolvers'
import { activities } from '../../ground/tables/activity'
import { administrators } from '../../ground/tables/administrators'
import { preferenceSlots, type PreferenceSlotRow } from '../../ground/tables/places'
import { toPreferenceSlot } from './getPreference'
import { inviteFromWaitingList } from './invite'
import { monthOf } from './monthPlaces'

const numbers = ['AvailableSlots', 'AdditionalAvailableSlots'] as const

const ofMonth = ({ Year, Month }: { Year: number; Month: number }) =>
  and(eq(preferenceSlots.year, Year), eq(preferenceSlots.month, Month))

/**
 * Sets the places of a month, opening it if needed. New places in the current month invite at once. Equal: no change.
 */
export async function updatePreferenceSlot(
  context: RequestContext,
  input: UpdatePreferenceSlotInput,
): Promise<PreferenceSlot> {
  requireAdministrator(context)
  const values = validated(preferenceSlotSchema, input)
  const { now, deps } = context

  return loggedTransaction(context, async (tx, log) => {
    const { before, isNew } = await holdMonthOf(tx, values, now)
    const slot = toPreferenceSlot(before)
    const differing = numbers.filter((name) => slot[name] !== values[name])
    if (differing.length === 0 && !isNew) return slot
    requireThisMonthOrLater(values, now)
    if (typeof values.Version === 'number' && values.Version !== (isNew ? 0 : before.version)) {
      const stale = differing.map((name) => [name, labels[name].admin] as const)
      throw new AppError('CONFLICT', conflictIn(stale.map(([, label]) => label)), Object.fromEntries(stale), {
        version: before.version,
        changedBy: await changerOf(tx, before.updatedAt),
        changedAt: before.updatedAt.toISOString(),
      })
    }
    requireEnough(slot, values)
    await tx
      .update(preferenceSlots)
      .set({
        availableSlots: values.AvailableSlots,
        additionalAvailableSlots: values.AdditionalAvailableSlots,
        returnedPlaces: sql`least(${preferenceSlots.returnedPlaces}, ${values.AvailableSlots + values.AdditionalAvailableSlots} - ${preferenceSlots.givenGuidanceCount})`,
        version: sql`${preferenceSlots.version} + 1`,
        updatedAt: now,
      })
      .where(ofMonth(values))
    await log(null, {
      category: 'Preference',
      operation: 'Update',
      year: values.Year,
      month: values.Month,
      basic: [slot.AvailableSlots, values.AvailableSlots],
      additional: [slot.AdditionalAvailableSlots, values.AdditionalAvailableSlots],
    })
    await inviteFromWaitingList(tx, deps, now)
    const [after] = await tx.select().from(preferenceSlots).where(ofMonth(values))
    if (!after) throw new Error('A month that is held is missing')
    return toPreferenceSlot(after)
  })
}

/** The locked row of the month, created if needed. */
async function holdMonthOf(
  tx: Transaction,
  month: PreferenceSlotInput,
  now: Date,
): Promise<{ before: PreferenceSlotRow; isNew: boolean }> {
  const made = await tx
    .insert(preferenceSlots)
    .values({
      id: randomUUID(),
      year: month.Year,
      month: month.Month,
      availableSlots: 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: preferenceSlots.id })
  const [before] = await tx.select().from(preferenceSlots).where(ofMonth(month)).for('update')
  if (!before) throw new Error('A month that was just made is missing')
  return { before, isNew: made.length === 1 }
}

function requireThisMonthOrLater({ Year, Month }: PreferenceSlotInput, now: Date): void {
  const running = monthOf(now)
  if (Year * 12 + Month < running.year * 12 + running.month) throw badField('Month', MONTH_IS_PAST)
}

/** Not below the invitations given; the error names the number that was lowered more. */
function requireEnough(slot: PreferenceSlot, values: PreferenceSlotInput): void {
  if (values.AvailableSlots + values.AdditionalAvailableSlots >= slot.GivenGuidanceCount) return
  const [basic, additional] = numbers.map((name) => slot[name] - values[name])
  const lowered = (basic ?? 0) >= (additional ?? 0) ? 'AvailableSlots' : 'AdditionalAvailableSlots'
  throw badField(lowered, slotsBelowGiven(slot.GivenGuidanceCount))
}

/** The colleague whose change of a month is the latest; null if an invitation came after it. */
async function changerOf(tx: Transaction, updatedAt: Date): Promise<LatestChange['changedBy']> {
  const [row] = await tx
    .select({ name: administrators.name })
    .from(activities)
    .innerJoin(administrators, eq(administrators.id, activities.actorId))
    .where(and(eq(activities.category, 'Preference'), eq(activities.time, updatedAt)))
    .limit(1)
  return row ? { kind: 'administrator', name: row.name } : null
}
