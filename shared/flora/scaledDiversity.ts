import { COMPOSITION_MAX } from './composition'

/**
 * Diversity from 0 to 100 with one decimal: the share of ln 200, the most that a composition of 200 genera can have.
 * The reference is the same for everybody, so that scaled scores stand in the order of the scores; ln 20 ≈ 2.996 → 56.5.
 */
export function scaledDiversity(shannon: number): number {
  const share = shannon / Math.log(COMPOSITION_MAX)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}
