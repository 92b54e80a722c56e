import { and, eq, getTableColumns } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { examIsOver } from '../../../shared/rules/visits/exams'
import type { PlannedVisit } from '../../../shared/rules/visits/plannedVisit'
import { recordActivity } from '../../ground/recordActivity'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import type { Attachment } from '../../ground/outbox/mail'
import { screenings, type ScreeningRow } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { isDueExam } from './dueExam'

/** What was cancelled, with the file that takes it out of a calendar. */
export type CancelledVisit = { visit: PlannedVisit; attachment: Attachment }

type Exam = { row: ScreeningRow; visit: Extract<PlannedVisit, { kind: 'Exam' }> }

/** The day of the due test that is still to come; null if none. */
export async function plannedExam(db: Queryable, userId: string, now: Date): Promise<Exam | null> {
  const [row] = await db
    .select(getTableColumns(screenings))
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
    .where(and(eq(screenings.userId, userId), isDueExam))
  const date =
    row?.inspectionType === 'Renewal' ? row.scheduledRenewalExamDate : row?.scheduledInitialExamDate
  if (!row || !date || date < japaneseDateOf(now)) return null
  const time = row.scheduledExamTime
  return examIsOver(date, time, now) ? null : { row, visit: { kind: 'Exam', date, time } }
}

/** Takes back the planned day and the wishes behind it, so that the person may ask again. The caller locks the person. */
export async function cancelExamDay(
  tx: Transaction,
  { deps, now, requestId }: { deps: Pick<Deps, 'texts' | 'settings'>; now: Date; requestId?: string },
  { userId, actorId }: { userId: string; actorId: string },
): Promise<CancelledVisit | null> {
  const exam = await plannedExam(tx, userId, now)
  if (!exam) return null
  const { row, visit } = exam
  const type = row.inspectionType
  await tx
    .update(screenings)
    .set({
      [type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate']: null,
      scheduledExamTime: null,
      examRequestedAt: null,
      preferredDates: null,
      requestNote: null,
      updatedAt: now,
    })
    .where(eq(screenings.id, row.id))
  const event = { category: 'Screening', operation: 'CancelDay', type, date: visit.date } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  return {
    visit,
    attachment: calendarAttachment(
      examEvent(
        { screeningId: row.id, ...visit, method: 'CANCEL' },
        { texts: deps.texts, origin: deps.settings.origin, now },
      ),
    ),
  }
}
