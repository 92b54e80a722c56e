import { Outlet } from 'react-router'
import type { Route } from './+types/guest'
import { ScriptNeeded } from '../components/ScriptNeeded'
import { routeGuard } from '../guards'
import { withoutStore } from './withoutStore'

export const middleware: Route.MiddlewareFunction[] = [withoutStore]
export const clientMiddleware = [routeGuard('guest')]

/** A loader puts the page into the server's HTML; the guard runs in the browser. */
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
