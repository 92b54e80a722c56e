import type { CriteriaName } from '../../questionnaire/engine/question'
import type { Phrases } from '../../questionnaire/engine/phrases'
import type { CriteriaContent } from './content'

/** Criteria for a device: `/api/criteria/form/{form}.json`, with `current` for the criteria of new checks. */
export type CriteriaForDevice = Pick<CriteriaContent, 'questionnaire' | 'rules'> & {
  criteria: CriteriaName
  municipalities: readonly string[]
  phrases: Phrases
}
