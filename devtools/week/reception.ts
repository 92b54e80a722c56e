import { samplePublicTexts } from '../../shared/facts/config'
import { startOfJapaneseDate, type JapaneseDate } from '../../shared/facts/dates'
import { recordDonation, recordStatement } from '../world/office'
import { handOverUnits, recordUnit, weigh } from '../world/units'
import { must } from '../world/world'
import { sayBefore } from './members'
import type { Donor, Visit } from './paper'
import { OFFICE, type Week } from './scene'

const SHARE_RECEIVED = 0.95
const BY = OFFICE.reception

/** A donor at the counter: always a line on the sheet. */
export function writeDown(week: Week, donor: Donor, at: Date, received: boolean): Visit {
  const { material } = samplePublicTexts
  const visit: Visit = {
    key: week.random.uuid(),
    donor,
    at,
    received,
    stated: false,
    measures: received && material ? weigh(week.random, material, at) : null,
    id: null,
    unit: null,
  }
  week.paper.visits.push(visit)
  return visit
}

/** And an entry when there is a network. */
export async function receive(week: Week, donor: Donor, at: Date, hasNetwork: boolean): Promise<void> {
  const visit = writeDown(week, donor, at, week.random.chance(SHARE_RECEIVED))
  if (hasNetwork) await enter(week, visit)
}

/** Enters a line of the sheet; the same line again finds what it has made. */
export async function enter(week: Week, visit: Visit): Promise<void> {
  const { network } = week
  const { donor, at, received, key } = visit
  if (!visit.stated && !(await sayBefore(week, donor)))
    must(await recordStatement(network, BY, donor.sub), 'recordStatement')
  visit.stated = true
  const input = {
    DonorId: donor.card,
    DonationAt: at.toISOString(),
    StoolReceiptStatus: received ? 'Implemented' : 'NotImplemented',
    IdempotencyKey: key,
  } as const
  visit.id = must(await recordDonation(network, BY, input), 'recordDonation').recordDonation.Id
  await enterUnit(week, visit)
}

export async function enterUnit({ network }: Week, visit: Visit): Promise<void> {
  if (!visit.measures || !visit.id) return
  const unit = { ...visit.measures, DonationId: visit.id }
  const { recordUnit: made } = must(await recordUnit(network, BY, unit), 'recordUnit')
  visit.unit = { number: made.Number, grams: unit.WeightGrams, accepted: unit.Accepted }
}

const IN_HOUSE = `query ($since: DateTime!) { listUnits(
  filter: { HandedOver: { eq: false }, State: { in: [Quarantine, Usable] }, ReceivedAt: { ge: $since } } limit: 100
) { items { Id Number } } }`

/** In the evening what was accepted today leaves the house. */
export async function handOver({ network, paper }: Week, today: JapaneseDate): Promise<void> {
  type InHouse = { listUnits: { items: { Id: string; Number: string }[] } }
  const since = startOfJapaneseDate(today).toISOString()
  const { items } = must(await network.call<InHouse>(BY, IN_HOUSE, { since }), 'listUnits').listUnits
  if (items.length === 0) return
  const input = { Ids: items.map(({ Id }) => Id), To: '製造部', Batch: `W-${today}` }
  must(await handOverUnits(network, BY, input), 'handOverUnits')
  for (const { Number: number } of items) paper.handedOver.add(number)
}
