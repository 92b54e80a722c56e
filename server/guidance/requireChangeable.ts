import { canStillChange } from '../../shared/booking'
import { GUIDANCE_NOT_BOOKED, GUIDANCE_WITHIN_24_HOURS } from '../../shared/messages/apiErrors'
import { AppError } from '../errors'
import type { GuidanceRow } from './tables'

/** A booking that the person may still change or cancel on the page: until 24 hours before it starts. */
export function requireChangeable(open: GuidanceRow | null, now: Date): GuidanceRow & { reservedAt: Date } {
  if (open?.status !== 'Reserved' || !open.reservedAt)
    throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
  if (!canStillChange(open.reservedAt, now)) throw new AppError('INVALID_STATE', GUIDANCE_WITHIN_24_HOURS)
  return { ...open, reservedAt: open.reservedAt }
}
