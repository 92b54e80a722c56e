import { sql } from 'drizzle-orm'
import type { Random } from '../../../devtools/world/random'
import { recordActivity } from '../../../server/ground/recordActivity'
import type { Database, Queryable, Transaction } from '../../../server/ground/db/client'
import type { SealKey } from '../../../server/records/seals/chain'
import type { Head } from '../../../server/records/seals/heads'
import type { Finding } from '../../../server/records/seals/finding'
import { verifySeals, type Verdict } from '../../../server/records/seals/verifySeals'
import type { Signed } from '../../../server/records/seals/verifyTrees'
import { noVault, type Vault } from '../../../server/ground/vault/vault'

class TakenBack extends Error {}

/** What verifying says while the log has been tampered with; nothing of it stays. */
export async function verdictAfter(
  db: Database,
  heads: readonly Head[],
  tamper: (tx: Transaction) => Promise<unknown>,
  keys: readonly SealKey[] = [],
  more?: { signed?: Signed; vault?: Vault; lost?: readonly string[] },
): Promise<Verdict> {
  let verdict: Verdict | null = null
  try {
    await db.transaction(async (tx) => {
      // No trigger and no foreign key is in the way of whoever may do everything.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tamper(tx)
      verdict = await verifySeals(tx, heads, keys, more)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  if (!verdict) throw new Error('nothing was verified')
  return verdict
}

/** Finding, in short: what, and which row or seal of which number. */
export const brief = ({ kind, activityId, no }: Finding): string => `${kind} ${activityId ?? `no ${no}`}`

/** Rows by people and staff, every fourth with a reason. */
export async function writeLog(db: Queryable, rows: number, random: Random): Promise<void> {
  for (let index = 0; index < rows; index++) {
    const userId = random.uuid()
    await recordActivity(db, {
      event: random.pick([
        { category: 'Account', operation: 'SignIn' },
        { category: 'Screening', operation: 'OpenRenewal' },
        { category: 'Guidance', operation: 'Expire' },
      ] as const),
      userId,
      actorId: random.pick([userId, random.uuid(), null]),
      now: new Date(Date.UTC(2026, 11, 1) + random.whole(0, 10 ** 9)),
      requestId: random.pick([random.uuid(), null]),
      vault: noVault,
      reason: index % 4 === 0 ? `電話による申し出 ${random.uuid()}` : null,
    })
  }
}
