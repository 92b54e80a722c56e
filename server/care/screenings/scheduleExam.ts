import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { examDayProblem, type ExamDayRules } from '../../../shared/rules/visits/examDays'
import { examDueIn, wishesPassed } from '../../../shared/rules/visits/exams'
import {
  NOT_AT_EXAM,
  EXAM_ALREADY_REQUESTED,
  EXAM_BEFORE_GUIDANCE,
} from '../../../shared/words/program/apiErrors'
import { examDayFull } from '../../../shared/words/visits/openingMessages'
import { closesExams, type Opening } from '../../../shared/rules/visits/opening'
import { scheduleExamSchema, examDayMessage } from '../../../shared/forms/exam'
import { examRequestSchema } from '../../../shared/forms/examRequest'
import { requireDuty, requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { type Transaction, violates } from '../../ground/db/client'
import { requireUuid, AppError, validated, badField } from '../../ground/errors'
import type {
  ScheduleExamInput,
  ScreeningInfo,
  RequestDonorRegistrationInput,
  Success,
} from '../../generated/resolvers'
import { holdOpening, readOpening } from '../guidance/readOpening'
import { EXAM_DAY_PLACES, examDays } from '../../ground/tables/opening'
import { screenings, type ScreeningRow } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf, moveStatus } from '../../records/person/findProfile'
import { findExamScreening } from './findScreening'
import { toScreeningInfo } from './toScreening'

/**
 * Sets or moves the day and hour of the due test, and tells the person. The same again changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, BAD_USER_INPUT for a day that
 * is past, closed or after the end of the validity, INVALID_STATE when no test is due, SLOT_FULL when the hospital's
 * places of that day are taken
 */
export async function scheduleExam(
  context: RequestContext,
  input: ScheduleExamInput,
): Promise<ScreeningInfo> {
  requireDuty(context, 'scheduleExam')
  return inTransaction(context, (tx) => setExamDay(tx, context, input))
}

/** The same in the caller's transaction. */
export async function setExamDay(
  tx: Transaction,
  context: RequestContext,
  input: ScheduleExamInput,
): Promise<ScreeningInfo> {
  const caller = requireDuty(context, 'scheduleExam')
  const { now, requestId, deps } = context
  const hours = await holdOpening(tx)
  const profile = await findProfileForUpdate(tx, requireUuid(input.UserId))
  if (!profile) throw new AppError('NOT_FOUND')
  const screening = await findExamScreening(tx, profile)
  if (!screening) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
  const type = profile.userStatus === 'DonorRenewalExam' ? 'Renewal' : 'Registration'
  const values = validated(scheduleExamSchema(examDayRules(profile, hours, now)), input)
  const { ScheduledDate: date } = values
  const time = values.ScheduledTime ?? null
  const field = type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate'
  if (screening[field] === date && screening.scheduledExamTime === time) return toScreeningInfo(screening)
  const [day] = await tx.select().from(examDays).where(eq(examDays.date, date))

  const moved = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    { event: 'examScheduled', now },
  )
  const row = await setDay(tx, screening.id, {
    [field]: date,
    scheduledExamTime: time,
    updatedAt: now,
  }).catch((error: unknown) => {
    if (!violates(error, EXAM_DAY_PLACES)) throw error
    throw new AppError('SLOT_FULL', examDayFull(date, day?.capacity ?? 0))
  })
  const event = { category: 'Screening', operation: 'Schedule', type, date } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: caller.id, now, requestId })
  await deps.mail.enqueue(tx, {
    kind: 'examScheduled',
    params: { date, time, type },
    ...recipientOf(moved),
    dedupeKey: `examScheduled/${row.id}/${date}/${now.toISOString()}`,
    attachment: calendarAttachment(
      examEvent(
        { screeningId: row.id, date, time },
        { texts: deps.texts, origin: deps.settings.origin, now },
      ),
    ),
  })
  return toScreeningInfo(row)
}

async function setDay(
  tx: Transaction,
  id: string,
  values: Partial<typeof screenings.$inferInsert>,
): Promise<ScreeningRow> {
  const [row] = await tx.update(screenings).set(values).where(eq(screenings.id, id)).returning()
  if (!row) throw new Error('A screening that is held is missing')
  return row
}

/**
 * Requests the due test on one to five days. Repeating changes nothing; new days once all passed without a date.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for past, closed or too late days, INVALID_STATE when no
 * test is due or it was requested with other days
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
    // No requested day could be kept; people who are not told would wait for ever.
    const mayAskAgain = scheduled === null && wishesPassed(screening.preferredDates ?? [], today)
    if (screening.examRequestedAt && !mayAskAgain) throw new AppError('INVALID_STATE', EXAM_ALREADY_REQUESTED)
    requireTestDays(values.PreferredDates, examDayRules(profile, await readOpening(tx), now))
    await moveStatus(tx, { id: profile.id, from: profile.userStatus }, { event: 'examRequested', now })
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

export const examDayRules = (
  { userStatus, donorExpirationDate }: Pick<UserProfileRow, 'userStatus' | 'donorExpirationDate'>,
  opening: Opening,
  now: Date,
): ExamDayRules => ({
  today: japaneseDateOf(now),
  expiration: examDueIn(userStatus) === 'Renewal' ? donorExpirationDate : null,
  isClosed: (day) => closesExams(opening, day),
})
