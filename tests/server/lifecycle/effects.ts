import { expect } from 'vitest'
import type { UserStatus } from '../../../shared/generated/schema'
import type { CorrectionEvent, LifecycleEvent } from '../../../shared/rules/person/lifecycle'
import { TEST_NOW } from '../../support/testServer'
import { TODAY, type rowsOf } from './people'

type Rows = Awaited<ReturnType<typeof rowsOf>>
export type Effects = {
  /** Columns of the profile that change, beside status, place in line and version. */
  profile: Record<string, unknown>
  log: string[]
  mails: string[]
  check?: (rows: Rows) => void
}

const only = (log: string, mails: string[] = [], profile: Effects['profile'] = {}): Effects => ({
  profile,
  log: [log],
  mails,
})
const back = { donorProcessStatus: 'Applicant', onlineCheckResult: null, onlineCheckScore: null }
const ended = { ...back, donorStatus: 'NotCertified' }
const deadline = '2026-12-15'

/** What an allowed event does, beside moving the person: the table of the specification's "states and transitions". */
export function effectsOf(event: Exclude<LifecycleEvent, CorrectionEvent>, from: UserStatus): Effects {
  const renewal = from === 'RenewalExamOnlineCheckBeforeExam' || from === 'DonorRenewalExam'
  switch (event) {
    case 'onlineCheckPassed':
      return {
        // Whoever is invited at once reads of that alone.
        ...only('OnlineCheck/Submit', from === 'Registration' ? [] : ['checkPassed']),
        profile:
          from === 'Registration'
            ? { onlineCheckResult: 'Passed', onlineCheckScore: 100, donorProcessStatus: 'Candidate' }
            : {},
        check: ({ screenings }) =>
          expect(
            screenings.filter(({ renewalExamStatus }) => renewalExamStatus === 'NotImplemented'),
          ).toHaveLength(renewal ? 1 : 0),
      }
    case 'onlineCheckFailed':
      return {
        ...only('OnlineCheck/Submit', [renewal ? 'renewalHeld' : 'checkNotPossible']),
        profile: {
          onlineCheckResult: renewal ? 'Failed_1' : 'Failed_2',
          onlineCheckScore: expect.any(Number),
          ...(renewal ? { donationPaused: true } : {}),
          ...(from === 'OnlineCheckBeforeRegistrationExam' ? { donorProcessStatus: 'Applicant' } : {}),
        },
      }
    case 'invited':
      return {
        ...only('Guidance/Invite', ['guidanceInvitation']),
        check: ({ guidances }) =>
          expect(guidances).toMatchObject([
            { status: 'Invited', guidanceInvitedAt: TEST_NOW, deadlineAt: deadline },
          ]),
      }
    case 'invitationExpired':
      return only('Guidance/Expire', ['invitationExpired'])
    case 'invitationDeclined':
      return {
        ...only('Guidance/Decline', ['invitationDeclined']),
        check: ({ guidances }) =>
          expect(guidances).toMatchObject([
            { declinedAt: TEST_NOW, deadlineAt: null, closedAt: TEST_NOW, reservedAt: null },
          ]),
      }
    case 'guidanceReserved':
      return only('Guidance/Reserve', ['guidanceBooked'])
    case 'guidanceChanged':
      return only('Guidance/Change', ['guidanceChanged'])
    case 'guidanceCancelled':
      return only('Guidance/Cancel', ['guidanceCancelled'])
    case 'absent':
      return {
        ...only('Guidance/NoShow', ['guidanceMissed']),
        check: ({ guidances }) =>
          expect(guidances).toMatchObject([
            { status: 'NoShow', absences: 1, reservedAt: null, deadlineAt: deadline, closedAt: null },
          ]),
      }
    case 'absentAgain':
      return {
        ...only('Guidance/NoShow', ['guidanceMissed']),
        check: ({ guidances }) =>
          expect(guidances).toMatchObject([
            { status: 'NoShow', absences: 2, deadlineAt: null, closedAt: TEST_NOW },
          ]),
      }
    case 'attended':
    case 'attendedWithOldCheck':
      return {
        ...only('Guidance/Attend'),
        check: ({ guidances }) =>
          expect(guidances).toMatchObject([
            { status: 'Attended', consentVersion: '2026-04', kitNumber: 'K-000123', closedAt: TEST_NOW },
          ]),
      }
    case 'checkTooOld':
      return only('OnlineCheck/AskAgain', ['checkTooOld'])
    case 'examRequested':
      return {
        ...only('Screening/Request'),
        check: ({ screenings }) =>
          expect(screenings.filter(({ examRequestedAt }) => examRequestedAt !== null)).toMatchObject([
            { examRequestedAt: TEST_NOW, preferredDates: ['2026-12-10'] },
          ]),
      }
    case 'examScheduled':
      return {
        ...only('Screening/Schedule', ['examScheduled']),
        check: ({ screenings }) =>
          expect(
            screenings.flatMap(
              (row) => row[renewal ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate'] ?? [],
            ),
          ).toEqual(['2026-12-10']),
      }
    case 'certified':
      return {
        ...only('Screening/Judge', [renewal ? 'renewed' : 'certified']),
        profile: {
          donorExpirationDate: '2027-02-23',
          commencementWindowPeriodDate: '2027-01-26',
          barCodeBucket: 'local',
          barCodeKey: expect.stringMatching(/^barcodes\/[0-9a-f-]{36}\.svg$/),
          ...(renewal
            ? {}
            : {
                donorId: expect.stringMatching(/^D-\d{6}$/),
                userRank: 'DonorCertification',
                registrationDateOfDonor: TODAY,
                donorStatus: 'Certified',
                donorProcessStatus: 'EligibleDonor',
              }),
        },
        check: ({ screenings, tests }) => {
          expect(tests).toMatchObject([{ examDate: TODAY, donorStatus: 'Certified' }])
          const open = screenings.filter(({ validFrom, periodClosedOn }) => validFrom && !periodClosedOn)
          expect(open).toMatchObject([{ validFrom: TODAY, validUntil: '2027-02-23', judgedAt: TEST_NOW }])
          expect(screenings.filter(({ periodClosedOn }) => periodClosedOn === TODAY)).toHaveLength(
            renewal ? 1 : 0,
          )
        },
      }
    case 'notCertified':
      return {
        profile: {
          ...back,
          ...(renewal ? { ...ended, lossDonorStatusDate: TODAY } : {}),
          retryFrom: '2027-02-23',
        },
        log: ['Screening/Judge', ...(renewal ? ['Screening/End'] : [])],
        mails: ['notCertified'],
        check: ({ tests, screenings }) => {
          expect(tests).toMatchObject([{ donorStatus: 'NotCertified' }])
          expect(screenings.filter(({ validFrom, periodClosedOn }) => validFrom && !periodClosedOn)).toEqual(
            [],
          )
        },
      }
    case 'donationReceived':
      return {
        ...only('Donation/Record'),
        profile: { totalDonationsCount: 1, latestDonationsCount: 1, userRank: 'Beginner' },
        check: ({ rewards, donations }) => {
          expect(donations).toHaveLength(1)
          expect(rewards).toMatchObject([{ kind: 'Donation', stage: 'Pending', amountYen: 3000 }])
        },
      }
    case 'renewalWindowBegan':
      return only('Screening/OpenRenewal', ['renewalBegins'], { sentUpdateNoticeAt: TEST_NOW })
    case 'expired':
      return only('Screening/End', ['donorStatusEnded'], { ...ended, lossDonorStatusDate: '2026-11-30' })
  }
}
