import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const cases: ResourceProps = {
  name: 'cases',
  list: lazy(() => import('./CaseList').then(({ CaseList }) => ({ default: CaseList }))),
  show: lazy(() => import('./CasePage').then(({ CasePage }) => ({ default: CasePage }))),
}
