import type { Caller, PoolContext } from '../context'
import { checkPassword } from '../passwords/checkPassword'
import { setPassword } from '../passwords/setPassword'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { isPasswordOf, verifierOf } from '../srp/verifier'
import { takeSession } from '../tokens/sessions'
import { findSubject, findUser } from '../users/findUser'
import { noteEvent, recordAccount } from '../users/noteEvent'
import { continueSignIn } from './continueSignIn'

/** Replaces a temporary password. If the new one is refused, the session stays open for another attempt. */
export async function setNewPassword(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const password = readEntry(responses, 'NEW_PASSWORD')
  const { sub, user } = await findSubject(context, readEntry(responses, 'USERNAME'))
  checkPassword(password, user?.email ?? '')
  await context.db.transaction(async (tx) => {
    const session = await takeSession(context, tx, token, 'NEW_PASSWORD_REQUIRED')
    if (!user || session?.sub !== sub || user.status !== 'ForceChangePassword') throw refusals.badSession()
    if (isPasswordOf(context.poolName, sub, password, verifierOf(context, sub, user.sealedVerifier)))
      throw refusals.password('Password is the temporary one')
    await setPassword(context, tx, sub, password)
    await recordAccount(context, tx, { operation: 'ChangePassword', sub, caller })
    await noteEvent(context, tx, { kind: 'PasswordChanged', accountId: sub, caller })
  })
  const changed = await findUser(context.db, sub)
  if (!changed) throw refusals.badSession()
  return continueSignIn(context, changed, caller)
}
