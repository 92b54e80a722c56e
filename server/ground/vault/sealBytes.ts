import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A sealed value: this byte, the nonce, the encrypted bytes, the tag. A changed form needs a new number. */
const FORM = 1
const NONCE = 12
const TAG = 16

const bound = (place: readonly string[]) => Buffer.from(JSON.stringify(place))

/** AES-256-GCM, bound to `place`, so that it opens nowhere else. */
export function sealBytes(key: Buffer, content: Buffer, place: readonly string[]): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(bound(place))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.of(FORM), nonce, sealed, cipher.getAuthTag()])
}

/** @throws Error for changed bytes, another place or another key */
export function openBytes(key: Buffer, sealed: Buffer, place: readonly string[]): Buffer {
  const [form] = sealed
  if (form !== FORM || sealed.length < 1 + NONCE + TAG) throw new Error('Not a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), { authTagLength: TAG })
  decipher.setAAD(bound(place)).setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE, -TAG)), decipher.final()])
}
