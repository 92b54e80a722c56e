import { criteriaInWords } from '../../../../shared/rules/criteria/inWords'
import {
  changesInWords,
  type PublishedCriteria,
  type PublishedVersion,
} from '../../../../shared/rules/criteria/published'
import { approvalOf, spanOfVersion } from '../../../ground/words/criteriaPage'

/** The page's texts, because the browser's bundle has neither questions nor rules. */
export function criteriaForPage({ versions, nextOn }: PublishedCriteria, regionName: string) {
  const current = versions.find(({ isInForce }) => isInForce)
  return {
    nextOn,
    current: current && { ...about(current), sections: criteriaInWords(current.criteria, regionName) },
    history: versions.map((version) => {
      const before = versions.find(({ criteria }) => criteria.criteria.number === version.basedOn)
      return { ...about(version), changes: before ? changesInWords(before, version, regionName) : null }
    }),
  }
}

const about = (version: PublishedVersion) => ({
  ...version.criteria.criteria,
  municipalities: version.criteria.municipalities,
  span: spanOfVersion(version),
  approval: approvalOf(version),
  // The program's own notes are for approvers only.
  note: version.origin === 'Written' ? version.note : null,
  isInForce: version.isInForce,
})

export type CriteriaForPage = ReturnType<typeof criteriaForPage>
