import { readFileSync } from 'node:fs'
import { hash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { sealRecords } from '../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../server/records/seals/verifySeals'
import { noVault } from '../../../server/ground/vault/vault'
import { report, SOAK } from '../../support/soak'
import { makeFilled, measured, openGround, type Ground } from './support'

const ROWS = 1_000_000
const LIMIT_S = 30
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let ground: Ground
beforeAll(async () => {
  if (SOAK) ground = await openGround()
})
afterAll(() => ground?.close())

/** Seconds that a process of PostgreSQL has computed; Linux counts them in hundredths. */
function computedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

test.runIf(SOAK && process.platform === 'linux')(
  `${ROWS} rows of the log are verified by ${LIMIT_S} seconds of computing`,
  async () => {
    const { db, close } = await makeFilled(ground, 'log', { users: 300, log: ROWS })
    const secret = randomBytes(32)
    const key = { id: hash('sha256', secret, 'hex').slice(0, 16), secret }
    // As the migration that brought the seals found the log of before.
    await db.execute(
      sql`INSERT INTO unsealed_activities (first_id, last_id) SELECT min(id), max(id) FROM activities`,
    )
    await db.execute(sql`
      INSERT INTO unsealed_records (kind, record_id) SELECT 'reward_entries', id FROM reward_entries
      UNION ALL SELECT 'online_checks', screening_id FROM online_checks`)
    const sealing = await measured(() => sealActivities(db, { key, most: ROWS }))
    expect(sealing.result).toBe(ROWS)
    const records = await sealRecords(db, key, noVault)
    const { computed, waited, result } = await measured(() =>
      db.transaction(
        async (tx) => {
          await tx.execute(sql`SET LOCAL statement_timeout = 0`)
          const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
          const pid = rows[0]?.pid ?? 0
          const before = computedBy(pid)
          return { verdict: await verifySeals(tx, [], [key]), inDatabase: computedBy(pid) - before }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    )
    expect(result.verdict).toMatchObject({ verified: ROWS, records, lastNo: ROWS, findings: [], broken: 0 })
    report(
      `${ROWS} rows verified in ${waited.toFixed(1)} s: ${computed.toFixed(1)} s of computing here, ` +
        `${result.inDatabase.toFixed(1)} s in the database; sealed before in ${sealing.waited.toFixed(1)} s`,
    )
    expect(computed + result.inDatabase).toBeLessThan(LIMIT_S)
    await close()
  },
)
