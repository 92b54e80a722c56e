import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPost } from '../../server/ground/push/postPush'

export type Received = {
  /** Of which browser. */
  path: string
  /** Null if that browser cannot read it. */
  message: { title: string; body: string; path: string; tag: string } | null
  headers: IncomingHttpHeaders
  bytes: number
  /** Whether the sender is whom the browser subscribed to. */
  isSigned: boolean
  /** What the pass says: for whom, until when, of whom. */
  pass: { aud: string; exp: number; sub: string }
}

/** A browser's subscription, with what its browser keeps to itself. */
export type Browser = {
  Endpoint: string
  P256dh: string
  Auth: string
}

export type PushReceiver = {
  /** To start the server with. */
  post: PushPost
  subscribe(name: string): Browser
  received: Received[]
  /** What it answers from now on, by the browser's name; 201 else. */
  answers: Map<string, number>
  close(): Promise<void>
}

const HOST = 'push.example.com'

/** A push service and all its browsers, which read what they were sent as RFC 8291 says. */
export async function startPushReceiver(): Promise<PushReceiver> {
  const browsers = new Map<string, { secret: Buffer; auth: Buffer }>()
  const received: Received[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = Buffer.concat(chunks)
      const browser = browsers.get(path)
      const text = browser && decrypted(body, browser)
      received.push({
        path,
        message: text ? JSON.parse(text) : null,
        headers: request.headers,
        bytes: body.length,
        ...readPass(request.headers.authorization ?? ''),
      })
      response.writeHead(answers.get(path.slice(1)) ?? 201).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    async post(endpoint, { headers, body }) {
      const { 'content-length': _length, ...others } = headers
      const url = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`
      return (await fetch(url, { method: 'POST', headers: others, body: new Uint8Array(body) })).status
    },
    subscribe(name) {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/${name}`, { secret: pair.getPrivateKey(), auth })
      return {
        Endpoint: `https://${HOST}/${name}`,
        P256dh: pair.getPublicKey('base64url'),
        Auth: auth.toString('base64url'),
      }
    },
    received,
    answers,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Null for what was not sealed for this browser. */
export function decrypted(body: Buffer, { secret, auth }: { secret: Buffer; auth: Buffer }): string | null {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const shared = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32)
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, bytes))
  const record = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  try {
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  } catch {
    return null
  }
}

function readPass(authorization: string): Pick<Received, 'isSigned' | 'pass'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { isSigned, pass: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
