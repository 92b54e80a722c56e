/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdministratorProfileFilter = {
  Email?: StringFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  Name?: StringFilter | null | undefined;
  ProfileCreatedAt?: DateTimeFilter | null | undefined;
  Role?: RoleFilter | null | undefined;
  and?: Array<AdministratorProfileFilter> | null | undefined;
  not?: AdministratorProfileFilter | null | undefined;
  or?: Array<AdministratorProfileFilter> | null | undefined;
};

export type AdministratorProfileSortField =
  | 'Email'
  | 'Name'
  | 'ProfileCreatedAt';

export type BooleanFilter = {
  eq?: boolean | null | undefined;
  ne?: boolean | null | undefined;
};

export type Certification =
  | 'Certified'
  | 'NotCertified';

export type CertificationFilter = {
  eq?: Certification | null | undefined;
  in?: Array<Certification> | null | undefined;
  ne?: Certification | null | undefined;
};

export type CreateAdministratorInput = {
  Email: string;
  Name: string;
  Role: Role;
};

export type DateFilter = {
  between?: Array<string> | null | undefined;
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
  ne?: string | null | undefined;
};

export type DateTimeFilter = {
  between?: Array<string> | null | undefined;
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
  ne?: string | null | undefined;
};

export type DeleteAdministratorInput = {
  Id: string;
};

/** Why somebody may not donate */
export type DonationRefusal =
  | 'Expired'
  | 'NotCertified'
  | 'Paused'
  | 'Suspended';

export type DonorProcessStatus =
  | 'Applicant'
  | 'Candidate'
  | 'EligibleDonor';

export type DonorProcessStatusFilter = {
  eq?: DonorProcessStatus | null | undefined;
  in?: Array<DonorProcessStatus> | null | undefined;
  ne?: DonorProcessStatus | null | undefined;
};

export type Gender =
  | 'Man'
  | 'Women';

export type GenderFilter = {
  eq?: Gender | null | undefined;
  in?: Array<Gender> | null | undefined;
  ne?: Gender | null | undefined;
};

export type GuidanceStatus =
  | 'Attended'
  | 'Cancelled'
  | 'Invited'
  | 'NoShow'
  | 'Reserved';

export type IdFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
  ne?: string | null | undefined;
};

export type ImplementationStatus =
  | 'Implemented'
  | 'NotImplemented';

export type InspectionType =
  | 'Registration'
  | 'Renewal';

export type IntFilter = {
  between?: Array<number> | null | undefined;
  eq?: number | null | undefined;
  ge?: number | null | undefined;
  gt?: number | null | undefined;
  in?: Array<number> | null | undefined;
  le?: number | null | undefined;
  lt?: number | null | undefined;
  ne?: number | null | undefined;
};

/** What the office waits for next: a booked guidance, the last day to book one, a test, the end of the donor status */
export type NextDateKind =
  | 'Booking'
  | 'BookingDeadline'
  | 'Exam'
  | 'Expiration';

export type NextDateKindFilter = {
  eq?: NextDateKind | null | undefined;
  in?: Array<NextDateKind> | null | undefined;
  ne?: NextDateKind | null | undefined;
};

export type OnlineCheckResult =
  | 'Failed_1'
  | 'Failed_2'
  | 'Passed';

export type OnlineCheckResultFilter = {
  eq?: OnlineCheckResult | null | undefined;
  in?: Array<OnlineCheckResult> | null | undefined;
  ne?: OnlineCheckResult | null | undefined;
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
  eq?: Prefecture | null | undefined;
  in?: Array<Prefecture> | null | undefined;
  ne?: Prefecture | null | undefined;
};

export type RecordDonationInput = {
  DonationAt: string;
  /** What the barcode says; this or UserId */
  DonorId?: string | null | undefined;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey?: string | null | undefined;
  StoolReceiptStatus: ImplementationStatus;
  UserId?: string | null | undefined;
};

export type Role =
  | 'Administrator'
  | 'Support';

export type RoleFilter = {
  eq?: Role | null | undefined;
  in?: Array<Role> | null | undefined;
  ne?: Role | null | undefined;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StringFilter = {
  beginsWith?: string | null | undefined;
  between?: Array<string> | null | undefined;
  contains?: string | null | undefined;
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  in?: Array<string> | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
  ne?: string | null | undefined;
  notContains?: string | null | undefined;
};

export type UpdatePreferenceSlotInput = {
  AdditionalAvailableSlots: number;
  AvailableSlots: number;
  Month: number;
  Year: number;
};

export type UserProfileFilter = {
  Birthday?: DateFilter | null | undefined;
  City?: StringFilter | null | undefined;
  CommencementWindowPeriodDate?: DateFilter | null | undefined;
  DeleteStatus?: BooleanFilter | null | undefined;
  DonorExpirationDate?: DateFilter | null | undefined;
  DonorId?: StringFilter | null | undefined;
  DonorProcessStatus?: DonorProcessStatusFilter | null | undefined;
  DonorStatus?: CertificationFilter | null | undefined;
  Email?: StringFilter | null | undefined;
  FirstName?: StringFilter | null | undefined;
  FirstNameFurigana?: StringFilter | null | undefined;
  Gender?: GenderFilter | null | undefined;
  HasCaution?: BooleanFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  IntestinalFloraCount?: IntFilter | null | undefined;
  LastName?: StringFilter | null | undefined;
  LastNameFurigana?: StringFilter | null | undefined;
  LatestDonationsCount?: IntFilter | null | undefined;
  LossDonorStatusDate?: DateFilter | null | undefined;
  NextDate?: DateFilter | null | undefined;
  NextDateKind?: NextDateKindFilter | null | undefined;
  OnlineCheckResult?: OnlineCheckResultFilter | null | undefined;
  Pref?: PrefectureFilter | null | undefined;
  ProfileCreatedAt?: DateTimeFilter | null | undefined;
  RegistrationDateOfDonor?: DateFilter | null | undefined;
  RegistrationDateOfService?: DateFilter | null | undefined;
  SubscribedMagazine?: BooleanFilter | null | undefined;
  SuspensionStatus1?: BooleanFilter | null | undefined;
  SuspensionStatus2?: BooleanFilter | null | undefined;
  Tel?: StringFilter | null | undefined;
  TotalDonationsCount?: IntFilter | null | undefined;
  UpdateRequired?: BooleanFilter | null | undefined;
  UserRank?: UserRankFilter | null | undefined;
  UserStatus?: UserStatusFilter | null | undefined;
  and?: Array<UserProfileFilter> | null | undefined;
  not?: UserProfileFilter | null | undefined;
  or?: Array<UserProfileFilter> | null | undefined;
  /** One search over name, furigana, e-mail, telephone and donor number */
  q?: StringFilter | null | undefined;
};

export type UserProfileSortField =
  | 'DonorExpirationDate'
  | 'DonorId'
  | 'Email'
  | 'LastNameFurigana'
  | 'NextDate'
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
  eq?: UserRank | null | undefined;
  in?: Array<UserRank> | null | undefined;
  ne?: UserRank | null | undefined;
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
  eq?: UserStatus | null | undefined;
  in?: Array<UserStatus> | null | undefined;
  ne?: UserStatus | null | undefined;
};

export type ActivityListQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  userId?: string | null | undefined;
  category?: string | null | undefined;
  operation?: string | null | undefined;
  text?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ActivityListQuery = { listUserActivity: { count: number, items: Array<{ id: string, time: string, userId: string | null, category: string, operation: string, text: string, User: { LastName: string | null, FirstName: string | null } | null }> } };

export type AdministratorRowFragment = { Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string };

export type OwnAdministratorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdministratorQuery = { getAdministrator: { Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string } | null };

export type AdministratorListQueryVariables = Exact<{
  filter?: AdministratorProfileFilter | null | undefined;
  sortField?: AdministratorProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type AdministratorListQuery = { listAdministratorByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string }> } };

export type AdministratorListTokenQueryVariables = Exact<{
  filter?: AdministratorProfileFilter | null | undefined;
  sortField?: AdministratorProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type AdministratorListTokenQuery = { listAdministratorByIdProfileCreatedAt: { nextToken: string | null } };

export type AdministratorNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdministratorNamesQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string }> } };

export type CreateAdministratorMutationVariables = Exact<{
  input: CreateAdministratorInput;
}>;


export type CreateAdministratorMutation = { createAdministrator: { Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string } };

export type DeleteAdministratorMutationVariables = Exact<{
  input: DeleteAdministratorInput;
}>;


export type DeleteAdministratorMutation = { deleteAdministrator: { Id: string, Name: string, Email: string, Role: Role, ProfileCreatedAt: string } };

export type SlotRowFragment = { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, UpdatedAt: string };

export type PreferenceSlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferenceSlotsQuery = { getPreference: Array<{ Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, UpdatedAt: string }> };

export type UpdatePreferenceSlotMutationVariables = Exact<{
  input: UpdatePreferenceSlotInput;
}>;


export type UpdatePreferenceSlotMutation = { updatePreferenceSlot: { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, UpdatedAt: string } };

export type ReceptionPanelFragment = { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null };

export type FindDonorQueryVariables = Exact<{
  donorId: string;
}>;


export type FindDonorQuery = { findDonor: { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null } };

export type RecordDonationMutationVariables = Exact<{
  input: RecordDonationInput;
}>;


export type RecordDonationMutation = { recordDonation: { Id: string } };

export type UndoDonationMutationVariables = Exact<{
  id: string;
}>;


export type UndoDonationMutation = { undoDonation: { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null } };

export type VisitsOfTodayQueryVariables = Exact<{
  from: string;
}>;


export type VisitsOfTodayQuery = { listDonationByIdDonationInfoCreatedAt: { total: number, items: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null } | null }> } };

export type UserScreeningsQueryVariables = Exact<{
  userId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserScreeningsQuery = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, SentOnlineCheckReminder: ImplementationStatus, ScreeningInfoCreatedAt: string }> } };

export type ScreeningDetailQueryVariables = Exact<{
  id: string;
}>;


export type ScreeningDetailQuery = { getScreeningById: { Id: string, Info: { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, SentOnlineCheckReminder: ImplementationStatus, ScreeningInfoCreatedAt: string }, HealthCheck: { ExamDate: string | null, MedicalHistoryStatus: ImplementationStatus | null, SampleTestResult: Certification | null, NormalJudgmentStatus: ImplementationStatus | null, DonorStatus: Certification | null } | null, OnlineCheck: { OnlineCheckResult: OnlineCheckResult | null, OnlineCheckScore: number | null, SurveyTitle: string, OnlineCheckID: string, Version: string, NextDate: string | null, Draft: boolean, Answer: { data: unknown, answered_at: string | null }, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Topics: Array<{ QuestionId: string, Reason: string }> } | null } };

export type ScreeningRowFragment = { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, SentOnlineCheckReminder: ImplementationStatus, ScreeningInfoCreatedAt: string };

export type UserRowFragment = { Id: string, Email: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null };

export type UserListQueryVariables = Exact<{
  filter?: UserProfileFilter | null | undefined;
  sortField?: UserProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserListQuery = { listUsersByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, Email: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null }> } };

export type UserListTokenQueryVariables = Exact<{
  filter?: UserProfileFilter | null | undefined;
  sortField?: UserProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserListTokenQuery = { listUsersByIdProfileCreatedAt: { nextToken: string | null } };

export type UserPageQueryVariables = Exact<{
  id: string;
}>;


export type UserPageQuery = { getUserById: { Id: string, WaitingPosition: number | null, Profile: { UserRank: UserRank | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, UpdatedSuspensionStatus1ToTrueAt: string | null, Caution: string | null, SubscribedMagazine: boolean, OnlineCheckScore: number | null, LatestDonationsCount: number, IntestinalFloraCount: number, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, LossDonorStatusDate: string | null, SentUpdateNoticeAt: string | null, CreatedAt: string, UpdatedAt: string, Id: string, Email: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null }, Guidance: { Status: GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, DeadlineAt: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: InspectionType, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScreeningInfoCreatedAt: string }> } };

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
export const AdministratorRowFragmentDoc = new TypedDocumentString(`
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}
    `, {"fragmentName":"AdministratorRow"}) as unknown as TypedDocumentString<AdministratorRowFragment, unknown>;
export const SlotRowFragmentDoc = new TypedDocumentString(`
    fragment SlotRow on PreferenceSlot {
  Id
  Year
  Month
  AvailableSlots
  AdditionalAvailableSlots
  GivenGuidanceCount
  UpdatedAt
}
    `, {"fragmentName":"SlotRow"}) as unknown as TypedDocumentString<SlotRowFragment, unknown>;
export const ReceptionPanelFragmentDoc = new TypedDocumentString(`
    fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    UserRank
    TotalDonationsCount
    LatestDonationsCount
    DonorExpirationDate
    UpdateRequired
    Caution
  }
  LastDonation {
    Id
    DonationAt
    StoolReceiptStatus
  }
}
    `, {"fragmentName":"ReceptionPanel"}) as unknown as TypedDocumentString<ReceptionPanelFragment, unknown>;
export const ScreeningRowFragmentDoc = new TypedDocumentString(`
    fragment ScreeningRow on ScreeningInfo {
  Id
  UserId
  RecruitmentYear
  RecruitmentMonth
  InspectionType
  UserStatus
  OnlineCheckStartAt
  RenewalExamStatus
  RenewalExamResult
  InitialExamDate
  RenewalExamDate
  ScheduledInitialExamDate
  ScheduledRenewalExamDate
  SentOnlineCheckReminder
  ScreeningInfoCreatedAt
}
    `, {"fragmentName":"ScreeningRow"}) as unknown as TypedDocumentString<ScreeningRowFragment, unknown>;
export const UserRowFragmentDoc = new TypedDocumentString(`
    fragment UserRow on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdateRequired
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  ProfileCreatedAt
  RegistrationDateOfService
}
    `, {"fragmentName":"UserRow"}) as unknown as TypedDocumentString<UserRowFragment, unknown>;
export const ActivityListDocument = new TypedDocumentString(`
    query ActivityList($from: DateTime, $to: DateTime, $userId: ID, $category: String, $operation: String, $text: String, $limit: Int, $offset: Int) {
  listUserActivity(
    from: $from
    to: $to
    user_id: $userId
    category: $category
    operation: $operation
    text: $text
    limit: $limit
    offset: $offset
  ) {
    items {
      id
      time
      userId
      category
      operation
      text
      User {
        LastName
        FirstName
      }
    }
    count
  }
}
    `) as unknown as TypedDocumentString<ActivityListQuery, ActivityListQueryVariables>;
export const OwnAdministratorDocument = new TypedDocumentString(`
    query OwnAdministrator {
  getAdministrator {
    ...AdministratorRow
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<OwnAdministratorQuery, OwnAdministratorQueryVariables>;
export const AdministratorListDocument = new TypedDocumentString(`
    query AdministratorList($filter: AdministratorProfileFilter, $sortField: AdministratorProfileSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listAdministratorByIdProfileCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...AdministratorRow
    }
    nextToken
    total
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<AdministratorListQuery, AdministratorListQueryVariables>;
export const AdministratorListTokenDocument = new TypedDocumentString(`
    query AdministratorListToken($filter: AdministratorProfileFilter, $sortField: AdministratorProfileSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listAdministratorByIdProfileCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    nextToken
  }
}
    `) as unknown as TypedDocumentString<AdministratorListTokenQuery, AdministratorListTokenQueryVariables>;
export const AdministratorNamesDocument = new TypedDocumentString(`
    query AdministratorNames($ids: [ID!]!) {
  listAdministratorByIdProfileCreatedAt(filter: {Id: {in: $ids}}, limit: 100) {
    items {
      ...AdministratorRow
    }
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<AdministratorNamesQuery, AdministratorNamesQueryVariables>;
export const CreateAdministratorDocument = new TypedDocumentString(`
    mutation CreateAdministrator($input: CreateAdministratorInput!) {
  createAdministrator(input: $input) {
    ...AdministratorRow
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<CreateAdministratorMutation, CreateAdministratorMutationVariables>;
export const DeleteAdministratorDocument = new TypedDocumentString(`
    mutation DeleteAdministrator($input: DeleteAdministratorInput!) {
  deleteAdministrator(input: $input) {
    ...AdministratorRow
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<DeleteAdministratorMutation, DeleteAdministratorMutationVariables>;
export const PreferenceSlotsDocument = new TypedDocumentString(`
    query PreferenceSlots {
  getPreference {
    ...SlotRow
  }
}
    fragment SlotRow on PreferenceSlot {
  Id
  Year
  Month
  AvailableSlots
  AdditionalAvailableSlots
  GivenGuidanceCount
  UpdatedAt
}`) as unknown as TypedDocumentString<PreferenceSlotsQuery, PreferenceSlotsQueryVariables>;
export const UpdatePreferenceSlotDocument = new TypedDocumentString(`
    mutation UpdatePreferenceSlot($input: UpdatePreferenceSlotInput!) {
  updatePreferenceSlot(input: $input) {
    ...SlotRow
  }
}
    fragment SlotRow on PreferenceSlot {
  Id
  Year
  Month
  AvailableSlots
  AdditionalAvailableSlots
  GivenGuidanceCount
  UpdatedAt
}`) as unknown as TypedDocumentString<UpdatePreferenceSlotMutation, UpdatePreferenceSlotMutationVariables>;
export const FindDonorDocument = new TypedDocumentString(`
    query FindDonor($donorId: String!) {
  findDonor(DonorId: $donorId) {
    ...ReceptionPanel
  }
}
    fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    UserRank
    TotalDonationsCount
    LatestDonationsCount
    DonorExpirationDate
    UpdateRequired
    Caution
  }
  LastDonation {
    Id
    DonationAt
    StoolReceiptStatus
  }
}`) as unknown as TypedDocumentString<FindDonorQuery, FindDonorQueryVariables>;
export const RecordDonationDocument = new TypedDocumentString(`
    mutation RecordDonation($input: RecordDonationInput!) {
  recordDonation(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordDonationMutation, RecordDonationMutationVariables>;
export const UndoDonationDocument = new TypedDocumentString(`
    mutation UndoDonation($id: ID!) {
  undoDonation(input: {DonationId: $id}) {
    ...ReceptionPanel
  }
}
    fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    UserRank
    TotalDonationsCount
    LatestDonationsCount
    DonorExpirationDate
    UpdateRequired
    Caution
  }
  LastDonation {
    Id
    DonationAt
    StoolReceiptStatus
  }
}`) as unknown as TypedDocumentString<UndoDonationMutation, UndoDonationMutationVariables>;
export const VisitsOfTodayDocument = new TypedDocumentString(`
    query VisitsOfToday($from: DateTime!) {
  listDonationByIdDonationInfoCreatedAt(
    filter: {DonationAt: {ge: $from}}
    sortField: DonationAt
    sortDirection: DESC
    limit: 8
  ) {
    items {
      Id
      DonationAt
      StoolReceiptStatus
      User {
        Id
        DonorId
        LastName
        FirstName
      }
    }
    total
  }
}
    `) as unknown as TypedDocumentString<VisitsOfTodayQuery, VisitsOfTodayQueryVariables>;
export const UserScreeningsDocument = new TypedDocumentString(`
    query UserScreenings($userId: ID!, $limit: Int, $nextToken: String) {
  listScreeningInfoByUserIdScreeningInfoCreatedAt(
    UserId: $userId
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...ScreeningRow
    }
    nextToken
    total
  }
}
    fragment ScreeningRow on ScreeningInfo {
  Id
  UserId
  RecruitmentYear
  RecruitmentMonth
  InspectionType
  UserStatus
  OnlineCheckStartAt
  RenewalExamStatus
  RenewalExamResult
  InitialExamDate
  RenewalExamDate
  ScheduledInitialExamDate
  ScheduledRenewalExamDate
  SentOnlineCheckReminder
  ScreeningInfoCreatedAt
}`) as unknown as TypedDocumentString<UserScreeningsQuery, UserScreeningsQueryVariables>;
export const ScreeningDetailDocument = new TypedDocumentString(`
    query ScreeningDetail($id: ID!) {
  getScreeningById(ScreeningId: $id) {
    Id
    Info {
      ...ScreeningRow
    }
    HealthCheck {
      ExamDate
      MedicalHistoryStatus
      SampleTestResult
      NormalJudgmentStatus
      DonorStatus
    }
    OnlineCheck {
      OnlineCheckResult
      OnlineCheckScore
      SurveyTitle
      OnlineCheckID
      Version
      NextDate
      Draft
      Answer {
        data
        answered_at
      }
      Reasons {
        QuestionId
        Reason
        NextDate
      }
      Topics {
        QuestionId
        Reason
      }
    }
  }
}
    fragment ScreeningRow on ScreeningInfo {
  Id
  UserId
  RecruitmentYear
  RecruitmentMonth
  InspectionType
  UserStatus
  OnlineCheckStartAt
  RenewalExamStatus
  RenewalExamResult
  InitialExamDate
  RenewalExamDate
  ScheduledInitialExamDate
  ScheduledRenewalExamDate
  SentOnlineCheckReminder
  ScreeningInfoCreatedAt
}`) as unknown as TypedDocumentString<ScreeningDetailQuery, ScreeningDetailQueryVariables>;
export const UserListDocument = new TypedDocumentString(`
    query UserList($filter: UserProfileFilter, $sortField: UserProfileSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listUsersByIdProfileCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...UserRow
    }
    nextToken
    total
  }
}
    fragment UserRow on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdateRequired
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  ProfileCreatedAt
  RegistrationDateOfService
}`) as unknown as TypedDocumentString<UserListQuery, UserListQueryVariables>;
export const UserListTokenDocument = new TypedDocumentString(`
    query UserListToken($filter: UserProfileFilter, $sortField: UserProfileSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listUsersByIdProfileCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    nextToken
  }
}
    `) as unknown as TypedDocumentString<UserListTokenQuery, UserListTokenQueryVariables>;
export const UserPageDocument = new TypedDocumentString(`
    query UserPage($id: ID!) {
  getUserById(UserId: $id) {
    Id
    WaitingPosition
    Profile {
      ...UserRow
      UserRank
      Gender
      Birthday
      Tel
      ZipCode
      Pref
      City
      Address
      Building
      UpdatedSuspensionStatus1ToTrueAt
      Caution
      SubscribedMagazine
      OnlineCheckScore
      LatestDonationsCount
      IntestinalFloraCount
      RegistrationDateOfDonor
      CommencementWindowPeriodDate
      LossDonorStatusDate
      SentUpdateNoticeAt
      CreatedAt
      UpdatedAt
    }
    Guidance {
      Status
      GuidanceInvitedAt
      ReservedAt
      DeadlineAt
    }
    ScreeningInfo {
      Id
      InspectionType
      ScheduledInitialExamDate
      ScheduledRenewalExamDate
      InitialExamDate
      RenewalExamDate
      ScreeningInfoCreatedAt
    }
  }
}
    fragment UserRow on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdateRequired
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  ProfileCreatedAt
  RegistrationDateOfService
}`) as unknown as TypedDocumentString<UserPageQuery, UserPageQueryVariables>;