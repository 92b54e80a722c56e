import type { CriteriaFault } from '../../../../shared/rules/criteria/fault'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import type { Rule } from '../../../../shared/questionnaire/engine/rule'

export type RuleFieldsProps = {
  rule: Rule
  question: Question
  faults: readonly CriteriaFault[]
  onChange: (rule: Rule) => void
}

export const faultOf = (faults: readonly CriteriaFault[], ...fields: string[]): string | undefined =>
  faults
    .filter(({ field }) => fields.includes(field))
    .map(({ message }) => message)
    .join(' ') || undefined
