import type { NotCertifiedReason } from '../generated/schema'

/** For staff; `shared/messages/examResult.ts` has the person's sentences. */
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
