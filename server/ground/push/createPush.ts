import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { PublicTexts } from '../../../shared/facts/config'
import type { PushMessage } from '../../../shared/words/program/push'
import { makeSecret, readSecrets, secretId } from '../files/keyFile'
import type { Settings } from '../settings/env'
import type { PushTarget } from '../tables/push'
import { encryptPush } from './encryptPush'
import { NotPublic, postPush, type PushPost } from './postPush'

/** `gone`: nobody is there any more; `later`: worth another try; `refused`: this message is not. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** How devices are told. */
export type Push = {
  /** What a browser subscribes with: an uncompressed point in base64url. */
  publicKey: string
  keyId: string
  send(
    device: { target: PushTarget; keyId: string },
    message: PushMessage,
    when: { now: Date; until: Date },
  ): Promise<PushOutcome>
}

type Place = Pick<Settings, 'vapidKeys' | 'dataDir'>

const placeOf = ({ vapidKeys, dataDir }: Place) => ({ given: vapidKeys, dataDir, file: 'vapid.key' })

/** Makes the data folder's key, unless `VAPID_KEY` is set. */
export const makeVapidKey = (place: Place): void => makeSecret(placeOf(place))

/** Whom devices that are subscribed know us by (RFC 8292); the first takes new ones. */
function vapidKeyOf(secret: Buffer) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x, y }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { id: secretId(secret), publicKey: point.toString('base64url'), privateKey }
}

/** Push services refuse what claims to be valid for more than a day. */
const PASS_SECONDS = 12 * 60 * 60

/** Null without a key: then nothing of it exists anywhere. */
export function createPush(
  settings: Place,
  { contact }: Pick<PublicTexts, 'contact'>,
  post: PushPost = postPush(),
): Push | null {
  const keys = readSecrets(placeOf(settings)).map(vapidKeyOf)
  const [current] = keys
  if (!current) return null
  return {
    publicKey: current.publicKey,
    keyId: current.id,
    async send({ target, keyId }, message, { now, until }) {
      const key = keys.find(({ id }) => id === keyId)
      if (!key) return 'gone'
      const seconds = Math.floor(now.getTime() / 1000)
      const pass = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(target.Endpoint).origin)
        .setExpirationTime(seconds + PASS_SECONDS)
        .setSubject(`mailto:${contact.email}`)
        .sign(key.privateKey)
      const body = encryptPush(JSON.stringify(message), target)
      const headers = {
        authorization: `vapid t=${pass}, k=${key.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000))),
        urgency: 'normal',
      }
      try {
        return outcomeOf(await post(target.Endpoint, { headers, body }))
      } catch (error) {
        return error instanceof NotPublic ? 'gone' : 'later'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
