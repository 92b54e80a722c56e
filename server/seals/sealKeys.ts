import { createHmac, hash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolders, type Settings } from '../env'

/** What seals are made with. It is never in the database: whoever may do everything there cannot make them anew. */
export type SealKey = {
  /** Stands beside each seal: the first eight bytes of the secret's SHA-256, in hexadecimal. */
  id: string
  secret: Buffer
}

type Place = Pick<Settings, 'sealKeys' | 'dataDir'>

const fileOf = ({ dataDir }: Place) => join(dataFolders(dataDir).keys, 'seal.key')

const keyOf = (secret: Buffer): SealKey => ({
  id: hash('sha256', secret, 'hex').slice(0, 16),
  secret,
})

/** The keys of `SEAL_KEY`, or the one of the data folder. The first one seals, all of them verify; none is an empty list. */
export function sealKeysOf(place: Place): SealKey[] {
  if (place.sealKeys.length > 0) return place.sealKeys.map((text) => keyOf(Buffer.from(text, 'hex')))
  const file = fileOf(place)
  return existsSync(file) ? [keyOf(readFileSync(file))] : []
}

/** Makes the key of the data folder, which one process holds at a time; with `SEAL_KEY` there is none. */
export function makeSealKey(place: Place): void {
  if (sealKeysOf(place).length > 0) return
  mkdirSync(dataFolders(place.dataDir).keys, { recursive: true, mode: 0o700 })
  writeFileSync(fileOf(place), randomBytes(32), { mode: 0o600, flag: 'wx' })
}

/** HMAC-SHA256 with a key, SHA-256 without one. */
export const digestWith = (key: SealKey | null, content: Buffer): Buffer =>
  key ? createHmac('sha256', key.secret).update(content).digest() : hash('sha256', content, 'buffer')
