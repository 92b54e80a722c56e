import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf, addWeeks, type JapaneseDate } from '../../../shared/facts/dates'
import { isRecord } from '../../../shared/facts/isRecord'
import { NOT_AT_ONLINE_CHECK, apiErrorTexts } from '../../../shared/words/program/apiErrors'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { unchangedQuestions } from '../../../shared/questionnaire/engine/lastAnswers'
import { birthdayIn, parseAnswer, parseAnswers } from '../../../shared/questionnaire/engine/parseAnswer'
import type { QuestionSet, Region } from '../../../shared/questionnaire/engine/question'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { criteriaInForce } from '../criteria/criteriaInForce'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Queryable } from '../../ground/db/client'
import { AppError, requireFound } from '../../ground/errors'
import type { ScreeningInfo, OnlineCheckAnswersInput, Screening } from '../../generated/resolvers'
import { onlineChecks, screenings, type OnlineCheckRow } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { findDraftForUpdate, findScreening } from './findScreening'
import { TAKEN_OVER_WEEKS } from '../../../shared/facts/terms'
import { onlineCheckKindIn } from './onlineCheckKind'
import { lastSentCheck, type On, retryRefusal } from './retryStanding'
import { toScreeningInfo, toScreening } from './toScreening'

/**
 * Opens a screening with an empty check, or returns the open one. The call is the consent to the handling of health
 * data, which the page asks for first; its time is kept.
 */
export async function startOnlineCheck(context: RequestContext): Promise<ScreeningInfo> {
  const caller = requireActiveUser(context)
  const { now, deps } = context
  const today = japaneseDateOf(now)

  return loggedTransaction(context, async (tx, log) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    const kind = profile && onlineCheckKindIn(profile.userStatus)
    if (!profile || !kind) throw new AppError('INVALID_STATE', NOT_AT_ONLINE_CHECK)

    const [open] = await tx
      .select({ info: screenings })
      .from(onlineChecks)
      .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
      .where(and(eq(onlineChecks.userId, caller.id), isNull(onlineChecks.submittedAt)))
    if (open) return toScreeningInfo(open.info)

    const { questionnaires } = deps
    const current = await criteriaInForce(tx, deps)
    const on = { today, region: deps.texts.region, questionnaires, current, vault: deps.vault }
    await requireMayRetry(tx, profile, on)
    const audit = { createdAt: now, updatedAt: now }
    const [info] = await tx
      .insert(screenings)
      .values({
        id: randomUUID(),
        userId: caller.id,
        recruitmentYear: Number(today.slice(0, 4)),
        recruitmentMonth: Number(today.slice(5, 7)),
        inspectionType: kind === 'BeforeRenewal' ? 'Renewal' : 'Registration',
        userStatus: profile.userStatus,
        onlineCheckStartAt: now,
        screeningInfoCreatedAt: now,
        ...audit,
      })
      .returning()
    if (!info) throw new Error('An inserted screening is missing')
    await tx.insert(onlineChecks).values({
      screeningId: info.id,
      userId: caller.id,
      version: current.version,
      ...(await deps.vault.seal(
        tx,
        'online_checks',
        { id: info.id, userId: caller.id },
        await answersTakenOver(tx, profile, on),
      )),
      consentedAt: now,
      ...audit,
    })
    await log(caller.id, { category: 'OnlineCheck', operation: 'Start', kind })
    return toScreeningInfo(info)
  })
}

type TakenOver = Pick<OnlineCheckRow, 'answers' | 'carried'>
const nothing: TakenOver = { answers: {}, carried: {} }

/**
 * Initial answers of a check reopened for some questions: the other answers of the refusing check, with their original
 * day. Excludes attestations, answers to questions worded differently now, and answers today's form would refuse.
 */
async function answersTakenOver(db: Queryable, profile: UserProfileRow, on: On): Promise<TakenOver> {
  const { onlineCheckReopenedAt, reopenedQuestions } = profile
  if (!onlineCheckReopenedAt || !reopenedQuestions) return nothing
  const { check } = (await lastSentCheck(db, on.vault, profile.id)) ?? {}
  if (!check?.submittedAt) return nothing
  const givenOn = japaneseDateOf(check.submittedAt)
  if (on.today > addWeeks(givenOn, TAKEN_OVER_WEEKS)) return nothing
  const kept = unchangedQuestions(on.questionnaires.of(check.version), on.current).flatMap((question) => {
    const given = check.answers[question.id]
    if (!given || question.kind === 'attestation' || reopenedQuestions.includes(question.id)) return []
    const answer = parseAnswer(question, given, on)
    return typeof answer === 'string' ? [] : [{ id: question.id, answer }]
  })
  return {
    answers: Object.fromEntries(kept.map(({ id, answer }): [string, Answers[string]] => [id, answer])),
    carried: Object.fromEntries(kept.map(({ id }) => [id, check.carried[id] ?? givenOn])),
  }
}

/** @throws AppError INVALID_STATE with the reason */
async function requireMayRetry(...asked: Parameters<typeof retryRefusal>): Promise<void> {
  const refusal = await retryRefusal(...asked)
  if (refusal) throw new AppError('INVALID_STATE', refusal)
}

/** Saves answers as given; send only changed ones, null removes. Not logged: the log has start and submission. */
export async function saveOnlineCheckDraft(
  context: RequestContext,
  input: OnlineCheckAnswersInput,
): Promise<Screening> {
  const caller = requireActiveUser(context)
  const { now, deps } = context
  return inTransaction(context, async (tx) => {
    const draft = await findDraftForUpdate(tx, deps.vault, {
      userId: caller.id,
      screeningId: input.ScreeningId,
    })
    const given = mergeAnswers(draft, input.Answers, {
      set: deps.questionnaires.of(draft.version),
      today: japaneseDateOf(now),
      region: deps.texts.region,
    })
    await tx
      .update(onlineChecks)
      .set({
        ...(await deps.vault.seal(tx, 'online_checks', { id: draft.screeningId, userId: caller.id }, given)),
        savedAt: now,
        updatedAt: now,
      })
      .where(eq(onlineChecks.screeningId, draft.screeningId))
    const rows = requireFound(await findScreening(tx, deps.vault, draft.screeningId))
    return toScreening(tx, context, rows)
  })
}

/**
 * Merges a call's answers into the stored ones by question (null removes), so that two devices with different questions
 * lose nothing. Changed answers are no longer `carried`.
 * @throws AppError BAD_USER_INPUT with a sentence per invalid question
 */
export function mergeAnswers(
  { answers: stored, carried }: Pick<OnlineCheckRow, 'answers' | 'carried'>,
  given: unknown,
  { set, ...context }: { set: QuestionSet; today: JapaneseDate; region: Region },
): Pick<OnlineCheckRow, 'answers' | 'carried'> {
  if (!isRecord(given)) throw new AppError('BAD_USER_INPUT')
  const entries = Object.entries(given)
  const parsed = parseAnswers(Object.fromEntries(entries.filter(([, answer]) => answer !== null)), set, {
    ...context,
    birthday: birthdayIn(set, { ...stored, ...given }, context.today),
  })
  if (!parsed.ok) throw new AppError('BAD_USER_INPUT', apiErrorTexts.BAD_USER_INPUT, parsed.errors)
  const changed = new Set(entries.map(([id]) => id))
  const kept = Object.entries(stored).filter(([id]) => !changed.has(id))
  const answers: Answers = { ...Object.fromEntries(kept), ...parsed.answers }
  const same = Object.entries(carried).filter(([id]) => isDeepStrictEqual(answers[id], stored[id]))
  return { answers, carried: Object.fromEntries(same) }
}
