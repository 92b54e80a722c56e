import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { ParsedMail } from 'mailparser'
import { japaneseDateOf } from '../../shared/dates'
import { ANSWER_TASK, noteOfAnswer } from '../../shared/messages/conversation'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import { nameChange } from '../db/nameChange'
import type { Deps } from '../deps'
import { isUuid } from '../errors'
import { normaliseEmail } from '../identity/email'
import { mailOutbox } from '../schema/mail'
import { mailboxes } from '../schema/mailboxes'
import { personNotes } from '../schema/personNotes'
import { userProfiles } from '../schema/users'
import { findProfileForUpdate } from '../users/findProfile'
import { addWorkItem } from '../work/workItems'
import { answerText } from './answerText'
import { inMailbox, type Mailbox } from './openMailbox'

type Arrived = { uid: number; id: string; from: string; answers: string[]; isAutomatic: boolean }

/**
 * Turns answers to the office's mails into a note on the person and a task. Other mails are ignored; the mailbox is
 * never changed. The first run only marks the position: older mails are not read.
 * @returns the number of answers; 0 without `ANSWER_MAILBOX_URL`
 */
export async function readMailAnswers(deps: Deps, now: Date): Promise<number> {
  const { answerMailboxUrl: url } = deps.settings
  if (url === null) return 0
  const address = withoutPassword(url)
  return inMailbox(url, async (mailbox) => {
    const [known] = await deps.db.select().from(mailboxes).where(eq(mailboxes.address, address))
    const begins = known?.validity === mailbox.validity ? known.next : mailbox.next
    let answers = 0
    let next = begins
    if (begins < mailbox.next)
      for (const { uid, lines } of await mailbox.headersFrom(begins)) {
        const arrived = await readHeaders(deps, uid, lines)
        if (arrived && (await take(deps, mailbox, arrived, now))) answers++
        next = uid + 1
        await keepPlace(deps, { address, validity: mailbox.validity, next }, now)
      }
    if (!known || next === begins) await keepPlace(deps, { address, validity: mailbox.validity, next }, now)
    return answers
  })
}

async function keepPlace(
  { db }: Deps,
  place: Pick<typeof mailboxes.$inferInsert, 'address' | 'validity' | 'next'>,
  readAt: Date,
): Promise<void> {
  await db
    .insert(mailboxes)
    .values({ ...place, readAt })
    .onConflictDoUpdate({ target: mailboxes.address, set: { ...place, readAt } })
}

/** @returns null for unreadable mails, so that they do not block the next ones */
async function parsed({ log }: Deps, source: string | Buffer): Promise<ParsedMail | null> {
  const { simpleParser } = await import('mailparser')
  try {
    return await simpleParser(source)
  } catch {
    log.warn({ length: source.length }, 'a mail of the mailbox was not understood')
    return null
  }
}

async function readHeaders(deps: Deps, uid: number, lines: string): Promise<Arrived | null> {
  const mail = await parsed(deps, lines)
  if (!mail) return null
  const { messageId = '', inReplyTo, references = [], from, headers } = mail
  return {
    uid,
    id: messageId,
    from: normaliseEmail(from?.value[0]?.address ?? ''),
    answers: [inReplyTo ?? [], references].flat().map((id) => id.replace(/^<|@.*$/gu, '')),
    // RFC 3834; mailing lists and absence notes of many programs use the older header.
    isAutomatic:
      ![undefined, 'no'].includes(headers.get('auto-submitted')?.toString().trim().toLowerCase()) ||
      headers.has('precedence'),
  }
}

/** @returns true for a person's answer that was not known */
async function take(
  deps: Deps,
  mailbox: Mailbox,
  { uid, id, from, answers, isAutomatic }: Arrived,
  now: Date,
): Promise<boolean> {
  if (isAutomatic) return false
  const written = await findByMail(deps, answers)
  const userId = written ?? (await findByAddress(deps, from))
  if (userId === null) return false
  const source = await mailbox.source(uid)
  const mail = source && (await parsed(deps, source))
  if (!mail) return false
  const { text = '', subject = '', attachments } = mail
  const note = noteOfAnswer({
    subject: answerText(subject).replaceAll('\n', ' ').slice(0, 200),
    text: answerText(text),
    attachments: attachments.length,
    isKnownByAddress: written === null,
  })
  return deps.db.transaction((tx) => keep(tx, deps, { userId, note, key: keyOf(id || `${uid}`, from), now }))
}

/** The recipient of the office's mail that this answers. */
async function findByMail({ db }: Deps, answers: readonly string[]): Promise<string | null> {
  // The answered mail is the last reference.
  for (const id of answers.filter(isUuid).toReversed()) {
    const [row] = await db.select({ userId: mailOutbox.userId }).from(mailOutbox).where(eq(mailOutbox.id, id))
    if (row?.userId) return row.userId
  }
  return null
}

async function findByAddress({ db }: Deps, address: string): Promise<string | null> {
  if (address === '') return null
  const ofAddress = eq(sql`lower(${userProfiles.email})`, address)
  const [row] = await db.select({ id: userProfiles.id }).from(userProfiles).where(ofAddress)
  return row?.id ?? null
}

type Answer = { userId: string; note: string; key: string; now: Date }

async function keep(tx: Transaction, deps: Deps, { userId, note, key, now }: Answer): Promise<boolean> {
  await nameChange(tx, { deps })
  // The person has left: a former member's mail stays only in the mailbox.
  if (!(await findProfileForUpdate(tx, userId))) return false
  const [known] = await tx.select({ id: personNotes.id }).from(personNotes).where(eq(personNotes.id, key))
  if (known) return false
  const activityId = await recordActivity(tx, {
    event: { category: 'Contact', operation: 'Answer' },
    userId,
    actorId: null,
    now,
  })
  const due = japaneseDateOf(now)
  const { id: workItemId } = await addWorkItem(tx, { title: ANSWER_TASK, due, userId, actorId: null, now })
  await tx.insert(personNotes).values({
    id: key,
    userId,
    authorId: null,
    kind: 'MailIn',
    text: note,
    touchesHealth: false,
    workItemId,
    activityId,
    createdAt: now,
    updatedAt: now,
  })
  return true
}

/** The same mail always gets the same note id. */
function keyOf(id: string, from: string): string {
  const digest = createHash('sha256').update(`${from} ${id}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5')
}

const withoutPassword = (url: string) => {
  const { username, host, pathname } = new URL(url)
  return `${username}@${host}${pathname}`
}
