import type { PoolContext } from '../context'
import { refusals } from '../poolError'
import { readEntry } from '../protocol/readInput'
import { beginHandshake, readClientPublic } from '../srp/handshake'
import { verifierOf } from '../srp/verifier'
import { openSession } from '../tokens/sessions'
import { findSubject } from '../users/findUser'

/** First half of an SRP sign-in. An unknown address gets an answer of the same kind, always the same one. */
export async function startSrp(context: PoolContext, parameters: unknown): Promise<object> {
  const { sub, user } = await findSubject(context, readEntry(parameters, 'USERNAME'))
  const clientPublic = readClientPublic(readEntry(parameters, 'SRP_A'))
  if (!clientPublic) throw refusals.parameter('Invalid SRP_A')
  const { salt, verifier } = verifierOf(context, sub, user?.sealedVerifier)
  const handshake = beginHandshake(clientPublic, verifier)
  const secretBlock = await openSession(context, {
    sub,
    step: 'PASSWORD_VERIFIER',
    payload: {
      clientPublic: clientPublic.toString('hex'),
      serverPublic: handshake.serverPublic.toString('hex'),
      sealedServerSecret: context.keys.sealer.seal(handshake.serverSecret, sub),
    },
  })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: salt.toString('hex'),
      SRP_B: handshake.serverPublic.toString('hex'),
      SECRET_BLOCK: secretBlock,
    },
  }
}
