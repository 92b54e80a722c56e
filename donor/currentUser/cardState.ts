import type { JapaneseDate } from '../../shared/dates'
import { cardWhileResting, RESTING } from '../../shared/messages/conditionLinks'
import * as donorCard from '../../shared/messages/donorCard'
import { PAUSED } from '../../shared/messages/renewalHeld'
import { isSuspended } from '../../shared/suspension'
import type { CurrentUser } from '../session/currentUserStore'

/** `rest`: why the person may not donate today, or null. */
export function cardState(
  { Profile }: CurrentUser,
  today: JapaneseDate,
): { rest: string | null; state: string; note: string } {
  const { DonationPaused, DonorExpirationDate, Resting, RestingUntil } = Profile
  const resting = (rest: string, note: string) => ({ rest, state: rest, note })
  if (isSuspended(Profile)) return resting(donorCard.CARD_SUSPENDED, donorCard.CARD_WHILE_SUSPENDED)
  if (DonorExpirationDate && DonorExpirationDate < today)
    return resting(donorCard.CARD_EXPIRED, donorCard.CARD_WHILE_EXPIRED)
  if (DonationPaused) return resting(PAUSED, donorCard.CARD_WHILE_PAUSED)
  if (Resting) return resting(RESTING, cardWhileResting(RestingUntil))
  return { rest: null, state: donorCard.CARD_VALID, note: donorCard.SHOW_AT_RECEPTION }
}
