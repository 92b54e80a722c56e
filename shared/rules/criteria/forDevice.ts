import type { CriteriaName } from '../questionnaire/question'
import type { Phrases } from '../questionnaire/phrases'
import type { CriteriaContent } from './content'

/** Criteria for a device: `/api/criteria/form/{form}.json`, with `current` for the criteria of new checks. */
export type CriteriaForDevice = Pick<CriteriaContent, 'questionnaire' | 'rules'> & {
  criteria: CriteriaName
  municipalities: readonly string[]
  phrases: Phrases
}
