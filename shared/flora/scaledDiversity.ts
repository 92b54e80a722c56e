import { COMPOSITION_MAX } from './composition'

/**
 * Diversity from 0 to 100 with one decimal, relative to ln 200, the maximum for 200 genera. The same
 * reference for all keeps the order of scores; ln 20 ≈ 2.996 → 56.5.
 */
export function scaledDiversity(shannon: number): number {
  const share = shannon / Math.log(COMPOSITION_MAX)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}
