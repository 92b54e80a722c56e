import { sql } from 'drizzle-orm'
import { samplePublicTexts } from '../../../shared/config'
import { preferenceSlots } from '../../preferences/tables'
import { guidances, type GuidanceRow } from '../../guidance/tables'
import type { Invariant } from './invariant'

const monthOf = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month).padStart(2, '0')}`

/**
 * An invitation gives its place back when it ran out, which leaves its deadline behind, and when its person left before
 * an hour was kept for them.
 */
function holdsPlace({ closedAt, status, deadlineAt, absences }: GuidanceRow): boolean {
  if (closedAt === null || status === 'Attended') return true
  if (deadlineAt !== null && status !== 'Reserved') return false
  return status === 'Reserved' || absences > 0
}

/** No month has given more places than it has, nor counts others than those that were given; no hour has a third person. */
export const capacity: Invariant = {
  label: '月の枠とガイダンスの定員を超えない',
  async check(db) {
    const months = await db.select().from(preferenceSlots)
    const invitations = await db.select().from(guidances)
    const full = months.flatMap((row) => {
      const held = invitations.filter((one) => monthOf(one) === monthOf(row) && holdsPlace(one)).length
      const places = row.availableSlots + row.additionalAvailableSlots
      const sound = row.givenGuidanceCount === held && held <= places
      return sound ? [] : [`${monthOf(row)}（枠${places}、案内数${row.givenGuidanceCount}、実際${held}）`]
    })
    const opened = new Set(months.map(monthOf))
    const unopened = invitations.filter((one) => !opened.has(monthOf(one))).map(({ id }) => id)
    const { rows: hours } = await db.execute<{ hour: string; people: number; reserved: number | null }>(sql`
      SELECT reserved_at::text AS hour, count(*)::int AS people, max(reserved) AS reserved
      FROM guidances LEFT JOIN booking_slots ON start_at = reserved_at
      WHERE reserved_at IS NOT NULL GROUP BY reserved_at`)
    const crowded = hours
      .filter(
        ({ people, reserved }) => people > samplePublicTexts.guidance.capacity || people > (reserved ?? 0),
      )
      .map(({ hour }) => hour)
    return { looked: months.length + hours.length, broken: [...full, ...unopened, ...crowded] }
  },
}
