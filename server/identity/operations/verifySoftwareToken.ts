import { and, eq } from 'drizzle-orm'
import { object } from 'yup'
import { deliverMails } from '../codes/sendCode'
import type { Caller, PoolContext } from '../context'
import { claimPersonal } from '../limits/guards'
import { PoolError, refusals } from '../poolError'
import { requireProof } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { codeInput, readInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import type { PoolUserRow } from '../tables'
import { openSession, takeSession, trySession } from '../tokens/sessions'
import { stepOfCode } from '../totp/totp'
import { findUser } from '../users/findUser'
import { noteEvent } from '../users/noteEvent'
import { tellOwner } from '../users/tellOwner'

const input = object({
  AccessToken: tokenInput().nullable(),
  Session: tokenInput().nullable(),
  UserCode: codeInput().required(),
})

/** Makes the key that was handed out the account's, once its code shows that the app has it. */
async function acceptSecret(context: PoolContext, user: PoolUserRow, code: string, caller: Caller) {
  const { sub, sealedPendingTotpSecret: pending } = user
  if (!pending) throw refusals.parameter('No software token is waiting to be verified.')
  await claimPersonal(context, 'totpCodes', sub)
  const instants = [context.clock.now(), context.wallClock.now()]
  const step = stepOfCode(context.keys.sealer.open(pending, sub), code.trim(), instants)
  if (step === null) {
    await noteEvent(context, context.db, { kind: 'TotpFailed', accountId: sub, caller })
    throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
  }
  await context.db.transaction(async (tx) => {
    const accepted = await tx
      .update(poolUsers)
      .set({ sealedTotpSecret: pending, sealedPendingTotpSecret: null, totpLastStep: step })
      .where(and(eq(poolUsers.sub, sub), eq(poolUsers.sealedPendingTotpSecret, pending)))
      .returning({ sub: poolUsers.sub })
    if (accepted.length > 0) await tellOwner(context, tx, { change: 'SetTotp', sub, caller })
  })
  deliverMails(context)
}

/** Proves an authenticator app, for somebody who has just signed in or is in the middle of signing in. */
export const verifySoftwareToken: Operation = async (context, body, caller) => {
  const { AccessToken, Session, UserCode } = readInput(input, body)
  if (AccessToken) {
    const { user } = await requireProof(context, AccessToken, caller)
    await acceptSecret(context, user, UserCode, caller)
    return { Status: 'SUCCESS' }
  }
  const token = Session ?? ''
  const session = await trySession(context, token, 'MFA_SETUP')
  const user = session && (await findUser(context.db, session.sub))
  if (!user) throw refusals.badSession()
  await acceptSecret(context, user, UserCode, caller)
  if (!(await takeSession(context, context.db, token, 'MFA_SETUP'))) throw refusals.badSession()
  return {
    Status: 'SUCCESS',
    Session: await openSession(context, { sub: user.sub, step: 'MFA_SETUP_PROVED' }),
  }
}
