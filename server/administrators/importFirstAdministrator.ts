import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock'
import type { Database } from '../db/client'
import type { EmbeddedIdentity } from '../identity/createEmbeddedIdentity'
import { poolUsers } from '../identity/tables'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../sampleAccounts'

/**
 * An embedded pool without sample people still needs somebody who can open the console: the administrator of the sample
 * accounts. Does nothing once the pool has anybody.
 */
export async function importFirstAdministrator(
  embedded: EmbeddedIdentity,
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  const [anybody] = await db.select({ sub: poolUsers.sub }).from(poolUsers).limit(1)
  if (anybody) return
  await embedded.unsafeImportUser({
    sub: randomUUID(),
    email: SAMPLE_ACCOUNTS[0][0],
    password: SAMPLE_PASSWORD,
    group: 'Administrators',
    createdAt: clock.now(),
  })
}
