import { randomUUID } from 'node:crypto'
import { preferenceSlots } from '../../server/ground/tables/places'
import type { TestServer } from './testServer'

/**
 * A month with places, of which some are given. By hand: the operation invites whoever waits, and each place that is
 * given takes a person.
 */
export async function openMonth(
  server: Pick<TestServer, 'db' | 'clock'>,
  year: number,
  month: number,
  availableSlots: number,
  givenGuidanceCount = 0,
): Promise<void> {
  const now = server.clock.now()
  await server.db.insert(preferenceSlots).values({
    id: randomUUID(),
    year,
    month,
    availableSlots,
    givenGuidanceCount,
    createdAt: now,
    updatedAt: now,
  })
}
