import { japaneseDateOf, type JapaneseDate } from '../../facts/dates'
import { hasExpired } from '../donating/donorPeriod'
import type { DonationRefusal, UserProfile } from '../../generated/schema'
import { donorStatuses } from '../person/stages'
import { openState, type DayHours, type OpenState } from './openState'
import { isSuspended } from '../person/suspension'

export type DonorFacts = {
  /** `until`: the day on which it ends by itself. */
  suspended: { until: JapaneseDate | null } | null
  certified: boolean
  /** The period's first day, where it is known. */
  validFrom?: JapaneseDate
  expiration: JapaneseDate | null
  paused: boolean
  rest: { until: JapaneseDate | null } | null
  /** The last day on which the consent of before is enough; null where nothing is to be signed anew. */
  signBy: JapaneseDate | null
}

/** The rule for a donation on a day, and for all that is said about one. The last valid day is a Japanese day. */
export function donationRefusal(facts: DonorFacts, day: JapaneseDate): DonationRefusal | null {
  const { suspended, certified, validFrom, expiration, paused, signBy } = facts
  if (suspended) return 'Suspended'
  if (expiration && hasExpired(expiration, day)) return 'Expired'
  if (!certified || (validFrom !== undefined && day < validFrom)) return 'NotCertified'
  if (paused) return 'Paused'
  if (signBy !== null && day > signBy) return 'Unsigned'
  return isResting(facts, day) ? 'Resting' : null
}

const isResting = ({ rest }: DonorFacts, day: JapaneseDate): boolean =>
  rest !== null && (rest.until === null || day < rest.until)

type ToldProfile = Pick<
  UserProfile,
  | 'UserStatus'
  | 'DonorStatus'
  | 'SuspensionStatus1'
  | 'SuspensionStatus2'
  | 'DonorExpirationDate'
  | 'DonationPaused'
  | 'Resting'
  | 'RestingUntil'
>

/**
 * @param known.suspendedUntil the day on which a suspension ends by itself, if one is known
 * @param known.signBy the day by which a new consent is to be signed, if one is
 */
export const factsOf = (
  profile: ToldProfile,
  { suspendedUntil, signBy }: { suspendedUntil: JapaneseDate | null; signBy: JapaneseDate | null },
): DonorFacts => ({
  suspended: isSuspended(profile) ? { until: profile.SuspensionStatus2 ? null : suspendedUntil } : null,
  certified: mayBeTaken(profile.DonorStatus, profile.UserStatus),
  expiration: profile.DonorExpirationDate ?? null,
  paused: profile.DonationPaused === true,
  rest: profile.Resting ? { until: profile.RestingUntil ?? null } : null,
  signBy,
})

export const mayBeTaken = (donor: UserProfile['DonorStatus'], status: UserProfile['UserStatus']): boolean =>
  donor === 'Certified' && donorStatuses.includes(status)

/**
 * now: the room is open; later: it opens today; next: on a later day; the others may not donate.
 * unsigned: the first such day would come after the one by which a new consent is to be signed.
 * tooLate: what holds the person back ends after the last valid day; lastDay: the room does not open before it ends.
 */
export type VisitKind =
  | 'now'
  | 'later'
  | 'next'
  | 'lastDay'
  | 'rest'
  | 'restOpen'
  | 'restTooLate'
  | 'paused'
  | 'unsigned'
  | 'suspended'
  | 'suspendedOpen'
  | 'suspendedTooLate'
  | 'expired'
  | 'notCertified'

/** The answer to 「いま、来られますか」. */
export type Visit = {
  kind: VisitKind
  refusal: DonationRefusal | null
  /** The first day, from today on, on which a donation is taken; null if none is known. */
  from: JapaneseDate | null
  /** The day on which the rest or the suspension ends by itself. */
  ends: JapaneseDate | null
  expiration: JapaneseDate | null
  /** Null while the hours are unknown. */
  room: OpenState | null
}

/** @param days the room's hours, in order, from today; null while unknown */
export function visitAt(facts: DonorFacts, now: Date, days: readonly DayHours[] | null): Visit {
  const today = japaneseDateOf(now)
  const { expiration } = facts
  const refusal = donationRefusal(facts, today)
  const room = days && openState(days, now)
  const ends = refusal === 'Suspended' || refusal === 'Resting' ? freeFrom(facts, today) : null
  const inTime = ends === null || expiration === null || !hasExpired(expiration, ends)
  const first = refusal === null ? today : inTime ? ends : null
  const from = first && firstOpenDay(first, { today, room, days, expiration })
  const isUnsigned = from !== null && facts.signBy !== null && from > facts.signBy
  const kind = isUnsigned ? 'unsigned' : kindOf(refusal, { ends, inTime, from, today, room })
  return { kind, refusal, from: isUnsigned ? null : from, ends, expiration, room }
}

/** Nothing holds the person back, today or on the next day on which the room is open. */
export const mayCome = ({ kind }: Visit): boolean => kind === 'now' || kind === 'later' || kind === 'next'

/** A donation is taken today, and the room is open or will be. */
export const opensToday = ({ kind }: Visit): boolean => kind === 'now' || kind === 'later'

/** The day on which neither a suspension nor a rest is left; null if one has no known end, and while paused. */
function freeFrom(
  { suspended, rest, paused, certified }: DonorFacts,
  today: JapaneseDate,
): JapaneseDate | null {
  if (paused || !certified) return null
  const ends = [suspended, rest].flatMap((one) => (one ? [one.until] : []))
  return ends.reduce<JapaneseDate | null>(
    (last, end) => (last === null || end === null ? null : end > last ? end : last),
    today,
  )
}

type Known = {
  today: JapaneseDate
  room: OpenState | null
  days: readonly DayHours[] | null
  expiration: JapaneseDate | null
}

/** Beyond the known hours every day counts as open. */
function firstOpenDay(first: JapaneseDate, { today, room, days, expiration }: Known): JapaneseDate | null {
  const lastKnown = days?.at(-1)?.date
  if (!days || !lastKnown || first > lastKnown) return first
  const over = room !== null && !room.open && room.today === 'over'
  const found = days.find(({ date, hours }) => date >= first && hours !== null && !(over && date === today))
  return found && !(expiration && hasExpired(expiration, found.date)) ? found.date : null
}

function kindOf(
  refusal: DonationRefusal | null,
  {
    ends,
    inTime,
    from,
    today,
    room,
  }: Pick<Visit, 'ends' | 'from' | 'room'> & { inTime: boolean; today: JapaneseDate },
): VisitKind {
  switch (refusal) {
    case null:
      if (from === null) return 'lastDay'
      if (from > today) return 'next'
      return room && !room.open ? 'later' : 'now'
    case 'Suspended':
      return ends === null ? 'suspendedOpen' : inTime && from ? 'suspended' : 'suspendedTooLate'
    case 'Resting':
      return ends === null ? 'restOpen' : inTime && from ? 'rest' : 'restTooLate'
    case 'Paused':
      return 'paused'
    case 'Unsigned':
      return 'unsigned'
    case 'Expired':
      return 'expired'
    case 'NotCertified':
      return 'notCertified'
  }
}

export type VisitWords = Record<VisitKind, (visit: Visit) => string>

/** A sentence about when a person may donate. Only `tell` makes one, so that the rule chooses what is said. */
export class Claim {
  readonly #visit: Visit
  private constructor(
    readonly text: string,
    visit: Visit,
  ) {
    this.#visit = visit
  }

  static tell(visit: Visit, words: VisitWords): Claim {
    return new Claim(words[visit.kind](visit), visit)
  }

  get visit(): Visit {
    return this.#visit
  }
}

export const tell = (visit: Visit, words: VisitWords): Claim => Claim.tell(visit, words)

/** Time to undo a new donation with one key. */
export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1000
