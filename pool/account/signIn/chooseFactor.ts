import type { Caller, PoolContext } from '../../ground/context'
import { findSubjectHere } from '../knownHere'
import { assertionOptions, assertionSchema, isAssertionOf } from '../passkeys/credentials'
import { relyingPartyOf } from '../passkeys/relyingParty'
import { refusals } from '../../ground/poolError'
import { readEntry, readInput } from '../protocol/readInput'
import { openSession, takeSession } from '../tokens/sessions'
import { continueSignIn } from './continueSignIn'
import { proveFactor, signInWithPassword } from './proveFactor'
import { startSrp } from './verifySrp'

type Chosen = (context: PoolContext, parameters: unknown, caller: Caller) => Promise<object>

/** The first factors of `USER_AUTH`. Every address is offered all of them, known or not. */
const factors: ReadonlyMap<string, Chosen> = new Map([
  ['PASSWORD', signInWithPassword],
  ['PASSWORD_SRP', startSrp],
  ['WEB_AUTHN', askForPasskey],
])

const chosenIn = (parameters: unknown, name: string) =>
  typeof parameters === 'object' && parameters !== null && Object.hasOwn(parameters, name)
    ? factors.get(readEntry(parameters, name))
    : undefined

/** Begins with the factor that the client prefers. Asks for one if the client names none or one that is not offered. */
export async function startUserAuth(
  context: PoolContext,
  parameters: unknown,
  caller: Caller,
): Promise<object> {
  const preferred = chosenIn(parameters, 'PREFERRED_CHALLENGE')
  if (preferred) return preferred(context, parameters, caller)
  const { sub } = await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session: await openSession(context, { sub, step: 'SELECT_CHALLENGE' }),
    ChallengeParameters: {},
    AvailableChallenges: [...factors.keys()],
  }
}

export async function answerSelection(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const chosen = chosenIn(responses, 'ANSWER')
  if (!chosen) throw refusals.parameter('The challenge is not available.')
  const { sub } = await findSubjectHere(context, readEntry(responses, 'USERNAME'), caller)
  const session = await takeSession(context, context.db, token, 'SELECT_CHALLENGE')
  if (session?.sub !== sub) throw refusals.badSession()
  return chosen(context, responses, caller)
}

/** A challenge for the browser. It works once, for this person and for three minutes. */
async function askForPasskey(context: PoolContext, parameters: unknown, caller: Caller): Promise<object> {
  const party = relyingPartyOf(context, caller)
  const { sub } = await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
  const options = await assertionOptions(party)
  const payload = { challenge: options.challenge }
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: await openSession(context, { sub, step: 'WEB_AUTHN', payload }),
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  }
}

function readCredential(responses: unknown): unknown {
  try {
    return JSON.parse(readEntry(responses, 'CREDENTIAL'))
  } catch (error) {
    if (error instanceof SyntaxError) throw refusals.parameter('Invalid parameter: CREDENTIAL')
    throw error
  }
}

/** Checks the browser's answer. A wrong one counts as a failed sign-in; a right one needs no authenticator app. */
export async function answerPasskey(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const party = relyingPartyOf(context, caller)
  const response = readInput(assertionSchema, readCredential(responses))
  const subject = await findSubjectHere(context, readEntry(responses, 'USERNAME'), caller)
  const { sub } = subject
  const { requestId } = caller
  const proved = await proveFactor(context, caller, subject, {
    kind: 'passkey',
    isRight: (session) =>
      isAssertionOf(context, party, {
        sub,
        response,
        challenge: session?.payload.challenge ?? '',
        requestId,
      }),
    taken: { token, step: 'WEB_AUTHN', isTimely: true },
  })
  return continueSignIn(context, { ...proved, isBoth: true }, caller)
}
