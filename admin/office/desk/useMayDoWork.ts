import { usePermissions } from 'react-admin'
import type { Role, WorkKind } from '../../../shared/generated/schema'
import { mayDoWork } from '../../../shared/rules/office/work'

/** Whether a kind of work is for the caller's duties; false until they are known. */
export function useMayDoWork(): (kind: WorkKind) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (kind) => permissions !== undefined && permissions !== null && mayDoWork(permissions, kind)
}
