import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS } from '../../shared/booking'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { Deps } from '../deps'
import { guidances } from '../schema/guidance'
import { recipientOf } from '../users/recipientOf'
import { notSuspended, userProfiles } from '../schema/users'
import { forEachDue } from './forEachDue'

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
