/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Certification =
  | 'Certified'
  | 'NotCertified';

export type Gender =
  | 'Man'
  | 'Women';

export type GuidanceStatus =
  | 'Attended'
  | 'Cancelled'
  | 'Invited'
  | 'NoShow'
  | 'Reserved';

export type ImplementationStatus =
  | 'Implemented'
  | 'NotImplemented';

export type InspectionType =
  | 'Registration'
  | 'Renewal';

export type OnlineCheckResult =
  | 'Failed_1'
  | 'Failed_2'
  | 'Passed';

/** Romanised names of the 47 prefectures; Japanese labels are in shared/prefectures.ts */
export type Prefecture =
  | 'Aichi'
  | 'Akita'
  | 'Aomori'
  | 'Chiba'
  | 'Ehime'
  | 'Fukui'
  | 'Fukuoka'
  | 'Fukushima'
  | 'Gifu'
  | 'Gunma'
  | 'Hiroshima'
  | 'Hokkaido'
  | 'Hyogo'
  | 'Ibaraki'
  | 'Ishikawa'
  | 'Iwate'
  | 'Kagawa'
  | 'Kagoshima'
  | 'Kanagawa'
  | 'Kochi'
  | 'Kumamoto'
  | 'Kyoto'
  | 'Mie'
  | 'Miyagi'
  | 'Miyazaki'
  | 'Nagano'
  | 'Nagasaki'
  | 'Nara'
  | 'Niigata'
  | 'Oita'
  | 'Okayama'
  | 'Okinawa'
  | 'Osaka'
  | 'Saga'
  | 'Saitama'
  | 'Shiga'
  | 'Shimane'
  | 'Shizuoka'
  | 'Tochigi'
  | 'Tokushima'
  | 'Tokyo'
  | 'Tottori'
  | 'Toyama'
  | 'Wakayama'
  | 'Yamagata'
  | 'Yamaguchi'
  | 'Yamanashi';

export type UserRank =
  | 'Beginner'
  | 'Bronze'
  | 'Diamond'
  | 'DonorCertification'
  | 'Gold'
  | 'Master'
  | 'Platinum'
  | 'Silver';

export type UserStatus =
  | 'Donation'
  | 'DonorRegistrationExam'
  | 'DonorRenewalExam'
  | 'Guidance'
  | 'OnlineCheckBeforeRegistrationExam'
  | 'Registration'
  | 'RenewalExamOnlineCheckBeforeExam'
  | 'WaitingGuidance'
  | 'WaitingToParticipateGuidance';

export type CreateLogoutActivityMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateLogoutActivityMutation = { createLogoutActivity: { success: boolean } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { getUser: { Id: string, WaitingPosition: number | null, Profile: { Id: string, Email: string, DonorId: string | null, UserRank: UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, SubscribedMagazine: boolean, UserStatus: UserStatus, DonorStatus: Certification, OnlineCheckResult: OnlineCheckResult | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, RegistrationDateOfService: string | null, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, DonorExpirationDate: string | null, LossDonorStatusDate: string | null }, Guidance: { Id: string, Status: GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, DeadlineAt: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScreeningInfoCreatedAt: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CreateLogoutActivityDocument = new TypedDocumentString(`
    mutation CreateLogoutActivity {
  createLogoutActivity {
    success
  }
}
    `) as unknown as TypedDocumentString<CreateLogoutActivityMutation, CreateLogoutActivityMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  getUser {
    Id
    WaitingPosition
    Profile {
      Id
      Email
      DonorId
      UserRank
      LastName
      FirstName
      LastNameFurigana
      FirstNameFurigana
      Gender
      Birthday
      Tel
      ZipCode
      Pref
      City
      Address
      Building
      SuspensionStatus1
      SuspensionStatus2
      UpdateRequired
      SubscribedMagazine
      UserStatus
      DonorStatus
      OnlineCheckResult
      TotalDonationsCount
      LatestDonationsCount
      IntestinalFloraCount
      RegistrationDateOfService
      RegistrationDateOfDonor
      CommencementWindowPeriodDate
      DonorExpirationDate
      LossDonorStatusDate
    }
    Guidance {
      Id
      Status
      GuidanceInvitedAt
      ReservedAt
      DeadlineAt
    }
    ScreeningInfo {
      Id
      InspectionType
      UserStatus
      OnlineCheckStartAt
      RenewalExamStatus
      RenewalExamResult
      InitialExamDate
      RenewalExamDate
      ScheduledInitialExamDate
      ScheduledRenewalExamDate
      ScreeningInfoCreatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;