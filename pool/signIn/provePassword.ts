import { recordActivity } from '../../server/activity/recordActivity'
import type { Caller, PoolContext } from '../context'
import { claimFromAddress } from '../limits/guards'
import { claimSignIn, forgiveSignIns } from '../limits/signInLock'
import { noteEvent } from '../users/noteEvent'
import { refusals } from '../poolError'
import type { PoolUserRow } from '../../server/schema/identity'
import type { Subject } from '../users/findUser'

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
