import { randomUUID } from 'node:crypto'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import { officePoints, type OfficePointKind } from '../schema/officePoints'

/** Asks the office to check something about a person; an open point of the kind stays. */
export async function openPoint(
  tx: Transaction,
  point: { userId: string; kind: OfficePointKind; now: Date; requestId?: string },
): Promise<boolean> {
  const { userId, kind, now, requestId } = point
  const [row] = await tx
    .insert(officePoints)
    .values({ id: randomUUID(), userId, kind, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: officePoints.id })
  if (!row) return false
  const event = { category: 'Profile', operation: 'OpenPoint', kind } as const
  await recordActivity(tx, { event, userId, actorId: null, now, requestId })
  return true
}
