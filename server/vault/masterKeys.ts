import type { Settings } from '../env'
import { makeSecret, readSecrets, secretId } from '../files/keyFile'
import { openBytes, sealBytes } from './sealBytes'

/** Wraps the keys of people. It is never in the database. */
export type MasterKey = {
  /** Stored with each wrapped key. */
  id: string
  wrap(key: Buffer, userId: string): Promise<Buffer>
  unwrap(wrapped: Buffer, userId: string): Promise<Buffer>
}

type Place = Pick<Settings, 'healthKeys' | 'dataDir'>

const placeOf = ({ healthKeys, dataDir }: Place) => ({ given: healthKeys, dataDir, file: 'health.key' })

const boundTo = (userId: string) => ['person_keys', userId]

/** A master key whose secret the program knows. */
function localKey(secret: Buffer): MasterKey {
  return {
    id: secretId(secret),
    wrap: async (key, userId) => sealBytes(secret, key, boundTo(userId)),
    unwrap: async (wrapped, userId) => openBytes(secret, wrapped, boundTo(userId)),
  }
}

/** The keys of `HEALTH_KEY`, or the data folder's; may be empty. The first wraps, all unwrap. */
export const masterKeysOf = (place: Place): MasterKey[] => readSecrets(placeOf(place)).map(localKey)

/** Makes the data folder's key, unless `HEALTH_KEY` is set. */
export const makeMasterKey = (place: Place): void => makeSecret(placeOf(place))
