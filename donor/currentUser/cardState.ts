import { isSuspended } from '../../shared/suspension'
import type { JapaneseDate } from '../../shared/dates'
import { cardWhileResting, RESTING } from '../../shared/messages/conditionLinks'
import {
  CARD_EXPIRED,
  CARD_SUSPENDED,
  CARD_VALID,
  CARD_WHILE_EXPIRED,
  CARD_WHILE_PAUSED,
  CARD_WHILE_SUSPENDED,
  SHOW_AT_RECEPTION,
} from '../../shared/messages/donorCard'
import { PAUSED } from '../../shared/messages/renewalHeld'
import type { CurrentUser } from '../session/currentUserStore'

/** `rest`: why the person may not donate today, or null. */
export function cardState(
  { Profile }: CurrentUser,
  today: JapaneseDate,
): { rest: string | null; state: string; note: string } {
  const { DonationPaused, DonorExpirationDate, Resting, RestingUntil } = Profile
  const resting = (rest: string, note: string) => ({ rest, state: rest, note })
  if (isSuspended(Profile)) return resting(CARD_SUSPENDED, CARD_WHILE_SUSPENDED)
  if (DonorExpirationDate && DonorExpirationDate < today) return resting(CARD_EXPIRED, CARD_WHILE_EXPIRED)
  if (DonationPaused) return resting(PAUSED, CARD_WHILE_PAUSED)
  if (Resting) return resting(RESTING, cardWhileResting(RestingUntil))
  return { rest: null, state: CARD_VALID, note: SHOW_AT_RECEPTION }
}
