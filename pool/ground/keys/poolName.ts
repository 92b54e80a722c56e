import type { Settings } from '../../../server/ground/settings/env'

/** The part of the pool's id after `_`. */
export const poolNameOf = ({ pool: { userPoolId } }: Pick<Settings, 'pool'>): string =>
  userPoolId.slice(userPoolId.indexOf('_') + 1)
