import { eq } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../shared/calendarEvents'
import { NOT_AT_EXAM } from '../../shared/messages/apiErrors'
import { scheduleExamSchema } from '../../shared/validation/exam'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { ScheduleExamInput, ScreeningInfo } from '../generated/resolvers'
import { screenings } from '../schema/screenings'
import { findProfileForUpdate } from '../users/findProfile'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { examDayRules } from './examDayRules'
import { findExamScreening } from './findScreening'
import { toScreeningInfo } from './toScreeningInfo'

/**
 * Sets or moves the day and the hour of the test that is due, and tells the person. The same again changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, NOT_FOUND, BAD_USER_INPUT for a day
 *   that is past, closed or after the end of the validity, INVALID_STATE when no test is due
 */
export async function scheduleExam(
  context: RequestContext,
  input: ScheduleExamInput,
): Promise<ScreeningInfo> {
  const caller = requireAdministrator(context)
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, requireUuid(input.UserId))
    if (!profile) throw new AppError('NOT_FOUND')
    const screening = await findExamScreening(tx, profile)
    if (!screening) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
    const type = profile.userStatus === 'DonorRenewalExam' ? 'Renewal' : 'Registration'
    const values = validated(scheduleExamSchema(examDayRules(profile, context)), input)
    const { ScheduledDate: date } = values
    const time = values.ScheduledTime ?? null
    const field = type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate'
    if (screening[field] === date && screening.scheduledExamTime === time) return toScreeningInfo(screening)

    const moved = await moveStatus(tx, { id: profile.id, from: profile.userStatus }, 'examScheduled', now)
    const [row] = await tx
      .update(screenings)
      .set({ [field]: date, scheduledExamTime: time, updatedAt: now })
      .where(eq(screenings.id, screening.id))
      .returning()
    if (!row) throw new Error('A screening that is held is missing')
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
  })
}
