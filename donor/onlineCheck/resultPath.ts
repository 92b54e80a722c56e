import type { OnlineCheckResult } from '../../shared/generated/schema'
import type { CheckKind } from '../../shared/questionnaire/question'

/** Where a judgement is shown; my page while there is none. */
export function resultPath(result: OnlineCheckResult | null, kind: CheckKind): string {
  if (result === null) return '/mypage'
  const folder = kind === 'renewal' ? '/online_check/before_renewal_inspection' : '/online_check'
  return `${folder}/${result === 'Passed' ? 'result_ok' : 'result_ng'}`
}
