import { randomUUID } from 'node:crypto'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { CaseKind, CaseStepKind } from '../../../shared/generated/schema'
import type { CaseFacts } from '../../../shared/rules/records/cases/facts'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import type { Vault } from '../../ground/vault/vault'
import { caseSteps, cases, type CaseRow } from '../../ground/tables/cases'

export type Place = { tx: Transaction; vault: Vault }

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
export async function openCase({ tx, vault }: Place, given: NewCase): Promise<CaseRow | null> {
  const { kind, dueOn, openedBy, now, requestId } = given
  const userId = given.userId ?? null
  const id = randomUUID()
  const [row] = await tx
    .insert(cases)
    .values({
      id,
      kind,
      dueOn,
      userId,
      actorId: given.actorId ?? null,
      subject: given.subject ?? null,
      facts: given.facts ?? {},
      ...(await sealed({ tx, vault }, { id, userId }, { words: given.words || null })),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  await addStep({ tx, vault }, row, { kind: 'Opened', actorId: openedBy, text: given.text, now })
  const event = { category: 'Case', operation: 'Open', kind } as const
  await recordActivity(tx, { event, userId, actorId: openedBy, now, requestId })
  return row
}

type Step = { kind: CaseStepKind; actorId: string | null; text?: string | null; now: Date }

export async function addStep(
  place: Place,
  of: Pick<CaseRow, 'id' | 'userId'>,
  { kind, actorId, text, now }: Step,
): Promise<void> {
  const said = await sealed(place, of, { text: text || null })
  await place.tx.insert(caseSteps).values({ caseId: of.id, kind, actorId, ...said, createdAt: now })
}

type Said = { words?: string | null; answer?: string | null; text?: string | null }

/** What is said in a case about a person is sealed with their key. */
export async function sealed<S extends Said>(
  { tx, vault }: Place,
  { id, userId }: Pick<CaseRow, 'id' | 'userId'>,
  said: S,
): Promise<S> {
  return userId ? vault.seal(tx, 'cases', { id, userId }, said) : said
}
