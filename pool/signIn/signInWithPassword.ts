import type { Caller, PoolContext } from '../context'
import { readEntry } from '../protocol/readInput'
import { isPasswordOf, verifierOf } from '../srp/verifier'
import { findSubject } from '../users/findUser'
import { continueSignIn } from './continueSignIn'
import { provePassword } from './provePassword'

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
