import { GUIDANCE_CHANGES } from '../../shared/booking'
import type { Guidance } from '../generated/resolvers'
import type { GuidanceRow } from '../schema/guidance'

/** A guidance has its person's id. The deadline is set only while no hour is booked. */
export function toGuidance(row: GuidanceRow): Guidance {
  const choosing = row.closedAt === null && row.status !== 'Reserved'
  return {
    Id: row.userId,
    Sk: 'Guidance',
    Status: row.status,
    ZohoBookingId: row.zohoBookingId,
    GuidanceInvitedAt: row.guidanceInvitedAt,
    ReservedAt: row.reservedAt,
    DeadlineAt: choosing ? row.deadlineAt : null,
    ChangesLeft: Math.max(0, GUIDANCE_CHANGES - row.changes),
    ConsentVersion: row.consentVersion,
    KitNumber: row.kitNumber,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
