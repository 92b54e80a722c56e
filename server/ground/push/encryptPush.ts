import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from '../tables/push'

const CURVE = 'prime256v1'
/** Of every message, so that its length tells nothing of what it says. */
const PADDED_BYTES = 512
const LAST_RECORD = 2
const RECORD_SIZE = 4096

type Once = { salt: Buffer; secret: Buffer; paddedBytes: number }

const once = (): Once => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(16), secret: pair.getPrivateKey(), paddedBytes: PADDED_BYTES }
}

/** The body of a message that only this browser can read: RFC 8291 on one record of RFC 8188. @throws for a key that is none */
export function encryptPush(
  message: string,
  { P256dh, Auth }: Pick<PushTarget, 'P256dh' | 'Auth'>,
  { salt, secret, paddedBytes }: Once = once(),
): Buffer {
  const [receiver, auth] = [P256dh, Auth].map((text) => Buffer.from(text, 'base64url'))
  if (!receiver || !auth) throw new Error('There are no keys')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(secret)
  const sender = pair.getPublicKey()
  const derive = (key: Buffer, from: Buffer, what: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, what, bytes))
  const shared = derive(
    pair.computeSecret(receiver),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]),
    32,
  )
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const text = Buffer.from(message)
  const padding = Buffer.alloc(Math.max(0, paddedBytes - text.length))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([text, Buffer.of(LAST_RECORD), padding])), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(sender.length, 4)
  return Buffer.concat([salt, head, sender, ...sealed, cipher.getAuthTag()])
}
