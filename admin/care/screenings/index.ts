import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const screenings: ResourceProps = {
  name: 'screenings',
  list: lazy(() => import('./ScreeningList').then(({ ScreeningList }) => ({ default: ScreeningList }))),
  show: lazy(() => import('./ScreeningPage').then(({ ScreeningPage }) => ({ default: ScreeningPage }))),
}
