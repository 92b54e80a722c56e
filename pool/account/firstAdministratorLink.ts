import { randomBytes, timingSafeEqual } from 'node:crypto'
import { arrayContains, eq } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { administrators } from '../../server/ground/tables/administrators'
import { poolUsers } from '../../server/ground/tables/identity'
import { sharedKeys } from '../../server/ground/tables/keys'
import { FIRST_ADMINISTRATOR } from '../../shared/facts/firstAdministrator'
import { FIRST_LINK_HOURS } from '../../shared/facts/terms'
import type { PoolContext } from '../ground/context'
import { refusals } from '../ground/poolError'

const NAME = 'first administrator'
const LIFETIME_MS = FIRST_LINK_HOURS * 60 * 60_000

type Maker = Pick<PoolContext, 'db' | 'keys' | 'clock' | 'settings'>

const proofOf = ({ keys }: Pick<Maker, 'keys'>, key: Buffer, end: string): Buffer =>
  keys.fingerprint('first administrator', `${key.toString('base64')} ${end}`)

/**
 * Makes a link; the previous one ends. The database stores its key, not the link. The token is after `#`, so that no
 * server and no log sees it.
 */
export async function newLink(maker: Maker): Promise<string> {
  const key = randomBytes(32)
  const end = (maker.clock.now().getTime() + LIFETIME_MS).toString(36)
  await maker.db
    .insert(sharedKeys)
    .values({ name: NAME, value: key })
    .onConflictDoUpdate({ target: sharedKeys.name, set: { value: key } })
  const token = `${end}.${proofOf(maker, key, end).toString('base64url')}`
  return `${maker.settings.adminOrigin}/admin/login#${FIRST_ADMINISTRATOR}=${token}`
}

/**
 * Uses the link up, in the caller's transaction: of two simultaneous calls one waits and then finds nothing.
 * @throws NotAuthorizedException when the link has ended
 */
export async function useLink(context: PoolContext, tx: Queryable, token: string): Promise<void> {
  const [row] = await tx.delete(sharedKeys).where(eq(sharedKeys.name, NAME)).returning()
  const [end = '', proof = ''] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const wanted = row && proofOf(context, row.value, end)
  if (wanted?.length !== given.length || !timingSafeEqual(wanted, given)) throw refusals.linkOver()
  if (Number.parseInt(end, 36) <= context.clock.now().getTime()) throw refusals.linkOver()
}

export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [anybody] = await db.select({ id: administrators.id }).from(administrators).limit(1)
  return anybody !== undefined
}

/** Accounts of administrators, also of those who never signed in. */
export const administratorAccounts = (db: Queryable) =>
  db
    .select({ sub: poolUsers.sub })
    .from(poolUsers)
    .where(arrayContains(poolUsers.groups, ['Administrators']))
