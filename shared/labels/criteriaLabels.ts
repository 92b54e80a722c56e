import type { CriteriaOrigin, CriteriaState } from '../generated/schema'

export const criteriaStateLabels = {
  Draft: '下書き',
  InReview: '承認待ち',
  Approved: '適用待ち',
  InForce: '適用中',
  Retired: '終了',
} satisfies Record<CriteriaState, string>

export const criteriaOriginLabels = {
  Written: '医師が作成',
  Program: 'プログラムに付属',
  Upgrade: 'これまでの基準',
  Sample: '見本',
} satisfies Record<CriteriaOrigin, string>
