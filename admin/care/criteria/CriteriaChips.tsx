import type { Rule } from '../../../shared/questionnaire/engine/rule'
import { outcomeLabels } from '../../../shared/rules/criteria/ruleWords'
import { criteriaStateLabels } from '../../../shared/words/labels/criteriaLabels'
import type { CriteriaState } from '../../../shared/generated/schema'
import { StateChip } from '../../parts/components/StateChip'
import type { Tone } from '../../ground/theme/tones'

const stateTones: Record<CriteriaState, Tone> = {
  Draft: 'yolk',
  InReview: 'coral',
  Approved: 'plum',
  InForce: 'leaf',
  Retired: 'quiet',
}

export const CriteriaStateChip = ({ state }: { state: CriteriaState }) => (
  <StateChip tone={stateTones[state]}>{criteriaStateLabels[state]}</StateChip>
)

const outcomeTones: Record<Rule['outcome'], Tone> = {
  PERM: 'error',
  TEMP: 'yolk',
  'REVIEW!': 'plum',
  REVIEW: 'quiet',
}

export const OutcomeChip = ({ outcome }: { outcome: Rule['outcome'] }) => (
  <StateChip tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StateChip>
)
