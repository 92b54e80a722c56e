import type { BreachCounted } from './facts'

/** Above it, no other condition is needed (rules, article 7, 4). */
const MANY = 1_000

export type ReportReason = 'Health' | 'Malice' | 'Many'

/** Why it must be reported (rules, article 7); empty if the numbers alone give no reason. */
export function reportReasons(
  { classes, people }: Pick<BreachCounted, 'classes' | 'people'>,
  malicious: boolean,
): ReportReason[] {
  const hasHealth = classes.some(({ data }) => data === 'Health' || data === 'Flora')
  return [
    ...(hasHealth ? ['Health' as const] : []),
    ...(malicious && people > 0 ? ['Malice' as const] : []),
    ...(people > MANY ? ['Many' as const] : []),
  ]
}
