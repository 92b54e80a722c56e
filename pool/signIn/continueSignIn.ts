import type { Caller, PoolContext } from '../context'
import { TOTP_TRIES_PER_SESSION } from '../limits/limits'
import { refusals } from '../poolError'
import type { PoolUserRow } from '../../server/schema/identity'
import { issueTokens } from '../tokens/issueTokens'
import { noteEvent, recordAccount } from '../users/noteEvent'
import { openSession } from '../tokens/sessions'

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

/** The step after the password: a refusal by the account's state, another challenge, or the tokens. */
export async function continueSignIn(
  context: PoolContext,
  user: PoolUserRow,
  caller: Caller,
): Promise<object> {
  if (!user.enabled) throw refusals.disabled()
  if (user.status === 'Unconfirmed') throw refusals.notConfirmed()
  if (user.status === 'ResetRequired') throw refusals.resetRequired()
  if (user.status === 'ForceChangePassword') return askForNewPassword(context, user)
  if (user.mfaEnabled) return askForTotp(context, user)
  if (context.totpRequiredFor.some((group) => user.groups.includes(group)))
    return askForTotpSetUp(context, user)
  return finishSignIn(context, user, caller)
}

export async function finishSignIn(context: PoolContext, user: PoolUserRow, caller: Caller): Promise<object> {
  const result = await context.db.transaction(async (tx) => {
    await recordAccount(context, tx, { operation: 'SignIn', sub: user.sub, caller })
    await noteEvent(context, tx, { kind: 'SignedIn', accountId: user.sub, caller })
    return issueTokens(context, tx, user)
  })
  return { ChallengeParameters: {}, AuthenticationResult: result }
}
