import type { Caller, PoolContext } from '../../ground/context'
import { findSubjectHere } from '../knownHere'
import { assertionOptions, assertionSchema, isAssertionOf, type Assertion } from '../credentials'
import { relyingPartyOf } from '../relyingParty'
import { refusals } from '../../ground/poolError'
import { readEntry, readInput } from '../readInput'
import { openSession, takeSession } from '../tokens/sessions'
import { isSub } from '../../ground/users/findUser'
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

/** Whose the challenge is that was asked for without a name: of whoever the device says, and of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const namesSomebody = (parameters: unknown) =>
  typeof parameters === 'object' && parameters !== null && Object.hasOwn(parameters, 'USERNAME')

/**
 * A challenge for the browser. It works once, for this person and for three minutes. Without a name, which Amazon Cognito
 * wants, it is for one sign-in of anybody.
 */
async function askForPasskey(context: PoolContext, parameters: unknown, caller: Caller): Promise<object> {
  const party = relyingPartyOf(context, caller)
  const { sub } = namesSomebody(parameters)
    ? await findSubjectHere(context, readEntry(parameters, 'USERNAME'), caller)
    : { sub: NOBODY }
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

/** The account of which a passkey says that it is; whether that is so is for its signature to show. */
function accountOf({ response: { userHandle = '' } }: Assertion): string {
  const sub = Buffer.from(userHandle, 'base64url').toString()
  if (!isSub(sub)) throw refusals.wrongPasskey()
  return sub
}

/** The challenge of nobody, now of one account: from here on all is as if it had been named at first. */
async function nowFor(context: PoolContext, sub: string, token: string): Promise<string> {
  const asked = await takeSession(context, context.db, token, 'WEB_AUTHN')
  if (asked?.sub !== NOBODY) throw refusals.badSession()
  return openSession(context, { sub, step: 'WEB_AUTHN', payload: asked.payload })
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
  const named = namesSomebody(responses)
  const userName = named ? readEntry(responses, 'USERNAME') : accountOf(response)
  const subject = await findSubjectHere(context, userName, caller)
  const { sub } = subject
  const { requestId } = caller
  const ofAccount = named ? token : await nowFor(context, sub, token)
  const proved = await proveFactor(context, caller, subject, {
    kind: 'passkey',
    isRight: (session) =>
      isAssertionOf(context, party, {
        sub,
        response,
        challenge: session?.payload.challenge ?? '',
        requestId,
      }),
    taken: { token: ofAccount, step: 'WEB_AUTHN', isTimely: true },
  })
  return continueSignIn(context, { ...proved, isBoth: true }, caller)
}
