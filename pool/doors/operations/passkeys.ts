import { and, eq } from 'drizzle-orm'
import { mixed, number, object } from 'yup'
import { isRecord } from '../../../shared/facts/isRecord'
import { poolPasskeys } from '../../../server/ground/tables/identity'
import { deliverMails } from '../../account/sendCode'
import {
  passkeysOf,
  registrationOptions,
  registrationSchema,
  verifyRegistration,
} from '../../account/credentials'
import { relyingPartyOf } from '../../account/relyingParty'
import { refusals } from '../../ground/poolError'
import {
  readInput,
  requireAccess,
  requireProof,
  textInput,
  tokenInput,
  type Operation,
} from '../../account/readInput'
import { keepChallenge, takeSession } from '../../account/tokens/sessions'
import { tellOwner } from '../../ground/users/tellOwner'

/** The limit of Amazon Cognito. */
const MAX_PASSKEYS = 20
const MAX_NAME = 50
const UNNAMED = 'パスキー'

const startInput = object({ AccessToken: tokenInput().required() })

export const startWebAuthnRegistration: Operation = async (context, body, caller) => {
  const { user } = await requireProof(context, readInput(startInput, body).AccessToken, caller)
  const options = await registrationOptions(context, relyingPartyOf(context, caller), user)
  await keepChallenge(context, { token: options.challenge, sub: user.sub, step: 'WEB_AUTHN_REGISTRATION' })
  return { CredentialCreationOptions: options }
}

const completeInput = object({
  AccessToken: tokenInput().required(),
  Credential: mixed().required(),
  /** Our own addition: Amazon Cognito names passkeys itself. */
  FriendlyCredentialName: textInput().trim().max(MAX_NAME),
})

/** The challenge that the browser says it answered. */
function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return isRecord(said) && typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

/** Stores a passkey and informs the account's owner. The challenge works once, for its person, within three minutes. */
export const completeWebAuthnRegistration: Operation = async (context, body, caller) => {
  const { AccessToken, Credential, FriendlyCredentialName: name } = readInput(completeInput, body)
  const { user } = await requireProof(context, AccessToken, caller)
  const { sub } = user
  const party = relyingPartyOf(context, caller)
  const response = readInput(registrationSchema, Credential)
  const challenge = challengeIn(response.response.clientDataJSON)
  const session = await takeSession(context, context.db, challenge, 'WEB_AUTHN_REGISTRATION')
  if (session?.sub !== sub) throw refusals.passkeyChallengeOver()
  const asked = { response, challenge, requestId: caller.requestId }
  const passkey = await verifyRegistration(context, party, asked)
  if (!passkey) throw refusals.passkeyUnsupported()
  const known = await passkeysOf(context, sub)
  if (known.length >= MAX_PASSKEYS) throw refusals.tooManyPasskeys()
  await context.db.transaction(async (tx) => {
    const kept = await tx
      .insert(poolPasskeys)
      .values({ ...passkey, sub, name: name || (caller.device ?? UNNAMED), createdAt: context.clock.now() })
      .onConflictDoNothing()
      .returning({ sub: poolPasskeys.sub })
    if (kept.length === 0) throw refusals.passkeyHeld()
    await tellOwner(context, tx, { change: 'SetPasskey', sub, caller })
  })
  deliverMails(context)
  return {}
}

const listInput = object({
  AccessToken: tokenInput().required(),
  MaxResults: number().strict().integer().min(0).max(MAX_PASSKEYS).nullable(),
  NextToken: tokenInput().nullable(),
})

/** All passkeys, without pages: an account has few. */
export const listWebAuthnCredentials: Operation = async (context, body) => {
  const { user } = await requireAccess(context, readInput(listInput, body).AccessToken)
  const passkeys = await passkeysOf(context, user.sub)
  return {
    Credentials: passkeys.map(({ credentialId, name, rpId, attachment, transports, createdAt }) => ({
      CredentialId: credentialId,
      FriendlyCredentialName: name,
      RelyingPartyId: rpId,
      ...(attachment ? { AuthenticatorAttachment: attachment } : {}),
      AuthenticatorTransports: transports,
      CreatedAt: createdAt.getTime() / 1000,
    })),
  }
}

const deleteInput = object({ AccessToken: tokenInput().required(), CredentialId: textInput().required() })

/** Removes one after a fresh sign-in, so that a stolen token cannot lock its owner out. */
export const deleteWebAuthnCredential: Operation = async (context, body, caller) => {
  const { AccessToken, CredentialId } = readInput(deleteInput, body)
  const { user } = await requireProof(context, AccessToken, caller)
  const { sub } = user
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(poolPasskeys)
      .where(and(eq(poolPasskeys.credentialId, CredentialId), eq(poolPasskeys.sub, sub)))
      .returning({ sub: poolPasskeys.sub })
    if (removed.length === 0) throw refusals.noSuchPasskey()
    await tellOwner(context, tx, { change: 'RemovePasskey', sub, caller })
  })
  deliverMails(context)
  return {}
}
