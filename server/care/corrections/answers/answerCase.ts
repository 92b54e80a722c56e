import { and, eq, isNull } from 'drizzle-orm'
import { afterAnswers, effectOfAnswers, type AnswerCase } from './effectOfAnswers'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import {
  ANSWERS_ERASED,
  CHECK_NOT_SENT,
  NEWER_CHECK_BEGUN,
} from '../../../../shared/words/check/answerCorrections'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { compareJudgements, correctAnswers } from '../../criteria/correctAnswers'
import type { CheckVersion, JudgementBasis } from '../../../../shared/questionnaire/engine/judgement'
import type { Question, Questionnaire } from '../../../../shared/questionnaire/engine/question'
import { stillToAnswer } from '../../../../shared/questionnaire/engine/settledAgainst'
import { criteriaOfCheck } from '../../criteria/criteriaInForce'
import type { Queryable } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { AppError, requireUuid, requireRow } from '../../../ground/errors'
import type { OnlineCheckRow, ScreeningRow } from '../../../ground/tables/screenings'
import { onlineChecks, screenings } from '../../../ground/tables/screenings'
import type { UserProfileRow } from '../../../ground/tables/users'
import { lastSentCheck } from '../../screenings/retryStanding'

/** A sent check that can be judged again, with the state of its person. */
export type CorrectableCheck = {
  profile: UserProfileRow
  check: OnlineCheckRow
  screening: ScreeningRow
  questionnaire: Questionnaire
  basis: JudgementBasis
  now: CheckVersion
  /** A newer check was begun. */
  hasDraft: boolean
  isInForce: boolean
}

/**
 * The current check; `held` locks it for a caller who has locked the person.
 * @throws AppError NOT_FOUND for an unknown id and another person's check, INVALID_STATE for a draft and once erased
 */
export async function findCheck(
  db: Queryable,
  deps: Pick<Deps, 'questionnaires' | 'texts' | 'vault'>,
  { profile, screeningId, held }: { profile: UserProfileRow; screeningId: string; held: boolean },
): Promise<CorrectableCheck> {
  const { vault } = deps
  const { region } = deps.texts
  const asked = db
    .select({ check: onlineChecks, screening: screenings })
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .where(and(eq(onlineChecks.screeningId, requireUuid(screeningId)), eq(onlineChecks.userId, profile.id)))
  const row = requireRow(await (held ? asked.for('update', { of: onlineChecks }) : asked))
  const { screening } = row
  const [check = row.check] = await vault.open(db, 'online_checks', [row.check])
  if (!check.submittedAt) throw new AppError('INVALID_STATE', CHECK_NOT_SENT)
  if (!check.judgement) throw new AppError('INVALID_STATE', ANSWERS_ERASED)
  const [draft] = await db
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, profile.id), isNull(onlineChecks.submittedAt)))
  const last = await lastSentCheck(db, vault, profile.id)
  const sentOn = japaneseDateOf(check.submittedAt)
  const kind = screening.inspectionType === 'Renewal' ? 'renewal' : 'registration'
  const { answers, carried, judgement } = check
  return {
    profile,
    check,
    screening,
    questionnaire: await criteriaOfCheck(db, deps, check),
    basis: judgement.basis ?? { today: sentOn, answeredOn: sentOn, kind, region },
    now: { answers, carried, judgement },
    hasDraft: draft !== undefined,
    isInForce:
      !draft &&
      last?.check.screeningId === check.screeningId &&
      profile.onlineCheckResult === check.onlineCheckResult,
  }
}

/** @throws AppError INVALID_STATE while an applicant answers a newer check */
export function requireNothingNewer({ profile, hasDraft }: CorrectableCheck): void {
  if (hasDraft && !donorStatuses.includes(profile.userStatus))
    throw new AppError('INVALID_STATE', NEWER_CHECK_BEGUN)
}

export function withAnswers(of: CorrectableCheck, given: Answers) {
  const { questionnaire, basis, profile, screening, isInForce } = of
  const after = correctAnswers(of.now, given, { questionnaire, basis })
  const answerCase: AnswerCase = {
    before: of.now.judgement,
    after: after.judgement,
    userStatus: profile.userStatus,
    begunIn: screening.userStatus,
    isInForce,
    isTestArranged:
      profile.userStatus === 'DonorRegistrationExam' && screening.scheduledInitialExamDate !== null,
  }
  return {
    after,
    missing: stillToAnswer(questionnaire, after.answers, basis),
    change: compareJudgements(answerCase.before, answerCase.after),
    effect: effectOfAnswers(answerCase),
    follows: afterAnswers(answerCase),
  } satisfies { after: CheckVersion; missing: Question[] } & Record<string, unknown>
}

export type Foreseen = ReturnType<typeof withAnswers>
