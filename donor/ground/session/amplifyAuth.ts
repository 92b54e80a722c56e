// Loaded lazily by the sign-up and sign-in pages.
import * as amplify from 'aws-amplify/auth'
import { orWrongClock } from '../../../shared/words/program/clockOfDevice'
import { PASSKEY_REFUSED, STORAGE_REFUSED } from '../../../shared/words/program/authErrors'
import { passkeyFailure } from '../../../shared/words/program/passkeys'
import { configureAmplify } from './configureAmplify'
import { hasStoredTokens } from './storedTokens'

/** The pool's next step; OTHER: a challenge that this service does not use. */
export type SignInStep = 'DONE' | 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' | 'NEW_PASSWORD' | 'TOTP' | 'OTHER'

const STEPS: Partial<Record<amplify.SignInOutput['nextStep']['signInStep'], SignInStep>> = {
  DONE: 'DONE',
  CONFIRM_SIGN_UP: 'CONFIRM_SIGN_UP',
  RESET_PASSWORD: 'RESET_PASSWORD',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'TOTP',
}

/** @throws STORAGE_REFUSED when the tokens are in memory alone: no page would find them */
async function stepOf({ nextStep }: amplify.SignInOutput): Promise<SignInStep> {
  const step = STEPS[nextStep.signInStep] ?? 'OTHER'
  if (step !== 'DONE' || hasStoredTokens()) return step
  await amplify.signOut().catch(() => undefined)
  throw Object.assign(new Error('Tokens were not kept'), { name: STORAGE_REFUSED })
}

/** The password stays in memory to sign in after the code. */
export async function register(email: string, password: string): Promise<void> {
  await configureAmplify()
  await amplify.signUp({
    username: email,
    password,
    options: { userAttributes: { email }, autoSignIn: true },
  })
}

export async function confirmRegistration(email: string, code: string): Promise<void> {
  await configureAmplify()
  await amplify.confirmSignUp({ username: email, confirmationCode: code })
}

export async function resendRegistrationCode(email: string): Promise<void> {
  await configureAmplify()
  await amplify.resendSignUpCode({ username: email })
}

/** False if the page was left. */
export async function signInAfterRegistration(): Promise<boolean> {
  await configureAmplify()
  try {
    return (await amplify.autoSignIn()).isSignedIn
  } catch {
    return false
  }
}

export async function signInWithPassword(email: string, password: string): Promise<SignInStep> {
  await configureAmplify()
  const output = await amplify.signIn({ username: email, password }).catch(async (error: unknown) => {
    throw await orWrongClock(error, Date.now())
  })
  return stepOf(output)
}

export async function signInWithPasskey(email: string): Promise<SignInStep> {
  await configureAmplify()
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const
  const output = await amplify.signIn({ username: email, options }).catch((error: unknown) => {
    throw passkeyFailure(error)
  })
  // Amazon Cognito offers other factors when an account has no passkey.
  if (output.nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION')
    throw Object.assign(new Error(PASSKEY_REFUSED), { name: 'NotAuthorizedException' })
  return stepOf(output)
}

export async function answerChallenge(answer: string): Promise<SignInStep> {
  return stepOf(await amplify.confirmSignIn({ challengeResponse: answer }))
}

export async function sendRecoveryCode(email: string): Promise<void> {
  await configureAmplify()
  await amplify.resetPassword({ username: email })
}

export async function setRecoveredPassword(email: string, code: string, password: string): Promise<void> {
  await configureAmplify()
  await amplify.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}
