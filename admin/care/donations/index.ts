import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const donations: ResourceProps = {
  name: 'donations',
  list: lazy(() => import('./DonationList').then(({ DonationList }) => ({ default: DonationList }))),
  show: lazy(() => import('./DonationPage').then(({ DonationPage }) => ({ default: DonationPage }))),
}
