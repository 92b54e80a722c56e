import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf, addWeeks } from '../../shared/dates'
import { NOT_AT_ONLINE_CHECK } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { ScreeningInfo } from '../generated/resolvers'
import { findProfileForUpdate } from '../users/findProfile'
import { onlineCheckKindIn } from './onlineCheckKind'
import { onlineChecks, screenings, type OnlineCheckRow } from '../schema/screenings'
import { toScreeningInfo } from './toScreeningInfo'
import type { Answers } from '../../shared/questionnaire/answer'
import { parseAnswer } from '../../shared/questionnaire/parseAnswer'
import { unchangedQuestions } from '../../shared/questionnaire/askedQuestions'
import type { Queryable } from '../db/client'
import type { UserProfileRow } from '../schema/users'
import { lastSentCheck, type On, retryRefusal } from './retryStanding'

/**
 * Opens a screening with an empty check, or returns the one that is open. Calling it is the agreement to the handling
 * of health data, which the page asks for before the first question; its time is kept.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE when no check is due or it is not yet time to try again
 */
export async function startOnlineCheck(context: RequestContext): Promise<ScreeningInfo> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context
  const today = japaneseDateOf(now)

  return inTransaction(context, async (tx) => {
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
    const on = { today, region: deps.texts.region, questionnaires }
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
      version: questionnaires.current.version,
      ...(await answersTakenOver(tx, profile, on)),
      consentedAt: now,
      ...audit,
    })
    const event = { category: 'OnlineCheck', operation: 'Start', kind } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
    return toScreeningInfo(info)
  })
}

/** The shortest time that a question asks about: older answers say nothing of today. */
const TAKEN_OVER_WEEKS = 4

type TakenOver = Pick<OnlineCheckRow, 'answers' | 'carried'>
const nothing: TakenOver = { answers: {}, carried: {} }

/**
 * What a check begins with that the office has reopened for some questions: the other answers of the one that refused,
 * with the day they were given, which goes on counting. An attestation is never taken over, nor the answer to a question
 * that reads differently now, nor what today's form would refuse.
 */
async function answersTakenOver(db: Queryable, profile: UserProfileRow, on: On): Promise<TakenOver> {
  const { onlineCheckReopenedAt, reopenedQuestions } = profile
  if (!onlineCheckReopenedAt || !reopenedQuestions) return nothing
  const { check } = (await lastSentCheck(db, profile.id)) ?? {}
  if (!check?.submittedAt) return nothing
  const givenOn = japaneseDateOf(check.submittedAt)
  if (on.today > addWeeks(givenOn, TAKEN_OVER_WEEKS)) return nothing
  const { of, current } = on.questionnaires
  const kept = unchangedQuestions(of(check.version), current).flatMap((question) => {
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

/** @throws AppError INVALID_STATE with the reason why the check may not be taken again yet */
async function requireMayRetry(...asked: Parameters<typeof retryRefusal>): Promise<void> {
  const refusal = await retryRefusal(...asked)
  if (refusal) throw new AppError('INVALID_STATE', refusal)
}
