import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const users: ResourceProps = {
  name: 'users',
  list: lazy(() => import('./UserList').then(({ UserList }) => ({ default: UserList }))),
  show: lazy(() => import('./UserPage').then(({ UserPage }) => ({ default: UserPage }))),
}
