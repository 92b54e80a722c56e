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
import { afterAnswers, type AnswerCase } from './effectOfAnswers'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import type { Upheld } from '../../../../shared/questionnaire/engine/judgement'
import type { Transaction } from '../../../ground/db/client'
import type { OnlineCheckRow } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { findCheck } from './answerCase'
import { applyAnswers, tellOfAnswers } from './applyAnswers'

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

type UpheldPoint = {
  profile: UserProfileRow
  check: Pick<OnlineCheckRow, 'screeningId'>
  upheld: Upheld
  clearingId: string
  actorId: string
}

/**
 * Judges the check again with the point that a physician upheld, by the criteria that judged it, and applies the
 * effects of stricter answers. The caller has locked person and invitation.
 */
async function upholdPoint(
  tx: Transaction,
  context: RequestContext,
  { profile, check: { screeningId }, upheld, clearingId, actorId }: UpheldPoint,
): Promise<void> {
  const of = await findCheck(tx, context.deps, { profile, screeningId, held: true })
  const { now: before, questionnaire, basis, screening } = of
  const others = (basis.upheld ?? []).filter(({ questionId }) => questionId !== upheld.questionId)
  const judgement = judge(before.answers, questionnaire, { ...basis, upheld: [...others, upheld] })
  const answerCase: AnswerCase = {
    before: before.judgement,
    after: judgement,
    userStatus: profile.userStatus,
    begunIn: screening.userStatus,
    isInForce: of.isInForce,
    isTestArranged: false,
  }
  const follows = afterAnswers(answerCase)
  await applyAnswers(tx, context, {
    of,
    foreseen: { after: { ...before, judgement }, follows },
    correctionId: clearingId,
    actorId,
    byPhysician: true,
  })
  await tellOfAnswers(tx, context, { profile, correctionId: clearingId, byPhysician: true })
}
