import { and, asc, eq, inArray } from 'drizzle-orm'
import type { UnusualMark } from '../../../shared/generated/schema'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Queryable } from '../../ground/db/client'
import { onDay } from '../../ground/db/onDay'
import type { ReadOfCase } from '../../generated/resolvers'
import { looksOf, tellLooks, type ReadRow } from '../reads/looks'
import { readsAbout } from '../reads/readsAbout'
import { cases, type CaseRow } from '../../ground/tables/cases'
import { recordReads } from '../../ground/tables/recordReads'

/** One row per class of data: enough requests for a page. */
const ROWS_MAX = 1_000
const READS_MAX = 200

/** The reads that a case is about, oldest first, one entry per request. */
export async function readsOfCase(db: Queryable, caseId: string): Promise<ReadOfCase[]> {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId))
  if (!row) return []
  const looks = [...looksOf(await rowsOfCase(db, row)).values()].slice(0, READS_MAX)
  return tellLooks(db, looks, ({ first, rows }) => ({
    Asked: rows.some(({ id }) => id === row.facts.readId),
    Marks: marksOf(row, first),
  }))
}

/** In a marked hour, lists are marked as lists and records as records. */
const marksOf = ({ facts }: CaseRow, { requestId }: ReadRow): UnusualMark[] => [
  ...new Set(
    (facts.marks ?? []).flatMap(({ mark, requests }) => (requests.includes(requestId) ? [mark] : [])),
  ),
]

/** All that the colleague read of the person that day, because a read is understood from those around it. */
async function rowsOfCase(db: Queryable, row: CaseRow): Promise<ReadRow[]> {
  const { kind, userId, actorId, facts, createdAt } = row
  if (kind === 'UnusualRead') return markedRows(db, row)
  if (!userId || !actorId || (kind !== 'Objection' && kind !== 'EmergencyRead')) return []
  const at = facts.readId ? await timeOf(db, facts.readId) : createdAt
  if (!at) return []
  const day = japaneseDateOf(at)
  return readsAbout(db, userId, and(eq(recordReads.actorId, actorId), onDay(recordReads.readAt, day)))
    .orderBy(asc(recordReads.readAt), asc(recordReads.id))
    .limit(ROWS_MAX)
}

/** A night's day continues into the morning. */
async function markedRows(
  db: Queryable,
  { actorId, facts: { day, marks = [] } }: CaseRow,
): Promise<ReadRow[]> {
  const requests = [...new Set(marks.flatMap((mark) => mark.requests))]
  if (!actorId || !day || requests.length === 0) return []
  return db
    .select()
    .from(recordReads)
    .where(
      and(
        eq(recordReads.actorId, actorId),
        onDay(recordReads.readAt, day, 2),
        inArray(recordReads.requestId, requests),
      ),
    )
    .orderBy(asc(recordReads.readAt), asc(recordReads.id))
    .limit(ROWS_MAX)
}

async function timeOf(db: Queryable, readId: string): Promise<Date | null> {
  const [read] = await db
    .select({ readAt: recordReads.readAt })
    .from(recordReads)
    .where(eq(recordReads.id, readId))
  return read?.readAt ?? null
}
