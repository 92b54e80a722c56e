import { canStillChange, invitationDeadline } from '../../../shared/booking'
import { happen, moved, type Life } from '../life'
import { changeGuidance, openGuidance } from './invitation'

/** Books an hour that has been taken from the appointment book. */
export function reserve(life: Life, at: Date, startAt: Date): void {
  const event = { category: 'Guidance', operation: 'Reserve', startAt } as const
  happen(life, at, 'self', event, moved(life, at, 'guidanceReserved'))
  changeGuidance(life, at, { status: 'Reserved', reservedAt: startAt })
}

function bookedHour(life: Life, at: Date): Date {
  const { reservedAt } = openGuidance(life)
  if (!reservedAt || !canStillChange(reservedAt, at)) throw new Error('Too late to change a booking')
  return reservedAt
}

/** Moves the booking to another hour that has been taken from the appointment book. */
export function rebook(life: Life, at: Date, startAt: Date): void {
  const old = bookedHour(life, at)
  const event = { category: 'Guidance', operation: 'Change', old, new: startAt } as const
  happen(life, at, 'self', event, moved(life, at, 'guidanceChanged'))
  life.world.hours.release(old)
  changeGuidance(life, at, { reservedAt: startAt })
}

export function cancel(life: Life, at: Date): void {
  const startAt = bookedHour(life, at)
  const event = { category: 'Guidance', operation: 'Cancel', startAt } as const
  happen(life, at, 'self', event, moved(life, at, 'guidanceCancelled'))
  life.world.hours.release(startAt)
  changeGuidance(life, at, { status: 'Cancelled', reservedAt: null, deadlineAt: invitationDeadline(at) })
}
