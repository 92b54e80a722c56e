import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { textForOneself } from '../../../ground/words/activityText'
import { toldEvents } from '../../../ground/words/inboxEvents'
import { requireUser, type RequestContext } from '../../../ground/access/context'
import type { Queryable } from '../../../ground/db/client'
import { inTransaction } from '../../../ground/db/inTransaction'
import { keysetPage, readPage } from '../../../ground/db/keysetPage'
import { AppError, requireUuid } from '../../../ground/errors'
import type { Message, QueryListMessagesArgs, ReadMessageInput, Success } from '../../../generated/resolvers'
import { mailContents } from '../../../ground/outbox/mailContent'
import { activities, type ActivityRow } from '../../../ground/tables/activity'
import { mailOutbox } from '../../../ground/tables/mail'
import { readVisits } from '../../../ground/tables/readVisits'
import { findProfileForUpdate } from '../../../records/person/findProfile'
import { mailsOfEvents } from './toldByMail'

/** Mails with codes and passwords keep nothing once sent. */
const sentTo = (userId: string) =>
  and(eq(mailOutbox.userId, userId), isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.params))

const nameOfEvent = sql<string>`${activities.category} || '.' || ${activities.operation}`

/** What happened to the person and is told, unless a mail of the same moment told it. */
const eventsOf = (userId: string) =>
  and(
    eq(activities.userId, userId),
    inArray(nameOfEvent, [...toldEvents.keys()]),
    sql`not exists (select from ${mailOutbox} where ${and(
      sentTo(userId),
      sql`(${mailOutbox.kind}, ${nameOfEvent}) in (${sql.join(
        mailsOfEvents.map(([kind, event]) => sql`(${kind}, ${event})`),
        sql`, `,
      )})`,
      sql`${mailOutbox.createdAt} between ${activities.time} - interval '1 minute' and ${activities.time} + interval '1 minute'`,
    )})`,
  )

export type News = { items: Message[]; nextToken: string | null; unread(): Promise<number> }

/** The mails to the caller and what happened to them, newest first. */
export async function listMessages(
  context: RequestContext,
  { limit, nextToken }: QueryListMessagesArgs,
): Promise<News> {
  const { id } = requireUser(context)
  const { db } = context.deps
  const found = unionAll(
    db
      .select({
        time: mailOutbox.sentAt,
        id: sql<string>`${mailOutbox.id}::text`.as('news_id'),
      })
      .from(mailOutbox)
      .where(sentTo(id)),
    db
      .select({
        time: activities.time,
        // Of equal width, so that they sort as numbers.
        id: sql<string>`lpad(${activities.id}::text, 20, '0')`.as('news_id'),
      })
      .from(activities)
      .where(eventsOf(id)),
  ).as('found')
  const page = await keysetPage({
    db,
    list: `messages/${id}`,
    order: { name: 'SentAt', column: found.time, id: found.id },
    request: { limit: limit ?? 20, nextToken },
    read: (asked) =>
      readPage(db.select({ cursor: found.time, cursorId: found.id }).from(found).$dynamic(), asked),
    toItem: ({ cursorId }) => cursorId,
    count: () => Promise.resolve(0),
  })
  const seenAt = await eventsSeenAt(db, id)
  const told = await messagesOf(context, { userId: id, seenAt }, page.items)
  return {
    nextToken: page.nextToken,
    items: page.items.flatMap((each) => told.get(each) ?? []),
    unread: () => unreadOf(db, { userId: id, seenAt }),
  }
}

/** `seenAt`: until when events were read. */
type Reader = { userId: string; seenAt: Date | null }

const isEvent = (id: string) => /^\d+$/.test(id)

async function messagesOf(
  context: RequestContext,
  { userId, seenAt }: Reader,
  ids: readonly string[],
): Promise<Map<string, Message>> {
  const { db } = context.deps
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(
      and(
        sentTo(userId),
        inArray(
          mailOutbox.id,
          ids.filter((id) => !isEvent(id)),
        ),
      ),
    )
  const contents = await mailContents(mails, context.deps)
  const events = await db
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), inArray(activities.id, ids.filter(isEvent).map(Number))))
  return new Map([
    ...mails.flatMap(({ id, sentAt, openedAt }) => {
      const content = contents.get(id)
      if (!content || !sentAt) return []
      const { subject: Subject, text: Text } = content
      return [[id, { Id: id, IsMail: true, Subject, Text, SentAt: sentAt, OpenedAt: openedAt }] as const]
    }),
    ...events.flatMap((row) => {
      const told = toldEvents.get(`${row.category}.${row.operation}`)
      return told ? [[String(row.id).padStart(20, '0'), toMessage(row, told, seenAt)] as const] : []
    }),
  ])
}

const toMessage = (
  { id, userId, actorId, time, text }: ActivityRow,
  { title, text: said }: { title: string; text?: string },
  seenAt: Date | null,
): Message => ({
  Id: String(id),
  IsMail: false,
  Subject: title,
  Text: said ?? `${textForOneself(text)}。`,
  SentAt: time,
  OpenedAt: actorId === userId ? time : seenAt && seenAt >= time ? seenAt : null,
})

async function eventsSeenAt(db: Queryable, userId: string): Promise<Date | null> {
  const [visit] = await db
    .select({ seenAt: readVisits.eventsSeenAt })
    .from(readVisits)
    .where(eq(readVisits.userId, userId))
  return visit?.seenAt ?? null
}

async function unreadOf(db: Queryable, { userId, seenAt }: Reader): Promise<number> {
  const mails = await db.$count(mailOutbox, and(sentTo(userId), isNull(mailOutbox.openedAt)))
  const events = await db.$count(
    activities,
    and(eventsOf(userId), byOthers(userId), seenAt ? sql`${activities.time} > ${seenAt}` : undefined),
  )
  return mails + events
}

/** Nobody needs news of what they did themselves. */
const byOthers = (userId: string): SQL => sql`${activities.actorId} is distinct from ${userId}`

/** Marks a message to the caller as read, of an event it and those before it; the first time is kept. */
export async function readMessage(context: RequestContext, { Id }: ReadMessageInput): Promise<Success> {
  const { id } = requireUser(context)
  await (isEvent(Id) ? readEvents(context, id, Number(Id)) : readMail(context, id, Id))
  return { success: true }
}

async function readMail({ deps: { db }, now }: RequestContext, userId: string, id: string): Promise<void> {
  const which = and(sentTo(userId), eq(mailOutbox.id, requireUuid(id)))
  await db
    .update(mailOutbox)
    .set({ openedAt: now })
    .where(and(which, isNull(mailOutbox.openedAt)))
  const found = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(which)
  if (found.length === 0) throw new AppError('NOT_FOUND')
}

async function readEvents(context: RequestContext, userId: string, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    // Locks the person, so that nothing is stored for a person who leaves meanwhile.
    const profile = await findProfileForUpdate(tx, userId)
    const [event] = Number.isSafeInteger(id)
      ? await tx
          .select({ time: activities.time })
          .from(activities)
          .where(and(eq(activities.userId, userId), eq(activities.id, id)))
      : []
    if (!profile || profile.deleteStatus || !event) throw new AppError('NOT_FOUND')
    const { time: eventsSeenAt } = event
    await tx
      .insert(readVisits)
      .values({ userId, eventsSeenAt })
      .onConflictDoUpdate({
        target: readVisits.userId,
        set: { eventsSeenAt: sql`greatest(${readVisits.eventsSeenAt}, excluded.events_seen_at)` },
      })
  })
}
