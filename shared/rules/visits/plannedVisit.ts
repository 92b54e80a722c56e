import type { JapaneseDate } from '../../facts/dates'
import { examIsOver } from './exams'

/** A booked guidance (RFC 3339) or a planned hospital test that is still to come. */
export type PlannedVisit =
  | { kind: 'Guidance'; startAt: string }
  | { kind: 'Exam'; date: JapaneseDate; time: string | null }

type Planned = {
  /** The start of an open booking. */
  bookedAt: Date | null
  /** The test that is due. */
  exam: { date: JapaneseDate | null; time: string | null } | null
}

/** What is still to come; nobody has both. */
export function plannedVisit({ bookedAt, exam }: Planned, now: Date): PlannedVisit | null {
  if (bookedAt && bookedAt > now) return { kind: 'Guidance', startAt: bookedAt.toISOString() }
  if (!exam?.date || examIsOver(exam.date, exam.time, now)) return null
  return { kind: 'Exam', date: exam.date, time: exam.time }
}
