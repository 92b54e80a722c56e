import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { array, mixed, object, string, type InferType } from 'yup'
import { poolPasskeys } from '../../server/ground/tables/identity'
import type { PoolContext } from '../ground/context'
import { SESSION_LIFETIME } from '../ground/limits'
import type { RelyingParty } from './relyingParty'

// Loaded at first use: it takes as long to load as all the rest of the server.
const library = () => import('@simplewebauthn/server')

const MAX = 8_192
const part = () => string().strict().max(MAX).required()
const extensions = () => mixed<Record<string, never>>().default({})
const publicKey = string<'public-key'>().strict().oneOf(['public-key']).required()

/** A new passkey from the browser (WebAuthn's RegistrationResponseJSON). */
export const registrationSchema = object({
  id: part(),
  rawId: part(),
  type: publicKey,
  clientExtensionResults: extensions(),
  authenticatorAttachment: string<'platform' | 'cross-platform'>()
    .strict()
    .oneOf(['platform', 'cross-platform']),
  response: object({
    clientDataJSON: part(),
    attestationObject: part(),
    transports: array(string().strict().max(32).required()).max(10).default([]),
  }).required(),
})

/** A used passkey from the browser (AuthenticationResponseJSON). */
export const assertionSchema = object({
  id: part(),
  rawId: part(),
  type: publicKey,
  clientExtensionResults: extensions(),
  response: object({
    clientDataJSON: part(),
    authenticatorData: part(),
    signature: part(),
    userHandle: string().strict().max(MAX),
  }).required(),
})

export type Registration = InferType<typeof registrationSchema>
export type Assertion = InferType<typeof assertionSchema>

export const passkeysOf = ({ db }: PoolContext, sub: string) =>
  db
    .select()
    .from(poolPasskeys)
    .where(eq(poolPasskeys.sub, sub))
    .orderBy(asc(poolPasskeys.createdAt), asc(poolPasskeys.credentialId))

/** Options for a passkey that names its account by itself and asks for finger, face or code. */
export async function registrationOptions(
  context: PoolContext,
  { rpId }: RelyingParty,
  user: { sub: string; email: string },
) {
  const { generateRegistrationOptions } = await library()
  const known = await passkeysOf(context, user.sub)
  return generateRegistrationOptions({
    rpName: rpId,
    rpID: rpId,
    userName: user.email,
    userDisplayName: user.email,
    userID: new Uint8Array(Buffer.from(user.sub)),
    timeout: SESSION_LIFETIME,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known
      .filter((passkey) => passkey.rpId === rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
}

/** Names no passkey: the answer is the same for every address, known or not, with passkeys or without. */
export async function assertionOptions({ rpId }: RelyingParty) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    timeout: SESSION_LIFETIME,
  })
}

/** The data to store of a new passkey; null unless it is genuine and was made for this challenge and page. */
export async function verifyRegistration(
  context: PoolContext,
  { origin, rpId }: RelyingParty,
  { response, challenge, requestId }: { response: Registration; challenge: string; requestId: string | null },
) {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((error: unknown) => tellWhy(context, requestId, error))
  if (!registrationInfo) return null
  const { credential } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports,
    attachment: response.authenticatorAttachment ?? null,
    rpId,
  }
}

/**
 * True if one of the account's passkeys answered this challenge, on this page, after finger, face or code. Counts its
 * use; a counter that does not rise shows a copy.
 */
export async function isAssertionOf(
  context: PoolContext,
  { origin, rpId }: RelyingParty,
  asked: { sub: string; response: Assertion; challenge: string; requestId: string | null },
): Promise<boolean> {
  const { sub, response, challenge, requestId } = asked
  const ofAccount = and(
    eq(poolPasskeys.credentialId, response.id),
    eq(poolPasskeys.sub, sub),
    eq(poolPasskeys.rpId, rpId),
  )
  const [passkey] = await context.db.select().from(poolPasskeys).where(ofAccount)
  if (!passkey) return false
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => tellWhy(context, requestId, error))
  if (!verified || !authenticationInfo) return false
  const { newCounter: counter } = authenticationInfo
  const used = await context.db
    .update(poolPasskeys)
    .set({ counter, lastUsedAt: context.clock.now() })
    .where(
      and(
        ofAccount,
        or(
          gt(sql`${counter}::bigint`, poolPasskeys.counter),
          and(eq(poolPasskeys.counter, 0), sql`${counter}::bigint = 0`),
        ),
      ),
    )
    .returning({ sub: poolPasskeys.sub })
  return used.length > 0
}

/** The library throws for all that does not fit; its reason is only for the operator's log. */
function tellWhy({ log }: PoolContext, requestId: string | null, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ requestId, reason }, 'a passkey was refused')
  return { verified: false, registrationInfo: null, authenticationInfo: null } as const
}
