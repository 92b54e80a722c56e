import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { isInForce } from '../../../../shared/words/donating/consentDocument'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import type { Queryable } from '../../../ground/db/client'
import { personId, rowsOfPerson } from '../../../ground/access/ofPerson'
import type { Consent, ConsentDocument } from '../../../generated/resolvers'
import { consentDocuments, consents, type ConsentRow } from '../../../ground/tables/consents'
import { userProfiles } from '../../../ground/tables/users'
import { asContract } from '../../../ground/db/asContract'

type DocumentRow = Pick<
  typeof consentDocuments.$inferSelect,
  'version' | 'title' | 'effectiveFrom' | 'sha256' | 'content'
>

export const toConsentDocument = (row: DocumentRow) =>
  asContract(row, 'version', 'title', 'effectiveFrom', 'sha256', 'content')

export const toConsent = (row: ConsentRow, document: DocumentRow | null): Consent => ({
  ...asContract(row, 'id', 'version', 'consentedAt', 'identityDocument'),
  ...asContract(row, 'endedAt', 'withdrawn', 'createdAt', 'updatedAt'),
  Sk: 'Consent',
  Document: document && toConsentDocument(document),
})

/** A person's signed consents with their texts: the valid one, then ended ones, latest first. */
export async function consentsOfUser(db: Queryable, userId: string): Promise<Consent[]> {
  const rows = await signed(db, userId)
  return rows.map(({ textVersion: version, title, effectiveFrom, content, textSha256: sha256, ...row }) =>
    toConsent(row, sha256 === null ? null : { version, title, effectiveFrom, content, sha256 }),
  )
}

const { version: textVersion, title, effectiveFrom, content, sha256: textSha256 } = consentDocuments
const signed = rowsOfPerson(
  { ...getTableColumns(consents), textVersion, title, effectiveFrom, content, textSha256 },
  sql`from ${consents} left join ${consentDocuments} on ${consentDocuments.sha256} = ${consents.sha256}
    where ${consents.userId} = ${personId}
    order by ${consents.endedAt} desc nulls first, ${consents.createdAt} desc, ${consents.id} desc`,
)

export async function hasWithdrawnConsent(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ withdrawn: consentIsWithdrawn })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
  return row?.withdrawn === true
}

/** True if the person withdrew the consent and signed none since. Raw names: Drizzle would omit the outer table. */
export const consentIsWithdrawn: SQL<boolean> = sql<boolean>`exists (
  select from ${consents} c where c.user_id = user_profiles.id and c.withdrawn
    and not exists (select from ${consents} s where s.user_id = c.user_id and s.ended_at is null))`

/** The versions valid on a day, latest first. */
export function listConsentDocuments(context: RequestContext, date: string): ConsentDocument[] {
  requireDuty(context, 'listConsentDocuments')
  return context.deps.consents
    .filter((document) => isInForce(document, date))
    .toReversed()
    .map(toConsentDocument)
}
