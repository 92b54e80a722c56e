import { asc, eq } from 'drizzle-orm'
import { presenceLabel } from '../../shared/labels/commonLabels'
import {
  guidanceLabels as labels,
  guidanceStatusLabels,
  consentDocumentLabels,
  consentLabels as consentRecordsLabels,
  identityDocumentLabels,
} from '../../shared/labels/guidanceLabels'
import { consentsOfUser } from '../consents/consentsOfUser'
import type { Queryable } from '../db/client'
import { guidances } from '../schema/guidance'
import { type OwnRecord, dayValue, timeValue, labelled } from './ownValues'

/** The invitations to a guidance and what became of them, oldest first. */
export async function guidanceRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(guidances)
    .where(eq(guidances.userId, userId))
    .orderBy(asc(guidances.createdAt), asc(guidances.id))
  return rows.map((row) => [
    [labels.GuidanceInvitedAt.donor, timeValue(row.guidanceInvitedAt)],
    [labels.Status.donor, guidanceStatusLabels[row.status].admin],
    [labels.DeadlineAt.donor, dayValue(row.deadlineAt)],
    [labels.ReservedAt.donor, timeValue(row.reservedAt)],
    [labels.ConsentVersion.donor, row.consentVersion ?? ''],
    [labels.KitNumber.donor, row.kitNumber ?? ''],
  ])
}

/** What was signed, with its text and what that can be checked by, newest first. */
export async function consentRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await consentsOfUser(db, userId)
  return rows.map(({ Version, ConsentedAt, IdentityDocument, EndedAt, Withdrawn, Document }) => [
    [consentDocumentLabels.Version.donor, Version],
    [consentRecordsLabels.ConsentedAt.donor, timeValue(ConsentedAt)],
    [consentRecordsLabels.IdentityDocument.donor, labelled(identityDocumentLabels, IdentityDocument)],
    [consentRecordsLabels.EndedAt.donor, timeValue(EndedAt ?? null)],
    [consentRecordsLabels.Withdrawn.donor, presenceLabel(Withdrawn)],
    [consentDocumentLabels.Title.donor, Document?.Title ?? ''],
    [consentDocumentLabels.EffectiveFrom.donor, dayValue(Document?.EffectiveFrom ?? null)],
    [consentDocumentLabels.Sha256.donor, Document?.Sha256 ?? ''],
    [consentDocumentLabels.Content.donor, asText(Document?.Content ?? '')],
  ])
}

/** Lists with the sign that Japanese texts use: a line that begins with a hyphen is a formula to a spreadsheet. */
const asText = (content: string) => content.replace(/^- /gm, '・')
