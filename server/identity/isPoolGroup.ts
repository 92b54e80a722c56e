import type { PoolGroup } from './identity'

export const isPoolGroup = (name: unknown): name is PoolGroup =>
  name === 'Administrators' || name === 'Support'
