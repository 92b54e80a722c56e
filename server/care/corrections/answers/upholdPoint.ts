import { type AnswerCase, afterAnswers } from './effectOfAnswers'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import type { Upheld } from '../../../../shared/questionnaire/engine/judgement'
import type { RequestContext } from '../../../ground/access/context'
import type { Transaction } from '../../../ground/db/client'
import type { OnlineCheckRow } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { findCheck } from './answerCase'
import { applyAnswers, tellOfAnswers } from './applyAnswers'

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
export async function upholdPoint(
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
