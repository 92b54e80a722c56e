import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { units } from '../../../../server/ground/tables/units'
import { unitNumber } from '../../../../shared/rules/donating/units/unitNumber'
import type { TestServer } from '../../../support/testServer'

/** A unit that was handed over, and rejected afterwards. */
export async function recordAndReject(
  { db, clock }: TestServer,
  { userId, donationId, takenBy }: { userId: string; donationId: string; takenBy: string },
): Promise<void> {
  const at = new Date(clock.now().getTime() - 60_000)
  const id = randomUUID()
  await db.insert(units).values({
    id,
    userId,
    donationId,
    number: unitNumber('N', 2026, Number.parseInt(id.slice(0, 5), 16)),
    state: 'Quarantine',
    receivedAt: at,
    passedAt: at,
    weightGrams: 120.5,
    bristolType: 4,
    container: id,
    takenBy,
    createdAt: at,
    updatedAt: at,
  })
  const one = eq(units.id, id)
  const handedOver = { handedOverAt: at, handedOverTo: '製造部', handOverBatch: id, handedOverBy: takenBy }
  await db.update(units).set(handedOver).where(one)
  await db
    .update(units)
    .set({ state: 'Discarded', discardedAt: at, rejectionReason: '量が足りない' })
    .where(one)
}
