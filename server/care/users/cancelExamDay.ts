import { and, eq, getTableColumns } from 'drizzle-orm'
import { calendarAttachment, examEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
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

type Context = { deps: Pick<Deps, 'texts' | 'settings'>; now: Date; requestId?: string }
type Who = { userId: string; actorId: string | null }

/**
 * Takes back the planned day and the wishes behind it, so that the person may ask again; the office is asked to tell the
 * hospital. The caller locks the person.
 */
export async function cancelExamDay(
  tx: Transaction,
  context: Context,
  who: Who,
): Promise<CancelledVisit | null> {
  const exam = await plannedExam(tx, who.userId, context.now)
  if (!exam) return null
  const { id, type, visit } = exam
  const nothing = { examRequestedAt: null, preferredDates: null, requestNote: null, updatedAt: context.now }
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
  await tellHospital(tx, context, { ...who, type, day: visit })
  return {
    visit,
    attachment: calendarAttachment(
      examEvent(
        { screeningId: id, ...visit, method: 'CANCEL' },
        { texts: context.deps.texts, origin: context.deps.settings.origin, now: context.now },
      ),
    ),
  }
}

type Day = { date: JapaneseDate | null; time: string | null }

/** Whoever is expected there does not come: of a day that is past, nothing is told. */
export async function tellHospital(
  tx: Transaction,
  { now, requestId }: Pick<Context, 'now' | 'requestId'>,
  { userId, actorId, type, day: { date, time } }: Who & { type: PanelKind; day: Day },
): Promise<void> {
  if (!date || date < japaneseDateOf(now) || examIsOver(date, time, now)) return
  const event = { category: 'Screening', operation: 'CancelDay', type, date } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  await openPoint(tx, { userId, kind: 'ExamCancelled', now, requestId, exam: { date, time } })
}
