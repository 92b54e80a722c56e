import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const administrators: ResourceProps = {
  name: 'administrators',
  list: lazy(() =>
    import('./AdministratorList').then(({ AdministratorList }) => ({ default: AdministratorList })),
  ),
}
