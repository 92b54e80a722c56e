import type { Opening } from '../../../shared/rules/visits/opening'
import { UNDO_CHANGED_SINCE } from '../../../shared/words/office/undo'
import type { Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { bookingsAhead, withoutPlace, type Affected } from '../guidance/affectedBookings'
import { readOpening } from '../guidance/readOpening'
import { opening } from '../../ground/tables/opening'

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
  await tx
    .select({ id: opening.id })
    .from(opening)
    .for(changesHours ? 'update' : 'share')
  const listWithout = async (hours: Opening): Promise<Affected[]> =>
    withoutPlace(await bookingsAhead(tx, now, null), hours)
  const hours = await readOpening(tx)
  const before = new Set((await listWithout(hours)).map(({ guidance }) => guidance.id))
  return {
    /** @throws AppError CONFLICT when somebody who booked since the change would have no place */
    async requireKept() {
      // Bookings alone do not change the hours, which are held.
      const after = await listWithout(changesHours ? await readOpening(tx) : hours)
      const loses = after.some(({ guidance }) => !before.has(guidance.id) && guidance.updatedAt >= madeAt)
      if (loses) throw new AppError('CONFLICT', UNDO_CHANGED_SINCE)
    },
  }
}
