import { HABIT_DAYS } from '../../../shared/facts/terms'
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { FoundMark } from '../../../shared/rules/records/cases/facts'
import type { UnusualLimits } from './unusual'
import { ALL_OF_A_DAY, CAME_BY_THEMSELVES, dayOfReading, hasFamilyName, isNight } from './unusual'
import { startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { purposeOf } from '../../../shared/rules/records/reads'
import { staffNames } from '../../ground/access/staffNames'
import type { Database } from '../../ground/db/client'
import { recordReadLists, recordReads } from '../../ground/tables/recordReads'
import { userProfiles } from '../../ground/tables/users'
import { withoutCause } from './withoutCause'

export type UnusualDay = { actorId: string; day: JapaneseDate; marks: FoundMark[] }

type Look = {
  actorId: string
  at: Date
  requestId: string
  userId: string | null
  people: number
  operation: string
}

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000

export async function findUnusual(
  db: Database,
  since: Date,
  until: Date,
  limits: UnusualLimits,
): Promise<UnusualDay[]> {
  const looks = await looksWithin(db, since, until)
  const opened = looks.flatMap((look) => (look.userId ? [{ ...look, userId: look.userId }] : []))
  const found: { look: Look; mark: FoundMark['mark'] }[] = []
  for (const look of looks) if (isNight(look.at, limits)) found.push({ look, mark: 'Night' })
  const chosen = opened.filter(({ operation }) => !ALL_OF_A_DAY.includes(operation))
  const related = limits.sameFamilyName ? await ofSameName(db, chosen) : new Set<Look>()
  for (const look of related) found.push({ look, mark: 'SameName' })
  // Staff who look into a case open the record that it is about.
  const asked = opened.filter(
    ({ operation }) => purposeOf(operation) !== 'audit' && !CAME_BY_THEMSELVES.includes(operation),
  )
  const unexplained = await withoutCause(
    db,
    [...new Set(asked.map(({ userId }) => userId))],
    new Date(since.getTime() - limits.quietDays * DAY_MS),
  )
  for (const look of asked) if (unexplained(look)) found.push({ look, mark: 'NoCause' })

  const days = new Map<string, UnusualDay>()
  const dayOf = ({ actorId, at }: Look) => {
    const day = dayOfReading(at, limits)
    const there = days.get(`${actorId}/${day}`) ?? { actorId, day, marks: [] }
    days.set(`${actorId}/${day}`, there)
    return there
  }
  for (const { look, mark } of found) {
    const { marks } = dayOf(look)
    const there = marks.find((one) => one.mark === mark)
    if (!there) marks.push({ mark, requests: [look.requestId] })
    else if (!there.requests.includes(look.requestId)) there.requests.push(look.requestId)
  }
  for (const hour of hoursOf(looks)) {
    const mark = await crowdOf(db, hour, limits)
    const [first] = hour.looks
    if (mark && first) dayOf(first).marks.push(mark)
  }
  return [...days.values()]
}

async function looksWithin(db: Database, since: Date, until: Date): Promise<Look[]> {
  const rows = await db
    .selectDistinct({
      actorId: recordReads.actorId,
      at: recordReads.readAt,
      requestId: recordReads.requestId,
      userId: recordReads.userId,
      people: sql<number>`coalesce(cardinality(${recordReadLists.people}), 1)`,
      operation: recordReads.operation,
    })
    .from(recordReads)
    .leftJoin(recordReadLists, eq(recordReadLists.id, recordReads.listId))
    .where(and(gte(recordReads.readAt, since), lt(recordReads.readAt, until)))
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function ofSameName(
  db: Database,
  looks: readonly (Look & { userId: string })[],
): Promise<ReadonlySet<Look>> {
  if (looks.length === 0) return new Set()
  const names = await staffNames(
    db,
    looks.map(({ actorId }) => actorId),
  )
  const people = await db
    .select({
      id: userProfiles.id,
      lastName: userProfiles.lastName,
      lastNameFurigana: userProfiles.lastNameFurigana,
    })
    .from(userProfiles)
    .where(inArray(userProfiles.id, [...new Set(looks.map(({ userId }) => userId))]))
  const personOf = new Map(people.map((person) => [person.id, person]))
  return new Set(
    looks.filter(({ actorId, userId }) => {
      const [name, person] = [names.get(actorId), personOf.get(userId)]
      return name !== undefined && person !== undefined && hasFamilyName(name, person)
    }),
  )
}

type Hour = { actorId: string; from: Date; looks: Look[] }

/** Hours begin at the same instants in Japan and UTC. */
function hoursOf(looks: readonly Look[]): Hour[] {
  const hours = new Map<string, Hour>()
  for (const look of looks) {
    const from = Math.floor(look.at.getTime() / HOUR_MS) * HOUR_MS
    const hour = hours.get(`${look.actorId}/${from}`)
    if (hour) hour.looks.push(look)
    else hours.set(`${look.actorId}/${from}`, { actorId: look.actorId, from: new Date(from), looks: [look] })
  }
  return [...hours.values()]
}

/** An hour in which a reader saw many more people than in their busy hours of the last 30 days. */
async function crowdOf(db: Database, { actorId, from, looks }: Hour, limits: UnusualLimits) {
  const opened = new Set(looks.flatMap(({ userId }) => userId ?? [])).size
  const lists = looks.filter(({ userId }) => userId === null)
  const listed = lists.reduce((sum, { people }) => sum + people, 0)
  const requests = (of: readonly Look[]) => [...new Set(of.map(({ requestId }) => requestId))]
  const past = and(
    eq(recordReads.actorId, actorId),
    gte(recordReads.readAt, new Date(from.getTime() - HABIT_DAYS * DAY_MS)),
    lt(recordReads.readAt, startOfJapaneseDate(dayOfReading(from, limits))),
  )
  const hour = sql`date_trunc('hour', ${recordReads.readAt})`
  if (opened > limits.peopleAnHour) {
    const hours = db
      .select({ people: sql<number>`count(distinct ${recordReads.userId})`.as('people') })
      .from(recordReads)
      .where(and(past, isNotNull(recordReads.userId)))
      .groupBy(hour)
      .as('hours')
    const habit = await busyOf(db, hours)
    if (opened > habit * limits.factor) {
      const ofOne = looks.filter(({ userId }) => userId !== null)
      return {
        mark: 'ManyPeople',
        requests: requests(ofOne),
        from: from.toISOString(),
        people: opened,
        habit,
      } as const
    }
  }
  if (listed > limits.listedAnHour) {
    // The same list is opened repeatedly: each of its people counts once.
    const people = sql`(select distinct date_trunc('hour', ${recordReads.readAt}) as hour, person
      from ${recordReads} join ${recordReadLists} on ${recordReadLists.id} = ${recordReads.listId},
        unnest(${recordReadLists.people}) as person`
    const now = await db.execute<{ people: number }>(
      sql`select count(*)::int as people from ${people} where ${and(
        eq(recordReads.actorId, actorId),
        gte(recordReads.readAt, from),
        lt(recordReads.readAt, new Date(from.getTime() + HOUR_MS)),
      )}) as seen`,
    )
    const seen = now.rows[0]?.people ?? 0
    if (seen <= limits.listedAnHour) return null
    const hours = sql`(select count(*) as people from ${people} where ${past}) as seen group by hour) as hours`
    const habit = await busyOf(db, hours)
    if (seen > habit * limits.factor)
      return {
        mark: 'ManyListed',
        requests: requests(lists),
        from: from.toISOString(),
        people: seen,
        habit,
      } as const
  }
  return null
}

/** Number of people read in a busy hour of theirs: nine of ten hours are no busier. */
async function busyOf(db: Database, hours: Parameters<ReturnType<Database['select']>['from']>[0]) {
  const { rows } = await db.execute<{ habit: number | null }>(
    sql`select percentile_disc(0.9) within group (order by people)::int as habit from ${hours}`,
  )
  return rows[0]?.habit ?? 0
}
