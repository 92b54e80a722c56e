import { and, eq, gt, isNotNull, ne } from 'drizzle-orm'
import {
  LETTERS_A_DAY,
  LETTERS_COUNTED_HOURS,
  SAMPLE_NAME,
  TAKE_BACK_SECONDS,
  TOO_LATE_TO_TAKE_BACK,
  TOO_MANY_LETTERS,
} from '../../../shared/words/office/letters'
import { letterContentSchema } from '../../../shared/forms/letters'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { inTransaction } from '../../ground/db/inTransaction'
import { holdRow } from '../../ground/db/oneRow'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireKey, requireUuid, validated } from '../../ground/errors'
import type {
  LetterPreview,
  MailDelivery,
  PreviewLetterInput,
  SendLetterInput,
  SendTrialLetterInput,
  Success,
  TakeBackLetterInput,
} from '../../generated/resolvers'
import { mailLabel } from '../../ground/outbox/isResendable'
import { pictureInside } from '../../ground/outbox/mimeMessage'
import { renderFor } from '../../ground/outbox/outgoingMail'
import { toMailDelivery } from '../conversation/mails/listMails'
import { CANCELLED, mailOutbox } from '../../ground/tables/mail'
import {
  findProfile,
  findProfileForUpdate,
  recipientOf,
  requirePresent,
} from '../../records/person/findProfile'
import { sendToOneself } from './sendToOneself'
import { letterFor, mailKindOf, trialLetter, writeLetter } from './writeLetter'

/** A letter as it would arrive, for a person or with an invented person's data. */
export async function previewLetter(
  context: RequestContext,
  { UserId, ...given }: PreviewLetterInput,
): Promise<LetterPreview> {
  requireDuty(context, 'previewLetter')
  const { deps } = context
  const content = validated(letterContentSchema, given)
  const person = UserId
    ? await requirePresent(deps.db, requireUuid(UserId), await findProfile(deps.db, UserId))
    : null
  const params = person
    ? await letterFor(deps.db, context, person, content)
    : { ...trialLetter(content, context), isTrial: false }
  const recipient = person ? recipientOf(person) : { recipientName: SAMPLE_NAME }
  const { subject, text, html } = renderFor(deps, recipient, {
    kind: mailKindOf[content.Kind],
    params,
    words: null,
  })
  return { UserId: person?.id ?? null, Subject: subject, Text: text, Html: pictureInside(html) }
}

/** Sends a letter to the caller, marked as a trial. The same key again sends nothing. */
export async function sendTrialLetter(
  context: RequestContext,
  { IdempotencyKey, ...given }: SendTrialLetterInput,
): Promise<Success> {
  const caller = requireDuty(context, 'sendTrialLetter')
  const content = validated(letterContentSchema, given)
  await sendToOneself(context, {
    kind: mailKindOf[content.Kind],
    params: trialLetter(content, context),
    dedupeKey: `trialLetter/${caller.id}/${requireKey(IdempotencyKey)}`,
    actorId: caller.id,
  })
  return { success: true }
}

/** Writes to a person. It is sent once it can no longer be taken back. The same key again writes nothing. */
export async function sendLetter(
  context: RequestContext,
  { IdempotencyKey, UserId, ...given }: SendLetterInput,
): Promise<MailDelivery> {
  const caller = requireDuty(context, 'sendLetter')
  const content = validated(letterContentSchema, given)
  const dedupeKey = `letter/${requireKey(IdempotencyKey)}`
  const userId = requireUuid(UserId).toLowerCase()
  const notBefore = new Date(context.now.getTime() + TAKE_BACK_SECONDS * 1000)
  const ofKey = eq(mailOutbox.dedupeKey, dedupeKey)
  return inTransaction(context, async (tx) => {
    const person = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const [known] = await tx.select().from(mailOutbox).where(ofKey)
    if (!known) await requireFewLetters(tx, context, userId)
    if (!known) await writeLetter(tx, context, { actorId: caller.id, person, content, dedupeKey, notBefore })
    const [row] = known ? [known] : await tx.select().from(mailOutbox).where(ofKey)
    if (row?.userId !== userId || row.actorId !== caller.id) throw new AppError('CONFLICT')
    return toMailDelivery(row)
  })
}

/** The person is locked, so that letters at the same moment count each other. */
async function requireFewLetters(tx: Transaction, { now }: RequestContext, userId: string): Promise<void> {
  const { actorId, createdAt, state } = mailOutbox
  const written = and(eq(mailOutbox.userId, userId), isNotNull(actorId), ne(state, 'Cancelled'))
  const lately = gt(createdAt, new Date(now.getTime() - LETTERS_COUNTED_HOURS * 3_600_000))
  if ((await tx.$count(mailOutbox, and(written, lately))) >= LETTERS_A_DAY)
    throw new AppError('RATE_LIMITED', TOO_MANY_LETTERS)
}

const ERASED = { recipient: null, recipientName: null, params: null }

/** Takes back a letter that is not sent yet, and erases its content. */
export async function takeBackLetter(
  context: RequestContext,
  { MailId }: TakeBackLetterInput,
): Promise<Success> {
  requireDuty(context, 'takeBackLetter')
  const { now } = context
  const ofId = eq(mailOutbox.id, requireUuid(MailId))
  await loggedTransaction(context, async (tx, log) => {
    // Waits for a mail that is being sent.
    const mail = await holdRow(tx, mailOutbox, ofId)
    if (mail.state === 'Cancelled') return
    const { actorId, userId, state, attempts, kind } = mail
    if (actorId === null || userId === null || state !== 'Waiting' || attempts > 0)
      throw new AppError('INVALID_STATE', TOO_LATE_TO_TAKE_BACK)
    const event = { category: 'Mail', operation: 'TakeBack', mailLabel: mailLabel(kind) } as const
    const activityId = await log(userId, event)
    await tx
      .update(mailOutbox)
      .set({ ...ERASED, failedAt: now, lastError: CANCELLED, activityId, updatedAt: now })
      .where(ofId)
  })
  return { success: true }
}
