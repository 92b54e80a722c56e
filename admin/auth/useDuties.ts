import { usePermissions } from 'react-admin'
import { mayCall, type StaffOperation } from '../../shared/access/operations'
import type { Role, WorkKind } from '../../shared/generated/schema'
import { mayDoWork } from '../../shared/work'
import { isReadBy } from './readers'

/** Whether the caller's duties allow an operation; false until they are known. */
export function useMayCall(): (operation: StaffOperation) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (operation) => permissions !== undefined && permissions !== null && mayCall(permissions, operation)
}

/** Whether a kind of work is for the caller's duties; false until they are known. */
export function useMayDoWork(): (kind: WorkKind) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (kind) => permissions !== undefined && permissions !== null && mayDoWork(permissions, kind)
}

/** Whether the caller's duties allow reading a field; false until they are known. */
export function useMayRead(): (field: string) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (field) => permissions !== undefined && permissions !== null && isReadBy(permissions, field)
}
