import { diversityDiffers } from '../../words/donating/floraTests'
import { COMPOSITION_MAX, type Composition } from './composition'

/** Shannon's index −Σ p ln p, natural logarithm. `shares` are normalised by their sum. */
export function shannonDiversity(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.reduce((sum, share) => (share > 0 ? sum - (share / total) * Math.log(share / total) : sum), 0)
}

/** 0 to 100 with one decimal, relative to ln 200 (200 genera): ln 20 ≈ 2.996 → 56.5. */
export function scaledDiversity(shannon: number): number {
  const share = shannon / Math.log(COMPOSITION_MAX)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}

const TOLERANCE = 0.01
const ROUNDING = 1e-9

/** A sentence if the diversity differs from the composition's by more than 0.01. */
export function diversityProblem(given: number, composition: Composition): string | null {
  const computed = shannonDiversity(Object.values(composition))
  return Math.abs(given - computed) <= TOLERANCE + ROUNDING ? null : diversityDiffers(given, computed)
}

/** docs/flora.md */
export const USUAL_DIVERSITY = { from: 35, to: 65 } as const

export type DiversityBand = 'low' | 'usual' | 'high'

export function diversityBand(scaled: number): DiversityBand {
  if (scaled < USUAL_DIVERSITY.from) return 'low'
  return scaled > USUAL_DIVERSITY.to ? 'high' : 'usual'
}
