import { invitationDeadline } from '../../../shared/booking'
import { japaneseDateOf } from '../../../shared/dates'
import { checkIsOld } from '../../../shared/donorPeriod'
import { happen, moved, type Life } from '../life'
import { later, MINUTE_MS } from '../../world/worldTime'
import { changeGuidance, openGuidance } from './invitation'

const CONSENT_VERSION = '2026-04'

function afterTheHour(life: Life): Date {
  const { reservedAt } = openGuidance(life)
  if (!reservedAt) throw new Error('Nothing is booked')
  return later(reservedAt, life.world.random.whole(62, 85) * MINUTE_MS)
}

/** Came and consented; the way goes on to the test, through another check when the last one is too old. */
export function attend(life: Life): void {
  const { world, passedOn } = life
  const at = afterTheHour(life)
  const old = passedOn === null || checkIsOld(passedOn, japaneseDateOf(at))
  const event = { category: 'Guidance', operation: 'Attend', version: CONSENT_VERSION } as const
  const change = moved(life, at, old ? 'attendedWithOldCheck' : 'attended')
  happen(life, at, world.staff.administratorAt(at), event, change)
  changeGuidance(life, at, {
    status: 'Attended',
    closedAt: at,
    consentVersion: CONSENT_VERSION,
    kitNumber: `K-${String(world.nextNumber('kit')).padStart(6, '0')}`,
  })
  life.guidance = null
}

/** Did not come. The first time there are 14 days for another choice, the second leads back to the list. */
export function miss(life: Life): void {
  const at = afterTheHour(life)
  const absences = (openGuidance(life).absences ?? 0) + 1
  const again = absences === 2
  const by = life.world.staff.administratorAt(at)
  const event = { category: 'Guidance', operation: 'NoShow' } as const
  happen(life, at, by, event, moved(life, at, again ? 'absentAgain' : 'absent'))
  changeGuidance(life, at, {
    status: 'NoShow',
    absences,
    ...(again
      ? { deadlineAt: null, closedAt: at }
      : { deadlineAt: invitationDeadline(at), reservedAt: null }),
  })
  if (again) life.guidance = null
}
