import { recordActivity } from '../../server/activity/recordActivity'
import type { PoolUserRow } from '../../server/schema/identity'
import type { Caller, PoolContext } from '../context'
import { findSubjectHere, type SubjectHere } from '../limits/knownHere'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { isPasswordOf, verifierOf } from '../srp/verifier'
import type { Session } from '../tokens/sessions'
import { noteEvent } from '../users/noteEvent'
import { claimSignIn, type Attempt } from './claimSignIn'
import { continueSignIn } from './continueSignIn'

export type Proved = { user: PoolUserRow; attempt: Attempt }

/**
 * Counts the attempt, then checks the password. An unknown person takes the same path with an invented
 * verifier.
 * @param secretBlock of an SRP sign-in, whose session is taken along
 * @param isRight is called for everyone, so that it takes equally long for all
 * @returns the person, and the attempt, which is still to be forgiven
 * @throws NotAuthorizedException when the password is wrong or the account locked, TooManyRequestsException
 */
export async function provePassword(
  context: PoolContext,
  caller: Caller,
  subject: SubjectHere,
  isRight: (session: Session | null) => boolean,
  srp?: { secretBlock: string; isTimely: boolean },
): Promise<Proved> {
  const { attempt, session, ...claimed } = await claimSignIn(context, caller, subject, srp)
  if (srp && !session) throw refusals.badSession()
  if (claimed.isThrottled) throw refusals.throttled()
  if (claimed.isLocked) throw refusals.locked()
  if (!isRight(session) || !subject.user?.sealedVerifier) {
    await noteEvent(context, context.db, {
      kind: 'SignInFailed',
      accountId: subject.user?.sub ?? null,
      caller,
    })
    if (claimed.lockedUntil && subject.user) {
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
  return { user: subject.user, attempt }
}

export async function signInWithPassword(
  context: PoolContext,
  parameters: unknown,
  caller: Caller,
): Promise<object> {
  const subject = await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
  const password = readEntry(parameters, 'PASSWORD')
  const known = verifierOf(context, subject.sub, subject.user?.sealedVerifier)
  const proved = await provePassword(context, caller, subject, () =>
    isPasswordOf(context.poolName, subject.sub, password, known),
  )
  return continueSignIn(context, proved, caller)
}
