import { addDays, japaneseInstant, weekdayOf, type JapaneseDate } from '../../shared/facts/dates'
import { isOpenDay } from '../../shared/facts/holidays'
import { createRandom } from '../world/random'
import { handOverUnits, recordUnit, weigh } from '../world/units'
import { must, type World } from '../world/world'

const SEED = 20_261_127
/** What was received is weighed and has a number since so many days before today. */
const RECORDED_DAYS = 35
const HAND_OVER_HOUR = 17
const HAND_OVER_WEEKDAYS: readonly number[] = [1, 3, 5]

export type KeepUnit = (by: string, donation: { id: string; at: Date }) => Promise<void>

/** Weighs what is received, by chances of its own, and hands over what was accepted on earlier days. */
export function keepUnits(world: World, office: () => string, today: JapaneseDate): KeepUnit {
  const { agenda, deps } = world
  const { material } = deps.texts
  if (!material) return async () => undefined
  const random = createRandom(SEED)
  const began = addDays(today, -RECORDED_DAYS)
  let inHouse: { id: string; day: JapaneseDate }[] = []
  let batches = 0

  async function handOver() {
    const ready = inHouse.filter(({ day }) => day < world.today())
    if (ready.length === 0) return
    const Batch = `H${world.today().slice(2, 4)}-${String(++batches).padStart(3, '0')}`
    const input = { Ids: ready.map(({ id }) => id), To: '製造部 抽出室', Batch }
    must(await handOverUnits(world, office(), input), 'handOverUnits')
    inHouse = inHouse.filter((unit) => !ready.includes(unit))
  }
  for (let day = began; day < today; day = addDays(day, 1))
    if (isOpenDay(day, deps.texts) && HAND_OVER_WEEKDAYS.includes(weekdayOf(day)))
      agenda.add(japaneseInstant(day, HAND_OVER_HOUR), handOver)

  return async (by, { id, at }) => {
    if (world.today() < began) return
    const input = { DonationId: id, ...weigh(random, material, at) }
    const { recordUnit: unit } = must(await recordUnit(world, by, input), 'recordUnit')
    if (unit.Accepted) inHouse.push({ id: unit.Id, day: world.today() })
  }
}
