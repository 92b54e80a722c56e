import type { Caller, PoolContext } from '../context'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { provesPassword } from '../srp/handshake'
import { isRecentTimestamp } from '../srp/timestamp'
import { verifierOf } from '../srp/verifier'
import { takeSession } from '../tokens/sessions'
import { findSubject } from '../users/findUser'
import { continueSignIn } from './continueSignIn'
import { provePassword } from './provePassword'

/** Second half of an SRP sign-in. The secret block is the session: valid once, for one person. */
export async function verifySrp(context: PoolContext, responses: unknown, caller: Caller): Promise<object> {
  const secretBlock = readEntry(responses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const timestamp = readEntry(responses, 'TIMESTAMP')
  const signature = Buffer.from(readEntry(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64')
  const subject = await findSubject(context, readEntry(responses, 'USERNAME'))
  const session = await takeSession(context, context.db, secretBlock, 'PASSWORD_VERIFIER')
  if (!session || session.sub !== subject.sub) throw refusals.badSession()
  if (!isRecentTimestamp(timestamp, [context.clock.now(), context.wallClock.now()]))
    throw refusals.badSession()
  const { sub } = subject
  const { clientPublic = '', serverPublic = '', sealedServerSecret = '' } = session.payload
  const handshake = {
    clientPublic: Buffer.from(clientPublic, 'hex'),
    serverPublic: Buffer.from(serverPublic, 'hex'),
    serverSecret: context.keys.sealer.open(sealedServerSecret, sub),
  }
  const { verifier } = verifierOf(context, sub, subject.user?.sealedVerifier)
  const claim = {
    poolName: context.poolName,
    sub,
    secretBlock: Buffer.from(secretBlock, 'base64'),
    timestamp,
    signature,
  }
  const user = await provePassword(context, caller, subject, () => provesPassword(handshake, verifier, claim))
  return continueSignIn(context, user, caller)
}
