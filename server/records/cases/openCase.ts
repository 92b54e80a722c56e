import { randomUUID } from 'node:crypto'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { CaseKind, CaseStepKind } from '../../../shared/generated/schema'
import type { CaseFacts } from '../../../shared/rules/records/cases/facts'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { caseSteps, cases, type CaseRow } from '../../ground/tables/cases'

export type NewCase = {
  kind: CaseKind
  dueOn: JapaneseDate
  /** The person whose record it is about; `actorId` is the reader. */
  userId?: string | null
  actorId?: string | null
  /** Identifies the cause: no second case is opened for the same one. */
  subject?: string | null
  facts?: CaseFacts
  words?: string | null
  /** A user or staff; null for a job. */
  openedBy: string | null
  text?: string | null
  now: Date
  requestId?: string
}

/**
 * Opens a case, in the transaction of its cause.
 * @returns null if there is already one for the same cause
 */
export async function openCase(tx: Transaction, given: NewCase): Promise<CaseRow | null> {
  const { kind, dueOn, openedBy, now, requestId } = given
  const userId = given.userId ?? null
  const [row] = await tx
    .insert(cases)
    .values({
      id: randomUUID(),
      kind,
      dueOn,
      userId,
      actorId: given.actorId ?? null,
      subject: given.subject ?? null,
      facts: given.facts ?? {},
      words: given.words || null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  await addStep(tx, { caseId: row.id, kind: 'Opened', actorId: openedBy, text: given.text, now })
  const event = { category: 'Case', operation: 'Open', kind } as const
  await recordActivity(tx, { event, userId, actorId: openedBy, now, requestId })
  return row
}

export async function addStep(
  tx: Transaction,
  step: { caseId: string; kind: CaseStepKind; actorId: string | null; text?: string | null; now: Date },
): Promise<void> {
  const { caseId, kind, actorId, text, now } = step
  await tx.insert(caseSteps).values({ caseId, kind, actorId, text: text || null, createdAt: now })
}
