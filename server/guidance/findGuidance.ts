import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { guidances, type GuidanceRow } from '../schema/guidance'

/** A person's latest invitation, open or closed. */
export async function findGuidance(db: Queryable, userId: string): Promise<GuidanceRow | null> {
  const [row] = await db
    .select()
    .from(guidances)
    .where(eq(guidances.userId, userId))
    .orderBy(desc(guidances.createdAt))
    .limit(1)
  return row ?? null
}

/** The open invitation, locked; null when there is none. */
export async function findOpenGuidanceForUpdate(
  tx: Transaction,
  userId: string,
): Promise<GuidanceRow | null> {
  const [row] = await tx
    .select()
    .from(guidances)
    .where(and(eq(guidances.userId, userId), isNull(guidances.closedAt)))
    .for('update')
  return row ?? null
}
