import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const units: ResourceProps = {
  name: 'units',
  list: lazy(() => import('./UnitList').then(({ UnitList }) => ({ default: UnitList }))),
  show: lazy(() => import('./UnitPage').then(({ UnitPage }) => ({ default: UnitPage }))),
}
