import type { CriteriaName } from '../questionnaire/judgement'
import type { Phrases } from '../questionnaire/phrases'
import type { CriteriaContent } from './content'

/** What a device needs to say beforehand what an answer means: `/api/criteria/form/{form}.json`, `current` for
 * what new checks are judged by. */
export type CriteriaForDevice = Pick<CriteriaContent, 'questionnaire' | 'rules'> & {
  criteria: CriteriaName
  municipalities: readonly string[]
  phrases: Phrases
}
