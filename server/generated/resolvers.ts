import type { AdministratorProfileSortField, AffectedClass, AffectedHow, Analyte, AnswerCorrectionEffect, AnswerCorrectionPreview, AnswerCorrectionReason, AnswerCorrectionState, AnswerRightsRequestInput, AnswersJudged, AskForTestInput, AttendanceEntry, BarCode, BookingConflict, BookingPreview, BookingsThen, BooleanFilter, BulkAct, BulkFileAct, BulkJobState, BulkRefusal, BulkRefusalCount, BulkRowState, CallResult, CaseState, CaseStateFilter, CaseStepKind, CaseTextInput, Certification, CertificationFilter, CheckRightsRequestInput, ClearCheckPointInput, ClearingFinding, CloseOfficePointInput, ConditionItem, ConditionKind, ConditionOutcome, ConfirmCorrectionInput, ConfirmGiftInput, ConfirmTestPanelInput, ConsentDocument, ConsentVersion, ConsentVersionKind, ConversationKind, CorrectDonationInput, CorrectedAnswer, CorrectedFloraTestInput, CorrectedJudgementInput, CorrectionCause, CorrectionChange, CorrectionKind, CorrectionOutcome, CorrectionState, CreateCriteriaDraftInput, CreatePersonNoteInput, CreateWorkItemInput, CriteriaIdInput, CriteriaImpactGroup, CriteriaImpactPerson, CriteriaImpactQuestion, CriteriaImpactRule, CriteriaOrigin, CriteriaStanding, CriteriaState, DataClass, DateFilter, DayChange, DecideAnswerCorrectionInput, DecideHoldInput, DecideLostGiftInput, DecideSamePersonInput, DeleteAdministratorInput, DeleteCriteriaDraftInput, DeletePersonNoteInput, DeletePushDeviceInput, DeleteSharedViewInput, DeleteUserInput, DeviceLock, DiscardUnitsInput, DonationInfoSortField, DonationRefusal, DonorProcessStatus, DonorProcessStatusFilter, EndAdministratorSessionsInput, EndOwnSessionsInput, EndingDonor, ExamConflict, ExamDay, ExamPreview, ExamStage, ExamStageFilter, ExamWish, ExpectedMonths, ExplainGiftDifferenceInput, FieldChange, FinishWorkItemInput, FixedMail, FloraAverages, FoundDonor, Gender, GenderFilter, GenusAverage, GiftAmount, GiftCode, GiftLine, GiftLoss, GiftTable, GiftTableInput, GivenSums, GuidanceByAdminInput, GuidancePoint, GuidancePointKind, GuidanceStatus, GuidanceVisitInput, HandOverUnitsInput, HeldCaseInput, HoldDecision, HoldSortField, HospitalRefusal, IdFilter, IdentityDocument, ImplementationStatus, ImplementationStatusFilter, ImportGiftCodesInput, InspectionDetailSortField, InspectionType, InspectionTypeFilter, IntFilter, InviteOutOfTurnInput, JudgementReason, LetterKind, LetterPreview, MailContent, MailFault, MailFaultFilter, MailFixedReason, MailPreview, MailState, MailStateFilter, MailVariable, MutationAnswerCaseArgs, MutationAnswerRightsRequestArgs, MutationAskForTestArgs, MutationCheckInGuidanceArgs, MutationCheckRightsRequestArgs, MutationClearCheckPointArgs, MutationCloseCaseArgs, MutationCloseOfficePointArgs, MutationConfirmCorrectionArgs, MutationConfirmGiftArgs, MutationConfirmTestPanelArgs, MutationCorrectDonationArgs, MutationCorrectOnlineCheckAnswersArgs, MutationCreateCriteriaDraftArgs, MutationCreatePersonNoteArgs, MutationCreateWorkItemArgs, MutationDecideAnswerCorrectionArgs, MutationDecideHoldArgs, MutationDecideLostGiftArgs, MutationDecideSamePersonArgs, MutationDeleteAdministratorArgs, MutationDeleteCriteriaDraftArgs, MutationDeleteGuidanceByAdminArgs, MutationDeletePendingAccountArgs, MutationDeletePersonNoteArgs, MutationDeletePushDeviceArgs, MutationDeleteSharedViewArgs, MutationDeleteUserArgs, MutationDiscardUnitsArgs, MutationEndAdministratorSessionsArgs, MutationEndAskedTestArgs, MutationEndOwnSessionsArgs, MutationExplainGiftDifferenceArgs, MutationFinishWorkItemArgs, MutationHandOutGiftArgs, MutationHandOverUnitsArgs, MutationImportGiftCodesArgs, MutationInviteOutOfTurnArgs, MutationLiftDonationPauseArgs, MutationNoteCaseArgs, MutationObjectToRecordReadArgs, MutationOpenHoldArgs, MutationPreviewBulkFileArgs, MutationPreviewCriteriaArgs, MutationPreviewGiftCodesArgs, MutationPreviewTestPanelsArgs, MutationProposeCorrectionArgs, MutationPushCriteriaArgs, MutationReadMessageArgs, MutationRecordConditionReportArgs, MutationRecordConsentArgs, MutationRecordGuidanceAttendanceArgs, MutationRecordGuidanceAttendancesArgs, MutationRecordHealthCheckArgs, MutationRecordSignatureArgs, MutationRecordStatementArgs, MutationRecordTestPanelsArgs, MutationRecountBreachArgs, MutationRefuseCorrectionArgs, MutationRejectCriteriaArgs, MutationReleaseTestPanelArgs, MutationReleaseUnitsArgs, MutationReopenCaseArgs, MutationReopenOnlineCheckArgs, MutationReopenWorkItemArgs, MutationReportConditionArgs, MutationReportLostGiftArgs, MutationRequestDonorRegistrationArgs, MutationResendMailArgs, MutationResendTemporaryPasswordArgs, MutationResetAdministratorTotpArgs, MutationSaveConsoleSettingArgs, MutationSaveDeviceLockArgs, MutationSaveLetterArgs, MutationSaveMailTextArgs, MutationSaveOnlineCheckDraftArgs, MutationSavePushDeviceArgs, MutationSaveSharedViewArgs, MutationScheduleAskedTestArgs, MutationScheduleExamArgs, MutationSendLetterArgs, MutationSendPendingAccountCodeArgs, MutationSendTrialLetterArgs, MutationSendTrialMailTextArgs, MutationSetCriteriaNewsArgs, MutationSetRetryReminderArgs, MutationSetWaitingPauseArgs, MutationSettleRewardsArgs, MutationSignConsentArgs, MutationStartBulkArgs, MutationStopPendingAccountArgs, MutationStopUserArgs, MutationSubmitCriteriaArgs, MutationSubmitOnlineCheckArgs, MutationSubmitStatementArgs, MutationTakeBackLetterArgs, MutationTakeCaseArgs, MutationUndoBulkArgs, MutationUndoChangeArgs, MutationUndoDonationArgs, MutationUndoGuidanceAttendanceArgs, MutationUndoGuidanceCheckInArgs, MutationUpdateAdministratorEmailArgs, MutationUpdateCriteriaDraftArgs, MutationUpdateEmailArgs, MutationUpdateExamDaysArgs, MutationUpdateOpeningArgs, MutationUpdatePersonNoteArgs, MutationUpdatePreferenceSlotArgs, MutationUpdateSubscribedMagazineArgs, MutationUpdateUserEmailByAdminArgs, MutationUpdateUserProfileArgs, MutationUpdateUserProfileByAdminArgs, MutationUpdateWorkItemArgs, MutationWithdrawConsentByAdminArgs, MutationWithdrawCorrectionArgs, MutationWithdrawRightsRequestArgs, MutationWithdrawUseByAdminArgs, NextDateKind, NextDateKindFilter, NoteKind, ObjectToRecordReadInput, OnlineCheckAnswersInput, OnlineCheckResult, OnlineCheckResultFilter, OpenHoldInput, Opening, OpeningDay, OpeningDaysInput, OpeningHour, OpeningHourInput, OpeningWeekInput, PanelJudgement, PanelKind, PanelOutcome, PartnerCount, PassedOver, PayoutDonation, PendingAccountInput, PendingAccountState, PlaceKind, Prefecture, PrefectureFilter, PreviewBulkFileInput, PreviewCorrectionInput, PreviewLetterInput, PreviewMailTextInput, PreviewOpeningInput, ProposeCorrectionInput, PushCriteriaInput, PushKind, PushSettings, QueryFindDonorArgs, QueryFindDonorsArgs, QueryGetAllocationsByUserIdArgs, QueryGetAnswerCorrectionArgs, QueryGetBulkJobArgs, QueryGetCalendarArgs, QueryGetCaseArgs, QueryGetCorrectionArgs, QueryGetCriteriaArgs, QueryGetGuidanceDayArgs, QueryGetMailArgs, QueryGetPushSettingsArgs, QueryGetReceiptArgs, QueryGetScreeningByIdArgs, QueryGetUnitArgs, QueryGetUserByIdArgs, QueryListAllocationsArgs, QueryListBookingAvailableslotsArgs, QueryListBookingSlotsArgs, QueryListBulkRowsArgs, QueryListConsentDocumentsArgs, QueryListConversationArgs, QueryListCorrectionsArgs, QueryListCriteriaArgs, QueryListLetterVersionsArgs, QueryListMailTextVersionsArgs, QueryListMessagesArgs, QueryListPendingAccountsArgs, QueryListSamePeopleArgs, QueryListTestPanelsArgs, QueryListValueChangesArgs, QueryPreviewAnswerCorrectionArgs, QueryPreviewCorrectionArgs, QueryPreviewExamArgs, QueryPreviewLetterArgs, QueryPreviewMailTextArgs, QueryPreviewOpeningArgs, QueryPreviewPreferenceSlotArgs, ReadMessageInput, ReadPurpose, ReadPurposeFilter, ReceiptFile, ReceiptState, RecordConditionReportInput, RecordConsentInput, RecordGuidanceAttendanceInput, RecordGuidanceAttendancesInput, RecordHealthCheckInput, RecordSignatureInput, RecordStatementInput, RecordTestPanelsInput, RecordedTestPanels, RefusalCount, RefuseCorrectionInput, RejectCriteriaInput, ReleaseTestPanelInput, ReleaseUnitsInput, ReopenWorkItemInput, ReportConditionInput, ReportLostGiftInput, ReportStage, RequestDonorRegistrationInput, ResendMailInput, ResendTemporaryPasswordInput, ResetAdministratorTotpInput, RetryState, RetryStateFilter, RewardStage, RewardStageFilter, RewardSummary, RightsGround, RightsOutcome, SaveConsoleSettingInput, SaveDeviceLockInput, SaveLetterInput, SaveMailTextInput, SavePushDeviceInput, SaveSharedViewInput, ScheduleExamInput, ScreeningInfoSortField, SealVerdict, SealedChain, SeatFigures, SecurityEventKind, SecurityEventKindFilter, SendLetterInput, SendTrialLetterInput, SendTrialMailTextInput, SetCriteriaNewsInput, SetRetryReminderInput, SetWaitingPauseInput, SettleRewardsInput, SharedList, ShownData, SignConsentInput, SignatureKind, SortDirection, Specimen, StartBulkInput, StopPendingAccountInput, StopUserInput, StoppedBooking, StringFilter, SubmitStatementInput, Success, TakeBackLetterInput, TakeCaseInput, TestPanelLineState, TestPanelTableInput, UndoBulkInput, UndoChangeInput, UndoDonationInput, UnitConsent, UnitObstacle, UnitSortField, UnitState, UnitStateFilter, UnusualMark, UpdateAdministratorEmailInput, UpdateCriteriaDraftInput, UpdateEmailInput, UpdateExamDaysInput, UpdateOpeningInput, UpdatePersonNoteInput, UpdatePreferenceSlotInput, UpdateSubscribedMagazineInput, UpdateUserEmailByAdminInput, UpdateUserProfileByAdminInput, UpdateUserProfileInput, UpdateWorkItemInput, UserConversationArgs, UserRank, UserRankFilter, ViewCondition, ViewConditionInput, WithReasonInput, WithdrawCorrectionInput, WorkCounts, WorkGroup, WorkGroupCount, WorkOwner, WorkState } from '../../shared/generated/schema'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserParent } from '../care/users/userParent';
import type { DashboardParent } from '../office/dashboard/getDashboard';
import type { Page } from '../ground/db/keysetPage';
import type { UnitParent } from '../care/units/unitRows';
import type { HoldParent } from '../care/holds/holdRows';
import type { PanelParent } from '../care/panels/panelRows';
import type { WorkPage } from '../office/work/listWork';
import type { News } from '../office/conversation/mails/messages';
import type { ActivityPage } from '../records/changes/listUserActivity';
import type { GraphQLContext } from '../doors/graphql/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: Date; output: Date; }
  JSON: { input: unknown; output: unknown; }
};

export type AdministratorProfile = {
  AwaitsFirstSignIn?: Maybe<Scalars['Boolean']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  Email: Scalars['String']['output'];
  HasPasskey?: Maybe<Scalars['Boolean']['output']>;
  HasTotp?: Maybe<Scalars['Boolean']['output']>;
  Id: Scalars['ID']['output'];
  LastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  Name: Scalars['String']['output'];
  ProfileCreatedAt: Scalars['DateTime']['output'];
  Role: Role;
  Roles: Array<Role>;
  RolesOfBefore: Scalars['Boolean']['output'];
  Sk: Scalars['String']['output'];
  TotpRequired?: Maybe<Scalars['Boolean']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
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

export type AdministratorProfileList = {
  items: Array<AdministratorProfile>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type AffectedBooking = {
  How: AffectedHow;
  Person: UserProfile;
  StartAt: Scalars['DateTime']['output'];
};

export type Allocation = {
  ActorId?: Maybe<Scalars['ID']['output']>;
  AheadEndedToday: Scalars['Int']['output'];
  AheadPaused: Scalars['Int']['output'];
  AheadSuspended: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  InvitedAt: Scalars['DateTime']['output'];
  Month: Scalars['Int']['output'];
  OutOfTurn: Scalars['Boolean']['output'];
  PassedOn: Scalars['Boolean']['output'];
  Place: Scalars['Int']['output'];
  PlaceKind: PlaceKind;
  Places: Scalars['Int']['output'];
  Position: Scalars['Int']['output'];
  Reason?: Maybe<Scalars['String']['output']>;
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  WaitingSince: Scalars['DateTime']['output'];
  Year: Scalars['Int']['output'];
};

export type AllocationList = {
  items: Array<Allocation>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type AnswerCorrection = {
  After?: Maybe<AnswersJudged>;
  AnsweredAt: Scalars['DateTime']['output'];
  Answers: Array<CorrectedAnswer>;
  Before?: Maybe<AnswersJudged>;
  CreatedAt: Scalars['DateTime']['output'];
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  DecidedByName?: Maybe<Scalars['String']['output']>;
  DueOn?: Maybe<Scalars['Date']['output']>;
  Effect: AnswerCorrectionEffect;
  Id: Scalars['ID']['output'];
  Reason?: Maybe<AnswerCorrectionReason>;
  ScreeningId: Scalars['ID']['output'];
  State: AnswerCorrectionState;
  UserId: Scalars['ID']['output'];
  Version: Scalars['Int']['output'];
  Words?: Maybe<Scalars['String']['output']>;
};

export type ApproveCriteriaInput = {
  EffectiveFrom: Scalars['Date']['input'];
  Id: Scalars['ID']['input'];
  ImpactCountedAt?: InputMaybe<Scalars['DateTime']['input']>;
  Sha256: Scalars['String']['input'];
};

export type AskedTest = {
  CreatedAt: Scalars['DateTime']['output'];
  ExamRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  Kind: PanelKind;
  Note?: Maybe<Scalars['String']['output']>;
  PreferredDates: Array<Scalars['Date']['output']>;
  ScheduledDate?: Maybe<Scalars['Date']['output']>;
  ScheduledTime?: Maybe<Scalars['String']['output']>;
  UserId: Scalars['ID']['output'];
};

export type AssignWorkInput = {
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  Kind: WorkKind;
  SubjectId: Scalars['ID']['input'];
  Version: Scalars['Int']['input'];
};

export type AttendanceOutcome = {
  Code?: Maybe<Scalars['String']['output']>;
  GuidanceId: Scalars['ID']['output'];
  Message?: Maybe<Scalars['String']['output']>;
  Recorded: Scalars['Boolean']['output'];
};

export type BookingSlot = {
  EndAt: Scalars['DateTime']['output'];
  Remaining: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
};

export type BookingSlotList = {
  items: Array<BookingSlot>;
};

export type Breach = {
  AccountId?: Maybe<Scalars['ID']['output']>;
  AccountName?: Maybe<Scalars['String']['output']>;
  Counted: BreachCount;
  From: Scalars['DateTime']['output'];
  KnownOn: Scalars['Date']['output'];
  Malicious: Scalars['Boolean']['output'];
  MustReport: Scalars['Boolean']['output'];
  Network?: Maybe<Scalars['String']['output']>;
  Notices: Array<BreachNotice>;
  Session?: Maybe<Scalars['String']['output']>;
  To: Scalars['DateTime']['output'];
};

export type BreachChoiceInput = {
  AccountId?: InputMaybe<Scalars['ID']['input']>;
  From: Scalars['DateTime']['input'];
  Network?: InputMaybe<Scalars['String']['input']>;
  Session?: InputMaybe<Scalars['String']['input']>;
  To: Scalars['DateTime']['input'];
};

export type BreachCount = {
  Classes: Array<AffectedClass>;
  Files: Scalars['Int']['output'];
  FirstAt?: Maybe<Scalars['DateTime']['output']>;
  LastAt?: Maybe<Scalars['DateTime']['output']>;
  People: Scalars['Int']['output'];
  Reads: Scalars['Int']['output'];
  Sessions: Array<ReadingSession>;
  SignIns?: Maybe<Scalars['Int']['output']>;
};

export type BreachNotice = {
  DueOn?: Maybe<Scalars['Date']['output']>;
  Kind: BreachNoticeKind;
  ReportedOn?: Maybe<Scalars['Date']['output']>;
  Text: Scalars['String']['output'];
};

export type BreachNoticeInput = {
  Id: Scalars['ID']['input'];
  Kind: BreachNoticeKind;
  Text: Scalars['String']['input'];
  Version: Scalars['Int']['input'];
};

export type BreachNoticeKind =
  | 'Final'
  | 'First'
  | 'Letter';

export type BreachReportInput = {
  Id: Scalars['ID']['input'];
  Kind: BreachNoticeKind;
  On: Scalars['Date']['input'];
  Version: Scalars['Int']['input'];
};

export type BulkJob = {
  Act: BulkAct;
  ActorId: Scalars['ID']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  Done: Scalars['Int']['output'];
  Fingerprint: Scalars['String']['output'];
  FinishedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  Letter?: Maybe<Letter>;
  Pending: Scalars['Int']['output'];
  Refusals: Array<BulkRefusalCount>;
  Refused: Scalars['Int']['output'];
  StartedAt?: Maybe<Scalars['DateTime']['output']>;
  State: BulkJobState;
  Undoes?: Maybe<Scalars['ID']['output']>;
  Until?: Maybe<Scalars['Date']['output']>;
};

export type BulkRow = {
  After: Scalars['String']['output'];
  Before: Scalars['String']['output'];
  Line?: Maybe<Scalars['Int']['output']>;
  Problems: Array<Scalars['String']['output']>;
  Refusal?: Maybe<BulkRefusal>;
  State: BulkRowState;
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
};

export type BulkRowList = {
  items: Array<BulkRow>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type BulkSelection = {
  Filter?: InputMaybe<UserProfileFilter>;
  Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type Calendar = {
  Bookings: Array<CalendarBooking>;
  Days: Array<CalendarDay>;
  Exams: Array<CalendarExam>;
  Version: Scalars['Int']['output'];
  Wishes: Array<CalendarExam>;
};

export type CalendarBooking = {
  Person: UserProfile;
  StartAt: Scalars['DateTime']['output'];
};

export type CalendarDay = {
  Booked: Scalars['Int']['output'];
  Capacity: Scalars['Int']['output'];
  ClosedFrom?: Maybe<Scalars['Int']['output']>;
  ClosesExams: Scalars['Boolean']['output'];
  Date: Scalars['Date']['output'];
  ExamDay?: Maybe<ExamDay>;
  Exams: Scalars['Int']['output'];
  ExtraHours: Array<Scalars['Int']['output']>;
  Holiday?: Maybe<Scalars['String']['output']>;
  HourCapacity?: Maybe<Scalars['Int']['output']>;
  Hours: Array<CalendarHour>;
  Reason?: Maybe<Scalars['String']['output']>;
};

export type CalendarExam = {
  Conflicts: Array<ExamConflict>;
  Date?: Maybe<Scalars['Date']['output']>;
  Kind: PanelKind;
  Note?: Maybe<Scalars['String']['output']>;
  Person: UserProfile;
  PreferredDates: Array<Scalars['Date']['output']>;
  RequestedAt?: Maybe<Scalars['DateTime']['output']>;
  Time?: Maybe<Scalars['String']['output']>;
};

export type CalendarHour = {
  Booked: Scalars['Int']['output'];
  Capacity: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
};

export type Case = {
  ActorId?: Maybe<Scalars['ID']['output']>;
  ActorName?: Maybe<Scalars['String']['output']>;
  Answer?: Maybe<Scalars['String']['output']>;
  AnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  AssigneeId?: Maybe<Scalars['ID']['output']>;
  AssigneeName?: Maybe<Scalars['String']['output']>;
  Breach?: Maybe<Breach>;
  CreatedAt: Scalars['DateTime']['output'];
  DaysLate?: Maybe<Scalars['Int']['output']>;
  DaysOpen?: Maybe<Scalars['Int']['output']>;
  DueOn: Scalars['Date']['output'];
  Id: Scalars['ID']['output'];
  Kind: CaseKind;
  Marks?: Maybe<Array<FoundMark>>;
  ReadId?: Maybe<Scalars['ID']['output']>;
  Reads?: Maybe<Array<ReadOfCase>>;
  Request?: Maybe<RightsRequest>;
  State: CaseState;
  Steps?: Maybe<Array<CaseStep>>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
  Version: Scalars['Int']['output'];
  Words?: Maybe<Scalars['String']['output']>;
};

export type CaseFilter = {
  AssigneeId?: InputMaybe<IdFilter>;
  CreatedAt?: InputMaybe<DateTimeFilter>;
  DueOn?: InputMaybe<DateFilter>;
  Kind?: InputMaybe<CaseKindFilter>;
  State?: InputMaybe<CaseStateFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<CaseFilter>>;
  not?: InputMaybe<CaseFilter>;
  or?: InputMaybe<Array<CaseFilter>>;
};

export type CaseKind =
  | 'Breach'
  | 'EmergencyRead'
  | 'Objection'
  | 'RightsRequest'
  | 'UnusualRead';

export type CaseKindFilter = {
  eq?: InputMaybe<CaseKind>;
  in?: InputMaybe<Array<CaseKind>>;
  ne?: InputMaybe<CaseKind>;
};

export type CaseList = {
  items: Array<Case>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type CaseStep = {
  ActorName?: Maybe<Scalars['String']['output']>;
  ByPerson: Scalars['Boolean']['output'];
  Id: Scalars['ID']['output'];
  Kind: CaseStepKind;
  Text?: Maybe<Scalars['String']['output']>;
  Time: Scalars['DateTime']['output'];
};

export type CheckPoint = {
  Clearing?: Maybe<Clearing>;
  Kind: GuidancePointKind;
  Open: Scalars['Boolean']['output'];
  QuestionId: Scalars['String']['output'];
  Topic: Scalars['String']['output'];
};

export type Clearing = {
  ClearedAt: Scalars['DateTime']['output'];
  ClearedByName?: Maybe<Scalars['String']['output']>;
  Finding: ClearingFinding;
  Note?: Maybe<Scalars['String']['output']>;
};

export type ConditionReport = {
  CreatedAt: Scalars['DateTime']['output'];
  Day: Scalars['Date']['output'];
  DonationsSince?: Maybe<Array<DonationInfo>>;
  Id: Scalars['ID']['output'];
  Items: Array<ConditionItem>;
  Kind: ConditionKind;
  Lifted: Scalars['Boolean']['output'];
  NotBefore?: Maybe<Scalars['Date']['output']>;
  Outcome: ConditionOutcome;
  RecordedByStaff: Scalars['Boolean']['output'];
  Since?: Maybe<Scalars['Date']['output']>;
  Sk: Scalars['String']['output'];
  Stage?: Maybe<ReportStage>;
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

export type Consent = {
  ConsentedAt: Scalars['DateTime']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  Document?: Maybe<ConsentDocument>;
  EndedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  IdentityDocument?: Maybe<IdentityDocument>;
  Signature?: Maybe<ConsentSignature>;
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  Version: Scalars['String']['output'];
  Withdrawn: Scalars['Boolean']['output'];
};

export type ConsentSignature = {
  CopySha256?: Maybe<Scalars['String']['output']>;
  ExplainedAt?: Maybe<Scalars['DateTime']['output']>;
  Kind?: Maybe<SignatureKind>;
  Questions?: Maybe<Scalars['String']['output']>;
  SignedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ConsoleSetting = {
  Key: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  Value: Scalars['JSON']['output'];
};

export type ConversationEntry = {
  ActorName?: Maybe<Scalars['String']['output']>;
  Category: Scalars['String']['output'];
  HasChanges?: Maybe<Scalars['Boolean']['output']>;
  Id: Scalars['ID']['output'];
  Mail?: Maybe<MailDelivery>;
  Note?: Maybe<PersonNote>;
  Operation: Scalars['String']['output'];
  Reason?: Maybe<Scalars['String']['output']>;
  Text: Scalars['String']['output'];
  Time: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  Wish?: Maybe<ExamWish>;
};

export type ConversationList = {
  items: Array<ConversationEntry>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type CorrectUnitInput = {
  Accepted: Scalars['Boolean']['input'];
  BristolType: Scalars['Int']['input'];
  Container?: InputMaybe<Scalars['String']['input']>;
  Id: Scalars['ID']['input'];
  PassedAt?: InputMaybe<Scalars['DateTime']['input']>;
  Reason: Scalars['String']['input'];
  RejectionReason?: InputMaybe<Scalars['String']['input']>;
  WeightGrams: Scalars['Float']['input'];
};

export type Correction = {
  Cause: CorrectionCause;
  Changes: Array<CorrectionChange>;
  Consequences?: Maybe<CorrectionConsequences>;
  CreatedAt: Scalars['DateTime']['output'];
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  DecidedByName?: Maybe<Scalars['String']['output']>;
  Explanation?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  Kind: CorrectionKind;
  ProposedBy: Scalars['ID']['output'];
  ProposedByName?: Maybe<Scalars['String']['output']>;
  RecordId: Scalars['ID']['output'];
  Stale: Scalars['Boolean']['output'];
  State: CorrectionState;
  TakesBack: Scalars['Boolean']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  Words?: Maybe<Scalars['String']['output']>;
};

export type CorrectionConsequences = {
  Changes: Array<CorrectionChange>;
  Donations: Array<DonationInfo>;
  Fingerprint: Scalars['String']['output'];
  Lines: Array<Scalars['String']['output']>;
  Outcome?: Maybe<CorrectionOutcome>;
  UserId: Scalars['ID']['output'];
};

export type CorrectionNotice = {
  CorrectedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  Kind: CorrectionKind;
  TakesBack: Scalars['Boolean']['output'];
};

export type CountRowsInput = {
  Donations?: InputMaybe<Array<DonationInfoFilter>>;
  FloraTests?: InputMaybe<Array<InspectionDetailFilter>>;
  Screenings?: InputMaybe<Array<ScreeningInfoFilter>>;
  Users?: InputMaybe<Array<UserProfileFilter>>;
};

export type CreateAdministratorInput = {
  Email: Scalars['String']['input'];
  Name: Scalars['String']['input'];
  Role?: InputMaybe<Role>;
  Roles?: InputMaybe<Array<Role>>;
};

export type CreateCaseInput = {
  OnPaper?: InputMaybe<Scalars['Boolean']['input']>;
  Request?: InputMaybe<RightsRequestKind>;
  UserId: Scalars['ID']['input'];
  Words: Scalars['String']['input'];
};

export type Criteria = {
  Analytes: Array<Analyte>;
  ApprovedAt?: Maybe<Scalars['DateTime']['output']>;
  ApprovedImpact?: Maybe<CriteriaImpact>;
  ApproverId?: Maybe<Scalars['ID']['output']>;
  ApproverName?: Maybe<Scalars['String']['output']>;
  AuthorId?: Maybe<Scalars['ID']['output']>;
  AuthorName?: Maybe<Scalars['String']['output']>;
  BasedOn?: Maybe<Scalars['ID']['output']>;
  Changed: Array<Scalars['String']['output']>;
  Content: Scalars['JSON']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  EditorIds: Array<Scalars['ID']['output']>;
  EffectiveFrom?: Maybe<Scalars['Date']['output']>;
  HospitalRefusals: Array<HospitalRefusal>;
  Id: Scalars['ID']['output'];
  Impact?: Maybe<CriteriaImpact>;
  InForceAt?: Maybe<Scalars['DateTime']['output']>;
  Note?: Maybe<Scalars['String']['output']>;
  Number: Scalars['String']['output'];
  Origin: CriteriaOrigin;
  PausedDonors?: Maybe<Scalars['Int']['output']>;
  PushReason?: Maybe<Scalars['String']['output']>;
  Questionnaire: Scalars['String']['output'];
  RejectedAt?: Maybe<Scalars['DateTime']['output']>;
  RejectedByName?: Maybe<Scalars['String']['output']>;
  Rejection?: Maybe<Scalars['String']['output']>;
  RetiredAt?: Maybe<Scalars['DateTime']['output']>;
  Sha256: Scalars['String']['output'];
  State: CriteriaState;
  SubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  Version: Scalars['Int']['output'];
};

export type CriteriaImpact = {
  Changes?: Maybe<Array<CriteriaImpactPerson>>;
  CountedAt: Scalars['DateTime']['output'];
  DonorsLost?: Maybe<Scalars['Int']['output']>;
  Groups: Array<CriteriaImpactGroup>;
  People: Scalars['Int']['output'];
  Questions: Array<CriteriaImpactQuestion>;
  Rules: Array<CriteriaImpactRule>;
  Sha256: Scalars['String']['output'];
  Unchanged?: Maybe<Scalars['Int']['output']>;
};

export type CriteriaList = {
  items: Array<Criteria>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type Dashboard = {
  BookingsThisWeek: Scalars['Int']['output'];
  BookingsToday: Scalars['Int']['output'];
  EndingNext: Array<EndingDonor>;
  EndingSoon: Scalars['Int']['output'];
  ExamsWithoutDate: Scalars['Int']['output'];
  Funnel: Array<FunnelStep>;
  Refusals?: Maybe<Array<RefusalCount>>;
  RenewalsOpen: Scalars['Int']['output'];
  RewardsDueDonations: Scalars['Int']['output'];
  RewardsDuePeople: Scalars['Int']['output'];
  RewardsDueYen: Scalars['Int']['output'];
  Statuses: Array<StatusCount>;
  ThisMonth?: Maybe<PreferenceSlot>;
  ThisMonthBooked: Scalars['Int']['output'];
  Waiting: Scalars['Int']['output'];
  WaitingSince?: Maybe<Scalars['DateTime']['output']>;
  WaitingSuspended: Scalars['Int']['output'];
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

export type DonationInfo = {
  CreatedAt: Scalars['DateTime']['output'];
  DonationAt: Scalars['DateTime']['output'];
  DonationInfoCreatedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  RewardStage?: Maybe<RewardStage>;
  RewardStatus?: Maybe<ImplementationStatus>;
  Sk: Scalars['String']['output'];
  StoolReceiptStatus: ImplementationStatus;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
};

export type DonationInfoFilter = {
  DonationAt?: InputMaybe<DateTimeFilter>;
  DonationInfoCreatedAt?: InputMaybe<DateTimeFilter>;
  Id?: InputMaybe<IdFilter>;
  RewardStage?: InputMaybe<RewardStageFilter>;
  RewardStatus?: InputMaybe<ImplementationStatusFilter>;
  StoolReceiptStatus?: InputMaybe<ImplementationStatusFilter>;
  UnitMissing?: InputMaybe<BooleanFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<DonationInfoFilter>>;
  not?: InputMaybe<DonationInfoFilter>;
  or?: InputMaybe<Array<DonationInfoFilter>>;
  q?: InputMaybe<StringFilter>;
};

export type DonationInfoList = {
  items: Array<DonationInfo>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type FloraTestStatus =
  | 'Applied'
  | 'Guidance'
  | 'Received'
  | 'Shared';

export type FloraTestStatusFilter = {
  eq?: InputMaybe<FloraTestStatus>;
  in?: InputMaybe<Array<FloraTestStatus>>;
  ne?: InputMaybe<FloraTestStatus>;
};

export type FoundMark = {
  From?: Maybe<Scalars['DateTime']['output']>;
  Habit?: Maybe<Scalars['Int']['output']>;
  Mark: UnusualMark;
  People?: Maybe<Scalars['Int']['output']>;
  Reads: Scalars['Int']['output'];
};

export type FunnelStep = {
  Count: Scalars['Int']['output'];
  LongestDays?: Maybe<Scalars['Int']['output']>;
  MedianDays?: Maybe<Scalars['Int']['output']>;
  Reached: Scalars['Int']['output'];
  UserStatus: UserStatus;
  WentOn?: Maybe<Scalars['Int']['output']>;
};

export type GiftBalance = {
  AmountYen: Scalars['Int']['output'];
  Difference: Scalars['Int']['output'];
  ExplainedAt?: Maybe<Scalars['DateTime']['output']>;
  ExplainedBy?: Maybe<Scalars['String']['output']>;
  Explanation?: Maybe<Scalars['String']['output']>;
  HandedOut: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Imported: Scalars['Int']['output'];
  ImportedAt: Scalars['DateTime']['output'];
  ImportedBy?: Maybe<Scalars['String']['output']>;
  Left: Scalars['Int']['output'];
  Lost: Scalars['Int']['output'];
  MayExplain: Scalars['Boolean']['output'];
};

export type GiftCount = {
  AmountYen: Scalars['Int']['output'];
  CountedAt: Scalars['DateTime']['output'];
  Day: Scalars['Date']['output'];
  Difference: Scalars['Int']['output'];
  HandedOut: Scalars['Int']['output'];
  Imported: Scalars['Int']['output'];
  Left: Scalars['Int']['output'];
  Lost: Scalars['Int']['output'];
};

export type GiftHandOut = {
  AmountYen: Scalars['Int']['output'];
  ConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  ConfirmedBy?: Maybe<Scalars['String']['output']>;
  Count: Scalars['Int']['output'];
  Given?: Maybe<Array<GivenGiftCode>>;
  HandedOutAt: Scalars['DateTime']['output'];
  HandedOutBy?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  MayConfirm: Scalars['Boolean']['output'];
  Period: Scalars['Date']['output'];
  Replaces: Scalars['Boolean']['output'];
};

export type GiftStock = {
  Amounts: Array<GiftAmount>;
  Balances: Array<GiftBalance>;
  Counts: Array<GiftCount>;
  Lost: Array<LostGiftCode>;
};

export type GivenGiftCode = {
  AmountYen: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  ImportedAt: Scalars['DateTime']['output'];
  Line: Scalars['Int']['output'];
  Loss?: Maybe<GiftLoss>;
  LostAt?: Maybe<Scalars['DateTime']['output']>;
  LostBy?: Maybe<Scalars['String']['output']>;
  MayReplace: Scalars['Boolean']['output'];
  Replaced: Scalars['Boolean']['output'];
};

export type Guidance = {
  ChangesLeft: Scalars['Int']['output'];
  ConsentVersion?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  DeadlineAt?: Maybe<Scalars['Date']['output']>;
  GuidanceInvitedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  KitNumber?: Maybe<Scalars['String']['output']>;
  ReservedAt?: Maybe<Scalars['DateTime']['output']>;
  Sk: Scalars['String']['output'];
  Status: GuidanceStatus;
  UpdatedAt: Scalars['DateTime']['output'];
  ZohoBookingId?: Maybe<Scalars['String']['output']>;
};

export type GuidanceDay = {
  Day: Scalars['Date']['output'];
  NextDay: Scalars['Date']['output'];
  PreviousDay: Scalars['Date']['output'];
  Sessions: Array<GuidanceSession>;
};

export type GuidanceSession = {
  Capacity: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
  Visits: Array<GuidanceVisit>;
};

export type GuidanceTimeByAdminInput = {
  StartAt: Scalars['DateTime']['input'];
  UserId: Scalars['ID']['input'];
  ZohoBookingId?: InputMaybe<Scalars['String']['input']>;
};

export type GuidanceTimeInput = {
  StartAt: Scalars['DateTime']['input'];
};

export type GuidanceVisit = {
  CheckedInAt?: Maybe<Scalars['DateTime']['output']>;
  ConsentVersion?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  KitNumber?: Maybe<Scalars['String']['output']>;
  OfficePoints: Array<OfficePointKind>;
  Points?: Maybe<Array<GuidancePoint>>;
  PointsOf?: Maybe<Scalars['ID']['output']>;
  StartAt: Scalars['DateTime']['output'];
  Status: GuidanceStatus;
  UndoUntil?: Maybe<Scalars['DateTime']['output']>;
  User: UserProfile;
  UserId: Scalars['ID']['output'];
};

export type HandedOutGift = {
  Codes: Array<GiftCode>;
  HandOut: GiftHandOut;
};

export type HealthCheck = {
  CreatedAt: Scalars['DateTime']['output'];
  DonorStatus?: Maybe<Certification>;
  ExamDate?: Maybe<Scalars['Date']['output']>;
  Id: Scalars['ID']['output'];
  MedicalHistoryStatus?: Maybe<ImplementationStatus>;
  NormalJudgmentStatus?: Maybe<ImplementationStatus>;
  Reason?: Maybe<Scalars['String']['output']>;
  ReasonText?: Maybe<Scalars['String']['output']>;
  SampleTestResult?: Maybe<Certification>;
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

export type Hold = {
  BegunBy?: Maybe<Scalars['String']['output']>;
  Cause?: Maybe<HoldCause>;
  CreatedAt: Scalars['DateTime']['output'];
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  DecidedBy?: Maybe<Scalars['String']['output']>;
  Decision?: Maybe<HoldDecision>;
  Finding?: Maybe<Scalars['String']['output']>;
  FoundBy?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  Reason?: Maybe<Scalars['String']['output']>;
  Since?: Maybe<Scalars['Date']['output']>;
  Units: Array<Unit>;
  Until?: Maybe<Scalars['Date']['output']>;
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
};

export type HoldCause =
  | 'Correction'
  | 'Criteria'
  | 'NotCertified'
  | 'Office'
  | 'Panel'
  | 'Report'
  | 'UseWithdrawn';

export type HoldFilter = {
  CreatedAt?: InputMaybe<DateTimeFilter>;
  Id?: InputMaybe<IdFilter>;
  Open?: InputMaybe<BooleanFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<HoldFilter>>;
  not?: InputMaybe<HoldFilter>;
  or?: InputMaybe<Array<HoldFilter>>;
};

export type HoldList = {
  items: Array<Hold>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type InspectionDetail = {
  CreatedAt: Scalars['DateTime']['output'];
  Day?: Maybe<Scalars['Int']['output']>;
  DeadlineForApplicationAt?: Maybe<Scalars['Date']['output']>;
  DiversityScore?: Maybe<Scalars['Float']['output']>;
  DiversityScoreScaled?: Maybe<Scalars['Float']['output']>;
  Enterotype?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  InspectionDetailCreatedAt: Scalars['DateTime']['output'];
  IntestinalFloraComposition?: Maybe<Scalars['JSON']['output']>;
  Month?: Maybe<Scalars['Int']['output']>;
  Ranking?: Maybe<Scalars['Int']['output']>;
  SampleId?: Maybe<Scalars['String']['output']>;
  Sk: Scalars['String']['output'];
  Status: FloraTestStatus;
  StatusChangedToGuidanceDay?: Maybe<Scalars['Int']['output']>;
  StatusChangedToGuidanceMonth?: Maybe<Scalars['Int']['output']>;
  StatusChangedToGuidanceYear?: Maybe<Scalars['Int']['output']>;
  StatusChangedToSharedDay?: Maybe<Scalars['Int']['output']>;
  StatusChangedToSharedMonth?: Maybe<Scalars['Int']['output']>;
  StatusChangedToSharedYear?: Maybe<Scalars['Int']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  Year?: Maybe<Scalars['Int']['output']>;
};

export type InspectionDetailFilter = {
  DeadlineForApplicationAt?: InputMaybe<DateFilter>;
  Id?: InputMaybe<IdFilter>;
  InspectionDetailCreatedAt?: InputMaybe<DateTimeFilter>;
  SampleId?: InputMaybe<StringFilter>;
  Status?: InputMaybe<FloraTestStatusFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<InspectionDetailFilter>>;
  not?: InputMaybe<InspectionDetailFilter>;
  or?: InputMaybe<Array<InspectionDetailFilter>>;
  q?: InputMaybe<StringFilter>;
};

export type InspectionDetailList = {
  items: Array<InspectionDetail>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type Letter = {
  AuthorId?: Maybe<Scalars['ID']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  Kind: LetterKind;
  Name: Scalars['String']['output'];
  Subject: Scalars['String']['output'];
  Text: Scalars['String']['output'];
  Version: Scalars['Int']['output'];
};

export type LostGiftCode = {
  AmountYen: Scalars['Int']['output'];
  ImportedAt: Scalars['DateTime']['output'];
  Line: Scalars['Int']['output'];
  Loss: GiftLoss;
  LostAt: Scalars['DateTime']['output'];
  Replaced: Scalars['Boolean']['output'];
};

export type MailDelivery = {
  ActorId?: Maybe<Scalars['ID']['output']>;
  Attempts: Scalars['Int']['output'];
  Content?: Maybe<MailContent>;
  CreatedAt: Scalars['DateTime']['output'];
  Fault?: Maybe<MailFault>;
  Id: Scalars['ID']['output'];
  Label: Scalars['String']['output'];
  LastError?: Maybe<Scalars['String']['output']>;
  Resendable: Scalars['Boolean']['output'];
  SentAt?: Maybe<Scalars['DateTime']['output']>;
  Sk: Scalars['String']['output'];
  State: MailState;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
};

export type MailDeliveryFilter = {
  CreatedAt?: InputMaybe<DateTimeFilter>;
  Fault?: InputMaybe<MailFaultFilter>;
  Id?: InputMaybe<IdFilter>;
  State?: InputMaybe<MailStateFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<MailDeliveryFilter>>;
  not?: InputMaybe<MailDeliveryFilter>;
  or?: InputMaybe<Array<MailDeliveryFilter>>;
};

export type MailDeliveryList = {
  items: Array<MailDelivery>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type MailText = {
  CreatedAt?: Maybe<Scalars['DateTime']['output']>;
  DeliveredSubject: Scalars['String']['output'];
  DeliveredText: Scalars['String']['output'];
  IsDelivered: Scalars['Boolean']['output'];
  Key: Scalars['ID']['output'];
  Name: Scalars['String']['output'];
  Subject: Scalars['String']['output'];
  Text: Scalars['String']['output'];
  Variables: Array<MailVariable>;
  Version: Scalars['Int']['output'];
  When: Scalars['String']['output'];
};

export type MailTextList = {
  Fixed: Array<FixedMail>;
  items: Array<MailText>;
};

export type MailTextVersion = {
  AuthorId: Scalars['ID']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  IsDelivered: Scalars['Boolean']['output'];
  Subject: Scalars['String']['output'];
  Text: Scalars['String']['output'];
  Version: Scalars['Int']['output'];
};

export type Message = {
  Id: Scalars['ID']['output'];
  IsMail: Scalars['Boolean']['output'];
  OpenedAt?: Maybe<Scalars['DateTime']['output']>;
  SentAt: Scalars['DateTime']['output'];
  Subject: Scalars['String']['output'];
  Text: Scalars['String']['output'];
};

export type MessageList = {
  items: Array<Message>;
  nextToken?: Maybe<Scalars['String']['output']>;
  unread: Scalars['Int']['output'];
};

export type Mutation = {
  answerCase: Case;
  answerRightsRequest: Case;
  approveCriteria: Criteria;
  askForTest: AskedTest;
  assignWork: Work;
  checkInGuidance: GuidanceVisit;
  checkRightsRequest: Case;
  clearCheckPoint: Array<CheckPoint>;
  closeCase: Case;
  closeOfficePoint: Success;
  confirmCorrection: Correction;
  confirmGift: GiftHandOut;
  confirmTestPanel: TestPanel;
  correctDonation: DonationInfo;
  correctOnlineCheckAnswers: Screening;
  correctUnit: Unit;
  createAdministrator: AdministratorProfile;
  createCase: Case;
  createCriteriaDraft: Criteria;
  createLogoutActivity: Success;
  createPersonNote: PersonNote;
  createWorkItem: Work;
  decideAnswerCorrection: AnswerCorrection;
  decideHold: Hold;
  decideLostGift: HandedOutGift;
  decideSamePerson: Success;
  declineInvitation: Guidance;
  declineTest: Success;
  deleteAdministrator: AdministratorProfile;
  deleteCriteriaDraft: Success;
  deleteGuidance: Guidance;
  deleteGuidanceByAdmin: Guidance;
  deletePendingAccount: Success;
  deletePersonNote: PersonNote;
  deletePushDevice: Success;
  deleteSharedView: Success;
  deleteUser: UserProfile;
  discardUnits: Array<Unit>;
  endAdministratorSessions: AdministratorProfile;
  endAskedTest: AskedTest;
  endOwnSessions: Array<OpenSession>;
  explainGiftDifference: GiftStock;
  finishWorkItem: Work;
  handOutGift: HandedOutGift;
  handOverUnits: Array<Unit>;
  importGiftCodes: GiftStock;
  inviteOutOfTurn: Guidance;
  liftDonationPause: UserProfile;
  noteCase: Case;
  objectToRecordRead: Case;
  openBreach: Case;
  openHold: Hold;
  previewBulk: BulkJob;
  previewBulkFile: BulkJob;
  previewCriteria: Criteria;
  previewGiftCodes: GiftTable;
  previewTestPanels: TestPanelTable;
  proposeCorrection: Correction;
  pushCriteria: Criteria;
  readMessage: Success;
  recordConditionReport: Success;
  recordConsent: Consent;
  recordDonation: DonationInfo;
  recordGuidanceAttendance: Guidance;
  recordGuidanceAttendances: RecordedAttendances;
  recordHealthCheck: Screening;
  recordIntestinalFloraTest: InspectionDetail;
  recordSignature: Consent;
  recordStatement: Reception;
  recordTestPanel: TestPanel;
  recordTestPanels: RecordedTestPanels;
  recordUnit: Unit;
  recountBreach: Case;
  refuseCorrection: Correction;
  rejectCriteria: Criteria;
  releaseTestPanel: TestPanel;
  releaseUnits: Array<Unit>;
  reopenCase: Case;
  reopenOnlineCheck: UserProfile;
  reopenWorkItem: Work;
  reportBreachNotice: Case;
  reportCondition: ConditionReport;
  reportLostGift: GiftHandOut;
  requestApplicationFloraExamination: Success;
  requestDonorRegistration: Success;
  requestGutFloraExamination: Success;
  requestRights: Case;
  requestWithdrawal: Success;
  resendMail: MailDelivery;
  resendTemporaryPassword: AdministratorProfile;
  reserveGuidance: Guidance;
  reserveGuidanceByAdmin: Guidance;
  resetAdministratorTotp: AdministratorProfile;
  saveBreachNotice: Case;
  saveConsoleSetting?: Maybe<ConsoleSetting>;
  saveDeviceLock: DeviceLock;
  saveLetter: Letter;
  saveMailText: MailText;
  saveOnlineCheckDraft: Screening;
  savePushDevice: PushSettings;
  saveSharedView: SharedView;
  scheduleAskedTest: AskedTest;
  scheduleExam: ScreeningInfo;
  sendLetter: MailDelivery;
  sendPendingAccountCode: PendingAccount;
  sendTrialLetter: Success;
  sendTrialMailText: Success;
  setCriteriaNews: Success;
  setRetryReminder: Success;
  setWaitingPause: Success;
  settleRewards: RewardSummary;
  signConsent: Consent;
  snoozeWork: Work;
  startBulk: BulkJob;
  startOnlineCheck: ScreeningInfo;
  stopPendingAccount: PendingAccount;
  stopUser: UserProfile;
  submitCriteria: Criteria;
  submitOnlineCheck: Screening;
  submitStatement: ConditionReport;
  takeBackLetter: Success;
  takeCase: Case;
  undoBulk: BulkJob;
  undoChange: Success;
  undoDonation: Reception;
  undoGuidanceAttendance: GuidanceVisit;
  undoGuidanceCheckIn: GuidanceVisit;
  updateAdministrator: AdministratorProfile;
  updateAdministratorEmail: AdministratorProfile;
  updateCriteriaDraft: Criteria;
  updateEmail: Success;
  updateExamDays: Success;
  updateGuidance: Guidance;
  updateGuidanceByAdmin: Guidance;
  updateOpening: Opening;
  updatePersonNote: PersonNote;
  updatePreferenceSlot: PreferenceSlot;
  updateSubscribedMagazine: UserProfile;
  updateUserEmailByAdmin: UserProfile;
  updateUserProfile: UserProfile;
  updateUserProfileByAdmin: UserProfile;
  updateWorkItem: Work;
  visitRecordReads: RecordReadVisit;
  withdrawConsent: Success;
  withdrawConsentByAdmin: Success;
  withdrawCorrection: Correction;
  withdrawRightsRequest: Case;
  withdrawUse: Success;
  withdrawUseByAdmin: Success;
};


export type MutationApproveCriteriaArgs = {
  input: ApproveCriteriaInput;
};


export type MutationAssignWorkArgs = {
  input: AssignWorkInput;
};


export type MutationCorrectUnitArgs = {
  input: CorrectUnitInput;
};


export type MutationCreateAdministratorArgs = {
  input: CreateAdministratorInput;
};


export type MutationCreateCaseArgs = {
  input: CreateCaseInput;
};


export type MutationOpenBreachArgs = {
  input: OpenBreachInput;
};


export type MutationPreviewBulkArgs = {
  input: PreviewBulkInput;
};


export type MutationRecordDonationArgs = {
  input: RecordDonationInput;
};


export type MutationRecordIntestinalFloraTestArgs = {
  input: RecordIntestinalFloraTestInput;
};


export type MutationRecordTestPanelArgs = {
  input: RecordTestPanelInput;
};


export type MutationRecordUnitArgs = {
  input: RecordUnitInput;
};


export type MutationReportBreachNoticeArgs = {
  input: BreachReportInput;
};


export type MutationRequestGutFloraExaminationArgs = {
  input: RequestGutFloraExaminationInput;
};


export type MutationRequestRightsArgs = {
  input: RequestRightsInput;
};


export type MutationReserveGuidanceArgs = {
  input: GuidanceTimeInput;
};


export type MutationReserveGuidanceByAdminArgs = {
  input: GuidanceTimeByAdminInput;
};


export type MutationSaveBreachNoticeArgs = {
  input: BreachNoticeInput;
};


export type MutationSnoozeWorkArgs = {
  input: SnoozeWorkInput;
};


export type MutationUpdateAdministratorArgs = {
  input: UpdateAdministratorInput;
};


export type MutationUpdateGuidanceArgs = {
  input: GuidanceTimeInput;
};


export type MutationUpdateGuidanceByAdminArgs = {
  input: GuidanceTimeByAdminInput;
};


export type OfficePoint = {
  CreatedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  Kind: OfficePointKind;
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
};

export type OfficePointKind =
  | 'AgeReached'
  | 'BirthdayDiffers'
  | 'ConditionReport'
  | 'ConsentWithdrawn'
  | 'ExamCancelled'
  | 'MovedOutside'
  | 'SamePerson'
  | 'TownDiffers'
  | 'VisitsToCheck';

export type OnlineCheck = {
  Answer: OnlineCheckAnswer;
  Carried: Scalars['Boolean']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  CriteriaChangedAt?: Maybe<Scalars['DateTime']['output']>;
  Draft: Scalars['Boolean']['output'];
  Id: Scalars['ID']['output'];
  NextDate?: Maybe<Scalars['Date']['output']>;
  OnlineCheckCreatedAt: Scalars['DateTime']['output'];
  OnlineCheckID: Scalars['String']['output'];
  OnlineCheckResult?: Maybe<OnlineCheckResult>;
  OnlineCheckScore?: Maybe<Scalars['Int']['output']>;
  Points?: Maybe<Array<CheckPoint>>;
  Reasons: Array<JudgementReason>;
  Sk: Scalars['String']['output'];
  SurveyTitle: Scalars['String']['output'];
  Topics: Array<JudgementReason>;
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  Version: Scalars['String']['output'];
};

export type OnlineCheckAnswer = {
  answered_at?: Maybe<Scalars['DateTime']['output']>;
  card_types: Scalars['JSON']['output'];
  data: Scalars['JSON']['output'];
  suerver_id: Scalars['String']['output'];
  suerver_title: Scalars['String']['output'];
};

export type OpenBreachInput = {
  Choice: BreachChoiceInput;
  KnownOn: Scalars['Date']['input'];
  Malicious: Scalars['Boolean']['input'];
};

export type OpenSession = {
  Device?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  IsThis: Scalars['Boolean']['output'];
  LastUsedAt: Scalars['DateTime']['output'];
  Network?: Maybe<Scalars['String']['output']>;
  SignedInAt: Scalars['DateTime']['output'];
};

export type OpeningPreview = {
  Bookings: Array<AffectedBooking>;
  Mail?: Maybe<MailPreview>;
  Version: Scalars['Int']['output'];
};

export type OwnAccountEvent = {
  Count: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Kind: SecurityEventKind;
  Network: Scalars['String']['output'];
  Time: Scalars['DateTime']['output'];
};

export type PanelResult = {
  Analyte: Scalars['String']['output'];
  Day?: Maybe<Scalars['Date']['output']>;
  Judgement: PanelJudgement;
  Name: Scalars['String']['output'];
  Unit?: Maybe<Scalars['String']['output']>;
  Value?: Maybe<Scalars['String']['output']>;
};

export type PanelResultInput = {
  Analyte: Scalars['String']['input'];
  Day?: InputMaybe<Scalars['Date']['input']>;
  Judgement: PanelJudgement;
  Unit?: InputMaybe<Scalars['String']['input']>;
  Value?: InputMaybe<Scalars['String']['input']>;
};

export type Payout = {
  AmountYen: Scalars['Int']['output'];
  Donations: Array<PayoutDonation>;
  Id: Scalars['ID']['output'];
  PaidAt: Scalars['DateTime']['output'];
};

export type PendingAccount = {
  CreatedAt?: Maybe<Scalars['DateTime']['output']>;
  Email: Scalars['String']['output'];
  Id: Scalars['ID']['output'];
  State: PendingAccountState;
  UpdatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PendingAccountList = {
  items: Array<PendingAccount>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

export type PersonAllocations = {
  Allocations: Array<Allocation>;
  PassedOver?: Maybe<PassedOver>;
  UserId: Scalars['ID']['output'];
};

export type PersonNote = {
  AgainOn?: Maybe<Scalars['Date']['output']>;
  AuthorId?: Maybe<Scalars['ID']['output']>;
  AuthorName?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  DeletedAt?: Maybe<Scalars['DateTime']['output']>;
  Earlier: Array<PersonNoteVersion>;
  Id: Scalars['ID']['output'];
  Kind: NoteKind;
  Result?: Maybe<CallResult>;
  Sk: Scalars['String']['output'];
  Text?: Maybe<Scalars['String']['output']>;
  TouchesHealth: Scalars['Boolean']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  Version: Scalars['Int']['output'];
};

export type PersonNoteVersion = {
  AgainOn?: Maybe<Scalars['Date']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  Kind: NoteKind;
  Result?: Maybe<CallResult>;
  Text?: Maybe<Scalars['String']['output']>;
  Version: Scalars['Int']['output'];
};

export type PreferenceSlot = {
  AdditionalAvailableSlots: Scalars['Int']['output'];
  AvailableSlots: Scalars['Int']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  GivenGuidanceCount: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Month: Scalars['Int']['output'];
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  Version: Scalars['Int']['output'];
  Year: Scalars['Int']['output'];
};

export type PreferenceSlotPreview = {
  Invitations: Scalars['Int']['output'];
  People: Array<UserProfile>;
};

export type PreviewBulkInput = {
  Act: BulkAct;
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  LetterId?: InputMaybe<Scalars['ID']['input']>;
  ScheduledDate?: InputMaybe<Scalars['Date']['input']>;
  ScheduledTime?: InputMaybe<Scalars['String']['input']>;
  Selection: BulkSelection;
  SnoozedUntil?: InputMaybe<Scalars['Date']['input']>;
  Until?: InputMaybe<Scalars['Date']['input']>;
};

export type Query = {
  countRows: Array<Maybe<Scalars['Int']['output']>>;
  countWork: WorkTotals;
  findDonor: Reception;
  findDonors: Array<FoundDonor>;
  getAdministrator?: Maybe<AdministratorProfile>;
  getAllocationsByUserId: PersonAllocations;
  getAnswerCorrection: AnswerCorrection;
  getBulkJob: BulkJob;
  getCalendar: Calendar;
  getCase: Case;
  getConsoleSettings: Array<ConsoleSetting>;
  getCorrection: Correction;
  getCriteria: Criteria;
  getDashboard: Dashboard;
  getGiftStock: GiftStock;
  getGuidanceDay: GuidanceDay;
  getMail: MailDelivery;
  getOpening: Opening;
  getPreference: Array<PreferenceSlot>;
  getPushSettings?: Maybe<PushSettings>;
  getReceipt: ReceiptFile;
  getScreeningById: Screening;
  getSeatFigures: SeatFigures;
  getUnit: Unit;
  getUser: User;
  getUserById: User;
  getWorkCounts: WorkCounts;
  listAdministratorByIdProfileCreatedAt: AdministratorProfileList;
  listAllocations: AllocationList;
  listBookingAvailableslots: BookingSlotList;
  listBookingSlots: Array<BookingSlotList>;
  listBookingSlotsByAdmin: BookingSlotList;
  listBulkJobs: Array<BulkJob>;
  listBulkRows: BulkRowList;
  listCases: CaseList;
  listConsentDocuments: Array<ConsentDocument>;
  listConversation: ConversationList;
  listCorrections: Array<Correction>;
  listCriteria: CriteriaList;
  listDonationByIdDonationInfoCreatedAt: DonationInfoList;
  listHolds: HoldList;
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: InspectionDetailList;
  listIntestinalFloraTestInspectionDetailByUserId: InspectionDetailList;
  listLetterVersions: Array<Letter>;
  listLetters: Array<Letter>;
  listMailTextVersions: Array<MailTextVersion>;
  listMailTexts: MailTextList;
  listMails: MailDeliveryList;
  listMessages: MessageList;
  listOwnAccountEvents: Array<OwnAccountEvent>;
  listOwnCases: Array<Case>;
  listOwnSessions?: Maybe<Array<OpenSession>>;
  listPartners: Array<PartnerCount>;
  listPendingAccounts: PendingAccountList;
  listReceipts: Array<Receipt>;
  listReceptionToday: Array<ReceptionDonor>;
  listRecordReads: RecordReadList;
  listSamePeople: Array<UserProfile>;
  listScreeningInfoByIdScreeningInfoCreatedAt: ScreeningInfoList;
  listScreeningInfoByUserIdScreeningInfoCreatedAt: ScreeningInfoList;
  listSealedTrees: Array<SealedTree>;
  listSecurityEvents: SecurityEventList;
  listSharedViews: Array<SharedView>;
  listStaffReads: StaffReadList;
  listTestPanels: Array<TestPanel>;
  listUnits: UnitList;
  listUserActivity: UserActivityList;
  listUsersByIdProfileCreatedAt: UserProfileList;
  listValueChanges: ValueChangeList;
  listWork: WorkList;
  previewAnswerCorrection: AnswerCorrectionPreview;
  previewBooking: BookingPreview;
  previewBreach: BreachCount;
  previewCorrection: CorrectionConsequences;
  previewExam: ExamPreview;
  previewLetter: LetterPreview;
  previewMailText: LetterPreview;
  previewOpening: OpeningPreview;
  previewPreferenceSlot: PreferenceSlotPreview;
};


export type QueryCountRowsArgs = {
  input: CountRowsInput;
};


export type QueryListAdministratorByIdProfileCreatedAtArgs = {
  filter?: InputMaybe<AdministratorProfileFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<AdministratorProfileSortField>;
  withRemoved?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListCasesArgs = {
  filter?: InputMaybe<CaseFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


export type QueryListDonationByIdDonationInfoCreatedAtArgs = {
  filter?: InputMaybe<DonationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<DonationInfoSortField>;
};


export type QueryListHoldsArgs = {
  filter?: InputMaybe<HoldFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<HoldSortField>;
};


export type QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs = {
  filter?: InputMaybe<InspectionDetailFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<InspectionDetailSortField>;
};


export type QueryListIntestinalFloraTestInspectionDetailByUserIdArgs = {
  UserId: Scalars['ID']['input'];
  filter?: InputMaybe<InspectionDetailFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<InspectionDetailSortField>;
};


export type QueryListMailsArgs = {
  filter?: InputMaybe<MailDeliveryFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


export type QueryListOwnCasesArgs = {
  Kind?: InputMaybe<CaseKind>;
};


export type QueryListRecordReadsArgs = {
  UserId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs = {
  filter?: InputMaybe<ScreeningInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<ScreeningInfoSortField>;
};


export type QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs = {
  UserId: Scalars['ID']['input'];
  filter?: InputMaybe<ScreeningInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<ScreeningInfoSortField>;
};


export type QueryListSecurityEventsArgs = {
  filter?: InputMaybe<SecurityEventFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


export type QueryListStaffReadsArgs = {
  Classes?: InputMaybe<Array<DataClass>>;
  UserId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<StaffReadFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


export type QueryListUnitsArgs = {
  filter?: InputMaybe<UnitFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<UnitSortField>;
};


export type QueryListUserActivityArgs = {
  actor?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  operation?: InputMaybe<Scalars['String']['input']>;
  people?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  user_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryListUsersByIdProfileCreatedAtArgs = {
  filter?: InputMaybe<UserProfileFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<UserProfileSortField>;
};


export type QueryListWorkArgs = {
  filter?: InputMaybe<WorkFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewBookingArgs = {
  input: GuidanceTimeByAdminInput;
};


export type QueryPreviewBreachArgs = {
  choice: BreachChoiceInput;
};


export type ReadOfCase = {
  ActorName?: Maybe<Scalars['String']['output']>;
  Asked: Scalars['Boolean']['output'];
  Id: Scalars['ID']['output'];
  Marks: Array<UnusualMark>;
  Network: Scalars['String']['output'];
  Operation: Scalars['String']['output'];
  People: Scalars['Int']['output'];
  Purpose?: Maybe<ReadPurpose>;
  Roles: Array<Role>;
  Shown: Array<ShownData>;
  Time: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
};

export type ReadingSession = {
  ActorName?: Maybe<Scalars['String']['output']>;
  FirstAt: Scalars['DateTime']['output'];
  LastAt: Scalars['DateTime']['output'];
  Network: Scalars['String']['output'];
  Reads: Scalars['Int']['output'];
  Session?: Maybe<Scalars['String']['output']>;
};

export type Receipt = {
  AmountYen?: Maybe<Scalars['Int']['output']>;
  DonationDate?: Maybe<Scalars['Date']['output']>;
  Id: Scalars['ID']['output'];
  IsOfBonus: Scalars['Boolean']['output'];
  IsOfExam: Scalars['Boolean']['output'];
  Kind: ReceiptKind;
  State: ReceiptState;
  Time: Scalars['DateTime']['output'];
};

export type ReceiptKind =
  | 'Consent'
  | 'Judgement'
  | 'Payout'
  | 'UseWithdrawal'
  | 'Withdrawal';

export type Reception = {
  LastDonation?: Maybe<DonationInfo>;
  Message?: Maybe<Scalars['String']['output']>;
  Refusal?: Maybe<DonationRefusal>;
  Statement?: Maybe<ConditionReport>;
  StatementGiven: Scalars['Boolean']['output'];
  StatementRequired: Scalars['Boolean']['output'];
  ToSay?: Maybe<Scalars['String']['output']>;
  User: UserProfile;
  UserId: Scalars['ID']['output'];
  VisitsToday: Scalars['Int']['output'];
};

export type ReceptionDonor = {
  DonorId: Scalars['String']['output'];
  ExpiresOn?: Maybe<Scalars['Date']['output']>;
  Message?: Maybe<Scalars['String']['output']>;
  Name: Scalars['String']['output'];
  ToSay?: Maybe<Scalars['String']['output']>;
  UserId: Scalars['ID']['output'];
};

export type RecordDonationInput = {
  ConfirmReason?: InputMaybe<Scalars['String']['input']>;
  DonationAt: Scalars['DateTime']['input'];
  DonorId?: InputMaybe<Scalars['String']['input']>;
  IdempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  StoolReceiptStatus: ImplementationStatus;
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

export type RecordIntestinalFloraTestInput = {
  DeadlineForApplicationAt?: InputMaybe<Scalars['Date']['input']>;
  DiversityScore?: InputMaybe<Scalars['Float']['input']>;
  Enterotype?: InputMaybe<Scalars['String']['input']>;
  ExamDate?: InputMaybe<Scalars['Date']['input']>;
  InspectionDetailId?: InputMaybe<Scalars['ID']['input']>;
  IntestinalFloraComposition?: InputMaybe<Scalars['JSON']['input']>;
  SampleId?: InputMaybe<Scalars['String']['input']>;
  Status: FloraTestStatus;
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

export type RecordRead = {
  Actor?: Maybe<Scalars['String']['output']>;
  By: Scalars['ID']['output'];
  Class: DataClass;
  Id: Scalars['ID']['output'];
  Operation: Scalars['String']['output'];
  Purpose?: Maybe<ReadPurpose>;
  Role: Role;
  Time: Scalars['DateTime']['output'];
};

export type RecordReadList = {
  items: Array<RecordRead>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type RecordReadVisit = {
  NewFrom?: Maybe<Scalars['DateTime']['output']>;
};

export type RecordTestPanelInput = {
  Id: Scalars['ID']['input'];
  Kind: PanelKind;
  Laboratory: Scalars['String']['input'];
  Results: Array<PanelResultInput>;
  ScreeningId?: InputMaybe<Scalars['ID']['input']>;
  UserId: Scalars['ID']['input'];
};

export type RecordUnitInput = {
  Accepted: Scalars['Boolean']['input'];
  BristolType: Scalars['Int']['input'];
  ConfirmReason?: InputMaybe<Scalars['String']['input']>;
  Container?: InputMaybe<Scalars['String']['input']>;
  DonationId: Scalars['ID']['input'];
  PassedAt?: InputMaybe<Scalars['DateTime']['input']>;
  RejectionReason?: InputMaybe<Scalars['String']['input']>;
  WeightGrams: Scalars['Float']['input'];
};

export type RecordedAttendances = {
  Outcomes: Array<AttendanceOutcome>;
  Sheet: GuidanceDay;
};

export type RequestGutFloraExaminationInput = {
  Consent: Scalars['Boolean']['input'];
  InspectionDetailId: Scalars['ID']['input'];
};

export type RequestRightsInput = {
  Kind: RightsRequestKind;
  OnPaper?: InputMaybe<Scalars['Boolean']['input']>;
  Words: Scalars['String']['input'];
};

export type RewardPeriod = {
  BonusYen: Scalars['Int']['output'];
  ClosedOn?: Maybe<Scalars['Date']['output']>;
  DonatedAt?: Maybe<Array<Scalars['DateTime']['output']>>;
  DonationYen: Scalars['Int']['output'];
  Donations: Scalars['Int']['output'];
  DueYen: Scalars['Int']['output'];
  Earned?: Maybe<Array<PayoutDonation>>;
  Id: Scalars['ID']['output'];
  PaidAt?: Maybe<Scalars['DateTime']['output']>;
  Stage?: Maybe<RewardStage>;
  ValidFrom: Scalars['Date']['output'];
  ValidUntil: Scalars['Date']['output'];
};

export type RightsRequest = {
  FeePaidOn?: Maybe<Scalars['Date']['output']>;
  FeeYen: Scalars['Int']['output'];
  Grounds: Array<RightsGround>;
  IdentityDocument?: Maybe<IdentityDocument>;
  IdentityOn?: Maybe<Scalars['Date']['output']>;
  Kind: RightsRequestKind;
  OnPaper: Scalars['Boolean']['output'];
  Outcome?: Maybe<RightsOutcome>;
  WithdrawnOn?: Maybe<Scalars['Date']['output']>;
};

export type RightsRequestKind =
  | 'Correction'
  | 'Disclosure'
  | 'Erasure'
  | 'Purpose'
  | 'StopUse'
  | 'ThirdPartyRecord';

export type Role =
  | 'Administrator'
  | 'Auditor'
  | 'Coordinator'
  | 'Finance'
  | 'Physician'
  | 'Reception'
  | 'Support';

export type RoleFilter = {
  eq?: InputMaybe<Role>;
  in?: InputMaybe<Array<Role>>;
  ne?: InputMaybe<Role>;
};

export type Screening = {
  CreatedAt: Scalars['DateTime']['output'];
  HealthCheck?: Maybe<HealthCheck>;
  Id: Scalars['ID']['output'];
  Info: ScreeningInfo;
  OnlineCheck?: Maybe<OnlineCheck>;
  UpdatedAt: Scalars['DateTime']['output'];
};

export type ScreeningInfo = {
  CreatedAt: Scalars['DateTime']['output'];
  ExamDay?: Maybe<Scalars['Date']['output']>;
  ExamRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  ExamResult?: Maybe<Certification>;
  ExamStage: ExamStage;
  Id: Scalars['ID']['output'];
  InitialExamDate?: Maybe<Scalars['Date']['output']>;
  InspectionType: InspectionType;
  Note?: Maybe<Scalars['String']['output']>;
  OnlineCheckStartAt?: Maybe<Scalars['DateTime']['output']>;
  PreferredDates: Array<Scalars['Date']['output']>;
  RecruitmentMonth: Scalars['Int']['output'];
  RecruitmentYear: Scalars['Int']['output'];
  RenewalExamDate?: Maybe<Scalars['Date']['output']>;
  RenewalExamResult?: Maybe<Certification>;
  RenewalExamStatus?: Maybe<ImplementationStatus>;
  ScheduledExamTime?: Maybe<Scalars['String']['output']>;
  ScheduledInitialExamDate?: Maybe<Scalars['Date']['output']>;
  ScheduledRenewalExamDate?: Maybe<Scalars['Date']['output']>;
  ScreeningInfoCreatedAt: Scalars['DateTime']['output'];
  SentOnlineCheckReminder: ImplementationStatus;
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  UserStatus: UserStatus;
};

export type ScreeningInfoFilter = {
  ExamStage?: InputMaybe<ExamStageFilter>;
  Id?: InputMaybe<IdFilter>;
  InitialExamDate?: InputMaybe<DateFilter>;
  InspectionType?: InputMaybe<InspectionTypeFilter>;
  RecruitmentMonth?: InputMaybe<IntFilter>;
  RecruitmentYear?: InputMaybe<IntFilter>;
  RenewalExamDate?: InputMaybe<DateFilter>;
  ScheduledInitialExamDate?: InputMaybe<DateFilter>;
  ScheduledRenewalExamDate?: InputMaybe<DateFilter>;
  ScreeningInfoCreatedAt?: InputMaybe<DateTimeFilter>;
  UserId?: InputMaybe<IdFilter>;
  UserStatus?: InputMaybe<UserStatusFilter>;
  and?: InputMaybe<Array<ScreeningInfoFilter>>;
  not?: InputMaybe<ScreeningInfoFilter>;
  or?: InputMaybe<Array<ScreeningInfoFilter>>;
  q?: InputMaybe<StringFilter>;
};

export type ScreeningInfoList = {
  items: Array<ScreeningInfo>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type SealedTree = {
  Head?: Maybe<SignedHead>;
  Keys: Array<Scalars['String']['output']>;
  Name: SealedChain;
  Size: Scalars['Int']['output'];
  Verdict: SealVerdict;
  Waiting: Scalars['Int']['output'];
};

export type SecurityEvent = {
  AccountId?: Maybe<Scalars['ID']['output']>;
  Count: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Kind: SecurityEventKind;
  LastTime: Scalars['DateTime']['output'];
  Network: Scalars['String']['output'];
  RequestId?: Maybe<Scalars['String']['output']>;
  Time: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
};

export type SecurityEventFilter = {
  AccountId?: InputMaybe<IdFilter>;
  Kind?: InputMaybe<SecurityEventKindFilter>;
  Time?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<SecurityEventFilter>>;
  not?: InputMaybe<SecurityEventFilter>;
  or?: InputMaybe<Array<SecurityEventFilter>>;
};

export type SecurityEventList = {
  items: Array<SecurityEvent>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type SharedView = {
  Columns?: Maybe<Array<Scalars['String']['output']>>;
  Conditions: Array<ViewCondition>;
  CreatedAt: Scalars['DateTime']['output'];
  Density?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  List: SharedList;
  MakerId: Scalars['ID']['output'];
  Name: Scalars['String']['output'];
  SortDirection: SortDirection;
  SortField: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  Version: Scalars['Int']['output'];
};

export type SignedHead = {
  Name: Scalars['String']['output'];
  Note: Scalars['String']['output'];
  SignedAt?: Maybe<Scalars['DateTime']['output']>;
  Size?: Maybe<Scalars['Int']['output']>;
};

export type SnoozeWorkInput = {
  Kind: WorkKind;
  SubjectId: Scalars['ID']['input'];
  Until?: InputMaybe<Scalars['Date']['input']>;
  Version: Scalars['Int']['input'];
};

export type StaffRead = {
  ActorId: Scalars['ID']['output'];
  ActorName?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  Network: Scalars['String']['output'];
  Operation: Scalars['String']['output'];
  People: Scalars['Int']['output'];
  Purpose?: Maybe<ReadPurpose>;
  RequestId: Scalars['String']['output'];
  Roles: Array<Role>;
  Shown: Array<ShownData>;
  Time: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
};

export type StaffReadFilter = {
  ActorId?: InputMaybe<IdFilter>;
  Purpose?: InputMaybe<ReadPurposeFilter>;
  Time?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<StaffReadFilter>>;
  not?: InputMaybe<StaffReadFilter>;
  or?: InputMaybe<Array<StaffReadFilter>>;
};

export type StaffReadList = {
  items: Array<StaffRead>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type StatusCount = {
  Count: Scalars['Int']['output'];
  UserStatus: UserStatus;
};

export type Suspension = {
  Reason?: Maybe<Scalars['String']['output']>;
  Since?: Maybe<Scalars['DateTime']['output']>;
  Until?: Maybe<Scalars['Date']['output']>;
};

export type TestPanel = {
  ConfirmedBy?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  FirstDay: Scalars['Date']['output'];
  Id: Scalars['ID']['output'];
  Kind: PanelKind;
  Laboratory: Scalars['String']['output'];
  LastDay: Scalars['Date']['output'];
  Missing?: Maybe<Array<Scalars['String']['output']>>;
  Outcome?: Maybe<PanelOutcome>;
  RecordedBy?: Maybe<Scalars['String']['output']>;
  ReleasedAt?: Maybe<Scalars['DateTime']['output']>;
  Results?: Maybe<Array<PanelResult>>;
  ScreeningId?: Maybe<Scalars['ID']['output']>;
  UserId: Scalars['ID']['output'];
  WithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TestPanelLine = {
  Findings?: Maybe<Array<Scalars['String']['output']>>;
  FirstDay?: Maybe<Scalars['Date']['output']>;
  Kind?: Maybe<PanelKind>;
  LastDay?: Maybe<Scalars['Date']['output']>;
  Line: Scalars['Int']['output'];
  Missing?: Maybe<Array<Scalars['String']['output']>>;
  Outcome?: Maybe<PanelOutcome>;
  Problems?: Maybe<Array<Scalars['String']['output']>>;
  State: TestPanelLineState;
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
};

export type TestPanelTable = {
  Fingerprint: Scalars['String']['output'];
  Lines: Array<TestPanelLine>;
};

export type Unit = {
  Accepted: Scalars['Boolean']['output'];
  BristolType?: Maybe<Scalars['Int']['output']>;
  Consent?: Maybe<UnitConsent>;
  Container?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  DiscardedAt?: Maybe<Scalars['DateTime']['output']>;
  DonationId: Scalars['ID']['output'];
  HandOverBatch?: Maybe<Scalars['String']['output']>;
  HandedOverAt?: Maybe<Scalars['DateTime']['output']>;
  HandedOverTo?: Maybe<Scalars['String']['output']>;
  HoldChangedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  Number: Scalars['String']['output'];
  Obstacles?: Maybe<Array<UnitObstacle>>;
  PassedAt?: Maybe<Scalars['DateTime']['output']>;
  ReceivedAt: Scalars['DateTime']['output'];
  RejectionReason?: Maybe<Scalars['String']['output']>;
  State: UnitState;
  StatementGiven?: Maybe<Scalars['Boolean']['output']>;
  TakenBy?: Maybe<Scalars['String']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  WeightGrams?: Maybe<Scalars['Float']['output']>;
};

export type UnitFilter = {
  Accepted?: InputMaybe<BooleanFilter>;
  DonationId?: InputMaybe<IdFilter>;
  HandOverBatch?: InputMaybe<StringFilter>;
  HandedOver?: InputMaybe<BooleanFilter>;
  HandedOverAt?: InputMaybe<DateTimeFilter>;
  HoldChangedAt?: InputMaybe<DateTimeFilter>;
  Id?: InputMaybe<IdFilter>;
  Number?: InputMaybe<StringFilter>;
  ReceivedAt?: InputMaybe<DateTimeFilter>;
  State?: InputMaybe<UnitStateFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<UnitFilter>>;
  not?: InputMaybe<UnitFilter>;
  or?: InputMaybe<Array<UnitFilter>>;
  q?: InputMaybe<StringFilter>;
};

export type UnitList = {
  items: Array<Unit>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type UpdateAdministratorInput = {
  Id: Scalars['ID']['input'];
  Name: Scalars['String']['input'];
  Role?: InputMaybe<Role>;
  Roles?: InputMaybe<Array<Role>>;
};

export type User = {
  AnswerCorrections?: Maybe<Array<AnswerCorrection>>;
  AskedTest?: Maybe<AskedTest>;
  CallAgain?: Maybe<PersonNote>;
  CheckValidUntil?: Maybe<Scalars['Date']['output']>;
  ConditionReports?: Maybe<Array<ConditionReport>>;
  ConsentToSign?: Maybe<ConsentVersion>;
  Consents: Array<Consent>;
  Conversation?: Maybe<ConversationList>;
  Corrections: Array<CorrectionNotice>;
  CreatedAt: Scalars['DateTime']['output'];
  CriteriaNews: Scalars['Boolean']['output'];
  DeclineKeepsPlace?: Maybe<Scalars['Boolean']['output']>;
  DonationInfo: Array<DonationInfo>;
  FloraAverages?: Maybe<FloraAverages>;
  FloraInvitationRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  FloraRankingTotal: Scalars['Int']['output'];
  Gifts?: Maybe<Array<GiftHandOut>>;
  GivenSums?: Maybe<GivenSums>;
  Guidance?: Maybe<Guidance>;
  Id: Scalars['ID']['output'];
  InspectionDetail: Array<InspectionDetail>;
  MayReportCondition: Scalars['Boolean']['output'];
  MaySign?: Maybe<ConsentDocument>;
  MayStartOnlineCheck?: Maybe<Scalars['Boolean']['output']>;
  MayWithdrawUse: Scalars['Boolean']['output'];
  NewLooks?: Maybe<Scalars['Int']['output']>;
  OfficePoints: Array<OfficePoint>;
  OnlineCheckOpen: Scalars['Boolean']['output'];
  OnlineCheckOpensOn?: Maybe<Scalars['Date']['output']>;
  Payouts?: Maybe<Array<Payout>>;
  Profile: UserProfile;
  RetryFrom?: Maybe<Scalars['Date']['output']>;
  RetryReminder: Scalars['Boolean']['output'];
  RewardPeriods?: Maybe<Array<RewardPeriod>>;
  Rewards: RewardSummary;
  ScreeningInfo: Array<ScreeningInfo>;
  Statement?: Maybe<ConditionReport>;
  Suspension?: Maybe<Suspension>;
  TakesPartnerCode: Scalars['Boolean']['output'];
  TestPanels?: Maybe<Array<TestPanel>>;
  UpdatedAt: Scalars['DateTime']['output'];
  UseWithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  WaitingPosition?: Maybe<Scalars['Int']['output']>;
};


export type UserActivity = {
  CreatedAt: Scalars['DateTime']['output'];
  HasChanges?: Maybe<Scalars['Boolean']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  operation: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['ID']['output']>;
};

export type UserActivityList = {
  count: Scalars['Int']['output'];
  items: Array<UserActivity>;
};

export type UserProfile = {
  Address?: Maybe<Scalars['String']['output']>;
  BarCode?: Maybe<BarCode>;
  Birthday?: Maybe<Scalars['Date']['output']>;
  Building?: Maybe<Scalars['String']['output']>;
  Caution?: Maybe<Scalars['String']['output']>;
  City?: Maybe<Scalars['String']['output']>;
  CommencementWindowPeriodDate?: Maybe<Scalars['Date']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  DeleteStatus: Scalars['Boolean']['output'];
  DonationPaused?: Maybe<Scalars['Boolean']['output']>;
  DonorExpirationDate?: Maybe<Scalars['Date']['output']>;
  DonorId?: Maybe<Scalars['String']['output']>;
  DonorProcessStatus?: Maybe<DonorProcessStatus>;
  DonorStatus: Certification;
  Email?: Maybe<Scalars['String']['output']>;
  ExpectedInvitation?: Maybe<ExpectedMonths>;
  FirstName?: Maybe<Scalars['String']['output']>;
  FirstNameFurigana?: Maybe<Scalars['String']['output']>;
  Gender?: Maybe<Gender>;
  HasCaution?: Maybe<Scalars['Boolean']['output']>;
  Id: Scalars['ID']['output'];
  IntestinalFloraCount: Scalars['Int']['output'];
  LastName?: Maybe<Scalars['String']['output']>;
  LastNameFurigana?: Maybe<Scalars['String']['output']>;
  LatestDonationsCount: Scalars['Int']['output'];
  LossDonorStatusDate?: Maybe<Scalars['Date']['output']>;
  NextDate?: Maybe<Scalars['Date']['output']>;
  NextDateKind?: Maybe<NextDateKind>;
  OnlineCheckResult?: Maybe<OnlineCheckResult>;
  OnlineCheckScore?: Maybe<Scalars['Int']['output']>;
  Pref?: Maybe<Prefecture>;
  ProfileCreatedAt?: Maybe<Scalars['DateTime']['output']>;
  RegistrationDateOfDonor?: Maybe<Scalars['Date']['output']>;
  RegistrationDateOfService?: Maybe<Scalars['Date']['output']>;
  Resting?: Maybe<Scalars['Boolean']['output']>;
  RestingUntil?: Maybe<Scalars['Date']['output']>;
  RetryByOffice?: Maybe<Scalars['Boolean']['output']>;
  RetryFrom?: Maybe<Scalars['Date']['output']>;
  RetryState?: Maybe<RetryState>;
  SentUpdateNoticeAt?: Maybe<Scalars['DateTime']['output']>;
  Sk: Scalars['String']['output'];
  SubscribedMagazine?: Maybe<Scalars['Boolean']['output']>;
  SuspendedUntil?: Maybe<Scalars['Date']['output']>;
  SuspensionStatus1: Scalars['Boolean']['output'];
  SuspensionStatus2: Scalars['Boolean']['output'];
  Tel?: Maybe<Scalars['String']['output']>;
  TotalDonationsCount: Scalars['Int']['output'];
  UpdateRequired: Scalars['Boolean']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  UpdatedSuspensionStatus1ToTrueAt?: Maybe<Scalars['DateTime']['output']>;
  UserRank?: Maybe<UserRank>;
  UserStatus: UserStatus;
  Version: Scalars['Int']['output'];
  WaitingPausedUntil?: Maybe<Scalars['Date']['output']>;
  WaitingPosition?: Maybe<Scalars['Int']['output']>;
  WaitingSince?: Maybe<Scalars['DateTime']['output']>;
  ZipCode?: Maybe<Scalars['String']['output']>;
};

export type UserProfileFilter = {
  Birthday?: InputMaybe<DateFilter>;
  City?: InputMaybe<StringFilter>;
  CommencementWindowPeriodDate?: InputMaybe<DateFilter>;
  DeleteStatus?: InputMaybe<BooleanFilter>;
  DonorExpirationDate?: InputMaybe<DateFilter>;
  DonorId?: InputMaybe<StringFilter>;
  DonorProcessStatus?: InputMaybe<DonorProcessStatusFilter>;
  DonorStatus?: InputMaybe<CertificationFilter>;
  Email?: InputMaybe<StringFilter>;
  FirstName?: InputMaybe<StringFilter>;
  FirstNameFurigana?: InputMaybe<StringFilter>;
  FloraInvitationRequestedAt?: InputMaybe<DateTimeFilter>;
  Gender?: InputMaybe<GenderFilter>;
  HasCaution?: InputMaybe<BooleanFilter>;
  Id?: InputMaybe<IdFilter>;
  IntestinalFloraCount?: InputMaybe<IntFilter>;
  KitNumber?: InputMaybe<StringFilter>;
  LastName?: InputMaybe<StringFilter>;
  LastNameFurigana?: InputMaybe<StringFilter>;
  LatestDonationsCount?: InputMaybe<IntFilter>;
  LossDonorStatusDate?: InputMaybe<DateFilter>;
  NeedsAttention?: InputMaybe<BooleanFilter>;
  NextDate?: InputMaybe<DateFilter>;
  NextDateKind?: InputMaybe<NextDateKindFilter>;
  OnlineCheckResult?: InputMaybe<OnlineCheckResultFilter>;
  PointsToClear?: InputMaybe<BooleanFilter>;
  Pref?: InputMaybe<PrefectureFilter>;
  ProfileCreatedAt?: InputMaybe<DateTimeFilter>;
  RegistrationDateOfDonor?: InputMaybe<DateFilter>;
  RegistrationDateOfService?: InputMaybe<DateFilter>;
  Resting?: InputMaybe<BooleanFilter>;
  RetryFrom?: InputMaybe<DateFilter>;
  RetryState?: InputMaybe<RetryStateFilter>;
  SubscribedMagazine?: InputMaybe<BooleanFilter>;
  SuspensionStatus1?: InputMaybe<BooleanFilter>;
  SuspensionStatus2?: InputMaybe<BooleanFilter>;
  Tel?: InputMaybe<StringFilter>;
  TotalDonationsCount?: InputMaybe<IntFilter>;
  UpdateRequired?: InputMaybe<BooleanFilter>;
  UserRank?: InputMaybe<UserRankFilter>;
  UserStatus?: InputMaybe<UserStatusFilter>;
  WaitingPaused?: InputMaybe<BooleanFilter>;
  WaitingSince?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<UserProfileFilter>>;
  not?: InputMaybe<UserProfileFilter>;
  or?: InputMaybe<Array<UserProfileFilter>>;
  q?: InputMaybe<StringFilter>;
};

export type UserProfileList = {
  items: Array<UserProfile>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type UserProfileSortField =
  | 'DonorExpirationDate'
  | 'DonorId'
  | 'Email'
  | 'LastNameFurigana'
  | 'NextDate'
  | 'ProfileCreatedAt'
  | 'RetryFrom'
  | 'TotalDonationsCount'
  | 'UpdatedAt'
  | 'UserStatus'
  | 'WaitingSince';

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

export type ValueChange = {
  ActivityId?: Maybe<Scalars['ID']['output']>;
  ActorId?: Maybe<Scalars['ID']['output']>;
  Contact?: Maybe<Array<FieldChange>>;
  Data: DataClass;
  Flora?: Maybe<Array<FieldChange>>;
  Health?: Maybe<Array<FieldChange>>;
  Id: Scalars['ID']['output'];
  Identity: Array<FieldChange>;
  IsErased: Scalars['Boolean']['output'];
  Material?: Maybe<Array<FieldChange>>;
  Money?: Maybe<Array<FieldChange>>;
  Operational: Array<FieldChange>;
  Record: ValueRecord;
  RecordId: Scalars['ID']['output'];
  RequestId?: Maybe<Scalars['String']['output']>;
  StaffNotes?: Maybe<Array<FieldChange>>;
  Text?: Maybe<Scalars['String']['output']>;
  Time: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

export type ValueChangeList = {
  items: Array<ValueChange>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
};

export type ValueRecord =
  | 'AnswerCorrection'
  | 'AskedTest'
  | 'Condition'
  | 'Consent'
  | 'Correction'
  | 'Donation'
  | 'FloraTest'
  | 'Guidance'
  | 'HealthCheck'
  | 'Hold'
  | 'Note'
  | 'OfficePoint'
  | 'OnlineCheck'
  | 'Profile'
  | 'Reward'
  | 'Screening'
  | 'TestPanel'
  | 'Unit'
  | 'WaitingPause';

export type Work = {
  Amount?: Maybe<Scalars['Int']['output']>;
  AssigneeId?: Maybe<Scalars['ID']['output']>;
  AssigneeName?: Maybe<Scalars['String']['output']>;
  At?: Maybe<Scalars['DateTime']['output']>;
  Days: Array<Scalars['Date']['output']>;
  DoneAt?: Maybe<Scalars['DateTime']['output']>;
  Due: Scalars['Date']['output'];
  Group: WorkGroup;
  Id: Scalars['ID']['output'];
  Kind: WorkKind;
  MailLabel?: Maybe<Scalars['String']['output']>;
  Outcome?: Maybe<Scalars['String']['output']>;
  Point?: Maybe<OfficePointKind>;
  Request?: Maybe<RightsRequestKind>;
  SnoozedUntil?: Maybe<Scalars['Date']['output']>;
  SubjectId: Scalars['ID']['output'];
  Title?: Maybe<Scalars['String']['output']>;
  User?: Maybe<UserProfile>;
  UserId?: Maybe<Scalars['ID']['output']>;
  Version: Scalars['Int']['output'];
  Words?: Maybe<Scalars['String']['output']>;
};

export type WorkFilter = {
  Kinds?: InputMaybe<Array<WorkKind>>;
  Overdue?: InputMaybe<Scalars['Boolean']['input']>;
  Owner?: InputMaybe<WorkOwner>;
  State?: InputMaybe<WorkState>;
};

export type WorkKind =
  | 'AnswerCorrection'
  | 'AskedTest'
  | 'Attendance'
  | 'Case'
  | 'CheckUnanswered'
  | 'ConditionReport'
  | 'ConsentToSign'
  | 'Correction'
  | 'CriteriaReview'
  | 'ExamHour'
  | 'ExamWish'
  | 'FloraApplied'
  | 'FloraReceived'
  | 'FloraWish'
  | 'FreePlace'
  | 'GiftDifference'
  | 'GiftLost'
  | 'GiftUnconfirmed'
  | 'Hold'
  | 'Judgement'
  | 'LateJudgement'
  | 'LeaverMoney'
  | 'MailFailed'
  | 'NoPlaces'
  | 'OfficePoint'
  | 'PanelFinding'
  | 'PauseReview'
  | 'PointsToClear'
  | 'ReceiptMissing'
  | 'RenewalTestLate'
  | 'RestReview'
  | 'RewardDue'
  | 'Task'
  | 'UnitMissing'
  | 'WishesPassed';

export type WorkKindCount = {
  Count: Scalars['Int']['output'];
  Kind: WorkKind;
};

export type WorkList = {
  groups: Array<WorkGroupCount>;
  items: Array<Work>;
  nextToken?: Maybe<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
  totals: WorkTotals;
};

export type WorkTotals = {
  All: Scalars['Int']['output'];
  Asleep: Scalars['Int']['output'];
  Kinds: Array<WorkKindCount>;
  Mine: Scalars['Int']['output'];
  Nobody: Scalars['Int']['output'];
  Overdue: Scalars['Int']['output'];
};

export type { AdministratorProfileSortField, AffectedClass, AffectedHow, Analyte, AnswerCorrectionEffect, AnswerCorrectionPreview, AnswerCorrectionReason, AnswerCorrectionState, AnswerRightsRequestInput, AnswersJudged, AskForTestInput, AttendanceEntry, BarCode, BookingConflict, BookingPreview, BookingsThen, BooleanFilter, BulkAct, BulkFileAct, BulkJobState, BulkRefusal, BulkRefusalCount, BulkRowState, CallResult, CaseState, CaseStateFilter, CaseStepKind, CaseTextInput, Certification, CertificationFilter, CheckRightsRequestInput, ClearCheckPointInput, ClearingFinding, CloseOfficePointInput, ConditionItem, ConditionKind, ConditionOutcome, ConfirmCorrectionInput, ConfirmGiftInput, ConfirmTestPanelInput, ConsentDocument, ConsentVersion, ConsentVersionKind, ConversationKind, CorrectDonationInput, CorrectedAnswer, CorrectedFloraTestInput, CorrectedJudgementInput, CorrectionCause, CorrectionChange, CorrectionKind, CorrectionOutcome, CorrectionState, CreateCriteriaDraftInput, CreatePersonNoteInput, CreateWorkItemInput, CriteriaIdInput, CriteriaImpactGroup, CriteriaImpactPerson, CriteriaImpactQuestion, CriteriaImpactRule, CriteriaOrigin, CriteriaStanding, CriteriaState, DataClass, DateFilter, DayChange, DecideAnswerCorrectionInput, DecideHoldInput, DecideLostGiftInput, DecideSamePersonInput, DeleteAdministratorInput, DeleteCriteriaDraftInput, DeletePersonNoteInput, DeletePushDeviceInput, DeleteSharedViewInput, DeleteUserInput, DeviceLock, DiscardUnitsInput, DonationInfoSortField, DonationRefusal, DonorProcessStatus, DonorProcessStatusFilter, EndAdministratorSessionsInput, EndOwnSessionsInput, EndingDonor, ExamConflict, ExamDay, ExamPreview, ExamStage, ExamStageFilter, ExamWish, ExpectedMonths, ExplainGiftDifferenceInput, FieldChange, FinishWorkItemInput, FixedMail, FloraAverages, FoundDonor, Gender, GenderFilter, GenusAverage, GiftAmount, GiftCode, GiftLine, GiftLoss, GiftTable, GiftTableInput, GivenSums, GuidanceByAdminInput, GuidancePoint, GuidancePointKind, GuidanceStatus, GuidanceVisitInput, HandOverUnitsInput, HeldCaseInput, HoldDecision, HoldSortField, HospitalRefusal, IdFilter, IdentityDocument, ImplementationStatus, ImplementationStatusFilter, ImportGiftCodesInput, InspectionDetailSortField, InspectionType, InspectionTypeFilter, IntFilter, InviteOutOfTurnInput, JudgementReason, LetterKind, LetterPreview, MailContent, MailFault, MailFaultFilter, MailFixedReason, MailPreview, MailState, MailStateFilter, MailVariable, MutationAnswerCaseArgs, MutationAnswerRightsRequestArgs, MutationAskForTestArgs, MutationCheckInGuidanceArgs, MutationCheckRightsRequestArgs, MutationClearCheckPointArgs, MutationCloseCaseArgs, MutationCloseOfficePointArgs, MutationConfirmCorrectionArgs, MutationConfirmGiftArgs, MutationConfirmTestPanelArgs, MutationCorrectDonationArgs, MutationCorrectOnlineCheckAnswersArgs, MutationCreateCriteriaDraftArgs, MutationCreatePersonNoteArgs, MutationCreateWorkItemArgs, MutationDecideAnswerCorrectionArgs, MutationDecideHoldArgs, MutationDecideLostGiftArgs, MutationDecideSamePersonArgs, MutationDeleteAdministratorArgs, MutationDeleteCriteriaDraftArgs, MutationDeleteGuidanceByAdminArgs, MutationDeletePendingAccountArgs, MutationDeletePersonNoteArgs, MutationDeletePushDeviceArgs, MutationDeleteSharedViewArgs, MutationDeleteUserArgs, MutationDiscardUnitsArgs, MutationEndAdministratorSessionsArgs, MutationEndAskedTestArgs, MutationEndOwnSessionsArgs, MutationExplainGiftDifferenceArgs, MutationFinishWorkItemArgs, MutationHandOutGiftArgs, MutationHandOverUnitsArgs, MutationImportGiftCodesArgs, MutationInviteOutOfTurnArgs, MutationLiftDonationPauseArgs, MutationNoteCaseArgs, MutationObjectToRecordReadArgs, MutationOpenHoldArgs, MutationPreviewBulkFileArgs, MutationPreviewCriteriaArgs, MutationPreviewGiftCodesArgs, MutationPreviewTestPanelsArgs, MutationProposeCorrectionArgs, MutationPushCriteriaArgs, MutationReadMessageArgs, MutationRecordConditionReportArgs, MutationRecordConsentArgs, MutationRecordGuidanceAttendanceArgs, MutationRecordGuidanceAttendancesArgs, MutationRecordHealthCheckArgs, MutationRecordSignatureArgs, MutationRecordStatementArgs, MutationRecordTestPanelsArgs, MutationRecountBreachArgs, MutationRefuseCorrectionArgs, MutationRejectCriteriaArgs, MutationReleaseTestPanelArgs, MutationReleaseUnitsArgs, MutationReopenCaseArgs, MutationReopenOnlineCheckArgs, MutationReopenWorkItemArgs, MutationReportConditionArgs, MutationReportLostGiftArgs, MutationRequestDonorRegistrationArgs, MutationResendMailArgs, MutationResendTemporaryPasswordArgs, MutationResetAdministratorTotpArgs, MutationSaveConsoleSettingArgs, MutationSaveDeviceLockArgs, MutationSaveLetterArgs, MutationSaveMailTextArgs, MutationSaveOnlineCheckDraftArgs, MutationSavePushDeviceArgs, MutationSaveSharedViewArgs, MutationScheduleAskedTestArgs, MutationScheduleExamArgs, MutationSendLetterArgs, MutationSendPendingAccountCodeArgs, MutationSendTrialLetterArgs, MutationSendTrialMailTextArgs, MutationSetCriteriaNewsArgs, MutationSetRetryReminderArgs, MutationSetWaitingPauseArgs, MutationSettleRewardsArgs, MutationSignConsentArgs, MutationStartBulkArgs, MutationStopPendingAccountArgs, MutationStopUserArgs, MutationSubmitCriteriaArgs, MutationSubmitOnlineCheckArgs, MutationSubmitStatementArgs, MutationTakeBackLetterArgs, MutationTakeCaseArgs, MutationUndoBulkArgs, MutationUndoChangeArgs, MutationUndoDonationArgs, MutationUndoGuidanceAttendanceArgs, MutationUndoGuidanceCheckInArgs, MutationUpdateAdministratorEmailArgs, MutationUpdateCriteriaDraftArgs, MutationUpdateEmailArgs, MutationUpdateExamDaysArgs, MutationUpdateOpeningArgs, MutationUpdatePersonNoteArgs, MutationUpdatePreferenceSlotArgs, MutationUpdateSubscribedMagazineArgs, MutationUpdateUserEmailByAdminArgs, MutationUpdateUserProfileArgs, MutationUpdateUserProfileByAdminArgs, MutationUpdateWorkItemArgs, MutationWithdrawConsentByAdminArgs, MutationWithdrawCorrectionArgs, MutationWithdrawRightsRequestArgs, MutationWithdrawUseByAdminArgs, NextDateKind, NextDateKindFilter, NoteKind, ObjectToRecordReadInput, OnlineCheckAnswersInput, OnlineCheckResult, OnlineCheckResultFilter, OpenHoldInput, Opening, OpeningDay, OpeningDaysInput, OpeningHour, OpeningHourInput, OpeningWeekInput, PanelJudgement, PanelKind, PanelOutcome, PartnerCount, PassedOver, PayoutDonation, PendingAccountInput, PendingAccountState, PlaceKind, Prefecture, PrefectureFilter, PreviewBulkFileInput, PreviewCorrectionInput, PreviewLetterInput, PreviewMailTextInput, PreviewOpeningInput, ProposeCorrectionInput, PushCriteriaInput, PushKind, PushSettings, QueryFindDonorArgs, QueryFindDonorsArgs, QueryGetAllocationsByUserIdArgs, QueryGetAnswerCorrectionArgs, QueryGetBulkJobArgs, QueryGetCalendarArgs, QueryGetCaseArgs, QueryGetCorrectionArgs, QueryGetCriteriaArgs, QueryGetGuidanceDayArgs, QueryGetMailArgs, QueryGetPushSettingsArgs, QueryGetReceiptArgs, QueryGetScreeningByIdArgs, QueryGetUnitArgs, QueryGetUserByIdArgs, QueryListAllocationsArgs, QueryListBookingAvailableslotsArgs, QueryListBookingSlotsArgs, QueryListBulkRowsArgs, QueryListConsentDocumentsArgs, QueryListConversationArgs, QueryListCorrectionsArgs, QueryListCriteriaArgs, QueryListLetterVersionsArgs, QueryListMailTextVersionsArgs, QueryListMessagesArgs, QueryListPendingAccountsArgs, QueryListSamePeopleArgs, QueryListTestPanelsArgs, QueryListValueChangesArgs, QueryPreviewAnswerCorrectionArgs, QueryPreviewCorrectionArgs, QueryPreviewExamArgs, QueryPreviewLetterArgs, QueryPreviewMailTextArgs, QueryPreviewOpeningArgs, QueryPreviewPreferenceSlotArgs, ReadMessageInput, ReadPurpose, ReadPurposeFilter, ReceiptFile, ReceiptState, RecordConditionReportInput, RecordConsentInput, RecordGuidanceAttendanceInput, RecordGuidanceAttendancesInput, RecordHealthCheckInput, RecordSignatureInput, RecordStatementInput, RecordTestPanelsInput, RecordedTestPanels, RefusalCount, RefuseCorrectionInput, RejectCriteriaInput, ReleaseTestPanelInput, ReleaseUnitsInput, ReopenWorkItemInput, ReportConditionInput, ReportLostGiftInput, ReportStage, RequestDonorRegistrationInput, ResendMailInput, ResendTemporaryPasswordInput, ResetAdministratorTotpInput, RetryState, RetryStateFilter, RewardStage, RewardStageFilter, RewardSummary, RightsGround, RightsOutcome, SaveConsoleSettingInput, SaveDeviceLockInput, SaveLetterInput, SaveMailTextInput, SavePushDeviceInput, SaveSharedViewInput, ScheduleExamInput, ScreeningInfoSortField, SealVerdict, SealedChain, SeatFigures, SecurityEventKind, SecurityEventKindFilter, SendLetterInput, SendTrialLetterInput, SendTrialMailTextInput, SetCriteriaNewsInput, SetRetryReminderInput, SetWaitingPauseInput, SettleRewardsInput, SharedList, ShownData, SignConsentInput, SignatureKind, SortDirection, Specimen, StartBulkInput, StopPendingAccountInput, StopUserInput, StoppedBooking, StringFilter, SubmitStatementInput, Success, TakeBackLetterInput, TakeCaseInput, TestPanelLineState, TestPanelTableInput, UndoBulkInput, UndoChangeInput, UndoDonationInput, UnitConsent, UnitObstacle, UnitSortField, UnitState, UnitStateFilter, UnusualMark, UpdateAdministratorEmailInput, UpdateCriteriaDraftInput, UpdateEmailInput, UpdateExamDaysInput, UpdateOpeningInput, UpdatePersonNoteInput, UpdatePreferenceSlotInput, UpdateSubscribedMagazineInput, UpdateUserEmailByAdminInput, UpdateUserProfileByAdminInput, UpdateUserProfileInput, UpdateWorkItemInput, UserConversationArgs, UserRank, UserRankFilter, ViewCondition, ViewConditionInput, WithReasonInput, WithdrawCorrectionInput, WorkCounts, WorkGroup, WorkGroupCount, WorkOwner, WorkState }


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdministratorProfile: ResolverTypeWrapper<AdministratorProfile>;
  AdministratorProfileFilter: AdministratorProfileFilter;
  AdministratorProfileList: ResolverTypeWrapper<Page<AdministratorProfile>>;
  AdministratorProfileSortField: AdministratorProfileSortField;
  AffectedBooking: ResolverTypeWrapper<AffectedBooking>;
  AffectedClass: ResolverTypeWrapper<AffectedClass>;
  AffectedHow: AffectedHow;
  Allocation: ResolverTypeWrapper<Allocation>;
  AllocationList: ResolverTypeWrapper<Page<Allocation>>;
  Analyte: ResolverTypeWrapper<Analyte>;
  AnswerCorrection: ResolverTypeWrapper<AnswerCorrection>;
  AnswerCorrectionEffect: AnswerCorrectionEffect;
  AnswerCorrectionPreview: ResolverTypeWrapper<AnswerCorrectionPreview>;
  AnswerCorrectionReason: AnswerCorrectionReason;
  AnswerCorrectionState: AnswerCorrectionState;
  AnswerRightsRequestInput: AnswerRightsRequestInput;
  AnswersJudged: ResolverTypeWrapper<AnswersJudged>;
  ApproveCriteriaInput: ApproveCriteriaInput;
  AskForTestInput: AskForTestInput;
  AskedTest: ResolverTypeWrapper<AskedTest>;
  AssignWorkInput: AssignWorkInput;
  AttendanceEntry: AttendanceEntry;
  AttendanceOutcome: ResolverTypeWrapper<AttendanceOutcome>;
  BarCode: ResolverTypeWrapper<BarCode>;
  BookingConflict: BookingConflict;
  BookingPreview: ResolverTypeWrapper<BookingPreview>;
  BookingSlot: ResolverTypeWrapper<BookingSlot>;
  BookingSlotList: ResolverTypeWrapper<BookingSlotList>;
  BookingsThen: BookingsThen;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  Breach: ResolverTypeWrapper<Breach>;
  BreachChoiceInput: BreachChoiceInput;
  BreachCount: ResolverTypeWrapper<BreachCount>;
  BreachNotice: ResolverTypeWrapper<BreachNotice>;
  BreachNoticeInput: BreachNoticeInput;
  BreachNoticeKind: BreachNoticeKind;
  BreachReportInput: BreachReportInput;
  BulkAct: BulkAct;
  BulkFileAct: BulkFileAct;
  BulkJob: ResolverTypeWrapper<BulkJob>;
  BulkJobState: BulkJobState;
  BulkRefusal: BulkRefusal;
  BulkRefusalCount: ResolverTypeWrapper<BulkRefusalCount>;
  BulkRow: ResolverTypeWrapper<BulkRow>;
  BulkRowList: ResolverTypeWrapper<Page<BulkRow>>;
  BulkRowState: BulkRowState;
  BulkSelection: BulkSelection;
  Calendar: ResolverTypeWrapper<Calendar>;
  CalendarBooking: ResolverTypeWrapper<CalendarBooking>;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  CalendarExam: ResolverTypeWrapper<CalendarExam>;
  CalendarHour: ResolverTypeWrapper<CalendarHour>;
  CallResult: CallResult;
  Case: ResolverTypeWrapper<Case>;
  CaseFilter: CaseFilter;
  CaseKind: CaseKind;
  CaseKindFilter: CaseKindFilter;
  CaseList: ResolverTypeWrapper<Page<Case>>;
  CaseState: CaseState;
  CaseStateFilter: CaseStateFilter;
  CaseStep: ResolverTypeWrapper<CaseStep>;
  CaseStepKind: CaseStepKind;
  CaseTextInput: CaseTextInput;
  Certification: Certification;
  CertificationFilter: CertificationFilter;
  CheckPoint: ResolverTypeWrapper<CheckPoint>;
  CheckRightsRequestInput: CheckRightsRequestInput;
  ClearCheckPointInput: ClearCheckPointInput;
  Clearing: ResolverTypeWrapper<Clearing>;
  ClearingFinding: ClearingFinding;
  CloseOfficePointInput: CloseOfficePointInput;
  ConditionItem: ResolverTypeWrapper<ConditionItem>;
  ConditionKind: ConditionKind;
  ConditionOutcome: ConditionOutcome;
  ConditionReport: ResolverTypeWrapper<ConditionReport>;
  ConfirmCorrectionInput: ConfirmCorrectionInput;
  ConfirmGiftInput: ConfirmGiftInput;
  ConfirmTestPanelInput: ConfirmTestPanelInput;
  Consent: ResolverTypeWrapper<Consent>;
  ConsentDocument: ResolverTypeWrapper<ConsentDocument>;
  ConsentSignature: ResolverTypeWrapper<ConsentSignature>;
  ConsentVersion: ResolverTypeWrapper<ConsentVersion>;
  ConsentVersionKind: ConsentVersionKind;
  ConsoleSetting: ResolverTypeWrapper<ConsoleSetting>;
  ConversationEntry: ResolverTypeWrapper<ConversationEntry>;
  ConversationKind: ConversationKind;
  ConversationList: ResolverTypeWrapper<Page<ConversationEntry>>;
  CorrectDonationInput: CorrectDonationInput;
  CorrectUnitInput: CorrectUnitInput;
  CorrectedAnswer: ResolverTypeWrapper<CorrectedAnswer>;
  CorrectedFloraTestInput: CorrectedFloraTestInput;
  CorrectedJudgementInput: CorrectedJudgementInput;
  Correction: ResolverTypeWrapper<Correction>;
  CorrectionCause: CorrectionCause;
  CorrectionChange: ResolverTypeWrapper<CorrectionChange>;
  CorrectionConsequences: ResolverTypeWrapper<CorrectionConsequences>;
  CorrectionKind: CorrectionKind;
  CorrectionNotice: ResolverTypeWrapper<CorrectionNotice>;
  CorrectionOutcome: CorrectionOutcome;
  CorrectionState: CorrectionState;
  CountRowsInput: CountRowsInput;
  CreateAdministratorInput: CreateAdministratorInput;
  CreateCaseInput: CreateCaseInput;
  CreateCriteriaDraftInput: CreateCriteriaDraftInput;
  CreatePersonNoteInput: CreatePersonNoteInput;
  CreateWorkItemInput: CreateWorkItemInput;
  Criteria: ResolverTypeWrapper<Criteria>;
  CriteriaIdInput: CriteriaIdInput;
  CriteriaImpact: ResolverTypeWrapper<CriteriaImpact>;
  CriteriaImpactGroup: ResolverTypeWrapper<CriteriaImpactGroup>;
  CriteriaImpactPerson: ResolverTypeWrapper<CriteriaImpactPerson>;
  CriteriaImpactQuestion: ResolverTypeWrapper<CriteriaImpactQuestion>;
  CriteriaImpactRule: ResolverTypeWrapper<CriteriaImpactRule>;
  CriteriaList: ResolverTypeWrapper<Page<Criteria>>;
  CriteriaOrigin: CriteriaOrigin;
  CriteriaStanding: CriteriaStanding;
  CriteriaState: CriteriaState;
  Dashboard: ResolverTypeWrapper<DashboardParent>;
  DataClass: DataClass;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  DayChange: DayChange;
  DecideAnswerCorrectionInput: DecideAnswerCorrectionInput;
  DecideHoldInput: DecideHoldInput;
  DecideLostGiftInput: DecideLostGiftInput;
  DecideSamePersonInput: DecideSamePersonInput;
  DeleteAdministratorInput: DeleteAdministratorInput;
  DeleteCriteriaDraftInput: DeleteCriteriaDraftInput;
  DeletePersonNoteInput: DeletePersonNoteInput;
  DeletePushDeviceInput: DeletePushDeviceInput;
  DeleteSharedViewInput: DeleteSharedViewInput;
  DeleteUserInput: DeleteUserInput;
  DeviceLock: ResolverTypeWrapper<DeviceLock>;
  DiscardUnitsInput: DiscardUnitsInput;
  DonationInfo: ResolverTypeWrapper<DonationInfo>;
  DonationInfoFilter: DonationInfoFilter;
  DonationInfoList: ResolverTypeWrapper<Page<DonationInfo>>;
  DonationInfoSortField: DonationInfoSortField;
  DonationRefusal: DonationRefusal;
  DonorProcessStatus: DonorProcessStatus;
  DonorProcessStatusFilter: DonorProcessStatusFilter;
  EndAdministratorSessionsInput: EndAdministratorSessionsInput;
  EndOwnSessionsInput: EndOwnSessionsInput;
  EndingDonor: ResolverTypeWrapper<EndingDonor>;
  ExamConflict: ExamConflict;
  ExamDay: ResolverTypeWrapper<ExamDay>;
  ExamPreview: ResolverTypeWrapper<ExamPreview>;
  ExamStage: ExamStage;
  ExamStageFilter: ExamStageFilter;
  ExamWish: ResolverTypeWrapper<ExamWish>;
  ExpectedMonths: ResolverTypeWrapper<ExpectedMonths>;
  ExplainGiftDifferenceInput: ExplainGiftDifferenceInput;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FinishWorkItemInput: FinishWorkItemInput;
  FixedMail: ResolverTypeWrapper<FixedMail>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FloraAverages: ResolverTypeWrapper<FloraAverages>;
  FloraTestStatus: FloraTestStatus;
  FloraTestStatusFilter: FloraTestStatusFilter;
  FoundDonor: ResolverTypeWrapper<FoundDonor>;
  FoundMark: ResolverTypeWrapper<FoundMark>;
  FunnelStep: ResolverTypeWrapper<FunnelStep>;
  Gender: Gender;
  GenderFilter: GenderFilter;
  GenusAverage: ResolverTypeWrapper<GenusAverage>;
  GiftAmount: ResolverTypeWrapper<GiftAmount>;
  GiftBalance: ResolverTypeWrapper<GiftBalance>;
  GiftCode: ResolverTypeWrapper<GiftCode>;
  GiftCount: ResolverTypeWrapper<GiftCount>;
  GiftHandOut: ResolverTypeWrapper<GiftHandOut>;
  GiftLine: ResolverTypeWrapper<GiftLine>;
  GiftLoss: GiftLoss;
  GiftStock: ResolverTypeWrapper<GiftStock>;
  GiftTable: ResolverTypeWrapper<GiftTable>;
  GiftTableInput: GiftTableInput;
  GivenGiftCode: ResolverTypeWrapper<GivenGiftCode>;
  GivenSums: ResolverTypeWrapper<GivenSums>;
  Guidance: ResolverTypeWrapper<Guidance>;
  GuidanceByAdminInput: GuidanceByAdminInput;
  GuidanceDay: ResolverTypeWrapper<GuidanceDay>;
  GuidancePoint: ResolverTypeWrapper<GuidancePoint>;
  GuidancePointKind: GuidancePointKind;
  GuidanceSession: ResolverTypeWrapper<GuidanceSession>;
  GuidanceStatus: GuidanceStatus;
  GuidanceTimeByAdminInput: GuidanceTimeByAdminInput;
  GuidanceTimeInput: GuidanceTimeInput;
  GuidanceVisit: ResolverTypeWrapper<GuidanceVisit>;
  GuidanceVisitInput: GuidanceVisitInput;
  HandOverUnitsInput: HandOverUnitsInput;
  HandedOutGift: ResolverTypeWrapper<HandedOutGift>;
  HealthCheck: ResolverTypeWrapper<HealthCheck>;
  HeldCaseInput: HeldCaseInput;
  Hold: ResolverTypeWrapper<HoldParent>;
  HoldCause: HoldCause;
  HoldDecision: HoldDecision;
  HoldFilter: HoldFilter;
  HoldList: ResolverTypeWrapper<Page<HoldParent>>;
  HoldSortField: HoldSortField;
  HospitalRefusal: ResolverTypeWrapper<HospitalRefusal>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdFilter: IdFilter;
  IdentityDocument: IdentityDocument;
  ImplementationStatus: ImplementationStatus;
  ImplementationStatusFilter: ImplementationStatusFilter;
  ImportGiftCodesInput: ImportGiftCodesInput;
  InspectionDetail: ResolverTypeWrapper<InspectionDetail>;
  InspectionDetailFilter: InspectionDetailFilter;
  InspectionDetailList: ResolverTypeWrapper<Page<InspectionDetail>>;
  InspectionDetailSortField: InspectionDetailSortField;
  InspectionType: InspectionType;
  InspectionTypeFilter: InspectionTypeFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntFilter: IntFilter;
  InviteOutOfTurnInput: InviteOutOfTurnInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JudgementReason: ResolverTypeWrapper<JudgementReason>;
  Letter: ResolverTypeWrapper<Letter>;
  LetterKind: LetterKind;
  LetterPreview: ResolverTypeWrapper<LetterPreview>;
  LostGiftCode: ResolverTypeWrapper<LostGiftCode>;
  MailContent: ResolverTypeWrapper<MailContent>;
  MailDelivery: ResolverTypeWrapper<MailDelivery>;
  MailDeliveryFilter: MailDeliveryFilter;
  MailDeliveryList: ResolverTypeWrapper<Page<MailDelivery>>;
  MailFault: MailFault;
  MailFaultFilter: MailFaultFilter;
  MailFixedReason: MailFixedReason;
  MailPreview: ResolverTypeWrapper<MailPreview>;
  MailState: MailState;
  MailStateFilter: MailStateFilter;
  MailText: ResolverTypeWrapper<MailText>;
  MailTextList: ResolverTypeWrapper<MailTextList>;
  MailTextVersion: ResolverTypeWrapper<MailTextVersion>;
  MailVariable: ResolverTypeWrapper<MailVariable>;
  Message: ResolverTypeWrapper<Message>;
  MessageList: ResolverTypeWrapper<News>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextDateKind: NextDateKind;
  NextDateKindFilter: NextDateKindFilter;
  NoteKind: NoteKind;
  ObjectToRecordReadInput: ObjectToRecordReadInput;
  OfficePoint: ResolverTypeWrapper<OfficePoint>;
  OfficePointKind: OfficePointKind;
  OnlineCheck: ResolverTypeWrapper<OnlineCheck>;
  OnlineCheckAnswer: ResolverTypeWrapper<OnlineCheckAnswer>;
  OnlineCheckAnswersInput: OnlineCheckAnswersInput;
  OnlineCheckResult: OnlineCheckResult;
  OnlineCheckResultFilter: OnlineCheckResultFilter;
  OpenBreachInput: OpenBreachInput;
  OpenHoldInput: OpenHoldInput;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  Opening: ResolverTypeWrapper<Opening>;
  OpeningDay: OpeningDay;
  OpeningDaysInput: OpeningDaysInput;
  OpeningHour: ResolverTypeWrapper<OpeningHour>;
  OpeningHourInput: OpeningHourInput;
  OpeningPreview: ResolverTypeWrapper<OpeningPreview>;
  OpeningWeekInput: OpeningWeekInput;
  OwnAccountEvent: ResolverTypeWrapper<OwnAccountEvent>;
  PanelJudgement: PanelJudgement;
  PanelKind: PanelKind;
  PanelOutcome: PanelOutcome;
  PanelResult: ResolverTypeWrapper<PanelResult>;
  PanelResultInput: PanelResultInput;
  PartnerCount: ResolverTypeWrapper<PartnerCount>;
  PassedOver: ResolverTypeWrapper<PassedOver>;
  Payout: ResolverTypeWrapper<Payout>;
  PayoutDonation: ResolverTypeWrapper<PayoutDonation>;
  PendingAccount: ResolverTypeWrapper<PendingAccount>;
  PendingAccountInput: PendingAccountInput;
  PendingAccountList: ResolverTypeWrapper<PendingAccountList>;
  PendingAccountState: PendingAccountState;
  PersonAllocations: ResolverTypeWrapper<PersonAllocations>;
  PersonNote: ResolverTypeWrapper<PersonNote>;
  PersonNoteVersion: ResolverTypeWrapper<PersonNoteVersion>;
  PlaceKind: PlaceKind;
  Prefecture: Prefecture;
  PrefectureFilter: PrefectureFilter;
  PreferenceSlot: ResolverTypeWrapper<PreferenceSlot>;
  PreferenceSlotPreview: ResolverTypeWrapper<PreferenceSlotPreview>;
  PreviewBulkFileInput: PreviewBulkFileInput;
  PreviewBulkInput: PreviewBulkInput;
  PreviewCorrectionInput: PreviewCorrectionInput;
  PreviewLetterInput: PreviewLetterInput;
  PreviewMailTextInput: PreviewMailTextInput;
  PreviewOpeningInput: PreviewOpeningInput;
  ProposeCorrectionInput: ProposeCorrectionInput;
  PushCriteriaInput: PushCriteriaInput;
  PushKind: PushKind;
  PushSettings: ResolverTypeWrapper<PushSettings>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadMessageInput: ReadMessageInput;
  ReadOfCase: ResolverTypeWrapper<ReadOfCase>;
  ReadPurpose: ReadPurpose;
  ReadPurposeFilter: ReadPurposeFilter;
  ReadingSession: ResolverTypeWrapper<ReadingSession>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptFile: ResolverTypeWrapper<ReceiptFile>;
  ReceiptKind: ReceiptKind;
  ReceiptState: ReceiptState;
  Reception: ResolverTypeWrapper<Reception>;
  ReceptionDonor: ResolverTypeWrapper<ReceptionDonor>;
  RecordConditionReportInput: RecordConditionReportInput;
  RecordConsentInput: RecordConsentInput;
  RecordDonationInput: RecordDonationInput;
  RecordGuidanceAttendanceInput: RecordGuidanceAttendanceInput;
  RecordGuidanceAttendancesInput: RecordGuidanceAttendancesInput;
  RecordHealthCheckInput: RecordHealthCheckInput;
  RecordIntestinalFloraTestInput: RecordIntestinalFloraTestInput;
  RecordRead: ResolverTypeWrapper<RecordRead>;
  RecordReadList: ResolverTypeWrapper<Page<RecordRead>>;
  RecordReadVisit: ResolverTypeWrapper<RecordReadVisit>;
  RecordSignatureInput: RecordSignatureInput;
  RecordStatementInput: RecordStatementInput;
  RecordTestPanelInput: RecordTestPanelInput;
  RecordTestPanelsInput: RecordTestPanelsInput;
  RecordUnitInput: RecordUnitInput;
  RecordedAttendances: ResolverTypeWrapper<RecordedAttendances>;
  RecordedTestPanels: ResolverTypeWrapper<RecordedTestPanels>;
  RefusalCount: ResolverTypeWrapper<RefusalCount>;
  RefuseCorrectionInput: RefuseCorrectionInput;
  RejectCriteriaInput: RejectCriteriaInput;
  ReleaseTestPanelInput: ReleaseTestPanelInput;
  ReleaseUnitsInput: ReleaseUnitsInput;
  ReopenWorkItemInput: ReopenWorkItemInput;
  ReportConditionInput: ReportConditionInput;
  ReportLostGiftInput: ReportLostGiftInput;
  ReportStage: ReportStage;
  RequestDonorRegistrationInput: RequestDonorRegistrationInput;
  RequestGutFloraExaminationInput: RequestGutFloraExaminationInput;
  RequestRightsInput: RequestRightsInput;
  ResendMailInput: ResendMailInput;
  ResendTemporaryPasswordInput: ResendTemporaryPasswordInput;
  ResetAdministratorTotpInput: ResetAdministratorTotpInput;
  RetryState: RetryState;
  RetryStateFilter: RetryStateFilter;
  RewardPeriod: ResolverTypeWrapper<RewardPeriod>;
  RewardStage: RewardStage;
  RewardStageFilter: RewardStageFilter;
  RewardSummary: ResolverTypeWrapper<RewardSummary>;
  RightsGround: RightsGround;
  RightsOutcome: RightsOutcome;
  RightsRequest: ResolverTypeWrapper<RightsRequest>;
  RightsRequestKind: RightsRequestKind;
  Role: Role;
  RoleFilter: RoleFilter;
  SaveConsoleSettingInput: SaveConsoleSettingInput;
  SaveDeviceLockInput: SaveDeviceLockInput;
  SaveLetterInput: SaveLetterInput;
  SaveMailTextInput: SaveMailTextInput;
  SavePushDeviceInput: SavePushDeviceInput;
  SaveSharedViewInput: SaveSharedViewInput;
  ScheduleExamInput: ScheduleExamInput;
  Screening: ResolverTypeWrapper<Screening>;
  ScreeningInfo: ResolverTypeWrapper<ScreeningInfo>;
  ScreeningInfoFilter: ScreeningInfoFilter;
  ScreeningInfoList: ResolverTypeWrapper<Page<ScreeningInfo>>;
  ScreeningInfoSortField: ScreeningInfoSortField;
  SealVerdict: SealVerdict;
  SealedChain: SealedChain;
  SealedTree: ResolverTypeWrapper<SealedTree>;
  SeatFigures: ResolverTypeWrapper<SeatFigures>;
  SecurityEvent: ResolverTypeWrapper<SecurityEvent>;
  SecurityEventFilter: SecurityEventFilter;
  SecurityEventKind: SecurityEventKind;
  SecurityEventKindFilter: SecurityEventKindFilter;
  SecurityEventList: ResolverTypeWrapper<Page<SecurityEvent>>;
  SendLetterInput: SendLetterInput;
  SendTrialLetterInput: SendTrialLetterInput;
  SendTrialMailTextInput: SendTrialMailTextInput;
  SetCriteriaNewsInput: SetCriteriaNewsInput;
  SetRetryReminderInput: SetRetryReminderInput;
  SetWaitingPauseInput: SetWaitingPauseInput;
  SettleRewardsInput: SettleRewardsInput;
  SharedList: SharedList;
  SharedView: ResolverTypeWrapper<SharedView>;
  ShownData: ResolverTypeWrapper<ShownData>;
  SignConsentInput: SignConsentInput;
  SignatureKind: SignatureKind;
  SignedHead: ResolverTypeWrapper<SignedHead>;
  SnoozeWorkInput: SnoozeWorkInput;
  SortDirection: SortDirection;
  Specimen: Specimen;
  StaffRead: ResolverTypeWrapper<StaffRead>;
  StaffReadFilter: StaffReadFilter;
  StaffReadList: ResolverTypeWrapper<Page<StaffRead>>;
  StartBulkInput: StartBulkInput;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  StopPendingAccountInput: StopPendingAccountInput;
  StopUserInput: StopUserInput;
  StoppedBooking: StoppedBooking;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringFilter: StringFilter;
  SubmitStatementInput: SubmitStatementInput;
  Success: ResolverTypeWrapper<Success>;
  Suspension: ResolverTypeWrapper<Suspension>;
  TakeBackLetterInput: TakeBackLetterInput;
  TakeCaseInput: TakeCaseInput;
  TestPanel: ResolverTypeWrapper<PanelParent>;
  TestPanelLine: ResolverTypeWrapper<TestPanelLine>;
  TestPanelLineState: TestPanelLineState;
  TestPanelTable: ResolverTypeWrapper<TestPanelTable>;
  TestPanelTableInput: TestPanelTableInput;
  UndoBulkInput: UndoBulkInput;
  UndoChangeInput: UndoChangeInput;
  UndoDonationInput: UndoDonationInput;
  Unit: ResolverTypeWrapper<UnitParent>;
  UnitConsent: ResolverTypeWrapper<UnitConsent>;
  UnitFilter: UnitFilter;
  UnitList: ResolverTypeWrapper<Page<UnitParent>>;
  UnitObstacle: UnitObstacle;
  UnitSortField: UnitSortField;
  UnitState: UnitState;
  UnitStateFilter: UnitStateFilter;
  UnusualMark: UnusualMark;
  UpdateAdministratorEmailInput: UpdateAdministratorEmailInput;
  UpdateAdministratorInput: UpdateAdministratorInput;
  UpdateCriteriaDraftInput: UpdateCriteriaDraftInput;
  UpdateEmailInput: UpdateEmailInput;
  UpdateExamDaysInput: UpdateExamDaysInput;
  UpdateOpeningInput: UpdateOpeningInput;
  UpdatePersonNoteInput: UpdatePersonNoteInput;
  UpdatePreferenceSlotInput: UpdatePreferenceSlotInput;
  UpdateSubscribedMagazineInput: UpdateSubscribedMagazineInput;
  UpdateUserEmailByAdminInput: UpdateUserEmailByAdminInput;
  UpdateUserProfileByAdminInput: UpdateUserProfileByAdminInput;
  UpdateUserProfileInput: UpdateUserProfileInput;
  UpdateWorkItemInput: UpdateWorkItemInput;
  User: ResolverTypeWrapper<UserParent>;
  UserActivity: ResolverTypeWrapper<UserActivity>;
  UserActivityList: ResolverTypeWrapper<ActivityPage>;
  UserProfile: ResolverTypeWrapper<UserProfile>;
  UserProfileFilter: UserProfileFilter;
  UserProfileList: ResolverTypeWrapper<Page<UserProfile>>;
  UserProfileSortField: UserProfileSortField;
  UserRank: UserRank;
  UserRankFilter: UserRankFilter;
  UserStatus: UserStatus;
  UserStatusFilter: UserStatusFilter;
  ValueChange: ResolverTypeWrapper<ValueChange>;
  ValueChangeList: ResolverTypeWrapper<Page<ValueChange>>;
  ValueRecord: ValueRecord;
  ViewCondition: ResolverTypeWrapper<ViewCondition>;
  ViewConditionInput: ViewConditionInput;
  WithReasonInput: WithReasonInput;
  WithdrawCorrectionInput: WithdrawCorrectionInput;
  Work: ResolverTypeWrapper<Work>;
  WorkCounts: ResolverTypeWrapper<WorkCounts>;
  WorkFilter: WorkFilter;
  WorkGroup: WorkGroup;
  WorkGroupCount: ResolverTypeWrapper<WorkGroupCount>;
  WorkKind: WorkKind;
  WorkKindCount: ResolverTypeWrapper<WorkKindCount>;
  WorkList: ResolverTypeWrapper<WorkPage>;
  WorkOwner: WorkOwner;
  WorkState: WorkState;
  WorkTotals: ResolverTypeWrapper<WorkTotals>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdministratorProfile: AdministratorProfile;
  AdministratorProfileFilter: AdministratorProfileFilter;
  AdministratorProfileList: Page<AdministratorProfile>;
  AffectedBooking: AffectedBooking;
  AffectedClass: AffectedClass;
  Allocation: Allocation;
  AllocationList: Page<Allocation>;
  Analyte: Analyte;
  AnswerCorrection: AnswerCorrection;
  AnswerCorrectionPreview: AnswerCorrectionPreview;
  AnswerRightsRequestInput: AnswerRightsRequestInput;
  AnswersJudged: AnswersJudged;
  ApproveCriteriaInput: ApproveCriteriaInput;
  AskForTestInput: AskForTestInput;
  AskedTest: AskedTest;
  AssignWorkInput: AssignWorkInput;
  AttendanceEntry: AttendanceEntry;
  AttendanceOutcome: AttendanceOutcome;
  BarCode: BarCode;
  BookingPreview: BookingPreview;
  BookingSlot: BookingSlot;
  BookingSlotList: BookingSlotList;
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  Breach: Breach;
  BreachChoiceInput: BreachChoiceInput;
  BreachCount: BreachCount;
  BreachNotice: BreachNotice;
  BreachNoticeInput: BreachNoticeInput;
  BreachReportInput: BreachReportInput;
  BulkJob: BulkJob;
  BulkRefusalCount: BulkRefusalCount;
  BulkRow: BulkRow;
  BulkRowList: Page<BulkRow>;
  BulkSelection: BulkSelection;
  Calendar: Calendar;
  CalendarBooking: CalendarBooking;
  CalendarDay: CalendarDay;
  CalendarExam: CalendarExam;
  CalendarHour: CalendarHour;
  Case: Case;
  CaseFilter: CaseFilter;
  CaseKindFilter: CaseKindFilter;
  CaseList: Page<Case>;
  CaseStateFilter: CaseStateFilter;
  CaseStep: CaseStep;
  CaseTextInput: CaseTextInput;
  CertificationFilter: CertificationFilter;
  CheckPoint: CheckPoint;
  CheckRightsRequestInput: CheckRightsRequestInput;
  ClearCheckPointInput: ClearCheckPointInput;
  Clearing: Clearing;
  CloseOfficePointInput: CloseOfficePointInput;
  ConditionItem: ConditionItem;
  ConditionReport: ConditionReport;
  ConfirmCorrectionInput: ConfirmCorrectionInput;
  ConfirmGiftInput: ConfirmGiftInput;
  ConfirmTestPanelInput: ConfirmTestPanelInput;
  Consent: Consent;
  ConsentDocument: ConsentDocument;
  ConsentSignature: ConsentSignature;
  ConsentVersion: ConsentVersion;
  ConsoleSetting: ConsoleSetting;
  ConversationEntry: ConversationEntry;
  ConversationList: Page<ConversationEntry>;
  CorrectDonationInput: CorrectDonationInput;
  CorrectUnitInput: CorrectUnitInput;
  CorrectedAnswer: CorrectedAnswer;
  CorrectedFloraTestInput: CorrectedFloraTestInput;
  CorrectedJudgementInput: CorrectedJudgementInput;
  Correction: Correction;
  CorrectionChange: CorrectionChange;
  CorrectionConsequences: CorrectionConsequences;
  CorrectionNotice: CorrectionNotice;
  CountRowsInput: CountRowsInput;
  CreateAdministratorInput: CreateAdministratorInput;
  CreateCaseInput: CreateCaseInput;
  CreateCriteriaDraftInput: CreateCriteriaDraftInput;
  CreatePersonNoteInput: CreatePersonNoteInput;
  CreateWorkItemInput: CreateWorkItemInput;
  Criteria: Criteria;
  CriteriaIdInput: CriteriaIdInput;
  CriteriaImpact: CriteriaImpact;
  CriteriaImpactGroup: CriteriaImpactGroup;
  CriteriaImpactPerson: CriteriaImpactPerson;
  CriteriaImpactQuestion: CriteriaImpactQuestion;
  CriteriaImpactRule: CriteriaImpactRule;
  CriteriaList: Page<Criteria>;
  Dashboard: DashboardParent;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  DecideAnswerCorrectionInput: DecideAnswerCorrectionInput;
  DecideHoldInput: DecideHoldInput;
  DecideLostGiftInput: DecideLostGiftInput;
  DecideSamePersonInput: DecideSamePersonInput;
  DeleteAdministratorInput: DeleteAdministratorInput;
  DeleteCriteriaDraftInput: DeleteCriteriaDraftInput;
  DeletePersonNoteInput: DeletePersonNoteInput;
  DeletePushDeviceInput: DeletePushDeviceInput;
  DeleteSharedViewInput: DeleteSharedViewInput;
  DeleteUserInput: DeleteUserInput;
  DeviceLock: DeviceLock;
  DiscardUnitsInput: DiscardUnitsInput;
  DonationInfo: DonationInfo;
  DonationInfoFilter: DonationInfoFilter;
  DonationInfoList: Page<DonationInfo>;
  DonorProcessStatusFilter: DonorProcessStatusFilter;
  EndAdministratorSessionsInput: EndAdministratorSessionsInput;
  EndOwnSessionsInput: EndOwnSessionsInput;
  EndingDonor: EndingDonor;
  ExamDay: ExamDay;
  ExamPreview: ExamPreview;
  ExamStageFilter: ExamStageFilter;
  ExamWish: ExamWish;
  ExpectedMonths: ExpectedMonths;
  ExplainGiftDifferenceInput: ExplainGiftDifferenceInput;
  FieldChange: FieldChange;
  FinishWorkItemInput: FinishWorkItemInput;
  FixedMail: FixedMail;
  Float: Scalars['Float']['output'];
  FloraAverages: FloraAverages;
  FloraTestStatusFilter: FloraTestStatusFilter;
  FoundDonor: FoundDonor;
  FoundMark: FoundMark;
  FunnelStep: FunnelStep;
  GenderFilter: GenderFilter;
  GenusAverage: GenusAverage;
  GiftAmount: GiftAmount;
  GiftBalance: GiftBalance;
  GiftCode: GiftCode;
  GiftCount: GiftCount;
  GiftHandOut: GiftHandOut;
  GiftLine: GiftLine;
  GiftStock: GiftStock;
  GiftTable: GiftTable;
  GiftTableInput: GiftTableInput;
  GivenGiftCode: GivenGiftCode;
  GivenSums: GivenSums;
  Guidance: Guidance;
  GuidanceByAdminInput: GuidanceByAdminInput;
  GuidanceDay: GuidanceDay;
  GuidancePoint: GuidancePoint;
  GuidanceSession: GuidanceSession;
  GuidanceTimeByAdminInput: GuidanceTimeByAdminInput;
  GuidanceTimeInput: GuidanceTimeInput;
  GuidanceVisit: GuidanceVisit;
  GuidanceVisitInput: GuidanceVisitInput;
  HandOverUnitsInput: HandOverUnitsInput;
  HandedOutGift: HandedOutGift;
  HealthCheck: HealthCheck;
  HeldCaseInput: HeldCaseInput;
  Hold: HoldParent;
  HoldFilter: HoldFilter;
  HoldList: Page<HoldParent>;
  HospitalRefusal: HospitalRefusal;
  ID: Scalars['ID']['output'];
  IdFilter: IdFilter;
  ImplementationStatusFilter: ImplementationStatusFilter;
  ImportGiftCodesInput: ImportGiftCodesInput;
  InspectionDetail: InspectionDetail;
  InspectionDetailFilter: InspectionDetailFilter;
  InspectionDetailList: Page<InspectionDetail>;
  InspectionTypeFilter: InspectionTypeFilter;
  Int: Scalars['Int']['output'];
  IntFilter: IntFilter;
  InviteOutOfTurnInput: InviteOutOfTurnInput;
  JSON: Scalars['JSON']['output'];
  JudgementReason: JudgementReason;
  Letter: Letter;
  LetterPreview: LetterPreview;
  LostGiftCode: LostGiftCode;
  MailContent: MailContent;
  MailDelivery: MailDelivery;
  MailDeliveryFilter: MailDeliveryFilter;
  MailDeliveryList: Page<MailDelivery>;
  MailFaultFilter: MailFaultFilter;
  MailPreview: MailPreview;
  MailStateFilter: MailStateFilter;
  MailText: MailText;
  MailTextList: MailTextList;
  MailTextVersion: MailTextVersion;
  MailVariable: MailVariable;
  Message: Message;
  MessageList: News;
  Mutation: Record<PropertyKey, never>;
  NextDateKindFilter: NextDateKindFilter;
  ObjectToRecordReadInput: ObjectToRecordReadInput;
  OfficePoint: OfficePoint;
  OnlineCheck: OnlineCheck;
  OnlineCheckAnswer: OnlineCheckAnswer;
  OnlineCheckAnswersInput: OnlineCheckAnswersInput;
  OnlineCheckResultFilter: OnlineCheckResultFilter;
  OpenBreachInput: OpenBreachInput;
  OpenHoldInput: OpenHoldInput;
  OpenSession: OpenSession;
  Opening: Opening;
  OpeningDaysInput: OpeningDaysInput;
  OpeningHour: OpeningHour;
  OpeningHourInput: OpeningHourInput;
  OpeningPreview: OpeningPreview;
  OpeningWeekInput: OpeningWeekInput;
  OwnAccountEvent: OwnAccountEvent;
  PanelResult: PanelResult;
  PanelResultInput: PanelResultInput;
  PartnerCount: PartnerCount;
  PassedOver: PassedOver;
  Payout: Payout;
  PayoutDonation: PayoutDonation;
  PendingAccount: PendingAccount;
  PendingAccountInput: PendingAccountInput;
  PendingAccountList: PendingAccountList;
  PersonAllocations: PersonAllocations;
  PersonNote: PersonNote;
  PersonNoteVersion: PersonNoteVersion;
  PrefectureFilter: PrefectureFilter;
  PreferenceSlot: PreferenceSlot;
  PreferenceSlotPreview: PreferenceSlotPreview;
  PreviewBulkFileInput: PreviewBulkFileInput;
  PreviewBulkInput: PreviewBulkInput;
  PreviewCorrectionInput: PreviewCorrectionInput;
  PreviewLetterInput: PreviewLetterInput;
  PreviewMailTextInput: PreviewMailTextInput;
  PreviewOpeningInput: PreviewOpeningInput;
  ProposeCorrectionInput: ProposeCorrectionInput;
  PushCriteriaInput: PushCriteriaInput;
  PushSettings: PushSettings;
  Query: Record<PropertyKey, never>;
  ReadMessageInput: ReadMessageInput;
  ReadOfCase: ReadOfCase;
  ReadPurposeFilter: ReadPurposeFilter;
  ReadingSession: ReadingSession;
  Receipt: Receipt;
  ReceiptFile: ReceiptFile;
  Reception: Reception;
  ReceptionDonor: ReceptionDonor;
  RecordConditionReportInput: RecordConditionReportInput;
  RecordConsentInput: RecordConsentInput;
  RecordDonationInput: RecordDonationInput;
  RecordGuidanceAttendanceInput: RecordGuidanceAttendanceInput;
  RecordGuidanceAttendancesInput: RecordGuidanceAttendancesInput;
  RecordHealthCheckInput: RecordHealthCheckInput;
  RecordIntestinalFloraTestInput: RecordIntestinalFloraTestInput;
  RecordRead: RecordRead;
  RecordReadList: Page<RecordRead>;
  RecordReadVisit: RecordReadVisit;
  RecordSignatureInput: RecordSignatureInput;
  RecordStatementInput: RecordStatementInput;
  RecordTestPanelInput: RecordTestPanelInput;
  RecordTestPanelsInput: RecordTestPanelsInput;
  RecordUnitInput: RecordUnitInput;
  RecordedAttendances: RecordedAttendances;
  RecordedTestPanels: RecordedTestPanels;
  RefusalCount: RefusalCount;
  RefuseCorrectionInput: RefuseCorrectionInput;
  RejectCriteriaInput: RejectCriteriaInput;
  ReleaseTestPanelInput: ReleaseTestPanelInput;
  ReleaseUnitsInput: ReleaseUnitsInput;
  ReopenWorkItemInput: ReopenWorkItemInput;
  ReportConditionInput: ReportConditionInput;
  ReportLostGiftInput: ReportLostGiftInput;
  RequestDonorRegistrationInput: RequestDonorRegistrationInput;
  RequestGutFloraExaminationInput: RequestGutFloraExaminationInput;
  RequestRightsInput: RequestRightsInput;
  ResendMailInput: ResendMailInput;
  ResendTemporaryPasswordInput: ResendTemporaryPasswordInput;
  ResetAdministratorTotpInput: ResetAdministratorTotpInput;
  RetryStateFilter: RetryStateFilter;
  RewardPeriod: RewardPeriod;
  RewardStageFilter: RewardStageFilter;
  RewardSummary: RewardSummary;
  RightsRequest: RightsRequest;
  RoleFilter: RoleFilter;
  SaveConsoleSettingInput: SaveConsoleSettingInput;
  SaveDeviceLockInput: SaveDeviceLockInput;
  SaveLetterInput: SaveLetterInput;
  SaveMailTextInput: SaveMailTextInput;
  SavePushDeviceInput: SavePushDeviceInput;
  SaveSharedViewInput: SaveSharedViewInput;
  ScheduleExamInput: ScheduleExamInput;
  Screening: Screening;
  ScreeningInfo: ScreeningInfo;
  ScreeningInfoFilter: ScreeningInfoFilter;
  ScreeningInfoList: Page<ScreeningInfo>;
  SealedTree: SealedTree;
  SeatFigures: SeatFigures;
  SecurityEvent: SecurityEvent;
  SecurityEventFilter: SecurityEventFilter;
  SecurityEventKindFilter: SecurityEventKindFilter;
  SecurityEventList: Page<SecurityEvent>;
  SendLetterInput: SendLetterInput;
  SendTrialLetterInput: SendTrialLetterInput;
  SendTrialMailTextInput: SendTrialMailTextInput;
  SetCriteriaNewsInput: SetCriteriaNewsInput;
  SetRetryReminderInput: SetRetryReminderInput;
  SetWaitingPauseInput: SetWaitingPauseInput;
  SettleRewardsInput: SettleRewardsInput;
  SharedView: SharedView;
  ShownData: ShownData;
  SignConsentInput: SignConsentInput;
  SignedHead: SignedHead;
  SnoozeWorkInput: SnoozeWorkInput;
  StaffRead: StaffRead;
  StaffReadFilter: StaffReadFilter;
  StaffReadList: Page<StaffRead>;
  StartBulkInput: StartBulkInput;
  StatusCount: StatusCount;
  StopPendingAccountInput: StopPendingAccountInput;
  StopUserInput: StopUserInput;
  String: Scalars['String']['output'];
  StringFilter: StringFilter;
  SubmitStatementInput: SubmitStatementInput;
  Success: Success;
  Suspension: Suspension;
  TakeBackLetterInput: TakeBackLetterInput;
  TakeCaseInput: TakeCaseInput;
  TestPanel: PanelParent;
  TestPanelLine: TestPanelLine;
  TestPanelTable: TestPanelTable;
  TestPanelTableInput: TestPanelTableInput;
  UndoBulkInput: UndoBulkInput;
  UndoChangeInput: UndoChangeInput;
  UndoDonationInput: UndoDonationInput;
  Unit: UnitParent;
  UnitConsent: UnitConsent;
  UnitFilter: UnitFilter;
  UnitList: Page<UnitParent>;
  UnitStateFilter: UnitStateFilter;
  UpdateAdministratorEmailInput: UpdateAdministratorEmailInput;
  UpdateAdministratorInput: UpdateAdministratorInput;
  UpdateCriteriaDraftInput: UpdateCriteriaDraftInput;
  UpdateEmailInput: UpdateEmailInput;
  UpdateExamDaysInput: UpdateExamDaysInput;
  UpdateOpeningInput: UpdateOpeningInput;
  UpdatePersonNoteInput: UpdatePersonNoteInput;
  UpdatePreferenceSlotInput: UpdatePreferenceSlotInput;
  UpdateSubscribedMagazineInput: UpdateSubscribedMagazineInput;
  UpdateUserEmailByAdminInput: UpdateUserEmailByAdminInput;
  UpdateUserProfileByAdminInput: UpdateUserProfileByAdminInput;
  UpdateUserProfileInput: UpdateUserProfileInput;
  UpdateWorkItemInput: UpdateWorkItemInput;
  User: UserParent;
  UserActivity: UserActivity;
  UserActivityList: ActivityPage;
  UserProfile: UserProfile;
  UserProfileFilter: UserProfileFilter;
  UserProfileList: Page<UserProfile>;
  UserRankFilter: UserRankFilter;
  UserStatusFilter: UserStatusFilter;
  ValueChange: ValueChange;
  ValueChangeList: Page<ValueChange>;
  ViewCondition: ViewCondition;
  ViewConditionInput: ViewConditionInput;
  WithReasonInput: WithReasonInput;
  WithdrawCorrectionInput: WithdrawCorrectionInput;
  Work: Work;
  WorkCounts: WorkCounts;
  WorkFilter: WorkFilter;
  WorkGroupCount: WorkGroupCount;
  WorkKindCount: WorkKindCount;
  WorkList: WorkPage;
  WorkTotals: WorkTotals;
};

export type LogRefusalsDirectiveArgs = { };

export type LogRefusalsDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = LogRefusalsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonDirectiveArgs = {
  id?: Maybe<Scalars['String']['input']>;
};

export type PersonDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = PersonDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VisibleDirectiveArgs = {
  also?: Array<Role>;
  data: DataClass;
  except?: Array<Role>;
  member?: Scalars['Boolean']['input'];
};

export type VisibleDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = VisibleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdministratorProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdministratorProfile'] = ResolversParentTypes['AdministratorProfile']> = {
  AwaitsFirstSignIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  HasPasskey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  HasTotp?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ProfileCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  Roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  RolesOfBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  TotpRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdministratorProfileListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdministratorProfileList'] = ResolversParentTypes['AdministratorProfileList']> = {
  items?: Resolver<Array<ResolversTypes['AdministratorProfile']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffectedBookingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffectedBooking'] = ResolversParentTypes['AffectedBooking']> = {
  How?: Resolver<ResolversTypes['AffectedHow'], ParentType, ContextType>;
  Person?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AffectedClassResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffectedClass'] = ResolversParentTypes['AffectedClass']> = {
  Class?: Resolver<ResolversTypes['DataClass'], ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AllocationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Allocation'] = ResolversParentTypes['Allocation']> = {
  ActorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AheadEndedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  AheadPaused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  AheadSuspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  InvitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  OutOfTurn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  PassedOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PlaceKind?: Resolver<ResolversTypes['PlaceKind'], ParentType, ContextType>;
  Places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  WaitingSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AllocationListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AllocationList'] = ResolversParentTypes['AllocationList']> = {
  items?: Resolver<Array<ResolversTypes['Allocation']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalyteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Analyte'] = ResolversParentTypes['Analyte']> = {
  Id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  LookBackDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Specimen?: Resolver<ResolversTypes['Specimen'], ParentType, ContextType>;
};

export type AnswerCorrectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerCorrection'] = ResolversParentTypes['AnswerCorrection']> = {
  After?: Resolver<Maybe<ResolversTypes['AnswersJudged']>, ParentType, ContextType>;
  AnsweredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Answers?: Resolver<Array<ResolversTypes['CorrectedAnswer']>, ParentType, ContextType>;
  Before?: Resolver<Maybe<ResolversTypes['AnswersJudged']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DecidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  DecidedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Effect?: Resolver<ResolversTypes['AnswerCorrectionEffect'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['AnswerCorrectionReason']>, ParentType, ContextType>;
  ScreeningId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['AnswerCorrectionState'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerCorrectionPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerCorrectionPreview'] = ResolversParentTypes['AnswerCorrectionPreview']> = {
  DueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Effect?: Resolver<ResolversTypes['AnswerCorrectionEffect'], ParentType, ContextType>;
};

export type AnswersJudgedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswersJudged'] = ResolversParentTypes['AnswersJudged']> = {
  NextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Result?: Resolver<ResolversTypes['OnlineCheckResult'], ParentType, ContextType>;
};

export type AskedTestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AskedTest'] = ResolversParentTypes['AskedTest']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ExamRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['PanelKind'], ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PreferredDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  ScheduledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ScheduledTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AttendanceOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AttendanceOutcome'] = ResolversParentTypes['AttendanceOutcome']> = {
  Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  GuidanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Recorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BarCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BarCode'] = ResolversParentTypes['BarCode']> = {
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingPreview'] = ResolversParentTypes['BookingPreview']> = {
  Conflicts?: Resolver<Array<ResolversTypes['BookingConflict']>, ParentType, ContextType>;
  Mail?: Resolver<Maybe<ResolversTypes['MailPreview']>, ParentType, ContextType>;
};

export type BookingSlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingSlot'] = ResolversParentTypes['BookingSlot']> = {
  EndAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookingSlotListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingSlotList'] = ResolversParentTypes['BookingSlotList']> = {
  items?: Resolver<Array<ResolversTypes['BookingSlot']>, ParentType, ContextType>;
};

export type BreachResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Breach'] = ResolversParentTypes['Breach']> = {
  AccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AccountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Counted?: Resolver<ResolversTypes['BreachCount'], ParentType, ContextType>;
  From?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  KnownOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Malicious?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MustReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Notices?: Resolver<Array<ResolversTypes['BreachNotice']>, ParentType, ContextType>;
  Session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  To?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BreachCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BreachCount'] = ResolversParentTypes['BreachCount']> = {
  Classes?: Resolver<Array<ResolversTypes['AffectedClass']>, ParentType, ContextType>;
  Files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  FirstAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  LastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Reads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Sessions?: Resolver<Array<ResolversTypes['ReadingSession']>, ParentType, ContextType>;
  SignIns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreachNoticeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BreachNotice'] = ResolversParentTypes['BreachNotice']> = {
  DueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['BreachNoticeKind'], ParentType, ContextType>;
  ReportedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BulkJob'] = ResolversParentTypes['BulkJob']> = {
  Act?: Resolver<ResolversTypes['BulkAct'], ParentType, ContextType>;
  ActorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FinishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Letter?: Resolver<Maybe<ResolversTypes['Letter']>, ParentType, ContextType>;
  Pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Refusals?: Resolver<Array<ResolversTypes['BulkRefusalCount']>, ParentType, ContextType>;
  Refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  StartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  State?: Resolver<ResolversTypes['BulkJobState'], ParentType, ContextType>;
  Undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BulkRefusalCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BulkRefusalCount'] = ResolversParentTypes['BulkRefusalCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Refusal?: Resolver<ResolversTypes['BulkRefusal'], ParentType, ContextType>;
};

export type BulkRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BulkRow'] = ResolversParentTypes['BulkRow']> = {
  After?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Refusal?: Resolver<Maybe<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  State?: Resolver<ResolversTypes['BulkRowState'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BulkRowListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BulkRowList'] = ResolversParentTypes['BulkRowList']> = {
  items?: Resolver<Array<ResolversTypes['BulkRow']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  Bookings?: Resolver<Array<ResolversTypes['CalendarBooking']>, ParentType, ContextType>;
  Days?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType>;
  Exams?: Resolver<Array<ResolversTypes['CalendarExam']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Wishes?: Resolver<Array<ResolversTypes['CalendarExam']>, ParentType, ContextType>;
};

export type CalendarBookingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarBooking'] = ResolversParentTypes['CalendarBooking']> = {
  Person?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  Booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ClosedFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ClosesExams?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ExamDay?: Resolver<Maybe<ResolversTypes['ExamDay']>, ParentType, ContextType>;
  Exams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ExtraHours?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  Holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HourCapacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Hours?: Resolver<Array<ResolversTypes['CalendarHour']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarExamResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarExam'] = ResolversParentTypes['CalendarExam']> = {
  Conflicts?: Resolver<Array<ResolversTypes['ExamConflict']>, ParentType, ContextType>;
  Date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['PanelKind'], ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Person?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  PreferredDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  RequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarHourResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CalendarHour'] = ResolversParentTypes['CalendarHour']> = {
  Booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  ActorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  AssigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AssigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Breach?: Resolver<Maybe<ResolversTypes['Breach']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DaysLate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  DaysOpen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  DueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['CaseKind'], ParentType, ContextType>;
  Marks?: Resolver<Maybe<Array<ResolversTypes['FoundMark']>>, ParentType, ContextType>;
  ReadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Reads?: Resolver<Maybe<Array<ResolversTypes['ReadOfCase']>>, ParentType, ContextType>;
  Request?: Resolver<Maybe<ResolversTypes['RightsRequest']>, ParentType, ContextType>;
  State?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  Steps?: Resolver<Maybe<Array<ResolversTypes['CaseStep']>>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseList'] = ResolversParentTypes['CaseList']> = {
  items?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseStep'] = ResolversParentTypes['CaseStep']> = {
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ByPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['CaseStepKind'], ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CheckPointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckPoint'] = ResolversParentTypes['CheckPoint']> = {
  Clearing?: Resolver<Maybe<ResolversTypes['Clearing']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['GuidancePointKind'], ParentType, ContextType>;
  Open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClearingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Clearing'] = ResolversParentTypes['Clearing']> = {
  ClearedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ClearedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Finding?: Resolver<ResolversTypes['ClearingFinding'], ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConditionItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConditionItem'] = ResolversParentTypes['ConditionItem']> = {
  Choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  NotBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Outcome?: Resolver<ResolversTypes['ConditionOutcome'], ParentType, ContextType>;
};

export type ConditionReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConditionReport'] = ResolversParentTypes['ConditionReport']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  DonationsSince?: Resolver<Maybe<Array<ResolversTypes['DonationInfo']>>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Items?: Resolver<Array<ResolversTypes['ConditionItem']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['ConditionKind'], ParentType, ContextType>;
  Lifted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  NotBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Outcome?: Resolver<ResolversTypes['ConditionOutcome'], ParentType, ContextType>;
  RecordedByStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Stage?: Resolver<Maybe<ResolversTypes['ReportStage']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  ConsentedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Document?: Resolver<Maybe<ResolversTypes['ConsentDocument']>, ParentType, ContextType>;
  EndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IdentityDocument?: Resolver<Maybe<ResolversTypes['IdentityDocument']>, ParentType, ContextType>;
  Signature?: Resolver<Maybe<ResolversTypes['ConsentSignature']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Withdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConsentDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentDocument'] = ResolversParentTypes['ConsentDocument']> = {
  Content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  EffectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentSignatureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentSignature'] = ResolversParentTypes['ConsentSignature']> = {
  CopySha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ExplainedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Kind?: Resolver<Maybe<ResolversTypes['SignatureKind']>, ParentType, ContextType>;
  Questions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ConsentVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentVersion'] = ResolversParentTypes['ConsentVersion']> = {
  Content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  EffectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['ConsentVersionKind'], ParentType, ContextType>;
  Sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SignBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleSettingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsoleSetting'] = ResolversParentTypes['ConsoleSetting']> = {
  Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ConversationEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationEntry'] = ResolversParentTypes['ConversationEntry']> = {
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  HasChanges?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Mail?: Resolver<Maybe<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['PersonNote']>, ParentType, ContextType>;
  Operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Wish?: Resolver<Maybe<ResolversTypes['ExamWish']>, ParentType, ContextType>;
};

export type ConversationListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationList'] = ResolversParentTypes['ConversationList']> = {
  items?: Resolver<Array<ResolversTypes['ConversationEntry']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CorrectedAnswerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CorrectedAnswer'] = ResolversParentTypes['CorrectedAnswer']> = {
  After?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  Cause?: Resolver<ResolversTypes['CorrectionCause'], ParentType, ContextType>;
  Changes?: Resolver<Array<ResolversTypes['CorrectionChange']>, ParentType, ContextType>;
  Consequences?: Resolver<Maybe<ResolversTypes['CorrectionConsequences']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DecidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  DecidedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['CorrectionKind'], ParentType, ContextType>;
  ProposedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ProposedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RecordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['CorrectionState'], ParentType, ContextType>;
  TakesBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorrectionChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CorrectionChange'] = ResolversParentTypes['CorrectionChange']> = {
  After?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionConsequencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CorrectionConsequences'] = ResolversParentTypes['CorrectionConsequences']> = {
  Changes?: Resolver<Array<ResolversTypes['CorrectionChange']>, ParentType, ContextType>;
  Donations?: Resolver<Array<ResolversTypes['DonationInfo']>, ParentType, ContextType>;
  Fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Outcome?: Resolver<Maybe<ResolversTypes['CorrectionOutcome']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CorrectionNoticeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CorrectionNotice'] = ResolversParentTypes['CorrectionNotice']> = {
  CorrectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['CorrectionKind'], ParentType, ContextType>;
  TakesBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CriteriaResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Criteria'] = ResolversParentTypes['Criteria']> = {
  Analytes?: Resolver<Array<ResolversTypes['Analyte']>, ParentType, ContextType>;
  ApprovedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ApprovedImpact?: Resolver<Maybe<ResolversTypes['CriteriaImpact']>, ParentType, ContextType>;
  ApproverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ApproverName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AuthorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AuthorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  BasedOn?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  EditorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  EffectiveFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  HospitalRefusals?: Resolver<Array<ResolversTypes['HospitalRefusal']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Impact?: Resolver<Maybe<ResolversTypes['CriteriaImpact']>, ParentType, ContextType>;
  InForceAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Origin?: Resolver<ResolversTypes['CriteriaOrigin'], ParentType, ContextType>;
  PausedDonors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  PushReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Questionnaire?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  RejectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  RejectedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Rejection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RetiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['CriteriaState'], ParentType, ContextType>;
  SubmittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CriteriaImpactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaImpact'] = ResolversParentTypes['CriteriaImpact']> = {
  Changes?: Resolver<Maybe<Array<ResolversTypes['CriteriaImpactPerson']>>, ParentType, ContextType>;
  CountedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DonorsLost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Groups?: Resolver<Array<ResolversTypes['CriteriaImpactGroup']>, ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Questions?: Resolver<Array<ResolversTypes['CriteriaImpactQuestion']>, ParentType, ContextType>;
  Rules?: Resolver<Array<ResolversTypes['CriteriaImpactRule']>, ParentType, ContextType>;
  Sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Unchanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CriteriaImpactGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaImpactGroup'] = ResolversParentTypes['CriteriaImpactGroup']> = {
  After?: Resolver<ResolversTypes['OnlineCheckResult'], ParentType, ContextType>;
  Before?: Resolver<ResolversTypes['OnlineCheckResult'], ParentType, ContextType>;
  DaysLeast?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  DaysMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  People?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Standing?: Resolver<ResolversTypes['CriteriaStanding'], ParentType, ContextType>;
};

export type CriteriaImpactPersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaImpactPerson'] = ResolversParentTypes['CriteriaImpactPerson']> = {
  After?: Resolver<ResolversTypes['OnlineCheckResult'], ParentType, ContextType>;
  AfterDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Before?: Resolver<ResolversTypes['OnlineCheckResult'], ParentType, ContextType>;
  BeforeDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  QuestionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  RuleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  Standing?: Resolver<ResolversTypes['CriteriaStanding'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CriteriaImpactQuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaImpactQuestion'] = ResolversParentTypes['CriteriaImpactQuestion']> = {
  People?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CriteriaImpactRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaImpactRule'] = ResolversParentTypes['CriteriaImpactRule']> = {
  People?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  RuleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CriteriaListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriteriaList'] = ResolversParentTypes['CriteriaList']> = {
  items?: Resolver<Array<ResolversTypes['Criteria']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  BookingsThisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  BookingsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  EndingNext?: Resolver<Array<ResolversTypes['EndingDonor']>, ParentType, ContextType>;
  EndingSoon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ExamsWithoutDate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Funnel?: Resolver<Array<ResolversTypes['FunnelStep']>, ParentType, ContextType>;
  Refusals?: Resolver<Maybe<Array<ResolversTypes['RefusalCount']>>, ParentType, ContextType>;
  RenewalsOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RewardsDueDonations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RewardsDuePeople?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RewardsDueYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Statuses?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  ThisMonth?: Resolver<Maybe<ResolversTypes['PreferenceSlot']>, ParentType, ContextType>;
  ThisMonthBooked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WaitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  WaitingSuspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeviceLockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeviceLock'] = ResolversParentTypes['DeviceLock']> = {
  Share?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DonationInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DonationInfo'] = ResolversParentTypes['DonationInfo']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DonationAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DonationInfoCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  RewardStage?: Resolver<Maybe<ResolversTypes['RewardStage']>, ParentType, ContextType>;
  RewardStatus?: Resolver<Maybe<ResolversTypes['ImplementationStatus']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  StoolReceiptStatus?: Resolver<ResolversTypes['ImplementationStatus'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DonationInfoListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DonationInfoList'] = ResolversParentTypes['DonationInfoList']> = {
  items?: Resolver<Array<ResolversTypes['DonationInfo']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndingDonorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndingDonor'] = ResolversParentTypes['EndingDonor']> = {
  Date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExamDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExamDay'] = ResolversParentTypes['ExamDay']> = {
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExamPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExamPreview'] = ResolversParentTypes['ExamPreview']> = {
  Conflicts?: Resolver<Array<ResolversTypes['ExamConflict']>, ParentType, ContextType>;
  Mail?: Resolver<Maybe<ResolversTypes['MailPreview']>, ParentType, ContextType>;
};

export type ExamWishResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExamWish'] = ResolversParentTypes['ExamWish']> = {
  Days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpectedMonthsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpectedMonths'] = ResolversParentTypes['ExpectedMonths']> = {
  From?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  To?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  After?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  Before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  Field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FixedMailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FixedMail'] = ResolversParentTypes['FixedMail']> = {
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reason?: Resolver<ResolversTypes['MailFixedReason'], ParentType, ContextType>;
};

export type FloraAveragesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FloraAverages'] = ResolversParentTypes['FloraAverages']> = {
  DiversityScoreScaled?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  Genera?: Resolver<Array<ResolversTypes['GenusAverage']>, ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoundDonorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundDonor'] = ResolversParentTypes['FoundDonor']> = {
  Birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  DonorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FirstNameFurigana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastNameFurigana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FoundMarkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundMark'] = ResolversParentTypes['FoundMark']> = {
  From?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Habit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Mark?: Resolver<ResolversTypes['UnusualMark'], ParentType, ContextType>;
  People?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Reads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FunnelStep'] = ResolversParentTypes['FunnelStep']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  LongestDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  MedianDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UserStatus?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  WentOn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GenusAverageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenusAverage'] = ResolversParentTypes['GenusAverage']> = {
  Genus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GiftAmountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftAmount'] = ResolversParentTypes['GiftAmount']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ValidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GiftBalanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftBalance'] = ResolversParentTypes['GiftBalance']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Difference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ExplainedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ExplainedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HandedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ImportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ImportedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  MayExplain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiftCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftCode'] = ResolversParentTypes['GiftCode']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ValidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GiftCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftCount'] = ResolversParentTypes['GiftCount']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  CountedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Difference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  HandedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiftHandOutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftHandOut'] = ResolversParentTypes['GiftHandOut']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ConfirmedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Given?: Resolver<Maybe<Array<ResolversTypes['GivenGiftCode']>>, ParentType, ContextType>;
  HandedOutAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  HandedOutBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MayConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Period?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Replaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiftLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftLine'] = ResolversParentTypes['GiftLine']> = {
  AmountYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ValidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GiftStockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftStock'] = ResolversParentTypes['GiftStock']> = {
  Amounts?: Resolver<Array<ResolversTypes['GiftAmount']>, ParentType, ContextType>;
  Balances?: Resolver<Array<ResolversTypes['GiftBalance']>, ParentType, ContextType>;
  Counts?: Resolver<Array<ResolversTypes['GiftCount']>, ParentType, ContextType>;
  Lost?: Resolver<Array<ResolversTypes['LostGiftCode']>, ParentType, ContextType>;
};

export type GiftTableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftTable'] = ResolversParentTypes['GiftTable']> = {
  Fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Lines?: Resolver<Array<ResolversTypes['GiftLine']>, ParentType, ContextType>;
};

export type GivenGiftCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GivenGiftCode'] = ResolversParentTypes['GivenGiftCode']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ImportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Loss?: Resolver<Maybe<ResolversTypes['GiftLoss']>, ParentType, ContextType>;
  LostAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  LostBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MayReplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Replaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GivenSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GivenSums'] = ResolversParentTypes['GivenSums']> = {
  InTests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Usable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuidanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Guidance'] = ResolversParentTypes['Guidance']> = {
  ChangesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ConsentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DeadlineAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  GuidanceInvitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  KitNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ReservedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['GuidanceStatus'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ZohoBookingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuidanceDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuidanceDay'] = ResolversParentTypes['GuidanceDay']> = {
  Day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  NextDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  PreviousDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Sessions?: Resolver<Array<ResolversTypes['GuidanceSession']>, ParentType, ContextType>;
};

export type GuidancePointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuidancePoint'] = ResolversParentTypes['GuidancePoint']> = {
  Kind?: Resolver<ResolversTypes['GuidancePointKind'], ParentType, ContextType>;
  Open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuidanceSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuidanceSession'] = ResolversParentTypes['GuidanceSession']> = {
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Visits?: Resolver<Array<ResolversTypes['GuidanceVisit']>, ParentType, ContextType>;
};

export type GuidanceVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GuidanceVisit'] = ResolversParentTypes['GuidanceVisit']> = {
  CheckedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ConsentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  KitNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  OfficePoints?: Resolver<Array<ResolversTypes['OfficePointKind']>, ParentType, ContextType>;
  Points?: Resolver<Maybe<Array<ResolversTypes['GuidancePoint']>>, ParentType, ContextType>;
  PointsOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  StartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['GuidanceStatus'], ParentType, ContextType>;
  UndoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  User?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HandedOutGiftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandedOutGift'] = ResolversParentTypes['HandedOutGift']> = {
  Codes?: Resolver<Array<ResolversTypes['GiftCode']>, ParentType, ContextType>;
  HandOut?: Resolver<ResolversTypes['GiftHandOut'], ParentType, ContextType>;
};

export type HealthCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HealthCheck'] = ResolversParentTypes['HealthCheck']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DonorStatus?: Resolver<Maybe<ResolversTypes['Certification']>, ParentType, ContextType>;
  ExamDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MedicalHistoryStatus?: Resolver<Maybe<ResolversTypes['ImplementationStatus']>, ParentType, ContextType>;
  NormalJudgmentStatus?: Resolver<Maybe<ResolversTypes['ImplementationStatus']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ReasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SampleTestResult?: Resolver<Maybe<ResolversTypes['Certification']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HoldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  BegunBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Cause?: Resolver<Maybe<ResolversTypes['HoldCause']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DecidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  DecidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Decision?: Resolver<Maybe<ResolversTypes['HoldDecision']>, ParentType, ContextType>;
  Finding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FoundBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Units?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType>;
  Until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HoldListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HoldList'] = ResolversParentTypes['HoldList']> = {
  items?: Resolver<Array<ResolversTypes['Hold']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalRefusalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HospitalRefusal'] = ResolversParentTypes['HospitalRefusal']> = {
  Id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  WaitMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  WaitWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InspectionDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InspectionDetail'] = ResolversParentTypes['InspectionDetail']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  DeadlineForApplicationAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  DiversityScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  DiversityScoreScaled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Enterotype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  InspectionDetailCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  IntestinalFloraComposition?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  Month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Ranking?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  SampleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['FloraTestStatus'], ParentType, ContextType>;
  StatusChangedToGuidanceDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  StatusChangedToGuidanceMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  StatusChangedToGuidanceYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  StatusChangedToSharedDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  StatusChangedToSharedMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  StatusChangedToSharedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InspectionDetailListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InspectionDetailList'] = ResolversParentTypes['InspectionDetailList']> = {
  items?: Resolver<Array<ResolversTypes['InspectionDetail']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JudgementReasonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JudgementReason'] = ResolversParentTypes['JudgementReason']> = {
  Changes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Fact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  NextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  OngoingNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Protection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UnknownDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  WaitMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  WaitWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LetterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  AuthorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LetterPreview'] = ResolversParentTypes['LetterPreview']> = {
  Html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LostGiftCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LostGiftCode'] = ResolversParentTypes['LostGiftCode']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ImportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Loss?: Resolver<ResolversTypes['GiftLoss'], ParentType, ContextType>;
  LostAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Replaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailContentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailContent'] = ResolversParentTypes['MailContent']> = {
  AsSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailDelivery'] = ResolversParentTypes['MailDelivery']> = {
  ActorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Content?: Resolver<Maybe<ResolversTypes['MailContent']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Fault?: Resolver<Maybe<ResolversTypes['MailFault']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  LastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Resendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  SentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MailDeliveryListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailDeliveryList'] = ResolversParentTypes['MailDeliveryList']> = {
  items?: Resolver<Array<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailPreview'] = ResolversParentTypes['MailPreview']> = {
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailText'] = ResolversParentTypes['MailText']> = {
  CreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  DeliveredSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  DeliveredText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  IsDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Variables?: Resolver<Array<ResolversTypes['MailVariable']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  When?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTextListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailTextList'] = ResolversParentTypes['MailTextList']> = {
  Fixed?: Resolver<Array<ResolversTypes['FixedMail']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MailText']>, ParentType, ContextType>;
};

export type MailTextVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailTextVersion'] = ResolversParentTypes['MailTextVersion']> = {
  AuthorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  IsDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailVariableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailVariable'] = ResolversParentTypes['MailVariable']> = {
  IsLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  IsRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  OpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  SentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageList'] = ResolversParentTypes['MessageList']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  answerCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAnswerCaseArgs, 'input'>>;
  answerRightsRequest?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAnswerRightsRequestArgs, 'input'>>;
  approveCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationApproveCriteriaArgs, 'input'>>;
  askForTest?: Resolver<ResolversTypes['AskedTest'], ParentType, ContextType, RequireFields<MutationAskForTestArgs, 'input'>>;
  assignWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationAssignWorkArgs, 'input'>>;
  checkInGuidance?: Resolver<ResolversTypes['GuidanceVisit'], ParentType, ContextType, RequireFields<MutationCheckInGuidanceArgs, 'input'>>;
  checkRightsRequest?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationCheckRightsRequestArgs, 'input'>>;
  clearCheckPoint?: Resolver<Array<ResolversTypes['CheckPoint']>, ParentType, ContextType, RequireFields<MutationClearCheckPointArgs, 'input'>>;
  closeCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationCloseCaseArgs, 'input'>>;
  closeOfficePoint?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationCloseOfficePointArgs, 'input'>>;
  confirmCorrection?: Resolver<ResolversTypes['Correction'], ParentType, ContextType, RequireFields<MutationConfirmCorrectionArgs, 'input'>>;
  confirmGift?: Resolver<ResolversTypes['GiftHandOut'], ParentType, ContextType, RequireFields<MutationConfirmGiftArgs, 'input'>>;
  confirmTestPanel?: Resolver<ResolversTypes['TestPanel'], ParentType, ContextType, RequireFields<MutationConfirmTestPanelArgs, 'input'>>;
  correctDonation?: Resolver<ResolversTypes['DonationInfo'], ParentType, ContextType, RequireFields<MutationCorrectDonationArgs, 'input'>>;
  correctOnlineCheckAnswers?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationCorrectOnlineCheckAnswersArgs, 'input'>>;
  correctUnit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType, RequireFields<MutationCorrectUnitArgs, 'input'>>;
  createAdministrator?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationCreateAdministratorArgs, 'input'>>;
  createCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationCreateCaseArgs, 'input'>>;
  createCriteriaDraft?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationCreateCriteriaDraftArgs, 'input'>>;
  createLogoutActivity?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  createPersonNote?: Resolver<ResolversTypes['PersonNote'], ParentType, ContextType, RequireFields<MutationCreatePersonNoteArgs, 'input'>>;
  createWorkItem?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationCreateWorkItemArgs, 'input'>>;
  decideAnswerCorrection?: Resolver<ResolversTypes['AnswerCorrection'], ParentType, ContextType, RequireFields<MutationDecideAnswerCorrectionArgs, 'input'>>;
  decideHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationDecideHoldArgs, 'input'>>;
  decideLostGift?: Resolver<ResolversTypes['HandedOutGift'], ParentType, ContextType, RequireFields<MutationDecideLostGiftArgs, 'input'>>;
  decideSamePerson?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationDecideSamePersonArgs, 'input'>>;
  declineInvitation?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType>;
  declineTest?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  deleteAdministrator?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationDeleteAdministratorArgs, 'input'>>;
  deleteCriteriaDraft?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationDeleteCriteriaDraftArgs, 'input'>>;
  deleteGuidance?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType>;
  deleteGuidanceByAdmin?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationDeleteGuidanceByAdminArgs, 'input'>>;
  deletePendingAccount?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationDeletePendingAccountArgs, 'input'>>;
  deletePersonNote?: Resolver<ResolversTypes['PersonNote'], ParentType, ContextType, RequireFields<MutationDeletePersonNoteArgs, 'input'>>;
  deletePushDevice?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationDeletePushDeviceArgs, 'input'>>;
  deleteSharedView?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationDeleteSharedViewArgs, 'input'>>;
  deleteUser?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'input'>>;
  discardUnits?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType, RequireFields<MutationDiscardUnitsArgs, 'input'>>;
  endAdministratorSessions?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationEndAdministratorSessionsArgs, 'input'>>;
  endAskedTest?: Resolver<ResolversTypes['AskedTest'], ParentType, ContextType, RequireFields<MutationEndAskedTestArgs, 'input'>>;
  endOwnSessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType, RequireFields<MutationEndOwnSessionsArgs, 'input'>>;
  explainGiftDifference?: Resolver<ResolversTypes['GiftStock'], ParentType, ContextType, RequireFields<MutationExplainGiftDifferenceArgs, 'input'>>;
  finishWorkItem?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationFinishWorkItemArgs, 'input'>>;
  handOutGift?: Resolver<ResolversTypes['HandedOutGift'], ParentType, ContextType, RequireFields<MutationHandOutGiftArgs, 'input'>>;
  handOverUnits?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType, RequireFields<MutationHandOverUnitsArgs, 'input'>>;
  importGiftCodes?: Resolver<ResolversTypes['GiftStock'], ParentType, ContextType, RequireFields<MutationImportGiftCodesArgs, 'input'>>;
  inviteOutOfTurn?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationInviteOutOfTurnArgs, 'input'>>;
  liftDonationPause?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationLiftDonationPauseArgs, 'input'>>;
  noteCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationNoteCaseArgs, 'input'>>;
  objectToRecordRead?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationObjectToRecordReadArgs, 'input'>>;
  openBreach?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationOpenBreachArgs, 'input'>>;
  openHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationOpenHoldArgs, 'input'>>;
  previewBulk?: Resolver<ResolversTypes['BulkJob'], ParentType, ContextType, RequireFields<MutationPreviewBulkArgs, 'input'>>;
  previewBulkFile?: Resolver<ResolversTypes['BulkJob'], ParentType, ContextType, RequireFields<MutationPreviewBulkFileArgs, 'input'>>;
  previewCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationPreviewCriteriaArgs, 'input'>>;
  previewGiftCodes?: Resolver<ResolversTypes['GiftTable'], ParentType, ContextType, RequireFields<MutationPreviewGiftCodesArgs, 'input'>>;
  previewTestPanels?: Resolver<ResolversTypes['TestPanelTable'], ParentType, ContextType, RequireFields<MutationPreviewTestPanelsArgs, 'input'>>;
  proposeCorrection?: Resolver<ResolversTypes['Correction'], ParentType, ContextType, RequireFields<MutationProposeCorrectionArgs, 'input'>>;
  pushCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationPushCriteriaArgs, 'input'>>;
  readMessage?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationReadMessageArgs, 'input'>>;
  recordConditionReport?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationRecordConditionReportArgs, 'input'>>;
  recordConsent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType, RequireFields<MutationRecordConsentArgs, 'input'>>;
  recordDonation?: Resolver<ResolversTypes['DonationInfo'], ParentType, ContextType, RequireFields<MutationRecordDonationArgs, 'input'>>;
  recordGuidanceAttendance?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationRecordGuidanceAttendanceArgs, 'input'>>;
  recordGuidanceAttendances?: Resolver<ResolversTypes['RecordedAttendances'], ParentType, ContextType, RequireFields<MutationRecordGuidanceAttendancesArgs, 'input'>>;
  recordHealthCheck?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationRecordHealthCheckArgs, 'input'>>;
  recordIntestinalFloraTest?: Resolver<ResolversTypes['InspectionDetail'], ParentType, ContextType, RequireFields<MutationRecordIntestinalFloraTestArgs, 'input'>>;
  recordSignature?: Resolver<ResolversTypes['Consent'], ParentType, ContextType, RequireFields<MutationRecordSignatureArgs, 'input'>>;
  recordStatement?: Resolver<ResolversTypes['Reception'], ParentType, ContextType, RequireFields<MutationRecordStatementArgs, 'input'>>;
  recordTestPanel?: Resolver<ResolversTypes['TestPanel'], ParentType, ContextType, RequireFields<MutationRecordTestPanelArgs, 'input'>>;
  recordTestPanels?: Resolver<ResolversTypes['RecordedTestPanels'], ParentType, ContextType, RequireFields<MutationRecordTestPanelsArgs, 'input'>>;
  recordUnit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType, RequireFields<MutationRecordUnitArgs, 'input'>>;
  recountBreach?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRecountBreachArgs, 'input'>>;
  refuseCorrection?: Resolver<ResolversTypes['Correction'], ParentType, ContextType, RequireFields<MutationRefuseCorrectionArgs, 'input'>>;
  rejectCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationRejectCriteriaArgs, 'input'>>;
  releaseTestPanel?: Resolver<ResolversTypes['TestPanel'], ParentType, ContextType, RequireFields<MutationReleaseTestPanelArgs, 'input'>>;
  releaseUnits?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType, RequireFields<MutationReleaseUnitsArgs, 'input'>>;
  reopenCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationReopenCaseArgs, 'input'>>;
  reopenOnlineCheck?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationReopenOnlineCheckArgs, 'input'>>;
  reopenWorkItem?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationReopenWorkItemArgs, 'input'>>;
  reportBreachNotice?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationReportBreachNoticeArgs, 'input'>>;
  reportCondition?: Resolver<ResolversTypes['ConditionReport'], ParentType, ContextType, RequireFields<MutationReportConditionArgs, 'input'>>;
  reportLostGift?: Resolver<ResolversTypes['GiftHandOut'], ParentType, ContextType, RequireFields<MutationReportLostGiftArgs, 'input'>>;
  requestApplicationFloraExamination?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  requestDonorRegistration?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationRequestDonorRegistrationArgs, 'input'>>;
  requestGutFloraExamination?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationRequestGutFloraExaminationArgs, 'input'>>;
  requestRights?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRequestRightsArgs, 'input'>>;
  requestWithdrawal?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  resendMail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<MutationResendMailArgs, 'input'>>;
  resendTemporaryPassword?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationResendTemporaryPasswordArgs, 'input'>>;
  reserveGuidance?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationReserveGuidanceArgs, 'input'>>;
  reserveGuidanceByAdmin?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationReserveGuidanceByAdminArgs, 'input'>>;
  resetAdministratorTotp?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationResetAdministratorTotpArgs, 'input'>>;
  saveBreachNotice?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationSaveBreachNoticeArgs, 'input'>>;
  saveConsoleSetting?: Resolver<Maybe<ResolversTypes['ConsoleSetting']>, ParentType, ContextType, RequireFields<MutationSaveConsoleSettingArgs, 'input'>>;
  saveDeviceLock?: Resolver<ResolversTypes['DeviceLock'], ParentType, ContextType, RequireFields<MutationSaveDeviceLockArgs, 'input'>>;
  saveLetter?: Resolver<ResolversTypes['Letter'], ParentType, ContextType, RequireFields<MutationSaveLetterArgs, 'input'>>;
  saveMailText?: Resolver<ResolversTypes['MailText'], ParentType, ContextType, RequireFields<MutationSaveMailTextArgs, 'input'>>;
  saveOnlineCheckDraft?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationSaveOnlineCheckDraftArgs, 'input'>>;
  savePushDevice?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationSavePushDeviceArgs, 'input'>>;
  saveSharedView?: Resolver<ResolversTypes['SharedView'], ParentType, ContextType, RequireFields<MutationSaveSharedViewArgs, 'input'>>;
  scheduleAskedTest?: Resolver<ResolversTypes['AskedTest'], ParentType, ContextType, RequireFields<MutationScheduleAskedTestArgs, 'input'>>;
  scheduleExam?: Resolver<ResolversTypes['ScreeningInfo'], ParentType, ContextType, RequireFields<MutationScheduleExamArgs, 'input'>>;
  sendLetter?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<MutationSendLetterArgs, 'input'>>;
  sendPendingAccountCode?: Resolver<ResolversTypes['PendingAccount'], ParentType, ContextType, RequireFields<MutationSendPendingAccountCodeArgs, 'input'>>;
  sendTrialLetter?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationSendTrialLetterArgs, 'input'>>;
  sendTrialMailText?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationSendTrialMailTextArgs, 'input'>>;
  setCriteriaNews?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationSetCriteriaNewsArgs, 'input'>>;
  setRetryReminder?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationSetRetryReminderArgs, 'input'>>;
  setWaitingPause?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationSetWaitingPauseArgs, 'input'>>;
  settleRewards?: Resolver<ResolversTypes['RewardSummary'], ParentType, ContextType, RequireFields<MutationSettleRewardsArgs, 'input'>>;
  signConsent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType, RequireFields<MutationSignConsentArgs, 'input'>>;
  snoozeWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationSnoozeWorkArgs, 'input'>>;
  startBulk?: Resolver<ResolversTypes['BulkJob'], ParentType, ContextType, RequireFields<MutationStartBulkArgs, 'input'>>;
  startOnlineCheck?: Resolver<ResolversTypes['ScreeningInfo'], ParentType, ContextType>;
  stopPendingAccount?: Resolver<ResolversTypes['PendingAccount'], ParentType, ContextType, RequireFields<MutationStopPendingAccountArgs, 'input'>>;
  stopUser?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationStopUserArgs, 'input'>>;
  submitCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationSubmitCriteriaArgs, 'input'>>;
  submitOnlineCheck?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationSubmitOnlineCheckArgs, 'input'>>;
  submitStatement?: Resolver<ResolversTypes['ConditionReport'], ParentType, ContextType, RequireFields<MutationSubmitStatementArgs, 'input'>>;
  takeBackLetter?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationTakeBackLetterArgs, 'input'>>;
  takeCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationTakeCaseArgs, 'input'>>;
  undoBulk?: Resolver<ResolversTypes['BulkJob'], ParentType, ContextType, RequireFields<MutationUndoBulkArgs, 'input'>>;
  undoChange?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'input'>>;
  undoDonation?: Resolver<ResolversTypes['Reception'], ParentType, ContextType, RequireFields<MutationUndoDonationArgs, 'input'>>;
  undoGuidanceAttendance?: Resolver<ResolversTypes['GuidanceVisit'], ParentType, ContextType, RequireFields<MutationUndoGuidanceAttendanceArgs, 'input'>>;
  undoGuidanceCheckIn?: Resolver<ResolversTypes['GuidanceVisit'], ParentType, ContextType, RequireFields<MutationUndoGuidanceCheckInArgs, 'input'>>;
  updateAdministrator?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationUpdateAdministratorArgs, 'input'>>;
  updateAdministratorEmail?: Resolver<ResolversTypes['AdministratorProfile'], ParentType, ContextType, RequireFields<MutationUpdateAdministratorEmailArgs, 'input'>>;
  updateCriteriaDraft?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<MutationUpdateCriteriaDraftArgs, 'input'>>;
  updateEmail?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationUpdateEmailArgs, 'input'>>;
  updateExamDays?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationUpdateExamDaysArgs, 'input'>>;
  updateGuidance?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationUpdateGuidanceArgs, 'input'>>;
  updateGuidanceByAdmin?: Resolver<ResolversTypes['Guidance'], ParentType, ContextType, RequireFields<MutationUpdateGuidanceByAdminArgs, 'input'>>;
  updateOpening?: Resolver<ResolversTypes['Opening'], ParentType, ContextType, RequireFields<MutationUpdateOpeningArgs, 'input'>>;
  updatePersonNote?: Resolver<ResolversTypes['PersonNote'], ParentType, ContextType, RequireFields<MutationUpdatePersonNoteArgs, 'input'>>;
  updatePreferenceSlot?: Resolver<ResolversTypes['PreferenceSlot'], ParentType, ContextType, RequireFields<MutationUpdatePreferenceSlotArgs, 'input'>>;
  updateSubscribedMagazine?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateSubscribedMagazineArgs, 'input'>>;
  updateUserEmailByAdmin?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserEmailByAdminArgs, 'input'>>;
  updateUserProfile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileArgs, 'input'>>;
  updateUserProfileByAdmin?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileByAdminArgs, 'input'>>;
  updateWorkItem?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationUpdateWorkItemArgs, 'input'>>;
  visitRecordReads?: Resolver<ResolversTypes['RecordReadVisit'], ParentType, ContextType>;
  withdrawConsent?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  withdrawConsentByAdmin?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationWithdrawConsentByAdminArgs, 'input'>>;
  withdrawCorrection?: Resolver<ResolversTypes['Correction'], ParentType, ContextType, RequireFields<MutationWithdrawCorrectionArgs, 'input'>>;
  withdrawRightsRequest?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationWithdrawRightsRequestArgs, 'input'>>;
  withdrawUse?: Resolver<ResolversTypes['Success'], ParentType, ContextType>;
  withdrawUseByAdmin?: Resolver<ResolversTypes['Success'], ParentType, ContextType, RequireFields<MutationWithdrawUseByAdminArgs, 'input'>>;
};

export type OfficePointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfficePoint'] = ResolversParentTypes['OfficePoint']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['OfficePointKind'], ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OnlineCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OnlineCheck'] = ResolversParentTypes['OnlineCheck']> = {
  Answer?: Resolver<ResolversTypes['OnlineCheckAnswer'], ParentType, ContextType>;
  Carried?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  CriteriaChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Draft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  NextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  OnlineCheckCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  OnlineCheckID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  OnlineCheckResult?: Resolver<Maybe<ResolversTypes['OnlineCheckResult']>, ParentType, ContextType>;
  OnlineCheckScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Points?: Resolver<Maybe<Array<ResolversTypes['CheckPoint']>>, ParentType, ContextType>;
  Reasons?: Resolver<Array<ResolversTypes['JudgementReason']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SurveyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Topics?: Resolver<Array<ResolversTypes['JudgementReason']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OnlineCheckAnswerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OnlineCheckAnswer'] = ResolversParentTypes['OnlineCheckAnswer']> = {
  answered_at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  card_types?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  suerver_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suerver_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  Device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IsThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  LastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SignedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  DiffersFromFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Hours?: Resolver<Array<ResolversTypes['OpeningHour']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  YearlyClosed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningHourResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpeningHour'] = ResolversParentTypes['OpeningHour']> = {
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Day?: Resolver<ResolversTypes['OpeningDay'], ParentType, ContextType>;
  Hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpeningPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpeningPreview'] = ResolversParentTypes['OpeningPreview']> = {
  Bookings?: Resolver<Array<ResolversTypes['AffectedBooking']>, ParentType, ContextType>;
  Mail?: Resolver<Maybe<ResolversTypes['MailPreview']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnAccountEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnAccountEvent'] = ResolversParentTypes['OwnAccountEvent']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  Network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PanelResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PanelResult'] = ResolversParentTypes['PanelResult']> = {
  Analyte?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Judgement?: Resolver<ResolversTypes['PanelJudgement'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartnerCount'] = ResolversParentTypes['PartnerCount']> = {
  Code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  People?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PassedOverResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PassedOver'] = ResolversParentTypes['PassedOver']> = {
  EndedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  OutOfTurn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Paused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  SamePerson?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  AmountYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Donations?: Resolver<Array<ResolversTypes['PayoutDonation']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PaidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayoutDonationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutDonation'] = ResolversParentTypes['PayoutDonation']> = {
  BonusYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  DonatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  DonationYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendingAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingAccount'] = ResolversParentTypes['PendingAccount']> = {
  CreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['PendingAccountState'], ParentType, ContextType>;
  UpdatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PendingAccountListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingAccountList'] = ResolversParentTypes['PendingAccountList']> = {
  items?: Resolver<Array<ResolversTypes['PendingAccount']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonAllocationsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PersonAllocations'] = ResolversParentTypes['PersonAllocations']> = {
  Allocations?: Resolver<Array<ResolversTypes['Allocation']>, ParentType, ContextType>;
  PassedOver?: Resolver<Maybe<ResolversTypes['PassedOver']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PersonNoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PersonNote'] = ResolversParentTypes['PersonNote']> = {
  AgainOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  AuthorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AuthorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DeletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Earlier?: Resolver<Array<ResolversTypes['PersonNoteVersion']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['NoteKind'], ParentType, ContextType>;
  Result?: Resolver<Maybe<ResolversTypes['CallResult']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  TouchesHealth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonNoteVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PersonNoteVersion'] = ResolversParentTypes['PersonNoteVersion']> = {
  AgainOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['NoteKind'], ParentType, ContextType>;
  Result?: Resolver<Maybe<ResolversTypes['CallResult']>, ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferenceSlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreferenceSlot'] = ResolversParentTypes['PreferenceSlot']> = {
  AdditionalAvailableSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  AvailableSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  GivenGuidanceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferenceSlotPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreferenceSlotPreview'] = ResolversParentTypes['PreferenceSlotPreview']> = {
  Invitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  People?: Resolver<Array<ResolversTypes['UserProfile']>, ParentType, ContextType>;
};

export type PushSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PushSettings'] = ResolversParentTypes['PushSettings']> = {
  Kinds?: Resolver<Maybe<Array<ResolversTypes['PushKind']>>, ParentType, ContextType>;
  Others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PublicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countRows?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType, RequireFields<QueryCountRowsArgs, 'input'>>;
  countWork?: Resolver<ResolversTypes['WorkTotals'], ParentType, ContextType>;
  findDonor?: Resolver<ResolversTypes['Reception'], ParentType, ContextType, RequireFields<QueryFindDonorArgs, 'DonorId'>>;
  findDonors?: Resolver<Array<ResolversTypes['FoundDonor']>, ParentType, ContextType, RequireFields<QueryFindDonorsArgs, 'Text'>>;
  getAdministrator?: Resolver<Maybe<ResolversTypes['AdministratorProfile']>, ParentType, ContextType>;
  getAllocationsByUserId?: Resolver<ResolversTypes['PersonAllocations'], ParentType, ContextType, RequireFields<QueryGetAllocationsByUserIdArgs, 'UserId'>>;
  getAnswerCorrection?: Resolver<ResolversTypes['AnswerCorrection'], ParentType, ContextType, RequireFields<QueryGetAnswerCorrectionArgs, 'Id'>>;
  getBulkJob?: Resolver<ResolversTypes['BulkJob'], ParentType, ContextType, RequireFields<QueryGetBulkJobArgs, 'Id'>>;
  getCalendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<QueryGetCalendarArgs, 'from' | 'to'>>;
  getCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<QueryGetCaseArgs, 'Id'>>;
  getConsoleSettings?: Resolver<Array<ResolversTypes['ConsoleSetting']>, ParentType, ContextType>;
  getCorrection?: Resolver<ResolversTypes['Correction'], ParentType, ContextType, RequireFields<QueryGetCorrectionArgs, 'Id'>>;
  getCriteria?: Resolver<ResolversTypes['Criteria'], ParentType, ContextType, RequireFields<QueryGetCriteriaArgs, 'Id'>>;
  getDashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  getGiftStock?: Resolver<ResolversTypes['GiftStock'], ParentType, ContextType>;
  getGuidanceDay?: Resolver<ResolversTypes['GuidanceDay'], ParentType, ContextType, RequireFields<QueryGetGuidanceDayArgs, 'Day'>>;
  getMail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<QueryGetMailArgs, 'Id'>>;
  getOpening?: Resolver<ResolversTypes['Opening'], ParentType, ContextType>;
  getPreference?: Resolver<Array<ResolversTypes['PreferenceSlot']>, ParentType, ContextType>;
  getPushSettings?: Resolver<Maybe<ResolversTypes['PushSettings']>, ParentType, ContextType, Partial<QueryGetPushSettingsArgs>>;
  getReceipt?: Resolver<ResolversTypes['ReceiptFile'], ParentType, ContextType, RequireFields<QueryGetReceiptArgs, 'Id'>>;
  getScreeningById?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<QueryGetScreeningByIdArgs, 'ScreeningId'>>;
  getSeatFigures?: Resolver<ResolversTypes['SeatFigures'], ParentType, ContextType>;
  getUnit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType, RequireFields<QueryGetUnitArgs, 'Id'>>;
  getUser?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  getUserById?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryGetUserByIdArgs, 'UserId'>>;
  getWorkCounts?: Resolver<ResolversTypes['WorkCounts'], ParentType, ContextType>;
  listAdministratorByIdProfileCreatedAt?: Resolver<ResolversTypes['AdministratorProfileList'], ParentType, ContextType, RequireFields<QueryListAdministratorByIdProfileCreatedAtArgs, 'limit' | 'sortDirection' | 'sortField' | 'withRemoved'>>;
  listAllocations?: Resolver<ResolversTypes['AllocationList'], ParentType, ContextType, RequireFields<QueryListAllocationsArgs, 'Month' | 'Year' | 'limit'>>;
  listBookingAvailableslots?: Resolver<ResolversTypes['BookingSlotList'], ParentType, ContextType, RequireFields<QueryListBookingAvailableslotsArgs, 'date'>>;
  listBookingSlots?: Resolver<Array<ResolversTypes['BookingSlotList']>, ParentType, ContextType, RequireFields<QueryListBookingSlotsArgs, 'from' | 'to'>>;
  listBookingSlotsByAdmin?: Resolver<ResolversTypes['BookingSlotList'], ParentType, ContextType>;
  listBulkJobs?: Resolver<Array<ResolversTypes['BulkJob']>, ParentType, ContextType>;
  listBulkRows?: Resolver<ResolversTypes['BulkRowList'], ParentType, ContextType, RequireFields<QueryListBulkRowsArgs, 'JobId' | 'limit'>>;
  listCases?: Resolver<ResolversTypes['CaseList'], ParentType, ContextType, RequireFields<QueryListCasesArgs, 'limit' | 'sortDirection'>>;
  listConsentDocuments?: Resolver<Array<ResolversTypes['ConsentDocument']>, ParentType, ContextType, RequireFields<QueryListConsentDocumentsArgs, 'date'>>;
  listConversation?: Resolver<ResolversTypes['ConversationList'], ParentType, ContextType, RequireFields<QueryListConversationArgs, 'PeopleOnly' | 'UserId' | 'limit'>>;
  listCorrections?: Resolver<Array<ResolversTypes['Correction']>, ParentType, ContextType, RequireFields<QueryListCorrectionsArgs, 'RecordId'>>;
  listCriteria?: Resolver<ResolversTypes['CriteriaList'], ParentType, ContextType, RequireFields<QueryListCriteriaArgs, 'limit'>>;
  listDonationByIdDonationInfoCreatedAt?: Resolver<ResolversTypes['DonationInfoList'], ParentType, ContextType, RequireFields<QueryListDonationByIdDonationInfoCreatedAtArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listHolds?: Resolver<ResolversTypes['HoldList'], ParentType, ContextType, RequireFields<QueryListHoldsArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listIntestinalFloraTestByIdInspectionDetailCreatedAt?: Resolver<ResolversTypes['InspectionDetailList'], ParentType, ContextType, RequireFields<QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listIntestinalFloraTestInspectionDetailByUserId?: Resolver<ResolversTypes['InspectionDetailList'], ParentType, ContextType, RequireFields<QueryListIntestinalFloraTestInspectionDetailByUserIdArgs, 'UserId' | 'limit' | 'sortDirection' | 'sortField'>>;
  listLetterVersions?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType, RequireFields<QueryListLetterVersionsArgs, 'LetterId'>>;
  listLetters?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  listMailTextVersions?: Resolver<Array<ResolversTypes['MailTextVersion']>, ParentType, ContextType, RequireFields<QueryListMailTextVersionsArgs, 'Key'>>;
  listMailTexts?: Resolver<ResolversTypes['MailTextList'], ParentType, ContextType>;
  listMails?: Resolver<ResolversTypes['MailDeliveryList'], ParentType, ContextType, RequireFields<QueryListMailsArgs, 'limit' | 'sortDirection'>>;
  listMessages?: Resolver<ResolversTypes['MessageList'], ParentType, ContextType, RequireFields<QueryListMessagesArgs, 'limit'>>;
  listOwnAccountEvents?: Resolver<Array<ResolversTypes['OwnAccountEvent']>, ParentType, ContextType>;
  listOwnCases?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryListOwnCasesArgs, 'Kind'>>;
  listOwnSessions?: Resolver<Maybe<Array<ResolversTypes['OpenSession']>>, ParentType, ContextType>;
  listPartners?: Resolver<Array<ResolversTypes['PartnerCount']>, ParentType, ContextType>;
  listPendingAccounts?: Resolver<ResolversTypes['PendingAccountList'], ParentType, ContextType, Partial<QueryListPendingAccountsArgs>>;
  listReceipts?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  listReceptionToday?: Resolver<Array<ResolversTypes['ReceptionDonor']>, ParentType, ContextType>;
  listRecordReads?: Resolver<ResolversTypes['RecordReadList'], ParentType, ContextType, RequireFields<QueryListRecordReadsArgs, 'UserId' | 'limit'>>;
  listSamePeople?: Resolver<Array<ResolversTypes['UserProfile']>, ParentType, ContextType, RequireFields<QueryListSamePeopleArgs, 'Id'>>;
  listScreeningInfoByIdScreeningInfoCreatedAt?: Resolver<ResolversTypes['ScreeningInfoList'], ParentType, ContextType, RequireFields<QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listScreeningInfoByUserIdScreeningInfoCreatedAt?: Resolver<ResolversTypes['ScreeningInfoList'], ParentType, ContextType, RequireFields<QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs, 'UserId' | 'limit' | 'sortDirection' | 'sortField'>>;
  listSealedTrees?: Resolver<Array<ResolversTypes['SealedTree']>, ParentType, ContextType>;
  listSecurityEvents?: Resolver<ResolversTypes['SecurityEventList'], ParentType, ContextType, RequireFields<QueryListSecurityEventsArgs, 'limit' | 'sortDirection'>>;
  listSharedViews?: Resolver<Array<ResolversTypes['SharedView']>, ParentType, ContextType>;
  listStaffReads?: Resolver<ResolversTypes['StaffReadList'], ParentType, ContextType, RequireFields<QueryListStaffReadsArgs, 'limit' | 'sortDirection'>>;
  listTestPanels?: Resolver<Array<ResolversTypes['TestPanel']>, ParentType, ContextType, RequireFields<QueryListTestPanelsArgs, 'UserId'>>;
  listUnits?: Resolver<ResolversTypes['UnitList'], ParentType, ContextType, RequireFields<QueryListUnitsArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listUserActivity?: Resolver<ResolversTypes['UserActivityList'], ParentType, ContextType, RequireFields<QueryListUserActivityArgs, 'limit' | 'offset'>>;
  listUsersByIdProfileCreatedAt?: Resolver<ResolversTypes['UserProfileList'], ParentType, ContextType, RequireFields<QueryListUsersByIdProfileCreatedAtArgs, 'limit' | 'sortDirection' | 'sortField'>>;
  listValueChanges?: Resolver<ResolversTypes['ValueChangeList'], ParentType, ContextType, RequireFields<QueryListValueChangesArgs, 'UserId' | 'limit'>>;
  listWork?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryListWorkArgs, 'limit'>>;
  previewAnswerCorrection?: Resolver<ResolversTypes['AnswerCorrectionPreview'], ParentType, ContextType, RequireFields<QueryPreviewAnswerCorrectionArgs, 'input'>>;
  previewBooking?: Resolver<ResolversTypes['BookingPreview'], ParentType, ContextType, RequireFields<QueryPreviewBookingArgs, 'input'>>;
  previewBreach?: Resolver<ResolversTypes['BreachCount'], ParentType, ContextType, RequireFields<QueryPreviewBreachArgs, 'choice'>>;
  previewCorrection?: Resolver<ResolversTypes['CorrectionConsequences'], ParentType, ContextType, RequireFields<QueryPreviewCorrectionArgs, 'input'>>;
  previewExam?: Resolver<ResolversTypes['ExamPreview'], ParentType, ContextType, RequireFields<QueryPreviewExamArgs, 'input'>>;
  previewLetter?: Resolver<ResolversTypes['LetterPreview'], ParentType, ContextType, RequireFields<QueryPreviewLetterArgs, 'input'>>;
  previewMailText?: Resolver<ResolversTypes['LetterPreview'], ParentType, ContextType, RequireFields<QueryPreviewMailTextArgs, 'input'>>;
  previewOpening?: Resolver<ResolversTypes['OpeningPreview'], ParentType, ContextType, RequireFields<QueryPreviewOpeningArgs, 'input'>>;
  previewPreferenceSlot?: Resolver<ResolversTypes['PreferenceSlotPreview'], ParentType, ContextType, RequireFields<QueryPreviewPreferenceSlotArgs, 'input'>>;
};

export type ReadOfCaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadOfCase'] = ResolversParentTypes['ReadOfCase']> = {
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Asked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Marks?: Resolver<Array<ResolversTypes['UnusualMark']>, ParentType, ContextType>;
  Network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Purpose?: Resolver<Maybe<ResolversTypes['ReadPurpose']>, ParentType, ContextType>;
  Roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  Shown?: Resolver<Array<ResolversTypes['ShownData']>, ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReadingSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadingSession'] = ResolversParentTypes['ReadingSession']> = {
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FirstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  LastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  AmountYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  DonationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IsOfBonus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  IsOfExam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['ReceiptKind'], ParentType, ContextType>;
  State?: Resolver<ResolversTypes['ReceiptState'], ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReceiptFileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReceiptFile'] = ResolversParentTypes['ReceiptFile']> = {
  Content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Reception'] = ResolversParentTypes['Reception']> = {
  LastDonation?: Resolver<Maybe<ResolversTypes['DonationInfo']>, ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Refusal?: Resolver<Maybe<ResolversTypes['DonationRefusal']>, ParentType, ContextType>;
  Statement?: Resolver<Maybe<ResolversTypes['ConditionReport']>, ParentType, ContextType>;
  StatementGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  StatementRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ToSay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  User?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  VisitsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceptionDonorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReceptionDonor'] = ResolversParentTypes['ReceptionDonor']> = {
  DonorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ExpiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ToSay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecordReadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordRead'] = ResolversParentTypes['RecordRead']> = {
  Actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  By?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Class?: Resolver<ResolversTypes['DataClass'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Purpose?: Resolver<Maybe<ResolversTypes['ReadPurpose']>, ParentType, ContextType>;
  Role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecordReadListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordReadList'] = ResolversParentTypes['RecordReadList']> = {
  items?: Resolver<Array<ResolversTypes['RecordRead']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordReadVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordReadVisit'] = ResolversParentTypes['RecordReadVisit']> = {
  NewFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecordedAttendancesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordedAttendances'] = ResolversParentTypes['RecordedAttendances']> = {
  Outcomes?: Resolver<Array<ResolversTypes['AttendanceOutcome']>, ParentType, ContextType>;
  Sheet?: Resolver<ResolversTypes['GuidanceDay'], ParentType, ContextType>;
};

export type RecordedTestPanelsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordedTestPanels'] = ResolversParentTypes['RecordedTestPanels']> = {
  Left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Recorded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefusalCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefusalCount'] = ResolversParentTypes['RefusalCount']> = {
  Count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  QuestionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardPeriodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RewardPeriod'] = ResolversParentTypes['RewardPeriod']> = {
  BonusYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ClosedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  DonatedAt?: Resolver<Maybe<Array<ResolversTypes['DateTime']>>, ParentType, ContextType>;
  DonationYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Donations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  DueYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Earned?: Resolver<Maybe<Array<ResolversTypes['PayoutDonation']>>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PaidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Stage?: Resolver<Maybe<ResolversTypes['RewardStage']>, ParentType, ContextType>;
  ValidFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ValidUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type RewardSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RewardSummary'] = ResolversParentTypes['RewardSummary']> = {
  Due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RightsRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RightsRequest'] = ResolversParentTypes['RightsRequest']> = {
  FeePaidOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  FeeYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Grounds?: Resolver<Array<ResolversTypes['RightsGround']>, ParentType, ContextType>;
  IdentityDocument?: Resolver<Maybe<ResolversTypes['IdentityDocument']>, ParentType, ContextType>;
  IdentityOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['RightsRequestKind'], ParentType, ContextType>;
  OnPaper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Outcome?: Resolver<Maybe<ResolversTypes['RightsOutcome']>, ParentType, ContextType>;
  WithdrawnOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ScreeningResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Screening'] = ResolversParentTypes['Screening']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  HealthCheck?: Resolver<Maybe<ResolversTypes['HealthCheck']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Info?: Resolver<ResolversTypes['ScreeningInfo'], ParentType, ContextType>;
  OnlineCheck?: Resolver<Maybe<ResolversTypes['OnlineCheck']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ScreeningInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ScreeningInfo'] = ResolversParentTypes['ScreeningInfo']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ExamDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ExamRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ExamResult?: Resolver<Maybe<ResolversTypes['Certification']>, ParentType, ContextType>;
  ExamStage?: Resolver<ResolversTypes['ExamStage'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  InitialExamDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  InspectionType?: Resolver<ResolversTypes['InspectionType'], ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  OnlineCheckStartAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  PreferredDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  RecruitmentMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RecruitmentYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RenewalExamDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  RenewalExamResult?: Resolver<Maybe<ResolversTypes['Certification']>, ParentType, ContextType>;
  RenewalExamStatus?: Resolver<Maybe<ResolversTypes['ImplementationStatus']>, ParentType, ContextType>;
  ScheduledExamTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ScheduledInitialExamDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ScheduledRenewalExamDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ScreeningInfoCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  SentOnlineCheckReminder?: Resolver<ResolversTypes['ImplementationStatus'], ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  UserStatus?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type ScreeningInfoListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ScreeningInfoList'] = ResolversParentTypes['ScreeningInfoList']> = {
  items?: Resolver<Array<ResolversTypes['ScreeningInfo']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SealedTreeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SealedTree'] = ResolversParentTypes['SealedTree']> = {
  Head?: Resolver<Maybe<ResolversTypes['SignedHead']>, ParentType, ContextType>;
  Keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['SealedChain'], ParentType, ContextType>;
  Size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Verdict?: Resolver<ResolversTypes['SealVerdict'], ParentType, ContextType>;
  Waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatFiguresResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeatFigures'] = ResolversParentTypes['SeatFigures']> = {
  Attended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Certified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  DonorsByWeeksLeft?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  InExam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  InLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Invitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  JoinedLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  JoinedWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PeriodsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PeriodsRenewed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PlacesGiven?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PlacesUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WeeksToCertify?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  AccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  LastTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  RequestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
};

export type SecurityEventListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecurityEventList'] = ResolversParentTypes['SecurityEventList']> = {
  items?: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedViewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedView'] = ResolversParentTypes['SharedView']> = {
  Columns?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Conditions?: Resolver<Array<ResolversTypes['ViewCondition']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Density?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  List?: Resolver<ResolversTypes['SharedList'], ParentType, ContextType>;
  MakerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SortDirection?: Resolver<ResolversTypes['SortDirection'], ParentType, ContextType>;
  SortField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShownDataResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShownData'] = ResolversParentTypes['ShownData']> = {
  Class?: Resolver<ResolversTypes['DataClass'], ParentType, ContextType>;
  Fields?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignedHeadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignedHead'] = ResolversParentTypes['SignedHead']> = {
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffReadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffRead'] = ResolversParentTypes['StaffRead']> = {
  ActorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ActorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  People?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Purpose?: Resolver<Maybe<ResolversTypes['ReadPurpose']>, ParentType, ContextType>;
  RequestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  Shown?: Resolver<Array<ResolversTypes['ShownData']>, ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffReadListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffReadList'] = ResolversParentTypes['StaffReadList']> = {
  items?: Resolver<Array<ResolversTypes['StaffRead']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UserStatus?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type SuccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Success'] = ResolversParentTypes['Success']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TestPanelResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TestPanel'] = ResolversParentTypes['TestPanel']> = {
  ConfirmedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  FirstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['PanelKind'], ParentType, ContextType>;
  Laboratory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  LastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Missing?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Outcome?: Resolver<Maybe<ResolversTypes['PanelOutcome']>, ParentType, ContextType>;
  RecordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ReleasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Results?: Resolver<Maybe<Array<ResolversTypes['PanelResult']>>, ParentType, ContextType>;
  ScreeningId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  WithdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TestPanelLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TestPanelLine'] = ResolversParentTypes['TestPanelLine']> = {
  Findings?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  FirstDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Kind?: Resolver<Maybe<ResolversTypes['PanelKind']>, ParentType, ContextType>;
  LastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Missing?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Outcome?: Resolver<Maybe<ResolversTypes['PanelOutcome']>, ParentType, ContextType>;
  Problems?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  State?: Resolver<ResolversTypes['TestPanelLineState'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TestPanelTableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TestPanelTable'] = ResolversParentTypes['TestPanelTable']> = {
  Fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Lines?: Resolver<Array<ResolversTypes['TestPanelLine']>, ParentType, ContextType>;
};

export type UnitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  Accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  BristolType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Consent?: Resolver<Maybe<ResolversTypes['UnitConsent']>, ParentType, ContextType>;
  Container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DiscardedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  DonationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  HandOverBatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HandedOverAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  HandedOverTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HoldChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Obstacles?: Resolver<Maybe<Array<ResolversTypes['UnitObstacle']>>, ParentType, ContextType>;
  PassedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ReceivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  RejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  State?: Resolver<ResolversTypes['UnitState'], ParentType, ContextType>;
  StatementGiven?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  TakenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  WeightGrams?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UnitConsentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnitConsent'] = ResolversParentTypes['UnitConsent']> = {
  Sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnitList'] = ResolversParentTypes['UnitList']> = {
  items?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  AnswerCorrections?: Resolver<Maybe<Array<ResolversTypes['AnswerCorrection']>>, ParentType, ContextType>;
  AskedTest?: Resolver<Maybe<ResolversTypes['AskedTest']>, ParentType, ContextType>;
  CallAgain?: Resolver<Maybe<ResolversTypes['PersonNote']>, ParentType, ContextType>;
  CheckValidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ConditionReports?: Resolver<Maybe<Array<ResolversTypes['ConditionReport']>>, ParentType, ContextType>;
  ConsentToSign?: Resolver<Maybe<ResolversTypes['ConsentVersion']>, ParentType, ContextType>;
  Consents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
  Conversation?: Resolver<Maybe<ResolversTypes['ConversationList']>, ParentType, ContextType, RequireFields<UserConversationArgs, 'limit'>>;
  Corrections?: Resolver<Array<ResolversTypes['CorrectionNotice']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  CriteriaNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  DeclineKeepsPlace?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  DonationInfo?: Resolver<Array<ResolversTypes['DonationInfo']>, ParentType, ContextType>;
  FloraAverages?: Resolver<Maybe<ResolversTypes['FloraAverages']>, ParentType, ContextType>;
  FloraInvitationRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  FloraRankingTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Gifts?: Resolver<Maybe<Array<ResolversTypes['GiftHandOut']>>, ParentType, ContextType>;
  GivenSums?: Resolver<Maybe<ResolversTypes['GivenSums']>, ParentType, ContextType>;
  Guidance?: Resolver<Maybe<ResolversTypes['Guidance']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  InspectionDetail?: Resolver<Array<ResolversTypes['InspectionDetail']>, ParentType, ContextType>;
  MayReportCondition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MaySign?: Resolver<Maybe<ResolversTypes['ConsentDocument']>, ParentType, ContextType>;
  MayStartOnlineCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  MayWithdrawUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  NewLooks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  OfficePoints?: Resolver<Array<ResolversTypes['OfficePoint']>, ParentType, ContextType>;
  OnlineCheckOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  OnlineCheckOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Payouts?: Resolver<Maybe<Array<ResolversTypes['Payout']>>, ParentType, ContextType>;
  Profile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  RetryFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  RetryReminder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  RewardPeriods?: Resolver<Maybe<Array<ResolversTypes['RewardPeriod']>>, ParentType, ContextType>;
  Rewards?: Resolver<ResolversTypes['RewardSummary'], ParentType, ContextType>;
  ScreeningInfo?: Resolver<Array<ResolversTypes['ScreeningInfo']>, ParentType, ContextType>;
  Statement?: Resolver<Maybe<ResolversTypes['ConditionReport']>, ParentType, ContextType>;
  Suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  TakesPartnerCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  TestPanels?: Resolver<Maybe<Array<ResolversTypes['TestPanel']>>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UseWithdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  WaitingPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserActivityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserActivity'] = ResolversParentTypes['UserActivity']> = {
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  HasChanges?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UserActivityListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserActivityList'] = ResolversParentTypes['UserActivityList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['UserActivity']>, ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  Address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  BarCode?: Resolver<Maybe<ResolversTypes['BarCode']>, ParentType, ContextType>;
  Birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Caution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CommencementWindowPeriodDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  DeleteStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  DonationPaused?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  DonorExpirationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  DonorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DonorProcessStatus?: Resolver<Maybe<ResolversTypes['DonorProcessStatus']>, ParentType, ContextType>;
  DonorStatus?: Resolver<ResolversTypes['Certification'], ParentType, ContextType>;
  Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ExpectedInvitation?: Resolver<Maybe<ResolversTypes['ExpectedMonths']>, ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FirstNameFurigana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  HasCaution?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  IntestinalFloraCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastNameFurigana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LatestDonationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  LossDonorStatusDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  NextDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  NextDateKind?: Resolver<Maybe<ResolversTypes['NextDateKind']>, ParentType, ContextType>;
  OnlineCheckResult?: Resolver<Maybe<ResolversTypes['OnlineCheckResult']>, ParentType, ContextType>;
  OnlineCheckScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Pref?: Resolver<Maybe<ResolversTypes['Prefecture']>, ParentType, ContextType>;
  ProfileCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  RegistrationDateOfDonor?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  RegistrationDateOfService?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  Resting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  RestingUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  RetryByOffice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  RetryFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  RetryState?: Resolver<Maybe<ResolversTypes['RetryState']>, ParentType, ContextType>;
  SentUpdateNoticeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Sk?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SubscribedMagazine?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  SuspendedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  SuspensionStatus1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  SuspensionStatus2?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Tel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  TotalDonationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UpdateRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UpdatedSuspensionStatus1ToTrueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UserRank?: Resolver<Maybe<ResolversTypes['UserRank']>, ParentType, ContextType>;
  UserStatus?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  WaitingPausedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  WaitingPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  WaitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ZipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserProfileListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserProfileList'] = ResolversParentTypes['UserProfileList']> = {
  items?: Resolver<Array<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ValueChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ValueChange'] = ResolversParentTypes['ValueChange']> = {
  ActivityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ActorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Contact?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['DataClass'], ParentType, ContextType>;
  Flora?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Health?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Identity?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  IsErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Material?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Money?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Operational?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  Record?: Resolver<ResolversTypes['ValueRecord'], ParentType, ContextType>;
  RecordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  RequestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  StaffNotes?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ValueChangeListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ValueChangeList'] = ResolversParentTypes['ValueChangeList']> = {
  items?: Resolver<Array<ResolversTypes['ValueChange']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewConditionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ViewCondition'] = ResolversParentTypes['ViewCondition']> = {
  Field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type WorkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  Amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  AssigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AssigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  At?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Days?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  DoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Due?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  Group?: Resolver<ResolversTypes['WorkGroup'], ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  MailLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Point?: Resolver<Maybe<ResolversTypes['OfficePointKind']>, ParentType, ContextType>;
  Request?: Resolver<Maybe<ResolversTypes['RightsRequestKind']>, ParentType, ContextType>;
  SnoozedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  SubjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkCounts'] = ResolversParentTypes['WorkCounts']> = {
  AttendanceToRecord?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Attention?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  BookingsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ExamsWithoutDate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  FloraTestsOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  FloraWishes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  JudgementsOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  MailsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RewardsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  RewardsDueDonations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkGroupCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkGroupCount'] = ResolversParentTypes['WorkGroupCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Group?: Resolver<ResolversTypes['WorkGroup'], ParentType, ContextType>;
};

export type WorkKindCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkKindCount'] = ResolversParentTypes['WorkKindCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
};

export type WorkListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkList'] = ResolversParentTypes['WorkList']> = {
  groups?: Resolver<Array<ResolversTypes['WorkGroupCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
  nextToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['WorkTotals'], ParentType, ContextType>;
};

export type WorkTotalsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkTotals'] = ResolversParentTypes['WorkTotals']> = {
  All?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Asleep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Kinds?: Resolver<Array<ResolversTypes['WorkKindCount']>, ParentType, ContextType>;
  Mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Nobody?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AdministratorProfile?: AdministratorProfileResolvers<ContextType>;
  AdministratorProfileList?: AdministratorProfileListResolvers<ContextType>;
  AffectedBooking?: AffectedBookingResolvers<ContextType>;
  AffectedClass?: AffectedClassResolvers<ContextType>;
  Allocation?: AllocationResolvers<ContextType>;
  AllocationList?: AllocationListResolvers<ContextType>;
  Analyte?: AnalyteResolvers<ContextType>;
  AnswerCorrection?: AnswerCorrectionResolvers<ContextType>;
  AnswerCorrectionPreview?: AnswerCorrectionPreviewResolvers<ContextType>;
  AnswersJudged?: AnswersJudgedResolvers<ContextType>;
  AskedTest?: AskedTestResolvers<ContextType>;
  AttendanceOutcome?: AttendanceOutcomeResolvers<ContextType>;
  BarCode?: BarCodeResolvers<ContextType>;
  BookingPreview?: BookingPreviewResolvers<ContextType>;
  BookingSlot?: BookingSlotResolvers<ContextType>;
  BookingSlotList?: BookingSlotListResolvers<ContextType>;
  Breach?: BreachResolvers<ContextType>;
  BreachCount?: BreachCountResolvers<ContextType>;
  BreachNotice?: BreachNoticeResolvers<ContextType>;
  BulkJob?: BulkJobResolvers<ContextType>;
  BulkRefusalCount?: BulkRefusalCountResolvers<ContextType>;
  BulkRow?: BulkRowResolvers<ContextType>;
  BulkRowList?: BulkRowListResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarBooking?: CalendarBookingResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  CalendarExam?: CalendarExamResolvers<ContextType>;
  CalendarHour?: CalendarHourResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseList?: CaseListResolvers<ContextType>;
  CaseStep?: CaseStepResolvers<ContextType>;
  CheckPoint?: CheckPointResolvers<ContextType>;
  Clearing?: ClearingResolvers<ContextType>;
  ConditionItem?: ConditionItemResolvers<ContextType>;
  ConditionReport?: ConditionReportResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentDocument?: ConsentDocumentResolvers<ContextType>;
  ConsentSignature?: ConsentSignatureResolvers<ContextType>;
  ConsentVersion?: ConsentVersionResolvers<ContextType>;
  ConsoleSetting?: ConsoleSettingResolvers<ContextType>;
  ConversationEntry?: ConversationEntryResolvers<ContextType>;
  ConversationList?: ConversationListResolvers<ContextType>;
  CorrectedAnswer?: CorrectedAnswerResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  CorrectionChange?: CorrectionChangeResolvers<ContextType>;
  CorrectionConsequences?: CorrectionConsequencesResolvers<ContextType>;
  CorrectionNotice?: CorrectionNoticeResolvers<ContextType>;
  Criteria?: CriteriaResolvers<ContextType>;
  CriteriaImpact?: CriteriaImpactResolvers<ContextType>;
  CriteriaImpactGroup?: CriteriaImpactGroupResolvers<ContextType>;
  CriteriaImpactPerson?: CriteriaImpactPersonResolvers<ContextType>;
  CriteriaImpactQuestion?: CriteriaImpactQuestionResolvers<ContextType>;
  CriteriaImpactRule?: CriteriaImpactRuleResolvers<ContextType>;
  CriteriaList?: CriteriaListResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeviceLock?: DeviceLockResolvers<ContextType>;
  DonationInfo?: DonationInfoResolvers<ContextType>;
  DonationInfoList?: DonationInfoListResolvers<ContextType>;
  EndingDonor?: EndingDonorResolvers<ContextType>;
  ExamDay?: ExamDayResolvers<ContextType>;
  ExamPreview?: ExamPreviewResolvers<ContextType>;
  ExamWish?: ExamWishResolvers<ContextType>;
  ExpectedMonths?: ExpectedMonthsResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FixedMail?: FixedMailResolvers<ContextType>;
  FloraAverages?: FloraAveragesResolvers<ContextType>;
  FoundDonor?: FoundDonorResolvers<ContextType>;
  FoundMark?: FoundMarkResolvers<ContextType>;
  FunnelStep?: FunnelStepResolvers<ContextType>;
  GenusAverage?: GenusAverageResolvers<ContextType>;
  GiftAmount?: GiftAmountResolvers<ContextType>;
  GiftBalance?: GiftBalanceResolvers<ContextType>;
  GiftCode?: GiftCodeResolvers<ContextType>;
  GiftCount?: GiftCountResolvers<ContextType>;
  GiftHandOut?: GiftHandOutResolvers<ContextType>;
  GiftLine?: GiftLineResolvers<ContextType>;
  GiftStock?: GiftStockResolvers<ContextType>;
  GiftTable?: GiftTableResolvers<ContextType>;
  GivenGiftCode?: GivenGiftCodeResolvers<ContextType>;
  GivenSums?: GivenSumsResolvers<ContextType>;
  Guidance?: GuidanceResolvers<ContextType>;
  GuidanceDay?: GuidanceDayResolvers<ContextType>;
  GuidancePoint?: GuidancePointResolvers<ContextType>;
  GuidanceSession?: GuidanceSessionResolvers<ContextType>;
  GuidanceVisit?: GuidanceVisitResolvers<ContextType>;
  HandedOutGift?: HandedOutGiftResolvers<ContextType>;
  HealthCheck?: HealthCheckResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  HoldList?: HoldListResolvers<ContextType>;
  HospitalRefusal?: HospitalRefusalResolvers<ContextType>;
  InspectionDetail?: InspectionDetailResolvers<ContextType>;
  InspectionDetailList?: InspectionDetailListResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JudgementReason?: JudgementReasonResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterPreview?: LetterPreviewResolvers<ContextType>;
  LostGiftCode?: LostGiftCodeResolvers<ContextType>;
  MailContent?: MailContentResolvers<ContextType>;
  MailDelivery?: MailDeliveryResolvers<ContextType>;
  MailDeliveryList?: MailDeliveryListResolvers<ContextType>;
  MailPreview?: MailPreviewResolvers<ContextType>;
  MailText?: MailTextResolvers<ContextType>;
  MailTextList?: MailTextListResolvers<ContextType>;
  MailTextVersion?: MailTextVersionResolvers<ContextType>;
  MailVariable?: MailVariableResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageList?: MessageListResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OfficePoint?: OfficePointResolvers<ContextType>;
  OnlineCheck?: OnlineCheckResolvers<ContextType>;
  OnlineCheckAnswer?: OnlineCheckAnswerResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  OpeningHour?: OpeningHourResolvers<ContextType>;
  OpeningPreview?: OpeningPreviewResolvers<ContextType>;
  OwnAccountEvent?: OwnAccountEventResolvers<ContextType>;
  PanelResult?: PanelResultResolvers<ContextType>;
  PartnerCount?: PartnerCountResolvers<ContextType>;
  PassedOver?: PassedOverResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutDonation?: PayoutDonationResolvers<ContextType>;
  PendingAccount?: PendingAccountResolvers<ContextType>;
  PendingAccountList?: PendingAccountListResolvers<ContextType>;
  PersonAllocations?: PersonAllocationsResolvers<ContextType>;
  PersonNote?: PersonNoteResolvers<ContextType>;
  PersonNoteVersion?: PersonNoteVersionResolvers<ContextType>;
  PreferenceSlot?: PreferenceSlotResolvers<ContextType>;
  PreferenceSlotPreview?: PreferenceSlotPreviewResolvers<ContextType>;
  PushSettings?: PushSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadOfCase?: ReadOfCaseResolvers<ContextType>;
  ReadingSession?: ReadingSessionResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptFile?: ReceiptFileResolvers<ContextType>;
  Reception?: ReceptionResolvers<ContextType>;
  ReceptionDonor?: ReceptionDonorResolvers<ContextType>;
  RecordRead?: RecordReadResolvers<ContextType>;
  RecordReadList?: RecordReadListResolvers<ContextType>;
  RecordReadVisit?: RecordReadVisitResolvers<ContextType>;
  RecordedAttendances?: RecordedAttendancesResolvers<ContextType>;
  RecordedTestPanels?: RecordedTestPanelsResolvers<ContextType>;
  RefusalCount?: RefusalCountResolvers<ContextType>;
  RewardPeriod?: RewardPeriodResolvers<ContextType>;
  RewardSummary?: RewardSummaryResolvers<ContextType>;
  RightsRequest?: RightsRequestResolvers<ContextType>;
  Screening?: ScreeningResolvers<ContextType>;
  ScreeningInfo?: ScreeningInfoResolvers<ContextType>;
  ScreeningInfoList?: ScreeningInfoListResolvers<ContextType>;
  SealedTree?: SealedTreeResolvers<ContextType>;
  SeatFigures?: SeatFiguresResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityEventList?: SecurityEventListResolvers<ContextType>;
  SharedView?: SharedViewResolvers<ContextType>;
  ShownData?: ShownDataResolvers<ContextType>;
  SignedHead?: SignedHeadResolvers<ContextType>;
  StaffRead?: StaffReadResolvers<ContextType>;
  StaffReadList?: StaffReadListResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  Success?: SuccessResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  TestPanel?: TestPanelResolvers<ContextType>;
  TestPanelLine?: TestPanelLineResolvers<ContextType>;
  TestPanelTable?: TestPanelTableResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  UnitConsent?: UnitConsentResolvers<ContextType>;
  UnitList?: UnitListResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserActivity?: UserActivityResolvers<ContextType>;
  UserActivityList?: UserActivityListResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  UserProfileList?: UserProfileListResolvers<ContextType>;
  ValueChange?: ValueChangeResolvers<ContextType>;
  ValueChangeList?: ValueChangeListResolvers<ContextType>;
  ViewCondition?: ViewConditionResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkCounts?: WorkCountsResolvers<ContextType>;
  WorkGroupCount?: WorkGroupCountResolvers<ContextType>;
  WorkKindCount?: WorkKindCountResolvers<ContextType>;
  WorkList?: WorkListResolvers<ContextType>;
  WorkTotals?: WorkTotalsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphQLContext> = {
  logRefusals?: LogRefusalsDirectiveResolver<any, any, ContextType>;
  person?: PersonDirectiveResolver<any, any, ContextType>;
  visible?: VisibleDirectiveResolver<any, any, ContextType>;
};
