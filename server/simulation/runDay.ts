import { addDays, japaneseInstant, startOfJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { samplePublicTexts } from '../../shared/config'
import { isOpenDay } from '../../shared/holidays'
import { runDueJobs } from '../jobs/runDueJobs'
import { businessDayOnOrAfter, later, MINUTE_MS, officeTime } from '../sampleData/sampleTime'
import { planDonations } from './office/donationRoom'
import { planCases } from './office/lookAfterMembers'
import { addPlaces, openMonth } from './office/openMonths'
import { payRewards } from './office/payRewards'
import { readMails } from './people/readMails'
import type { World } from './world'

/**
 * One day from midnight to midnight. The jobs run twice, a minute after midnight and in the morning, as they do many
 * times on a real day: what the first run has done the second must not do again.
 */
export async function runDay(world: World, date: JapaneseDate): Promise<void> {
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

function planOffice(world: World, date: JapaneseDate): void {
  const { agenda, random } = world
  const month = date.slice(0, 8)
  if (date === businessDayOnOrAfter(`${month}15`))
    agenda.add(officeTime(random, date), () => addPlaces(world))
  if (date === businessDayOnOrAfter(`${month}20`)) {
    agenda.add(officeTime(random, date), () => openMonth(world, 1))
    agenda.add(officeTime(random, date), () => payRewards(world))
  }
  planCases(world)
}

async function runJobs(world: World): Promise<void> {
  const { deps, notes } = world
  const done = await runDueJobs(deps, world.now())
  for (const [name, count] of Object.entries(done)) notes.jobs.set(name, (notes.jobs.get(name) ?? 0) + count)
}
