import { checkPath } from './checkPath'
import { endedPath, notCertifiedPath, suspendedPath } from './otherPaths'
import type { PathAhead, PathInput } from './path'
import { renewalPath } from './renewalPath'

/** 「これからの道」: one page for every kind of no. */
export function pathAhead(input: PathInput): PathAhead {
  const { refused, suspension } = input
  if (suspension || !refused) return suspendedPath(input)
  if (refused.by === 'exam') return notCertifiedPath({ ...input, refused })
  if (refused.by === 'end') return endedPath({ ...input, refused })
  const { renewal } = refused
  return renewal
    ? renewalPath({ ...input, refused: { ...refused, renewal } })
    : checkPath({ ...input, refused })
}
