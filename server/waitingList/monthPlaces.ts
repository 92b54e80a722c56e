import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import type { Transaction } from '../db/client'
import { preferenceSlots } from '../schema/places'

export type Month = { year: number; month: number }

/** The Japanese month of an instant. */
export function monthOf(instant: Date): Month {
  const date = japaneseDateOf(instant)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

const ofMonth = ({ year, month }: Month) =>
  and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month))

/**
 * Inviters of a month go one after the other, so that each sees whom the one before has invited.
 * @returns false when the month is not opened
 */
export async function holdMonth(tx: Transaction, month: Month): Promise<boolean> {
  const held = await tx
    .select({ id: preferenceSlots.id })
    .from(preferenceSlots)
    .where(ofMonth(month))
    .for('update')
  return held.length === 1
}

/** One statement looks and takes: never more invitations than the month has places. */
export async function claimMonthPlace(tx: Transaction, month: Month, now: Date): Promise<boolean> {
  const capacity = sql`${preferenceSlots.availableSlots} + ${preferenceSlots.additionalAvailableSlots}`
  const taken = await tx
    .update(preferenceSlots)
    .set({
      givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} + 1`,
      version: sql`${preferenceSlots.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofMonth(month), lt(preferenceSlots.givenGuidanceCount, capacity)))
    .returning({ id: preferenceSlots.id })
  return taken.length === 1
}

/**
 * Adds one place to a month, opening it if it is new, and takes it in the same statement: whoever waits does not get it.
 * @returns how many places had been added to the month before and are now
 */
export async function addMonthPlace(tx: Transaction, month: Month, now: Date): Promise<[number, number]> {
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
    .returning({ additional: preferenceSlots.additionalAvailableSlots })
  if (!row) throw new Error('A month that was just written is missing')
  return [row.additional - 1, row.additional]
}

/** Gives the place of an invitation back to the month it was taken from. */
export async function releaseMonthPlace(tx: Transaction, month: Month, now: Date): Promise<void> {
  await tx
    .update(preferenceSlots)
    .set({
      givenGuidanceCount: sql`${preferenceSlots.givenGuidanceCount} - 1`,
      version: sql`${preferenceSlots.version} + 1`,
      updatedAt: now,
    })
    .where(and(ofMonth(month), gt(preferenceSlots.givenGuidanceCount, 0)))
}
