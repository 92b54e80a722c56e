import { usePermissions } from 'react-admin'
import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import type { Role } from '../../../shared/generated/schema'
import { isReadBy } from './readers'

/** Whether the caller's duties allow an operation; false until they are known. */
export function useMayCall(): (operation: StaffOperation) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (operation) => permissions !== undefined && permissions !== null && mayCall(permissions, operation)
}

/** Whether the caller's duties allow reading a field; false until they are known. */
export function useMayRead(): (field: string) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (field) => permissions !== undefined && permissions !== null && isReadBy(permissions, field)
}
