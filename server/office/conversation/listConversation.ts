import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ConversationKind } from '../../../shared/generated/schema'
import { conversationEvents } from '../../../shared/words/records/conversationLabels'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import { mayRead } from '../../ground/access/contract'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { countCapped, keysetPage, readPage, type Page, type PageOrder } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { staffNames } from '../../ground/access/staffNames'
import { badField, requireUuid } from '../../ground/errors'
import type { ConversationEntry, PersonNote, QueryListConversationArgs } from '../../generated/resolvers'
import { openReasons, reasonColumns } from '../../ground/reasons'
import { activities, activityReasons } from '../../ground/tables/activity'
import { toMailDelivery } from './mails/listMails'
import { mailOutbox } from '../../ground/tables/mail'
import { personNotes } from '../../ground/tables/personNotes'
import { screenings } from '../../ground/tables/screenings'
import { openCalls } from './callAgain'
import { textReadBy, toPersonNotes } from './toPersonNotes'
import { nfkc } from '../../../shared/facts/normalise'
import { asContract } from '../../ground/db/asContract'

const TEXT_MAX = 200

const order: PageOrder = { name: 'Time', column: activities.time, id: activities.id }

/** The conversation with one person, newest first: rows of the log with their notes, reasons and wishes. */
export async function listConversation(
  context: RequestContext,
  { UserId, Kinds, Text, PeopleOnly, ...page }: QueryListConversationArgs,
): Promise<Page<ConversationEntry>> {
  requireDuty(context, 'listConversation')
  const userId = requireUuid(UserId)
  const text = Text?.trim() ?? ''
  if (text.length > TEXT_MAX || /[\u0000\p{Surrogate}]/u.test(text))
    throw badField('Text', apiErrorTexts.BAD_USER_INPUT)
  const db = await readsOf(context)
  const { vault } = context.deps
  const where = and(
    eq(activities.userId, userId),
    ofKinds(Kinds ?? []),
    toldByItself,
    // The program only records what a person wrote.
    PeopleOnly ? or(isNotNull(activities.actorId), eq(activities.category, 'Contact')) : undefined,
    text ? await says(context, db, { userId, text }) : undefined,
  )
  const rows = await keysetPage({
    db,
    list: `conversation/${JSON.stringify([userId, Kinds, text, PeopleOnly])}`,
    order,
    request: page,
    where,
    read: async (asked) =>
      openReasons(
        vault,
        db,
        await readPage(
          db
            .select({
              row: activities,
              activityId: activities.id,
              userId: activities.userId,
              ...reasonColumns,
              note: personNotes,
              mail: mailOutbox,
              days: screenings.preferredDates,
              wishNote: screenings.requestNote,
              cursor: activities.time,
              cursorId: sql<string>`${activities.id}::text`,
            })
            .from(activities)
            .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
            .leftJoin(personNotes, eq(personNotes.activityId, activities.id))
            .leftJoin(mailOutbox, mailOf)
            .leftJoin(screenings, wishOf)
            .$dynamic(),
          asked,
        ),
      ),
    toItem: (found) => found,
    count: () => countCapped(db, activities, where),
  })
  const [notes, names] = await Promise.all([
    toPersonNotes(
      context,
      db,
      rows.items.flatMap(({ note }) => note ?? []),
    ),
    staffNames(
      db,
      rows.items.map(({ row }) => row.actorId),
    ),
  ])
  return {
    nextToken: rows.nextToken,
    total: rows.total,
    items: rows.items.map(({ row, reason, note, mail, days, wishNote }) => ({
      Id: String(row.id),
      ...asContract(row, 'time', 'category', 'operation', 'text'),
      UserId: userId,
      ActorName: (row.actorId && names.get(row.actorId)) ?? null,
      Reason: reason,
      Note: (note && notes.find(({ Id }) => Id === note.id)) ?? null,
      Mail: mail && toMailDelivery(mail),
      Wish: days && { Days: days, Note: wishNote },
    })),
  }
}

/** By the person, who has few mails. */
const mailOf = and(eq(mailOutbox.userId, activities.userId), eq(mailOutbox.activityId, activities.id))

/** The days that were requested at that moment; a later request replaces them. */
const wishOf = and(
  eq(activities.category, 'Screening'),
  eq(activities.operation, 'Request'),
  eq(screenings.userId, activities.userId),
  eq(screenings.examRequestedAt, activities.time),
)

/** A task that a talk created or finished is shown with the talk. */
const toldByItself = sql`(${activities.category} <> 'Work' or not exists (
  select from ${activities} as talk where talk.user_id = ${activities.userId} and talk.time = ${activities.time}
    and talk.category = 'Contact'))`

function ofKinds(kinds: readonly ConversationKind[]): SQL | undefined {
  const events = conversationEvents
    .filter(([, , kind]) => kinds.length === 0 || kinds.includes(kind))
    .map(([category, operation]) => sql`(${category}, ${operation})`)
  const named =
    events.length > 0
      ? sql`(${activities.category}, ${activities.operation}) in (${sql.join(events, sql`, `)})`
      : undefined
  return kinds.includes('Reason') ? or(named, has(activityReasons, activityReasons.activityId)) : named
}

/** Searches only what the caller may read. */
async function says(
  context: RequestContext,
  db: Queryable,
  { userId, text }: { userId: string; text: string },
): Promise<SQL | undefined> {
  const word = nfkc(text)
  // What a person wrote is stored as written: ㈱ is found by (株).
  const says = (column: AnyPgColumn) => sql`strpos(lower(normalize(${column}, NFKC)), lower(${word})) <> 0`
  return or(
    says(activities.text),
    mayRead(context.principal, 'ConversationEntry', 'Reason')
      ? inArray(activities.id, await reasonsThatSay(context, db, { userId, word }))
      : undefined,
    inArray(activities.id, await notesThatSay(context, db, { userId, word })),
    exists(sql`(select from ${screenings} where ${and(wishOf, says(screenings.requestNote))})`),
  )
}

/** One person has few notes; sealed texts are opened to be searched. */
async function notesThatSay(
  context: RequestContext,
  db: Queryable,
  { userId, word }: { userId: string; word: string },
): Promise<number[]> {
  const rows = await db
    .select()
    .from(personNotes)
    .where(and(eq(personNotes.userId, userId), textReadBy(context)))
  const opened = await context.deps.vault.open(db, 'person_notes', rows)
  return opened.flatMap(({ text, activityId }) => (isSaid(text, word) ? [activityId] : []))
}

async function reasonsThatSay(
  context: RequestContext,
  db: Queryable,
  { userId, word }: { userId: string; word: string },
): Promise<number[]> {
  const rows = await db
    .select({ activityId: activities.id, userId: activities.userId, ...reasonColumns })
    .from(activityReasons)
    .innerJoin(activities, eq(activities.id, activityReasons.activityId))
    .where(eq(activities.userId, userId))
  const opened = await openReasons(context.deps.vault, db, rows)
  return opened.flatMap(({ reason, activityId }) => (isSaid(reason, word) ? [activityId] : []))
}

const isSaid = (text: string | null, word: string) =>
  text !== null && nfkc(text).toLowerCase().includes(word.toLowerCase())

const has = (table: PgTable, activityId: AnyPgColumn): SQL =>
  exists(sql`(select from ${table} where ${eq(activityId, activities.id)})`)

/**
 * The latest note with an open task to call again.
 * @returns null if there is no such task
 */
export async function callAgainOf(context: RequestContext, userId: string): Promise<PersonNote | null> {
  const { db } = context.deps
  const calls = (await openCalls(db, userId)).filter(({ againOn }) => againOn !== null)
  const [note] = await toPersonNotes(context, db, calls.slice(0, 1))
  return note ?? null
}
