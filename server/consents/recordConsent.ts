import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { NO_CONSENT_TO_RENEW } from '../../shared/messages/apiErrors'
import { consentSchema } from '../../shared/validation/attendance'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { Consent, RecordConsentInput } from '../generated/resolvers'
import { findProfileForUpdate, requirePresent } from '../users/findProfile'
import { consentsOfUser } from './consentsOfUser'
import { keepConsent } from './keepConsent'

/**
 * Stores a new signature of a person who signed before: after a withdrawal, or for a newer version. A
 * suspension by withdrawal stays until the office lifts it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE
 * for a former user and without an earlier signature at a guidance
 */
export async function recordConsent(context: RequestContext, input: RecordConsentInput): Promise<Consent> {
  const caller = requireAdministrator(context)
  const { now, requestId, deps } = context
  const today = japaneseDateOf(now)
  const { UserId, ConsentVersion, IdentityDocument, ConsentedOn } = validated(consentSchema(today), input)
  const userId = requireUuid(UserId)
  return inTransaction(context, async (tx) => {
    await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const [last] = await consentsOfUser(tx, userId)
    if (!last) throw new AppError('INVALID_STATE', NO_CONSENT_TO_RENEW)
    const isSame =
      !last.EndedAt && last.Version === ConsentVersion && japaneseDateOf(last.ConsentedAt) === ConsentedOn
    if (isSame) return last
    await keepConsent(
      tx,
      deps,
      {
        userId,
        version: ConsentVersion,
        identityDocument: IdentityDocument ?? null,
        consentedAt: ConsentedOn === today ? now : startOfJapaneseDate(ConsentedOn),
      },
      now,
    )
    const event = { category: 'Guidance', operation: 'Consent', version: ConsentVersion } as const
    await recordActivity(tx, { event, userId, actorId: caller.id, now, requestId })
    const [kept] = await consentsOfUser(tx, userId)
    if (!kept) throw new Error('A consent that was just kept is missing')
    return kept
  })
}
