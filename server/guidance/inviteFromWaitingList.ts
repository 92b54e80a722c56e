import { and, asc, eq, gte, notExists } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { userProfiles } from '../users/tables'
import { invite } from './invite'
import { claimMonthPlace, holdMonth, monthOf } from './monthPlaces'
import { guidances } from './tables'

/**
 * Invites from the waiting list, first come first served, while this Japanese month has places. Called where a place
 * or a person appears: when a check is passed, and when an administrator raises the number.
 * @returns how many were invited
 */
export async function inviteFromWaitingList(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  now: Date,
): Promise<number> {
  const month = monthOf(now)
  if (!(await holdMonth(tx, month))) return 0
  for (let invited = 0; ; invited++) {
    const userId = await firstInLine(tx, now)
    if (!userId || !(await claimMonthPlace(tx, month, now))) return invited
    await invite(tx, deps, { userId, month, now })
  }
}

/**
 * The suspended keep their place in line and are passed over. Whoever has just gone back to the list is not invited
 * again before the next day: a place that nobody took in time is no reason to be asked twice within minutes.
 */
async function firstInLine(tx: Transaction, now: Date): Promise<string | null> {
  const endedToday = tx
    .select({ id: guidances.id })
    .from(guidances)
    .where(
      and(
        eq(guidances.userId, userProfiles.id),
        gte(guidances.closedAt, startOfJapaneseDate(japaneseDateOf(now))),
      ),
    )
  const [row] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.userStatus, 'WaitingGuidance'),
        eq(userProfiles.deleteStatus, false),
        eq(userProfiles.suspensionStatus1, false),
        eq(userProfiles.suspensionStatus2, false),
        notExists(endedToday),
      ),
    )
    .orderBy(asc(userProfiles.waitingSince), asc(userProfiles.id))
    .limit(1)
    .for('update')
  return row?.id ?? null
}
