/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../shared/generated/schema';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PushSettingsPartsFragment = { PublicKey: string, Kinds: Array<Schema.PushKind> | null, Others: number };

export type PushSettingsQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushSettingsQuery = { getPushSettings: { PublicKey: string, Kinds: Array<Schema.PushKind> | null, Others: number } | null };

export type SavePushDeviceMutationVariables = Exact<{
  input: Schema.SavePushDeviceInput;
}>;


export type SavePushDeviceMutation = { savePushDevice: { PublicKey: string, Kinds: Array<Schema.PushKind> | null, Others: number } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { getUser: { Id: string, WaitingPosition: number | null, MayStartOnlineCheck: boolean | null, MayReportCondition: boolean, OnlineCheckOpen: boolean, OnlineCheckOpensOn: string | null, RetryFrom: string | null, RetryReminder: boolean, CriteriaNews: boolean, Rewards: { Due: number, Pending: number, Paid: number, Expected: number }, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, Lifted: boolean, Stage: Schema.ReportStage | null, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } | null, AskedTest: { Id: string, Kind: Schema.PanelKind, ExamRequestedAt: string | null, PreferredDates: Array<string>, ScheduledDate: string | null, ScheduledTime: string | null } | null, OfficePoints: Array<{ Id: string, Kind: Schema.OfficePointKind }>, AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, DueOn: string | null, DecidedAt: string | null }> | null, Corrections: Array<{ Id: string, Kind: Schema.CorrectionKind, TakesBack: boolean, CorrectedAt: string }>, ConsentToSign: { SignBy: string } | null, Consents: Array<{ Id: string, Withdrawn: boolean }>, Suspension: { Since: string | null, Until: string | null } | null, Profile: { Id: string, Email: string | null, DonorId: string | null, UserRank: Schema.UserRank | null, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, OnlineCheckResult: Schema.OnlineCheckResult | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, RegistrationDateOfService: string | null, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, DonorExpirationDate: string | null, LossDonorStatusDate: string | null, DonationPaused: boolean | null, RetryByOffice: boolean | null, Resting: boolean | null, RestingUntil: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null }, Guidance: { Id: string, Status: Schema.GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, DeadlineAt: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: Schema.ImplementationStatus | null, RenewalExamResult: Schema.Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ScreeningInfoCreatedAt: string }>, InspectionDetail: Array<{ Id: string, Status: Schema.FloraTestStatus, DeadlineForApplicationAt: string | null }> } };

export type OwnConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsentsQuery = { getUser: { UseWithdrawnAt: string | null, MayWithdrawUse: boolean, ConsentToSign: { Version: string, Title: string, SignBy: string, Content: string } | null, MaySign: { Version: string, Title: string, Sha256: string, Content: string } | null, Consents: Array<{ Id: string, Version: string, ConsentedAt: string, IdentityDocument: Schema.IdentityDocument | null, EndedAt: string | null, Withdrawn: boolean, Signature: { Kind: Schema.SignatureKind | null, SignedAt: string | null, Questions: string | null } | null, Document: { Title: string, EffectiveFrom: string, Sha256: string, Content: string } | null }> } };

export type TakesPartnerCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesPartnerCodeQuery = { getUser: { Id: string, TakesPartnerCode: boolean } };

export type RewardsLeftQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsLeftQuery = { getUser: { Id: string, Rewards: { Due: number, Pending: number } } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { listOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> | null };

export type EndOwnSessionsMutationVariables = Exact<{
  input: Schema.EndOwnSessionsInput;
}>;


export type EndOwnSessionsMutation = { endOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> };

export type OwnSessionFragment = { Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean };

export type UpdateSubscribedMagazineMutationVariables = Exact<{
  input: Schema.UpdateSubscribedMagazineInput;
}>;


export type UpdateSubscribedMagazineMutation = { updateSubscribedMagazine: { Id: string, SubscribedMagazine: boolean | null } };

export type SaveOnlineCheckDraftMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type SaveOnlineCheckDraftMutation = { saveOnlineCheckDraft: { Id: string } };

export type SubmitOnlineCheckMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type SubmitOnlineCheckMutation = { submitOnlineCheck: { Id: string, Info: { Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Schema.Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type YourCorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type YourCorrectionsQuery = { getUser: { AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, DueOn: string | null, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, After: { Result: Schema.OnlineCheckResult, NextDate: string | null } | null }> | null } };

export type PreviewAnswersQueryVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type PreviewAnswersQuery = { previewAnswerCorrection: { Effect: Schema.AnswerCorrectionEffect, DueOn: string | null } };

export type CorrectAnswersMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type CorrectAnswersMutation = { correctOnlineCheckAnswers: { Id: string } };

export type YourCorrectionFragment = { Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, DueOn: string | null, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, After: { Result: Schema.OnlineCheckResult, NextDate: string | null } | null };

export type ConditionFragment = { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, Lifted: boolean, Stage: Schema.ReportStage | null, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> };

export type ConditionReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConditionReportsQuery = { getUser: { ConditionReports: Array<{ Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, Lifted: boolean, Stage: Schema.ReportStage | null, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> }> | null } };

export type SubmitStatementMutationVariables = Exact<{
  input: Schema.SubmitStatementInput;
}>;


export type SubmitStatementMutation = { submitStatement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, Lifted: boolean, Stage: Schema.ReportStage | null, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } };

export type ReportConditionMutationVariables = Exact<{
  input: Schema.ReportConditionInput;
}>;


export type ReportConditionMutation = { reportCondition: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, Lifted: boolean, Stage: Schema.ReportStage | null, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } };

export type FloraTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type FloraTestsQuery = { getUser: { Id: string, FloraInvitationRequestedAt: string | null, FloraRankingTotal: number, FloraAverages: { People: number, DiversityScoreScaled: number, Genera: Array<{ Genus: string, Share: number }> } | null, InspectionDetail: Array<{ Id: string, Status: Schema.FloraTestStatus, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string }> } };

export type TrackRecordQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackRecordQuery = { getUser: { Id: string, DonationInfo: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus }>, GivenSums: { Received: number, InTests: number, Usable: number } | null, TestPanels: Array<{ Id: string, Kind: Schema.PanelKind, FirstDay: string, WithdrawnAt: string | null, Results: Array<{ Name: string, Judgement: Schema.PanelJudgement }> | null }> | null, RewardPeriods: Array<{ Id: string, ValidFrom: string, ValidUntil: string, ClosedOn: string | null, Donations: number, DonatedAt: Array<string> | null, DonationYen: number, BonusYen: number, DueYen: number, Stage: Schema.RewardStage | null, PaidAt: string | null, Earned: Array<{ DonatedOn: string, DonationYen: number, BonusYen: number }> | null }> | null } };

export type OwnVisitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnVisitsQuery = { getUser: { Id: string, DonationInfo: Array<{ DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus }> } };

export type OwnWaitQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWaitQuery = { getUser: { Id: string, DeclineKeepsPlace: boolean | null, Profile: { Id: string, WaitingSince: string | null, WaitingPausedUntil: string | null, ExpectedInvitation: { From: string, To: string | null } | null } } };

export type OwnNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNewsQuery = { getUser: { Id: string, NewLooks: number | null, ConditionReports: Array<{ Id: string, Kind: Schema.ConditionKind, Day: string, Stage: Schema.ReportStage | null }> | null }, listMessages: { unread: number } };

export type MyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPageQuery = { getUser: { Id: string, NewLooks: number | null, DeclineKeepsPlace: boolean | null, ConditionReports: Array<{ Id: string, Kind: Schema.ConditionKind, Day: string, Stage: Schema.ReportStage | null }> | null, DonationInfo: Array<{ DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus }>, Profile: { Id: string, WaitingSince: string | null, WaitingPausedUntil: string | null, ExpectedInvitation: { From: string, To: string | null } | null } }, listMessages: { unread: number } };

export type ScreeningQueryVariables = Exact<{
  id: string;
}>;


export type ScreeningQuery = { getScreeningById: { Id: string, Info: { Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Schema.Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type CheckFragment = { Id: string, Info: { Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Schema.Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null };

export type MessagesQueryVariables = Exact<{
  nextToken?: string | null | undefined;
}>;


export type MessagesQuery = { listMessages: { nextToken: string | null, items: Array<{ Id: string, IsMail: boolean, Subject: string, Text: string, SentAt: string, OpenedAt: string | null }> } };

export type RecordReadsQueryVariables = Exact<{
  userId: string;
  nextToken?: string | null | undefined;
}>;


export type RecordReadsQuery = { listRecordReads: { nextToken: string | null, items: Array<{ Id: string, Time: string, Role: Schema.Role, Actor: string | null, By: string, Class: Schema.DataClass, Purpose: Schema.ReadPurpose | null }> } };

export type OwnObjectionFragment = { Id: string, State: Schema.CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string };

export type OwnObjectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnObjectionsQuery = { listOwnCases: Array<{ Id: string, State: Schema.CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string }> };

export type VisitRecordReadsMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitRecordReadsMutation = { visitRecordReads: { NewFrom: string | null } };

export type ObjectToRecordReadMutationVariables = Exact<{
  input: Schema.ObjectToRecordReadInput;
}>;


export type ObjectToRecordReadMutation = { objectToRecordRead: { Id: string, State: Schema.CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string } };

export type OwnReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReceiptsQuery = { getUser: { Id: string, Payouts: Array<{ Id: string, PaidAt: string, AmountYen: number, Donations: Array<{ DonatedOn: string, DonationYen: number, BonusYen: number }> }> | null, Gifts: Array<{ Id: string, AmountYen: number, Count: number, HandedOutAt: string, ConfirmedAt: string | null, Replaces: boolean }> | null }, listReceipts: Array<{ Id: string, Kind: Schema.ReceiptKind, IsOfExam: boolean, Time: string, State: Schema.ReceiptState }> };

export type OneReceiptQueryVariables = Exact<{
  id: string;
}>;


export type OneReceiptQuery = { getReceipt: { Name: string, Content: string } };

export type OwnRequestFragment = { Id: string, State: Schema.CaseState, Version: number, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null };

export type OwnRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRequestsQuery = { listOwnCases: Array<{ Id: string, State: Schema.CaseState, Version: number, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null }> };

export type RequestRightsMutationVariables = Exact<{
  input: Schema.RequestRightsInput;
}>;


export type RequestRightsMutation = { requestRights: { Id: string, State: Schema.CaseState, Version: number, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null } };

export type WithdrawRightsRequestMutationVariables = Exact<{
  input: Schema.HeldCaseInput;
}>;


export type WithdrawRightsRequestMutation = { withdrawRightsRequest: { Id: string, State: Schema.CaseState, Version: number, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null } };

export type BookingSlotsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BookingSlotsQuery = { listBookingSlots: Array<{ items: Array<{ StartAt: string, EndAt: string, Remaining: number }> }> };

export type EnteredProfileFragment = { LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null };

export type RequestGutFloraExaminationMutationVariables = Exact<{
  input: Schema.RequestGutFloraExaminationInput;
}>;


export type RequestGutFloraExaminationMutation = { requestGutFloraExamination: { success: boolean } };

export type RequestApplicationFloraExaminationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestApplicationFloraExaminationMutation = { requestApplicationFloraExamination: { success: boolean } };

export type ConfirmGiftMutationVariables = Exact<{
  input: Schema.ConfirmGiftInput;
}>;


export type ConfirmGiftMutation = { confirmGift: { Id: string } };

export type WithdrawConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawConsentMutation = { withdrawConsent: { success: boolean } };

export type SignConsentMutationVariables = Exact<{
  input: Schema.SignConsentInput;
}>;


export type SignConsentMutation = { signConsent: { Id: string } };

export type ReserveGuidanceMutationVariables = Exact<{
  input: Schema.GuidanceTimeInput;
}>;


export type ReserveGuidanceMutation = { reserveGuidance: { Id: string } };

export type UpdateGuidanceMutationVariables = Exact<{
  input: Schema.GuidanceTimeInput;
}>;


export type UpdateGuidanceMutation = { updateGuidance: { Id: string } };

export type DeleteGuidanceMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteGuidanceMutation = { deleteGuidance: { Id: string } };

export type WithdrawUseMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawUseMutation = { withdrawUse: { success: boolean } };

export type RequestWithdrawalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestWithdrawalMutation = { requestWithdrawal: { success: boolean } };

export type DeletePushDeviceMutationVariables = Exact<{
  input: Schema.DeletePushDeviceInput;
}>;


export type DeletePushDeviceMutation = { deletePushDevice: { success: boolean } };

export type DeclineTestMutationVariables = Exact<{ [key: string]: never; }>;


export type DeclineTestMutation = { declineTest: { success: boolean } };

export type RequestDonorRegistrationMutationVariables = Exact<{
  input: Schema.RequestDonorRegistrationInput;
}>;


export type RequestDonorRegistrationMutation = { requestDonorRegistration: { success: boolean } };

export type StartOnlineCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type StartOnlineCheckMutation = { startOnlineCheck: { Id: string } };

export type UpdateUserProfileMutationVariables = Exact<{
  input: Schema.UpdateUserProfileInput;
}>;


export type UpdateUserProfileMutation = { updateUserProfile: { Id: string } };

export type UpdateEmailMutationVariables = Exact<{
  input: Schema.UpdateEmailInput;
}>;


export type UpdateEmailMutation = { updateEmail: { success: boolean } };

export type CreateLogoutActivityMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateLogoutActivityMutation = { createLogoutActivity: { success: boolean } };

export type SetRetryReminderMutationVariables = Exact<{
  input: Schema.SetRetryReminderInput;
}>;


export type SetRetryReminderMutation = { setRetryReminder: { success: boolean } };

export type SetCriteriaNewsMutationVariables = Exact<{
  input: Schema.SetCriteriaNewsInput;
}>;


export type SetCriteriaNewsMutation = { setCriteriaNews: { success: boolean } };

export type DeclineInvitationMutationVariables = Exact<{ [key: string]: never; }>;


export type DeclineInvitationMutation = { declineInvitation: { Id: string } };

export type SetWaitingPauseMutationVariables = Exact<{
  input: Schema.SetWaitingPauseInput;
}>;


export type SetWaitingPauseMutation = { setWaitingPause: { success: boolean } };

export type ReadMessageMutationVariables = Exact<{
  input: Schema.ReadMessageInput;
}>;


export type ReadMessageMutation = { readMessage: { success: boolean } };

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
export const PushSettingsPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PushSettingsParts on PushSettings {
  PublicKey
  Kinds
  Others
}
    `, {"fragmentName":"PushSettingsParts"}) as unknown as TypedDocumentString<PushSettingsPartsFragment, unknown>;
export const OwnSessionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}
    `, {"fragmentName":"OwnSession"}) as unknown as TypedDocumentString<OwnSessionFragment, unknown>;
export const YourCorrectionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment YourCorrection on AnswerCorrection {
  Id
  ScreeningId
  State
  Effect
  DueOn
  Reason
  Words
  DecidedAt
  CreatedAt
  Answers {
    QuestionId
    Question
    Before
    After
  }
  After {
    Result
    NextDate
  }
}
    `, {"fragmentName":"YourCorrection"}) as unknown as TypedDocumentString<YourCorrectionFragment, unknown>;
export const ConditionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
  Stage
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
    `, {"fragmentName":"Condition"}) as unknown as TypedDocumentString<ConditionFragment, unknown>;
export const CheckFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Check on Screening {
  Id
  Info {
    Id
    InspectionType
    UserStatus
    ScreeningInfoCreatedAt
    ScheduledInitialExamDate
    ScheduledRenewalExamDate
  }
  HealthCheck {
    Id
    ExamDate
    DonorStatus
    Reason
    ReasonText
  }
  OnlineCheck {
    Id
    Draft
    Version
    Carried
    CriteriaChangedAt
    OnlineCheckResult
    NextDate
    Reasons {
      QuestionId
      Fact
      Explanation
      NextDate
      OngoingNote
      UnknownDate
      Changes
      Subject
      Protection
      WaitMonths
      WaitWeeks
    }
    Topics {
      QuestionId
      Fact
      Explanation
    }
    Answer {
      data
      answered_at
    }
  }
}
    `, {"fragmentName":"Check"}) as unknown as TypedDocumentString<CheckFragment, unknown>;
export const OwnObjectionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnObjection on Case {
  Id
  State
  ReadId
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
}
    `, {"fragmentName":"OwnObjection"}) as unknown as TypedDocumentString<OwnObjectionFragment, unknown>;
export const OwnRequestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnRequest on Case {
  Id
  State
  Version
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
  Request {
    Kind
    OnPaper
    IdentityOn
    FeeYen
    FeePaidOn
    Outcome
    Grounds
    WithdrawnOn
  }
}
    `, {"fragmentName":"OwnRequest"}) as unknown as TypedDocumentString<OwnRequestFragment, unknown>;
export const EnteredProfileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EnteredProfile on UserProfile {
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
  SubscribedMagazine
}
    `, {"fragmentName":"EnteredProfile"}) as unknown as TypedDocumentString<EnteredProfileFragment, unknown>;
export const PushSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PushSettings($endpoint: String) {
  getPushSettings(Endpoint: $endpoint) {
    ...PushSettingsParts
  }
}
    fragment PushSettingsParts on PushSettings {
  PublicKey
  Kinds
  Others
}`) as unknown as TypedDocumentString<PushSettingsQuery, PushSettingsQueryVariables>;
export const SavePushDeviceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SavePushDevice($input: SavePushDeviceInput!) {
  savePushDevice(input: $input) {
    ...PushSettingsParts
  }
}
    fragment PushSettingsParts on PushSettings {
  PublicKey
  Kinds
  Others
}`) as unknown as TypedDocumentString<SavePushDeviceMutation, SavePushDeviceMutationVariables>;
export const CurrentUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentUser {
  getUser {
    Id
    WaitingPosition
    MayStartOnlineCheck
    MayReportCondition
    OnlineCheckOpen
    OnlineCheckOpensOn
    RetryFrom
    RetryReminder
    CriteriaNews
    Rewards {
      Due
      Pending
      Paid
      Expected
    }
    Statement {
      ...Condition
    }
    AskedTest {
      Id
      Kind
      ExamRequestedAt
      PreferredDates
      ScheduledDate
      ScheduledTime
    }
    OfficePoints {
      Id
      Kind
    }
    AnswerCorrections {
      Id
      ScreeningId
      State
      Effect
      DueOn
      DecidedAt
    }
    Corrections {
      Id
      Kind
      TakesBack
      CorrectedAt
    }
    ConsentToSign {
      SignBy
    }
    Consents {
      Id
      Withdrawn
    }
    Suspension {
      Since
      Until
    }
    Profile {
      ...EnteredProfile
      Id
      Email
      DonorId
      UserRank
      SuspensionStatus1
      SuspensionStatus2
      UpdateRequired
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
      DonationPaused
      RetryByOffice
      Resting
      RestingUntil
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
      ScheduledExamTime
      ExamRequestedAt
      PreferredDates
      Note
      ScreeningInfoCreatedAt
    }
    InspectionDetail {
      Id
      Status
      DeadlineForApplicationAt
    }
  }
}
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
  Stage
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
fragment EnteredProfile on UserProfile {
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
  SubscribedMagazine
}`) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const OwnConsentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnConsents {
  getUser {
    UseWithdrawnAt
    MayWithdrawUse
    ConsentToSign {
      Version
      Title
      SignBy
      Content
    }
    MaySign {
      Version
      Title
      Sha256
      Content
    }
    Consents {
      Id
      Signature {
        Kind
        SignedAt
        Questions
      }
      Version
      ConsentedAt
      IdentityDocument
      EndedAt
      Withdrawn
      Document {
        Title
        EffectiveFrom
        Sha256
        Content
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnConsentsQuery, OwnConsentsQueryVariables>;
export const TakesPartnerCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TakesPartnerCode {
  getUser {
    Id
    TakesPartnerCode
  }
}
    `) as unknown as TypedDocumentString<TakesPartnerCodeQuery, TakesPartnerCodeQueryVariables>;
export const RewardsLeftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RewardsLeft {
  getUser {
    Id
    Rewards {
      Due
      Pending
    }
  }
}
    `) as unknown as TypedDocumentString<RewardsLeftQuery, RewardsLeftQueryVariables>;
export const OwnSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnSessions {
  listOwnSessions {
    ...OwnSession
  }
}
    fragment OwnSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}`) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOwnSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOwnSessions($input: EndOwnSessionsInput!) {
  endOwnSessions(input: $input) {
    ...OwnSession
  }
}
    fragment OwnSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}`) as unknown as TypedDocumentString<EndOwnSessionsMutation, EndOwnSessionsMutationVariables>;
export const UpdateSubscribedMagazineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSubscribedMagazine($input: UpdateSubscribedMagazineInput!) {
  updateSubscribedMagazine(input: $input) {
    Id
    SubscribedMagazine
  }
}
    `) as unknown as TypedDocumentString<UpdateSubscribedMagazineMutation, UpdateSubscribedMagazineMutationVariables>;
export const SaveOnlineCheckDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveOnlineCheckDraft($id: ID!, $answers: JSON!) {
  saveOnlineCheckDraft(input: {ScreeningId: $id, Answers: $answers}) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SaveOnlineCheckDraftMutation, SaveOnlineCheckDraftMutationVariables>;
export const SubmitOnlineCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitOnlineCheck($id: ID!, $answers: JSON!) {
  submitOnlineCheck(input: {ScreeningId: $id, Answers: $answers}) {
    ...Check
  }
}
    fragment Check on Screening {
  Id
  Info {
    Id
    InspectionType
    UserStatus
    ScreeningInfoCreatedAt
    ScheduledInitialExamDate
    ScheduledRenewalExamDate
  }
  HealthCheck {
    Id
    ExamDate
    DonorStatus
    Reason
    ReasonText
  }
  OnlineCheck {
    Id
    Draft
    Version
    Carried
    CriteriaChangedAt
    OnlineCheckResult
    NextDate
    Reasons {
      QuestionId
      Fact
      Explanation
      NextDate
      OngoingNote
      UnknownDate
      Changes
      Subject
      Protection
      WaitMonths
      WaitWeeks
    }
    Topics {
      QuestionId
      Fact
      Explanation
    }
    Answer {
      data
      answered_at
    }
  }
}`) as unknown as TypedDocumentString<SubmitOnlineCheckMutation, SubmitOnlineCheckMutationVariables>;
export const YourCorrectionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query YourCorrections {
  getUser {
    AnswerCorrections {
      ...YourCorrection
    }
  }
}
    fragment YourCorrection on AnswerCorrection {
  Id
  ScreeningId
  State
  Effect
  DueOn
  Reason
  Words
  DecidedAt
  CreatedAt
  Answers {
    QuestionId
    Question
    Before
    After
  }
  After {
    Result
    NextDate
  }
}`) as unknown as TypedDocumentString<YourCorrectionsQuery, YourCorrectionsQueryVariables>;
export const PreviewAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewAnswers($id: ID!, $answers: JSON!) {
  previewAnswerCorrection(input: {ScreeningId: $id, Answers: $answers}) {
    Effect
    DueOn
  }
}
    `) as unknown as TypedDocumentString<PreviewAnswersQuery, PreviewAnswersQueryVariables>;
export const CorrectAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectAnswers($id: ID!, $answers: JSON!) {
  correctOnlineCheckAnswers(input: {ScreeningId: $id, Answers: $answers}) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CorrectAnswersMutation, CorrectAnswersMutationVariables>;
export const ConditionReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConditionReports {
  getUser {
    ConditionReports {
      ...Condition
    }
  }
}
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
  Stage
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}`) as unknown as TypedDocumentString<ConditionReportsQuery, ConditionReportsQueryVariables>;
export const SubmitStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitStatement($input: SubmitStatementInput!) {
  submitStatement(input: $input) {
    ...Condition
  }
}
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
  Stage
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}`) as unknown as TypedDocumentString<SubmitStatementMutation, SubmitStatementMutationVariables>;
export const ReportConditionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportCondition($input: ReportConditionInput!) {
  reportCondition(input: $input) {
    ...Condition
  }
}
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
  Stage
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}`) as unknown as TypedDocumentString<ReportConditionMutation, ReportConditionMutationVariables>;
export const FloraTestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FloraTests {
  getUser {
    Id
    FloraInvitationRequestedAt
    FloraRankingTotal
    FloraAverages {
      People
      DiversityScoreScaled
      Genera {
        Genus
        Share
      }
    }
    InspectionDetail {
      Id
      Status
      DiversityScore
      DiversityScoreScaled
      Ranking
      Enterotype
      IntestinalFloraComposition
      Year
      Month
      Day
      StatusChangedToGuidanceYear
      StatusChangedToGuidanceMonth
      StatusChangedToGuidanceDay
      StatusChangedToSharedYear
      StatusChangedToSharedMonth
      StatusChangedToSharedDay
      DeadlineForApplicationAt
      InspectionDetailCreatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<FloraTestsQuery, FloraTestsQueryVariables>;
export const TrackRecordDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TrackRecord {
  getUser {
    Id
    DonationInfo {
      Id
      DonationAt
      StoolReceiptStatus
    }
    GivenSums {
      Received
      InTests
      Usable
    }
    TestPanels {
      Id
      Kind
      FirstDay
      WithdrawnAt
      Results {
        Name
        Judgement
      }
    }
    RewardPeriods {
      Id
      ValidFrom
      ValidUntil
      ClosedOn
      Donations
      DonatedAt
      Earned {
        DonatedOn
        DonationYen
        BonusYen
      }
      DonationYen
      BonusYen
      DueYen
      Stage
      PaidAt
    }
  }
}
    `) as unknown as TypedDocumentString<TrackRecordQuery, TrackRecordQueryVariables>;
export const OwnVisitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnVisits {
  getUser {
    Id
    DonationInfo {
      DonationAt
      StoolReceiptStatus
    }
  }
}
    `) as unknown as TypedDocumentString<OwnVisitsQuery, OwnVisitsQueryVariables>;
export const OwnWaitDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnWait {
  getUser {
    Id
    DeclineKeepsPlace
    Profile {
      Id
      WaitingSince
      WaitingPausedUntil
      ExpectedInvitation {
        From
        To
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnWaitQuery, OwnWaitQueryVariables>;
export const OwnNewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnNews {
  getUser {
    Id
    NewLooks
    ConditionReports {
      Id
      Kind
      Day
      Stage
    }
  }
  listMessages(limit: 1) {
    unread
  }
}
    `) as unknown as TypedDocumentString<OwnNewsQuery, OwnNewsQueryVariables>;
export const MyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyPage {
  getUser {
    Id
    NewLooks
    DeclineKeepsPlace
    ConditionReports {
      Id
      Kind
      Day
      Stage
    }
    DonationInfo {
      DonationAt
      StoolReceiptStatus
    }
    Profile {
      Id
      WaitingSince
      WaitingPausedUntil
      ExpectedInvitation {
        From
        To
      }
    }
  }
  listMessages(limit: 1) {
    unread
  }
}
    `) as unknown as TypedDocumentString<MyPageQuery, MyPageQueryVariables>;
export const ScreeningDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Screening($id: ID!) {
  getScreeningById(ScreeningId: $id) {
    ...Check
  }
}
    fragment Check on Screening {
  Id
  Info {
    Id
    InspectionType
    UserStatus
    ScreeningInfoCreatedAt
    ScheduledInitialExamDate
    ScheduledRenewalExamDate
  }
  HealthCheck {
    Id
    ExamDate
    DonorStatus
    Reason
    ReasonText
  }
  OnlineCheck {
    Id
    Draft
    Version
    Carried
    CriteriaChangedAt
    OnlineCheckResult
    NextDate
    Reasons {
      QuestionId
      Fact
      Explanation
      NextDate
      OngoingNote
      UnknownDate
      Changes
      Subject
      Protection
      WaitMonths
      WaitWeeks
    }
    Topics {
      QuestionId
      Fact
      Explanation
    }
    Answer {
      data
      answered_at
    }
  }
}`) as unknown as TypedDocumentString<ScreeningQuery, ScreeningQueryVariables>;
export const MessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Messages($nextToken: String) {
  listMessages(nextToken: $nextToken) {
    items {
      Id
      IsMail
      Subject
      Text
      SentAt
      OpenedAt
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<MessagesQuery, MessagesQueryVariables>;
export const RecordReadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecordReads($userId: ID!, $nextToken: String) {
  listRecordReads(UserId: $userId, limit: 100, nextToken: $nextToken) {
    items {
      Id
      Time
      Role
      Actor
      By
      Class
      Purpose
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<RecordReadsQuery, RecordReadsQueryVariables>;
export const OwnObjectionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnObjections {
  listOwnCases {
    ...OwnObjection
  }
}
    fragment OwnObjection on Case {
  Id
  State
  ReadId
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
}`) as unknown as TypedDocumentString<OwnObjectionsQuery, OwnObjectionsQueryVariables>;
export const VisitRecordReadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VisitRecordReads {
  visitRecordReads {
    NewFrom
  }
}
    `) as unknown as TypedDocumentString<VisitRecordReadsMutation, VisitRecordReadsMutationVariables>;
export const ObjectToRecordReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ObjectToRecordRead($input: ObjectToRecordReadInput!) {
  objectToRecordRead(input: $input) {
    ...OwnObjection
  }
}
    fragment OwnObjection on Case {
  Id
  State
  ReadId
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
}`) as unknown as TypedDocumentString<ObjectToRecordReadMutation, ObjectToRecordReadMutationVariables>;
export const OwnReceiptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnReceipts {
  getUser {
    Id
    Payouts {
      Id
      PaidAt
      AmountYen
      Donations {
        DonatedOn
        DonationYen
        BonusYen
      }
    }
    Gifts {
      Id
      AmountYen
      Count
      HandedOutAt
      ConfirmedAt
      Replaces
    }
  }
  listReceipts {
    Id
    Kind
    IsOfExam
    Time
    State
  }
}
    `) as unknown as TypedDocumentString<OwnReceiptsQuery, OwnReceiptsQueryVariables>;
export const OneReceiptDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneReceipt($id: ID!) {
  getReceipt(Id: $id) {
    Name
    Content
  }
}
    `) as unknown as TypedDocumentString<OneReceiptQuery, OneReceiptQueryVariables>;
export const OwnRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnRequests {
  listOwnCases(Kind: RightsRequest) {
    ...OwnRequest
  }
}
    fragment OwnRequest on Case {
  Id
  State
  Version
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
  Request {
    Kind
    OnPaper
    IdentityOn
    FeeYen
    FeePaidOn
    Outcome
    Grounds
    WithdrawnOn
  }
}`) as unknown as TypedDocumentString<OwnRequestsQuery, OwnRequestsQueryVariables>;
export const RequestRightsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestRights($input: RequestRightsInput!) {
  requestRights(input: $input) {
    ...OwnRequest
  }
}
    fragment OwnRequest on Case {
  Id
  State
  Version
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
  Request {
    Kind
    OnPaper
    IdentityOn
    FeeYen
    FeePaidOn
    Outcome
    Grounds
    WithdrawnOn
  }
}`) as unknown as TypedDocumentString<RequestRightsMutation, RequestRightsMutationVariables>;
export const WithdrawRightsRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawRightsRequest($input: HeldCaseInput!) {
  withdrawRightsRequest(input: $input) {
    ...OwnRequest
  }
}
    fragment OwnRequest on Case {
  Id
  State
  Version
  Words
  DueOn
  Answer
  AnsweredAt
  CreatedAt
  Request {
    Kind
    OnPaper
    IdentityOn
    FeeYen
    FeePaidOn
    Outcome
    Grounds
    WithdrawnOn
  }
}`) as unknown as TypedDocumentString<WithdrawRightsRequestMutation, WithdrawRightsRequestMutationVariables>;
export const BookingSlotsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BookingSlots($from: Date!, $to: Date!) {
  listBookingSlots(from: $from, to: $to) {
    items {
      StartAt
      EndAt
      Remaining
    }
  }
}
    `) as unknown as TypedDocumentString<BookingSlotsQuery, BookingSlotsQueryVariables>;
export const RequestGutFloraExaminationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestGutFloraExamination($input: RequestGutFloraExaminationInput!) {
  requestGutFloraExamination(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestGutFloraExaminationMutation, RequestGutFloraExaminationMutationVariables>;
export const RequestApplicationFloraExaminationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestApplicationFloraExamination {
  requestApplicationFloraExamination {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestApplicationFloraExaminationMutation, RequestApplicationFloraExaminationMutationVariables>;
export const ConfirmGiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmGift($input: ConfirmGiftInput!) {
  confirmGift(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ConfirmGiftMutation, ConfirmGiftMutationVariables>;
export const WithdrawConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawConsent {
  withdrawConsent {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
export const SignConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignConsent($input: SignConsentInput!) {
  signConsent(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SignConsentMutation, SignConsentMutationVariables>;
export const ReserveGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReserveGuidance($input: GuidanceTimeInput!) {
  reserveGuidance(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReserveGuidanceMutation, ReserveGuidanceMutationVariables>;
export const UpdateGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateGuidance($input: GuidanceTimeInput!) {
  updateGuidance(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateGuidanceMutation, UpdateGuidanceMutationVariables>;
export const DeleteGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteGuidance {
  deleteGuidance {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeleteGuidanceMutation, DeleteGuidanceMutationVariables>;
export const WithdrawUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawUse {
  withdrawUse {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawUseMutation, WithdrawUseMutationVariables>;
export const RequestWithdrawalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestWithdrawal {
  requestWithdrawal {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const DeletePushDeviceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePushDevice($input: DeletePushDeviceInput!) {
  deletePushDevice(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeletePushDeviceMutation, DeletePushDeviceMutationVariables>;
export const DeclineTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineTest {
  declineTest {
    success
  }
}
    `) as unknown as TypedDocumentString<DeclineTestMutation, DeclineTestMutationVariables>;
export const RequestDonorRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestDonorRegistration($input: RequestDonorRegistrationInput!) {
  requestDonorRegistration(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestDonorRegistrationMutation, RequestDonorRegistrationMutationVariables>;
export const StartOnlineCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartOnlineCheck {
  startOnlineCheck {
    Id
  }
}
    `) as unknown as TypedDocumentString<StartOnlineCheckMutation, StartOnlineCheckMutationVariables>;
export const UpdateUserProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUserProfile($input: UpdateUserProfileInput!) {
  updateUserProfile(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
export const UpdateEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateEmail($input: UpdateEmailInput!) {
  updateEmail(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const CreateLogoutActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateLogoutActivity {
  createLogoutActivity {
    success
  }
}
    `) as unknown as TypedDocumentString<CreateLogoutActivityMutation, CreateLogoutActivityMutationVariables>;
export const SetRetryReminderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetRetryReminder($input: SetRetryReminderInput!) {
  setRetryReminder(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SetRetryReminderMutation, SetRetryReminderMutationVariables>;
export const SetCriteriaNewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCriteriaNews($input: SetCriteriaNewsInput!) {
  setCriteriaNews(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SetCriteriaNewsMutation, SetCriteriaNewsMutationVariables>;
export const DeclineInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineInvitation {
  declineInvitation {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const SetWaitingPauseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetWaitingPause($input: SetWaitingPauseInput!) {
  setWaitingPause(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SetWaitingPauseMutation, SetWaitingPauseMutationVariables>;
export const ReadMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadMessage($input: ReadMessageInput!) {
  readMessage(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<ReadMessageMutation, ReadMessageMutationVariables>;