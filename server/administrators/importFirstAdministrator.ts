import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock'
import type { Database } from '../db/client'
import type { Settings } from '../env'
import type { EmbeddedIdentity } from '../identity/createEmbeddedIdentity'
import { poolUsers } from '../identity/tables'
import { isLoopbackName } from '../loopback'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../sampleAccounts'
import { StartError } from '../startError'

/** Shown once at the start, where everybody's own password cannot be one that everybody knows. */
export type FirstAdministrator = { email: string; temporaryPassword: string }

/**
 * An embedded pool without sample people still needs somebody who can open the console: the administrator of the sample
 * accounts. Where others reach the program by the network she gets a password of her own, to be replaced at her first
 * sign-in, and a folder with the sample accounts is refused. Does nothing else once the pool has anybody.
 * @throws StartError for sample accounts that the network would reach
 */
export async function importFirstAdministrator(
  embedded: EmbeddedIdentity,
  { db, clock, settings }: { db: Database; clock: Clock; settings: Pick<Settings, 'host'> },
): Promise<FirstAdministrator | null> {
  const email = SAMPLE_ACCOUNTS[0][0]
  const [anybody] = await db.select({ sub: poolUsers.sub }).from(poolUsers).limit(1)
  if (!isLoopbackName(settings.host)) {
    if (anybody) await refuseSampleAccounts(embedded, settings.host)
    const created = anybody ? null : await embedded.admin.createUser({ email, group: 'Administrators' })
    return created && { email, temporaryPassword: created.temporaryPassword }
  }
  if (anybody) return null
  await embedded.unsafeImportUser({
    sub: randomUUID(),
    email,
    password: SAMPLE_PASSWORD,
    group: 'Administrators',
    createdAt: clock.now(),
  })
  return null
}

async function refuseSampleAccounts(embedded: EmbeddedIdentity, host: string): Promise<void> {
  for (const [email] of SAMPLE_ACCOUNTS)
    if (await embedded.hasPassword(email, SAMPLE_PASSWORD))
      throw new StartError(
        `このデータフォルダーには、パスワードが公開されている見本のアカウント（${email}）があります。ほかの端末から接続できる設定（HOST=${host}）では起動できません。環境変数「DATA_DIR」で別のフォルダーを指定してください。`,
      )
}
