/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar date in Japan: 2026-11-21 */
  Date: { input: string; output: string; }
  /** RFC 3339 instant in UTC, milliseconds: 2026-11-21T00:00:00.000Z */
  DateTime: { input: string; output: string; }
  /** Any JSON value; used only for questionnaire answers and the flora composition */
  JSON: { input: unknown; output: unknown; }
};

export type AdministratorProfileFilter = {
  Email?: InputMaybe<StringFilter>;
  Id?: InputMaybe<IdFilter>;
  Name?: InputMaybe<StringFilter>;
  ProfileCreatedAt?: InputMaybe<DateTimeFilter>;
  Role?: InputMaybe<RoleFilter>;
  and?: InputMaybe<Array<AdministratorProfileFilter>>;
  not?: InputMaybe<AdministratorProfileFilter>;
  or?: InputMaybe<Array<AdministratorProfileFilter>>;
};

export type AdministratorProfileSortField =
  | 'Email'
  | 'Name'
  | 'ProfileCreatedAt';

export type BooleanFilter = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Certification =
  | 'Certified'
  | 'NotCertified';

export type CertificationFilter = {
  eq?: InputMaybe<Certification>;
  in?: InputMaybe<Array<Certification>>;
  ne?: InputMaybe<Certification>;
};

export type CreateAdministratorInput = {
  Email: Scalars['String']['input'];
  Name: Scalars['String']['input'];
  Role: Role;
};

export type DateFilter = {
  between?: InputMaybe<Array<Scalars['Date']['input']>>;
  eq?: InputMaybe<Scalars['Date']['input']>;
  ge?: InputMaybe<Scalars['Date']['input']>;
  gt?: InputMaybe<Scalars['Date']['input']>;
  le?: InputMaybe<Scalars['Date']['input']>;
  lt?: InputMaybe<Scalars['Date']['input']>;
  ne?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  between?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  ge?: InputMaybe<Scalars['DateTime']['input']>;
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  le?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  ne?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeleteAdministratorInput = {
  Id: Scalars['ID']['input'];
};

export type DonorProcessStatus =
  | 'Applicant'
  | 'Candidate'
  | 'EligibleDonor';

export type DonorProcessStatusFilter = {
  eq?: InputMaybe<DonorProcessStatus>;
  in?: InputMaybe<Array<DonorProcessStatus>>;
  ne?: InputMaybe<DonorProcessStatus>;
};

export type FloraTestStatus =
  | 'Applied'
  | 'Guidance'
  | 'Received'
  | 'Shared';

export type Gender =
  | 'Man'
  | 'Women';

export type GenderFilter = {
  eq?: InputMaybe<Gender>;
  in?: InputMaybe<Array<Gender>>;
  ne?: InputMaybe<Gender>;
};

export type GuidanceStatus =
  | 'Attended'
  | 'Cancelled'
  | 'Invited'
  | 'NoShow'
  | 'Reserved';

export type GuidanceTimeInput = {
  StartAt: Scalars['DateTime']['input'];
};

export type IdFilter = {
  eq?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  ne?: InputMaybe<Scalars['ID']['input']>;
};

export type ImplementationStatus =
  | 'Implemented'
  | 'NotImplemented';

export type InspectionType =
  | 'Registration'
  | 'Renewal';

export type InspectionTypeFilter = {
  eq?: InputMaybe<InspectionType>;
  in?: InputMaybe<Array<InspectionType>>;
  ne?: InputMaybe<InspectionType>;
};

export type IntFilter = {
  between?: InputMaybe<Array<Scalars['Int']['input']>>;
  eq?: InputMaybe<Scalars['Int']['input']>;
  ge?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  le?: InputMaybe<Scalars['Int']['input']>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  ne?: InputMaybe<Scalars['Int']['input']>;
};

export type OnlineCheckAnswersInput = {
  /** Answers by question id */
  Answers: Scalars['JSON']['input'];
  ScreeningId: Scalars['ID']['input'];
};

export type OnlineCheckResult =
  | 'Failed_1'
  | 'Failed_2'
  | 'Passed';

export type OnlineCheckResultFilter = {
  eq?: InputMaybe<OnlineCheckResult>;
  in?: InputMaybe<Array<OnlineCheckResult>>;
  ne?: InputMaybe<OnlineCheckResult>;
};

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

export type PrefectureFilter = {
  eq?: InputMaybe<Prefecture>;
  in?: InputMaybe<Array<Prefecture>>;
  ne?: InputMaybe<Prefecture>;
};

export type Role =
  | 'Administrator'
  | 'Support';

export type RoleFilter = {
  eq?: InputMaybe<Role>;
  in?: InputMaybe<Array<Role>>;
  ne?: InputMaybe<Role>;
};

export type ScreeningInfoFilter = {
  Id?: InputMaybe<IdFilter>;
  InspectionType?: InputMaybe<InspectionTypeFilter>;
  RecruitmentMonth?: InputMaybe<IntFilter>;
  RecruitmentYear?: InputMaybe<IntFilter>;
  ScreeningInfoCreatedAt?: InputMaybe<DateTimeFilter>;
  UserStatus?: InputMaybe<UserStatusFilter>;
  and?: InputMaybe<Array<ScreeningInfoFilter>>;
  not?: InputMaybe<ScreeningInfoFilter>;
  or?: InputMaybe<Array<ScreeningInfoFilter>>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StringFilter = {
  beginsWith?: InputMaybe<Scalars['String']['input']>;
  between?: InputMaybe<Array<Scalars['String']['input']>>;
  contains?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  ge?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  le?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  ne?: InputMaybe<Scalars['String']['input']>;
  notContains?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateEmailInput = {
  Email: Scalars['String']['input'];
};

export type UpdatePreferenceSlotInput = {
  AdditionalAvailableSlots: Scalars['Int']['input'];
  AvailableSlots: Scalars['Int']['input'];
  Month: Scalars['Int']['input'];
  Year: Scalars['Int']['input'];
};

/** All fields are sent each time the form is saved; Building may be empty */
export type UpdateUserProfileInput = {
  Address: Scalars['String']['input'];
  Birthday: Scalars['Date']['input'];
  Building?: InputMaybe<Scalars['String']['input']>;
  City: Scalars['String']['input'];
  FirstName: Scalars['String']['input'];
  FirstNameFurigana: Scalars['String']['input'];
  Gender: Gender;
  LastName: Scalars['String']['input'];
  LastNameFurigana: Scalars['String']['input'];
  Pref: Prefecture;
  SubscribedMagazine?: InputMaybe<Scalars['Boolean']['input']>;
  Tel: Scalars['String']['input'];
  ZipCode: Scalars['String']['input'];
};

export type UserProfileFilter = {
  Birthday?: InputMaybe<DateFilter>;
  City?: InputMaybe<StringFilter>;
  DeleteStatus?: InputMaybe<BooleanFilter>;
  DonorExpirationDate?: InputMaybe<DateFilter>;
  DonorId?: InputMaybe<StringFilter>;
  DonorProcessStatus?: InputMaybe<DonorProcessStatusFilter>;
  DonorStatus?: InputMaybe<CertificationFilter>;
  Email?: InputMaybe<StringFilter>;
  FirstName?: InputMaybe<StringFilter>;
  FirstNameFurigana?: InputMaybe<StringFilter>;
  Gender?: InputMaybe<GenderFilter>;
  Id?: InputMaybe<IdFilter>;
  LastName?: InputMaybe<StringFilter>;
  LastNameFurigana?: InputMaybe<StringFilter>;
  LatestDonationsCount?: InputMaybe<IntFilter>;
  OnlineCheckResult?: InputMaybe<OnlineCheckResultFilter>;
  Pref?: InputMaybe<PrefectureFilter>;
  ProfileCreatedAt?: InputMaybe<DateTimeFilter>;
  RegistrationDateOfDonor?: InputMaybe<DateFilter>;
  RegistrationDateOfService?: InputMaybe<DateFilter>;
  SuspensionStatus1?: InputMaybe<BooleanFilter>;
  SuspensionStatus2?: InputMaybe<BooleanFilter>;
  Tel?: InputMaybe<StringFilter>;
  TotalDonationsCount?: InputMaybe<IntFilter>;
  UpdateRequired?: InputMaybe<BooleanFilter>;
  UserRank?: InputMaybe<UserRankFilter>;
  UserStatus?: InputMaybe<UserStatusFilter>;
  and?: InputMaybe<Array<UserProfileFilter>>;
  not?: InputMaybe<UserProfileFilter>;
  or?: InputMaybe<Array<UserProfileFilter>>;
  /** One search over name, furigana, e-mail, telephone and donor number */
  q?: InputMaybe<StringFilter>;
};

export type UserProfileSortField =
  | 'DonorExpirationDate'
  | 'DonorId'
  | 'Email'
  | 'LastNameFurigana'
  | 'ProfileCreatedAt'
  | 'TotalDonationsCount'
  | 'UpdatedAt'
  | 'UserStatus';

export type UserRank =
  | 'Beginner'
  | 'Bronze'
  | 'Diamond'
  | 'DonorCertification'
  | 'Gold'
  | 'Master'
  | 'Platinum'
  | 'Silver';

export type UserRankFilter = {
  eq?: InputMaybe<UserRank>;
  in?: InputMaybe<Array<UserRank>>;
  ne?: InputMaybe<UserRank>;
};

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

export type UserStatusFilter = {
  eq?: InputMaybe<UserStatus>;
  in?: InputMaybe<Array<UserStatus>>;
  ne?: InputMaybe<UserStatus>;
};

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { getUser: { Id: string } };


export const CurrentUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}}]}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;