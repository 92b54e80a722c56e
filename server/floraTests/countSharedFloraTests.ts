import { count, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { floraTests } from '../schema/floraTests'

/** The number of results that `ranking` refers to. */
export async function countSharedFloraTests(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(floraTests).where(eq(floraTests.status, 'Shared'))
  return row?.count ?? 0
}
