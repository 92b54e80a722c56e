import type { OnlineCheckResult } from '../../shared/generated/schema'

/** Where a judgement is shown; my page while there is none. */
export function resultPath(result: OnlineCheckResult | null): string {
  if (result === null) return '/mypage'
  return result === 'Passed' ? '/online_check/result_ok' : '/online_check/result_ng'
}
