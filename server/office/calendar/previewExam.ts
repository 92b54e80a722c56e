import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { NOT_AT_EXAM } from '../../../shared/words/program/apiErrors'
import { previewExamSchema } from '../../../shared/forms/exam'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { AppError, requireUuid, validated, requireFound } from '../../ground/errors'
import type { ExamConflict, ExamPreview, ScheduleExamInput } from '../../generated/resolvers'
import { renderAsItStands } from '../../ground/outbox/mailTexts'
import { readOpening } from '../../care/guidance/readOpening'
import { examDays } from '../../ground/tables/opening'
import { examOf, examsIn } from '../../care/screenings/dueExams'
import { findProfile, recipientOf } from '../../records/person/findProfile'
import { conflictsOf } from './toCalendarExam'

/** Two tests at one hour are allowed; on a day that keeps its people the places are not counted again. */
const refuses = (conflict: ExamConflict, isMoved: boolean) =>
  conflict === 'Full' ? isMoved : conflict !== 'TwoAtOnce'

/** Conflicts of a test day, and the mail that scheduleExam would send. Changes and locks nothing. */
export async function previewExam(context: RequestContext, input: ScheduleExamInput): Promise<ExamPreview> {
  requireDuty(context, 'previewExam')
  const { deps, now } = context
  const values = validated(previewExamSchema, input)
  const profile = requireFound(await findProfile(deps.db, requireUuid(input.UserId)))
  const kept = await examOf(deps.db, profile.id)
  if (!kept) throw new AppError('INVALID_STATE', NOT_AT_EXAM)
  const date = values.ScheduledDate
  const exam = { ...kept, date, time: values.ScheduledTime ?? null }
  const [opening, set, hospital] = await Promise.all([
    readOpening(deps.db),
    examsIn(deps.db, { from: date, to: date }),
    deps.db.select().from(examDays).where(eq(examDays.date, date)),
  ])
  const around = { today: japaneseDateOf(now), opening, set, hospital }
  const conflicts = conflictsOf(exam, date, around)
  const isMoved = kept.date !== date
  const isSame = !isMoved && kept.time === exam.time
  const isSent = !isSame && !conflicts.some((conflict) => refuses(conflict, isMoved))
  const params = { date, time: exam.time, type: exam.type }
  const mail = isSent && (await renderAsItStands(deps, recipientOf(profile), 'examScheduled', params))
  return { Conflicts: conflicts, Mail: mail ? { Subject: mail.subject, Text: mail.text } : null }
}
