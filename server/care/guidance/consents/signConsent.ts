import { and, eq, isNull, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { signConsentSchema, typedOrDrawn } from '../../../../shared/forms/signature'
import { isOwnName } from '../../../../shared/rules/donating/signature'
import { isSuspended } from '../../../../shared/rules/person/suspension'
import { versionToSign } from '../../../../shared/words/donating/consentDocument'
import { signatureErrors as errors } from '../../../../shared/words/donating/signing'
import type { Consent, ConsentDocument, SignConsentInput } from '../../../generated/resolvers'
import { requireActiveUser, type RequestContext } from '../../../ground/access/context'
import type { Queryable } from '../../../ground/db/client'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Deps } from '../../../ground/deps'
import { AppError, badField, validated } from '../../../ground/errors'
import type { KnownConsent } from '../../../ground/files/readConsents'
import { recordActivity } from '../../../ground/recordActivity'
import { consents, type ConsentRow } from '../../../ground/tables/consents'
import { guidances } from '../../../ground/tables/guidance'
import type { UserProfileRow } from '../../../ground/tables/users'
import { findProfile, findProfileForUpdate, requirePresent } from '../../../records/person/findProfile'
import { dayToSign } from '../../users/consentToSign'
import { writeCopy } from './consentCopy'
import { consentsOfUser, toConsentDocument } from './consentsOfUser'
import { keepConsent } from './recordConsent'
import { keepSignature, signaturesOf } from './signatures'

/**
 * Signs the version in force: asked to sign anew, or on the day of the guidance, before or after the office records it. The
 * copy is made in the same transaction. The same again changes nothing.
 */
export async function signConsent(context: RequestContext, input: SignConsentInput): Promise<Consent> {
  const caller = requireActiveUser(context)
  const { Version, Sha256, Signature } = validated(signConsentSchema, input)
  const { now, requestId, deps } = context
  const userId = caller.id
  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    requireSignature(Signature, profile)
    const standing = await findStanding(tx, userId)
    const known = standing && (await signaturesOf(tx, deps.vault, [standing.id])).get(standing.id)
    if (!known?.kind || standing?.sha256 !== Sha256) {
      const document = versionToSign(deps.consents, japaneseDateOf(now))
      if (document?.version !== Version || document.sha256 !== Sha256)
        throw new AppError('INVALID_STATE', errors.changed)
      if (!(await maySign(tx, { now, deps }, userId))) throw new AppError('INVALID_STATE', errors.notAsked)
      const isRecorded = standing?.sha256 === Sha256
      const consent = isRecorded ? standing : await keepOwn(context, tx, { userId, document })
      const copy = await writeCopy(context, { profile, document, consent, signature: Signature })
      const signed = { kind: typedOrDrawn(Signature), signature: Signature, copy }
      await keepSignature(tx, { vault: deps.vault, now }, { id: known?.id, userId, sha256: Sha256, signed })
      const event = { category: 'Guidance', operation: 'SignConsent', version: Version } as const
      await recordActivity(tx, { event, userId, actorId: userId, now, requestId })
    }
    const [kept] = await consentsOfUser(tx, userId)
    if (!kept) throw new Error('A consent that was just signed is missing')
    return kept
  })
}

const keepOwn = (
  { now, deps }: RequestContext,
  tx: Parameters<typeof keepConsent>[0],
  { userId, document }: { userId: string; document: KnownConsent },
) =>
  keepConsent(tx, deps, { userId, version: document.version, identityDocument: null, consentedAt: now }, now)

/** @throws AppError BAD_USER_INPUT for what is neither drawn nor the person's registered name */
export function requireSignature(
  signature: string,
  profile: Pick<UserProfileRow, 'lastName' | 'firstName'>,
): void {
  if (typedOrDrawn(signature) === 'Typed' && !isOwnName(signature, profile))
    throw badField('Signature', errors.otherName)
}

async function findStanding(db: Queryable, userId: string): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), isNull(consents.endedAt)))
  return row ?? null
}

type Now = { now: Date; deps: Pick<Deps, 'consents' | 'vault'> }

/** The version that the person may sign by herself now: asked anew, or on the day of the guidance. */
async function maySign(db: Queryable, { now, deps }: Now, userId: string): Promise<KnownConsent | null> {
  const today = japaneseDateOf(now)
  const document = versionToSign(deps.consents, today)
  if (!document) return null
  const standing = await findStanding(db, userId)
  if (standing && standing.sha256 === document.sha256) {
    if (japaneseDateOf(standing.createdAt) !== today) return null
    const signature = (await signaturesOf(db, deps.vault, [standing.id])).get(standing.id)
    return signature?.kind ? null : document
  }
  if (standing) return (await dayToSign(db, { now, deps }, userId)) === null ? null : document
  const booked = await db.$count(
    guidances,
    and(
      eq(guidances.userId, userId),
      eq(guidances.status, 'Reserved'),
      sql`japanese_day(${guidances.reservedAt}) = ${today}`,
    ),
  )
  return booked > 0 ? document : null
}

/** `User.MaySign`; nobody who is suspended. */
export async function consentMaySign(
  { now, deps }: RequestContext,
  userId: string,
): Promise<ConsentDocument | null> {
  const profile = await findProfile(deps.db, userId)
  if (!profile || isSuspended(profile)) return null
  const document = await maySign(deps.db, { now, deps }, userId)
  return document && toConsentDocument(document)
}
