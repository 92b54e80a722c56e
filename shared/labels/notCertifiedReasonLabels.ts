import type { NotCertifiedReason } from '../generated/schema'

/** How staff choose why a hospital test did not certify; `shared/messages/examResult.ts` says it to the person. */
export const notCertifiedReasonLabels = {
  SampleTest: '検査の結果が基準に合わない',
  Interview: '問診の内容が基準に合わない',
  Incomplete: '判定に必要な結果がそろわない',
  Overall: '検査と問診を総合した判断',
} satisfies Record<NotCertifiedReason, string>

export const notCertifiedReasons: readonly NotCertifiedReason[] = [
  'SampleTest',
  'Interview',
  'Incomplete',
  'Overall',
]
