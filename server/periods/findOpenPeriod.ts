import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { screenings, type ScreeningRow } from '../schema/screenings'

/** The donor period that runs: the screening whose test certified and which has not ended. */
export async function findOpenPeriod(db: Queryable, userId: string): Promise<ScreeningRow | null> {
  const [row] = await db
    .select()
    .from(screenings)
    .where(
      and(eq(screenings.userId, userId), isNotNull(screenings.validFrom), isNull(screenings.periodClosedOn)),
    )
  return row ?? null
}
