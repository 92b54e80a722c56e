import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { findOpenPeriod } from '../periods/findOpenPeriod'
import { onlineChecks, screenings } from '../schema/screenings'
import { notSuspended, userProfiles } from '../schema/users'
import { recipientOf } from '../users/recipientOf'
import { forEachMemberDue } from './forEachDue'

/** Half of the window. */
const REMIND_AFTER_DAYS = 14

/** Reminds donors once a period who have not sent the renewal check two weeks into the window. */
export function remindRenewalCheck(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(userProfiles.userStatus, 'RenewalExamOnlineCheckBeforeExam'),
    lte(userProfiles.commencementWindowPeriodDate, addDays(today, -REMIND_AFTER_DAYS)),
    gte(userProfiles.donorExpirationDate, today),
    notSuspended,
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: date, commencementWindowPeriodDate: window } = profile
    if (!date || !window || (await hasAnswered(tx, id, startOfJapaneseDate(window)))) return false
    const asked = await deps.mail.enqueue(tx, {
      kind: 'renewalReminder',
      params: { date },
      ...recipientOf(profile),
      dedupeKey: `renewalReminder/${id}/${date}`,
    })
    if (!asked) return false
    await noteReminder(tx, id, now)
    const event = { category: 'OnlineCheck', operation: 'Remind', kind: 'BeforeRenewal' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    return true
  })
}

/** A failed check is an answer too. */
async function hasAnswered(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const sent = await tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), gte(onlineChecks.submittedAt, since)))
    .limit(1)
  return sent.length > 0
}

/** Stored at the renewal's screening if it exists, else at the period to renew. */
async function noteReminder(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [draft] = await tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  const screening = draft ?? (await findOpenPeriod(tx, userId))
  if (!screening) return
  await tx
    .update(screenings)
    .set({ sentOnlineCheckReminder: 'Implemented', updatedAt: now })
    .where(eq(screenings.id, screening.id))
}
