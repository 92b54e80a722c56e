import { diversityDiffers } from '../messages/floraTests'
import { COMPOSITION_MAX, type Composition } from './composition'

/**
 * Shannon's index with natural logarithm, −Σ p ln p: 0 for a single genus, ln n for n equal ones.
 * @param shares not negative; normalised by their sum, so that rounding does not matter
 */
export function shannonDiversity(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.reduce((sum, share) => (share > 0 ? sum - (share / total) * Math.log(share / total) : sum), 0)
}

/**
 * Diversity from 0 to 100 with one decimal, relative to ln 200, the maximum for 200 genera. The same
 * reference for all keeps the order of scores; ln 20 ≈ 2.996 → 56.5.
 */
export function scaledDiversity(shannon: number): number {
  const share = shannon / Math.log(COMPOSITION_MAX)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}

const TOLERANCE = 0.01
const ROUNDING = 1e-9

/** A sentence unless the given diversity equals the composition's, rounded to two decimals; else null. */
export function diversityProblem(given: number, composition: Composition): string | null {
  const computed = shannonDiversity(Object.values(composition))
  return Math.abs(given - computed) <= TOLERANCE + ROUNDING ? null : diversityDiffers(given, computed)
}

/** Usual results on the scale of 0 to 100: docs/flora.md. */
export const USUAL_DIVERSITY = { from: 35, to: 65 } as const

export type DiversityBand = 'low' | 'usual' | 'high'

/** The band of a scaled diversity; both limits are usual. */
export function diversityBand(scaled: number): DiversityBand {
  if (scaled < USUAL_DIVERSITY.from) return 'low'
  return scaled > USUAL_DIVERSITY.to ? 'high' : 'usual'
}
