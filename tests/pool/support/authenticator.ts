import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64Url = (data: Buffer) => data.toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

type Ceremony = { challenge: string; rpId: string; origin: string }
type Changes = {
  /** False: nobody's finger, face or code was asked for. */
  verified?: boolean
  /** Another challenge than was asked. */
  challenge?: string
  origin?: string
  rpId?: string
  counter?: number
}

/** A device that makes one passkey and signs with it: what a browser and its authenticator do, in software. */
export function createAuthenticator() {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData({ rpId }: Ceremony, flags: number, { verified = true, counter: said }: Changes) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(said ?? counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), count])
  }
  const credential = {
    id: base64Url(id),
    rawId: base64Url(id),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    id: base64Url(id),
    register(ceremony: Ceremony, changes: Changes = {}) {
      const asked = { ...ceremony, ...changes }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const data = Buffer.concat([
        authenticatorData(asked, ATTESTED, changes),
        Buffer.alloc(16),
        length,
        id,
        key,
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        ...credential,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', asked)),
          attestationObject: base64Url(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      }
    },
    signIn(ceremony: Ceremony, changes: Changes = {}) {
      counter += 1
      const asked = { ...ceremony, ...changes }
      const data = authenticatorData(asked, 0, changes)
      const said = clientData('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64Url(said),
          authenticatorData: base64Url(data),
          signature: base64Url(signature),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
