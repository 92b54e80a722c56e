import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { floraTests, type FloraTestRow } from '../schema/floraTests'

/** Null before the first invitation. */
export async function findLatestFloraTest(db: Queryable, userId: string): Promise<FloraTestRow | null> {
  const [row] = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(desc(floraTests.inspectionDetailCreatedAt), desc(floraTests.id))
    .limit(1)
  return row ?? null
}
