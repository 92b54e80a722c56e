import { rewardStageLabels } from '../../../shared/words/labels/donationLabels'
import type { RewardStage } from '../../../shared/generated/schema'
import { StateChip } from '../../parts/components/StateChip'
import type { Tone } from '../../ground/theme/tones'

const tones = { Pending: 'quiet', Due: 'yolk', Paid: 'leaf' } satisfies Record<RewardStage, Tone>

export function RewardStageChip({ stage }: { stage: RewardStage | null }) {
  return stage ? <StateChip tone={tones[stage]}>{rewardStageLabels[stage]}</StateChip> : '—'
}
