import { and, eq, gt } from 'drizzle-orm'
import { contactLine } from '../../../shared/facts/config'
import type { LetterKind } from '../../../shared/generated/schema'
import { filledLetter, names } from '../../../shared/rules/office/letters'
import { NO_ADDRESS, NO_BOOKING, NO_NEWS_WANTED, SAMPLE_NAME } from '../../../shared/words/office/letters'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { mailLabel } from '../../ground/outbox/isResendable'
import { timeText } from '../../ground/outbox/templates/composeMail'
import type { OfficeLetterParams } from '../../ground/outbox/templates/officeMails'
import { guidances } from '../../ground/tables/guidance'
import type { UserProfileRow } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'

export type LetterContent = { Kind: LetterKind; Subject: string; Text: string }

export const mailKindOf = { Notice: 'officeNotice', News: 'officeNews' } as const satisfies Record<
  LetterKind,
  string
>

/**
 * What a letter says to a person.
 * @throws AppError INVALID_STATE for people who do not get it
 */
export async function letterFor(
  db: Queryable,
  { deps, now }: Pick<RequestContext, 'deps' | 'now'>,
  person: UserProfileRow,
  { Kind, Subject, Text }: LetterContent,
): Promise<OfficeLetterParams> {
  const { recipientName, to } = recipientOf(person)
  if (to === '') throw new AppError('INVALID_STATE', NO_ADDRESS)
  if (Kind === 'News' && !person.subscribedMagazine) throw new AppError('INVALID_STATE', NO_NEWS_WANTED)
  const booked = names(Text, 'ガイダンスの日時') ? await bookedHour(db, person.id, now) : null
  if (names(Text, 'ガイダンスの日時') && !booked) throw new AppError('INVALID_STATE', NO_BOOKING)
  const values = { name: recipientName ?? '', hour: booked?.toISOString() ?? '' }
  return { subject: Subject, text: filled(Text, deps, values), isTrial: false }
}

export const trialLetter = (
  { Subject, Text }: LetterContent,
  { deps, now }: Pick<RequestContext, 'deps' | 'now'>,
): OfficeLetterParams => ({
  subject: Subject,
  text: filled(Text, deps, { name: SAMPLE_NAME, hour: now.toISOString() }),
  isTrial: true,
})

const filled = (
  text: string,
  { texts }: Pick<Deps, 'texts'>,
  { name, hour }: { name: string; hour: string },
) =>
  filledLetter(text, {
    お名前: name,
    連絡先: contactLine(texts),
    ガイダンスの日時: hour && timeText(hour),
  })

async function bookedHour(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ startAt: guidances.reservedAt })
    .from(guidances)
    .where(and(eq(guidances.userId, userId), eq(guidances.status, 'Reserved'), gt(guidances.reservedAt, now)))
  return row?.startAt ?? null
}

type Letter = {
  actorId: string
  person: UserProfileRow
  content: LetterContent
  dedupeKey: string
  notBefore?: Date
}

/**
 * Puts a letter to a locked person into the outbox. The same key again writes nothing.
 * @throws AppError INVALID_STATE for people who do not get it
 */
export async function writeLetter(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { actorId, person, content, dedupeKey, notBefore }: Letter,
): Promise<void> {
  const params = await letterFor(tx, { now, deps }, person, content)
  const kind = mailKindOf[content.Kind]
  const event = { category: 'Mail', operation: 'Write', mailLabel: mailLabel(kind) } as const
  const activityId = await recordActivity(tx, { event, userId: person.id, actorId, now, requestId })
  await deps.mail.enqueue(tx, {
    kind,
    params,
    ...recipientOf(person),
    dedupeKey,
    actorId,
    activityId,
    notBefore,
  })
}
