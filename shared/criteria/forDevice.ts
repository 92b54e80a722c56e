import type { CriteriaName } from '../questionnaire/judgement'
import type { Phrases } from '../questionnaire/phrases'
import type { CriteriaContent } from './content'

/**
 * What a device needs to show the meaning of an answer: `/api/criteria/form/{form}.json`, `current` for the criteria of
 * new checks.
 */
export type CriteriaForDevice = Pick<CriteriaContent, 'questionnaire' | 'rules'> & {
  criteria: CriteriaName
  municipalities: readonly string[]
  phrases: Phrases
}
