import type { RewardStage } from '../generated/schema'

export const rewardStageLabels = {
  Pending: '見込み',
  Due: '確定（お渡し待ち）',
  Paid: 'お渡し済み',
} satisfies Record<RewardStage, string>
