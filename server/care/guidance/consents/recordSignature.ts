import { eq, getTableColumns } from 'drizzle-orm'
import { recordSignatureSchema, typedOrDrawn } from '../../../../shared/forms/signature'
import { consentHeadings } from '../../../../shared/words/donating/consentDocument'
import { signatureErrors as errors } from '../../../../shared/words/donating/signing'
import type { Consent, RecordSignatureInput } from '../../../generated/resolvers'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { AppError, badField, requireUuid, validated } from '../../../ground/errors'
import { cleanPaper } from '../../../ground/files/cleanPaper'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { consentDocuments, consents } from '../../../ground/tables/consents'
import { findProfileForUpdate, requirePresent } from '../../../records/person/findProfile'
import { writeCopy } from './consentCopy'
import { toConsent } from './consentsOfUser'
import { requireSignature } from './signConsent'
import { keepSignature, signaturesOf } from './signatures'

/**
 * Adds to a consent that the office recorded: that every point was explained, what was asked, the signature drawn on the
 * office's device, or the scanned paper. A paper takes the place of one before; other signatures stay.
 */
export async function recordSignature(
  context: RequestContext,
  input: RecordSignatureInput,
): Promise<Consent> {
  const caller = requireDuty(context, 'recordSignature')
  const { ConsentId, Signature, Paper, Explained, Questions } = validated(recordSignatureSchema, input)
  const { now, deps } = context
  const id = requireUuid(ConsentId)
  const paper = Paper ? cleanPaper('Paper', Paper) : null
  const userId = (
    await deps.db.select({ userId: consents.userId }).from(consents).where(eq(consents.id, id))
  )[0]?.userId
  if (userId === undefined) throw new AppError('NOT_FOUND')
  return loggedTransaction(context, async (tx, log) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const [row] = await tx
      .select({ consent: getTableColumns(consents), document: getTableColumns(consentDocuments) })
      .from(consents)
      .leftJoin(consentDocuments, eq(consentDocuments.sha256, consents.sha256))
      .where(eq(consents.id, id))
    if (!row) throw new AppError('NOT_FOUND')
    const { consent, document } = row
    if (consent.endedAt) throw new AppError('INVALID_STATE', errors.gone)
    if (!document) throw new AppError('INVALID_STATE', errors.textUnknown)
    const known = (await signaturesOf(tx, deps.vault, [id])).get(id)
    if ((Signature || paper) && known?.kind && !(paper && known.kind === 'Paper'))
      throw new AppError('INVALID_STATE', errors.already)
    if (Signature) requireSignature(Signature, profile)
    const said = Explained ?? []
    const isExplained = consentHeadings(document.content).every((heading) => said.includes(heading))
    if (!isExplained && (said.length > 0 || (Signature && !known?.explainedAt)))
      throw badField('Explained', errors.unexplained)

    const about = { profile, document, consent }
    const signed = Signature
      ? {
          kind: typedOrDrawn(Signature),
          signature: Signature,
          copy: await writeCopy(context, { ...about, signature: Signature }),
        }
      : paper
        ? { kind: 'Paper' as const, signature: null, copy: await writeCopy(context, { ...about, paper }) }
        : undefined
    await keepSignature(
      tx,
      { vault: deps.vault, now },
      {
        id: known?.id,
        userId,
        sha256: document.sha256,
        signed,
        ...(Questions && { questions: [known?.questions, Questions].filter(Boolean).join('\n') }),
        ...(isExplained && said.length > 0 && { explainedBy: caller.id }),
      },
    )
    await log(userId, { category: 'Guidance', operation: 'RecordSignature', version: consent.version })
    return toConsent(consent, document)
  })
}
