import type { JapaneseDate } from '../../facts/dates'
import type { OnlineCheckResult, UserStatus } from '../../generated/schema'

export type SituationInput = {
  today: JapaneseDate
  userStatus: UserStatus
  hasProfile: boolean
  suspension: 'temporary' | 'permanent' | null
  check: {
    /** An unsent check has answers. */
    started: boolean
    /** Of the last sent check; null before the first, and once it no longer counts. */
    result: OnlineCheckResult | null
    /** A check is due and can be started or continued today. */
    mayStart: boolean
    /** First day to try again, after Failed_1 or a test that did not certify; null if unknown. */
    nextDate: JapaneseDate | null
  }
  /** Why a person is back at Registration. */
  ended: 'NotCertified' | 'Expired' | null
  /** After a hospital test the office says when to come back. */
  retryByOffice?: boolean
  /** `begun`: the booked hour has begun. */
  guidance: { absent: boolean; begun?: boolean }
  /** Donating rests by a condition report; `until` is null while no day is known. */
  resting?: { until: JapaneseDate | null } | null
  /** `passed`: all requested days are over; `over`: the test's hour is. */
  exam: { requested: boolean; passed?: boolean; date: JapaneseDate | null; over?: boolean }
}

export type Situation =
  | 'suspended'
  | 'enterProfile'
  | 'notPossible'
  | 'answerLater'
  | 'notCertified'
  | 'expired'
  | 'answer'
  | 'waiting'
  | 'toBook'
  | 'missed'
  | 'booked'
  | 'guidanceBegun'
  | 'answerAgain'
  | 'examToAsk'
  | 'examAsked'
  | 'wishesPassed'
  | 'examDated'
  | 'examTaken'
  | 'donating'
  | 'resting'
  | 'renewalCheck'
  | 'renewalHeld'

/** The rule for what comes next; the donor app and the console have their own words for each situation. */
export function situationOf(input: SituationInput): Situation {
  return input.suspension ? 'suspended' : byStatus[input.userStatus](input)
}

const byStatus: Record<UserStatus, (input: SituationInput) => Situation> = {
  Registration: registration,
  WaitingGuidance: () => 'waiting',
  Guidance: ({ guidance }) => (guidance.absent ? 'missed' : 'toBook'),
  WaitingToParticipateGuidance: ({ guidance }) => (guidance.begun ? 'guidanceBegun' : 'booked'),
  OnlineCheckBeforeRegistrationExam: () => 'answerAgain',
  DonorRegistrationExam: exam,
  Donation: ({ resting }) => (resting ? 'resting' : 'donating'),
  RenewalExamOnlineCheckBeforeExam: renewalCheck,
  DonorRenewalExam: exam,
}

function registration({ hasProfile, check, ended, today, retryByOffice }: SituationInput): Situation {
  const waits = !check.mayStart && check.nextDate !== null && check.nextDate > today
  if (!hasProfile) return 'enterProfile'
  if (!check.started && check.result === 'Failed_2' && !check.mayStart) return 'notPossible'
  if (!check.started && check.result === 'Failed_1' && (waits || check.nextDate === null))
    return 'answerLater'
  if (ended === 'NotCertified' && (waits || retryByOffice)) return 'notCertified'
  return !check.started && ended === 'Expired' ? 'expired' : 'answer'
}

function renewalCheck({ check }: SituationInput): Situation {
  const failed = check.result === 'Failed_1' || check.result === 'Failed_2'
  const again = check.mayStart && !(check.result === 'Failed_1' && check.nextDate === null)
  return failed && !check.started && !again ? 'renewalHeld' : 'renewalCheck'
}

function exam({ exam: { date, passed, requested, over }, today }: SituationInput): Situation {
  if (date) return over || date < today ? 'examTaken' : 'examDated'
  if (passed) return 'wishesPassed'
  return requested ? 'examAsked' : 'examToAsk'
}
