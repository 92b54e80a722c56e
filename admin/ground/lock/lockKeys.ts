type Bytes = Uint8Array<ArrayBuffer>

/** OWASP's number for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000
const AES = { name: 'AES-GCM', length: 256 } as const
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const IV_BYTES = 12

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))
export const toBase64 = (bytes: ArrayBuffer | Bytes) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

type CodeKeys = {
  /** Sent to the server, which keeps a slow hash of it. */
  proof: string
  /** Derived from the code and the server's part. */
  withShare: (share: string) => Promise<CryptoKey>
}

/** Takes about half a second, which slows guessing. */
export async function codeKeys(code: string, salt: Bytes): Promise<CodeKeys> {
  const typed = await crypto.subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    typed,
    256,
  )
  const base = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const hkdf = (info: string, share = '') => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: fromBase64(share),
    info: utf8(info),
  })
  return {
    proof: toBase64(await crypto.subtle.deriveBits(hkdf('proof'), base, 256)),
    withShare: (share) =>
      crypto.subtle.deriveKey(hkdf('session', share), base, AES, false, ['encrypt', 'decrypt']),
  }
}

export const newKey = () => toBase64(randomBytes(32))

const keyOf = (raw: string) =>
  crypto.subtle.importKey('raw', fromBase64(raw), AES, false, ['encrypt', 'decrypt'])

export const encryptedJson = async (key: string, content: unknown) =>
  encrypted(await keyOf(key), utf8(JSON.stringify(content)))

/** @throws for another key */
export const decryptedJson = async (key: string, text: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await decrypted(await keyOf(key), text)))

async function encrypted(key: CryptoKey, content: ArrayBuffer | Bytes): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const data = await crypto.subtle.encrypt({ ...AES, iv }, key, content)
  return `${toBase64(iv)}.${toBase64(data)}`
}

/** @throws for another key */
async function decrypted(key: CryptoKey, text: string): Promise<ArrayBuffer> {
  const [iv = '', data = ''] = text.split('.')
  return crypto.subtle.decrypt({ ...AES, iv: fromBase64(iv) }, key, fromBase64(data))
}

/** A pair of keys: everyone on the device can seal, only a code opens. */
export type Chest = { seal: JsonWebKey; openedBy: { pin: string; badge?: string } }

export async function newChest(keys: { pin: CryptoKey; badge?: CryptoKey }): Promise<Chest> {
  const parameters = { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = await crypto.subtle.generateKey(parameters, true, ['encrypt', 'decrypt'])
  const secret = await crypto.subtle.exportKey('pkcs8', pair.privateKey)
  return {
    seal: await crypto.subtle.exportKey('jwk', pair.publicKey),
    openedBy: {
      pin: await encrypted(keys.pin, secret),
      ...(keys.badge ? { badge: await encrypted(keys.badge, secret) } : {}),
    },
  }
}

export async function openerOf(closed: string, key: CryptoKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', await decrypted(key, closed), RSA, false, ['decrypt'])
}

export async function seal({ seal: jwk }: Chest, content: unknown): Promise<string> {
  const publicKey = await crypto.subtle.importKey('jwk', jwk, RSA, false, ['encrypt'])
  const key = await crypto.subtle.generateKey(AES, true, ['encrypt'])
  const forOpener = await crypto.subtle.encrypt(RSA, publicKey, await crypto.subtle.exportKey('raw', key))
  return `${toBase64(forOpener)}.${await encrypted(key, utf8(JSON.stringify(content)))}`
}

export async function unseal(opener: CryptoKey, sealed: string): Promise<unknown> {
  const [forOpener = '', ...content] = sealed.split('.')
  const raw = await crypto.subtle.decrypt(RSA, opener, fromBase64(forOpener))
  const key = await crypto.subtle.importKey('raw', raw, AES, false, ['decrypt'])
  return JSON.parse(new TextDecoder().decode(await decrypted(key, content.join('.'))))
}
