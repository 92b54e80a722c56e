import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FIRST_ADMINISTRATOR } from '../../shared/firstAdministrator'

/** The token of a one-time link to this page; null without one, and once it is left. */
export function useFirstAdministratorLink() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get(FIRST_ADMINISTRATOR))
  const [hasLeft, setLeft] = useState(false)
  return {
    token: hasLeft ? null : token,
    leave() {
      setLeft(true)
      void navigate(pathname, { replace: true })
    },
  }
}
