import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const cases: ResourceProps = {
  name: 'cases',
  list: lazy(() => import('./CaseList').then(({ CaseList }) => ({ default: CaseList }))),
  create: lazy(() => import('./BreachStart').then(({ BreachStart }) => ({ default: BreachStart }))),
  show: lazy(() => import('./CasePage').then(({ CasePage }) => ({ default: CasePage }))),
}
