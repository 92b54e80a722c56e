import { and, asc, eq, isNull, lt, ne, gte } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS } from '../../shared/booking'
import { japaneseDateOf, addDays, startOfJapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import { type Transaction, inTransaction } from '../db/client'
import type { Deps } from '../deps'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { userProfiles, notSuspended } from '../schema/users'
import { recipientOf, moveStatus } from '../users/findProfile'
import { inviteFromWaitingList } from '../waitingList/invite'
import { releaseMonthPlace } from '../waitingList/monthPlaces'
import { forEachDue } from './forEachDue'

/** Ends overdue invitations: frees the month's place, puts the person last, invites the next. Returns how many. */
export async function expireInvitations(deps: Deps, now: Date): Promise<number> {
  const due = and(
    isNull(guidances.closedAt),
    ne(guidances.status, 'Reserved'),
    lt(guidances.deadlineAt, japaneseDateOf(now)),
  )
  const found = await deps.db
    .select({ id: guidances.id })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(and(due, eq(userProfiles.userStatus, 'Guidance'), eq(userProfiles.deleteStatus, false)))
    .orderBy(asc(guidances.guidanceInvitedAt), asc(guidances.id))
  const ended = await forEachDue(
    deps,
    found.map(({ id }) => id),
    async (tx, id) => {
      const [open] = await tx
        .select()
        .from(guidances)
        .where(and(eq(guidances.id, id), due))
        .for('update', { skipLocked: true })
      if (!open) return false
      await expire(tx, deps, open, now)
      return true
    },
  )
  if (ended > 0) await inviteWaiting(deps, now)
  return ended
}

async function expire(
  tx: Transaction,
  deps: Deps,
  { id, userId, year, month, deadlineAt }: GuidanceRow,
  now: Date,
): Promise<void> {
  const profile = await moveStatus(tx, { id: userId, from: 'Guidance' }, 'invitationExpired', now)
  await tx.update(guidances).set({ closedAt: now, updatedAt: now }).where(eq(guidances.id, id))
  await releaseMonthPlace(tx, { year, month }, now)
  await recordActivity(tx, {
    event: { category: 'Guidance', operation: 'Expire' },
    userId,
    actorId: null,
    now,
  })
  await deps.mail.enqueue(tx, {
    kind: 'invitationExpired',
    params: { deadline: deadlineAt ?? japaneseDateOf(now) },
    ...recipientOf(profile),
    dedupeKey: `invitationExpired/${id}`,
  })
}

const REMINDERS = [
  { days: 7, kind: 'guidanceInWeek' },
  { days: 1, kind: 'guidanceTomorrow' },
] as const

/** Reminds of a booking a week and a day before, but never on the day it was booked or changed. */
export async function remindBookings(deps: Deps, now: Date): Promise<number> {
  let reminded = 0
  for (const reminder of REMINDERS) reminded += await remind(deps, now, reminder)
  return reminded
}

async function remind(deps: Deps, now: Date, { days, kind }: (typeof REMINDERS)[number]): Promise<number> {
  const today = japaneseDateOf(now)
  const day = addDays(today, days)
  const due = and(
    eq(guidances.status, 'Reserved'),
    isNull(guidances.closedAt),
    gte(guidances.reservedAt, startOfJapaneseDate(day)),
    lt(guidances.reservedAt, startOfJapaneseDate(addDays(day, 1))),
    lt(guidances.updatedAt, startOfJapaneseDate(today)),
    eq(userProfiles.deleteStatus, false),
    notSuspended,
  )
  const found = await deps.db
    .select({ id: guidances.id })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(due)
    .orderBy(asc(guidances.reservedAt), asc(guidances.id))
  return forEachDue(
    deps,
    found.map(({ id }) => id),
    async (tx, id) => {
      const [row] = await tx
        .select({ reservedAt: guidances.reservedAt, profile: userProfiles })
        .from(guidances)
        .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
        .where(and(eq(guidances.id, id), due))
        .for('update', { of: guidances, skipLocked: true })
      if (!row?.reservedAt) return false
      const startAt = row.reservedAt.toISOString()
      const endAt = new Date(row.reservedAt.getTime() + GUIDANCE_LENGTH_MS).toISOString()
      return deps.mail.enqueue(tx, {
        kind,
        params: { startAt, endAt },
        ...recipientOf(row.profile),
        dedupeKey: `${kind}/${id}/${startAt}`,
      })
    },
  )
}

export function inviteWaiting(deps: Deps, now: Date): Promise<number> {
  return inTransaction({ deps }, (tx) => inviteFromWaitingList(tx, deps, now))
}
