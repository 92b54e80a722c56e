import type { Caller, PoolContext } from '../../ground/context'
import { findSubjectHere } from '../knownHere'
import { refusals } from '../../ground/poolError'
import { readEntry } from '../readInput'
import {
  provesPassword,
  beginHandshake,
  readClientPublic,
  isRecentTimestamp,
} from '../passwords/srp/handshake'
import { verifierOf } from '../passwords/srp/verifier'
import { openSession, type Session } from '../tokens/sessions'
import { continueSignIn } from './continueSignIn'
import { proveFactor } from './proveFactor'

/** Second half of an SRP sign-in. The secret block is the session: valid once, for one person. */
export async function verifySrp(context: PoolContext, responses: unknown, caller: Caller): Promise<object> {
  const secretBlock = readEntry(responses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const timestamp = readEntry(responses, 'TIMESTAMP')
  const signature = Buffer.from(readEntry(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64')
  const subject = await findSubjectHere(context, readEntry(responses, 'USERNAME'), caller)
  const { sub } = subject
  const { verifier } = verifierOf(context, sub, subject.user?.sealedVerifier)
  const claim = {
    poolName: context.poolName,
    sub,
    secretBlock: Buffer.from(secretBlock, 'base64'),
    timestamp,
    signature,
  }
  const isRight = (session: Session | null) => {
    const { clientPublic = '', serverPublic = '', sealedServerSecret = '' } = session?.payload ?? {}
    const handshake = {
      clientPublic: Buffer.from(clientPublic, 'hex'),
      serverPublic: Buffer.from(serverPublic, 'hex'),
      serverSecret: context.keys.sealer.open(sealedServerSecret, sub),
    }
    return provesPassword(handshake, verifier, claim)
  }
  const isTimely = isRecentTimestamp(timestamp, [context.clock.now(), context.wallClock.now()])
  const taken = { token: secretBlock, step: 'PASSWORD_VERIFIER', isTimely } as const
  const proved = await proveFactor(context, caller, subject, { kind: 'password', isRight, taken })
  return continueSignIn(context, proved, caller)
}

/** First half of an SRP sign-in. An unknown address gets an answer of the same kind, always the same one. */
export async function startSrp(context: PoolContext, parameters: unknown, caller: Caller): Promise<object> {
  const { sub, user } = await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
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
