import { recordActivity } from '../../server/activity/recordActivity'
import type { PoolUserRow } from '../../server/schema/identity'
import type { Caller, PoolContext } from '../context'
import { claimFromAddress } from '../limits/guards'
import { claimSignIn, forgiveSignIns } from '../limits/signInLock'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { isPasswordOf, verifierOf } from '../srp/verifier'
import { type Subject, findSubject } from '../users/findUser'
import { noteEvent } from '../users/noteEvent'
import { continueSignIn } from './continueSignIn'

/**
 * Counts the attempt, then checks the password. An unknown person takes the same path with an invented
 * verifier.
 * @param isRight is called for everyone, so that it takes equally long for all
 * @throws NotAuthorizedException when the password is wrong or the account locked, TooManyRequestsException
 */
export async function provePassword(
  context: PoolContext,
  caller: Caller,
  subject: Subject,
  isRight: () => boolean,
): Promise<PoolUserRow> {
  const forgiveAddress = await claimFromAddress(context, caller, subject.sub)
  const attempt = await claimSignIn(context.db, subject.sub, context.clock.now())
  if (attempt.locked) throw refusals.locked()
  if (!isRight() || !subject.user?.sealedVerifier) {
    await noteEvent(context, context.db, {
      kind: 'SignInFailed',
      accountId: subject.user?.sub ?? null,
      caller,
    })
    if (attempt.lockedUntil && subject.user) {
      await noteEvent(context, context.db, { kind: 'Locked', accountId: subject.sub, caller })
      await recordActivity(context.db, {
        event: { category: 'Security', operation: 'Lock' },
        userId: subject.sub,
        actorId: null,
        now: context.clock.now(),
        requestId: caller.requestId,
      })
    }
    throw refusals.wrongPassword()
  }
  await forgiveSignIns(context.db, subject.sub)
  await forgiveAddress()
  return subject.user
}

export async function signInWithPassword(
  context: PoolContext,
  parameters: unknown,
  caller: Caller,
): Promise<object> {
  const subject = await findSubject(context, readEntry(parameters, 'USERNAME'))
  const password = readEntry(parameters, 'PASSWORD')
  const known = verifierOf(context, subject.sub, subject.user?.sealedVerifier)
  const user = await provePassword(context, caller, subject, () =>
    isPasswordOf(context.poolName, subject.sub, password, known),
  )
  return continueSignIn(context, user, caller)
}
