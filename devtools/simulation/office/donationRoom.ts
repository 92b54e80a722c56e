import { addDays, japaneseInstant } from '../../../shared/facts/dates'
import { donationTime, later, MINUTE_MS } from '../../world/worldTime'
import type { RecordDonationInput } from '../../../shared/generated/schema'
import { stateNoChange } from '../../world/member'
import { recordDonation, recordStatement } from '../../world/office'
import { planVisit } from '../planVisit'
import { rates, slips } from '../rates'
import type { Person, SimulatedWorld } from '../world'
import { planExit } from './keepMaterial'
import { handOver, keepUnit } from './keepUnits'

const DAYS_A_WEEK = 7
/** After the last donation of a day. */
const HAND_OVER_HOUR = 21

export function planDonations(world: SimulatedWorld): void {
  const { random, agenda, people } = world
  agenda.add(japaneseInstant(world.today(), HAND_OVER_HOUR), () => handOver(world))
  for (const person of people) {
    if (!person.donates || person.gone || !random.chance(person.visitsAWeek / DAYS_A_WEEK)) continue
    agenda.add(donationTime(random, world.today()), () => donate(world, person))
  }
  if (random.chance(slips.unknownNumber))
    agenda.add(donationTime(random, world.today()), async () => {
      await enter(world, { DonorId: 'D-999999' })
    })
}

/** Some have not read that their period has ended, and come once more. */
export function planDonationAfterExpiry(world: SimulatedWorld, person: Person): void {
  const { random, agenda } = world
  person.donates = false
  planExit(world, person)
  if (!random.chance(rates.triesAfterExpiry)) return
  const day = addDays(world.today(), random.whole(1, 10))
  agenda.add(donationTime(random, day), () => donate(world, person))
}

async function donate(world: SimulatedWorld, person: Person): Promise<void> {
  const { random } = world
  if (!person.card || person.gone) return
  const entry: Partial<RecordDonationInput> = {
    DonorId: person.card,
    StoolReceiptStatus: random.chance(rates.stoolReceived) ? 'Implemented' : 'NotImplemented',
  }
  if (random.chance(slips.timeToCome))
    await enter(world, { ...entry, DonationAt: later(world.now(), 60 * MINUTE_MS).toISOString() })
  await askForStatement(world, person, entry)
  const key = { IdempotencyKey: random.uuid() }
  const sent = [{ ...entry, ...key }]
  if (random.chance(slips.sentTwiceWithKey)) sent.push({ ...entry, ...key })
  else if (random.chance(slips.sentTwiceWithTwoKeys)) sent.push({ ...entry, IdempotencyKey: random.uuid() })
  const [kept] = (await Promise.all(sent.map((one) => enter(world, one)))).filter((id) => id !== null)
  if (kept) {
    if (entry.StoolReceiptStatus === 'Implemented') await keepUnit(world, kept, world.now())
    return
  }
  // Sent home: the person comes again when the page says that it is useful.
  person.donates = false
  planVisit(world, person, random.whole(2, 12))
}

/** Said at home, or asked at the desk, sometimes only once the entry without it was refused. */
async function askForStatement(
  world: SimulatedWorld,
  person: Person,
  entry: Partial<RecordDonationInput>,
): Promise<void> {
  const { random, office } = world
  if (random.chance(rates.statesBefore)) await stateNoChange(world, person.id)
  else {
    if (entry.StoolReceiptStatus === 'Implemented' && random.chance(slips.notAsked)) await enter(world, entry)
    await recordStatement(world, office, person.id)
  }
}

/** Sends the reader's entry. @returns the id of an acknowledged donation */
async function enter(world: SimulatedWorld, entry: Partial<RecordDonationInput>): Promise<string | null> {
  const { notes, office } = world
  const at = world.now()
  const input: RecordDonationInput = {
    DonationAt: at.toISOString(),
    StoolReceiptStatus: 'Implemented',
    ...entry,
  }
  const { data } = await recordDonation(world, office, input)
  if (!data) return null
  const { Id, UserId } = data.recordDonation
  notes.donations.set(Id, { userId: UserId, at, received: input.StoolReceiptStatus === 'Implemented' })
  return Id
}
