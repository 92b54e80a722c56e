import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { mayCall } from '../../../shared/rules/records/access/operations'
import type { Role } from '../../../shared/generated/schema'
import { mayOpenPage } from '../../ground/auth/mayDo'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { DAY_SHEET, isPageName } from '../../ground/auth/pageOperations'

/** Decides before the page asks the server, so that an address typed by hand leaves no refusal in the log. */
export function PageGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { permissions, isPending } = usePermissions<readonly Role[]>()
  if (isPending) return <PageSkeleton />
  // An id has a digit, the name of a page has none.
  const record = /^\/(users|screenings|donations|units|floraTests|cases)\/(?=[^/]*\d)[^/]+\/?$/.test(pathname)
  if (record) return <Navigate to={`${pathname.replace(/\/$/, '')}/show`} replace />
  return permissions && !mayOpenAddress(permissions, pathname) ? (
    <Navigate to="/access-denied" replace />
  ) : (
    children
  )
}

function mayOpenAddress(held: readonly Role[], pathname: string): boolean {
  const [name = '', rest] = pathname.split('/').filter(Boolean)
  if (!isPageName(name)) return true
  if (name === 'calendar' && rest) return mayCall(held, DAY_SHEET)
  return mayOpenPage(held, name)
}
