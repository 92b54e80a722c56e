import type { Settings } from '../settings/env'
import { makeSecret, readSecrets } from '../files/keyFile'
import { kmsRegionOf } from '../settings/kmsKeys'
import { kmsKey } from './kmsKey'
import { localKey, type MasterKey } from './masterKeys'

export type MasterKeyPlace = Pick<Settings, 'healthKeys' | 'kmsEndpoint' | 'dataDir'>

const placeOf = (given: readonly string[], { dataDir }: MasterKeyPlace) => ({
  given,
  dataDir,
  file: 'health.key',
})

/** The keys of `HEALTH_KEY`, or the data folder's; may be empty. The first wraps, all unwrap. */
export function masterKeysOf(place: MasterKeyPlace): MasterKey[] {
  const { healthKeys, kmsEndpoint } = place
  if (healthKeys.length === 0) return readSecrets(placeOf([], place)).map(localKey)
  return healthKeys.map((text) =>
    kmsRegionOf(text) === null ? localKey(Buffer.from(text, 'hex')) : kmsKey(text, kmsEndpoint),
  )
}

/** Makes the data folder's key, unless `HEALTH_KEY` is set. */
export function makeMasterKey(place: MasterKeyPlace): void {
  if (place.healthKeys.length === 0) makeSecret(placeOf([], place))
}
