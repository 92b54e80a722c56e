import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { AllocationRow } from '../../ground/tables/allocations'
import { preferenceSlots, type PreferenceSlotRow } from '../../ground/tables/places'

export type Month = { year: number; month: number }
export type ClaimedPlace = Pick<AllocationRow, 'placeKind' | 'place' | 'places' | 'passedOn'>

export function monthOf(instant: Date): Month {
  const date = japaneseDateOf(instant)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

const ofMonth = ({ year, month }: Month) =>
  and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month))

/** Locks a month, so that inviters see each other's invitations; null if the month is not opened. */
export async function holdMonth(tx: Transaction, month: Month): Promise<PreferenceSlotRow | null> {
  const [held] = await tx.select().from(preferenceSlots).where(ofMonth(month)).for('update')
  return held ?? null
}

/** Checks and claims in one statement: never more invitations than places. Returned places first. Null if none. */
export async function claimMonthPlace(
  tx: Transaction,
  month: Month,
  now: Date,
): Promise<ClaimedPlace | null> {
  const held = await holdMonth(tx, month)
  const capacity = sql`${preferenceSlots.availableSlots} + ${preferenceSlots.additionalAvailableSlots}`
  const [taken] = await tx
    .update(preferenceSlots)
    .set({
      givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} + 1`,
      returnedPlaces: sql`greatest(${preferenceSlots.returnedPlaces} - 1, 0)`,
      version: sql`${preferenceSlots.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofMonth(month), lt(preferenceSlots.givenGuidanceCount, capacity)))
    .returning()
  if (!held || !taken) return null
  return {
    placeKind: taken.givenGuidanceCount <= taken.availableSlots ? 'Basic' : 'Additional',
    ...countsOf(taken),
    passedOn: held.returnedPlaces > 0,
  }
}

const countsOf = ({ givenGuidanceCount, availableSlots, additionalAvailableSlots }: PreferenceSlotRow) => ({
  place: givenGuidanceCount,
  places: availableSlots + additionalAvailableSlots,
})

/**
 * Adds a place to a month, opening it if needed, and claims it in the same statement, before the line can take it.
 * Returns the place, and the number of added places before and after.
 */
export async function addMonthPlace(
  tx: Transaction,
  month: Month,
  now: Date,
): Promise<{ place: ClaimedPlace; additional: [number, number] }> {
  const [row] = await tx
    .insert(preferenceSlots)
    .values({
      id: randomUUID(),
      ...month,
      availableSlots: 0,
      additionalAvailableSlots: 1,
      givenGuidanceCount: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [preferenceSlots.year, preferenceSlots.month],
      set: {
        additionalAvailableSlots: sql`${preferenceSlots.additionalAvailableSlots} + 1`,
        givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} + 1`,
        version: sql`${preferenceSlots.version} + 1`,
        updatedAt: now,
      },
    })
    .returning()
  if (!row) throw new Error('A month that was just written is missing')
  const after = row.additionalAvailableSlots
  return {
    place: { placeKind: 'Added', ...countsOf(row), passedOn: false },
    additional: [after - 1, after],
  }
}

export async function releaseMonthPlace(tx: Transaction, month: Month, now: Date): Promise<void> {
  await tx
    .update(preferenceSlots)
    .set({
      givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} - 1`,
      returnedPlaces: sql`${preferenceSlots.returnedPlaces} + 1`,
      version: sql`${preferenceSlots.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofMonth(month), gt(preferenceSlots.givenGuidanceCount, 0)))
}

/** Unused places of a month; none while it is not opened. */
export async function freePlaces(db: Queryable, month: Month): Promise<number> {
  const [row] = await db
    .select({
      free: sql<number>`${preferenceSlots.availableSlots} + ${preferenceSlots.additionalAvailableSlots} - ${preferenceSlots.givenGuidanceCount}`,
    })
    .from(preferenceSlots)
    .where(ofMonth(month))
  return Math.max(0, row?.free ?? 0)
}
