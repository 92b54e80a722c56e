import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
} from 'node:crypto'
import { chmod, link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GivenPoolKeys } from '../../../server/ground/settings/poolKeys'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwk: JWK }

export type Keys = {
  sealer: Sealer
  /** Keyed hash for values that are looked up but never read: codes, mail and network addresses. */
  fingerprint(purpose: string, value: string): Buffer
  signing: SigningKey
  /** A replaced key stays valid until its file is removed. */
  byId: ReadonlyMap<string, SigningKey>
}

/** Writes a file once and completely, even when two processes start on one folder. */
async function createOnce(path: string, content: string | Buffer) {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content, { mode: 0o600, flag: 'wx' })
  try {
    await link(temporary, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(temporary)
  }
}

async function readSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateKey, publicKey, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } }
}

const isSigningKey = (name: string) => /^signing-\d+\.pem$/.test(name)

async function listSigningKeys(folder: string) {
  return (await readdir(folder)).filter(isSigningKey).toSorted()
}

const SEALING = 'sealing.key'

/** Whether the folder has any of the pool's keys. */
export async function hasKeys(folder: string): Promise<boolean> {
  const present = await readdir(folder).catch(() => [])
  return present.some((name) => name === SEALING || isSigningKey(name))
}

/**
 * Reads the pool's keys; makes them on the first start. They are outside the database, so that a copy of the database
 * alone opens no password. To rotate, add `signing-0002.pem` and restart.
 */
export async function loadKeys(folder: string): Promise<Keys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const present = await readdir(folder)
  if (!present.includes(SEALING)) await createOnce(join(folder, SEALING), randomBytes(32))
  if (!present.some(isSigningKey)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await createOnce(join(folder, 'signing-0001.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  }
  return readKeys(folder)
}

/** Changes nothing in the folder. */
export async function readKeys(folder: string): Promise<Keys> {
  const master = await readFile(join(folder, SEALING))
  if (master.length !== 32) throw new Error(`${join(folder, SEALING)} is damaged`)
  const texts = await Promise.all(
    (await listSigningKeys(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return keysOf(master, texts.toReversed())
}

export const givenKeys = ({ sealing, signing }: GivenPoolKeys): Promise<Keys> =>
  keysOf(Buffer.from(sealing, 'hex'), signing)

/** @param pems the first one signs */
async function keysOf(master: Buffer, pems: readonly string[]): Promise<Keys> {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, '', use, 32))
  const fingerprintKey = derive('fingerprint')
  const signingKeys = await Promise.all(pems.map(readSigningKey))
  const [signing] = signingKeys
  if (!signing) throw new Error('The pool has no signing key')
  return {
    sealer: createSealer(derive('seal')),
    fingerprint: (purpose, value) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\0${value}`).digest(),
    signing,
    byId: new Map(signingKeys.map((key) => [key.kid, key])),
  }
}

const IV_BYTES = 12
const TAG_BYTES = 16

export type Sealer = {
  /** AES-256-GCM, bound to `owner`: a sealed value cannot be moved to another row. */
  seal(plain: Buffer, owner: string): string
  /** @throws if the value was altered, belongs to another owner or was sealed with another key */
  open(sealed: string, owner: string): Buffer
}

export function createSealer(key: Buffer): Sealer {
  return {
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
