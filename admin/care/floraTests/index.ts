import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const floraTests: ResourceProps = {
  name: 'floraTests',
  list: lazy(() => import('./FloraTestList').then(({ FloraTestList }) => ({ default: FloraTestList }))),
  show: lazy(() => import('./FloraTestPage').then(({ FloraTestPage }) => ({ default: FloraTestPage }))),
}
