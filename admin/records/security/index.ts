import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const securityEvents: ResourceProps = {
  name: 'securityEvents',
  list: lazy(() =>
    import('./SecurityEventList').then(({ SecurityEventList }) => ({ default: SecurityEventList })),
  ),
}
