import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
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
import {
  requireDuty,
  requireActiveUser,
  requireStaff,
  type RequestContext,
} from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { type Transaction, violates } from '../../ground/db/client'
import { requireUuid, AppError, validated, badField, requireFound } from '../../ground/errors'
import type {
  PanelKind,
  ScheduleExamInput,
  ScreeningInfo,
  RequestDonorRegistrationInput,
  Success,
} from '../../generated/resolvers'
import { holdOpening, readOpening } from '../guidance/readOpening'
import { askedTests, type AskedTestRow } from '../../ground/tables/askedTests'
import { EXAM_DAY_PLACES, examDays } from '../../ground/tables/opening'
import { screenings, type ScreeningRow } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf, moveStatus } from '../../records/person/findProfile'
import { endAsked, findAskedForUpdate } from '../users/askedTest'
import { tellHospital } from '../users/cancelExamDay'
import { findExamScreening } from './findScreening'
import { toScreeningInfo } from './toScreening'

/** Sets or moves the day and hour of the due test, and tells the person. The same again changes nothing. */
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
  const { now } = context
  const hours = await holdOpening(tx)
  const profile = requireFound(await findProfileForUpdate(tx, requireUuid(input.UserId)))
  const screening = await findExamScreening(tx, profile)
  if (!screening) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
  const type = profile.userStatus === 'DonorRenewalExam' ? 'Renewal' : 'Registration'
  const values = validated(scheduleExamSchema(examDayRules(profile, hours, now)), input)
  const { ScheduledDate: date } = values
  const time = values.ScheduledTime ?? null
  const field = type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate'
  if (screening[field] === date && screening.scheduledExamTime === time) return toScreeningInfo(screening)

  const moved = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    { event: 'examScheduled', now },
  )
  const set = { [field]: date, scheduledExamTime: time, updatedAt: now }
  const row = await claimExamDay(tx, date, () => setDay(tx, screening.id, set))
  // One test serves both: it also brackets what was given before.
  const replaced = await endAsked(tx, profile.id, { end: 'Replaced' }, now)
  if (replaced && replaced.scheduledDate !== date)
    await tellHospital(tx, context, {
      userId: profile.id,
      actorId: caller.id,
      type: replaced.kind,
      day: { date: replaced.scheduledDate, time: replaced.scheduledTime },
    })
  await tellExamDay(tx, context, { id: row.id, type, date, time }, moved)
  return toScreeningInfo(row)
}

/** @throws AppError SLOT_FULL when the hospital's places of that day are taken */
export async function claimExamDay<T>(
  tx: Transaction,
  date: JapaneseDate,
  claim: () => Promise<T>,
): Promise<T> {
  const [day] = await tx.select().from(examDays).where(eq(examDays.date, date))
  return claim().catch((error: unknown) => {
    if (!violates(error, EXAM_DAY_PLACES)) throw error
    throw new AppError('SLOT_FULL', examDayFull(date, day?.capacity ?? 0))
  })
}

type SetDay = { id: string; type: PanelKind; date: JapaneseDate; time: string | null }

/** Writes the log's row of a day that is set, and tells the person. */
export async function tellExamDay(
  tx: Transaction,
  context: RequestContext,
  { id, type, date, time }: SetDay,
  profile: UserProfileRow,
): Promise<void> {
  const { now, requestId, deps } = context
  const caller = requireStaff(context)
  const event = { category: 'Screening', operation: 'Schedule', type, date } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: caller.id, now, requestId })
  await deps.mail.enqueue(tx, {
    kind: 'examScheduled',
    params: { date, time, type },
    ...recipientOf(profile),
    dedupeKey: `examScheduled/${id}/${date}/${now.toISOString()}`,
    attachment: calendarAttachment(
      examEvent({ screeningId: id, date, time }, { texts: deps.texts, origin: deps.settings.origin, now }),
    ),
  })
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

/** Requests the due test on one to five days. Repeating changes nothing; new days once all passed without a date. */
export async function requestDonorRegistration(
  context: RequestContext,
  input: RequestDonorRegistrationInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, deps } = context
  const values = validated(examRequestSchema(japaneseDateOf(now)), input)

  await loggedTransaction(context, async (tx, log) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    const screening = profile && (await findExamScreening(tx, profile))
    const asked = profile && deps.texts.material && (await findAskedForUpdate(tx, caller.id))
    const test = screening ?? asked
    if (!profile || !test) throw new AppError('INVALID_STATE', EXAM_BEFORE_GUIDANCE)
    if (isSame(test, values)) return
    const type = 'kind' in test ? test.kind : (examDueIn(profile.userStatus) ?? test.inspectionType)
    const today = japaneseDateOf(now)
    // No requested day could be kept; people who are not told would wait for ever.
    const mayAskAgain = dayOf(test) === null && wishesPassed(test.preferredDates ?? [], today)
    if (test.examRequestedAt && !mayAskAgain) throw new AppError('INVALID_STATE', EXAM_ALREADY_REQUESTED)
    requireTestDays(values.PreferredDates, examDayRules(profile, await readOpening(tx), now))
    const wishes = {
      examRequestedAt: now,
      preferredDates: values.PreferredDates,
      requestNote: values.Note || null,
      updatedAt: now,
    }
    if ('kind' in test) await tx.update(askedTests).set(wishes).where(eq(askedTests.id, test.id))
    else {
      await moveStatus(tx, { id: profile.id, from: profile.userStatus }, { event: 'examRequested', now })
      await tx.update(screenings).set(wishes).where(eq(screenings.id, test.id))
    }
    await log(caller.id, { category: 'Screening', operation: 'Request', type })
  })
  return { success: true }
}

function dayOf(test: ScreeningRow | AskedTestRow): JapaneseDate | null {
  if ('kind' in test) return test.scheduledDate
  return test.inspectionType === 'Renewal' ? test.scheduledRenewalExamDate : test.scheduledInitialExamDate
}

function isSame(
  { preferredDates, requestNote }: Pick<ScreeningRow, 'preferredDates' | 'requestNote'>,
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
