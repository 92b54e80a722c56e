import { asc, eq } from 'drizzle-orm'
import {
  callResultLabels,
  noteKindLabels,
  personNoteLabels,
} from '../../../shared/words/records/conversationLabels'
import { NOTE_REMOVED, ownDataLabels as labels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import type { Vault } from '../../ground/vault/vault'
import { personNotes } from '../../ground/tables/personNotes'
import { dayValue, labelled, timeValue, type OwnRecord } from './ownValues'

/** Staff's notes of talks with and about the person, oldest first, without the author. */
export async function noteRecords(db: Queryable, userId: string, vault: Vault): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(personNotes)
    .where(eq(personNotes.userId, userId))
    .orderBy(asc(personNotes.createdAt), asc(personNotes.id))
  return (await vault.open(db, 'person_notes', rows)).map(
    ({ kind, result, text, againOn, createdAt, deletedAt }) => [
      [labels.recordedAt, timeValue(createdAt)],
      [personNoteLabels.Kind, noteKindLabels[kind]],
      [personNoteLabels.Result, labelled(callResultLabels, result)],
      [personNoteLabels.Text, deletedAt ? NOTE_REMOVED : (text ?? '')],
      [personNoteLabels.AgainOn, dayValue(againOn)],
    ],
  )
}
