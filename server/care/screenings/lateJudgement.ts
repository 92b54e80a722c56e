import { japaneseDateOf } from '../../../shared/facts/dates'
import { hasExpired, periodFrom } from '../../../shared/rules/donating/donorPeriod'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { giveUpBooking } from '../waitingList/cancelPlannedVisit'
import { earlierPeriod, oweRenewalBonus, turnDraft } from '../donations/periods/closePeriod'
import { openPeriod } from '../donations/periods/openPeriod'
import type { ScreeningRow } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'

/**
 * The bonus is owed in any case; the new period is opened while it has days left, whatever round the person has begun
 * meanwhile.
 */
export async function certifyLate(
  context: RequestContext,
  tx: Transaction,
  { profile, screening, actorId }: { profile: UserProfileRow; screening: ScreeningRow; actorId: string },
  { examDate, score }: { examDate: string; score: number | null },
): Promise<void> {
  const { now, deps } = context
  const before = await earlierPeriod(tx, screening)
  if (before) await oweRenewalBonus(tx, deps, { profile, period: before, now })
  const { validUntil } = periodFrom(examDate)
  const hasDays = !hasExpired(validUntil, japaneseDateOf(now))
  const cancelled = hasDays ? await giveUpBooking(tx, context, { userId: profile.id, actorId }) : null
  if (hasDays) {
    await openPeriod(tx, deps, {
      profile,
      screening,
      examDate,
      event: 'certifiedLate',
      now,
      effects: { onlineCheckResult: 'Passed', onlineCheckScore: score },
    })
    await turnDraft(tx, profile.id, 'Renewal', now)
  }
  await deps.mail.enqueue(tx, {
    kind: 'renewed',
    params: {
      expiration: validUntil,
      late: hasDays ? 'Opens' : 'Over',
      ...(cancelled ? { visit: cancelled.visit } : {}),
    },
    ...recipientOf(profile),
    attachment: cancelled?.attachment,
    dedupeKey: `certified/${screening.id}`,
  })
}
