import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { NO_SUCH_POINT, POINTS_OF_OTHER_CHECK } from '../../../../shared/words/check/clearings'
import { clearCheckPointSchema } from '../../../../shared/forms/clearings'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { countPoints, pointsOf, toCheckPoints } from '../../points/checkPoints'
import { AppError, badField, requireUuid, validated, requireFound } from '../../../ground/errors'
import type { CheckPoint, ClearCheckPointInput, ClearingFinding } from '../../../generated/resolvers'
import { findOpenGuidanceForUpdate } from '../../guidance/findGuidance'
import { clearings } from '../../../ground/tables/clearings'
import { findProfileForUpdate } from '../../../records/person/findProfile'
import { findClosedScreening } from '../../screenings/findScreening'
import { lastSentCheck } from '../../screenings/retryStanding'
import { upholdPoint } from './upholdPoint'

/**
 * Records a finding about a point that a check left open; the last finding about a point counts, and `Reopened` opens
 * it again. An open point prevents certification by the check. With `Upheld` the point stands: the check is judged
 * again with it, and the person waits until the day, or is refused.
 */
export async function clearCheckPoint(
  context: RequestContext,
  input: ClearCheckPointInput,
): Promise<CheckPoint[]> {
  const caller = requireDuty(context, 'clearCheckPoint')
  const { now, deps } = context
  const schema = clearCheckPointSchema(japaneseDateOf(now))
  const { ScreeningId, QuestionId, Finding, Note, Until } = validated(schema, input)
  return loggedTransaction(context, async (tx, log) => {
    const { vault } = deps
    const found = requireFound(await findClosedScreening(tx, vault, requireUuid(ScreeningId)))
    // The same lock order as a booking: no deadlock.
    await findOpenGuidanceForUpdate(tx, found.info.userId)
    const profile = await findProfileForUpdate(tx, found.info.userId)
    // Read again now that the person is locked.
    const { check } = (profile && (await lastSentCheck(tx, vault, profile.id))) ?? {}
    const info = (await findClosedScreening(tx, vault, found.info.id))?.info
    if (!check || check.screeningId !== found.info.id || info?.validFrom)
      throw new AppError('INVALID_STATE', POINTS_OF_OTHER_CHECK)
    const point = (await pointsOf(tx, vault, check)).find(({ topic }) => topic.questionId === QuestionId)
    if (!point) throw badField('QuestionId', NO_SUCH_POINT)
    const id = randomUUID()
    const { ruleId } = point.topic
    const cleared = { questionId: QuestionId, ruleId, finding: Finding, note: Note || null }
    await tx.insert(clearings).values({
      id,
      userId: check.userId,
      screeningId: check.screeningId,
      round: (await tx.$count(clearings, eq(clearings.screeningId, check.screeningId))) + 1,
      ...(await vault.seal(tx, 'clearings', { id, userId: check.userId }, { cleared })),
      clearedBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    await countPoints(tx, vault, check)
    const operation = operations[Finding] ?? 'ClearPoint'
    await log(check.userId, { category: 'OnlineCheck', operation })
    if (Finding === 'Upheld' && profile)
      await upholdPoint(tx, context, {
        profile,
        check,
        upheld: { questionId: QuestionId, ruleId, until: Until ?? null },
        clearingId: id,
        actorId: caller.id,
      })
    return toCheckPoints(tx, vault, check)
  })
}

const operations: Partial<Record<ClearingFinding, 'ReopenPoint' | 'UpholdPoint'>> = {
  Reopened: 'ReopenPoint',
  Upheld: 'UpholdPoint',
}
