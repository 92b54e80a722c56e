import { usePermissions } from 'react-admin'
import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { mayDoBulk } from '../../../shared/rules/office/bulk'
import type { BulkAct, Role } from '../../../shared/generated/schema'
import { isReadBy } from './readers'

/** Whether the caller's duties allow an operation; false until they are known. */
export function useMayCall(): (operation: StaffOperation) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (operation) => permissions !== undefined && permissions !== null && mayCall(permissions, operation)
}

/** Whether the caller's duties allow an act for many; false until they are known. */
export function useMayDoBulk(): (act: BulkAct) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (act) => permissions !== undefined && permissions !== null && mayDoBulk(permissions, act)
}

/** Whether the caller's duties allow reading a field; false until they are known. */
export function useMayRead(): (field: string) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return (field) => permissions !== undefined && permissions !== null && isReadBy(permissions, field)
}
