import { recordActivity } from '../../../server/ground/recordActivity'
import type { PoolUserRow } from '../../../server/ground/tables/identity'
import type { Caller, PoolContext } from '../../ground/context'
import { findSubjectHere, type SubjectHere } from '../knownHere'
import { refusals } from '../../ground/poolError'
import { readEntry } from '../readInput'
import { isPasswordOf, verifierOf } from '../passwords/srp/verifier'
import type { Session } from '../tokens/sessions'
import { noteEvent } from '../../ground/users/noteEvent'
import { claimSignIn, type Attempt, type TakenSession } from './claimSignIn'
import { continueSignIn } from './continueSignIn'

const FACTORS = {
  password: { event: 'SignInFailed', refusal: refusals.wrongPassword },
  passkey: { event: 'PasskeyFailed', refusal: refusals.wrongPasskey },
} as const

type Proof = {
  kind: keyof typeof FACTORS
  /** Is called for everyone, so that it takes equally long for all. */
  isRight: (session: Session | null) => boolean | Promise<boolean>
  taken?: TakenSession
}

export type Proved = { user: PoolUserRow; attempt: Attempt }

/**
 * Counts the attempt, then checks the password or passkey. An unknown person takes the same path, with an invented
 * verifier or without any passkey.
 * @returns the person and the attempt, which the caller must forgive
 * @throws NotAuthorizedException when it is wrong or the account locked, TooManyRequestsException
 */
export async function proveFactor(
  context: PoolContext,
  caller: Caller,
  subject: SubjectHere,
  { kind, isRight, taken }: Proof,
): Promise<Proved> {
  const { attempt, session, ...claimed } = await claimSignIn(context, caller, subject, taken)
  if (taken && !session) throw refusals.badSession()
  if (claimed.isThrottled) throw refusals.throttled()
  if (claimed.isLocked) throw refusals.locked()
  const { user } = subject
  const isProved = await isRight(session)
  if (!isProved || !user || (kind === 'password' && !user.sealedVerifier)) {
    const { event, refusal } = FACTORS[kind]
    await noteEvent(context, context.db, { kind: event, accountId: user?.sub ?? null, caller })
    if (claimed.lockedUntil && user) {
      await noteEvent(context, context.db, { kind: 'Locked', accountId: subject.sub, caller })
      await recordActivity(context.db, {
        event: { category: 'Security', operation: 'Lock' },
        userId: subject.sub,
        actorId: null,
        now: context.clock.now(),
        requestId: caller.requestId,
      })
    }
    throw refusal()
  }
  return { user, attempt }
}

export async function signInWithPassword(
  context: PoolContext,
  parameters: unknown,
  caller: Caller,
): Promise<object> {
  const subject = await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
  const password = readEntry(parameters, 'PASSWORD')
  const known = verifierOf(context, subject.sub, subject.user?.sealedVerifier)
  const proved = await proveFactor(context, caller, subject, {
    kind: 'password',
    isRight: () => isPasswordOf(context.poolName, subject.sub, password, known),
  })
  return continueSignIn(context, proved, caller)
}
