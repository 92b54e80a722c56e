import { checkContent } from '../../../shared/criteria/checkContent'
import type { CriteriaContent } from '../../../shared/criteria/content'
import type { CriteriaFault } from '../../../shared/criteria/fault'
import type { QuestionSet } from '../../../shared/questionnaire/question'

export function faultsOf(content: CriteriaContent, set: QuestionSet): CriteriaFault[] {
  const checked = checkContent(content, (form) => (form === set.version ? set : undefined))
  return 'faults' in checked ? checked.faults : []
}
