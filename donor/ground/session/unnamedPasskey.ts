import {
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { PASSKEY_REFUSED } from '../../../shared/words/program/authErrors'
import { passkeyFailure } from '../../../shared/words/program/passkeys'
import { askPool, keepTokens } from './askPool'

const refused = () => Object.assign(new Error(PASSKEY_REFUSED), { name: 'NotAuthorizedException' })

/**
 * The device's choice, as the pool takes it. Our own pool alone gives a challenge without a name.
 * @param ended of the offer in a list; without it the browser asks at once
 */
async function chosen(ended?: AbortSignal) {
  const asked = await askPool('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  })
  const { ChallengeName, Session, ChallengeParameters } = asked
  const { CREDENTIAL_REQUEST_OPTIONS: options } = ChallengeParameters
  if (ChallengeName !== 'WEB_AUTHN' || !options) throw refused()
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options)
  // Another way was begun meanwhile; this one would end it.
  ended?.throwIfAborted()
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: ended !== undefined })
  return { ChallengeName, Session, ChallengeResponses: { CREDENTIAL: JSON.stringify(credential) } }
}

async function signIn(choice: object): Promise<'DONE'> {
  const { AuthenticationResult: tokens } = await askPool('RespondToAuthChallenge', choice)
  if (!tokens) throw refused()
  await keepTokens(tokens)
  return 'DONE'
}

/**
 * Signs in whoever the device says, by the browser's own question.
 * @throws NetworkError, NotAuthorizedException, the device's failure in words
 */
export async function signInUnnamed(): Promise<'DONE'> {
  const choice = await chosen().catch((error: unknown) => {
    throw passkeyFailure(error)
  })
  return signIn(choice)
}

/** Before the pool's three minutes end. */
const RENEW_MS = 150_000

/**
 * Offers the device's passkeys in the list of the address field until one is chosen. Null once the page has another way,
 * and where the browser does not offer any.
 * @throws NetworkError, NotAuthorizedException for what was chosen
 */
export async function offerPasskeys(ended: AbortSignal): Promise<'DONE' | null> {
  if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return null
  const stop = () => WebAuthnAbortService.cancelCeremony()
  ended.addEventListener('abort', stop)
  while (!ended.aborted) {
    let renewed = false
    const renewal = setTimeout(() => {
      renewed = true
      stop()
    }, RENEW_MS)
    // What the browser refuses, nobody has asked for.
    const choice = await chosen(ended).catch(() => null)
    clearTimeout(renewal)
    if (ended.aborted) return null
    if (choice) return signIn(choice)
    if (!renewed) return null
    await whileHidden(ended)
  }
  return null
}

/** A page that nobody sees asks for nothing. */
async function whileHidden(ended: AbortSignal): Promise<void> {
  while (document.hidden && !ended.aborted)
    await new Promise((shown) => {
      document.addEventListener('visibilitychange', shown, { once: true })
      ended.addEventListener('abort', shown, { once: true })
    })
}
