import { asc, desc } from 'drizzle-orm'
import type { PublishedCriteria, PublishedVersion } from '../../../shared/rules/criteria/published'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Queryable } from '../../ground/db/client'
import { criteriaVersions as versions } from '../../ground/tables/criteria'
import { contentByHash, criteriaNamed, type DatedForms } from './criteriaInForce'

/** The versions that are or were in force, newest first, for the public. */
export async function publishedCriteria(db: Queryable, forms: DatedForms): Promise<PublishedCriteria> {
  const rows = await db
    .select({
      id: versions.id,
      number: versions.number,
      sha256: versions.sha256,
      state: versions.state,
      origin: versions.origin,
      basedOn: versions.basedOn,
      note: versions.note,
      approver: versions.approver,
      approvedAt: versions.approvedAt,
      effectiveFrom: versions.effectiveFrom,
      inForceAt: versions.inForceAt,
      retiredAt: versions.retiredAt,
    })
    .from(versions)
    .orderBy(asc(versions.state), desc(versions.inForceAt), desc(versions.effectiveFrom))
  const today = japaneseDateOf(forms.clock.now())
  const isDue = (row: (typeof rows)[number]) =>
    row.state === 'Approved' && row.effectiveFrom !== null && row.effectiveFrom <= today
  const current = rows.find(isDue) ?? rows.find(({ state }) => state === 'InForce')

  /** A version may be based on one that was never in force. */
  const before = (basedOn: string | null): string | null => {
    const parent = rows.find(({ id }) => id === basedOn)
    if (!parent) return null
    return parent.inForceAt ? parent.number : before(parent.basedOn)
  }
  const published = rows.map(async (row): Promise<PublishedVersion[]> => {
    const { inForceAt, retiredAt } = row
    const isInForce = row === current
    const from = inForceAt ? japaneseDateOf(inForceAt) : isInForce ? row.effectiveFrom : null
    if (!from) return []
    const until = retiredAt ? japaneseDateOf(retiredAt) : (current?.effectiveFrom ?? null)
    const [criteria, { hospitalRefusals }] = await Promise.all([
      criteriaNamed(db, forms, row),
      contentByHash(db, row.sha256),
    ])
    return [
      {
        criteria,
        hospitalRefusals,
        isInForce,
        origin: row.origin,
        note: row.note,
        from,
        until: isInForce ? null : until,
        approvedOn: row.approver && row.approvedAt ? japaneseDateOf(row.approvedAt) : null,
        basedOn: before(row.basedOn),
      },
    ]
  })
  const days = rows.flatMap(({ state, effectiveFrom }) =>
    state === 'Approved' && effectiveFrom && effectiveFrom > today ? [effectiveFrom] : [],
  )
  return { versions: (await Promise.all(published)).flat(), nextOn: days.toSorted()[0] ?? null }
}
