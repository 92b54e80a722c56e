import { eq } from 'drizzle-orm'
import type { HospitalRefusal } from '../../shared/criteria/content'
import { RETRY_WEEKS } from '../../shared/donorPeriod'
import type { NotCertifiedReason } from '../../shared/generated/schema'
import { notCertifiedReason } from '../../shared/messages/examResult'
import type { Queryable } from '../db/client'
import { criteriaVersions } from '../schema/criteria'
import { findCriteriaInForce, type Forms } from './criteriaInForce'

/** With the number of the criteria that say so. */
export type GivenRefusal = HospitalRefusal & { criteria: string | null }

/** What the version in force says to somebody whom a hospital test did not certify, and how long it lets them wait. */
export async function refusalInForce(
  db: Queryable,
  forms: Forms,
  reason: NotCertifiedReason | null,
): Promise<GivenRefusal> {
  const criteria = (await findCriteriaInForce(db, forms))?.criteria.number ?? null
  return { ...(await refusalOf(db, reason, criteria)), criteria }
}

/** As a version says it; before versions were kept, and of a reason that it does not name, as it has always been said. */
export async function refusalOf(
  db: Queryable,
  reason: NotCertifiedReason | null,
  criteria: string | null,
): Promise<HospitalRefusal> {
  const id = reason ?? 'Overall'
  const [version] = criteria
    ? await db
        .select({ content: criteriaVersions.content })
        .from(criteriaVersions)
        .where(eq(criteriaVersions.number, criteria))
    : []
  const found = version?.content.hospitalRefusals.find((refusal) => refusal.id === id)
  return found ?? { id, sentence: notCertifiedReason(id), wait: { weeks: RETRY_WEEKS } }
}
