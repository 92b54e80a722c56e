import type { ExamStage } from '../../../shared/generated/schema'
import type { Tone } from '../../ground/theme/tones'

export const stageTones = {
  Checking: 'quiet',
  Wished: 'coral',
  Scheduled: 'yolk',
  Judged: 'leaf',
} satisfies Record<ExamStage, Tone>
