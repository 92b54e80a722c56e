import { and, eq, lt } from 'drizzle-orm'
import type { Caller, PoolContext } from '../context'
import { claimPersonal, returnPersonal } from '../limits/guards'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { poolUsers } from '../../server/schema/identity'
import { takeSession, trySession } from '../tokens/sessions'
import { stepOfCode } from '../totp/totp'
import { findSubject } from '../users/findUser'
import { noteEvent } from '../users/noteEvent'
import { finishSignIn } from './continueSignIn'

/**
 * Checks the code of the authenticator app. A wrong code leaves the session open for a few more attempts; a
 * right one works once.
 */
export async function answerTotp(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const code = readEntry(responses, 'SOFTWARE_TOKEN_MFA_CODE')
  const { sub, user } = await findSubject(context, readEntry(responses, 'USERNAME'))
  const session = await trySession(context, token, 'SOFTWARE_TOKEN_MFA')
  if (session?.sub !== sub || !user?.sealedTotpSecret || !user.enabled) throw refusals.badSession()
  const claimedAt = await claimPersonal(context, 'totpCodes', sub)
  const secret = context.keys.sealer.open(user.sealedTotpSecret, sub)
  const step = stepOfCode(secret, code.trim(), [context.clock.now(), context.wallClock.now()])
  if (step === null) throw await wrongTotp(context, sub, caller)
  const [used] = await context.db
    .update(poolUsers)
    .set({ totpLastStep: step })
    .where(and(eq(poolUsers.sub, sub), lt(poolUsers.totpLastStep, step)))
    .returning()
  if (!used) throw await wrongTotp(context, sub, caller)
  if (!(await takeSession(context, context.db, token, 'SOFTWARE_TOKEN_MFA'))) throw refusals.badSession()
  await returnPersonal(context, 'totpCodes', sub, claimedAt)
  return finishSignIn(context, used, caller)
}

async function wrongTotp(context: PoolContext, sub: string, caller: Caller) {
  await noteEvent(context, context.db, { kind: 'TotpFailed', accountId: sub, caller })
  return refusals.wrongCode()
}
