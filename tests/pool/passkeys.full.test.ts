import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSKEY_REFUSED, PROOF_REQUIRED } from '../../shared/words/program/authErrors'
import { verifyAccessToken } from '../support/verifyAccessToken'
import { createAuthenticator } from './support/authenticator'
import { call, refusal, signInPlainly, tokensOf, wrongPassword } from './support/call'
import { passkeyCalls, RP } from './support/passkeyCalls'
import { PASSWORD, startPool, type TestPool } from './support/startPool'

const MINUTE = 60_000
const notAccepted = refusal('NotAuthorizedException', PASSKEY_REFUSED)
const proofMissing = refusal('NotAuthorizedException', PROOF_REQUIRED)

let pool: TestPool
beforeAll(async () => {
  pool = await startPool({}, { REQUIRE_TOTP: 'administrators', ORIGIN: RP.origin })
})
afterAll(() => pool.stop())

const { account, textOf, startRegistration, complete, withPasskey, begin, challengeOf, answer, signIn } =
  passkeyCalls(() => pool)

async function eventsOf(sub: string) {
  const { rows } = await pool.db.execute(
    sql`select kind from security_events where account_id = ${sub} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

describe('a passkey', () => {
  it('is registered, told of, listed, and signs in', async () => {
    const { sub, email, device, AccessToken } = await withPasskey()
    const { body } = await call(pool, 'ListWebAuthnCredentials', { AccessToken, MaxResults: 10 })
    expect(body).toEqual({
      Credentials: [
        {
          CredentialId: device.id,
          FriendlyCredentialName: '受付の端末',
          RelyingPartyId: 'localhost',
          AuthenticatorAttachment: 'platform',
          AuthenticatorTransports: ['internal'],
          CreatedAt: pool.clock.now().getTime() / 1000,
        },
      ],
    })
    const { AccessToken: token } = tokensOf(await signIn(email, device))
    expect(await verifyAccessToken(pool, token)).toMatchObject({ sub })
    expect(pool.sent.filter(({ to }) => to === email)).toMatchObject([
      { kind: 'accountChanged', params: { change: 'SetPasskey' } },
    ])
    expect(await eventsOf(sub)).toEqual(['SignedIn', 'PasskeySet'])
  })

  it('is both factors: who has an authenticator app, or must, is not asked for its code', async () => {
    const { sub, email, device } = await withPasskey()
    await pool.db.execute(sql`update pool_users set groups = '{Administrators}' where sub = ${sub}`)
    expect((await signInPlainly(pool, email, PASSWORD)).body).toMatchObject({ ChallengeName: 'MFA_SETUP' })
    expect(await verifyAccessToken(pool, tokensOf(await signIn(email, device)).AccessToken)).toMatchObject({
      sub,
    })
  })

  it('is refused without a finger, face or code, for another page, and as a copy', async () => {
    const { email, device } = await withPasskey()
    expect(await signIn(email, device, { verified: false })).toMatchObject(notAccepted)
    expect(await signIn(email, device, { origin: 'https://evil.example' })).toMatchObject(notAccepted)
    expect(await signIn(email, device, { rpId: 'evil.example' })).toMatchObject(notAccepted)
    expect(await signIn(email, device, { challenge: 'AAAA' })).toMatchObject(notAccepted)
    tokensOf(await signIn(email, device, { counter: 9 }))
    expect(await signIn(email, device, { counter: 9 })).toMatchObject(notAccepted)
  })

  it('answers a challenge once, in time, and for whom it was made', async () => {
    const { email, device } = await withPasskey()
    const other = await withPasskey()
    const begun = await begin(email)
    const credential = device.signIn(challengeOf(begun))
    tokensOf(await answer(begun, email, credential))
    expect((await answer(begun, email, credential)).body).toMatchObject({ __type: 'NotAuthorizedException' })

    const late = await begin(email)
    pool.clock.advance(4 * MINUTE)
    expect((await answer(late, email, device.signIn(challengeOf(late)))).status).toBe(400)

    // The other's passkey signs nobody else in, also not with the right challenge.
    expect(await signIn(email, other.device)).toMatchObject(notAccepted)
    const mine = await begin(email)
    expect((await answer(mine, other.email, other.device.signIn(challengeOf(mine)))).status).toBe(400)
  })

  it('is refused once it is removed, which needs a fresh sign-in', async () => {
    const { sub, email, device, AccessToken } = await withPasskey()
    pool.clock.advance(6 * MINUTE)
    const remove = (token: string) =>
      call(pool, 'DeleteWebAuthnCredential', { AccessToken: token, CredentialId: device.id })
    expect(await remove(AccessToken)).toMatchObject(proofMissing)
    expect(await call(pool, 'StartWebAuthnRegistration', { AccessToken })).toMatchObject(proofMissing)
    const { AccessToken: fresh } = tokensOf(await signIn(email, device))
    const someone = await withPasskey()
    expect((await remove(someone.AccessToken)).body).toMatchObject({ __type: 'ResourceNotFoundException' })
    expect((await remove(fresh)).body).toEqual({})
    expect(await signIn(email, device)).toMatchObject(notAccepted)
    expect(await eventsOf(sub)).toEqual([
      'SignedIn',
      'PasskeySet',
      'ProofMissing',
      'SignedIn',
      'PasskeyRemoved',
      'PasskeyFailed',
    ])
  })

  it('goes with the factors that a colleague resets, and every session ends', async () => {
    const { sub, email, device, AccessToken } = await withPasskey()
    expect(await pool.db.transaction((tx) => pool.identity.admin.resetTotp(sub, tx))).toBe(true)
    expect(await verifyAccessToken(pool, AccessToken)).toBeNull()
    expect(await signIn(email, device)).toMatchObject(notAccepted)
    expect(await pool.db.transaction((tx) => pool.identity.admin.resetTotp(sub, tx))).toBe(false)
  })

  it('is told of its owner and of nobody else', async () => {
    const keyed = await withPasskey()
    const other = await account()
    const told = await pool.identity.admin.findUsers([keyed.sub, other.sub])
    expect(new Map(told.map(({ sub, hasPasskey }) => [sub, hasPasskey]))).toEqual(
      new Map([
        [keyed.sub, true],
        [other.sub, false],
      ]),
    )
  })

  it('leaves with its account', async () => {
    const { sub } = await withPasskey()
    await pool.identity.admin.deleteUser(sub)
    const { rows } = await pool.db.execute(sql`select 1 from pool_passkeys where sub = ${sub}`)
    expect(rows).toEqual([])
  })
})

describe('registering', () => {
  it('takes a challenge once, from whom it was given, in time', async () => {
    const { AccessToken } = tokensOf(await signInPlainly(pool, (await account()).email, PASSWORD))
    const other = tokensOf(await signInPlainly(pool, (await account()).email, PASSWORD))
    const gone = { __type: 'WebAuthnChallengeNotFoundException' }
    const stolen = createAuthenticator().register(await startRegistration(AccessToken))
    expect((await complete(other.AccessToken, stolen)).body).toMatchObject(gone)
    expect((await complete(AccessToken, stolen)).body).toMatchObject(gone)

    const late = createAuthenticator().register(await startRegistration(AccessToken))
    pool.clock.advance(4 * MINUTE)
    expect((await complete(AccessToken, late)).body).toMatchObject(gone)
  })

  it('refuses one made without a finger, for another page, and one that is held', async () => {
    const { AccessToken, device } = await withPasskey()
    const refused = { __type: 'WebAuthnCredentialNotSupportedException' }
    for (const changes of [
      { verified: false },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
    ]) {
      const made = createAuthenticator().register(await startRegistration(AccessToken), changes)
      expect((await complete(AccessToken, made)).body).toMatchObject(refused)
    }
    const again = device.register(await startRegistration(AccessToken))
    expect((await complete(AccessToken, again)).body).toMatchObject({ __type: 'InvalidParameterException' })
  })
})

describe('who asks', () => {
  it('learns nothing of an address: the same is offered to and said of everybody', async () => {
    const { email, device } = await withPasskey()
    const without = await account()
    const shapes = []
    for (const USERNAME of [email, without.email, 'nobody@example.com']) {
      const begun = await begin(USERNAME)
      const { ChallengeName, ChallengeParameters } = begun.body
      const options: unknown = JSON.parse(textOf(ChallengeParameters, 'CREDENTIAL_REQUEST_OPTIONS'))
      const refused = await answer(begun, USERNAME, createAuthenticator().signIn(challengeOf(begun)))
      shapes.push({ ChallengeName, options: { ...Object(options), challenge: '' }, refused })
    }
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
    expect(shapes[0]?.refused).toMatchObject(notAccepted)
    expect(await signIn(email.toUpperCase(), device)).toMatchObject({ status: 200 })
  })

  it('waits after five wrong ones, also for a right one and for the password', async () => {
    const { email, device } = await withPasskey()
    for (let tries = 0; tries < 5; tries++)
      expect(await signIn(email, createAuthenticator())).toMatchObject(notAccepted)
    const locked = { message: 'Password attempts exceeded' }
    expect((await signIn(email, device)).body).toMatchObject(locked)
    expect((await signInPlainly(pool, email, PASSWORD)).body).toMatchObject(locked)
    pool.clock.advance(MINUTE)
    expect(await signIn(email, device)).toMatchObject({ status: 200 })
  })

  it('may choose among the factors', async () => {
    const { email, device } = await withPasskey()
    const AuthFlow = 'USER_AUTH'
    const select = async (ANSWER: string, more: object = {}) => {
      const { body } = await call(pool, 'InitiateAuth', {
        ClientId: pool.settings.pool.userPoolClientId,
        AuthFlow,
        AuthParameters: { USERNAME: email },
      })
      expect(body).toMatchObject({
        ChallengeName: 'SELECT_CHALLENGE',
        AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'],
      })
      return call(pool, 'RespondToAuthChallenge', {
        ClientId: pool.settings.pool.userPoolClientId,
        ChallengeName: 'SELECT_CHALLENGE',
        Session: body.Session,
        ChallengeResponses: { USERNAME: email, ANSWER, ...more },
      })
    }
    const begun = await select('WEB_AUTHN')
    tokensOf(await answer(begun, email, device.signIn(challengeOf(begun))))
    tokensOf(await select('PASSWORD', { PASSWORD }))
    expect(await select('PASSWORD', { PASSWORD: 'not this one' })).toMatchObject(wrongPassword)
    expect((await select('PASSWORD_SRP', { SRP_A: 'abcdef' })).body).toMatchObject({
      ChallengeName: 'PASSWORD_VERIFIER',
    })
    expect((await select('EMAIL_OTP')).body).toMatchObject({ __type: 'InvalidParameterException' })
  })
})
