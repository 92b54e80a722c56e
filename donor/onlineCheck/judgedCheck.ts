import type { Screening } from './latestScreening'

export type JudgedCheck = NonNullable<Screening['OnlineCheck']>

/** The newest check if it has been judged, with the screening it belongs to. */
export function judgedCheck(
  screening: Screening | null,
): { screening: Screening; check: JudgedCheck } | null {
  const check = screening?.OnlineCheck
  return screening && check?.OnlineCheckResult ? { screening, check } : null
}
