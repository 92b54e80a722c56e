import type { Material } from '../../shared/facts/operatorFile'
import type { HandOverUnitsInput, RecordUnitInput } from '../../shared/generated/schema'
import { outsideLimits } from '../../shared/rules/donating/units/unitLimits'
import type { Random } from './random'
import { must, type Calls } from './world'
import { later, MINUTE_MS } from './worldTime'

const RECORD = `mutation ($input: RecordUnitInput!) { recordUnit(input: $input) { Id Number Accepted } }`
type Recorded = { recordUnit: { Id: string; Number: string; Accepted: boolean } }

export const recordUnit = (world: Calls, by: string, input: RecordUnitInput) =>
  world.call<Recorded>(by, RECORD, { input })

const HAND_OVER = 'mutation ($input: HandOverUnitsInput!) { handOverUnits(input: $input) { Id } }'

export const handOverUnits = (world: Calls, by: string, input: HandOverUnitsInput) =>
  world.call<{ handOverUnits: { Id: string }[] }>(by, HAND_OVER, { input })

const IN_HOUSE = `query ($since: DateTime!, $before: DateTime!) {
  listUnits(
    filter: {
      HandedOver: { eq: false }, State: { in: [Quarantine, Usable] }, ReceivedAt: { ge: $since, lt: $before }
    }
    sortDirection: ASC
    limit: 100
  ) { items { Id WeightGrams } }
}`

/** Manufacturing takes no more of one unit at once. */
const MOST_GRAMS_TAKEN = 170

/** What leaves the house, of before an instant; the oldest first. Heavy units stay for later. */
export async function unitsToHandOver(
  world: Calls,
  by: string,
  { since = new Date(0), before }: { since?: Date; before: Date },
): Promise<string[]> {
  type InHouse = { listUnits: { items: { Id: string; WeightGrams: number }[] } }
  const days = { since: since.toISOString(), before: before.toISOString() }
  const found = await world.call<InHouse>(by, IN_HOUSE, days)
  const { items } = must(found, 'listUnits').listUnits
  return items.filter(({ WeightGrams }) => WeightGrams <= MOST_GRAMS_TAKEN).map(({ Id }) => Id)
}

const USUAL_GRAMS = 150
const SPREAD_GRAMS = 42
const LEAST_GRAMS = 22
const TYPES = [3, 3, 4, 4, 4, 4, 4, 5, 5] as const
const SHARE_TOO_SOFT = 0.01
const SHARE_THAT_TELLS_THE_TIME = 0.6

/** What a scale and a person see; outside the operator's limits it is rejected. */
export function weigh(
  random: Random,
  material: Material,
  receivedAt: Date,
): Omit<RecordUnitInput, 'DonationId'> {
  const grams = Math.max(LEAST_GRAMS, Math.round((USUAL_GRAMS + SPREAD_GRAMS * random.bell()) * 10) / 10)
  const type = random.chance(SHARE_TOO_SOFT) ? 6 : random.pick(TYPES)
  const minutes = random.whole(4, 50)
  const passedAt = random.chance(SHARE_THAT_TELLS_THE_TIME) ? later(receivedAt, -minutes * MINUTE_MS) : null
  const isAccepted = outsideLimits(material, { grams, type, passedAt, receivedAt }).length === 0
  const [tooLittle, wrongForm = tooLittle] = material.rejectionReasons
  const reason = grams < (material.gramsFrom ?? 0) ? tooLittle : wrongForm
  return {
    WeightGrams: grams,
    BristolType: type,
    PassedAt: passedAt?.toISOString() ?? null,
    Accepted: isAccepted,
    RejectionReason: isAccepted ? null : reason,
  }
}
