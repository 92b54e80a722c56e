import {
  autoSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureAmplify } from './support/amplify'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { verifyAccessToken } from '../support/verifyAccessToken'

// Each sign-in of the real client computes for up to a second in plain JavaScript.
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())
beforeEach(() => configureAmplify(pool))

const signUpInput = (username: string, autoSignInToo = false) => ({
  username,
  password: PASSWORD,
  options: { userAttributes: { email: username }, autoSignIn: autoSignInToo },
})

describe('sign-up with the client of the donor app', () => {
  it('mails a code, confirms with it and signs in by itself', async () => {
    const username = 'hanako@example.com'
    const { nextStep, userId } = await signUp(signUpInput(username, true))
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'h***@e***' },
    })
    const confirmed = await confirmSignUp({ username, confirmationCode: pool.codeFor(username) })
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
    expect(await autoSignIn()).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
    expect(await getCurrentUser()).toMatchObject({ userId })
    expect(await fetchUserAttributes()).toEqual({ sub: userId, email: username, email_verified: 'true' })

    const { tokens, credentials, identityId } = await fetchAuthSession()
    expect(credentials?.accessKeyId).toMatch(/^ASIA/)
    expect(identityId).toMatch(/^ap-northeast-1:/)
    const claims = await verifyAccessToken(pool, tokens?.accessToken.toString() ?? '')
    expect(claims).toMatchObject({ sub: userId, groups: [] })
    await signOut()
    expect(await verifyAccessToken(pool, tokens?.accessToken.toString() ?? '')).toBeNull()
  })

  it('asks for the code when an unconfirmed person signs in, and takes a new code that voids the old', async () => {
    const username = 'slow@example.com'
    await signUp(signUpInput(username))
    const first = pool.codeFor(username)
    expect((await signIn({ username, password: PASSWORD })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
    await resendSignUpCode({ username })
    const second = pool.codeFor(username)
    await expect(confirmSignUp({ username, confirmationCode: first })).rejects.toThrow(
      'Invalid verification code',
    )
    await confirmSignUp({ username, confirmationCode: second })
    expect(await signIn({ username, password: PASSWORD })).toMatchObject({ isSignedIn: true })
  })

  it('refuses an address that is taken', async () => {
    await expect(signUp(signUpInput('hanako@example.com'))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: expect.stringMatching(/^PreSignUp failed with error .*already exists/),
    })
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    await expect(signIn({ username: 'hanako@example.com', password: 'not this one' })).rejects.toMatchObject(
      wrong,
    )
    await expect(signIn({ username: 'nobody@example.com', password: PASSWORD })).rejects.toMatchObject(wrong)
  })
})
