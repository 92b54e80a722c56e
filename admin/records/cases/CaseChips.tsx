import { caseStateLabels } from '../../shared/labels/caseLabels'
import type { CaseState } from '../../shared/generated/schema'
import { StateChip } from '../components/StateChip'
import type { Tone } from '../theme/tones'

const tones: Record<CaseState, Tone> = { Open: 'yolk', Answered: 'leaf', Closed: 'quiet' }

export const CaseStateChip = ({ state }: { state: CaseState }) => (
  <StateChip tone={tones[state]}>{caseStateLabels[state]}</StateChip>
)
