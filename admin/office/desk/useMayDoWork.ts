import { usePermissions } from 'react-admin'
import type { Role } from '../../../shared/generated/schema'
import { mayDoWork } from '../../../shared/rules/office/work'
import type { WorkRow } from './useDesk'

/** Whether work is for the caller's duties; false until they are known. */
export function useMayDoWork(): (work: Pick<WorkRow, 'Kind' | 'Point'>) => boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return ({ Kind, Point }) =>
    permissions !== undefined && permissions !== null && mayDoWork(permissions, Kind, Point)
}
