import { criteriaPlace as words } from '../../shared/messages/criteriaPlace'
import type { CriteriaRowFragment } from '../generated/graphql'

/** Who wrote a version. */
export const authorName = ({ Origin, AuthorName }: CriteriaRowFragment): string =>
  Origin === 'Written' ? (AuthorName ?? words.formerPhysician) : words.byProgram

/** Who approved it; null before, and where nobody did. */
export function approverName({ ApproverId, ApproverName, Origin }: CriteriaRowFragment): string | null {
  if (ApproverId !== null) return ApproverName ?? words.formerPhysician
  return Origin === 'Sample' ? words.samplePhysician : null
}

/** Nobody approves what they wrote or changed. */
export const isWriter = ({ AuthorId, EditorIds }: CriteriaRowFragment, id: string | undefined): boolean =>
  id !== undefined && (AuthorId === id || EditorIds.includes(id))
