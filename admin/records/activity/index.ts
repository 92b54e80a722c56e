import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const activity: ResourceProps = {
  name: 'activity',
  list: lazy(() => import('./ActivityList').then(({ ActivityList }) => ({ default: ActivityList }))),
}
