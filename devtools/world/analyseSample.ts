import type { Composition } from '../../shared/forms/flora/composition'
import { enterotypeOf } from '../../shared/forms/flora/enterotypes'
import { scaledDiversity, shannonDiversity } from '../../shared/forms/flora/diversity'
import type { Random } from './random'

const DECIMALS = 4
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** A plausible sample, with the values computed from it. */
export function analyseSample(random: Random) {
  const weights = bacteria.map(({ usual, spread }) => usual * Math.exp(spread * random.bell()))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const ratios = weights.map((weight) => round(weight / total, DECIMALS))
  // The rounding difference goes to the last, 「そのほか」.
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

/** Genera of the gut with their usual share in healthy adults, and the spread between persons. */
const bacteria: readonly { name: string; usual: number; spread: number }[] = [
  { name: 'バクテロイデス属', usual: 0.14, spread: 0.8 },
  { name: 'フェカリバクテリウム属', usual: 0.1, spread: 0.6 },
  { name: 'ビフィドバクテリウム属', usual: 0.11, spread: 0.9 },
  { name: 'ブラウティア属', usual: 0.09, spread: 0.5 },
  { name: 'プレボテラ属', usual: 0.04, spread: 1.8 },
  { name: 'ルミノコッカス属', usual: 0.06, spread: 0.8 },
  { name: 'ロゼブリア属', usual: 0.05, spread: 0.6 },
  { name: 'コリンセラ属', usual: 0.04, spread: 0.8 },
  { name: 'アガトバクター属', usual: 0.05, spread: 0.7 },
  { name: 'アナエロスティペス属', usual: 0.04, spread: 0.6 },
  { name: 'パラバクテロイデス属', usual: 0.03, spread: 0.6 },
  { name: 'アリスティペス属', usual: 0.025, spread: 0.7 },
  { name: 'ドレア属', usual: 0.03, spread: 0.5 },
  { name: 'コプロコッカス属', usual: 0.03, spread: 0.7 },
  { name: 'ストレプトコッカス属', usual: 0.02, spread: 0.9 },
  { name: 'フシカテニバクター属', usual: 0.03, spread: 0.6 },
  { name: 'サブドリグラヌルム属', usual: 0.03, spread: 0.8 },
  { name: 'アッカーマンシア属', usual: 0.012, spread: 1.3 },
  { name: 'メガモナス属', usual: 0.008, spread: 1.7 },
  { name: 'そのほか', usual: 0.063, spread: 0.3 },
]
