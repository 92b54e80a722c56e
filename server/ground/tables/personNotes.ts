import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { activities } from './activity'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'
import { SEALED_TEXT, userId } from './users'

export const noteKind = contractEnum('NoteKind')
export const callResult = contractEnum('CallResult')

/** True if a note's text is not sealed. */
export const readableNote = sql.raw(`"text" <> '' and "text" <> '${SEALED_TEXT}'`)

const content = {
  kind: noteKind().notNull(),
  /** Of calls only. */
  result: callResult(),
  /** Null once deleted; sealed with the person's key (`server/vault`). */
  text: text(),
  textSealed: bytea(),
  /** If true, support staff cannot read the text of notes by others. */
  touchesHealth: boolean().notNull(),
  againOn: date({ mode: 'string' }),
}

export const personNotes = pgTable(
  'person_notes',
  (t) => ({
    id: id(),
    userId: userId(),
    /** No foreign key, because notes outlive accounts. Null for a mail from the office's mailbox. */
    authorId: t.uuid(),
    ...content,
    version: t.integer().notNull().default(1),
    deletedAt: instant(),
    /** The task to call again or to answer; no foreign key, because both are deleted with the person. */
    workItemId: t.uuid(),
    /** The log row about it, which gives its place in the conversation. */
    activityId: t
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => activities.id),
    ...auditColumns,
  }),
  (table) => [
    index().on(table.userId, table.createdAt),
    uniqueIndex('person_notes_of_activity').on(table.activityId),
    index('person_notes_readable').on(table.id).where(readableNote),
    check(
      'person_notes_result_of_calls',
      sql`(${table.result} is not null) = (${table.kind} in ('CallIn', 'CallOut'))`,
    ),
    check('person_notes_text_until_deleted', sql`(${table.text} is null) = (${table.deletedAt} is not null)`),
  ],
)

export type PersonNoteRow = typeof personNotes.$inferSelect

/** Earlier texts of an edited note; deleted with it. */
export const personNoteVersions = pgTable(
  'person_note_versions',
  (t) => ({
    noteId: t
      .uuid()
      .notNull()
      .references(() => personNotes.id, { onDelete: 'cascade' }),
    version: t.integer().notNull(),
    ...content,
    createdAt: instant().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.noteId, table.version] }),
    index('person_note_versions_readable').on(table.noteId).where(readableNote),
  ],
)
