import { sql } from 'drizzle-orm'
import type { UserStatus } from '../../../shared/generated/schema'
import type { Queryable } from '../../../server/ground/db/client'

/** A status of a profile, as the trigger wrote it down; `from` is null for the first. */
export type Move = { id: string; userId: string; from: UserStatus | null; to: UserStatus; at: Date }

export async function listMoves(db: Queryable): Promise<Move[]> {
  const { rows } = await db.execute<{
    id: string
    user_id: string
    from_status: UserStatus | null
    to_status: UserStatus
    at: string
  }>(sql`SELECT id, user_id, from_status, to_status, at FROM simulation_moves ORDER BY id`)
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    from: row.from_status,
    to: row.to_status,
    at: new Date(row.at),
  }))
}
