import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** Every donation lies in a period of its own donor, first and last day included, by the Japanese calendar. */
export const validity: Invariant = {
  label: '有効期間の外の献便がない',
  async check(db) {
    const { rows } = await db.execute<{ id: string; sound: boolean }>(sql`
      SELECT donations.id,
        count(*) = 1 AND coalesce(bool_and(
          screenings.user_id = donations.user_id
          AND (donation_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN valid_from AND valid_until
          AND (donation_at AT TIME ZONE 'Asia/Tokyo')::date <= coalesce(period_closed_on, valid_until)
        ), false) AS sound
      FROM donations
      LEFT JOIN donation_screenings ON donation_id = donations.id
      LEFT JOIN screenings ON screenings.id = screening_id
      GROUP BY donations.id ORDER BY donations.id`)
    return { looked: rows.length, broken: rows.filter(({ sound }) => !sound).map(({ id }) => id) }
  },
}
