import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const reads: ResourceProps = {
  name: 'reads',
  list: lazy(() => import('./ReadList').then(({ ReadList }) => ({ default: ReadList }))),
}
