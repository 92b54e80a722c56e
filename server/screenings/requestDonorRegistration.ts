import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { examDayProblem, type ExamDayRules } from '../../shared/examDays'
import { examDueIn, wishesPassed } from '../../shared/exams'
import { EXAM_ALREADY_REQUESTED, EXAM_BEFORE_GUIDANCE } from '../../shared/messages/apiErrors'
import { examDayMessage } from '../../shared/validation/exam'
import { examRequestSchema } from '../../shared/validation/examRequest'
import { requireActiveUser, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/transaction'
import { AppError, badField, validated } from '../errors'
import type { RequestDonorRegistrationInput, Success } from '../generated/resolvers'
import { screenings, type ScreeningRow } from '../schema/screenings'
import { findProfileForUpdate } from '../users/findProfile'
import { moveStatus } from '../users/moveStatus'
import { examDayRules } from './examDayRules'
import { findExamScreening } from './findScreening'

/**
 * Asks for the test that is due, registration or renewal, with one to five preferred days. The same wishes again change nothing;
 * others may be sent once all days have passed without a date being set.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for days that are past, closed, too far or after the end of the
 *   validity, INVALID_STATE when no
 *   test is due or it was asked for with other days
 */
export async function requestDonorRegistration(
  context: RequestContext,
  input: RequestDonorRegistrationInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context
  const values = validated(examRequestSchema(japaneseDateOf(now)), input)

  await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    const screening = profile && (await findExamScreening(tx, profile))
    if (!profile || !screening) throw new AppError('INVALID_STATE', EXAM_BEFORE_GUIDANCE)
    if (isSame(screening, values)) return
    const type = examDueIn(profile.userStatus) ?? screening.inspectionType
    const today = japaneseDateOf(now)
    const scheduled =
      type === 'Renewal' ? screening.scheduledRenewalExamDate : screening.scheduledInitialExamDate
    // None of the days could be kept: whoever is not told so would wait for ever.
    const mayAskAgain = scheduled === null && wishesPassed(screening.preferredDates ?? [], today)
    if (screening.examRequestedAt && !mayAskAgain) throw new AppError('INVALID_STATE', EXAM_ALREADY_REQUESTED)
    requireTestDays(values.PreferredDates, examDayRules(profile, context))
    await moveStatus(tx, { id: profile.id, from: profile.userStatus }, 'examRequested', now)
    await tx
      .update(screenings)
      .set({
        examRequestedAt: now,
        preferredDates: values.PreferredDates,
        requestNote: values.Note || null,
        updatedAt: now,
      })
      .where(eq(screenings.id, screening.id))
    const event = { category: 'Screening', operation: 'Request', type } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
  })
  return { success: true }
}

/** What is asked for stands already: the same call, come again. */
function isSame(
  { preferredDates, requestNote }: ScreeningRow,
  { PreferredDates, Note }: { PreferredDates: string[]; Note?: string | null },
): boolean {
  return isDeepStrictEqual(preferredDates, PreferredDates) && requestNote === (Note || null)
}

function requireTestDays(days: readonly string[], rules: ExamDayRules): void {
  for (const day of days) {
    const problem = examDayProblem(day, rules)
    if (problem) throw badField('PreferredDates', examDayMessage(problem, rules))
  }
}
