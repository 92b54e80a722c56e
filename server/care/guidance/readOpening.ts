import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { PublicTexts } from '../../../shared/facts/config'
import type { ExtraHour, Opening, OpeningHour, UnusualDay } from '../../../shared/rules/visits/opening'
import { closesExams, openingOfOperator } from '../../../shared/rules/visits/opening'
import type { Queryable, Transaction } from '../../ground/db/client'
import { named } from '../../ground/db/named'
import { extraHours, opening, openingDays, openingHours } from '../../ground/tables/opening'

export type KeptOpening = Opening & { version: number }

export const openingColumns = {
  version: opening.version,
  hours: sql<OpeningHour[]>`(select coalesce(json_agg(json_build_object(
    'day', h.day, 'hour', h.hour, 'capacity', h.capacity)), '[]') from ${openingHours} h)`,
  days: sql<UnusualDay[]>`(select coalesce(json_agg(json_build_object(
    'day', d.day, 'closedFrom', d.closed_from, 'capacity', d.capacity,
    'closesExams', d.closes_exams, 'reason', d.reason)), '[]') from ${openingDays} d)`,
  extra: sql<ExtraHour[]>`(select coalesce(json_agg(json_build_object(
    'date', e.date, 'hour', e.hour, 'capacity', e.capacity)), '[]') from ${extraHours} e)`,
}

/** Hours, capacity and closed days: the only source for booking and setting days. */
export async function readOpening(db: Queryable): Promise<KeptOpening> {
  return requireOpening(await findOpening(db))
}

/** Null before the first start. */
export async function findOpening(db: Queryable): Promise<KeptOpening | null> {
  const [kept] = await db.select(openingColumns).from(opening)
  return kept ?? null
}

/** @throws Error before copyOpening, which every start runs */
export function requireOpening<Kept>(kept: Kept | null | undefined): Kept {
  if (!kept) throw new Error('Opening hours are missing')
  return kept
}

/** Part of a statement: `from` that locks the opening until the transaction ends. Take this lock before any other. */
export const heldOpening = sql`(select * from ${opening} for share) as ${opening}`
export const heldColumns = [
  ...Object.values(openingColumns),
  sql`(select version from ${opening} as seen)`,
] as const

/** Of the values of `heldColumns`; null if it was changed while it was waited for: the hours are those of before. */
export function openingHeld([version, hours, days, extra, seen]: readonly unknown[]): KeptOpening | null {
  return version === seen ? ({ version, hours, days, extra } as KeptOpening) : null
}

/** Like readOpening, but locks it until the transaction ends. Take this lock before any other. */
export async function holdOpening(tx: Transaction): Promise<KeptOpening> {
  const [held] = await hold(tx, {})
  return held ?? readOpening(tx)
}

const hold = named(sql`select ${sql.join([...heldColumns], sql`, `)} from ${heldOpening}`, openingHeld)

/** Copies the operator file at the first start; afterwards the database counts. */
export async function copyOpening(
  db: Queryable,
  texts: Pick<PublicTexts, 'guidance' | 'closedDays'>,
  now: Date,
): Promise<void> {
  const { hours, days } = openingOfOperator(texts)
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(opening)
      .values({ updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: opening.id })
    if (made.length === 0) return
    await tx.insert(openingHours).values([...hours])
    if (days.length > 0) await tx.insert(openingDays).values([...days])
  })
}

/** Keys of the operator file that differ from the database. */
export function differencesFromFile(
  kept: Opening,
  texts: Pick<PublicTexts, 'guidance' | 'closedDays'>,
): string[] {
  const file = openingOfOperator(texts)
  const inOrder = ({ hours }: Opening) =>
    hours.map(({ day, hour, capacity }) => `${day} ${hour} ${capacity}`).toSorted()
  const isClosed = (day: string) => closesExams(kept, day)
  const yearly = (days: readonly UnusualDay[]) => days.filter(({ day }) => day.length === 5)
  const isSameYear = yearly(kept.days).every(({ day }) => texts.closedDays.includes(day))
  return [
    ...(isDeepStrictEqual(inOrder(kept), inOrder(file)) ? [] : ['guidance.hours・guidance.capacity']),
    ...(isSameYear && texts.closedDays.every(isClosed) ? [] : ['closedDays']),
  ]
}
