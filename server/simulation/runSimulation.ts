import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { administrators } from '../administrators/tables'
import type { Database } from '../db/client'
import { poolUsers } from '../identity/tables'
import { createRandom } from '../sampleData/random'
import { userProfiles } from '../users/tables'
import { createAgenda } from './agenda'
import { checkInvariants, type Checked } from './invariants/checkInvariants'
import { createNotes, type Notes } from './notes'
import { openMonth } from './office/openMonths'
import { planPeople } from './people/planPeople'
import { visit } from './people/visit'
import { formatReport } from './report/formatReport'
import { runDay } from './runDay'
import { startService } from './startService'
import { watchStatus } from './watchStatus'
import { createWorld } from './world'

export type SimulationOptions = { people: number; days: number; seed: number }

/** The day on which every simulation begins: the first of a month. */
const FIRST_DAY: JapaneseDate = '2026-12-01'

/**
 * Lets made-up people use the real service day by day, and holds what has become of them against the rules.
 * @param options.db an empty, migrated database of the simulation's own
 * @param options.dataDir a folder of its own
 * @throws Error when the database has ever been used, before anything is written
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
    const notes = createNotes()
    const agenda = createAgenda(service.clock)
    const office = random.uuid()
    const world = createWorld(service, { random, agenda, notes, office, visit })
    await service.identity.unsafeImportUser({
      sub: office,
      email: 'office@example.com',
      group: 'Administrators',
      createdAt: world.now(),
    })
    const last = addDays(FIRST_DAY, days - 1)
    planPeople(world, { people, first: FIRST_DAY, last })
    await openMonth(world, 0)
    for (let day = 0; day < days; day++) await runDay(world, addDays(FIRST_DAY, day))
    const checked = await checkInvariants(db, notes)
    const report = await formatReport(db, { notes, checked, people, days, seed, first: FIRST_DAY, last })
    return { report, checked, notes }
  } finally {
    await service.stop()
  }
}

/** No service that anybody uses is ever simulated on. */
async function requireEmpty(db: Database): Promise<void> {
  for (const table of [userProfiles, administrators, poolUsers])
    if ((await db.$count(table)) > 0)
      throw new Error('The simulation runs on an empty database of its own only')
}
