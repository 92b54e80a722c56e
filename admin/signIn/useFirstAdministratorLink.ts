import { useLocation, useNavigate } from 'react-router'
import { FIRST_ADMINISTRATOR } from '../../shared/firstAdministrator'

/** The token of a one-time link to this page; null without one. */
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
