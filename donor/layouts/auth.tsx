import { Outlet } from 'react-router'
import type { Route } from './+types/auth'
import { ErrorPage } from '../components/ErrorPage'
import { PageSkeleton } from '../components/PageSkeleton'
import { routeGuard } from '../guards'
import { useCurrentUser } from '../currentUser/useCurrentUser'
import { withoutStore } from './withoutStore'

export const middleware: Route.MiddlewareFunction[] = [withoutStore]
export const clientMiddleware = [routeGuard('auth')]

/** Runs in the browser only: the server's HTML of every signed-in page is the skeleton. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** Below the root, so that what the root knows of the operator is still there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

export default function AuthLayout() {
  // For the moment between signing out and leaving the page.
  return useCurrentUser() ? <Outlet /> : <PageSkeleton />
}
