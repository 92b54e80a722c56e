import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { normaliseEmail } from '../../server/ground/identity/email'
import { networkOf } from '../../server/records/security/networkOf'
import { poolUsers } from '../../server/ground/tables/identity'
import { named, writeColumns } from '../../server/ground/db/named'
import { securityEvents } from '../../server/ground/tables/security'
import { perObject } from '../../shared/facts/perObject'
import type { PoolContext } from '../ground/context'
import { inventSub, isSub, type Subject } from '../ground/users/findUser'
import { DAY } from '../ground/limits'

const REMEMBERED = 90 * DAY

/** True if the person has signed in from this network before. Takes equally long for invented people. */
const signedInHere = (
  sub: SQL,
) => sql`exists (select from ${securityEvents} where ${securityEvents.accountId} = ${sub}
  and ${securityEvents.kind} = 'SignedIn' and ${securityEvents.network} = ${sql.placeholder('network')}
  and ${securityEvents.time} >= ${sql.placeholder('since')})`

const here = (ip: string, now: Date) => ({
  network: networkOf(ip),
  since: new Date(now.getTime() - REMEMBERED),
})

const alone = named(sql`select ${signedInHere(sql`${sql.placeholder('sub')}`)}`, ([known]) => known === true)

export async function isKnownHere(db: Queryable, sub: string, ip: string, now: Date): Promise<boolean> {
  const [known] = await alone(db, { sub, ...here(ip, now) })
  return known === true
}

export type SubjectHere = Subject & { isKnown: boolean }

const { list, width, read } = writeColumns(getTableColumns(poolUsers))
const lookFor = (by: SQL) =>
  named(
    sql`select ${sql.raw(list)}, ${signedInHere(sql`coalesce(${poolUsers.sub}, ${sql.placeholder('sub')})`)}
      from (select) as nobody left join ${poolUsers} on ${by}`,
    (values) => ({ user: values[0] === null ? null : read(values), isKnown: values[width] === true }),
  )
const byEmail = lookFor(eq(poolUsers.email, sql.placeholder('email')))
const bySub = lookFor(eq(poolUsers.sub, sql.placeholder('sub')))

const seenBy = perObject((_request: object) => new Map<string, Promise<SubjectHere>>())

/** The person behind a user name, and whether they have signed in from the caller's network. One query per request. */
export function findSubjectHere(
  context: PoolContext,
  userName: string,
  { ip, request }: { ip: string; request: object },
): Promise<SubjectHere> {
  const seen = seenBy(request)
  const found = seen.get(userName) ?? look(context, userName, ip)
  seen.set(userName, found)
  return found
}

async function look({ db, clock, keys }: PoolContext, userName: string, ip: string): Promise<SubjectHere> {
  const place = here(ip, clock.now())
  if (isSub(userName)) {
    const sub = userName.toLowerCase()
    const [found] = await bySub(db, { sub, ...place })
    return { sub, user: found?.user ?? null, isKnown: found?.isKnown === true }
  }
  const email = normaliseEmail(userName)
  const invented = inventSub({ keys }, email)
  const [found] = await byEmail(db, { email, sub: invented, ...place })
  return { sub: found?.user?.sub ?? invented, user: found?.user ?? null, isKnown: found?.isKnown === true }
}
