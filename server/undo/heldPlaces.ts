import { UNDO_CHANGED_SINCE } from '../../shared/messages/undo'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { bookingsAhead, withoutPlace, type Affected } from '../opening/affectedBookings'
import { holdOpening, readOpening } from '../opening/readOpening'
import { opening } from '../schema/opening'

const OF_HOURS: ReadonlySet<string> = new Set(['opening', 'opening_hours', 'opening_days', 'extra_hours'])

/**
 * Hours and bookings as an undo finds them, or null where it touches neither; nobody books or changes hours meanwhile.
 * Hours, week and holidays make the places of an hour, so no CHECK holds a booking against hours that shrink.
 */
export async function holdPlaces(
  tx: Transaction,
  { tables, madeAt, now }: { tables: ReadonlySet<string>; madeAt: Date; now: Date },
): Promise<{ requireKept(): Promise<void> } | null> {
  const changesHours = [...tables].some((table) => OF_HOURS.has(table))
  if (!changesHours && !tables.has('guidances')) return null
  if (changesHours) await tx.select({ id: opening.id }).from(opening).for('update')
  else await holdOpening(tx)
  const listWithout = async (): Promise<Affected[]> =>
    withoutPlace(await bookingsAhead(tx, now, null), await readOpening(tx))
  const before = new Set((await listWithout()).map(({ guidance }) => guidance.id))
  return {
    /** @throws AppError CONFLICT when somebody who booked since the change would have no place */
    async requireKept() {
      const after = await listWithout()
      const loses = after.some(({ guidance }) => !before.has(guidance.id) && guidance.updatedAt >= madeAt)
      if (loses) throw new AppError('CONFLICT', UNDO_CHANGED_SINCE)
    },
  }
}
