import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { dataFolders, type Settings } from '../env'
import { openBytes, sealBytes } from './sealBytes'

/** Wraps the keys of people. It is never in the database. */
export type MasterKey = {
  /** Stored with each wrapped key. */
  id: string
  wrap(key: Buffer, userId: string): Promise<Buffer>
  unwrap(wrapped: Buffer, userId: string): Promise<Buffer>
}

type Place = Pick<Settings, 'healthKeys' | 'dataDir'>

const fileOf = ({ dataDir }: Place) => join(dataFolders(dataDir).keys, 'health.key')

const placeOf = (userId: string) => ['person_keys', userId]

/** A master key whose secret the program knows. */
function localKey(secret: Buffer): MasterKey {
  return {
    id: hash('sha256', secret, 'hex').slice(0, 16),
    wrap: async (key, userId) => sealBytes(secret, key, placeOf(userId)),
    unwrap: async (wrapped, userId) => openBytes(secret, wrapped, placeOf(userId)),
  }
}

/** The keys of `HEALTH_KEY`, or the data folder's; may be empty. The first wraps, all unwrap. */
export function masterKeysOf(place: Place): MasterKey[] {
  if (place.healthKeys.length > 0) return place.healthKeys.map((text) => localKey(Buffer.from(text, 'hex')))
  const file = fileOf(place)
  return existsSync(file) ? [localKey(readFileSync(file))] : []
}

/** Makes the data folder's key, unless `HEALTH_KEY` is set. */
export function makeMasterKey(place: Place): void {
  if (masterKeysOf(place).length > 0) return
  mkdirSync(dataFolders(place.dataDir).keys, { recursive: true, mode: 0o700 })
  writeFileSync(fileOf(place), randomBytes(32), { mode: 0o600, flag: 'wx' })
}
