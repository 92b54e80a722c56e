import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSKEY_REFUSED } from '../../shared/words/program/authErrors'
import { verifyAccessToken } from '../support/verifyAccessToken'
import { createAuthenticator, type Authenticator } from './support/authenticator'
import { call, refusal, tokensOf, type Answer } from './support/call'
import { passkeyCalls, RP } from './support/passkeyCalls'
import { startPool, type TestPool } from './support/startPool'

const MINUTE = 60_000
const notAccepted = refusal('NotAuthorizedException', PASSKEY_REFUSED)

let pool: TestPool
beforeAll(async () => {
  pool = await startPool({}, { ORIGIN: RP.origin })
})
afterAll(() => pool.stop())

const { withPasskey, begin, challengeOf, answer, signIn } = passkeyCalls(() => pool)
const ClientId = () => pool.settings.pool.userPoolClientId

const beginUnnamed = () =>
  call(pool, 'InitiateAuth', {
    ClientId: ClientId(),
    AuthFlow: 'USER_AUTH',
    AuthParameters: { PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  })
/** As a device does that has found the passkey by itself, and says whose it is. */
function answerUnnamed(begun: Answer, device: Authenticator, sub: string) {
  const { response, ...credential } = device.signIn(challengeOf(begun))
  const userHandle = Buffer.from(sub).toString('base64url')
  return call(pool, 'RespondToAuthChallenge', {
    ClientId: ClientId(),
    ChallengeName: 'WEB_AUTHN',
    Session: begun.body.Session,
    ChallengeResponses: {
      CREDENTIAL: JSON.stringify({ ...credential, response: { ...response, userHandle } }),
    },
  })
}

describe('a passkey that nobody named', () => {
  it('signs in whoever the device says, once and in time', async () => {
    const { sub, device } = await withPasskey()
    const begun = await beginUnnamed()
    expect(begun.body).toMatchObject({ ChallengeName: 'WEB_AUTHN' })
    const { AccessToken } = tokensOf(await answerUnnamed(begun, device, sub))
    expect(await verifyAccessToken(pool, AccessToken)).toMatchObject({ sub })
    expect((await answerUnnamed(begun, device, sub)).body).toMatchObject({ __type: 'NotAuthorizedException' })
    const late = await beginUnnamed()
    pool.clock.advance(4 * MINUTE)
    expect((await answerUnnamed(late, device, sub)).status).toBe(400)
    const twice = await beginUnnamed()
    const both = await Promise.all([1, 2].map(() => answerUnnamed(twice, device, sub)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('signs nobody else in, and a challenge for one account is none for another', async () => {
    const { sub, email, device } = await withPasskey()
    const other = await withPasskey()
    expect(await answerUnnamed(await beginUnnamed(), device, other.sub)).toMatchObject(notAccepted)
    expect(await answerUnnamed(await beginUnnamed(), device, randomUUID())).toMatchObject(notAccepted)
    expect(await answerUnnamed(await beginUnnamed(), device, email)).toMatchObject(notAccepted)
    const gone = { __type: 'NotAuthorizedException' }
    expect((await answerUnnamed(await begin(other.email), device, sub)).body).toMatchObject(gone)
    const begun = await beginUnnamed()
    expect((await answer(begun, email, device.signIn(challengeOf(begun)))).body).toMatchObject(gone)
  })

  it('counts against the account that it names', async () => {
    const { sub, email, device } = await withPasskey()
    const wrong = createAuthenticator()
    for (let tries = 0; tries < 5; tries++)
      expect(await answerUnnamed(await beginUnnamed(), wrong, sub)).toMatchObject(notAccepted)
    const locked = { message: 'Password attempts exceeded' }
    expect((await answerUnnamed(await beginUnnamed(), device, sub)).body).toMatchObject(locked)
    expect((await signIn(email, device)).body).toMatchObject(locked)
  })
})
