import { Outlet, useLocation } from 'react-router'
import { ErrorPage, PageSkeleton } from '../../parts/components/ErrorPage'
import skeletonStyles from '../../parts/components/Skeleton.module.css'
import { LastVisit, LastVisitFailed } from '../../parts/components/LastVisit'
import { routeGuard } from '../guards'
import { useCurrentUser } from '../../ground/page/standing'
import type { Route } from './+types/auth'

export const clientMiddleware = [routeGuard('auth')]

/** Browser only: the server sends the skeleton. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return useLocation().pathname === '/mypage' ? <LastVisit /> : <PageSkeleton />
}

/** Below the root, so that the root's data is available. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failed = <ErrorPage error={error} />
  return useLocation().pathname === '/mypage' ? <LastVisitFailed error={error} otherwise={failed} /> : failed
}

export default function AuthLayout() {
  return (
    // As high as the skeleton before it: the footer does not come up between the two.
    <div className={skeletonStyles.wholeScreen}>
      {/* Between signing out and leaving the page there is no person. */}
      {useCurrentUser() ? <Outlet /> : <PageSkeleton />}
    </div>
  )
}
