import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Findings } from '../../../shared/rules/criteria/corrections'
import type { FloraResult } from '../../../shared/words/check/corrections'
import { changesOfJudgement, changesOfResult } from '../../../shared/words/check/corrections'
import type { Queryable } from '../../ground/db/client'
import { corrections, type CorrectionRow } from '../../ground/tables/corrections'
import type { HealthCheckRow } from '../../ground/tables/screenings'
import type { Vault } from '../../ground/vault/vault'

/** Confirmed corrections of a record or person, oldest first; the last one of a record counts. */
export async function correctionsInForce(db: Queryable, vault: Vault, about: SQL): Promise<CorrectionRow[]> {
  const rows = await db
    .select()
    .from(corrections)
    .where(and(about, eq(corrections.state, 'Confirmed')))
    .orderBy(asc(corrections.createdAt), asc(corrections.id))
  return vault.open(db, 'corrections', rows)
}

export const isFindings = (value: Findings | FloraResult | null): value is Findings =>
  value !== null && 'donorStatus' in value

export const isFloraResult = (value: Findings | FloraResult | null): value is FloraResult =>
  value !== null && 'diversityScore' in value

/** A judged test with its last correction applied; its row stays as sealed. */
export function asCorrected(test: HealthCheckRow, confirmed: readonly CorrectionRow[]): HealthCheckRow {
  const last = confirmed.findLast(({ recordId }) => recordId === test.screeningId)
  return last && isFindings(last.after)
    ? {
        ...test,
        ...last.after,
        criteria: last.criteria ?? test.criteria,
        updatedAt: last.decidedAt ?? test.updatedAt,
      }
    : test
}

/** A correction's changes in words; empty once erased. */
export function changesOf({ before, after, takesBack }: CorrectionRow) {
  if (isFindings(before) && isFindings(after)) return changesOfJudgement(before, after)
  if (isFloraResult(before) && (takesBack || isFloraResult(after)))
    return changesOfResult(before, isFloraResult(after) ? after : null)
  return []
}
