import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createAuthenticator, type Authenticator } from './authenticator'
import { call, signInPlainly, tokensOf, type Answer } from './call'
import { PASSWORD, type TestPool } from './startPool'

export const RP = { rpId: 'localhost', origin: 'http://localhost:3000' }

/** What is asked of a pool about passkeys. */
export function passkeyCalls(pool: () => TestPool) {
  async function account(...groups: 'Administrators'[]) {
    const sub = randomUUID()
    const email = `${sub}@example.com`
    await pool().identity.unsafeImportUser({
      sub,
      email,
      password: PASSWORD,
      createdAt: pool().clock.now(),
      groups,
    })
    return { sub, email }
  }

  const ClientId = () => pool().settings.pool.userPoolClientId
  const textOf = (value: unknown, name: string): string => {
    const entry: unknown =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === name)?.[1]
        : null
    if (typeof entry !== 'string') throw new Error(`no ${name} in ${JSON.stringify(value)}`)
    return entry
  }

  async function startRegistration(AccessToken: string) {
    const { body } = await call(pool(), 'StartWebAuthnRegistration', { AccessToken })
    return { ...RP, challenge: textOf(body.CredentialCreationOptions, 'challenge') }
  }
  const complete = (AccessToken: string, Credential: object, FriendlyCredentialName?: string) =>
    call(pool(), 'CompleteWebAuthnRegistration', { AccessToken, Credential, FriendlyCredentialName })

  /** A member who has a passkey, and the token by which it was registered. */
  async function withPasskey() {
    const person = await account()
    const { AccessToken } = tokensOf(await signInPlainly(pool(), person.email, PASSWORD))
    const device = createAuthenticator()
    const { body } = await complete(
      AccessToken,
      device.register(await startRegistration(AccessToken)),
      '受付の端末',
    )
    expect(body).toEqual({})
    return { ...person, device, AccessToken }
  }

  const begin = (USERNAME: string) =>
    call(pool(), 'InitiateAuth', {
      ClientId: ClientId(),
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    })
  const challengeOf = ({ body }: Answer) => {
    const options: unknown = JSON.parse(textOf(body.ChallengeParameters, 'CREDENTIAL_REQUEST_OPTIONS'))
    return { ...RP, challenge: textOf(options, 'challenge') }
  }
  const answer = (begun: Answer, USERNAME: string, credential: object) =>
    call(pool(), 'RespondToAuthChallenge', {
      ClientId: ClientId(),
      ChallengeName: 'WEB_AUTHN',
      Session: begun.body.Session,
      ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
    })
  async function signIn(
    email: string,
    device: Authenticator,
    changes: Parameters<Authenticator['signIn']>[1] = {},
  ) {
    const begun = await begin(email)
    return answer(begun, email, device.signIn(challengeOf(begun), changes))
  }

  return {
    account,
    textOf,
    startRegistration,
    complete,
    withPasskey,
    begin,
    challengeOf,
    answer,
    signIn,
  }
}
