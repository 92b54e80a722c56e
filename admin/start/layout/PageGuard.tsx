import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { mayCall } from '../../../shared/rules/records/access/operations'
import type { Role } from '../../../shared/generated/schema'
import { mayOpenPage } from '../../ground/auth/mayDo'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { DAY_SHEET, isPageName } from '../../ground/auth/pageOperations'
import { useConsole } from '../../ground/console/ConsoleContext'
import { NotFoundPage } from './NotFoundPage'

/**
 * Decides before the page asks the server, so that an address typed by hand leaves no refusal in the log. Where units are
 * recorded elsewhere they have no page.
 */
export function PageGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { permissions, isPending } = usePermissions<readonly Role[]>()
  const { material } = useConsole().config.operator
  if (isPending) return <PageSkeleton />
  if (material === false && /^\/units(\/|$)/.test(pathname)) return <NotFoundPage />
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
