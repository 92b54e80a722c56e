import { hash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolders } from '../settings/env'

/** A secret's source: a setting in hexadecimal, or a file among the data folder's keys. */
type Place = { given: readonly string[]; dataDir: string; file: string }

const pathOf = ({ dataDir, file }: Place) => join(dataFolders(dataDir).keys, file)

/** The secrets of the setting, or else of the data folder; may be empty. The first is in use, all are known. */
export function readSecrets(place: Place): Buffer[] {
  if (place.given.length > 0) return place.given.map((text) => Buffer.from(text, 'hex'))
  const path = pathOf(place)
  return existsSync(path) ? [readFileSync(path)] : []
}

export function makeSecret(place: Place): void {
  if (readSecrets(place).length > 0) return
  mkdirSync(dataFolders(place.dataDir).keys, { recursive: true, mode: 0o700 })
  writeFileSync(pathOf(place), randomBytes(32), { mode: 0o600, flag: 'wx' })
}

/** Stored with all data made with a secret: the first eight bytes of its SHA-256, in hexadecimal. */
export const secretId = (secret: Buffer): string => hash('sha256', secret, 'hex').slice(0, 16)
