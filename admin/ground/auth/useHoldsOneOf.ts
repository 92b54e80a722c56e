import { usePermissions } from 'react-admin'
import type { Role } from '../../../shared/generated/schema'

/** Whether the caller holds one of the duties; false until they are known. */
export function useHoldsOneOf(duties: readonly Role[]): boolean {
  const { permissions } = usePermissions<readonly Role[]>()
  return permissions?.some((role) => duties.includes(role)) ?? false
}
