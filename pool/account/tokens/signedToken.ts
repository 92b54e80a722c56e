import { sign, verify } from 'node:crypto'
import { isCanonicalToken } from '../../../server/ground/identity/isCanonicalToken'
import type { Keys, SigningKey } from '../../ground/keys/loadKeys'

// JSON Web Tokens, signed and checked here by Node: the library asks another thread, which takes several times longer.

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signToken({ kid, privateKey }: SigningKey, claims: object): string {
  const content = `${part({ alg: 'RS256', kid })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

/** What a token says that a key of ours has signed, which may have ended; null for any other. */
export function openToken({ byId }: Pick<Keys, 'byId'>, token: string): Record<string, unknown> | null {
  if (!isCanonicalToken(token)) return null
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { alg, kid, crit } = readPart(header) ?? {}
  const key = typeof kid === 'string' ? byId.get(kid) : undefined
  if (!key || alg !== 'RS256' || crit !== undefined) return null
  const content = Buffer.from(`${header}.${claims}`)
  return verify('sha256', content, key.publicKey, Buffer.from(signature, 'base64url'))
    ? readPart(claims)
    : null
}

function readPart(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown> | null)
      : null
  } catch {
    return null
  }
}
