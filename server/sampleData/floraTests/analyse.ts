import type { Composition } from '../../../shared/flora/composition'
import { enterotypeOf } from '../../../shared/flora/enterotypes'
import { scaledDiversity } from '../../../shared/flora/scaledDiversity'
import { shannonDiversity } from '../../../shared/flora/shannonDiversity'
import type { Random } from '../random'
import { bacteria } from './bacteria'

const DECIMALS = 4
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** A sample as somebody might have it, with what is computed from it. */
export function analyseSample(random: Random) {
  const weights = bacteria.map(({ usual, spread }) => usual * Math.exp(spread * random.bell()))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const ratios = weights.map((weight) => round(weight / total, DECIMALS))
  // What rounding took or gave goes to the last, 「そのほか」.
  const rest = ratios.slice(0, -1).reduce((sum, ratio) => sum + ratio, 0)
  const exact = [...ratios.slice(0, -1), round(1 - rest, DECIMALS)]
  const composition: Composition = Object.fromEntries(
    bacteria.map(({ name }, index) => [name, exact[index] ?? 0]),
  )
  const diversityScore = round(shannonDiversity(exact), 3)
  return {
    composition,
    diversityScore,
    diversityScoreScaled: scaledDiversity(diversityScore),
    enterotype: enterotypeOf(composition),
  }
}
