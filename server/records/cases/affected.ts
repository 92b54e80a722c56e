import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { BreachChoice, BreachCounted } from '../../../shared/rules/records/cases/facts'
import { readClasses, type ReadClass } from '../../../shared/rules/records/reads'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import { recordReadLists, recordReads } from '../../ground/tables/recordReads'
import { securityEvents } from '../../ground/tables/security'
import { userProfiles } from '../../ground/tables/users'

/** People's reads of their own record are not logged: a user of a member's account can read all of these. */
const OWN_CLASSES: readonly ReadClass[] = ['Identity', 'Contact', 'Health', 'Flora', 'Money']

const chosen = ({ accountId, session, network, from, to }: BreachChoice) =>
  and(
    accountId ? eq(recordReads.actorId, accountId) : undefined,
    session ? eq(recordReads.session, session) : undefined,
    network ? eq(recordReads.network, network) : undefined,
    gte(recordReads.readAt, new Date(from)),
    lt(recordReads.readAt, new Date(to)),
  )

/** One row per read, person and class. */
const seen = (choice: BreachChoice): SQL => {
  const own = sql`union all select id, class, null, null, null from ${userProfiles},
    unnest(${sql.param([...OWN_CLASSES])}::text[]) as class
    where ${eq(userProfiles.id, choice.accountId ?? '')}`
  return sql`(select person, ${recordReads.class} as class, ${recordReads.requestId} as request_id,
      ${recordReads.readAt} as read_at, ${recordReads.operation} as operation
    from ${recordReads} left join ${recordReadLists} on ${recordReadLists.id} = ${recordReads.listId},
      unnest(coalesce(${recordReadLists.people}, array[${recordReads.userId}])) as person
    where ${chosen(choice)} ${choice.accountId ? own : sql``}) as seen`
}

export async function countAffected(db: Queryable, choice: BreachChoice): Promise<BreachCounted> {
  const all = await db.execute<{ people: number; reads: number; files: number; first: string; last: string }>(
    sql`select count(distinct person)::int as people, count(distinct request_id)::int as reads,
      count(distinct request_id) filter (where operation like 'exports/%' or operation like '%.csv')::int as files,
      min(read_at) as first, max(read_at) as last from ${seen(choice)}`,
  )
  const byClass = await db.execute<{ class: ReadClass; people: number }>(
    sql`select class, count(distinct person)::int as people from ${seen(choice)} group by class`,
  )
  const [row] = all.rows
  const people = new Map(byClass.rows.map((one) => [one.class, one.people]))
  return {
    people: row?.people ?? 0,
    reads: row?.reads ?? 0,
    files: row?.files ?? 0,
    signIns: await signInsOf(db, choice),
    firstAt: row?.first ? new Date(row.first).toISOString() : null,
    lastAt: row?.last ? new Date(row.last).toISOString() : null,
    classes: readClasses.flatMap((data) => {
      const count = people.get(data)
      return count ? [{ data, people: count }] : []
    }),
  }
}

/** The security log knows accounts and networks, not sign-ins. */
async function signInsOf(
  db: Queryable,
  { accountId, network, from, to }: BreachChoice,
): Promise<number | null> {
  if (!accountId && !network) return null
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${securityEvents.count}), 0)::int` })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.kind, 'SignedIn'),
        accountId ? eq(securityEvents.accountId, accountId) : undefined,
        network ? eq(securityEvents.network, network) : undefined,
        gte(securityEvents.time, new Date(from)),
        lt(securityEvents.time, new Date(to)),
      ),
    )
  return row?.count ?? 0
}

const SESSIONS_MAX = 50

/** Sessions that saw most first. */
export async function sessionsOf(db: Queryable, choice: BreachChoice) {
  const rows = await db
    .select({
      actorId: recordReads.actorId,
      session: recordReads.session,
      network: recordReads.network,
      firstAt: sql<string>`min(${recordReads.readAt})`,
      lastAt: sql<string>`max(${recordReads.readAt})`,
      reads: sql<number>`count(distinct ${recordReads.requestId})::int`,
    })
    .from(recordReads)
    .where(chosen(choice))
    .groupBy(recordReads.actorId, recordReads.session, recordReads.network)
    .orderBy(sql`count(distinct ${recordReads.requestId}) desc`)
    .limit(SESSIONS_MAX)
  const names = await staffNames(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map(({ actorId, session, network, firstAt, lastAt, reads }) => ({
    Session: session,
    ActorName: names.get(actorId) ?? null,
    Network: network,
    FirstAt: new Date(firstAt),
    LastAt: new Date(lastAt),
    Reads: reads,
  }))
}

export type AffectedRow = {
  person: string
  lastName: string | null
  firstName: string | null
  lastNameFurigana: string | null
  firstNameFurigana: string | null
  donorId: string | null
  classes: ReadClass[]
  first: string | null
  last: string | null
  reads: number
}

export async function affectedAfter(
  db: Queryable,
  choice: BreachChoice,
  { after, limit }: { after: string | null; limit: number },
): Promise<AffectedRow[]> {
  const { rows } = await db.execute<AffectedRow>(
    sql`select person, p.last_name as "lastName", p.first_name as "firstName",
      p.last_name_furigana as "lastNameFurigana", p.first_name_furigana as "firstNameFurigana",
      p.donor_id as "donorId", array_agg(distinct class) as classes, min(read_at) as first, max(read_at) as last,
      count(distinct request_id)::int as reads
    from ${seen(choice)} left join user_profiles p on p.id = person
    where ${after ? sql`person > ${after}::uuid` : sql`true`}
    group by person, p.id order by person limit ${limit}`,
  )
  return rows
}
