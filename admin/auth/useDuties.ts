import { usePermissions } from 'react-admin'
import { mayCall, type StaffOperation } from '../../shared/access/operations'
import type { Role } from '../generated/graphql'

/** Whether the caller's duties let them call an operation; false until they are known. */
export function useMayCall(): (operation: StaffOperation) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (operation) => permissions !== undefined && permissions !== null && mayCall(permissions, operation)
}
