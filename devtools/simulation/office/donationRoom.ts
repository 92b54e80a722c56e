import { addDays } from '../../../shared/dates'
import { donationTime, later, MINUTE_MS } from '../../sampleData/sampleTime'
import { call } from '../call'
import { planVisit } from '../people/planVisit'
import { rates, slips } from '../rates'
import type { Person, World } from '../world'

const RECORD = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id UserId } }'
const DAYS_A_WEEK = 7

type Recorded = { recordDonation: { Id: string; UserId: string } }

/** Plans who comes to the donation room today. */
export function planDonations(world: World): void {
  const { random, agenda, people } = world
  for (const person of people) {
    if (!person.donates || person.gone || !random.chance(person.visitsAWeek / DAYS_A_WEEK)) continue
    agenda.add(donationTime(random, world.today()), () => donate(world, person))
  }
  if (random.chance(slips.unknownNumber))
    agenda.add(donationTime(random, world.today()), async () => {
      await enter(world, { DonorId: 'D-999999' })
    })
}

/** Some have not read that the time as a donor is over, and come once more. */
export function planDonationAfterExpiry(world: World, person: Person): void {
  const { random, agenda } = world
  person.donates = false
  if (!random.chance(rates.triesAfterExpiry)) return
  const day = addDays(world.today(), random.whole(1, 10))
  agenda.add(donationTime(random, day), () => donate(world, person))
}

async function donate(world: World, person: Person): Promise<void> {
  const { random } = world
  if (!person.card || person.gone) return
  const entry = {
    DonorId: person.card,
    StoolReceiptStatus: random.chance(rates.stoolReceived) ? 'Implemented' : 'NotImplemented',
  }
  if (random.chance(slips.timeToCome))
    await enter(world, { ...entry, DonationAt: later(world.now(), 60 * MINUTE_MS).toISOString() })
  const key = { IdempotencyKey: random.uuid() }
  const sent = [{ ...entry, ...key }]
  if (random.chance(slips.sentTwiceWithKey)) sent.push({ ...entry, ...key })
  else if (random.chance(slips.sentTwiceWithTwoKeys)) sent.push({ ...entry, IdempotencyKey: random.uuid() })
  const accepted = await Promise.all(sent.map((one) => enter(world, one)))
  if (accepted.includes(true)) return
  // Sent home: nobody comes again before the page says that it is of use.
  person.donates = false
  planVisit(world, person, random.whole(2, 12))
}

/** What the reader sends; an answer with success is a donation that somebody was thanked for. */
async function enter(world: World, entry: Record<string, string>): Promise<boolean> {
  const { notes, office } = world
  const at = later(world.now(), -MINUTE_MS)
  const input = { DonationAt: at.toISOString(), StoolReceiptStatus: 'Implemented', ...entry }
  const { data } = await call<Recorded>(world, office, RECORD, { input })
  if (!data) return false
  const { Id, UserId } = data.recordDonation
  notes.donations.set(Id, { userId: UserId, at, received: input.StoolReceiptStatus === 'Implemented' })
  return true
}
