/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export const AdministratorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<AdministratorRowFragment, unknown>;
export const SlotRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreferenceSlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Year"}},{"kind":"Field","name":{"kind":"Name","value":"Month"}},{"kind":"Field","name":{"kind":"Name","value":"AvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalAvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"GivenGuidanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}}]}}]} as unknown as DocumentNode<SlotRowFragment, unknown>;
export const ScreeningRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreeningInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"UserId"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentYear"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentMonth"}},{"kind":"Field","name":{"kind":"Name","value":"InspectionType"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamStatus"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamResult"}},{"kind":"Field","name":{"kind":"Name","value":"InitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledInitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledRenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"SentOnlineCheckReminder"}},{"kind":"Field","name":{"kind":"Name","value":"ScreeningInfoCreatedAt"}}]}}]} as unknown as DocumentNode<ScreeningRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"DonorId"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"FirstNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"DeleteStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus1"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus2"}},{"kind":"Field","name":{"kind":"Name","value":"UpdateRequired"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorProcessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"DonorExpirationDate"}},{"kind":"Field","name":{"kind":"Name","value":"TotalDonationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationDateOfService"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const ActivityListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listUserActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"operation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"User"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"FirstName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ActivityListQuery, ActivityListQueryVariables>;
export const OwnAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAdministrator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAdministrator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<OwnAdministratorQuery, OwnAdministratorQueryVariables>;
export const AdministratorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfileSortField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listAdministratorByIdProfileCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortField"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextToken"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<AdministratorListQuery, AdministratorListQueryVariables>;
export const AdministratorListTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorListToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfileSortField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listAdministratorByIdProfileCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortField"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextToken"}}]}}]}}]} as unknown as DocumentNode<AdministratorListTokenQuery, AdministratorListTokenQueryVariables>;
export const AdministratorNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listAdministratorByIdProfileCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"Id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<AdministratorNamesQuery, AdministratorNamesQueryVariables>;
export const CreateAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<CreateAdministratorMutation, CreateAdministratorMutationVariables>;
export const DeleteAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Name"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"Role"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}}]}}]} as unknown as DocumentNode<DeleteAdministratorMutation, DeleteAdministratorMutationVariables>;
export const PreferenceSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreferenceSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreferenceSlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Year"}},{"kind":"Field","name":{"kind":"Name","value":"Month"}},{"kind":"Field","name":{"kind":"Name","value":"AvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalAvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"GivenGuidanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}}]}}]} as unknown as DocumentNode<PreferenceSlotsQuery, PreferenceSlotsQueryVariables>;
export const UpdatePreferenceSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferenceSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferenceSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferenceSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlotRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlotRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreferenceSlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Year"}},{"kind":"Field","name":{"kind":"Name","value":"Month"}},{"kind":"Field","name":{"kind":"Name","value":"AvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"AdditionalAvailableSlots"}},{"kind":"Field","name":{"kind":"Name","value":"GivenGuidanceCount"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}}]}}]} as unknown as DocumentNode<UpdatePreferenceSlotMutation, UpdatePreferenceSlotMutationVariables>;
export const UserScreeningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserScreenings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listScreeningInfoByUserIdScreeningInfoCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreeningRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextToken"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreeningInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"UserId"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentYear"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentMonth"}},{"kind":"Field","name":{"kind":"Name","value":"InspectionType"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamStatus"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamResult"}},{"kind":"Field","name":{"kind":"Name","value":"InitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledInitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledRenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"SentOnlineCheckReminder"}},{"kind":"Field","name":{"kind":"Name","value":"ScreeningInfoCreatedAt"}}]}}]} as unknown as DocumentNode<UserScreeningsQuery, UserScreeningsQueryVariables>;
export const ScreeningDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScreeningDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getScreeningById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ScreeningId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreeningRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HealthCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"MedicalHistoryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SampleTestResult"}},{"kind":"Field","name":{"kind":"Name","value":"NormalJudgmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckScore"}},{"kind":"Field","name":{"kind":"Name","value":"SurveyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckID"}},{"kind":"Field","name":{"kind":"Name","value":"Version"}},{"kind":"Field","name":{"kind":"Name","value":"NextDate"}},{"kind":"Field","name":{"kind":"Name","value":"Draft"}},{"kind":"Field","name":{"kind":"Name","value":"Answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"answered_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuestionId"}},{"kind":"Field","name":{"kind":"Name","value":"Reason"}},{"kind":"Field","name":{"kind":"Name","value":"NextDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuestionId"}},{"kind":"Field","name":{"kind":"Name","value":"Reason"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreeningInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"UserId"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentYear"}},{"kind":"Field","name":{"kind":"Name","value":"RecruitmentMonth"}},{"kind":"Field","name":{"kind":"Name","value":"InspectionType"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamStatus"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamResult"}},{"kind":"Field","name":{"kind":"Name","value":"InitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledInitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledRenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"SentOnlineCheckReminder"}},{"kind":"Field","name":{"kind":"Name","value":"ScreeningInfoCreatedAt"}}]}}]} as unknown as DocumentNode<ScreeningDetailQuery, ScreeningDetailQueryVariables>;
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfileSortField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listUsersByIdProfileCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortField"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextToken"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"DonorId"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"FirstNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"DeleteStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus1"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus2"}},{"kind":"Field","name":{"kind":"Name","value":"UpdateRequired"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorProcessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"DonorExpirationDate"}},{"kind":"Field","name":{"kind":"Name","value":"TotalDonationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationDateOfService"}}]}}]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const UserListTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserListToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfileSortField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listUsersByIdProfileCreatedAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortField"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortField"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextToken"}}]}}]}}]} as unknown as DocumentNode<UserListTokenQuery, UserListTokenQueryVariables>;
export const UserPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUserById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"UserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"WaitingPosition"}},{"kind":"Field","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}},{"kind":"Field","name":{"kind":"Name","value":"UserRank"}},{"kind":"Field","name":{"kind":"Name","value":"Gender"}},{"kind":"Field","name":{"kind":"Name","value":"Birthday"}},{"kind":"Field","name":{"kind":"Name","value":"Tel"}},{"kind":"Field","name":{"kind":"Name","value":"ZipCode"}},{"kind":"Field","name":{"kind":"Name","value":"Pref"}},{"kind":"Field","name":{"kind":"Name","value":"City"}},{"kind":"Field","name":{"kind":"Name","value":"Address"}},{"kind":"Field","name":{"kind":"Name","value":"Building"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedSuspensionStatus1ToTrueAt"}},{"kind":"Field","name":{"kind":"Name","value":"Caution"}},{"kind":"Field","name":{"kind":"Name","value":"SubscribedMagazine"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckScore"}},{"kind":"Field","name":{"kind":"Name","value":"LatestDonationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"IntestinalFloraCount"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationDateOfDonor"}},{"kind":"Field","name":{"kind":"Name","value":"CommencementWindowPeriodDate"}},{"kind":"Field","name":{"kind":"Name","value":"LossDonorStatusDate"}},{"kind":"Field","name":{"kind":"Name","value":"SentUpdateNoticeAt"}},{"kind":"Field","name":{"kind":"Name","value":"CreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"UpdatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Guidance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Status"}},{"kind":"Field","name":{"kind":"Name","value":"GuidanceInvitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ReservedAt"}},{"kind":"Field","name":{"kind":"Name","value":"DeadlineAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ScreeningInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"InspectionType"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledInitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScheduledRenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"InitialExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"RenewalExamDate"}},{"kind":"Field","name":{"kind":"Name","value":"ScreeningInfoCreatedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Id"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"DonorId"}},{"kind":"Field","name":{"kind":"Name","value":"LastName"}},{"kind":"Field","name":{"kind":"Name","value":"FirstName"}},{"kind":"Field","name":{"kind":"Name","value":"LastNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"FirstNameFurigana"}},{"kind":"Field","name":{"kind":"Name","value":"DeleteStatus"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus1"}},{"kind":"Field","name":{"kind":"Name","value":"SuspensionStatus2"}},{"kind":"Field","name":{"kind":"Name","value":"UpdateRequired"}},{"kind":"Field","name":{"kind":"Name","value":"UserStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorStatus"}},{"kind":"Field","name":{"kind":"Name","value":"DonorProcessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"OnlineCheckResult"}},{"kind":"Field","name":{"kind":"Name","value":"DonorExpirationDate"}},{"kind":"Field","name":{"kind":"Name","value":"TotalDonationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"ProfileCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"RegistrationDateOfService"}}]}}]} as unknown as DocumentNode<UserPageQuery, UserPageQueryVariables>;