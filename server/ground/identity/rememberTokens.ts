import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const REMEMBERED_MS = 60_000
const REMEMBERED_TOKENS = 5_000

/** What a token says, and when it ends, in milliseconds. */
type Verified<T> = { says: T; endsAt: number }

/**
 * Skips the signature check for a token verified within the last minute, never past its end. Stores only the token's
 * hash. The caller must check the person's access each time.
 * @param now clock in milliseconds that decides whether a token has ended
 */
export function rememberTokens<T>(
  now: () => number,
  verify: (token: string) => Promise<Verified<T> | null>,
): (token: string) => Promise<T | null> {
  const known = new LRUCache<string, Verified<T> & { since: number }>({ max: REMEMBERED_TOKENS })
  return async (token) => {
    const digest = hash('sha256', token, 'base64')
    const found = known.get(digest)
    const time = now()
    if (found && time >= found.since && time < Math.min(found.since + REMEMBERED_MS, found.endsAt))
      return found.says
    const verified = await verify(token)
    if (verified) known.set(digest, { ...verified, since: time })
    return verified?.says ?? null
  }
}
