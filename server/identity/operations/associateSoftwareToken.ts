import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { object } from 'yup'
import type { PoolContext } from '../context'
import { TOTP_TRIES_PER_SESSION } from '../limits/limits'
import { refusals } from '../poolError'
import { requireProof } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { openSession, takeSession } from '../tokens/sessions'
import { toBase32 } from '../totp/totp'

const input = object({ AccessToken: tokenInput().nullable(), Session: tokenInput().nullable() })
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

async function createSecret(context: PoolContext, sub: string) {
  const secret = randomBytes(SECRET_BYTES)
  const sealed = context.keys.sealer.seal(secret, sub)
  await context.db.update(poolUsers).set({ sealedPendingTotpSecret: sealed }).where(eq(poolUsers.sub, sub))
  return toBase32(secret)
}

/** Hands out a key for an authenticator app, to somebody who has just signed in or in the middle of signing in. */
export const associateSoftwareToken: Operation = async (context, body, caller) => {
  const { AccessToken, Session } = readInput(input, body)
  if (AccessToken) {
    const { user } = await requireProof(context, AccessToken, caller)
    return { SecretCode: await createSecret(context, user.sub) }
  }
  const session = await takeSession(context, context.db, Session ?? '', 'MFA_SETUP')
  if (!session) throw refusals.badSession()
  const next = { sub: session.sub, step: 'MFA_SETUP', tries: TOTP_TRIES_PER_SESSION } as const
  return {
    SecretCode: await createSecret(context, session.sub),
    Session: await openSession(context, next),
  }
}
