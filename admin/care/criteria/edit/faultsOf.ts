import { checkContent } from '../../../../shared/rules/criteria/checkContent'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import type { CriteriaFault } from '../../../../shared/rules/criteria/fault'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'

export function faultsOf(content: CriteriaContent, set: QuestionSet): CriteriaFault[] {
  const checked = checkContent(content, (form) => (form === set.version ? set : undefined))
  return 'faults' in checked ? checked.faults : []
}
