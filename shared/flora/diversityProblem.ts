import { diversityDiffers } from '../messages/floraTests'
import type { Composition } from './composition'
import { shannonDiversity } from './shannonDiversity'

const TOLERANCE = 0.01
const ROUNDING = 1e-9

/** A sentence unless the given diversity equals the composition's, rounded to two decimals; else null. */
export function diversityProblem(given: number, composition: Composition): string | null {
  const computed = shannonDiversity(Object.values(composition))
  return Math.abs(given - computed) <= TOLERANCE + ROUNDING ? null : diversityDiffers(given, computed)
}
