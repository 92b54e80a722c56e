import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { contentOf, numberOfForm, type CriteriaContent } from '../../../shared/rules/criteria/content'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { notCertifiedReasonSentences } from '../../../shared/words/check/examResult'
import { IMPORTED_NOTE } from '../../../shared/words/check/criteria'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { criteriaVersions, type CriteriaRow } from '../../ground/tables/criteria'
import { onlineChecks } from '../../ground/tables/screenings'
import { criteriaHash } from './criteriaHash'
import { holdCriteria } from './holdCriteria'

/** The waiting time after a hospital test that did not certify, as before versions. */
const WAIT_AFTER_REFUSAL = { weeks: 12 }

/** The criteria that the program brings. */
export function programContent({
  questionnaires: { current },
  texts,
}: Pick<Deps, 'questionnaires' | 'texts'>): CriteriaContent {
  const refusals = Object.entries(notCertifiedReasonSentences).map(([id, sentence]) => ({
    id,
    sentence,
    wait: WAIT_AFTER_REFUSAL,
  }))
  return contentOf(current, texts.region.municipalities, refusals)
}

/**
 * Imports the program's own criteria once, at each start. The very first come into force at once in the embedded mode,
 * as a sample, and if they judged checks before versions were kept, so that an upgrade stops no checks. Otherwise they
 * wait for a physician.
 */
export async function importCriteria(
  { db, questionnaires, texts, settings }: Pick<Deps, 'db' | 'questionnaires' | 'texts' | 'settings'>,
  now: Date,
): Promise<void> {
  const { current } = questionnaires
  await db.transaction(async (tx) => {
    await holdCriteria(tx)
    const [known] = await tx
      .select({ id: criteriaVersions.id })
      .from(criteriaVersions)
      .where(and(eq(criteriaVersions.questionnaire, current.version), ne(criteriaVersions.origin, 'Written')))
    if (known) return
    const content = programContent({ questionnaires, texts })
    const origin = await originOf(tx, settings.mode === 'production')
    await tx.insert(criteriaVersions).values({
      id: randomUUID(),
      number: await freeNumber(tx, numberOfForm(current.version)),
      origin,
      questionnaire: current.version,
      content,
      sha256: criteriaHash(content),
      note: IMPORTED_NOTE[origin],
      submittedAt: now,
      ...(origin === 'Program'
        ? { state: 'InReview' as const }
        : { state: 'InForce' as const, approvedAt: now, effectiveFrom: japaneseDateOf(now), inForceAt: now }),
      createdAt: now,
      updatedAt: now,
    })
  })
}

async function originOf(
  tx: Transaction,
  isProduction: boolean,
): Promise<Exclude<CriteriaRow['origin'], 'Written'>> {
  const [any] = await tx.select({ id: criteriaVersions.id }).from(criteriaVersions).limit(1)
  if (any) return 'Program'
  if (!isProduction) return 'Sample'
  const [check] = await tx.select({ id: onlineChecks.screeningId }).from(onlineChecks).limit(1)
  return check ? 'Upgrade' : 'Program'
}

/** The wanted number, or the next free one of its month. The caller has locked the criteria. */
export async function freeNumber(tx: Transaction, wanted: string): Promise<string> {
  const month = wanted.replace(/-\d+$/, '')
  const { rows } = await tx.execute<{ is_taken: boolean; last: number }>(sql`
    SELECT coalesce(bool_or(number = ${wanted}), false) AS is_taken,
      coalesce(max(substring(number FROM '[0-9]+$')::int) FILTER (WHERE number ~ ${`^${month}-[0-9]+$`}), 0) AS last
    FROM criteria_versions`)
  const [found] = rows
  return found?.is_taken ? `${month}-${found.last + 1}` : wanted
}
