import { sql } from 'drizzle-orm'
import { makeSealKey, sealKeysOf } from '../../../../server/records/seals/chain'
import { makeCheckpointKey } from '../../../../server/records/seals/checkpointKeys'
import { sealRecords } from '../../../../server/records/seals/sealRecords'
import type { TestServer } from '../../../support/testServer'

/** A payout with its receipt, by the id that its person asks with. */
export async function sealedPayout(server: TestServer, userId: string): Promise<string> {
  await server.db.execute(sql`
    INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, created_at)
    SELECT gen_random_uuid(), user_id, id, 'Donation', 'Paid', 3000, created_at FROM donations
    WHERE user_id = ${userId} LIMIT 1 ON CONFLICT DO NOTHING`)
  const { rows } = await server.db.execute<{ id: string }>(
    sql`SELECT id FROM reward_entries WHERE user_id = ${userId} AND stage = 'Paid' LIMIT 1`,
  )
  const { settings } = server.deps
  makeSealKey(settings)
  makeCheckpointKey(settings)
  await sealRecords(server.db, sealKeysOf(settings)[0] ?? null, server.deps.vault)
  return `reward_entries.${rows[0]?.id}`
}
