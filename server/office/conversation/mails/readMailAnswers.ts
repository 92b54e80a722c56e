import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import type { AnswerSender } from '../../../../shared/words/office/conversation'
import { ANSWER_TASK, noteOfAnswer, noteOfUnread } from '../../../../shared/words/office/conversation'
import { recordActivity } from '../../../ground/recordActivity'
import type { Queryable, Transaction } from '../../../ground/db/client'
import { nameChange } from '../../../ground/db/nameChange'
import type { Deps } from '../../../ground/deps'
import { isUuid } from '../../../../shared/facts/isUuid'
import { mailOutbox, mailboxes } from '../../../ground/tables/mail'
import { personNotes } from '../../../ground/tables/personNotes'
import { userProfiles } from '../../../ground/tables/users'
import { findProfileForUpdate } from '../../../records/person/findProfile'
import { addWorkItem } from '../../work/workItems'
import { createMailReader, type MailReader } from './mailReader'
import { inMailbox, type Mailbox } from './openMailbox'
import type { Arrived } from './readMail'

/**
 * Turns answers to the office's mails into a note on the person and a task. Other mails are ignored; the mailbox is
 * never changed. The first run only marks the position: older mails are not read.
 * @returns the number of answers; 0 without `ANSWER_MAILBOX_URL`
 */
export async function readMailAnswers(
  deps: Deps,
  now: Date,
  reader: MailReader = createMailReader(),
): Promise<number> {
  const { answerMailboxUrl: url } = deps.settings
  if (url === null) return 0
  try {
    return await inMailbox(url, (mailbox) => readNew(deps, { mailbox, reader, url }, now))
  } finally {
    await reader.close()
  }
}

type Opened = { mailbox: Mailbox; reader: MailReader; url: string }

async function readNew(deps: Deps, { mailbox, reader, url }: Opened, now: Date): Promise<number> {
  const { db, log } = deps
  const address = withoutPassword(url)
  const { validity } = mailbox
  const keepPlace = (tx: Queryable, next: number) => {
    const place = { address, validity, next, readAt: now }
    return tx.insert(mailboxes).values(place).onConflictDoUpdate({ target: mailboxes.address, set: place })
  }
  const [known] = await db.select().from(mailboxes).where(eq(mailboxes.address, address))
  const begins = known?.validity === validity ? known.next : mailbox.next
  const arrived = begins < mailbox.next ? await mailbox.headersFrom(begins) : []
  if (arrived.length === 0) await keepPlace(db, begins)
  let answers = 0
  for (const { uid, lines } of arrived) {
    const headers = await reader.headers(lines)
    if (!headers) log.warn({ length: lines.length }, 'a mail of the mailbox was not understood')
    const answer = headers && (await findAnswer(deps, headers, uid))
    const source = answer && (await mailbox.source(uid))
    // The note stands before the mail is read: one that ends the program is not read again, and not lost.
    const isNew = await db.transaction(async (tx) => {
      const kept = answer !== null && (await keep(tx, deps, answer, now))
      await keepPlace(tx, uid + 1)
      return kept
    })
    if (!answer || !isNew) continue
    answers++
    const words = source && (await reader.words(source))
    if (words) await addWords(deps, answer.key, noteOfAnswer({ ...words, sender: answer.sender }))
    else log.warn({ length: source?.length }, 'a mail of the mailbox was not understood')
  }
  return answers
}

type Answer = { userId: string; sender: AnswerSender; key: string }

/** @returns null for mails of programs and strangers */
async function findAnswer(deps: Deps, mail: Arrived, uid: number): Promise<Answer | null> {
  const { id, from, answers, isAutomatic } = mail
  if (isAutomatic) return null
  const key = keyOf(id || `${uid}`, from)
  const answered = await findAnswered(deps, answers)
  const ofAddress = await findByAddress(deps, from)
  if (!answered) return ofAddress === null ? null : { userId: ofAddress, sender: { by: 'address' }, key }
  const isOwn = ofAddress === answered.userId || (from !== '' && from === answered.recipient?.toLowerCase())
  return { userId: answered.userId, sender: isOwn ? { by: 'answer' } : { by: 'other', address: from }, key }
}

/** The office's mail that this answers. */
async function findAnswered({ db }: Deps, answers: readonly string[]) {
  // The answered mail is the last reference.
  for (const id of answers.filter(isUuid).toReversed()) {
    const { userId, recipient } = mailOutbox
    const [row] = await db.select({ userId, recipient }).from(mailOutbox).where(eq(mailOutbox.id, id))
    if (row?.userId) return { userId: row.userId, recipient: row.recipient }
  }
  return null
}

async function findByAddress({ db }: Deps, address: string): Promise<string | null> {
  if (address === '') return null
  const ofAddress = eq(sql`lower(${userProfiles.email})`, address)
  const [row] = await db.select({ id: userProfiles.id }).from(userProfiles).where(ofAddress)
  return row?.id ?? null
}

/** @returns true for an answer that was not known; its note says where the words are until they are read */
async function keep(
  tx: Transaction,
  deps: Deps,
  { userId, sender, key }: Answer,
  now: Date,
): Promise<boolean> {
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
    ...(await deps.vault.seal(tx, 'person_notes', { id: key, userId }, { text: noteOfUnread(sender) })),
    touchesHealth: false,
    workItemId,
    activityId,
    createdAt: now,
    updatedAt: now,
  })
  return true
}

async function addWords(deps: Deps, key: string, text: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await nameChange(tx, { deps })
    const isThere = and(eq(personNotes.id, key), isNull(personNotes.deletedAt))
    const [note] = await tx
      .select({ userId: personNotes.userId })
      .from(personNotes)
      .where(isThere)
      .for('update')
    if (!note) return
    const sealed = await deps.vault.seal(tx, 'person_notes', { id: key, userId: note.userId }, { text })
    await tx.update(personNotes).set(sealed).where(isThere)
  })
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
