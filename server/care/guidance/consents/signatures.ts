import { hash, randomUUID } from 'node:crypto'
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { ConsentSignature } from '../../../generated/resolvers'
import type { RequestContext } from '../../../ground/access/context'
import { gathering } from '../../../ground/access/gathering'
import type { Queryable, Transaction } from '../../../ground/db/client'
import { asContract } from '../../../ground/db/asContract'
import type { Vault } from '../../../ground/vault/vault'
import { consents, consentSignatures, type ConsentSignatureRow } from '../../../ground/tables/consents'

/**
 * True where a signature belongs to a consent: of the same text, from its day or later, made while it stood. A consent that
 * the office records of a day on which the person signed it by herself is one that she signed.
 */
export const belongsToConsent = sql`(${consentSignatures.userId} = ${consents.userId} and ${consentSignatures.sha256} = ${consents.sha256}
  and japanese_day(${consentSignatures.createdAt}) >= japanese_day(${consents.consentedAt})
  and (${consents.endedAt} is null or ${consentSignatures.createdAt} <= ${consents.endedAt}))`

const { copy: _copy, copySealed: _sealed, ...light } = getTableColumns(consentSignatures)

export type SignedConsent = Omit<ConsentSignatureRow, 'copy' | 'copySealed'>

/** Of each consent the latest, without its copy. */
export async function signaturesOf(
  db: Queryable,
  vault: Vault,
  consentIds: readonly string[],
): Promise<Map<string, SignedConsent>> {
  const rows = await db
    .selectDistinctOn([consents.id], { consentId: consents.id, row: light })
    .from(consents)
    .innerJoin(consentSignatures, belongsToConsent)
    .where(inArray(consents.id, [...consentIds]))
    .orderBy(consents.id, desc(consentSignatures.createdAt))
  const opened = await vault.open(
    db,
    'consent_signatures',
    rows.map(({ row }) => row),
  )
  return new Map(
    rows.flatMap(({ consentId }, nth) => {
      const row = opened[nth]
      return row ? [[consentId, row] as const] : []
    }),
  )
}

/** `Consent.Signature`. */
export const signatureOf = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const found = await signaturesOf(deps.db, deps.vault, ids)
  return new Map(
    [...found].map(([id, signature]): [string, ConsentSignature] => [
      id,
      asContract(signature, 'kind', 'signedAt', 'copySha256', 'explainedAt', 'questions'),
    ]),
  )
})

type Kept = {
  id?: string
  userId: string
  sha256: string
  signed?: { kind: 'Drawn' | 'Typed' | 'Paper'; signature: string | null; copy: Buffer }
  questions?: string
  explainedBy?: string
}

/** Adds a signature, or what there is now to the one of `id`. */
export async function keepSignature(
  tx: Transaction,
  { vault, now }: { vault: Vault; now: Date },
  { id: known, userId, sha256, signed, questions, explainedBy }: Kept,
): Promise<void> {
  const id = known ?? randomUUID()
  const given = {
    ...(signed && { signature: signed.signature, copy: signed.copy.toString('base64') }),
    ...(questions !== undefined && { questions }),
  }
  const values = {
    ...(await vault.seal(tx, 'consent_signatures', { id, userId }, given)),
    ...(signed && { kind: signed.kind, signedAt: now, copySha256: hash('sha256', signed.copy, 'hex') }),
    ...(explainedBy !== undefined && { explainedBy, explainedAt: now }),
    updatedAt: now,
  }
  if (known) await tx.update(consentSignatures).set(values).where(eq(consentSignatures.id, known))
  else await tx.insert(consentSignatures).values({ id, userId, sha256, createdAt: now, ...values })
}
