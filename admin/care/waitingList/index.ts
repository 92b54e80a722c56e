import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const preferenceSlots: ResourceProps = {
  name: 'preferenceSlots',
  list: lazy(() => import('./SlotList').then(({ SlotList }) => ({ default: SlotList }))),
}
