import { calendarAttachment, guidanceEvent } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { hasExpired, periodFrom } from '../../../shared/rules/donating/donorPeriod'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { findOpenGuidanceForUpdate } from '../guidance/findGuidance'
import { earlierPeriod, oweRenewalBonus, turnDraft } from '../donations/periods/closePeriod'
import { openPeriod } from '../donations/periods/openPeriod'
import type { ScreeningRow } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'
import { giveUpInvitation } from '../waitingList/giveUpInvitation'

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
  const freed = hasDays ? await endNewRound(tx, context, profile, actorId) : null
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
      ...(freed ? { cancelled: freed.toISOString() } : {}),
    },
    ...recipientOf(profile),
    ...cancelledFile(context, profile.id, freed),
    dedupeKey: `certified/${screening.id}`,
  })
}

/** Gives back the invitation or booking of a round that the late judgement ends; returns the booked hour. */
export async function endNewRound(
  tx: Transaction,
  { now, deps, requestId }: RequestContext,
  { id }: UserProfileRow,
  actorId: string,
): Promise<Date | null> {
  const open = await findOpenGuidanceForUpdate(tx, id)
  const freed = open && (await giveUpInvitation(tx, deps, open, now))
  if (!freed) return null
  const event = { category: 'Guidance', operation: 'Cancel', startAt: freed } as const
  await recordActivity(tx, { event, userId: id, actorId, now, requestId })
  return freed
}

const cancelledFile = ({ deps, now }: RequestContext, userId: string, freed: Date | null) =>
  freed
    ? {
        attachment: calendarAttachment(
          guidanceEvent(
            { userId, startAt: freed, method: 'CANCEL' },
            { texts: deps.texts, origin: deps.settings.origin, now },
          ),
        ),
      }
    : {}
