import { and, eq, lt, isNotNull, sql } from 'drizzle-orm'
import { activityValues, insertActivity } from '../../../server/ground/recordActivity'
import { type PoolUserRow, poolUsers } from '../../../server/ground/tables/identity'
import { named } from '../../../server/ground/db/named'
import { countSecurityEvent, securityEventValues } from '../../../server/records/security/recordSecurityEvent'
import type { Caller, PoolContext } from '../../ground/context'
import { claimPersonal, returnPersonal } from '../guards'
import { TOTP_TRIES_PER_SESSION } from '../../ground/limits'
import { checkPassword, setPassword } from '../passwords/setPassword'
import { refusals } from '../../ground/poolError'
import { readEntry } from '../readInput'
import { isPasswordOf, verifierOf } from '../passwords/srp/verifier'
import { insertRefreshToken, issueTokens } from '../tokens/issueTokens'
import { openSession, takeSession, trySession } from '../tokens/sessions'
import { stepOfCode } from '../../ground/totp'
import { findSubject, findUser } from '../../ground/users/findUser'
import { accountEntry, eventOf, noteEvent, recordAccount } from '../../ground/users/noteEvent'
import { forgiveSignIn, forgiving, type Attempt } from './claimSignIn'

async function askForNewPassword(context: PoolContext, user: PoolUserRow) {
  const { temporaryPasswordExpiresAt: expiresAt } = user
  if (expiresAt && expiresAt <= context.clock.now()) throw refusals.temporaryPasswordExpired()
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await openSession(context, { sub: user.sub, step: 'NEW_PASSWORD_REQUIRED' }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email: user.email, email_verified: String(user.emailVerified) }),
    },
  }
}

async function askForTotp(context: PoolContext, user: PoolUserRow) {
  const session = { sub: user.sub, step: 'SOFTWARE_TOKEN_MFA', tries: TOTP_TRIES_PER_SESSION } as const
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: await openSession(context, session),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

async function askForTotpSetUp(context: PoolContext, user: PoolUserRow) {
  const session = { sub: user.sub, step: 'MFA_SETUP', tries: TOTP_TRIES_PER_SESSION } as const
  return {
    ChallengeName: 'MFA_SETUP',
    Session: await openSession(context, session),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  }
}

/**
 * The step after the first factor: a refusal by the account's state, another challenge, or the tokens.
 * @param proved.isBoth the factor was a passkey, which counts as two: the device, and the finger or code that opens it
 */
export async function continueSignIn(
  context: PoolContext,
  { user, attempt, isBoth = false }: { user: PoolUserRow; attempt: Attempt | null; isBoth?: boolean },
  caller: Caller,
): Promise<object> {
  const isTotpDue = context.totpRequiredFor.some((group) => user.groups.includes(group))
  const isProved = isBoth || (!user.mfaEnabled && !isTotpDue)
  if (user.enabled && user.status === 'Confirmed' && isProved)
    return finishSignIn(context, { user, attempt }, caller)
  if (attempt) await forgiveSignIn(context, attempt)
  if (!user.enabled) throw refusals.disabled()
  if (user.status === 'Unconfirmed') throw refusals.notConfirmed()
  if (user.status === 'ResetRequired') throw refusals.resetRequired()
  if (user.status === 'ForceChangePassword') return askForNewPassword(context, user)
  return user.mfaEnabled ? askForTotp(context, user) : askForTotpSetUp(context, user)
}

const finished = named(
  sql`with ${forgiving}, logged as (${insertActivity}), counted as (${countSecurityEvent}) ${insertRefreshToken}`,
  () => null,
)
const NOTHING_TO_FORGIVE = { networkKey: null, windowKey: null, windowTime: null, failureSub: null }

/** Forgives the attempt, logs the sign-in and keeps its refresh token, in one statement. */
async function finishSignIn(
  context: PoolContext,
  { user, attempt }: { user: PoolUserRow; attempt: Attempt | null },
  caller: Caller,
): Promise<object> {
  const { sub } = user
  const result = await issueTokens(context, user, caller, (token) =>
    finished(context.db, {
      ...token,
      ...(attempt ?? NOTHING_TO_FORGIVE),
      ...activityValues(accountEntry(context, { operation: 'SignIn', sub, caller })),
      ...securityEventValues(eventOf(context, { kind: 'SignedIn', accountId: sub, caller })),
    }),
  )
  return { ChallengeParameters: {}, AuthenticationResult: result }
}

/** Checks the app's code. A wrong one leaves the session open for a few attempts; a right one works once. */
export async function answerTotp(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const code = readEntry(responses, 'SOFTWARE_TOKEN_MFA_CODE')
  const { sub, user } = await findSubject(context, readEntry(responses, 'USERNAME'))
  const session = await trySession(context, token, 'SOFTWARE_TOKEN_MFA')
  if (session?.sub !== sub || !user?.sealedTotpSecret || !user.enabled) throw refusals.badSession()
  const claimedAt = await claimPersonal(context, 'totpCodes', sub)
  const secret = context.keys.sealer.open(user.sealedTotpSecret, sub)
  const step = stepOfCode(secret, code.trim(), [context.clock.now(), context.wallClock.now()])
  if (step === null) throw await wrongTotp(context, sub, caller)
  const [used] = await context.db
    .update(poolUsers)
    .set({ totpLastStep: step })
    .where(and(eq(poolUsers.sub, sub), lt(poolUsers.totpLastStep, step)))
    .returning()
  if (!used) throw await wrongTotp(context, sub, caller)
  if (!(await takeSession(context, context.db, token, 'SOFTWARE_TOKEN_MFA'))) throw refusals.badSession()
  await returnPersonal(context, 'totpCodes', sub, claimedAt)
  return finishSignIn(context, { user: used, attempt: null }, caller)
}

async function wrongTotp(context: PoolContext, sub: string, caller: Caller) {
  await noteEvent(context, context.db, { kind: 'TotpFailed', accountId: sub, caller })
  return refusals.wrongCode()
}

export async function finishTotpSetUp(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const { sub } = await findSubject(context, readEntry(responses, 'USERNAME'))
  const session = await takeSession(context, context.db, token, 'MFA_SETUP_PROVED')
  if (session?.sub !== sub) throw refusals.badSession()
  const [user] = await context.db
    .update(poolUsers)
    .set({ mfaEnabled: true, updatedAt: context.clock.now() })
    .where(and(eq(poolUsers.sub, sub), eq(poolUsers.enabled, true), isNotNull(poolUsers.sealedTotpSecret)))
    .returning()
  if (!user) throw refusals.badSession()
  return finishSignIn(context, { user, attempt: null }, caller)
}

/** Replaces a temporary password. If the new one is refused, the session stays open for another attempt. */
export async function setNewPassword(
  context: PoolContext,
  responses: unknown,
  token: string,
  caller: Caller,
): Promise<object> {
  const password = readEntry(responses, 'NEW_PASSWORD')
  const { sub, user } = await findSubject(context, readEntry(responses, 'USERNAME'))
  checkPassword(password, user?.email ?? '')
  await context.db.transaction(async (tx) => {
    const session = await takeSession(context, tx, token, 'NEW_PASSWORD_REQUIRED')
    if (!user || session?.sub !== sub || user.status !== 'ForceChangePassword') throw refusals.badSession()
    if (isPasswordOf(context.poolName, sub, password, verifierOf(context, sub, user.sealedVerifier)))
      throw refusals.password('Password is the temporary one')
    await setPassword(context, tx, sub, password)
    await recordAccount(context, tx, { operation: 'ChangePassword', sub, caller })
    await noteEvent(context, tx, { kind: 'PasswordChanged', accountId: sub, caller })
  })
  const changed = await findUser(context.db, sub)
  if (!changed) throw refusals.badSession()
  return continueSignIn(context, { user: changed, attempt: null }, caller)
}
