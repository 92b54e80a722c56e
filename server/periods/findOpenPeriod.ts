import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { screenings, type ScreeningRow } from '../schema/screenings'

/** The open donor period: the certified screening that has not ended. */
export async function findOpenPeriod(db: Queryable, userId: string): Promise<ScreeningRow | null> {
  const [row] = await db
    .select()
    .from(screenings)
    .where(
      and(eq(screenings.userId, userId), isNotNull(screenings.validFrom), isNull(screenings.periodClosedOn)),
    )
  return row ?? null
}
