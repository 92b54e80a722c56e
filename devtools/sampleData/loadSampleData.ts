import { createEmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { virtualClock } from '../../server/ground/clock'
import type { Database, Queryable, Transaction } from '../../server/ground/db/client'
import { setUntilEnd } from '../../server/ground/db/nameChange'
import type { Deps } from '../../server/ground/deps'
import { apiSchema } from '../../server/doors/graphql/schema'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { administrators } from '../../server/ground/tables/administrators'
import { poolUsers } from '../../server/ground/tables/identity'
import { userProfiles } from '../../server/ground/tables/users'
import { addDays, japaneseDateOf, japaneseInstant, startOfJapaneseDate } from '../../shared/facts/dates'
import type { Story } from '../world/agenda'
import { healthyAnswers } from '../world/checks/healthyAnswers'
import { directDoor } from '../world/door'
import { inventPerson } from '../world/inventPerson'
import { createRandom, type Random } from '../world/random'
import { createWorld, type World } from '../world/world'
import { DAY_MS, later, MINUTE_MS } from '../world/worldTime'
import { cast, HISTORY_DAYS, RECENT_DAYS, type Plan } from './cast'
import { planHospitalDays } from './hospitalDays'
import { keepPanels } from '../world/keepPanels'
import { keepUnits } from './keepUnits'
import { createNights } from './life'
import { noteSignIns } from './noteSignIns'
import { openingsBetween, planPlaces } from './openings'
import { openOffice, planPaydays, withKnownPasswords } from './openOffice'
import { createSampleMail } from './sampleMail'
import { lifeBy } from './stories'

const SEED = 20_261_121
/** Run by the started program for the whole history at once. */
const OF_THE_PROGRAM = [
  'compareAccounts',
  'readReturnedMails',
  'readMailAnswers',
  'forgetOldData',
  'sealActivities',
  'exportHead',
  'foldTallies',
]
const isForPeople = (job: string) => !OF_THE_PROGRAM.includes(job)
/** The last mornings run all jobs; earlier ones only what a life depends on. */
const MORNINGS = 8
const DAYS_TO_OPEN = 60

/**
 * Lets made-up people use an empty service from its first day to now, by the real operations and in one transaction, so
 * that a killed start leaves nothing. A service that was ever used stays as it is.
 * @param people other people than the sample
 * @returns whether anything was loaded
 */
export async function loadSampleData(deps: Deps, people = cast): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false
  await deps.db.transaction((tx) => playCast(deps, asDatabase(tx, deps.db.$client), people))
  deps.log.info({ people: await deps.db.$count(userProfiles) }, 'sample data loaded')
  return true
}

/** One transaction for everything. No operation is refused, so none needs a savepoint (a quarter of all statements). */
export function asDatabase(tx: Transaction, $client: Database['$client']): Database {
  const database: Pick<Database, '$client' | 'transaction' | 'transactionWith'> = {
    $client,
    transaction: <T>(work: (inner: Transaction) => Promise<T>) => work(tx),
    transactionWith: async (setting, work) => {
      await setUntilEnd(tx, setting)
      return work(tx)
    },
  }
  return Object.assign(tx, database)
}

/** The pool counts too: a service once started without sample data has an administrator there, and stays without. */
async function isEmpty(db: Queryable): Promise<boolean> {
  for (const table of [userProfiles, administrators, poolUsers])
    if ((await db.$count(table)) > 0) return false
  return true
}

async function playCast(given: Deps, db: Database, people: readonly Plan[]): Promise<void> {
  const end = given.clock.now()
  const today = japaneseDateOf(end)
  const start = addDays(today, -HISTORY_DAYS - DAYS_TO_OPEN)
  const administratorIds = new Set<string>()
  const unreachable = new Set<string>()
  const world = await openService(
    { ...given, db, lists: db, clock: virtualClock(startOfJapaneseDate(start)) },
    { administratorIds, unreachable, since: later(end, -RECENT_DAYS * DAY_MS) },
  )
  const { agenda, random } = world
  const office = () => random.pick([...administratorIds])
  const openings = openingsBetween(addDays(start, DAYS_TO_OPEN), end)
  const night = createNights(world)
  const keepUnit = keepUnits(world, office, today)
  const panels = keepPanels(world, () => [...administratorIds])
  const head = () => [...administratorIds][0] ?? office()

  await openOffice(world, start, administratorIds)
  planPaydays(world, office, start, today)
  planHospitalDays(world, office, today)
  for (let day = addDays(today, -MORNINGS); day <= today; day = addDays(day, 1))
    agenda.add(
      later(japaneseInstant(day, 9), 5 * MINUTE_MS),
      async () => void (await world.runJobs(isForPeople)),
    )
  for (const [index, { plan, ago }] of everybody(people, random).entries()) {
    const invented = inventPerson(random, { number: index + 1, registeredOn: addDays(today, -ago) })
    const person = { ...invented, email: plan.email ?? invented.email }
    if (plan.unreachable) unreachable.add(person.email)
    const tell = (story: Story) => agenda.tell(goingOn(story, given, person.email))
    const life = {
      world,
      person,
      office,
      head,
      healthy: healthyAnswers(random, person),
      password: plan.email && SAMPLE_PASSWORD,
      today,
      openings,
      night,
      keepUnit,
      panels,
      tell,
      donates: false,
      lastGiven: null,
      screeningId: null,
    }
    tell(lifeBy(plan, life, ago))
  }
  agenda.add(world.now(), async () => planPlaces(world, openings, office))
  await agenda.runUntil(later(end, -2 * MINUTE_MS))
  await world.runJobs(() => false)
}

function everybody(cast: readonly Plan[], random: Random): { plan: Plan; ago: number }[] {
  return cast.flatMap((plan) => {
    const { people = 1, ago } = plan
    const [from, to] = typeof ago === 'number' ? [ago, ago] : ago
    return Array.from({ length: people }, (_, index) => ({
      plan,
      ago: Math.floor(from + ((to - from) / people) * (index + (from === to ? 0 : random.next()))),
    }))
  })
}

/** A life that cannot go on at some day of the year stops there: the service starts all the same. */
async function* goingOn(story: Story, { log }: Pick<Deps, 'log'>, email: string): Story {
  try {
    yield* story
  } catch (err) {
    log.error({ err, email }, 'a sample life stops')
  }
}

/** The real service except for sign-in and mail delivery. */
async function openService(
  given: Omit<Deps, 'clock'> & Pick<World, 'clock'>,
  options: { administratorIds: Set<string>; unreachable: ReadonlySet<string>; since: Date },
): Promise<World> {
  const { clock } = given
  const random = createRandom(SEED)
  const quiet = { ...given, log: given.log.child({}, { level: 'silent' }) }
  const { mail, deliver } = createSampleMail(quiet, {
    since: options.since,
    unreachable: options.unreachable,
  })
  const pool = await createEmbeddedIdentity({ ...quiet, mail })
  const identity = withKnownPasswords(pool, clock.now, random.uuid)
  const deps: Deps = { ...quiet, mail, identity }
  const direct = directDoor({ deps, schema: apiSchema(), office: options.administratorIds })
  const door = noteSignIns(direct, { ...deps, random, since: options.since })
  const world = createWorld({
    deps,
    clock,
    identity,
    random,
    door: async (...call) => {
      const reply = await door(...call)
      await deliver()
      return reply
    },
  })
  return {
    ...world,
    async runJobs(isMeant) {
      const done = await world.runJobs(isMeant)
      await deliver()
      return done
    },
  }
}
