import { Outlet } from 'react-router'
import type { Route } from './+types/guest'
import { ScriptNeeded } from '../components/ScriptNeeded'
import { routeGuard } from '../guards'
import { withoutStore } from './withoutStore'

export const middleware: Route.MiddlewareFunction[] = [withoutStore]
export const clientMiddleware = [routeGuard('guest')]

/** With a loader of its own the page is in the server's HTML; the guard runs when the script takes over. */
export const loader = () => null

export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function GuestLayout() {
  return (
    <>
      <ScriptNeeded />
      <Outlet />
    </>
  )
}
