import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { invitationDeadline } from '../../../shared/rules/visits/booking'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  BOOKINGS_CHANGED,
  BOOKINGS_NOT_DECIDED,
  OPENING_CHANGED,
} from '../../../shared/words/visits/openingMessages'
import type { Opening } from '../../../shared/rules/visits/opening'
import { openingDaysSchema, openingWeekSchema } from '../../../shared/forms/opening'
import { requireAdministrator, requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import type { Queryable, Transaction } from '../../ground/db/client'
import { AppError, badField, validated } from '../../ground/errors'
import type {
  Opening as OpeningAnswer,
  OpeningPreview,
  PreviewOpeningInput,
  UpdateOpeningInput,
} from '../../generated/resolvers'
import { cancelBooking } from '../../care/guidance/updateGuidance'
import { renderAsItStands } from '../../ground/outbox/mailTexts'
import { differencesFromFile, readOpening, type KeptOpening } from '../../care/guidance/readOpening'
import { extraHours, opening, openingDays, openingHours } from '../../ground/tables/opening'
import { recipientOf } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { bookingsAhead, withoutPlace, type Affected } from '../../care/guidance/affectedBookings'
import { changedOpening, type OpeningChange } from './changeOpening'
import { openingEvent } from './openingEvent'

/** The hours of the usual week and the days that are closed every year. */
export async function getOpening(context: RequestContext): Promise<OpeningAnswer> {
  requireDuty(context, 'getOpening')
  return toAnswer(await readOpening(context.deps.db), context)
}

const toAnswer = (kept: KeptOpening, { deps }: RequestContext): OpeningAnswer => ({
  Version: kept.version,
  Hours: kept.hours.map(({ day, hour, capacity }) => ({ Day: day, Hour: hour, Capacity: capacity })),
  YearlyClosed: kept.days.flatMap(({ day }) => (day.length === 5 ? [day] : [])).toSorted(),
  DiffersFromFile: differencesFromFile(kept, deps.texts).length > 0,
})

/** Bookings that would have no place, and the mail of a cancellation. Changes and locks nothing. */
export async function previewOpening(
  context: RequestContext,
  input: PreviewOpeningInput,
): Promise<OpeningPreview> {
  requireAdministrator(context)
  const change = validChange(context, input)
  const { deps, now } = context
  const kept = await readOpening(deps.db)
  const affected = await affectedBy(deps.db, now, { kept, change })
  return {
    Version: kept.version,
    Bookings: affected.map(({ profile, startAt, how }) => ({
      Person: toUserProfile(profile),
      StartAt: startAt,
      How: how,
    })),
    Mail: await mailFor(context, affected[0]),
  }
}

async function mailFor(
  { deps, now }: RequestContext,
  first: Affected | undefined,
): Promise<OpeningPreview['Mail']> {
  if (!first) return null
  const params = {
    startAt: first.startAt.toISOString(),
    deadline: invitationDeadline(now),
    closed: true,
  } as const
  const { subject, text } = await renderAsItStands(
    deps,
    recipientOf(first.profile),
    'guidanceCancelled',
    params,
  )
  return { Subject: subject, Text: text }
}

/**
 * Changes days or the usual week. Bookings without a place stay, or are cancelled by mail. Equal hours change nothing.
 */
export async function updateOpening(
  context: RequestContext,
  input: UpdateOpeningInput,
): Promise<OpeningAnswer> {
  const caller = requireAdministrator(context)
  const change = validChange(context, input)
  const { now } = context

  return loggedTransaction(context, async (tx, log) => {
    const kept = await holdAlone(tx, input.Version)
    const affected = await affectedBy(tx, now, { kept, change })
    requireSeen(affected, input)
    const after = changedOpening(kept, change)
    const cancels = input.Bookings === 'Cancel' ? affected : []
    if (isSame(kept, after) && cancels.length === 0) return toAnswer(kept, context)
    await write(tx, after, now)
    for (const { guidance } of cancels)
      await cancelBooking(context, tx, { userId: guidance.userId, actorId: caller.id, closed: true })
    const event = openingEvent({
      before: kept,
      change,
      kept: affected.length - cancels.length,
      cancelled: cancels.length,
    })
    await log(null, event)
    return toAnswer(await readOpening(tx), context)
  })
}

function validChange({ now }: RequestContext, { Days, Week }: PreviewOpeningInput): OpeningChange {
  if (Days && !Week) return { days: validated(openingDaysSchema(japaneseDateOf(now)), Days) }
  if (Week && !Days) return { week: validated(openingWeekSchema, Week) }
  throw new AppError('BAD_USER_INPUT')
}

/** Blocks bookings and setting test days until the transaction ends. @throws AppError CONFLICT for an old version */
export async function holdAlone(tx: Transaction, version: number): Promise<KeptOpening> {
  const [held] = await tx.select({ version: opening.version }).from(opening).for('update')
  if (held?.version !== version) throw new AppError('CONFLICT', OPENING_CHANGED)
  return readOpening(tx)
}

/** For the usual week only people who had a place before; for single days all people without a place there. */
async function affectedBy(
  db: Queryable,
  now: Date,
  { kept, change }: { kept: Opening; change: OpeningChange },
): Promise<Affected[]> {
  const span = 'days' in change ? { from: change.days.From, to: change.days.To } : null
  const bookings = await bookingsAhead(db, now, span)
  const affected = withoutPlace(bookings, changedOpening(kept, change))
  if (span) return affected
  const already = new Set(withoutPlace(bookings, kept).map(({ guidance }) => guidance.id))
  return affected.filter(({ guidance }) => !already.has(guidance.id))
}

function requireSeen(affected: readonly Affected[], { Seen, Bookings }: UpdateOpeningInput): void {
  const ids = affected.map(({ guidance }) => guidance.userId).toSorted()
  if (!isDeepStrictEqual(ids, [...(Seen ?? [])].toSorted())) throw new AppError('CONFLICT', BOOKINGS_CHANGED)
  if (affected.length > 0 && !Bookings) throw badField('Bookings', BOOKINGS_NOT_DECIDED)
}

const isSame = (before: Opening, after: Opening) =>
  isDeepStrictEqual(inOrder(before.hours, hourKey), inOrder(after.hours, hourKey)) &&
  isDeepStrictEqual(
    inOrder(before.days, ({ day }) => day),
    inOrder(after.days, ({ day }) => day),
  ) &&
  isDeepStrictEqual(inOrder(before.extra, extraKey), inOrder(after.extra, extraKey))
const hourKey = ({ day, hour }: Opening['hours'][number]) => `${day} ${hour}`
const extraKey = ({ date, hour }: Opening['extra'][number]) => `${date} ${hour}`
const inOrder = <T>(rows: readonly T[], key: (row: T) => string) =>
  rows.toSorted((a, b) => key(a).localeCompare(key(b)))

async function write(tx: Transaction, { hours, days, extra }: Opening, now: Date): Promise<void> {
  await tx.delete(openingHours)
  if (hours.length > 0) await tx.insert(openingHours).values([...hours])
  await tx.delete(openingDays)
  if (days.length > 0) await tx.insert(openingDays).values([...days])
  await tx.delete(extraHours)
  if (extra.length > 0) await tx.insert(extraHours).values([...extra])
  await noteChange(tx, now)
}

export async function noteChange(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(opening)
    .set({ version: sql`${opening.version} + 1`, updatedAt: now })
    .where(eq(opening.id, 1))
}
