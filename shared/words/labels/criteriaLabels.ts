import type { CriteriaStanding, CriteriaState } from '../../generated/schema'

export const criteriaStateLabels = {
  Draft: '下書き',
  InReview: '承認待ち',
  Approved: '適用待ち',
  InForce: '適用中',
  Retired: '終了',
} satisfies Record<CriteriaState, string>

export const standingLabels = {
  Waiting: 'ガイダンス待ち',
  Invited: '案内・予約済み',
  UnderTest: '検査の手続き中',
  Certified: '献便期間中',
  Refused: '見送り・時期を改める',
} satisfies Record<CriteriaStanding, string>
