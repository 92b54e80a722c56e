import {
  addDays,
  japaneseInstant,
  startOfJapaneseDate,
  weekdayOf,
  type JapaneseDate,
} from '../../shared/facts/dates'
import { isOpenDay } from '../../shared/facts/holidays'
import { createRandom } from '../world/random'
import { handOverUnits, recordUnit, unitsToHandOver, weigh } from '../world/units'
import { must, type World } from '../world/world'

const SEED = 20_261_127
/** What was received is weighed and has a number since so many days before today. */
const RECORDED_DAYS = 35
const HAND_OVER_HOUR = 17
const HAND_OVER_WEEKDAYS: readonly number[] = [1, 3, 5]

export type KeepUnit = (by: string, donation: { id: string; at: Date }) => Promise<void>

/** Weighs what is received, by chances of its own, and hands over what is there of earlier days. */
export function keepUnits(world: World, office: () => string, today: JapaneseDate): KeepUnit {
  const { agenda, deps } = world
  const { material } = deps.texts
  if (!material) return async () => undefined
  const random = createRandom(SEED)
  const began = addDays(today, -RECORDED_DAYS)
  let batches = 0

  async function handOver() {
    const by = office()
    const Ids = await unitsToHandOver(world, by, { before: startOfJapaneseDate(world.today()) })
    if (Ids.length === 0) return
    const Batch = `H${world.today().slice(2, 4)}-${String(++batches).padStart(3, '0')}`
    must(await handOverUnits(world, by, { Ids, To: '製造部 抽出室', Batch }), 'handOverUnits')
  }
  for (let day = began; day < today; day = addDays(day, 1))
    if (isOpenDay(day, deps.texts) && HAND_OVER_WEEKDAYS.includes(weekdayOf(day)))
      agenda.add(japaneseInstant(day, HAND_OVER_HOUR), handOver)

  return async (by, { id, at }) => {
    if (world.today() < began) return
    const input = { DonationId: id, ...weigh(random, material, at) }
    must(await recordUnit(world, by, input), 'recordUnit')
  }
}
