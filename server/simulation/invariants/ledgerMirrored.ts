import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** What triggers keep with each donation, for lists and counts, is what follows from all rows of the ledger. */
export const ledgerMirrored: Invariant = {
  label: '献便に添えた協力金の段階と金額が、台帳と同じ',
  async check(db) {
    const { rows } = await db.execute<{ id: string; same: boolean }>(sql`
      SELECT donations.id, reward_stage IS NOT DISTINCT FROM stage AND due_yen = coalesce(owed, 0) AS same
      FROM donations LEFT JOIN (
        SELECT donation_id, max(furthest) FILTER (WHERE kind = 'Donation') AS stage,
          sum(amount) FILTER (WHERE furthest = 'Due') AS owed
        FROM (
          SELECT donation_id, kind, max(stage) AS furthest, max(amount_yen) AS amount
          FROM reward_entries GROUP BY donation_id, kind
        ) AS entries GROUP BY donation_id
      ) AS ledger ON donation_id = donations.id`)
    const broken = rows.filter(({ same }) => !same).map(({ id }) => id)
    return { looked: rows.length, broken: broken.toSorted() }
  },
}
