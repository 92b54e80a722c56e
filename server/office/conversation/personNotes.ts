import { and, eq, isNull } from 'drizzle-orm'
import type { ActivityOperation } from '../../../shared/words/records/activity'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { noteTitle } from '../../../shared/words/records/conversationLabels'
import { NOTE_DELETED, NOTE_OF_ANOTHER, TASK_MOVED } from '../../../shared/words/office/conversation'
import { noteSchema } from '../../../shared/forms/personNotes'
import { requireStaff, requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireKey, requireUuid, validated, requireRow } from '../../ground/errors'
import type {
  CreatePersonNoteInput,
  DeletePersonNoteInput,
  PersonNote,
  UpdatePersonNoteInput,
} from '../../generated/resolvers'
import { personNotes, personNoteVersions, type PersonNoteRow } from '../../ground/tables/personNotes'
import { findProfileForUpdate, requirePresent } from '../../records/person/findProfile'
import { settleCallAgain, settleOf, taskFor } from './callAgain'
import { toPersonNotes } from './toPersonNotes'

/** Notes something about a person, or a talk with them. A repeated key changes nothing. */
export async function createPersonNote(
  context: RequestContext,
  input: CreatePersonNoteInput,
): Promise<PersonNote> {
  const caller = requireDuty(context, 'createPersonNote')
  const { now, requestId } = context
  const { IdempotencyKey, UserId, ...content } = input
  const given = validated(noteSchema(japaneseDateOf(now)), content)
  const id = requireKey(IdempotencyKey)
  const userId = requireUuid(UserId)
  return loggedTransaction(context, async (tx, log) => {
    await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const [known] = await tx.select().from(personNotes).where(eq(personNotes.id, id))
    if (known) {
      if (known.userId !== userId || known.authorId !== caller.id) throw new AppError('CONFLICT')
      return toPersonNote(context, tx, known)
    }
    const activityId = await log(userId, { category: 'Contact', operation: given.Kind })
    const at = { actorId: caller.id, now, requestId }
    // A talk finishes the earlier tasks to call again.
    if (given.Kind !== 'Note' || given.AgainOn)
      await settleCallAgain(tx, userId, { outcome: noteTitle(given), ...at })
    const workItemId = await taskFor(tx, userId, { ...given, ...at })
    const [row] = await tx
      .insert(personNotes)
      .values({
        ...(await sealed(context, tx, { id, userId }, contentOf(given))),
        workItemId,
        id,
        userId,
        authorId: caller.id,
        activityId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return toPersonNote(context, tx, row)
  })
}

/** Edits a note and keeps its earlier text. */
export async function updatePersonNote(
  context: RequestContext,
  input: UpdatePersonNoteInput,
): Promise<PersonNote> {
  requireDuty(context, 'updatePersonNote')
  const { now } = context
  const { Id, Version, ...content } = input
  const id = requireUuid(Id)
  return inTransaction(context, async (tx) => {
    const found = await holdOwnNote(context, tx, id)
    if (found.deletedAt) throw new AppError('INVALID_STATE', NOTE_DELETED)
    const next = contentOf(validated(noteSchema(japaneseDateOf(now), found.againOn), content))
    const { kind, result, text, touchesHealth, againOn, version } = found
    const before = { kind, result, text, touchesHealth, againOn }
    if (JSON.stringify(next) === JSON.stringify(before)) return toPersonNote(context, tx, found)
    if (version !== Version) throw new AppError('CONFLICT')
    const at = { actorId: found.authorId, now, requestId: context.requestId }
    const isMoved = next.againOn !== againOn
    if (isMoved) await settleOf(tx, found, { outcome: TASK_MOVED, ...at })
    const workItemId = isMoved
      ? await taskFor(tx, found.userId, {
          Kind: next.kind,
          Result: next.result,
          AgainOn: next.againOn,
          ...at,
        })
      : found.workItemId
    // The time of its creation or last edit.
    const earlier = await sealed(context, tx, found, before)
    await tx
      .insert(personNoteVersions)
      .values({ noteId: id, version, ...earlier, createdAt: found.updatedAt })
    const [row] = await tx
      .update(personNotes)
      .set({ ...(await sealed(context, tx, found, next)), workItemId, version: version + 1, updatedAt: now })
      .where(and(eq(personNotes.id, id), eq(personNotes.version, version)))
      .returning()
    await tell(context, tx, found, 'Edit')
    return toPersonNote(context, tx, row)
  })
}

/** Deletes a note's current and earlier texts; the fact that there was a note stays. */
export async function deletePersonNote(
  context: RequestContext,
  input: DeletePersonNoteInput,
): Promise<PersonNote> {
  requireDuty(context, 'deletePersonNote')
  const { now } = context
  const id = requireUuid(input.Id)
  return inTransaction(context, async (tx) => {
    const found = await holdOwnNote(context, tx, id)
    if (found.deletedAt) return toPersonNote(context, tx, found)
    await settleOf(tx, found, {
      outcome: TASK_MOVED,
      actorId: found.authorId,
      now,
      requestId: context.requestId,
    })
    await tx.delete(personNoteVersions).where(eq(personNoteVersions.noteId, id))
    const [row] = await tx
      .update(personNotes)
      .set({ text: null, textSealed: null, againOn: null, deletedAt: now, updatedAt: now })
      .where(and(eq(personNotes.id, id), isNull(personNotes.deletedAt)))
      .returning()
    await tell(context, tx, found, 'Remove')
    return toPersonNote(context, tx, row)
  })
}

type Given = Pick<CreatePersonNoteInput, 'Kind' | 'Result' | 'Text' | 'TouchesHealth' | 'AgainOn'>

const contentOf = ({ Kind, Result, Text, TouchesHealth, AgainOn }: Given) => ({
  kind: Kind,
  result: Result ?? null,
  text: Text as string | null,
  touchesHealth: TouchesHealth ?? false,
  againOn: AgainOn ?? null,
})

const sealed = async <C extends ReturnType<typeof contentOf>>(
  { deps }: RequestContext,
  tx: Transaction,
  { id, userId }: Pick<PersonNoteRow, 'id' | 'userId'>,
  content: C,
) => ({ ...content, ...(await deps.vault.seal(tx, 'person_notes', { id, userId }, { text: content.text })) })

type OwnNote = PersonNoteRow & { authorId: string }

async function holdOwnNote(context: RequestContext, tx: Transaction, id: string): Promise<OwnNote> {
  const caller = requireStaff(context)
  const rows = await tx.select().from(personNotes).where(eq(personNotes.id, id)).for('update')
  const found = requireRow(await context.deps.vault.open(tx, 'person_notes', rows))
  if (found.authorId !== caller.id) throw new AppError('FORBIDDEN', NOTE_OF_ANOTHER)
  return { ...found, authorId: caller.id }
}

async function tell(
  { now, requestId }: RequestContext,
  tx: Transaction,
  { userId, authorId }: OwnNote,
  operation: ActivityOperation<'Contact'>,
): Promise<void> {
  const event = { category: 'Contact', operation } as const
  await recordActivity(tx, { event, userId, actorId: authorId, now, requestId })
}

async function toPersonNote(
  context: RequestContext,
  tx: Transaction,
  row: PersonNoteRow | undefined,
): Promise<PersonNote> {
  const [note] = row ? await toPersonNotes(context, tx, [row]) : []
  if (!note) throw new Error('A note that is held is missing')
  return note
}
