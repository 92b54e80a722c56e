import type { UserStatus } from '../../generated/schema'

export type LifecycleEvent =
  | 'onlineCheckPassed'
  | 'onlineCheckFailed'
  | 'invited'
  | 'invitationExpired'
  | 'invitationDeclined'
  | 'guidanceReserved'
  | 'guidanceChanged'
  | 'guidanceCancelled'
  | 'absent'
  | 'absentAgain'
  | 'attended'
  | 'attendedWithOldCheck'
  | 'checkTooOld'
  | 'examRequested'
  | 'examScheduled'
  | 'certified'
  | 'notCertified'
  | 'donationReceived'
  | 'renewalWindowBegan'
  | 'expired'
  | CorrectionEvent

/** A second person has corrected a judgement, or the person has corrected the answers of a check. */
export type CorrectionEvent =
  | 'certificationCorrected'
  | 'refusalCorrected'
  | 'answersStricter'
  | 'answersMilder'
  | LateEvent

/** A renewal test that was held in time is judged after the status has ended. */
export type LateEvent = 'certifiedLate' | 'notCertifiedLate'

export type LifecycleActor = 'user' | 'administrator' | 'system'

export type Transition = {
  from: UserStatus
  event: LifecycleEvent
  to: UserStatus
  by: readonly LifecycleActor[]
}

const row = (
  from: UserStatus,
  event: LifecycleEvent,
  to: UserStatus,
  ...by: readonly LifecycleActor[]
): Transition => ({ from, event, to, by })

/** The donor's life cycle, from Registration with the profile. Other transitions are INVALID_STATE. */
export const transitions: readonly Transition[] = [
  row('Registration', 'onlineCheckPassed', 'WaitingGuidance', 'user', 'administrator'),
  row('Registration', 'onlineCheckFailed', 'Registration', 'user'),
  row('WaitingGuidance', 'invited', 'Guidance', 'system', 'administrator'),
  row('Guidance', 'guidanceReserved', 'WaitingToParticipateGuidance', 'user', 'administrator'),
  row('Guidance', 'invitationExpired', 'WaitingGuidance', 'system'),
  row('Guidance', 'invitationDeclined', 'WaitingGuidance', 'user'),
  row(
    'WaitingToParticipateGuidance',
    'guidanceChanged',
    'WaitingToParticipateGuidance',
    'user',
    'administrator',
  ),
  row('WaitingToParticipateGuidance', 'guidanceCancelled', 'Guidance', 'user', 'administrator'),
  row('WaitingToParticipateGuidance', 'absent', 'Guidance', 'administrator'),
  row('WaitingToParticipateGuidance', 'absentAgain', 'WaitingGuidance', 'administrator'),
  row('WaitingToParticipateGuidance', 'attended', 'DonorRegistrationExam', 'administrator'),
  row(
    'WaitingToParticipateGuidance',
    'attendedWithOldCheck',
    'OnlineCheckBeforeRegistrationExam',
    'administrator',
  ),
  row('OnlineCheckBeforeRegistrationExam', 'onlineCheckPassed', 'DonorRegistrationExam', 'user'),
  row('OnlineCheckBeforeRegistrationExam', 'onlineCheckFailed', 'Registration', 'user'),
  row('DonorRegistrationExam', 'checkTooOld', 'OnlineCheckBeforeRegistrationExam', 'system'),
  row('DonorRegistrationExam', 'examRequested', 'DonorRegistrationExam', 'user'),
  row('DonorRegistrationExam', 'examScheduled', 'DonorRegistrationExam', 'administrator'),
  row('DonorRegistrationExam', 'certified', 'Donation', 'administrator'),
  row('DonorRegistrationExam', 'notCertified', 'Registration', 'administrator'),
  row('Donation', 'donationReceived', 'Donation', 'administrator'),
  row('Donation', 'renewalWindowBegan', 'RenewalExamOnlineCheckBeforeExam', 'system'),
  row('Donation', 'expired', 'Registration', 'system'),
  row('Donation', 'certificationCorrected', 'Registration', 'administrator'),
  row(
    'RenewalExamOnlineCheckBeforeExam',
    'donationReceived',
    'RenewalExamOnlineCheckBeforeExam',
    'administrator',
  ),
  row('RenewalExamOnlineCheckBeforeExam', 'onlineCheckPassed', 'DonorRenewalExam', 'user', 'administrator'),
  row('RenewalExamOnlineCheckBeforeExam', 'onlineCheckFailed', 'RenewalExamOnlineCheckBeforeExam', 'user'),
  row('RenewalExamOnlineCheckBeforeExam', 'expired', 'Registration', 'system'),
  row('RenewalExamOnlineCheckBeforeExam', 'certificationCorrected', 'Registration', 'administrator'),
  row('DonorRenewalExam', 'donationReceived', 'DonorRenewalExam', 'administrator'),
  row('DonorRenewalExam', 'examRequested', 'DonorRenewalExam', 'user'),
  row('DonorRenewalExam', 'examScheduled', 'DonorRenewalExam', 'administrator'),
  row('DonorRenewalExam', 'certified', 'Donation', 'administrator'),
  row('DonorRenewalExam', 'notCertified', 'Registration', 'administrator'),
  // With a timely test, two weeks after the last valid day: `donorStatusUntil`.
  row('DonorRenewalExam', 'expired', 'Registration', 'system'),
  row('DonorRenewalExam', 'certificationCorrected', 'Registration', 'administrator'),
  // By the wrongly judged test, if no new round has begun.
  row('Registration', 'refusalCorrected', 'Donation', 'administrator'),
  // By corrected answers: the check would have refused them, or would not have.
  row('WaitingGuidance', 'answersStricter', 'Registration', 'user', 'administrator'),
  row('Guidance', 'answersStricter', 'Registration', 'user', 'administrator'),
  row('WaitingToParticipateGuidance', 'answersStricter', 'Registration', 'user', 'administrator'),
  row('OnlineCheckBeforeRegistrationExam', 'answersStricter', 'Registration', 'user', 'administrator'),
  row('DonorRegistrationExam', 'answersStricter', 'Registration', 'user', 'administrator'),
  row('DonorRenewalExam', 'answersStricter', 'RenewalExamOnlineCheckBeforeExam', 'administrator'),
  row('Registration', 'answersMilder', 'DonorRegistrationExam', 'administrator'),
  // The result of a test held in time counts whenever it comes, also in a new round.
  ...(
    [
      'Registration',
      'WaitingGuidance',
      'Guidance',
      'WaitingToParticipateGuidance',
      'OnlineCheckBeforeRegistrationExam',
      'DonorRegistrationExam',
    ] as const
  ).flatMap((from) => [
    row(from, 'certifiedLate', 'Donation', 'administrator'),
    row(from, 'notCertifiedLate', 'Registration', 'administrator'),
  ]),
]

/** Null if the table does not allow it. */
export function statusAfter(from: UserStatus, event: LifecycleEvent): UserStatus | null {
  return transitions.find((entry) => entry.from === from && entry.event === event)?.to ?? null
}

export function mayHappen(from: UserStatus, event: LifecycleEvent, by: LifecycleActor): boolean {
  return transitions.some((entry) => entry.from === from && entry.event === event && entry.by.includes(by))
}
