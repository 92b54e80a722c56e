import { eq } from 'drizzle-orm'
import type { HospitalRefusal } from '../../../shared/rules/criteria/content'
import { OVERALL } from '../../../shared/rules/criteria/refusalName'
import { RETRY_WEEKS } from '../../../shared/facts/terms'
import {
  NO_SUCH_REASON,
  notCertifiedReason,
  notCertifiedReasonSentences,
} from '../../../shared/words/check/examResult'
import type { Queryable } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import { criteriaVersions } from '../../ground/tables/criteria'
import { findCriteriaInForce, type DatedForms } from './criteriaInForce'

/** With the number of the criteria that it is from. */
export type GivenRefusal = HospitalRefusal & { criteria: string | null }

/** The words for a person whom a hospital test did not certify, by the version in force, and the waiting time. */
export async function refusalInForce(
  db: Queryable,
  forms: DatedForms,
  reason: string | null,
): Promise<GivenRefusal> {
  const criteria = (await findCriteriaInForce(db, forms))?.criteria.number ?? null
  return { ...(await refusalOf(db, reason, criteria)), criteria }
}

/** The words of a version; without one, or for a reason that it does not name, the words used before versions. */
export async function refusalOf(
  db: Queryable,
  reason: string | null,
  criteria: string | null,
): Promise<HospitalRefusal> {
  const id = reason ?? OVERALL
  const found = (await refusalsOf(db, criteria))?.find((refusal) => refusal.id === id)
  return found ?? { id, sentence: notCertifiedReason(id), wait: { weeks: RETRY_WEEKS } }
}

/** @throws AppError BAD_USER_INPUT for a reason that the version does not have */
export async function requireReason(
  db: Queryable,
  reason: string | null,
  criteria: string | null,
): Promise<void> {
  const refusals = await refusalsOf(db, criteria)
  const isThere = refusals
    ? refusals.some(({ id }) => id === reason)
    : reason !== null && Object.hasOwn(notCertifiedReasonSentences, reason)
  if (reason !== null && !isThere) throw badField('Reason', NO_SUCH_REASON)
}

async function refusalsOf(db: Queryable, criteria: string | null): Promise<HospitalRefusal[] | undefined> {
  if (criteria === null) return undefined
  const [version] = await db
    .select({ content: criteriaVersions.content })
    .from(criteriaVersions)
    .where(eq(criteriaVersions.number, criteria))
  return version?.content.hospitalRefusals
}
