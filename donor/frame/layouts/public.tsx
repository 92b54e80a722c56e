import { Outlet } from 'react-router'
import { routeGuard } from '../guards'

export const clientMiddleware = [routeGuard('public')]

export default function PublicLayout() {
  return <Outlet />
}
