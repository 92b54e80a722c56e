import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { onlineChecks, screenings } from '../schema/screenings'
import { moveStatus } from '../users/moveStatus'
import type { UserProfileRow } from '../schema/users'
import { closePeriod } from './closePeriod'
import { findOpenPeriod } from './findOpenPeriod'

/**
 * Ends a donor's status, by expiry or a renewal test that did not certify: the period closes, its rewards
 * become due, and the person is an applicant again.
 * @throws AppError INVALID_STATE when the life cycle does not allow the event
 */
export async function loseDonorStatus(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  {
    profile,
    event,
    on,
    now,
    actorId,
    effects = {},
  }: {
    profile: UserProfileRow
    event: 'expired' | 'notCertified'
    on: JapaneseDate
    now: Date
    actorId: string | null
    effects?: Partial<UserProfileRow>
  },
): Promise<UserProfileRow> {
  const period = await findOpenPeriod(tx, profile.id)
  if (period) await closePeriod(tx, deps, { profile, period, on, renewed: false, now })
  const row = await moveStatus(tx, { id: profile.id, from: profile.userStatus }, event, now, {
    donorStatus: 'NotCertified',
    donorProcessStatus: 'Applicant',
    lossDonorStatusDate: on,
    donationPaused: false,
    // A passed check of the ended round no longer counts; a failed one still has its retry day.
    ...(profile.onlineCheckResult === 'Passed' ? { onlineCheckResult: null, onlineCheckScore: null } : {}),
    ...effects,
  })
  await turnDraftIntoRegistration(tx, row.id, now)
  await recordActivity(tx, {
    event: { category: 'Screening', operation: 'End' },
    userId: row.id,
    actorId,
    now,
  })
  return row
}

/** An unsent renewal check becomes a registration check and keeps its answers. */
async function turnDraftIntoRegistration(tx: Transaction, userId: string, now: Date): Promise<void> {
  const drafts = tx
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
  await tx
    .update(screenings)
    .set({ inspectionType: 'Registration', userStatus: 'Registration', updatedAt: now })
    .where(inArray(screenings.id, drafts))
}
