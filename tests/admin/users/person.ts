import { eachField, formFields } from '../../../shared/profile/fields'
import type { PersonRecord } from '../../../admin/users/personRecord'

/** Somebody who has a profile and nothing else; a test says what matters to it. */
export function person({
  Profile = {},
  ...rest
}: Partial<Omit<PersonRecord, 'Profile'>> & {
  Profile?: Partial<PersonRecord['Profile']>
} = {}): PersonRecord {
  return {
    id: 'user-1',
    Id: 'user-1',
    WaitingPosition: null,
    FloraInvitationRequestedAt: null,
    AnswerCorrections: [],
    OfficePoints: [],
    Consents: [],
    Suspension: null,
    ConditionReports: [],
    CallAgain: null,
    RetryFrom: null,
    MayStartOnlineCheck: false,
    Guidance: null,
    ScreeningInfo: [],
    ...rest,
    Profile: { ...profile, ...Profile },
  }
}

const profile: PersonRecord['Profile'] = {
  ...eachField(formFields, () => null),
  Id: 'user-1',
  Email: 'hanako@example.com',
  DonorId: null,
  UserRank: null,
  LastName: '見本',
  FirstName: '花子',
  LastNameFurigana: 'ミホン',
  FirstNameFurigana: 'ハナコ',
  Gender: 'Women',
  Birthday: '1990-04-01',
  Tel: '09000000000',
  ZipCode: '9970052',
  Pref: 'Yamagata',
  City: '鶴岡市',
  Address: '見本町1-1',
  Building: '',
  DeleteStatus: false,
  SuspensionStatus1: false,
  UpdatedSuspensionStatus1ToTrueAt: null,
  SuspendedUntil: null,
  SuspensionStatus2: false,
  UpdateRequired: false,
  HasCaution: false,
  Resting: false,
  RestingUntil: null,
  Caution: null,
  NextDate: null,
  NextDateKind: null,
  RetryState: 'NotAnswered',
  RetryFrom: null,
  WaitingSince: null,
  WaitingPosition: null,
  WaitingPausedUntil: null,
  ExpectedInvitation: null,
  SubscribedMagazine: true,
  UserStatus: 'Registration',
  DonorStatus: 'NotCertified',
  DonorProcessStatus: 'Applicant',
  OnlineCheckResult: null,
  OnlineCheckScore: null,
  TotalDonationsCount: 0,
  LatestDonationsCount: 0,
  IntestinalFloraCount: 0,
  RegistrationDateOfService: '2026-09-01',
  RegistrationDateOfDonor: null,
  CommencementWindowPeriodDate: null,
  DonorExpirationDate: null,
  LossDonorStatusDate: null,
  SentUpdateNoticeAt: null,
  DonationPaused: false,
  ProfileCreatedAt: '2026-09-01T00:00:00.000Z',
  Version: 3,
  CreatedAt: '2026-09-01T00:00:00.000Z',
  UpdatedAt: '2026-09-01T00:00:00.000Z',
}

/** The screening whose test is due. */
export const screening = (
  fields: Partial<PersonRecord['ScreeningInfo'][number]> = {},
): PersonRecord['ScreeningInfo'][number] => ({
  Id: 'screening-1',
  InspectionType: 'Registration',
  ScheduledInitialExamDate: null,
  ScheduledRenewalExamDate: null,
  ScheduledExamTime: null,
  InitialExamDate: null,
  RenewalExamDate: null,
  PreferredDates: [],
  Note: null,
  ScreeningInfoCreatedAt: '2026-10-01T00:00:00.000Z',
  ...fields,
})
