import type { QuestionId } from './answer'
import type { QuestionSet } from './question'
import type { QuestionRules } from './rule'

/** A version of the check: the form and how it is judged. Stored judgements name the version they were made with. */
export interface Questionnaire extends QuestionSet {
  id: string
  title: string
  /** First day of use in Japan */
  effectiveFrom: string
  /** The responsible physician; null until the thresholds are approved */
  approvedBy: string | null
  rules: Record<QuestionId, QuestionRules>
}
