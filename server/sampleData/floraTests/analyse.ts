import type { Random } from '../random'
import { bacteria } from './bacteria'

/** Shares add up to 1; the largest stands first. */
export type Composition = { name: string; genus: string; ratio: number }[]

const DECIMALS = 4
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

const enterotypes: readonly [genus: string, name: string][] = [
  ['Bacteroides', 'バクテロイデス型'],
  ['Prevotella', 'プレボテラ型'],
  ['Ruminococcus', 'ルミノコッカス型'],
]

/** Shannon's index, −Σ p ln p: 0 when there is one kind only, ln n when all n kinds are equally frequent. */
export function shannonDiversity(ratios: readonly number[]): number {
  return ratios.reduce((sum, ratio) => (ratio > 0 ? sum - ratio * Math.log(ratio) : sum), 0)
}

/** A sample as somebody might have it, with what is computed from it. */
export function analyseSample(random: Random) {
  const weights = bacteria.map(({ usual, spread }) => usual * Math.exp(spread * random.bell()))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const ratios = weights.map((weight) => round(weight / total, DECIMALS))
  // What rounding took or gave goes to the last, 「そのほか」.
  const rest = ratios.slice(0, -1).reduce((sum, ratio) => sum + ratio, 0)
  const exact = [...ratios.slice(0, -1), round(1 - rest, DECIMALS)]
  const composition: Composition = bacteria
    .map(({ name, genus }, index) => ({ name, genus, ratio: exact[index] ?? 0 }))
    .sort((a, b) => b.ratio - a.ratio)
  const diversity = shannonDiversity(exact)
  const of = (genus: string) => composition.find((one) => one.genus === genus)?.ratio ?? 0
  const [first] = [...enterotypes].sort(([a], [b]) => of(b) - of(a))
  return {
    composition,
    diversityScore: round(diversity, 3),
    /** The share of the most that so many kinds can come to, 0 to 100. */
    diversityScoreScaled: round((diversity / Math.log(bacteria.length)) * 100, 1),
    enterotype: first?.[1] ?? null,
  }
}
