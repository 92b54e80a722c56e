import { and, eq, isNotNull } from 'drizzle-orm'
import type { Caller, PoolContext } from '../context'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { poolUsers } from '../../server/schema/identity'
import { takeSession } from '../tokens/sessions'
import { findSubject } from '../users/findUser'
import { finishSignIn } from './continueSignIn'

export async function finishTotpSetUp(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const { sub } = await findSubject(context, readEntry(responses, 'USERNAME'))
  const session = await takeSession(context, context.db, token, 'MFA_SETUP_PROVED')
  if (session?.sub !== sub) throw refusals.badSession()
  const [user] = await context.db
    .update(poolUsers)
    .set({ mfaEnabled: true, updatedAt: context.clock.now() })
    .where(and(eq(poolUsers.sub, sub), eq(poolUsers.enabled, true), isNotNull(poolUsers.sealedTotpSecret)))
    .returning()
  if (!user) throw refusals.badSession()
  return finishSignIn(context, user, caller)
}
