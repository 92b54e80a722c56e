import { recordActivity } from '../../server/ground/recordActivity'
import { recordSecurityEvent } from '../../server/records/security/recordSecurityEvent'
import { japaneseDateOf } from '../../shared/facts/dates'
import type { Door } from '../world/door'
import type { Random } from '../world/random'
import type { Deps } from '../../server/ground/deps'

/** Networks for documentation, which no caller has. */
const NETWORKS = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'] as const
const SHARE_OF_WRONG_PASSWORDS = 0.03

/** Writes an account's first sign-in of each day from `since` on, without the proof of a password. */
export function noteSignIns(
  door: Door,
  { db, clock, random, since }: Pick<Deps, 'db' | 'clock'> & { random: Random; since: Date },
): Door {
  const lastDay = new Map<string, string>()
  return async (sub, document, variables) => {
    const now = clock.now()
    const today = japaneseDateOf(now)
    const before = lastDay.get(sub)
    if (before !== today && (before === undefined || now > since)) {
      lastDay.set(sub, today)
      const operation = before === undefined ? 'SignUp' : 'SignIn'
      await recordActivity(db, { event: { category: 'Account', operation }, userId: sub, actorId: sub, now })
      if (now > since) {
        const event = { accountId: sub, network: random.pick(NETWORKS), now }
        if (random.chance(SHARE_OF_WRONG_PASSWORDS))
          await recordSecurityEvent(db, { kind: 'SignInFailed', ...event })
        await recordSecurityEvent(db, { kind: 'SignedIn', ...event })
      }
    }
    return door(sub, document, variables)
  }
}
