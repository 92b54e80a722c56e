import { randomBytes } from 'node:crypto'
import { eq, and, isNotNull } from 'drizzle-orm'
import { object, boolean } from 'yup'
import { poolUsers, type PoolUserRow } from '../../../server/ground/tables/identity'
import { deliverMails } from '../../account/sendCode'
import type { PoolContext, Caller } from '../../ground/context'
import { claimPersonal } from '../../account/guards'
import { TOTP_TRIES_PER_SESSION } from '../../ground/limits'
import { refusals, PoolError } from '../../ground/poolError'
import {
  requireProof,
  requireAccess,
  type Operation,
  readInput,
  tokenInput,
  codeInput,
} from '../../account/readInput'
import { openSession, takeSession, trySession } from '../../account/tokens/sessions'
import { toBase32, stepOfCode } from '../../ground/totp'
import { findUser } from '../../ground/users/findUser'
import { noteEvent } from '../../ground/users/noteEvent'
import { tellOwner } from '../../ground/users/tellOwner'

const associateSoftwareTokenInput = object({
  AccessToken: tokenInput().nullable(),
  Session: tokenInput().nullable(),
})
/** 160 bits, recommended by RFC 4226. */
const SECRET_BYTES = 20

async function createSecret(context: PoolContext, sub: string) {
  const secret = randomBytes(SECRET_BYTES)
  const sealed = context.keys.sealer.seal(secret, sub)
  await context.db.update(poolUsers).set({ sealedPendingTotpSecret: sealed }).where(eq(poolUsers.sub, sub))
  return toBase32(secret)
}

/** Issues a key for an authenticator app, after a fresh sign-in or during a sign-in. */
export const associateSoftwareToken: Operation = async (context, body, caller) => {
  const { AccessToken, Session } = readInput(associateSoftwareTokenInput, body)
  if (AccessToken) {
    const { user } = await requireProof(context, AccessToken, caller)
    return { SecretCode: await createSecret(context, user.sub) }
  }
  const session = await takeSession(context, context.db, Session ?? '', 'MFA_SETUP')
  if (!session) throw refusals.badSession()
  const next = { sub: session.sub, step: 'MFA_SETUP', tries: TOTP_TRIES_PER_SESSION } as const
  return {
    SecretCode: await createSecret(context, session.sub),
    Session: await openSession(context, next),
  }
}

const verifySoftwareTokenInput = object({
  AccessToken: tokenInput().nullable(),
  Session: tokenInput().nullable(),
  UserCode: codeInput().required(),
})

/** Stores the issued key for the account once its code proves that the app has it. */
async function acceptSecret(context: PoolContext, user: PoolUserRow, code: string, caller: Caller) {
  const { sub, sealedPendingTotpSecret: pending } = user
  if (!pending) throw refusals.parameter('No software token is waiting to be verified.')
  await claimPersonal(context, 'totpCodes', sub)
  const instants = [context.clock.now(), context.wallClock.now()]
  const step = stepOfCode(context.keys.sealer.open(pending, sub), code.trim(), instants)
  if (step === null) {
    await noteEvent(context, context.db, { kind: 'TotpFailed', accountId: sub, caller })
    throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
  }
  await context.db.transaction(async (tx) => {
    const accepted = await tx
      .update(poolUsers)
      .set({ sealedTotpSecret: pending, sealedPendingTotpSecret: null, totpLastStep: step })
      .where(and(eq(poolUsers.sub, sub), eq(poolUsers.sealedPendingTotpSecret, pending)))
      .returning({ sub: poolUsers.sub })
    if (accepted.length > 0) await tellOwner(context, tx, { change: 'SetTotp', sub, caller })
  })
  deliverMails(context)
}

export const verifySoftwareToken: Operation = async (context, body, caller) => {
  const { AccessToken, Session, UserCode } = readInput(verifySoftwareTokenInput, body)
  if (AccessToken) {
    const { user } = await requireProof(context, AccessToken, caller)
    await acceptSecret(context, user, UserCode, caller)
    return { Status: 'SUCCESS' }
  }
  const token = Session ?? ''
  const session = await trySession(context, token, 'MFA_SETUP')
  const user = session && (await findUser(context.db, session.sub))
  if (!user) throw refusals.badSession()
  await acceptSecret(context, user, UserCode, caller)
  if (!(await takeSession(context, context.db, token, 'MFA_SETUP'))) throw refusals.badSession()
  return {
    Status: 'SUCCESS',
    Session: await openSession(context, { sub: user.sub, step: 'MFA_SETUP_PROVED' }),
  }
}

const setUserMfaPreferenceInput = object({
  AccessToken: tokenInput().required(),
  SoftwareTokenMfaSettings: object({ Enabled: boolean().strict(), PreferredMfa: boolean().strict() })
    .nullable()
    .default(undefined),
})

/**
 * Switches the second factor on (needs a proved app) or off (needs a fresh sign-in, which asks for the app). Staff who
 * must have one ask another administrator.
 */
export const setUserMfaPreference: Operation = async (context, body, caller) => {
  const { AccessToken, SoftwareTokenMfaSettings: settings } = readInput(setUserMfaPreferenceInput, body)
  const { user } = await requireAccess(context, AccessToken)
  if (settings?.Enabled === undefined) return {}
  if (settings.Enabled) {
    if (!user.sealedTotpSecret) throw refusals.parameter('User has not verified software token mfa')
    await context.db
      .update(poolUsers)
      .set({ mfaEnabled: true, updatedAt: context.clock.now() })
      .where(and(eq(poolUsers.sub, user.sub), isNotNull(poolUsers.sealedTotpSecret)))
    return {}
  }
  await requireProof(context, AccessToken, caller)
  if (context.totpRequiredFor.some((group) => user.groups.includes(group))) throw refusals.totpRequired()
  await context.db.transaction(async (tx) => {
    // Deletes the key too: to switch it on again, an app must be proved again.
    const removed = await tx
      .update(poolUsers)
      .set({
        mfaEnabled: false,
        sealedTotpSecret: null,
        sealedPendingTotpSecret: null,
        updatedAt: context.clock.now(),
      })
      .where(and(eq(poolUsers.sub, user.sub), isNotNull(poolUsers.sealedTotpSecret)))
      .returning({ sub: poolUsers.sub })
    if (removed.length > 0) await tellOwner(context, tx, { change: 'RemoveTotp', sub: user.sub, caller })
  })
  deliverMails(context)
  return {}
}
