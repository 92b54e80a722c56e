import { startOfJapaneseDate, type JapaneseDate } from '../../shared/facts/dates'
import type { UserStatus } from '../../shared/generated/schema'
import { donorStatuses } from '../../shared/rules/person/stages'
import { visitAt, type Visit } from '../../shared/rules/visits/visit'

type Told = {
  today: JapaneseDate
  userStatus: UserStatus
  expiration: JapaneseDate | null
  suspension?: 'temporary' | 'permanent' | null
  suspendedUntil?: JapaneseDate | null
  resting?: { until: JapaneseDate | null } | null
  paused?: boolean
}

/** At noon of a day on which the room is open, of somebody with the status of a donor. */
export function visitOf({
  today,
  userStatus,
  expiration,
  suspension,
  suspendedUntil,
  resting,
  paused,
}: Told): Visit {
  const facts = {
    suspended: suspension ? { until: suspendedUntil ?? null } : null,
    certified: donorStatuses.includes(userStatus),
    expiration,
    paused: paused ?? false,
    rest: resting ?? null,
    signBy: null,
  }
  const noon = new Date(startOfJapaneseDate(today).getTime() + 12 * 3_600_000)
  return visitAt(facts, noon, [{ date: today, hours: '8:00〜20:00' }])
}
