import { canStillChange } from '../../shared/booking'
import {
  GUIDANCE_HAS_BEGUN,
  GUIDANCE_NOT_BOOKED,
  GUIDANCE_WITHIN_24_HOURS,
} from '../../shared/messages/apiErrors'
import { AppError } from '../errors'
import { isOnBehalf, type GuidanceCaller } from './guidanceCaller'
import type { GuidanceRow } from '../schema/guidance'

/**
 * A booking that may still change: by the person until 24 hours before its start, by an administrator until
 * its start.
 */
export function requireChangeable(
  open: GuidanceRow | null,
  caller: GuidanceCaller,
  now: Date,
): GuidanceRow & { reservedAt: Date } {
  if (open?.status !== 'Reserved' || !open.reservedAt)
    throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
  if (isOnBehalf(caller)) {
    if (open.reservedAt <= now) throw new AppError('INVALID_STATE', GUIDANCE_HAS_BEGUN)
  } else if (!canStillChange(open.reservedAt, now)) {
    throw new AppError('INVALID_STATE', GUIDANCE_WITHIN_24_HOURS)
  }
  return { ...open, reservedAt: open.reservedAt }
}
