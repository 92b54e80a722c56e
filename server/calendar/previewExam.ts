import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { NOT_AT_EXAM } from '../../shared/messages/apiErrors'
import { previewExamSchema } from '../../shared/validation/exam'
import { requireAdministrator, type RequestContext } from '../access/context'
import { AppError, requireUuid, validated } from '../errors'
import type { ExamConflict, ExamPreview, ScheduleExamInput } from '../generated/resolvers'
import { renderMail } from '../mail/templates/mailTemplates'
import { readOpening } from '../opening/readOpening'
import { examDays } from '../schema/opening'
import { findProfile, recipientOf } from '../users/findProfile'
import { examOf, examsIn } from './dueExams'
import { conflictsOf, type SetExam } from './toCalendarExam'

/** Two at one hour are possible; on a day that only keeps its people the places are not counted again. */
const refuses = (conflict: ExamConflict, isMoved: boolean) =>
  conflict === 'Full' ? isMoved : conflict !== 'TwoAtOnce'

/**
 * What speaks against the day of a test, and the mail that scheduleExam would send. Nothing is changed or held.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT, NOT_FOUND,
 *   INVALID_STATE when no test is due
 */
export async function previewExam(context: RequestContext, input: ScheduleExamInput): Promise<ExamPreview> {
  requireAdministrator(context)
  const { deps, now } = context
  const values = validated(previewExamSchema, input)
  const profile = await findProfile(deps.db, requireUuid(input.UserId))
  if (!profile) throw new AppError('NOT_FOUND')
  const kept = await examOf(deps.db, profile.id)
  if (!kept) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
  const date = values.ScheduledDate
  const exam = { ...kept, date, time: values.ScheduledTime ?? null }
  const [opening, set, hospital] = await Promise.all([
    readOpening(deps.db),
    examsIn(deps.db, { from: date, to: date }),
    deps.db.select().from(examDays).where(eq(examDays.date, date)),
  ])
  const others = set.filter((other) => other.profile.id !== profile.id)
  const around = { today: japaneseDateOf(now), opening, set: [...others, exam], hospital }
  const conflicts = conflictsOf(exam, date, around)
  const isMoved = kept.date !== date
  const isSame = !isMoved && kept.time === exam.time
  const isSent = !isSame && !conflicts.some((conflict) => refuses(conflict, isMoved))
  return { Conflicts: conflicts, Mail: isSent ? mailFor(context, exam, date) : null }
}

function mailFor(
  { deps: { settings, texts } }: RequestContext,
  { profile, time, type }: SetExam,
  date: string,
): ExamPreview['Mail'] {
  const { subject, text } = renderMail(
    'examScheduled',
    { date, time, type },
    {
      texts,
      recipientName: recipientOf(profile).recipientName,
      origin: settings.origin,
      adminOrigin: settings.adminOrigin,
    },
  )
  return { Subject: subject, Text: text }
}
