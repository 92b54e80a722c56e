import { useCanAccess } from 'react-admin'

/** Whether the caller may do anything with a person; the server decides again on each call. */
export function useMayAct(): boolean {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  return canAccess === true
}
