import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import type { CriteriaRowFragment } from '../../generated/graphql'

export const authorName = ({ Origin, AuthorName }: CriteriaRowFragment): string =>
  Origin === 'Written' ? (AuthorName ?? words.formerPhysician) : words.byProgram

/** The approver's name; null before approval or without an approver. */
export function approverName({ ApproverId, ApproverName, Origin }: CriteriaRowFragment): string | null {
  if (ApproverId !== null) return ApproverName ?? words.formerPhysician
  return Origin === 'Sample' ? words.samplePhysician : null
}

/** Authors and editors may not approve their own version. */
export const isWriter = ({ AuthorId, EditorIds }: CriteriaRowFragment, id: string | undefined): boolean =>
  id !== undefined && (AuthorId === id || EditorIds.includes(id))
