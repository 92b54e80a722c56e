import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import type { Judgement } from '../../../../shared/questionnaire/engine/judgement'
import { refusedWindow } from '../../holds/holdWindow'
import type { RequestContext } from '../../../ground/access/context'
import type { Transaction } from '../../../ground/db/client'
import { onlineChecks } from '../../../ground/tables/screenings'
import { beginHold } from '../../holds/beginHold'
import type { CorrectableCheck } from './answerCase'

/**
 * Holds what was given with answers that passed and, put right, are refused: when they are told, before the office has
 * looked. The caller has locked the person.
 */
export async function holdByAnswers(
  tx: Transaction,
  context: RequestContext,
  { check, now: { judgement: before } }: CorrectableCheck,
  judgements: readonly Judgement[],
): Promise<void> {
  const refusal = judgements.find(({ result }) => result !== 'Passed')
  if (!refusal || before.result !== 'Passed') return
  const { screeningId, userId } = check
  const sent = await tx
    .select({
      id: onlineChecks.screeningId,
      at: onlineChecks.submittedAt,
      result: onlineChecks.onlineCheckResult,
    })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNotNull(onlineChecks.submittedAt)))
    .orderBy(asc(onlineChecks.submittedAt))
  const checks = sent.flatMap(({ id, at, result }) => {
    const isRefused = id === screeningId
    const fitsFrom = isRefused ? refusal.nextDate : null
    return at
      ? [{ on: japaneseDateOf(at), isRefused, isPassed: !isRefused && result === 'Passed', fitsFrom }]
      : []
  })
  const window = refusedWindow(checks, japaneseDateOf(context.now))
  if (window) await beginHold(tx, context, { cause: 'Criteria', causeId: screeningId }, { userId, ...window })
}
