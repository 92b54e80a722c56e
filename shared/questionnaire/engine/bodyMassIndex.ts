import type { Answer } from './answer'

/** In 0.1 cm and 0.01 kg, so that 18.5 and 25 compare exactly. */
function exactParts(answer: Answer): { height: number; weight: number } | null {
  const height = Math.round((answer.numbers?.height ?? 0) * 10)
  const weight = Math.round((answer.numbers?.weight ?? 0) * 100)
  return height > 0 && weight > 0 ? { height, weight } : null
}

/** True if weight / height² (kg/m², not rounded) is below the limit; false without both numbers. */
export function isBodyMassIndexBelow(answer: Answer, limit: number): boolean {
  const parts = exactParts(answer)
  return parts !== null && parts.weight * 10_000 < limit * parts.height ** 2
}

/** kg/m² rounded half up to one decimal: 22.5; null without both numbers. */
export function bodyMassIndex(answer: Answer): number | null {
  const parts = exactParts(answer)
  return parts && Math.round((parts.weight * 100_000) / parts.height ** 2) / 10
}
