import { useLocation, useNavigate } from 'react-router'
import { FIRST_ADMINISTRATOR } from '../../../shared/facts/firstAdministrator'

export function useFirstAdministratorLink() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  return {
    token: new URLSearchParams(hash.slice(1)).get(FIRST_ADMINISTRATOR),
    leave() {
      void navigate(pathname, { replace: true })
    },
  }
}
