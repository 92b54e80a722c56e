import { useCanAccess } from 'react-admin'

export function useMayAct(): boolean {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  return canAccess === true
}
