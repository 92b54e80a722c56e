import type { Screening } from '../../donor/way/nextStep/screening'
import type { CurrentUser } from '../../donor/ground/session/currentUserStore'
import { donorStatuses } from '../../shared/rules/person/stages'
import { eachField, memberFields } from '../../shared/facts/fields'
import { currentVersion } from '../../shared/questionnaire/engine/versions'

type Profile = CurrentUser['Profile']
type Guidance = NonNullable<CurrentUser['Guidance']>
type Info = CurrentUser['ScreeningInfo'][number]
type Check = NonNullable<Screening['OnlineCheck']>

/** Somebody with a profile, as `getUser` tells of her. */
export function person(profile: Partial<Profile>, guidance?: Partial<Guidance>): CurrentUser {
  return {
    Id: 'user-1',
    WaitingPosition: null,
    MayStartOnlineCheck: true,
    MayReportCondition: true,
    OnlineCheckOpen: true,
    OnlineCheckOpensOn: null,
    OfficePoints: [],
    AnswerCorrections: [],
    Corrections: [],
    ConsentToSign: null,
    Consents: [],
    Suspension: null,
    Statement: null,
    AskedTest: null,
    RetryFrom: null,
    RetryReminder: true,
    CriteriaNews: false,
    Rewards: { Due: 0, Pending: 0, Paid: 0, Expected: 0 },
    InspectionDetail: [],
    Profile: {
      ...eachField(memberFields, () => null),
      Id: 'user-1',
      Email: 'haruka@example.com',
      DonorId: null,
      UserRank: null,
      LastName: '佐藤',
      FirstName: 'はるか',
      LastNameFurigana: 'サトウ',
      FirstNameFurigana: 'ハルカ',
      Gender: 'Women',
      Birthday: '1995-04-09',
      Tel: '09012345678',
      ZipCode: '9970035',
      Pref: 'Yamagata',
      City: '鶴岡市',
      Address: '馬場町1-1',
      Building: '',
      SuspensionStatus1: false,
      SuspensionStatus2: false,
      UpdateRequired: false,
      SubscribedMagazine: false,
      UserStatus: 'Registration',
      DonorStatus:
        profile.UserStatus && donorStatuses.includes(profile.UserStatus) ? 'Certified' : 'NotCertified',
      OnlineCheckResult: null,
      TotalDonationsCount: 0,
      LatestDonationsCount: 0,
      IntestinalFloraCount: 0,
      RegistrationDateOfService: '2026-11-01',
      RegistrationDateOfDonor: null,
      CommencementWindowPeriodDate: null,
      DonorExpirationDate: null,
      LossDonorStatusDate: null,
      DonationPaused: false,
      RetryByOffice: false,
      Resting: false,
      RestingUntil: null,
      ...profile,
    },
    Guidance: guidance
      ? {
          Id: 'user-1',
          Status: 'Invited',
          GuidanceInvitedAt: null,
          ReservedAt: null,
          DeadlineAt: null,
          ...guidance,
        }
      : null,
    ScreeningInfo: [],
  }
}

/** A screening with a check. */
export function screening(check: Partial<Check>): Screening {
  return {
    Id: 'screening-1',
    Info: {
      Id: 'screening-1',
      InspectionType: 'Registration',
      UserStatus: 'Registration',
      ScreeningInfoCreatedAt: '2026-11-20T00:00:00.000Z',
      ScheduledInitialExamDate: null,
      ScheduledRenewalExamDate: null,
    },
    HealthCheck: null,
    OnlineCheck: {
      Id: 'screening-1',
      Draft: false,
      Version: currentVersion,
      Carried: false,
      CriteriaChangedAt: null,
      OnlineCheckResult: null,
      NextDate: null,
      Reasons: [],
      Topics: [],
      Answer: { data: {}, answered_at: null },
      ...check,
    },
  }
}

/** A reason of a judgement. */
export const reason = (given: Partial<Check['Reasons'][number]>): Check['Reasons'][number] => ({
  QuestionId: 'Q08',
  Fact: '熱が出たため。',
  Explanation: '',
  NextDate: null,
  OngoingNote: null,
  UnknownDate: false,
  Changes: null,
  Subject: null,
  Protection: null,
  WaitMonths: null,
  WaitWeeks: null,
  ...given,
})

/** What `getUser` tells of a screening whose hospital test is due. */
export function examInfo(info: Partial<Info>): Info {
  return {
    Id: 'screening-1',
    InspectionType: 'Registration',
    UserStatus: 'Registration',
    OnlineCheckStartAt: null,
    RenewalExamStatus: null,
    RenewalExamResult: null,
    InitialExamDate: null,
    RenewalExamDate: null,
    ScheduledInitialExamDate: null,
    ScheduledRenewalExamDate: null,
    ScheduledExamTime: null,
    ExamRequestedAt: null,
    PreferredDates: [],
    Note: null,
    ScreeningInfoCreatedAt: '2026-11-10T00:00:00.000Z',
    ...info,
  }
}
