import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../../server/ground/db/client'
import type { Kept, Writer } from './writer'

type Row = { id: string; saves: number; savesLogged: number; bookedAt: string | null; bookingsLogged: number }

async function readPeople(db: Database): Promise<Map<string, Row>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT u.id, coalesce(nullif(u.building, ''), '0')::int AS saves,
      (SELECT count(*)::int FROM activities a WHERE a.user_id = u.id AND a.category = 'Profile' AND a.operation = 'Update') AS "savesLogged",
      (SELECT to_char(g.reserved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM guidances g WHERE g.user_id = u.id AND g.status = 'Reserved') AS "bookedAt",
      (SELECT count(*) FILTER (WHERE a.operation = 'Reserve') - count(*) FILTER (WHERE a.operation = 'Cancel')
        FROM activities a WHERE a.user_id = u.id AND a.category = 'Guidance')::int AS "bookingsLogged"
    FROM user_profiles u`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Hours whose count is not the number of their bookings. */
async function wrongHours(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT start_at, reserved, booked FROM booking_slots
    FULL JOIN (SELECT reserved_at, count(*)::int AS booked FROM guidances WHERE status = 'Reserved' GROUP BY 1) AS b
      ON reserved_at = start_at
    WHERE coalesce(reserved, 0) <> coalesce(booked, 0)`)
  return rows
}

const same = (one: Kept | null, other: Kept) => one?.saves === other.saves && one.booking === other.booking

/** Everything that was answered is there, and nothing is there in part; then the writers go on from what there is. */
export async function expectKept(db: Database, writers: readonly Writer[], when: string): Promise<void> {
  const people = await readPeople(db)
  for (const writer of writers) {
    const row = people.get(writer.actor.id)!
    const found: Kept = { saves: row.saves, booking: row.bookedAt }
    const { acknowledged, pending } = writer
    // Compared by itself, the difference would not say what had been promised.
    const kept = same(acknowledged, found) || same(pending, found)
    expect(kept ? null : JSON.stringify({ when, found, acknowledged, pending })).toBeNull()
    expect(row.savesLogged).toBe(row.saves)
    expect(row.bookingsLogged).toBe(row.bookedAt === null ? 0 : 1)
    writer.acknowledged = found
    writer.pending = null
  }
  expect(await wrongHours(db)).toEqual([])
}
