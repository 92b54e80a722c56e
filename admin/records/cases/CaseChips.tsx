import { caseStateLabels } from '../../../shared/words/labels/caseLabels'
import type { CaseState } from '../../../shared/generated/schema'
import { StateChip } from '../../parts/components/StateChip'
import type { Tone } from '../../ground/theme/tones'

const tones: Record<CaseState, Tone> = { Open: 'yolk', Answered: 'leaf', Closed: 'quiet' }

export const CaseStateChip = ({ state }: { state: CaseState }) => (
  <StateChip tone={tones[state]}>{caseStateLabels[state]}</StateChip>
)
