import { and, eq, getTableColumns } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { examIsOver } from '../../../shared/rules/visits/exams'
import type { PlannedVisit } from '../../../shared/rules/visits/plannedVisit'
import { recordActivity } from '../../ground/recordActivity'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import type { Attachment } from '../../ground/outbox/mail'
import type { PanelKind } from '../../generated/resolvers'
import { askedTests } from '../../ground/tables/askedTests'
import { screenings } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { openPoint } from '../points/profilePoints'
import { findAskedTest } from './askedTest'
import { isDueExam } from './dueExam'

/** What was cancelled, with the file that takes it out of a calendar. */
export type CancelledVisit = { visit: PlannedVisit; attachment: Attachment }

type Exam = { id: string; type: PanelKind; updatedAt: Date; visit: Extract<PlannedVisit, { kind: 'Exam' }> }

/** The day of the due test that is still to come; null if none. */
export async function plannedExam(db: Queryable, userId: string, now: Date): Promise<Exam | null> {
  const [row] = await db
    .select(getTableColumns(screenings))
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
    .where(and(eq(screenings.userId, userId), isDueExam))
  const asked = await findAskedTest(db, userId)
  const exams = [
    row && {
      id: row.id,
      type: row.inspectionType,
      date: row.inspectionType === 'Renewal' ? row.scheduledRenewalExamDate : row.scheduledInitialExamDate,
      time: row.scheduledExamTime,
      updatedAt: row.updatedAt,
    },
    asked && {
      id: asked.id,
      type: asked.kind,
      date: asked.scheduledDate,
      time: asked.scheduledTime,
      updatedAt: asked.updatedAt,
    },
  ]
  for (const exam of exams) {
    if (!exam?.date || exam.date < japaneseDateOf(now) || examIsOver(exam.date, exam.time, now)) continue
    const { id, type, updatedAt, date, time } = exam
    return { id, type, updatedAt, visit: { kind: 'Exam', date, time } }
  }
  return null
}

/**
 * Takes back the planned day and the wishes behind it, so that the person may ask again; the office is asked to tell the
 * hospital. The caller locks the person.
 */
export async function cancelExamDay(
  tx: Transaction,
  { deps, now, requestId }: { deps: Pick<Deps, 'texts' | 'settings'>; now: Date; requestId?: string },
  { userId, actorId, leaves = false }: { userId: string; actorId: string; leaves?: boolean },
): Promise<CancelledVisit | null> {
  const exam = await plannedExam(tx, userId, now)
  if (!exam) return null
  const { id, type, visit } = exam
  const nothing = { examRequestedAt: null, preferredDates: null, requestNote: null, updatedAt: now }
  if (type === 'Interim' || type === 'Exit')
    await tx
      .update(askedTests)
      .set({ scheduledDate: null, scheduledTime: null, ...nothing })
      .where(eq(askedTests.id, id))
  else
    await tx
      .update(screenings)
      .set({
        [type === 'Renewal' ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate']: null,
        scheduledExamTime: null,
        ...nothing,
      })
      .where(eq(screenings.id, id))
  const event = { category: 'Screening', operation: 'CancelDay', type, date: visit.date } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  // Nothing about somebody who leaves is asked of the office.
  if (!leaves) await openPoint(tx, { userId, kind: 'ExamCancelled', now, requestId })
  return {
    visit,
    attachment: calendarAttachment(
      examEvent(
        { screeningId: id, ...visit, method: 'CANCEL' },
        { texts: deps.texts, origin: deps.settings.origin, now },
      ),
    ),
  }
}
