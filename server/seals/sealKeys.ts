import { createHmac, hash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolders, type Settings } from '../env'

/** Never stored in the database, so that whoever controls it cannot make seals again. */
export type SealKey = {
  /** Stored with each seal: the first eight bytes of the secret's SHA-256, in hexadecimal. */
  id: string
  secret: Buffer
}

type Place = Pick<Settings, 'sealKeys' | 'dataDir'>

const fileOf = ({ dataDir }: Place) => join(dataFolders(dataDir).keys, 'seal.key')

const keyOf = (secret: Buffer): SealKey => ({
  id: hash('sha256', secret, 'hex').slice(0, 16),
  secret,
})

/** The keys of `SEAL_KEY`, or the data folder's; may be empty. The first seals, all verify. */
export function sealKeysOf(place: Place): SealKey[] {
  if (place.sealKeys.length > 0) return place.sealKeys.map((text) => keyOf(Buffer.from(text, 'hex')))
  const file = fileOf(place)
  return existsSync(file) ? [keyOf(readFileSync(file))] : []
}

/** Makes the data folder's key, unless `SEAL_KEY` is set. */
export function makeSealKey(place: Place): void {
  if (sealKeysOf(place).length > 0) return
  mkdirSync(dataFolders(place.dataDir).keys, { recursive: true, mode: 0o700 })
  writeFileSync(fileOf(place), randomBytes(32), { mode: 0o600, flag: 'wx' })
}

/** HMAC-SHA256 with a key, SHA-256 without. */
export const digestWith = (key: SealKey | null, content: Buffer): Buffer =>
  key ? createHmac('sha256', key.secret).update(content).digest() : hash('sha256', content, 'buffer')
