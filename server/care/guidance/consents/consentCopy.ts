import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { contactLine } from '../../../../shared/facts/config'
import { isDrawn, SIGNATURE_FIELD } from '../../../../shared/rules/donating/signature'
import {
  consentDocumentLabels,
  consentLabels,
  identityDocumentLabels,
  signatureKindLabels,
} from '../../../../shared/words/labels/guidanceLabels'
import { consentParts, parseConsentDocument } from '../../../../shared/words/donating/consentDocument'
import { signedCopy as words } from '../../../../shared/words/donating/signing'
import { requireAnyone, requireDuty, type RequestContext } from '../../../ground/access/context'
import { AppError, requireUuid } from '../../../ground/errors'
import type { Paper } from '../../../ground/files/cleanPaper'
import { writePdf, type PdfParts } from '../../../ground/files/writePdf'
import {
  consents,
  consentSignatures,
  type consentDocuments,
  type ConsentRow,
} from '../../../ground/tables/consents'
import type { UserProfileRow } from '../../../ground/tables/users'
import { keepReads, readPlace } from '../../../records/reads/keepReads'
import { belongsToConsent } from './signatures'

type Signed = {
  profile: Pick<UserProfileRow, 'lastName' | 'firstName'>
  document: Pick<typeof consentDocuments.$inferSelect, 'title' | 'version' | 'sha256' | 'content'>
  consent: Pick<ConsentRow, 'id' | 'identityDocument'>
} & ({ signature: string } | { paper: Paper })

/** What is in the person's hand: the signed text with the signature, or the paper. A scanned PDF is its own copy. */
export async function writeCopy({ now, deps }: RequestContext, signed: Signed): Promise<Buffer> {
  if ('paper' in signed && signed.paper.type === 'pdf') return signed.paper.file
  return writePdf({
    title: words.title,
    author: deps.texts.operator.name,
    now,
    parts: [...head({ now, deps }, signed), ...('paper' in signed ? photograph(signed.paper) : text(signed))],
  })
}

function head({ now, deps }: Pick<RequestContext, 'now' | 'deps'>, signed: Signed): PdfParts {
  const { profile, document, consent } = signed
  const { operator } = deps.texts
  const isPaper = 'paper' in signed
  const kind = isPaper ? 'Paper' : isDrawn(signed.signature) ? 'Drawn' : 'Typed'
  return [
    { title: words.title },
    {
      terms: [
        [words.name, words.fullName(profile.lastName ?? '', profile.firstName ?? '')],
        [isPaper ? words.readAt : words.signedAt, words.at(now)],
        [words.kind, signatureKindLabels[kind]],
        [words.document, document.title],
        [consentDocumentLabels.Version.donor, document.version],
        [consentDocumentLabels.Sha256.donor, document.sha256],
        ...(consent.identityDocument
          ? [
              [
                consentLabels.IdentityDocument.donor,
                identityDocumentLabels[consent.identityDocument],
              ] as const,
            ]
          : []),
        [words.office, `${operator.name}　${operator.address}　${contactLine(deps.texts)}`],
        [words.number, consent.id],
      ],
    },
    { text: words.kept, small: true },
    ...(isPaper ? [] : [{ head: words.signature }, ...drawn(signed.signature)]),
  ]
}

const drawn = (signature: string): PdfParts =>
  isDrawn(signature)
    ? [{ drawing: signature, field: SIGNATURE_FIELD, alt: words.signature }]
    : [{ text: signature }]

const photograph = ({ file }: Paper): PdfParts => [{ photograph: file, alt: words.paper }]

/** The text as it was read. */
function text({ document }: Signed): PdfParts {
  const parsed = parseConsentDocument(document.content)
  const parts = typeof parsed === 'string' ? [] : consentParts(parsed.text)
  return [
    { head: words.text },
    ...parts.flatMap(({ heading, paragraphs }): PdfParts => [
      ...(heading ? [{ head: heading }] : []),
      ...paragraphs.map((paragraph) => ({
        text:
          typeof paragraph === 'string' ? paragraph : paragraph.list.map((item) => `・${item}`).join('\n'),
      })),
    ]),
  ]
}

/**
 * The copy as it was made, of one's own consent, or for who records consents.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND also where there is no copy
 */
export async function consentCopy(context: RequestContext, asked: string): Promise<Buffer> {
  const { deps } = context
  const caller = requireAnyone(context)
  if (caller.kind === 'staff') requireDuty(context, 'recordSignature')
  const id = requireUuid(asked)
  const own = caller.kind === 'user' ? eq(consents.userId, caller.id) : undefined
  const { id: rowId, userId, copy, copySealed } = consentSignatures
  const rows = await deps.db
    .select({ id: rowId, userId, copy, copySealed })
    .from(consents)
    .innerJoin(consentSignatures, belongsToConsent)
    .where(and(eq(consents.id, id), own, isNotNull(consentSignatures.kind)))
    .orderBy(desc(consentSignatures.createdAt))
    .limit(1)
  const [found] = await deps.vault.open(deps.db, 'consent_signatures', rows)
  if (!found?.copy) throw new AppError('NOT_FOUND')
  const place = readPlace(context, 'consentCopy', [{ name: 'Consent.Signature', data: 'Identity' }])
  if (place) await keepReads(context, new Map([[place, new Set([found.userId])]]))
  return Buffer.from(found.copy, 'base64')
}
