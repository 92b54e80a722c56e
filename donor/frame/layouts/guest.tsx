import { Outlet } from 'react-router'
import { ScriptNeeded } from '../../parts/components/ErrorPage'
import { routeGuard } from '../guards'

export const clientMiddleware = [routeGuard('guest')]

/** The loader gives the server's HTML; the guard runs in the browser. */
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
