import type { Answer } from './answer'

/** Whole tenths of a centimetre and hundredths of a kilogram, so that 18.5 and 25 compare exactly. */
function exactParts(answer: Answer): { height: number; weight: number } | null {
  const height = Math.round((answer.numbers?.height ?? 0) * 10)
  const weight = Math.round((answer.numbers?.weight ?? 0) * 100)
  return height > 0 && weight > 0 ? { height, weight } : null
}

/** True when weight / height² lies under the limit (kg/m²), without rounding; false without both numbers. */
export function isBodyMassIndexBelow(answer: Answer, limit: number): boolean {
  const parts = exactParts(answer)
  return parts !== null && parts.weight * 10_000 < limit * parts.height ** 2
}

/** For the screen: kg/m² rounded half up to one decimal, `22.5`; null until both numbers are there. */
export function bodyMassIndex(answer: Answer): number | null {
  const parts = exactParts(answer)
  return parts && Math.round((parts.weight * 100_000) / parts.height ** 2) / 10
}
