import { addDays, startOfJapaneseDate, type JapaneseDate, japaneseInstant } from '../../shared/facts/dates'
import { administrators } from '../../server/ground/tables/administrators'
import type { Database, Queryable } from '../../server/ground/db/client'
import type { Deps } from '../../server/ground/deps'
import { replayJudgements } from '../../server/care/criteria/replay/replayJudgements'
import { poolUsers } from '../../server/ground/tables/identity'
import { createRandom } from '../world/random'
import { userProfiles } from '../../server/ground/tables/users'
import { checkInvariants, type Checked } from './invariants/checkInvariants'
import { createNotes, type Notes } from './notes'
import { changeCriteria } from './office/changeCriteria'
import { openMonth, addPlaces } from './office/openMonths'
import { planPeople } from './people/planPeople'
import { visit } from './people/visit'
import { formatReport } from './report/formatReport'
import { startService } from '../world/startService'
import { createWorld } from '../world/world'
import { httpDoor } from '../world/door'
import type { SimulatedWorld } from './world'
import { samplePublicTexts } from '../../shared/facts/config'
import { isOpenDay } from '../../shared/facts/holidays'
import { businessDayOnOrAfter, later, MINUTE_MS, officeTime } from '../world/worldTime'
import { planDonations } from './office/donationRoom'
import { planCases } from './office/lookAfterMembers'
import { openLaboratory, planMaterial } from './office/keepMaterial'
import { payRewards } from './office/payRewards'
import { readMails } from './people/readMails'
import { sql } from 'drizzle-orm'

export type SimulationOptions = { people: number; days: number; seed: number }

/** The first day of every simulation: the first of a month. */
const FIRST_DAY: JapaneseDate = '2026-12-01'

/**
 * Lets made-up people use the real service day by day, then checks the rules.
 * @param options.db an empty, migrated database of the simulation's own
 * @param options.dataDir a folder of its own
 * @throws Error before anything is written when the database was ever used
 */
export async function runSimulation(
  options: SimulationOptions & { db: Database; dataDir: string },
): Promise<{ report: string; checked: Checked[]; notes: Notes }> {
  const { db, dataDir, people, days, seed } = options
  await requireEmpty(db)
  await watchStatus(db)
  const service = await startService({ db, dataDir, now: startOfJapaneseDate(FIRST_DAY) })
  try {
    const random = createRandom(seed)
    const notes = createNotes(service.deps.vault)
    const office = random.uuid()
    const served = createWorld({
      ...service,
      random,
      door: httpDoor(service.app),
      onCall: () => notes.calls++,
      onRefused: (operation, code) => {
        const name = `${operation} ${code}`
        notes.refusals.set(name, (notes.refusals.get(name) ?? 0) + 1)
      },
    })
    await service.identity.unsafeImportUser({
      sub: office,
      email: 'office@example.com',
      groups: ['Administrators'],
      createdAt: served.now(),
    })
    // Whoever calls first is the first administrator.
    await served.call(office, '{ __typename }')
    const world: SimulatedWorld = {
      ...served,
      laboratory: await openLaboratory(served, seed),
      notes,
      people: [],
      office,
      visit,
    }
    const last = addDays(FIRST_DAY, days - 1)
    planPeople(world, { people, first: FIRST_DAY, last })
    await openMonth(world, 0)
    for (let day = 0; day < days; day++) {
      await runDay(world, addDays(FIRST_DAY, day))
      if (day === Math.floor(days / 2)) await changeCriteria(world)
    }
    const checked = [...(await checkInvariants(db, notes)), await judgementsRepeated(service.deps)]
    const report = await formatReport(db, { notes, checked, people, days, seed, first: FIRST_DAY, last })
    return { report, checked, notes }
  } finally {
    await service.stop()
  }
}

/** Judges everything again by the criteria of the judgement: those of the first or the second half of the time. */
async function judgementsRepeated(deps: Deps): Promise<Checked> {
  const { judgements, differing } = await replayJudgements(deps.db, deps)
  return {
    label: 'すべての判定が、もう一度判定しても同じ',
    looked: judgements,
    broken: differing.map(({ id }) => id),
  }
}

/** Never simulates on a service in use. */
async function requireEmpty(db: Database): Promise<void> {
  for (const table of [userProfiles, administrators, poolUsers])
    if ((await db.$count(table)) > 0)
      throw new Error('The simulation runs on an empty database of its own only')
}

/** The jobs run a minute after midnight and in the morning: the second run must not repeat what the first has done. */
async function runDay(world: SimulatedWorld, date: JapaneseDate): Promise<void> {
  const { agenda } = world
  agenda.add(later(startOfJapaneseDate(date), MINUTE_MS), () => runJobs(world))
  agenda.add(later(japaneseInstant(date, 9), 5 * MINUTE_MS), async () => {
    await runJobs(world)
    await readMails(world)
  })
  agenda.add(later(japaneseInstant(date, 23), 30 * MINUTE_MS), () => readMails(world))
  planDonations(world)
  if (isOpenDay(date, samplePublicTexts)) planOffice(world, date)
  await agenda.runUntil(startOfJapaneseDate(addDays(date, 1)))
}

function planOffice(world: SimulatedWorld, date: JapaneseDate): void {
  const { agenda, random } = world
  const month = date.slice(0, 8)
  if (date === businessDayOnOrAfter(`${month}15`))
    agenda.add(officeTime(random, date), () => addPlaces(world))
  if (date === businessDayOnOrAfter(`${month}20`)) {
    agenda.add(officeTime(random, date), () => openMonth(world, 1))
    agenda.add(officeTime(random, date), () => payRewards(world))
  }
  planCases(world)
  planMaterial(world)
}

async function runJobs(world: SimulatedWorld): Promise<void> {
  const { notes } = world
  const done = await world.runJobs()
  for (const [name, count] of Object.entries(done)) notes.jobs.set(name, (notes.jobs.get(name) ?? 0) + count)
}

/** A trigger writes down every status, to check the life cycle and the log. Only in the simulation's own database. */
async function watchStatus(db: Queryable): Promise<void> {
  await db.execute(sql`
    CREATE TABLE simulation_moves (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL,
      from_status user_status,
      to_status user_status NOT NULL,
      at timestamptz(3) NOT NULL
    )`)
  await db.execute(sql`
    CREATE FUNCTION simulation_note_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO simulation_moves (user_id, to_status, at) VALUES (NEW.id, NEW.user_status, NEW.updated_at);
      ELSIF NEW.user_status <> OLD.user_status THEN
        INSERT INTO simulation_moves (user_id, from_status, to_status, at)
        VALUES (NEW.id, OLD.user_status, NEW.user_status, NEW.updated_at);
      END IF;
      RETURN NEW;
    END $$`)
  await db.execute(sql`
    CREATE TRIGGER simulation_moves AFTER INSERT OR UPDATE ON user_profiles
    FOR EACH ROW EXECUTE FUNCTION simulation_note_move()`)
}
