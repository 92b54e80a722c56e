import { presenceLabel } from '../../shared/labels/commonLabels'
import {
  consentDocumentLabels,
  consentLabels as labels,
  identityDocumentLabels,
} from '../../shared/labels/guidanceLabels'
import { consentsOfUser } from '../consents/consentsOfUser'
import type { Queryable } from '../db/client'
import type { OwnRecord } from './ownData'
import { dayValue, labelled, timeValue } from './ownValues'

/** What was signed, with its text and what that can be checked by, newest first. */
export async function consentRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await consentsOfUser(db, userId)
  return rows.map(({ Version, ConsentedAt, IdentityDocument, EndedAt, Withdrawn, Document }) => [
    [consentDocumentLabels.Version.donor, Version],
    [labels.ConsentedAt.donor, timeValue(ConsentedAt)],
    [labels.IdentityDocument.donor, labelled(identityDocumentLabels, IdentityDocument)],
    [labels.EndedAt.donor, timeValue(EndedAt ?? null)],
    [labels.Withdrawn.donor, presenceLabel(Withdrawn)],
    [consentDocumentLabels.Title.donor, Document?.Title ?? ''],
    [consentDocumentLabels.EffectiveFrom.donor, dayValue(Document?.EffectiveFrom ?? null)],
    [consentDocumentLabels.Sha256.donor, Document?.Sha256 ?? ''],
    [consentDocumentLabels.Content.donor, asText(Document?.Content ?? '')],
  ])
}

/** Lists with the sign that Japanese texts use: a line that begins with a hyphen is a formula to a spreadsheet. */
const asText = (content: string) => content.replace(/^- /gm, '・')
