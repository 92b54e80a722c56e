/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../shared/generated/schema';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AnswerCorrectionDetailQueryVariables = Exact<{
  id: string;
}>;


export type AnswerCorrectionDetailQuery = { getAnswerCorrection: { Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null } };

export type AnswerCorrectionFieldsFragment = { Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null };

export type AnswersJudgedFieldsFragment = { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> };

export type CorrectionsOfRecordQueryVariables = Exact<{
  recordId: string;
}>;


export type CorrectionsOfRecordQuery = { listCorrections: Array<{ Id: string, Kind: Schema.CorrectionKind, State: Schema.CorrectionState, Cause: Schema.CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Changes: Array<{ Label: string, Before: string, After: string }> }> };

export type CorrectionDetailQueryVariables = Exact<{
  id: string;
}>;


export type CorrectionDetailQuery = { getCorrection: { Id: string, Kind: Schema.CorrectionKind, State: Schema.CorrectionState, Cause: Schema.CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Consequences: { Outcome: Schema.CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> } | null, Changes: Array<{ Label: string, Before: string, After: string }> } };

export type PreviewCorrectionQueryVariables = Exact<{
  input: Schema.PreviewCorrectionInput;
}>;


export type PreviewCorrectionQuery = { previewCorrection: { Outcome: Schema.CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> } };

export type CorrectionFieldsFragment = { Id: string, Kind: Schema.CorrectionKind, State: Schema.CorrectionState, Cause: Schema.CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Changes: Array<{ Label: string, Before: string, After: string }> };

export type ConsequenceFieldsFragment = { Outcome: Schema.CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> };

export type CriteriaRowFragment = { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string };

export type ImpactNumbersFragment = { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> };

export type CriteriaWholeFragment = { Content: unknown, Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null };

export type CriteriaVersionsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CriteriaVersionsQuery = { listCriteria: { nextToken: string | null, total: number, items: Array<{ Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string }> } };

export type CriteriaVersionQueryVariables = Exact<{
  id: string;
}>;


export type CriteriaVersionQuery = { getCriteria: { Content: unknown, Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type UpdateCriteriaDraftMutationVariables = Exact<{
  input: Schema.UpdateCriteriaDraftInput;
}>;


export type UpdateCriteriaDraftMutation = { updateCriteriaDraft: { Content: unknown, Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type PreviewCriteriaMutationVariables = Exact<{
  input: Schema.CriteriaIdInput;
}>;


export type PreviewCriteriaMutation = { previewCriteria: { Id: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Changes: Array<{ UserId: string, Standing: Schema.CriteriaStanding, Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, BeforeDate: string | null, AfterDate: string | null, QuestionIds: Array<string>, RuleIds: Array<string> }> | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type ApproveCriteriaMutationVariables = Exact<{
  input: Schema.ApproveCriteriaInput;
}>;


export type ApproveCriteriaMutation = { approveCriteria: { Id: string, State: Schema.CriteriaState } };

export type PushCriteriaMutationVariables = Exact<{
  input: Schema.PushCriteriaInput;
}>;


export type PushCriteriaMutation = { pushCriteria: { Id: string, PausedDonors: number | null } };

export type CriteriaPeopleQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CriteriaPeopleQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean }> } };

export type DonationRowFragment = { Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, RewardStage: Schema.RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type DonationListQueryVariables = Exact<{
  filter?: Schema.DonationInfoFilter | null | undefined;
  sortField?: Schema.DonationInfoSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type DonationListQuery = { listDonationByIdDonationInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, RewardStage: Schema.RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type DonationPageQueryVariables = Exact<{
  id: string;
}>;


export type DonationPageQuery = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, RewardStage: Schema.RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type FloraTestRowFragment = { Id: string, UserId: string, Status: Schema.FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type FloraTestListQueryVariables = Exact<{
  filter?: Schema.InspectionDetailFilter | null | undefined;
  sortField?: Schema.InspectionDetailSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type FloraTestListQuery = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, Status: Schema.FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type FloraTestPageQueryVariables = Exact<{
  id: string;
}>;


export type FloraTestPageQuery = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { items: Array<{ DiversityScore: number | null, Ranking: number | null, IntestinalFloraComposition: unknown, Id: string, UserId: string, Status: Schema.FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type GiftStockPartsFragment = { Amounts: Array<{ AmountYen: number, Count: number, ValidUntil: string | null }>, Lost: Array<{ ImportedAt: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss, LostAt: string, Replaced: boolean }>, Balances: Array<{ Id: string, ImportedAt: string, ImportedBy: string | null, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number, Explanation: string | null, ExplainedAt: string | null, ExplainedBy: string | null, MayExplain: boolean }>, Counts: Array<{ Day: string, CountedAt: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number }> };

export type GetGiftStockQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGiftStockQuery = { getGiftStock: { Amounts: Array<{ AmountYen: number, Count: number, ValidUntil: string | null }>, Lost: Array<{ ImportedAt: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss, LostAt: string, Replaced: boolean }>, Balances: Array<{ Id: string, ImportedAt: string, ImportedBy: string | null, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number, Explanation: string | null, ExplainedAt: string | null, ExplainedBy: string | null, MayExplain: boolean }>, Counts: Array<{ Day: string, CountedAt: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number }> } };

export type PreviewGiftCodesMutationVariables = Exact<{
  input: Schema.GiftTableInput;
}>;


export type PreviewGiftCodesMutation = { previewGiftCodes: { Fingerprint: string, Lines: Array<{ Line: number, AmountYen: number | null, ValidUntil: string | null, Problems: Array<string> }> } };

export type ImportGiftCodesMutationVariables = Exact<{
  input: Schema.ImportGiftCodesInput;
}>;


export type ImportGiftCodesMutation = { importGiftCodes: { Amounts: Array<{ AmountYen: number, Count: number, ValidUntil: string | null }>, Lost: Array<{ ImportedAt: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss, LostAt: string, Replaced: boolean }>, Balances: Array<{ Id: string, ImportedAt: string, ImportedBy: string | null, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number, Explanation: string | null, ExplainedAt: string | null, ExplainedBy: string | null, MayExplain: boolean }>, Counts: Array<{ Day: string, CountedAt: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number }> } };

export type ToldGiftCodesFragment = { Codes: Array<{ Code: string, AmountYen: number, ValidUntil: string | null }> };

export type HandOutGiftMutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type HandOutGiftMutation = { handOutGift: { Codes: Array<{ Code: string, AmountYen: number, ValidUntil: string | null }> } };

export type DecideLostGiftMutationVariables = Exact<{
  input: Schema.DecideLostGiftInput;
}>;


export type DecideLostGiftMutation = { decideLostGift: { Codes: Array<{ Code: string, AmountYen: number, ValidUntil: string | null }> } };

export type ExplainGiftDifferenceMutationVariables = Exact<{
  input: Schema.ExplainGiftDifferenceInput;
}>;


export type ExplainGiftDifferenceMutation = { explainGiftDifference: { Amounts: Array<{ AmountYen: number, Count: number, ValidUntil: string | null }>, Lost: Array<{ ImportedAt: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss, LostAt: string, Replaced: boolean }>, Balances: Array<{ Id: string, ImportedAt: string, ImportedBy: string | null, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number, Explanation: string | null, ExplainedAt: string | null, ExplainedBy: string | null, MayExplain: boolean }>, Counts: Array<{ Day: string, CountedAt: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number }> } };

export type ScreeningListQueryVariables = Exact<{
  filter?: Schema.ScreeningInfoFilter | null | undefined;
  sortField?: Schema.ScreeningInfoSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ScreeningListQuery = { listScreeningInfoByIdScreeningInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: Schema.ImplementationStatus | null, RenewalExamResult: Schema.Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: Schema.ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: Schema.ExamStage, ExamResult: Schema.Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type UserScreeningsQueryVariables = Exact<{
  userId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserScreeningsQuery = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: Schema.ImplementationStatus | null, RenewalExamResult: Schema.Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: Schema.ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: Schema.ExamStage, ExamResult: Schema.Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string }> } };

export type ScreeningDetailQueryVariables = Exact<{
  id: string;
}>;


export type ScreeningDetailQuery = { getScreeningById: { Id: string, Info: { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: Schema.ImplementationStatus | null, RenewalExamResult: Schema.Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: Schema.ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: Schema.ExamStage, ExamResult: Schema.Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }, HealthCheck: { ExamDate: string | null, MedicalHistoryStatus: Schema.ImplementationStatus | null, SampleTestResult: Schema.Certification | null, NormalJudgmentStatus: Schema.ImplementationStatus | null, DonorStatus: Schema.Certification | null, Reason: string | null } | null, OnlineCheck: { OnlineCheckResult: Schema.OnlineCheckResult | null, OnlineCheckScore: number | null, SurveyTitle: string, OnlineCheckID: string, Version: string, NextDate: string | null, Draft: boolean, Answer: { data: unknown, answered_at: string | null }, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Topics: Array<{ QuestionId: string, Reason: string }>, Points: Array<{ QuestionId: string, Topic: string, Open: boolean, Clearing: { Finding: Schema.ClearingFinding, Note: string | null, ClearedAt: string, ClearedByName: string | null } | null }> | null } | null } };

export type ScreeningRowFragment = { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: Schema.ImplementationStatus | null, RenewalExamResult: Schema.Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: Schema.ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: Schema.ExamStage, ExamResult: Schema.Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string };

export type ClearCheckPointMutationVariables = Exact<{
  input: Schema.ClearCheckPointInput;
}>;


export type ClearCheckPointMutation = { clearCheckPoint: Array<{ Open: boolean }> };

export type UnitObstaclesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UnitObstaclesQuery = { listUnits: { items: Array<{ Id: string, Number: string, State: Schema.UnitState, Obstacles: Array<Schema.UnitObstacle> | null }> } };

export type OpenHoldsQueryVariables = Exact<{
  filter: Schema.HoldFilter;
}>;


export type OpenHoldsQuery = { listHolds: { items: Array<{ Id: string, Cause: Schema.HoldCause | null, Since: string | null, Until: string | null, Reason: string | null, Finding: string | null, FoundBy: string | null, BegunBy: string | null, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Units: Array<{ Number: string, HandedOverTo: string | null, HandedOverAt: string | null, HandOverBatch: string | null }> }> } };

export type PanelFormQueryVariables = Exact<{
  userId: string;
}>;


export type PanelFormQuery = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { items: Array<{ Id: string, InspectionType: Schema.InspectionType, ScreeningInfoCreatedAt: string }> }, listCriteria: { items: Array<{ State: Schema.CriteriaState, Analytes: Array<{ Id: string, Name: string, Specimen: Schema.Specimen }> }> } };

export type RecordTestPanelMutationVariables = Exact<{
  input: Schema.RecordTestPanelInput;
}>;


export type RecordTestPanelMutation = { recordTestPanel: { Id: string, Outcome: Schema.PanelOutcome | null } };

export type PanelAnalytesQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelAnalytesQuery = { listCriteria: { items: Array<{ State: Schema.CriteriaState, Analytes: Array<{ Name: string }> }> } };

export type PreviewTestPanelsMutationVariables = Exact<{
  input: Schema.TestPanelTableInput;
}>;


export type PreviewTestPanelsMutation = { previewTestPanels: { Fingerprint: string, Lines: Array<{ Line: number, UserId: string | null, State: Schema.TestPanelLineState, Kind: Schema.PanelKind | null, FirstDay: string | null, LastDay: string | null, Outcome: Schema.PanelOutcome | null, Findings: Array<string> | null, Missing: Array<string> | null, Problems: Array<string> | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type RecordTestPanelsMutationVariables = Exact<{
  input: Schema.RecordTestPanelsInput;
}>;


export type RecordTestPanelsMutation = { recordTestPanels: { Recorded: number, Left: number } };

export type PersonPanelsQueryVariables = Exact<{
  userId: string;
}>;


export type PersonPanelsQuery = { listTestPanels: Array<{ Id: string, Kind: Schema.PanelKind, Laboratory: string, FirstDay: string, LastDay: string, Outcome: Schema.PanelOutcome | null, Missing: Array<string> | null, RecordedBy: string | null, ConfirmedBy: string | null, WithdrawnAt: string | null, ReleasedAt: string | null, Results: Array<{ Name: string, Judgement: Schema.PanelJudgement, Value: string | null, Unit: string | null }> | null }> };

export type UnitBracketQueryVariables = Exact<{
  userId: string;
  id: string;
}>;


export type UnitBracketQuery = { listTestPanels: Array<{ Id: string, Kind: Schema.PanelKind, FirstDay: string, LastDay: string, Outcome: Schema.PanelOutcome | null, WithdrawnAt: string | null }>, getUnit: { Obstacles: Array<Schema.UnitObstacle> | null }, listUnits: { items: Array<{ Id: string, ReceivedAt: string }> } };

export type UnitRowFragment = { Id: string, Number: string, State: Schema.UnitState, ReceivedAt: string, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, HoldChangedAt: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type UnitLabelFragment = { Id: string, Number: string, ReceivedAt: string, WeightGrams: number | null, BristolType: number | null, State: Schema.UnitState };

export type UnitListQueryVariables = Exact<{
  filter?: Schema.UnitFilter | null | undefined;
  sortField?: Schema.UnitSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UnitListQuery = { listUnits: { nextToken: string | null, total: number, items: Array<{ Id: string, Number: string, State: Schema.UnitState, ReceivedAt: string, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, HoldChangedAt: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type UnitTalliesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitTalliesQuery = { all: { total: number }, quarantine: { total: number }, handedOver: { total: number }, held: { total: number }, usable: { total: number } };

export type UnitsMissingQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitsMissingQuery = { listDonationByIdDonationInfoCreatedAt: { total: number } };

export type UnitPageQueryVariables = Exact<{
  id: string;
}>;


export type UnitPageQuery = { getUnit: { UserId: string, DonationId: string, PassedAt: string | null, Container: string | null, TakenBy: string | null, StatementGiven: boolean | null, DiscardedAt: string | null, Id: string, Number: string, State: Schema.UnitState, ReceivedAt: string, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, HoldChangedAt: string | null, Consent: { Version: string, Sha256: string | null } | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null } };

export type UnitsOfNumbersQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type UnitsOfNumbersQuery = { listUnits: { items: Array<{ Id: string, Number: string, State: Schema.UnitState, RejectionReason: string | null, HandedOverAt: string | null }> } };

export type RecordUnitMutationVariables = Exact<{
  input: Schema.RecordUnitInput;
}>;


export type RecordUnitMutation = { recordUnit: { Id: string, Number: string, ReceivedAt: string, WeightGrams: number | null, BristolType: number | null, State: Schema.UnitState } };

export type BookingSlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingSlotsQuery = { listBookingSlotsByAdmin: { items: Array<{ StartAt: string, Remaining: number }> } };

export type PreviewBookingQueryVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type PreviewBookingQuery = { previewBooking: { Conflicts: Array<Schema.BookingConflict>, Mail: { Subject: string, Text: string } | null } };

export type PreviewExamQueryVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type PreviewExamQuery = { previewExam: { Conflicts: Array<Schema.ExamConflict>, Mail: { Subject: string, Text: string } | null } };

export type SettleRewardsMutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type SettleRewardsMutation = { settleRewards: { Due: number } };

export type UpdateProfileByAdminMutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type UpdateProfileByAdminMutation = { updateUserProfileByAdmin: { Id: string, Version: number } };

export type ConsentDocumentsQueryVariables = Exact<{
  date: string;
}>;


export type ConsentDocumentsQuery = { listConsentDocuments: Array<{ Version: string, Title: string, EffectiveFrom: string }> };

export type ConsentTextsQueryVariables = Exact<{
  date: string;
}>;


export type ConsentTextsQuery = { listConsentDocuments: Array<{ Sha256: string, Content: string }> };

export type SamePersonFragment = { Id: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, Email: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, ProfileCreatedAt: string | null };

export type SamePeopleQueryVariables = Exact<{
  id: string;
}>;


export type SamePeopleQuery = { listSamePeople: Array<{ Id: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, Email: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, ProfileCreatedAt: string | null }> };

export type PersonNoteFieldsFragment = { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> };

export type ConversationPageFragment = { nextToken: string | null, items: Array<{ Id: string, Time: string, Category: string, Operation: string, Text: string, ActorName: string | null, Reason: string | null, HasChanges: boolean | null, Note: { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, Mail: { Id: string, Label: string } | null, Wish: { Days: Array<string>, Note: string | null } | null }> };

export type PersonConversationQueryVariables = Exact<{
  id: string;
  kinds?: Array<Schema.ConversationKind> | Schema.ConversationKind | null | undefined;
  text?: string | null | undefined;
  peopleOnly?: boolean | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type PersonConversationQuery = { listConversation: { nextToken: string | null, items: Array<{ Id: string, Time: string, Category: string, Operation: string, Text: string, ActorName: string | null, Reason: string | null, HasChanges: boolean | null, Note: { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, Mail: { Id: string, Label: string } | null, Wish: { Days: Array<string>, Note: string | null } | null }> } };

export type MailTextQueryVariables = Exact<{
  id: string;
}>;


export type MailTextQuery = { getMail: { Content: { Subject: string, Text: string, AsSent: boolean } | null } };

export type StatusCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusCountsQuery = { getDashboard: { Statuses: Array<{ UserStatus: Schema.UserStatus, Count: number }> } };

export type PersonDonationsQueryVariables = Exact<{
  id: string;
  withMoney: boolean;
}>;


export type PersonDonationsQuery = { getUserById: { Rewards?: { Due: number, Pending: number, Paid: number, Expected: number }, RewardPeriods?: Array<{ Id: string, ValidFrom: string, ValidUntil: string, ClosedOn: string | null, Donations: number, DonationYen: number, BonusYen: number, DueYen: number, Stage: Schema.RewardStage | null, PaidAt: string | null }> | null, Gifts?: Array<{ Id: string, Period: string, AmountYen: number, Count: number, HandedOutAt: string, HandedOutBy: string | null, ConfirmedAt: string | null, ConfirmedBy: string | null, MayConfirm: boolean, Replaces: boolean, Given: Array<{ Id: string, ImportedAt: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss | null, LostAt: string | null, LostBy: string | null, Replaced: boolean, MayReplace: boolean }> | null }> | null, DonationInfo: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, RewardStage: Schema.RewardStage | null }> } };

export type PersonUnitsQueryVariables = Exact<{
  id: string;
  donations: Array<string> | string;
}>;


export type PersonUnitsQuery = { listUnits: { items: Array<{ Id: string, DonationId: string, Number: string, State: Schema.UnitState, HandedOverAt: string | null, HandOverBatch: string | null }> }, missing: { items: Array<{ Id: string }> } };

export type PersonFloraTestsQueryVariables = Exact<{
  id: string;
}>;


export type PersonFloraTestsQuery = { listIntestinalFloraTestInspectionDetailByUserId: { items: Array<{ Id: string, Status: Schema.FloraTestStatus, SampleId: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null }> } };

export type PersonMailsQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type PersonMailsQuery = { listMails: { nextToken: string | null, total: number, items: Array<{ Id: string, Label: string, ActorId: string | null, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Resendable: boolean, CreatedAt: string }> } };

export type UserRowFragment = { Id: string, Email: string | null, DonorId: string | null, UserRank: Schema.UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, UpdateRequired: boolean, HasCaution: boolean | null, Resting?: boolean | null, RestingUntil?: string | null, NextDate: string | null, NextDateKind: Schema.NextDateKind | null, RetryState?: Schema.RetryState | null, RetryFrom?: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, DonorProcessStatus: Schema.DonorProcessStatus | null, OnlineCheckResult?: Schema.OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, ExpectedInvitation: { From: string, To: string | null } | null };

export type UserListQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  sortField?: Schema.UserProfileSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
  opened?: boolean;
}>;


export type UserListQuery = { listUsersByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, Email: string | null, DonorId: string | null, UserRank: Schema.UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, UpdateRequired: boolean, HasCaution: boolean | null, Resting?: boolean | null, RestingUntil?: string | null, NextDate: string | null, NextDateKind: Schema.NextDateKind | null, RetryState?: Schema.RetryState | null, RetryFrom?: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, DonorProcessStatus: Schema.DonorProcessStatus | null, OnlineCheckResult?: Schema.OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, ExpectedInvitation: { From: string, To: string | null } | null }> } };

export type UserPageQueryVariables = Exact<{
  id: string;
  opened?: boolean;
  talk?: boolean;
}>;


export type UserPageQuery = { getUserById: { Id: string, WaitingPosition: number | null, MayReportCondition: boolean, MayWithdrawUse: boolean, UseWithdrawnAt: string | null, FloraInvitationRequestedAt: string | null, RetryFrom?: string | null, CheckValidUntil: string | null, MayStartOnlineCheck?: boolean | null, AskedTest: { Id: string, Kind: Schema.PanelKind, PreferredDates: Array<string>, Note: string | null, ScheduledDate: string | null, ScheduledTime: string | null, CreatedAt: string } | null, ConsentToSign: { SignBy: string } | null, Suspension: { Since: string | null, Until: string | null, Reason: string | null } | null, ConditionReports?: Array<{ Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, DonationsSince: Array<{ Id: string, DonationAt: string }> | null, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> }> | null, CallAgain: { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, Conversation?: { nextToken: string | null, items: Array<{ Id: string, Time: string, Category: string, Operation: string, Text: string, ActorName: string | null, Reason: string | null, HasChanges: boolean | null, Note: { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, Mail: { Id: string, Label: string } | null, Wish: { Days: Array<string>, Note: string | null } | null }> } | null, AnswerCorrections?: Array<{ Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null }> | null, OfficePoints: Array<{ Id: string, Kind: Schema.OfficePointKind, CreatedAt: string }>, Consents: Array<{ Id: string, Version: string, ConsentedAt: string, IdentityDocument: Schema.IdentityDocument | null, EndedAt: string | null, Withdrawn: boolean, Signature: { Kind: Schema.SignatureKind | null, SignedAt: string | null, ExplainedAt: string | null, Questions: string | null } | null, Document: { Sha256: string } | null }>, Profile: { UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, OnlineCheckScore?: number | null, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, LossDonorStatusDate: string | null, SentUpdateNoticeAt: string | null, DonationPaused?: boolean | null, RetryByOffice?: boolean | null, Version: number, CreatedAt: string, UpdatedAt: string, Id: string, Email: string | null, DonorId: string | null, UserRank: Schema.UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, HasCaution: boolean | null, Resting?: boolean | null, RestingUntil?: string | null, NextDate: string | null, NextDateKind: Schema.NextDateKind | null, RetryState?: Schema.RetryState | null, RetryFrom?: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, DonorProcessStatus: Schema.DonorProcessStatus | null, OnlineCheckResult?: Schema.OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, SubscribedMagazine: boolean | null, Caution?: string | null, ExpectedInvitation: { From: string, To: string | null } | null }, Guidance: { Status: Schema.GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, ZohoBookingId: string | null, DeadlineAt: string | null, ConsentVersion: string | null, KitNumber: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: Schema.InspectionType, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, InitialExamDate: string | null, RenewalExamDate: string | null, PreferredDates: Array<string>, Note: string | null, ScreeningInfoCreatedAt: string }>, DonationInfo: Array<{ DonationAt: string }> } };

export type SlotRowFragment = { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string };

export type PreferenceSlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferenceSlotsQuery = { getPreference: Array<{ Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string }> };

export type UpdatePreferenceSlotMutationVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type UpdatePreferenceSlotMutation = { updatePreferenceSlot: { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string } };

export type PreviewPreferenceSlotQueryVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type PreviewPreferenceSlotQuery = { previewPreferenceSlot: { Invitations: number, People: Array<{ Id: string, LastName: string | null, FirstName: string | null }> } };

export type AllocationFieldsFragment = { Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: Schema.PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number };

export type MonthAllocationsQueryVariables = Exact<{
  Year: number;
  Month: number;
  nextToken?: string | null | undefined;
}>;


export type MonthAllocationsQuery = { listAllocations: { nextToken: string | null, items: Array<{ Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: Schema.PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type PersonAllocationsQueryVariables = Exact<{
  id: string;
}>;


export type PersonAllocationsQuery = { getAllocationsByUserId: { Allocations: Array<{ Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: Schema.PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number }>, PassedOver: { OutOfTurn: number, Suspended: number, SamePerson: number, EndedToday: number, Paused: number } | null } };

export type AdministratorRowFragment = { Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string };

export type AdministratorListRowFragment = { AwaitsFirstSignIn: boolean | null, HasTotp: boolean | null, HasPasskey: boolean | null, LastSignInAt: string | null, Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string };

export type OwnAdministratorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdministratorQuery = { getAdministrator: { RolesOfBefore: boolean, Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string } | null };

export type AdministratorListQueryVariables = Exact<{
  filter?: Schema.AdministratorProfileFilter | null | undefined;
  sortField?: Schema.AdministratorProfileSortField | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type AdministratorListQuery = { listAdministratorByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ AwaitsFirstSignIn: boolean | null, HasTotp: boolean | null, HasPasskey: boolean | null, LastSignInAt: string | null, Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string }> } };

export type AdministratorNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdministratorNamesQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string }> } };

export type CreateAdministratorMutationVariables = Exact<{
  input: Schema.CreateAdministratorInput;
}>;


export type CreateAdministratorMutation = { createAdministrator: { Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string } };

export type DeleteAdministratorMutationVariables = Exact<{
  input: Schema.DeleteAdministratorInput;
}>;


export type DeleteAdministratorMutation = { deleteAdministrator: { Id: string, Name: string, Email: string, Role: Schema.Role, Roles: Array<Schema.Role>, ProfileCreatedAt: string } };

export type PartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnersQuery = { listPartners: Array<{ Code: string, Name: string, People: number | null }> };

export type PendingAccountRowFragment = { Id: string, Email: string, State: Schema.PendingAccountState, CreatedAt: string | null };

export type PendingAccountsQueryVariables = Exact<{
  email?: string | null | undefined;
  id?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type PendingAccountsQuery = { listPendingAccounts: { nextToken: string | null, items: Array<{ Id: string, Email: string, State: Schema.PendingAccountState, CreatedAt: string | null }> } };

export type BulkJobDetailFragment = { Id: string, Act: Schema.BulkAct, State: Schema.BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: Schema.LetterKind, Subject: string, Text: string } | null };

export type StartBulkMutationVariables = Exact<{
  input: Schema.StartBulkInput;
}>;


export type StartBulkMutation = { startBulk: { Id: string, Act: Schema.BulkAct, State: Schema.BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: Schema.LetterKind, Subject: string, Text: string } | null } };

export type BulkJobQueryVariables = Exact<{
  Id: string;
}>;


export type BulkJobQuery = { getBulkJob: { Id: string, Act: Schema.BulkAct, State: Schema.BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: Schema.LetterKind, Subject: string, Text: string } | null } };

export type BulkJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkJobsQuery = { listBulkJobs: Array<{ Id: string, Act: Schema.BulkAct, State: Schema.BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: Schema.LetterKind, Subject: string, Text: string } | null }> };

export type BulkRowsQueryVariables = Exact<{
  JobId: string;
  State?: Schema.BulkRowState | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type BulkRowsQuery = { listBulkRows: { nextToken: string | null, items: Array<{ UserId: string | null, Line: number | null, State: Schema.BulkRowState, Before: string, After: string, Refusal: Schema.BulkRefusal | null, Problems: Array<string>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type ExamOfDayFragment = { Kind: Schema.PanelKind, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<Schema.ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } };

export type CalendarDaysQueryVariables = Exact<{
  from: string;
  to: string;
  named: boolean;
}>;


export type CalendarDaysQuery = { getCalendar: { Version: number, Bookings?: Array<{ StartAt: string, Person: { Id: string, LastName: string | null, FirstName: string | null } }>, Days: Array<{ Date: string, Holiday: string | null, Capacity: number, Booked: number, ClosedFrom: number | null, ExtraHours: Array<number>, HourCapacity: number | null, Reason: string | null, Exams: number, Hours: Array<{ StartAt: string, Capacity: number, Booked: number }>, ExamDay: { Place: string | null, Time: string | null, Capacity: number } | null }>, Exams: Array<{ Kind: Schema.PanelKind, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<Schema.ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } }>, Wishes: Array<{ Kind: Schema.PanelKind, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<Schema.ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } }> } };

export type OpeningWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningWeekQuery = { getOpening: { Version: number, YearlyClosed: Array<string>, DiffersFromFile: boolean, Hours: Array<{ Day: Schema.OpeningDay, Hour: number, Capacity: number }> } };

export type PreviewOpeningQueryVariables = Exact<{
  input: Schema.PreviewOpeningInput;
}>;


export type PreviewOpeningQuery = { previewOpening: { Version: number, Bookings: Array<{ StartAt: string, How: Schema.AffectedHow, Person: { Id: string, LastName: string | null, FirstName: string | null } }>, Mail: { Subject: string, Text: string } | null } };

export type UpdateOpeningMutationVariables = Exact<{
  input: Schema.UpdateOpeningInput;
}>;


export type UpdateOpeningMutation = { updateOpening: { Version: number } };

export type DayVisitFragment = { Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } };

export type DaySheetFragment = { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> };

export type DaySheetQueryVariables = Exact<{
  day: string;
}>;


export type DaySheetQuery = { getGuidanceDay: { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> } };

export type CheckInMutationVariables = Exact<{
  id: string;
}>;


export type CheckInMutation = { checkInGuidance: { Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type UndoCheckInMutationVariables = Exact<{
  id: string;
}>;


export type UndoCheckInMutation = { undoGuidanceCheckIn: { Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type UndoAttendanceMutationVariables = Exact<{
  id: string;
}>;


export type UndoAttendanceMutation = { undoGuidanceAttendance: { Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type RecordAttendancesMutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendancesInput;
}>;


export type RecordAttendancesMutation = { recordGuidanceAttendances: { Outcomes: Array<{ GuidanceId: string, Recorded: boolean, Message: string | null }>, Sheet: { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<Schema.OfficePointKind>, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null, User: { Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> } } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { getDashboard: { Funnel: Array<{ UserStatus: Schema.UserStatus, Count: number, Reached: number, WentOn: number | null, MedianDays: number | null, LongestDays: number | null }>, EndingNext: Array<{ UserId: string, Date: string }>, Refusals: Array<{ QuestionId: string, Text: string, Count: number | null }> | null } };

export type EndingPeopleQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type EndingPeopleQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean }> } };

export type WorkRowFragment = { Id: string, Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string, Group: Schema.WorkGroup, Title: string | null, Words: string | null, Days: Array<string>, At: string | null, Point: Schema.OfficePointKind | null, MailLabel: string | null, Request: Schema.RightsRequestKind | null, Amount: number | null, AssigneeId: string | null, AssigneeName: string | null, SnoozedUntil: string | null, Outcome: string | null, Version: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type DeskQueryVariables = Exact<{
  filter?: Schema.WorkFilter | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type DeskQuery = { listWork: { nextToken: string | null, items: Array<{ Id: string, Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string, Group: Schema.WorkGroup, Title: string | null, Words: string | null, Days: Array<string>, At: string | null, Point: Schema.OfficePointKind | null, MailLabel: string | null, Request: Schema.RightsRequestKind | null, Amount: number | null, AssigneeId: string | null, AssigneeName: string | null, SnoozedUntil: string | null, Outcome: string | null, Version: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }>, groups: Array<{ Group: Schema.WorkGroup, Count: number }>, totals: { All: number, Mine: number, Nobody: number, Overdue: number, Asleep: number, Kinds: Array<{ Kind: Schema.WorkKind, Count: number }> } } };

export type AssignWorkMutationVariables = Exact<{
  input: Schema.AssignWorkInput;
}>;


export type AssignWorkMutation = { assignWork: { Version: number } };

export type SnoozeWorkMutationVariables = Exact<{
  input: Schema.SnoozeWorkInput;
}>;


export type SnoozeWorkMutation = { snoozeWork: { Version: number } };

export type UpdateWorkItemMutationVariables = Exact<{
  input: Schema.UpdateWorkItemInput;
}>;


export type UpdateWorkItemMutation = { updateWorkItem: { Version: number } };

export type FinishWorkItemMutationVariables = Exact<{
  input: Schema.FinishWorkItemInput;
}>;


export type FinishWorkItemMutation = { finishWorkItem: { Version: number } };

export type ReopenWorkItemMutationVariables = Exact<{
  input: Schema.ReopenWorkItemInput;
}>;


export type ReopenWorkItemMutation = { reopenWorkItem: { Version: number } };

export type LastContactQueryVariables = Exact<{
  id: string;
}>;


export type LastContactQuery = { listConversation: { items: Array<{ Note: { Id: string, AuthorId: string | null, AuthorName: string | null, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null }> } };

export type LetterFieldsFragment = { Id: string, Version: number, Name: string, Kind: Schema.LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string };

export type LettersQueryVariables = Exact<{ [key: string]: never; }>;


export type LettersQuery = { listLetters: Array<{ Id: string, Version: number, Name: string, Kind: Schema.LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string }> };

export type LetterVersionsQueryVariables = Exact<{
  id: string;
}>;


export type LetterVersionsQuery = { listLetterVersions: Array<{ Id: string, Version: number, Name: string, Kind: Schema.LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string }> };

export type PreviewLetterQueryVariables = Exact<{
  input: Schema.PreviewLetterInput;
}>;


export type PreviewLetterQuery = { previewLetter: { Subject: string, Html: string } };

export type SaveLetterMutationVariables = Exact<{
  input: Schema.SaveLetterInput;
}>;


export type SaveLetterMutation = { saveLetter: { Id: string, Version: number, Name: string, Kind: Schema.LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string } };

export type MailTextFieldsFragment = { Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> };

export type MailTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTextsQuery = { listMailTexts: { items: Array<{ Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> }>, Fixed: Array<{ Name: string, Reason: Schema.MailFixedReason }> } };

export type MailTextVersionsQueryVariables = Exact<{
  key: string;
}>;


export type MailTextVersionsQuery = { listMailTextVersions: Array<{ Version: number, Subject: string, Text: string, IsDelivered: boolean, AuthorId: string, CreatedAt: string }> };

export type PreviewMailTextQueryVariables = Exact<{
  input: Schema.PreviewMailTextInput;
}>;


export type PreviewMailTextQuery = { previewMailText: { Subject: string, Html: string } };

export type SaveMailTextMutationVariables = Exact<{
  input: Schema.SaveMailTextInput;
}>;


export type SaveMailTextMutation = { saveMailText: { Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> } };

export type MailRowFragment = { Id: string, Label: string, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: Schema.MailFault | null, Resendable: boolean, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type MailListQueryVariables = Exact<{
  filter?: Schema.MailDeliveryFilter | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type MailListQuery = { listMails: { nextToken: string | null, total: number, items: Array<{ Id: string, Label: string, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: Schema.MailFault | null, Resendable: boolean, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type ReceptionTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceptionTodayQuery = { listReceptionToday: Array<{ DonorId: string, Name: string, ExpiresOn: string | null, Message: string | null, ToSay: string | null }> };

export type SaidConditionFragment = { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> };

export type ReceptionPanelFragment = { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: Schema.UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus } | null };

export type FindDonorQueryVariables = Exact<{
  donorId: string;
}>;


export type FindDonorQuery = { findDonor: { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: Schema.UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus } | null } };

export type FindDonorsQueryVariables = Exact<{
  text: string;
}>;


export type FindDonorsQuery = { findDonors: Array<{ UserId: string, DonorId: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null }> };

export type RecordStatementMutationVariables = Exact<{
  input: Schema.RecordStatementInput;
}>;


export type RecordStatementMutation = { recordStatement: { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: Schema.UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus } | null } };

export type UndoDonationMutationVariables = Exact<{
  id: string;
}>;


export type UndoDonationMutation = { undoDonation: { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: Schema.UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus } | null } };

export type VisitsOfTodayQueryVariables = Exact<{
  from: string;
}>;


export type VisitsOfTodayQuery = { listDonationByIdDonationInfoCreatedAt: { total: number, items: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null } | null }> } };

export type UnitsOfTodayQueryVariables = Exact<{
  from: string;
}>;


export type UnitsOfTodayQuery = { listUnits: { items: Array<{ Id: string, Number: string, DonationId: string, State: Schema.UnitState, HandedOverAt: string | null }> } };

export type SeatFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatFiguresQuery = { getSeatFigures: { Attended: number, Certified: number, WeeksToCertify: Array<number>, PeriodsEnded: number, PeriodsRenewed: number, DonorsByWeeksLeft: Array<number>, PlacesGiven: number, InExam: number, InLine: number, JoinedLine: number, JoinedWeeks: number, Invitations: number, PlacesUsed: number } };

export type RefusalReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusalReasonsQuery = { listCriteria: { items: Array<{ State: Schema.CriteriaState, HospitalRefusals: Array<{ Id: string, Sentence: string, WaitMonths: number | null, WaitWeeks: number | null }> }> } };

export type ConsoleSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSettingsQuery = { getConsoleSettings: Array<{ Key: string, Value: unknown }> };

export type SaveConsoleSettingMutationVariables = Exact<{
  input: Schema.SaveConsoleSettingInput;
}>;


export type SaveConsoleSettingMutation = { saveConsoleSetting: { Key: string, Value: unknown } | null };

export type OfficeViewFragment = { Id: string, List: Schema.SharedList, Name: string, SortField: string, SortDirection: Schema.SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> };

export type OfficeViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeViewsQuery = { listSharedViews: Array<{ Id: string, List: Schema.SharedList, Name: string, SortField: string, SortDirection: Schema.SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> }> };

export type SaveOfficeViewMutationVariables = Exact<{
  input: Schema.SaveSharedViewInput;
}>;


export type SaveOfficeViewMutation = { saveSharedView: { Id: string, List: Schema.SharedList, Name: string, SortField: string, SortDirection: Schema.SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> } };

export type RowCountsQueryVariables = Exact<{
  input: Schema.CountRowsInput;
}>;


export type RowCountsQuery = { countRows: Array<number | null> };

export type RowPersonFragment = { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Roles: Array<Schema.Role> }> } };

export type PeopleNamedQueryVariables = Exact<{
  text: string;
}>;


export type PeopleNamedQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, DonorId: string | null }> } };

export type ActivityListQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  user_id?: string | null | undefined;
  category?: string | null | undefined;
  operation?: string | null | undefined;
  text?: string | null | undefined;
  actor?: string | null | undefined;
  people?: boolean | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ActivityListQuery = { listUserActivity: { count: number, items: Array<{ id: string, time: string, userId: string | null, category: string, operation: string, text: string, reason: string | null, HasChanges: boolean | null, User: { LastName: string | null, FirstName: string | null } | null }> } };

export type StaffNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffNamesQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string }> } };

export type ChangedFieldsFragment = { Field: string, Before: unknown, After: unknown };

export type ValueChangesQueryVariables = Exact<{
  id: string;
  activity: string;
}>;


export type ValueChangesQuery = { listValueChanges: { items: Array<{ Id: string, Record: Schema.ValueRecord, Data: Schema.DataClass, IsErased: boolean, Identity: Array<{ Field: string, Before: unknown, After: unknown }>, Contact: Array<{ Field: string, Before: unknown, After: unknown }> | null, Health: Array<{ Field: string, Before: unknown, After: unknown }> | null, Flora: Array<{ Field: string, Before: unknown, After: unknown }> | null, Money: Array<{ Field: string, Before: unknown, After: unknown }> | null, Material: Array<{ Field: string, Before: unknown, After: unknown }> | null, StaffNotes: Array<{ Field: string, Before: unknown, After: unknown }> | null, Operational: Array<{ Field: string, Before: unknown, After: unknown }> }> } };

export type BreachNumbersFragment = { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: Schema.DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> };

export type PreviewBreachQueryVariables = Exact<{
  choice: Schema.BreachChoiceInput;
}>;


export type PreviewBreachQuery = { previewBreach: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: Schema.DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> } };

export type BreachFieldsFragment = { AccountId: string | null, AccountName: string | null, Session: string | null, Network: string | null, From: string, To: string, KnownOn: string, Malicious: boolean, MustReport: boolean, Counted: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: Schema.DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> }, Notices: Array<{ Kind: Schema.BreachNoticeKind, DueOn: string | null, Text: string, ReportedOn: string | null }> };

export type BreachOfCaseQueryVariables = Exact<{
  id: string;
}>;


export type BreachOfCaseQuery = { getCase: { Id: string, Version: number, Breach: { AccountId: string | null, AccountName: string | null, Session: string | null, Network: string | null, From: string, To: string, KnownOn: string, Malicious: boolean, MustReport: boolean, Counted: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: Schema.DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> }, Notices: Array<{ Kind: Schema.BreachNoticeKind, DueOn: string | null, Text: string, ReportedOn: string | null }> } | null } };

export type CaseRowFragment = { Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, DaysOpen: number | null, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null };

export type RequestFieldsFragment = { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null };

export type CaseFieldsFragment = { Words: string | null, Answer: string | null, AnsweredAt: string | null, Version: number, Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, DaysOpen: number | null, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, Marks: Array<{ Mark: Schema.UnusualMark, Reads: number, From: string | null, People: number | null, Habit: number | null }> | null, Reads: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<Schema.UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> }> | null, Steps: Array<{ Id: string, Kind: Schema.CaseStepKind, Time: string, ByPerson: boolean, ActorName: string | null, Text: string | null }> | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null };

export type ReadOfCaseFragment = { Id: string, Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<Schema.UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> };

export type CaseListQueryVariables = Exact<{
  filter?: Schema.CaseFilter | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CaseListQuery = { listCases: { nextToken: string | null, total: number, items: Array<{ Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, DaysOpen: number | null, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null }> } };

export type CasePageQueryVariables = Exact<{
  id: string;
}>;


export type CasePageQuery = { getCase: { Words: string | null, Answer: string | null, AnsweredAt: string | null, Version: number, Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, DaysOpen: number | null, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, Marks: Array<{ Mark: Schema.UnusualMark, Reads: number, From: string | null, People: number | null, Habit: number | null }> | null, Reads: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<Schema.UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> }> | null, Steps: Array<{ Id: string, Kind: Schema.CaseStepKind, Time: string, ByPerson: boolean, ActorName: string | null, Text: string | null }> | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Request: { Kind: Schema.RightsRequestKind, OnPaper: boolean, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround>, WithdrawnOn: string | null } | null } };

export type StaffReadRowFragment = { Id: string, Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> };

export type StaffReadListQueryVariables = Exact<{
  UserId?: string | null | undefined;
  Classes?: Array<Schema.DataClass> | Schema.DataClass | null | undefined;
  filter?: Schema.StaffReadFilter | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type StaffReadListQuery = { listStaffReads: { nextToken: string | null, total: number, items: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> }> } };

export type SealedTreesQueryVariables = Exact<{ [key: string]: never; }>;


export type SealedTreesQuery = { listSealedTrees: Array<{ Name: Schema.SealedChain, Size: number, Waiting: number, Verdict: Schema.SealVerdict, Keys: Array<string>, Head: { Size: number | null, SignedAt: string | null, Note: string, Name: string } | null }> };

export type SecurityEventListQueryVariables = Exact<{
  filter?: Schema.SecurityEventFilter | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type SecurityEventListQuery = { listSecurityEvents: { nextToken: string | null, total: number, items: Array<{ Id: string, Time: string, LastTime: string, Kind: Schema.SecurityEventKind, Count: number, Network: string, AccountId: string | null, RequestId: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type DeskCountQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskCountQuery = { countWork: { All: number } };

export type FoundPersonFragment = { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean };

export type GoToQueryVariables = Exact<{
  text: string;
  donorNumber: string;
  mayBeNumber: boolean;
  isAddress: boolean;
  match?: Schema.UserProfileFilter | null | undefined;
  isMatch: boolean;
  sampleIds?: Array<string> | string | null | undefined;
  mayBeLabel: boolean;
}>;


export type GoToQuery = { accounts?: { items: Array<{ Id: string, Email: string }> }, donors?: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, people: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, matched?: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, samples?: { items: Array<{ Id: string, SampleId: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: Schema.UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean } | null }> } };

export type GoToUnitQueryVariables = Exact<{
  number: string;
}>;


export type GoToUnitQuery = { listUnits: { items: Array<{ Id: string, Number: string }> } };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { getAdministrator: { Id: string, Name: string, Email: string, Roles: Array<Schema.Role>, TotpRequired: boolean | null } | null, listOwnAccountEvents: Array<{ Id: string, Time: string, Kind: Schema.SecurityEventKind, Count: number, Network: string }> };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { listOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> | null };

export type EndOwnSessionsMutationVariables = Exact<{
  input: Schema.EndOwnSessionsInput;
}>;


export type EndOwnSessionsMutation = { endOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> };

export type OpenSessionFragment = { Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean };

export type SaveDeviceLockMutationVariables = Exact<{
  input: Schema.SaveDeviceLockInput;
}>;


export type SaveDeviceLockMutation = { saveDeviceLock: { Share: string } };

export type EditedProfileFragment = { LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Schema.Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Schema.Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null, Caution?: string | null, UpdateRequired: boolean, SuspensionStatus2: boolean };

export type DecideAnswerCorrectionMutationVariables = Exact<{
  input: Schema.DecideAnswerCorrectionInput;
}>;


export type DecideAnswerCorrectionMutation = { decideAnswerCorrection: { Id: string } };

export type ProposeCorrectionMutationVariables = Exact<{
  input: Schema.ProposeCorrectionInput;
}>;


export type ProposeCorrectionMutation = { proposeCorrection: { Id: string } };

export type ConfirmCorrectionMutationVariables = Exact<{
  input: Schema.ConfirmCorrectionInput;
}>;


export type ConfirmCorrectionMutation = { confirmCorrection: { Id: string } };

export type RefuseCorrectionMutationVariables = Exact<{
  input: Schema.RefuseCorrectionInput;
}>;


export type RefuseCorrectionMutation = { refuseCorrection: { Id: string } };

export type WithdrawCorrectionMutationVariables = Exact<{
  input: Schema.WithdrawCorrectionInput;
}>;


export type WithdrawCorrectionMutation = { withdrawCorrection: { Id: string } };

export type CreateCriteriaDraftMutationVariables = Exact<{
  input: Schema.CreateCriteriaDraftInput;
}>;


export type CreateCriteriaDraftMutation = { createCriteriaDraft: { Id: string } };

export type DeleteCriteriaDraftMutationVariables = Exact<{
  input: Schema.DeleteCriteriaDraftInput;
}>;


export type DeleteCriteriaDraftMutation = { deleteCriteriaDraft: { success: boolean } };

export type SubmitCriteriaMutationVariables = Exact<{
  input: Schema.CriteriaIdInput;
}>;


export type SubmitCriteriaMutation = { submitCriteria: { Id: string } };

export type RejectCriteriaMutationVariables = Exact<{
  input: Schema.RejectCriteriaInput;
}>;


export type RejectCriteriaMutation = { rejectCriteria: { Id: string } };

export type LiftDonationPauseMutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type LiftDonationPauseMutation = { liftDonationPause: { Id: string } };

export type RecordConditionReportMutationVariables = Exact<{
  input: Schema.RecordConditionReportInput;
}>;


export type RecordConditionReportMutation = { recordConditionReport: { success: boolean } };

export type RecordDonationMutationVariables = Exact<{
  input: Schema.RecordDonationInput;
}>;


export type RecordDonationMutation = { recordDonation: { Id: string } };

export type CorrectDonationMutationVariables = Exact<{
  input: Schema.CorrectDonationInput;
}>;


export type CorrectDonationMutation = { correctDonation: { Id: string } };

export type RecordIntestinalFloraTestMutationVariables = Exact<{
  input: Schema.RecordIntestinalFloraTestInput;
}>;


export type RecordIntestinalFloraTestMutation = { recordIntestinalFloraTest: { Id: string } };

export type ConfirmGiftMutationVariables = Exact<{
  input: Schema.ConfirmGiftInput;
}>;


export type ConfirmGiftMutation = { confirmGift: { Id: string } };

export type ReportLostGiftMutationVariables = Exact<{
  input: Schema.ReportLostGiftInput;
}>;


export type ReportLostGiftMutation = { reportLostGift: { Id: string } };

export type WithdrawConsentByAdminMutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type WithdrawConsentByAdminMutation = { withdrawConsentByAdmin: { success: boolean } };

export type RecordConsentMutationVariables = Exact<{
  input: Schema.RecordConsentInput;
}>;


export type RecordConsentMutation = { recordConsent: { Id: string } };

export type RecordSignatureMutationVariables = Exact<{
  input: Schema.RecordSignatureInput;
}>;


export type RecordSignatureMutation = { recordSignature: { Id: string } };

export type RecordGuidanceAttendanceMutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendanceInput;
}>;


export type RecordGuidanceAttendanceMutation = { recordGuidanceAttendance: { Id: string } };

export type ReserveGuidanceByAdminMutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type ReserveGuidanceByAdminMutation = { reserveGuidanceByAdmin: { Id: string } };

export type UpdateGuidanceByAdminMutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type UpdateGuidanceByAdminMutation = { updateGuidanceByAdmin: { Id: string } };

export type DeleteGuidanceByAdminMutationVariables = Exact<{
  input: Schema.GuidanceByAdminInput;
}>;


export type DeleteGuidanceByAdminMutation = { deleteGuidanceByAdmin: { Id: string } };

export type WithdrawUseByAdminMutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type WithdrawUseByAdminMutation = { withdrawUseByAdmin: { success: boolean } };

export type OpenHoldMutationVariables = Exact<{
  input: Schema.OpenHoldInput;
}>;


export type OpenHoldMutation = { openHold: { Id: string } };

export type DecideHoldMutationVariables = Exact<{
  input: Schema.DecideHoldInput;
}>;


export type DecideHoldMutation = { decideHold: { Id: string } };

export type DeleteUserMutationVariables = Exact<{
  input: Schema.DeleteUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { Id: string } };

export type ConfirmTestPanelMutationVariables = Exact<{
  input: Schema.ConfirmTestPanelInput;
}>;


export type ConfirmTestPanelMutation = { confirmTestPanel: { Id: string } };

export type ReleaseTestPanelMutationVariables = Exact<{
  input: Schema.ReleaseTestPanelInput;
}>;


export type ReleaseTestPanelMutation = { releaseTestPanel: { Id: string } };

export type CloseOfficePointMutationVariables = Exact<{
  input: Schema.CloseOfficePointInput;
}>;


export type CloseOfficePointMutation = { closeOfficePoint: { success: boolean } };

export type AskForTestMutationVariables = Exact<{
  input: Schema.AskForTestInput;
}>;


export type AskForTestMutation = { askForTest: { Id: string } };

export type ScheduleAskedTestMutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type ScheduleAskedTestMutation = { scheduleAskedTest: { Id: string } };

export type EndAskedTestMutationVariables = Exact<{
  input: Schema.AskForTestInput;
}>;


export type EndAskedTestMutation = { endAskedTest: { Id: string } };

export type ScheduleExamMutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type ScheduleExamMutation = { scheduleExam: { Id: string } };

export type RecordHealthCheckMutationVariables = Exact<{
  input: Schema.RecordHealthCheckInput;
}>;


export type RecordHealthCheckMutation = { recordHealthCheck: { Id: string } };

export type ReopenOnlineCheckMutationVariables = Exact<{
  input: Schema.WithReasonInput;
  Questions?: Array<string> | string | null | undefined;
}>;


export type ReopenOnlineCheckMutation = { reopenOnlineCheck: { Id: string } };

export type CorrectUnitMutationVariables = Exact<{
  input: Schema.CorrectUnitInput;
}>;


export type CorrectUnitMutation = { correctUnit: { Id: string } };

export type HandOverUnitsMutationVariables = Exact<{
  input: Schema.HandOverUnitsInput;
}>;


export type HandOverUnitsMutation = { handOverUnits: Array<{ Id: string }> };

export type ReleaseUnitsMutationVariables = Exact<{
  input: Schema.ReleaseUnitsInput;
}>;


export type ReleaseUnitsMutation = { releaseUnits: Array<{ Id: string }> };

export type DiscardUnitsMutationVariables = Exact<{
  input: Schema.DiscardUnitsInput;
}>;


export type DiscardUnitsMutation = { discardUnits: Array<{ Id: string }> };

export type CreateLogoutActivityMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateLogoutActivityMutation = { createLogoutActivity: { success: boolean } };

export type InviteOutOfTurnMutationVariables = Exact<{
  input: Schema.InviteOutOfTurnInput;
}>;


export type InviteOutOfTurnMutation = { inviteOutOfTurn: { Id: string } };

export type UpdateAdministratorMutationVariables = Exact<{
  input: Schema.UpdateAdministratorInput;
}>;


export type UpdateAdministratorMutation = { updateAdministrator: { Id: string } };

export type UpdateAdministratorEmailMutationVariables = Exact<{
  input: Schema.UpdateAdministratorEmailInput;
}>;


export type UpdateAdministratorEmailMutation = { updateAdministratorEmail: { Id: string } };

export type EndAdministratorSessionsMutationVariables = Exact<{
  input: Schema.EndAdministratorSessionsInput;
}>;


export type EndAdministratorSessionsMutation = { endAdministratorSessions: { Id: string } };

export type ResetAdministratorTotpMutationVariables = Exact<{
  input: Schema.ResetAdministratorTotpInput;
}>;


export type ResetAdministratorTotpMutation = { resetAdministratorTotp: { Id: string } };

export type ResendTemporaryPasswordMutationVariables = Exact<{
  input: Schema.ResendTemporaryPasswordInput;
}>;


export type ResendTemporaryPasswordMutation = { resendTemporaryPassword: { Id: string } };

export type UpdateUserEmailByAdminMutationVariables = Exact<{
  input: Schema.UpdateUserEmailByAdminInput;
}>;


export type UpdateUserEmailByAdminMutation = { updateUserEmailByAdmin: { Id: string } };

export type StopUserMutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type StopUserMutation = { stopUser: { Id: string } };

export type SendPendingAccountCodeMutationVariables = Exact<{
  input: Schema.PendingAccountInput;
}>;


export type SendPendingAccountCodeMutation = { sendPendingAccountCode: { Id: string } };

export type StopPendingAccountMutationVariables = Exact<{
  input: Schema.StopPendingAccountInput;
}>;


export type StopPendingAccountMutation = { stopPendingAccount: { Id: string } };

export type DeletePendingAccountMutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type DeletePendingAccountMutation = { deletePendingAccount: { success: boolean } };

export type DecideSamePersonMutationVariables = Exact<{
  input: Schema.DecideSamePersonInput;
}>;


export type DecideSamePersonMutation = { decideSamePerson: { success: boolean } };

export type PreviewBulkMutationVariables = Exact<{
  input: Schema.PreviewBulkInput;
}>;


export type PreviewBulkMutation = { previewBulk: { Id: string } };

export type PreviewBulkFileMutationVariables = Exact<{
  input: Schema.PreviewBulkFileInput;
}>;


export type PreviewBulkFileMutation = { previewBulkFile: { Id: string } };

export type UndoBulkMutationVariables = Exact<{
  input: Schema.UndoBulkInput;
}>;


export type UndoBulkMutation = { undoBulk: { Id: string } };

export type UpdateExamDaysMutationVariables = Exact<{
  input: Schema.UpdateExamDaysInput;
}>;


export type UpdateExamDaysMutation = { updateExamDays: { success: boolean } };

export type CreatePersonNoteMutationVariables = Exact<{
  input: Schema.CreatePersonNoteInput;
}>;


export type CreatePersonNoteMutation = { createPersonNote: { Id: string } };

export type UpdatePersonNoteMutationVariables = Exact<{
  input: Schema.UpdatePersonNoteInput;
}>;


export type UpdatePersonNoteMutation = { updatePersonNote: { Id: string } };

export type DeletePersonNoteMutationVariables = Exact<{
  input: Schema.DeletePersonNoteInput;
}>;


export type DeletePersonNoteMutation = { deletePersonNote: { Id: string } };

export type ResendMailMutationVariables = Exact<{
  input: Schema.ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { Id: string } };

export type SendTrialMailTextMutationVariables = Exact<{
  input: Schema.SendTrialMailTextInput;
}>;


export type SendTrialMailTextMutation = { sendTrialMailText: { success: boolean } };

export type SendTrialLetterMutationVariables = Exact<{
  input: Schema.SendTrialLetterInput;
}>;


export type SendTrialLetterMutation = { sendTrialLetter: { success: boolean } };

export type SendLetterMutationVariables = Exact<{
  input: Schema.SendLetterInput;
}>;


export type SendLetterMutation = { sendLetter: { Id: string } };

export type TakeBackLetterMutationVariables = Exact<{
  input: Schema.TakeBackLetterInput;
}>;


export type TakeBackLetterMutation = { takeBackLetter: { success: boolean } };

export type DeleteSharedViewMutationVariables = Exact<{
  input: Schema.DeleteSharedViewInput;
}>;


export type DeleteSharedViewMutation = { deleteSharedView: { success: boolean } };

export type CreateWorkItemMutationVariables = Exact<{
  input: Schema.CreateWorkItemInput;
}>;


export type CreateWorkItemMutation = { createWorkItem: { Id: string } };

export type OpenBreachMutationVariables = Exact<{
  input: Schema.OpenBreachInput;
}>;


export type OpenBreachMutation = { openBreach: { Id: string } };

export type RecountBreachMutationVariables = Exact<{
  input: Schema.HeldCaseInput;
}>;


export type RecountBreachMutation = { recountBreach: { Id: string } };

export type SaveBreachNoticeMutationVariables = Exact<{
  input: Schema.BreachNoticeInput;
}>;


export type SaveBreachNoticeMutation = { saveBreachNotice: { Id: string } };

export type ReportBreachNoticeMutationVariables = Exact<{
  input: Schema.BreachReportInput;
}>;


export type ReportBreachNoticeMutation = { reportBreachNotice: { Id: string } };

export type CreateCaseMutationVariables = Exact<{
  input: Schema.CreateCaseInput;
}>;


export type CreateCaseMutation = { createCase: { Id: string } };

export type TakeCaseMutationVariables = Exact<{
  input: Schema.TakeCaseInput;
}>;


export type TakeCaseMutation = { takeCase: { Id: string } };

export type NoteCaseMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type NoteCaseMutation = { noteCase: { Id: string } };

export type AnswerCaseMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type AnswerCaseMutation = { answerCase: { Id: string } };

export type CloseCaseMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type CloseCaseMutation = { closeCase: { Id: string } };

export type ReopenCaseMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type ReopenCaseMutation = { reopenCase: { Id: string } };

export type CheckRightsRequestMutationVariables = Exact<{
  input: Schema.CheckRightsRequestInput;
}>;


export type CheckRightsRequestMutation = { checkRightsRequest: { Id: string } };

export type AnswerRightsRequestMutationVariables = Exact<{
  input: Schema.AnswerRightsRequestInput;
}>;


export type AnswerRightsRequestMutation = { answerRightsRequest: { Id: string } };

export type UndoChangeMutationVariables = Exact<{
  input: Schema.UndoChangeInput;
}>;


export type UndoChangeMutation = { undoChange: { success: boolean } };

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
export const AnswersJudgedFieldsFragmentDoc = new TypedDocumentString(`
    fragment AnswersJudgedFields on AnswersJudged {
  Result
  NextDate
  Reasons
}
    `, {"fragmentName":"AnswersJudgedFields"}) as unknown as TypedDocumentString<AnswersJudgedFieldsFragment, unknown>;
export const AnswerCorrectionFieldsFragmentDoc = new TypedDocumentString(`
    fragment AnswerCorrectionFields on AnswerCorrection {
  Id
  ScreeningId
  State
  Effect
  Version
  DueOn
  AnsweredAt
  Answers {
    QuestionId
    Question
    Before
    After
  }
  Before {
    ...AnswersJudgedFields
  }
  After {
    ...AnswersJudgedFields
  }
  Reason
  Words
  DecidedByName
  DecidedAt
  CreatedAt
}
    fragment AnswersJudgedFields on AnswersJudged {
  Result
  NextDate
  Reasons
}`, {"fragmentName":"AnswerCorrectionFields"}) as unknown as TypedDocumentString<AnswerCorrectionFieldsFragment, unknown>;
export const CorrectionFieldsFragmentDoc = new TypedDocumentString(`
    fragment CorrectionFields on Correction {
  Id
  Kind
  State
  Cause
  Explanation
  TakesBack
  ProposedBy
  ProposedByName
  DecidedByName
  DecidedAt
  Words
  Stale
  CreatedAt
  Changes {
    Label
    Before
    After
  }
}
    `, {"fragmentName":"CorrectionFields"}) as unknown as TypedDocumentString<CorrectionFieldsFragment, unknown>;
export const ConsequenceFieldsFragmentDoc = new TypedDocumentString(`
    fragment ConsequenceFields on CorrectionConsequences {
  Outcome
  Lines
  Fingerprint
  Donations {
    Id
    DonationAt
  }
  Changes {
    Label
    Before
    After
  }
}
    `, {"fragmentName":"ConsequenceFields"}) as unknown as TypedDocumentString<ConsequenceFieldsFragment, unknown>;
export const CriteriaRowFragmentDoc = new TypedDocumentString(`
    fragment CriteriaRow on Criteria {
  Id
  Number
  State
  Origin
  BasedOn
  Questionnaire
  Sha256
  Note
  AuthorId
  AuthorName
  EditorIds
  Changed
  SubmittedAt
  ApproverId
  ApproverName
  ApprovedAt
  EffectiveFrom
  Rejection
  RejectedByName
  RejectedAt
  PushReason
  PausedDonors
  InForceAt
  RetiredAt
  Version
  CreatedAt
  UpdatedAt
}
    `, {"fragmentName":"CriteriaRow"}) as unknown as TypedDocumentString<CriteriaRowFragment, unknown>;
export const ImpactNumbersFragmentDoc = new TypedDocumentString(`
    fragment ImpactNumbers on CriteriaImpact {
  Sha256
  CountedAt
  People
  Unchanged
  DonorsLost
  Groups {
    Before
    After
    Standing
    People
    DaysLeast
    DaysMost
  }
  Rules {
    RuleId
    People
  }
}
    `, {"fragmentName":"ImpactNumbers"}) as unknown as TypedDocumentString<ImpactNumbersFragment, unknown>;
export const CriteriaWholeFragmentDoc = new TypedDocumentString(`
    fragment CriteriaWhole on Criteria {
  ...CriteriaRow
  Content
  Impact {
    ...ImpactNumbers
  }
  ApprovedImpact {
    ...ImpactNumbers
  }
}
    fragment CriteriaRow on Criteria {
  Id
  Number
  State
  Origin
  BasedOn
  Questionnaire
  Sha256
  Note
  AuthorId
  AuthorName
  EditorIds
  Changed
  SubmittedAt
  ApproverId
  ApproverName
  ApprovedAt
  EffectiveFrom
  Rejection
  RejectedByName
  RejectedAt
  PushReason
  PausedDonors
  InForceAt
  RetiredAt
  Version
  CreatedAt
  UpdatedAt
}
fragment ImpactNumbers on CriteriaImpact {
  Sha256
  CountedAt
  People
  Unchanged
  DonorsLost
  Groups {
    Before
    After
    Standing
    People
    DaysLeast
    DaysMost
  }
  Rules {
    RuleId
    People
  }
}`, {"fragmentName":"CriteriaWhole"}) as unknown as TypedDocumentString<CriteriaWholeFragment, unknown>;
export const RowPersonFragmentDoc = new TypedDocumentString(`
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
    `, {"fragmentName":"RowPerson"}) as unknown as TypedDocumentString<RowPersonFragment, unknown>;
export const DonationRowFragmentDoc = new TypedDocumentString(`
    fragment DonationRow on DonationInfo {
  Id
  UserId
  DonationAt
  StoolReceiptStatus
  RewardStage
  DonationInfoCreatedAt
  User {
    ...RowPerson
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"DonationRow"}) as unknown as TypedDocumentString<DonationRowFragment, unknown>;
export const FloraTestRowFragmentDoc = new TypedDocumentString(`
    fragment FloraTestRow on InspectionDetail {
  Id
  UserId
  Status
  SampleId
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
  DiversityScoreScaled
  Enterotype
  User {
    ...RowPerson
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"FloraTestRow"}) as unknown as TypedDocumentString<FloraTestRowFragment, unknown>;
export const GiftStockPartsFragmentDoc = new TypedDocumentString(`
    fragment GiftStockParts on GiftStock {
  Amounts {
    AmountYen
    Count
    ValidUntil
  }
  Lost {
    ImportedAt
    Line
    AmountYen
    Loss
    LostAt
    Replaced
  }
  Balances {
    Id
    ImportedAt
    ImportedBy
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
    Explanation
    ExplainedAt
    ExplainedBy
    MayExplain
  }
  Counts {
    Day
    CountedAt
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
  }
}
    `, {"fragmentName":"GiftStockParts"}) as unknown as TypedDocumentString<GiftStockPartsFragment, unknown>;
export const ToldGiftCodesFragmentDoc = new TypedDocumentString(`
    fragment ToldGiftCodes on HandedOutGift {
  Codes {
    Code
    AmountYen
    ValidUntil
  }
}
    `, {"fragmentName":"ToldGiftCodes"}) as unknown as TypedDocumentString<ToldGiftCodesFragment, unknown>;
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
  ScheduledExamTime
  SentOnlineCheckReminder
  ExamRequestedAt
  PreferredDates
  Note
  ExamStage
  ExamResult
  ExamDay
  ScreeningInfoCreatedAt
}
    `, {"fragmentName":"ScreeningRow"}) as unknown as TypedDocumentString<ScreeningRowFragment, unknown>;
export const UnitRowFragmentDoc = new TypedDocumentString(`
    fragment UnitRow on Unit {
  Id
  Number
  State
  ReceivedAt
  WeightGrams
  BristolType
  Accepted
  RejectionReason
  HandedOverAt
  HandedOverTo
  HandOverBatch
  HoldChangedAt
  User {
    ...RowPerson
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"UnitRow"}) as unknown as TypedDocumentString<UnitRowFragment, unknown>;
export const UnitLabelFragmentDoc = new TypedDocumentString(`
    fragment UnitLabel on Unit {
  Id
  Number
  ReceivedAt
  WeightGrams
  BristolType
  State
}
    `, {"fragmentName":"UnitLabel"}) as unknown as TypedDocumentString<UnitLabelFragment, unknown>;
export const SamePersonFragmentDoc = new TypedDocumentString(`
    fragment SamePerson on UserProfile {
  Id
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  Gender
  Birthday
  Tel
  Email
  ZipCode
  Pref
  City
  Address
  Building
  ProfileCreatedAt
}
    `, {"fragmentName":"SamePerson"}) as unknown as TypedDocumentString<SamePersonFragment, unknown>;
export const PersonNoteFieldsFragmentDoc = new TypedDocumentString(`
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
  AuthorName
  Kind
  Result
  Text
  TouchesHealth
  AgainOn
  Version
  Earlier {
    Version
    Kind
    Result
    Text
    AgainOn
    CreatedAt
  }
  DeletedAt
  CreatedAt
  UpdatedAt
}
    `, {"fragmentName":"PersonNoteFields"}) as unknown as TypedDocumentString<PersonNoteFieldsFragment, unknown>;
export const ConversationPageFragmentDoc = new TypedDocumentString(`
    fragment ConversationPage on ConversationList {
  items {
    Id
    Time
    Category
    Operation
    Text
    ActorName
    Reason
    HasChanges
    Note {
      ...PersonNoteFields
    }
    Mail {
      Id
      Label
    }
    Wish {
      Days
      Note
    }
  }
  nextToken
}
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
  AuthorName
  Kind
  Result
  Text
  TouchesHealth
  AgainOn
  Version
  Earlier {
    Version
    Kind
    Result
    Text
    AgainOn
    CreatedAt
  }
  DeletedAt
  CreatedAt
  UpdatedAt
}`, {"fragmentName":"ConversationPage"}) as unknown as TypedDocumentString<ConversationPageFragment, unknown>;
export const UserRowFragmentDoc = new TypedDocumentString(`
    fragment UserRow on UserProfile {
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
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdatedSuspensionStatus1ToTrueAt
  SuspendedUntil
  UpdateRequired
  HasCaution
  Resting @include(if: $opened)
  RestingUntil @include(if: $opened)
  NextDate
  NextDateKind
  RetryState @include(if: $opened)
  RetryFrom @include(if: $opened)
  WaitingSince
  WaitingPosition
  WaitingPausedUntil
  ExpectedInvitation {
    From
    To
  }
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult @include(if: $opened)
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
}
    `, {"fragmentName":"UserRow"}) as unknown as TypedDocumentString<UserRowFragment, unknown>;
export const SlotRowFragmentDoc = new TypedDocumentString(`
    fragment SlotRow on PreferenceSlot {
  Id
  Year
  Month
  AvailableSlots
  AdditionalAvailableSlots
  GivenGuidanceCount
  Version
  UpdatedAt
}
    `, {"fragmentName":"SlotRow"}) as unknown as TypedDocumentString<SlotRowFragment, unknown>;
export const AllocationFieldsFragmentDoc = new TypedDocumentString(`
    fragment AllocationFields on Allocation {
  Id
  InvitedAt
  Year
  Month
  PlaceKind
  Place
  Places
  PassedOn
  OutOfTurn
  ActorId
  Reason
  Position
  AheadSuspended
  AheadEndedToday
  AheadPaused
}
    `, {"fragmentName":"AllocationFields"}) as unknown as TypedDocumentString<AllocationFieldsFragment, unknown>;
export const AdministratorRowFragmentDoc = new TypedDocumentString(`
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  Roles
  ProfileCreatedAt
}
    `, {"fragmentName":"AdministratorRow"}) as unknown as TypedDocumentString<AdministratorRowFragment, unknown>;
export const AdministratorListRowFragmentDoc = new TypedDocumentString(`
    fragment AdministratorListRow on AdministratorProfile {
  ...AdministratorRow
  AwaitsFirstSignIn
  HasTotp
  HasPasskey
  LastSignInAt
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  Roles
  ProfileCreatedAt
}`, {"fragmentName":"AdministratorListRow"}) as unknown as TypedDocumentString<AdministratorListRowFragment, unknown>;
export const PendingAccountRowFragmentDoc = new TypedDocumentString(`
    fragment PendingAccountRow on PendingAccount {
  Id
  Email
  State
  CreatedAt
}
    `, {"fragmentName":"PendingAccountRow"}) as unknown as TypedDocumentString<PendingAccountRowFragment, unknown>;
export const BulkJobDetailFragmentDoc = new TypedDocumentString(`
    fragment BulkJobDetail on BulkJob {
  Id
  Act
  State
  Undoes
  Fingerprint
  Pending
  Done
  Refused
  Refusals {
    Refusal
    Count
  }
  Letter {
    Name
    Version
    Kind
    Subject
    Text
  }
  StartedAt
}
    `, {"fragmentName":"BulkJobDetail"}) as unknown as TypedDocumentString<BulkJobDetailFragment, unknown>;
export const ExamOfDayFragmentDoc = new TypedDocumentString(`
    fragment ExamOfDay on CalendarExam {
  Person {
    Id
    LastName
    FirstName
    DonorExpirationDate
  }
  Kind
  Date
  Time
  PreferredDates
  Conflicts
}
    `, {"fragmentName":"ExamOfDay"}) as unknown as TypedDocumentString<ExamOfDayFragment, unknown>;
export const DayVisitFragmentDoc = new TypedDocumentString(`
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"DayVisit"}) as unknown as TypedDocumentString<DayVisitFragment, unknown>;
export const DaySheetFragmentDoc = new TypedDocumentString(`
    fragment DaySheet on GuidanceDay {
  Day
  PreviousDay
  NextDay
  Sessions {
    StartAt
    Capacity
    Visits {
      ...DayVisit
    }
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"DaySheet"}) as unknown as TypedDocumentString<DaySheetFragment, unknown>;
export const WorkRowFragmentDoc = new TypedDocumentString(`
    fragment WorkRow on Work {
  Id
  Kind
  SubjectId
  UserId
  User {
    ...RowPerson
  }
  Due
  Group
  Title
  Words
  Days
  At
  Point
  MailLabel
  Request
  Amount
  AssigneeId
  AssigneeName
  SnoozedUntil
  Outcome
  Version
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"WorkRow"}) as unknown as TypedDocumentString<WorkRowFragment, unknown>;
export const LetterFieldsFragmentDoc = new TypedDocumentString(`
    fragment LetterFields on Letter {
  Id
  Version
  Name
  Kind
  Subject
  Text
  AuthorId
  CreatedAt
}
    `, {"fragmentName":"LetterFields"}) as unknown as TypedDocumentString<LetterFieldsFragment, unknown>;
export const MailTextFieldsFragmentDoc = new TypedDocumentString(`
    fragment MailTextFields on MailText {
  Key
  Name
  When
  Version
  Subject
  Text
  IsDelivered
  DeliveredSubject
  DeliveredText
  Variables {
    Name
    Says
    IsRequired
    IsLine
  }
  CreatedAt
}
    `, {"fragmentName":"MailTextFields"}) as unknown as TypedDocumentString<MailTextFieldsFragment, unknown>;
export const MailRowFragmentDoc = new TypedDocumentString(`
    fragment MailRow on MailDelivery {
  Id
  User {
    ...RowPerson
  }
  Label
  State
  Attempts
  SentAt
  LastError
  Fault
  Resendable
  CreatedAt
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"MailRow"}) as unknown as TypedDocumentString<MailRowFragment, unknown>;
export const SaidConditionFragmentDoc = new TypedDocumentString(`
    fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
    `, {"fragmentName":"SaidCondition"}) as unknown as TypedDocumentString<SaidConditionFragment, unknown>;
export const ReceptionPanelFragmentDoc = new TypedDocumentString(`
    fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  StatementGiven
  StatementRequired
  Statement {
    ...SaidCondition
  }
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    Birthday
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
    fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}`, {"fragmentName":"ReceptionPanel"}) as unknown as TypedDocumentString<ReceptionPanelFragment, unknown>;
export const OfficeViewFragmentDoc = new TypedDocumentString(`
    fragment OfficeView on SharedView {
  Id
  List
  Name
  Conditions {
    Values
  }
  SortField
  SortDirection
  Columns
  Density
  MakerId
  Version
}
    `, {"fragmentName":"OfficeView"}) as unknown as TypedDocumentString<OfficeViewFragment, unknown>;
export const ChangedFieldsFragmentDoc = new TypedDocumentString(`
    fragment ChangedFields on FieldChange {
  Field
  Before
  After
}
    `, {"fragmentName":"ChangedFields"}) as unknown as TypedDocumentString<ChangedFieldsFragment, unknown>;
export const BreachNumbersFragmentDoc = new TypedDocumentString(`
    fragment BreachNumbers on BreachCount {
  People
  Reads
  Files
  SignIns
  FirstAt
  LastAt
  Classes {
    Class
    People
  }
  Sessions {
    Session
    ActorName
    Network
    FirstAt
    LastAt
    Reads
  }
}
    `, {"fragmentName":"BreachNumbers"}) as unknown as TypedDocumentString<BreachNumbersFragment, unknown>;
export const BreachFieldsFragmentDoc = new TypedDocumentString(`
    fragment BreachFields on Breach {
  AccountId
  AccountName
  Session
  Network
  From
  To
  KnownOn
  Malicious
  MustReport
  Counted {
    ...BreachNumbers
  }
  Notices {
    Kind
    DueOn
    Text
    ReportedOn
  }
}
    fragment BreachNumbers on BreachCount {
  People
  Reads
  Files
  SignIns
  FirstAt
  LastAt
  Classes {
    Class
    People
  }
  Sessions {
    Session
    ActorName
    Network
    FirstAt
    LastAt
    Reads
  }
}`, {"fragmentName":"BreachFields"}) as unknown as TypedDocumentString<BreachFieldsFragment, unknown>;
export const RequestFieldsFragmentDoc = new TypedDocumentString(`
    fragment RequestFields on RightsRequest {
  Kind
  OnPaper
  IdentityOn
  IdentityDocument
  FeeYen
  FeePaidOn
  Outcome
  Grounds
  WithdrawnOn
}
    `, {"fragmentName":"RequestFields"}) as unknown as TypedDocumentString<RequestFieldsFragment, unknown>;
export const CaseRowFragmentDoc = new TypedDocumentString(`
    fragment CaseRow on Case {
  Id
  Kind
  State
  User {
    ...RowPerson
  }
  ActorId
  ActorName
  DueOn
  DaysOpen
  AssigneeId
  AssigneeName
  CreatedAt
  Request {
    ...RequestFields
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
fragment RequestFields on RightsRequest {
  Kind
  OnPaper
  IdentityOn
  IdentityDocument
  FeeYen
  FeePaidOn
  Outcome
  Grounds
  WithdrawnOn
}`, {"fragmentName":"CaseRow"}) as unknown as TypedDocumentString<CaseRowFragment, unknown>;
export const ReadOfCaseFragmentDoc = new TypedDocumentString(`
    fragment ReadOfCase on ReadOfCase {
  Id
  Time
  ActorName
  Roles
  User {
    ...RowPerson
  }
  People
  Operation
  Purpose
  Shown {
    Class
    Fields
  }
  Network
  Asked
  Marks
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"ReadOfCase"}) as unknown as TypedDocumentString<ReadOfCaseFragment, unknown>;
export const CaseFieldsFragmentDoc = new TypedDocumentString(`
    fragment CaseFields on Case {
  ...CaseRow
  Words
  Answer
  AnsweredAt
  Version
  Marks {
    Mark
    Reads
    From
    People
    Habit
  }
  Reads {
    ...ReadOfCase
  }
  Steps {
    Id
    Kind
    Time
    ByPerson
    ActorName
    Text
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
fragment CaseRow on Case {
  Id
  Kind
  State
  User {
    ...RowPerson
  }
  ActorId
  ActorName
  DueOn
  DaysOpen
  AssigneeId
  AssigneeName
  CreatedAt
  Request {
    ...RequestFields
  }
}
fragment RequestFields on RightsRequest {
  Kind
  OnPaper
  IdentityOn
  IdentityDocument
  FeeYen
  FeePaidOn
  Outcome
  Grounds
  WithdrawnOn
}
fragment ReadOfCase on ReadOfCase {
  Id
  Time
  ActorName
  Roles
  User {
    ...RowPerson
  }
  People
  Operation
  Purpose
  Shown {
    Class
    Fields
  }
  Network
  Asked
  Marks
}`, {"fragmentName":"CaseFields"}) as unknown as TypedDocumentString<CaseFieldsFragment, unknown>;
export const StaffReadRowFragmentDoc = new TypedDocumentString(`
    fragment StaffReadRow on StaffRead {
  Id
  Time
  ActorName
  Roles
  User {
    ...RowPerson
  }
  People
  Operation
  Purpose
  Shown {
    Class
    Fields
  }
  Network
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`, {"fragmentName":"StaffReadRow"}) as unknown as TypedDocumentString<StaffReadRowFragment, unknown>;
export const FoundPersonFragmentDoc = new TypedDocumentString(`
    fragment FoundPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  Birthday
  Tel
  UserStatus
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
}
    `, {"fragmentName":"FoundPerson"}) as unknown as TypedDocumentString<FoundPersonFragment, unknown>;
export const OpenSessionFragmentDoc = new TypedDocumentString(`
    fragment OpenSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}
    `, {"fragmentName":"OpenSession"}) as unknown as TypedDocumentString<OpenSessionFragment, unknown>;
export const EditedProfileFragmentDoc = new TypedDocumentString(`
    fragment EditedProfile on UserProfile {
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
  Caution @include(if: $opened)
  UpdateRequired
  SuspensionStatus2
}
    `, {"fragmentName":"EditedProfile"}) as unknown as TypedDocumentString<EditedProfileFragment, unknown>;
export const AnswerCorrectionDetailDocument = new TypedDocumentString(`
    query AnswerCorrectionDetail($id: ID!) {
  getAnswerCorrection(Id: $id) {
    ...AnswerCorrectionFields
  }
}
    fragment AnswerCorrectionFields on AnswerCorrection {
  Id
  ScreeningId
  State
  Effect
  Version
  DueOn
  AnsweredAt
  Answers {
    QuestionId
    Question
    Before
    After
  }
  Before {
    ...AnswersJudgedFields
  }
  After {
    ...AnswersJudgedFields
  }
  Reason
  Words
  DecidedByName
  DecidedAt
  CreatedAt
}
fragment AnswersJudgedFields on AnswersJudged {
  Result
  NextDate
  Reasons
}`) as unknown as TypedDocumentString<AnswerCorrectionDetailQuery, AnswerCorrectionDetailQueryVariables>;
export const CorrectionsOfRecordDocument = new TypedDocumentString(`
    query CorrectionsOfRecord($recordId: ID!) {
  listCorrections(RecordId: $recordId) {
    ...CorrectionFields
  }
}
    fragment CorrectionFields on Correction {
  Id
  Kind
  State
  Cause
  Explanation
  TakesBack
  ProposedBy
  ProposedByName
  DecidedByName
  DecidedAt
  Words
  Stale
  CreatedAt
  Changes {
    Label
    Before
    After
  }
}`) as unknown as TypedDocumentString<CorrectionsOfRecordQuery, CorrectionsOfRecordQueryVariables>;
export const CorrectionDetailDocument = new TypedDocumentString(`
    query CorrectionDetail($id: ID!) {
  getCorrection(Id: $id) {
    ...CorrectionFields
    Consequences {
      ...ConsequenceFields
    }
  }
}
    fragment CorrectionFields on Correction {
  Id
  Kind
  State
  Cause
  Explanation
  TakesBack
  ProposedBy
  ProposedByName
  DecidedByName
  DecidedAt
  Words
  Stale
  CreatedAt
  Changes {
    Label
    Before
    After
  }
}
fragment ConsequenceFields on CorrectionConsequences {
  Outcome
  Lines
  Fingerprint
  Donations {
    Id
    DonationAt
  }
  Changes {
    Label
    Before
    After
  }
}`) as unknown as TypedDocumentString<CorrectionDetailQuery, CorrectionDetailQueryVariables>;
export const PreviewCorrectionDocument = new TypedDocumentString(`
    query PreviewCorrection($input: PreviewCorrectionInput!) {
  previewCorrection(input: $input) {
    ...ConsequenceFields
  }
}
    fragment ConsequenceFields on CorrectionConsequences {
  Outcome
  Lines
  Fingerprint
  Donations {
    Id
    DonationAt
  }
  Changes {
    Label
    Before
    After
  }
}`) as unknown as TypedDocumentString<PreviewCorrectionQuery, PreviewCorrectionQueryVariables>;
export const CriteriaVersionsDocument = new TypedDocumentString(`
    query CriteriaVersions($limit: Int, $nextToken: String) {
  listCriteria(limit: $limit, nextToken: $nextToken) {
    items {
      ...CriteriaRow
    }
    nextToken
    total
  }
}
    fragment CriteriaRow on Criteria {
  Id
  Number
  State
  Origin
  BasedOn
  Questionnaire
  Sha256
  Note
  AuthorId
  AuthorName
  EditorIds
  Changed
  SubmittedAt
  ApproverId
  ApproverName
  ApprovedAt
  EffectiveFrom
  Rejection
  RejectedByName
  RejectedAt
  PushReason
  PausedDonors
  InForceAt
  RetiredAt
  Version
  CreatedAt
  UpdatedAt
}`) as unknown as TypedDocumentString<CriteriaVersionsQuery, CriteriaVersionsQueryVariables>;
export const CriteriaVersionDocument = new TypedDocumentString(`
    query CriteriaVersion($id: ID!) {
  getCriteria(Id: $id) {
    ...CriteriaWhole
  }
}
    fragment CriteriaRow on Criteria {
  Id
  Number
  State
  Origin
  BasedOn
  Questionnaire
  Sha256
  Note
  AuthorId
  AuthorName
  EditorIds
  Changed
  SubmittedAt
  ApproverId
  ApproverName
  ApprovedAt
  EffectiveFrom
  Rejection
  RejectedByName
  RejectedAt
  PushReason
  PausedDonors
  InForceAt
  RetiredAt
  Version
  CreatedAt
  UpdatedAt
}
fragment ImpactNumbers on CriteriaImpact {
  Sha256
  CountedAt
  People
  Unchanged
  DonorsLost
  Groups {
    Before
    After
    Standing
    People
    DaysLeast
    DaysMost
  }
  Rules {
    RuleId
    People
  }
}
fragment CriteriaWhole on Criteria {
  ...CriteriaRow
  Content
  Impact {
    ...ImpactNumbers
  }
  ApprovedImpact {
    ...ImpactNumbers
  }
}`) as unknown as TypedDocumentString<CriteriaVersionQuery, CriteriaVersionQueryVariables>;
export const UpdateCriteriaDraftDocument = new TypedDocumentString(`
    mutation UpdateCriteriaDraft($input: UpdateCriteriaDraftInput!) {
  updateCriteriaDraft(input: $input) {
    ...CriteriaWhole
  }
}
    fragment CriteriaRow on Criteria {
  Id
  Number
  State
  Origin
  BasedOn
  Questionnaire
  Sha256
  Note
  AuthorId
  AuthorName
  EditorIds
  Changed
  SubmittedAt
  ApproverId
  ApproverName
  ApprovedAt
  EffectiveFrom
  Rejection
  RejectedByName
  RejectedAt
  PushReason
  PausedDonors
  InForceAt
  RetiredAt
  Version
  CreatedAt
  UpdatedAt
}
fragment ImpactNumbers on CriteriaImpact {
  Sha256
  CountedAt
  People
  Unchanged
  DonorsLost
  Groups {
    Before
    After
    Standing
    People
    DaysLeast
    DaysMost
  }
  Rules {
    RuleId
    People
  }
}
fragment CriteriaWhole on Criteria {
  ...CriteriaRow
  Content
  Impact {
    ...ImpactNumbers
  }
  ApprovedImpact {
    ...ImpactNumbers
  }
}`) as unknown as TypedDocumentString<UpdateCriteriaDraftMutation, UpdateCriteriaDraftMutationVariables>;
export const PreviewCriteriaDocument = new TypedDocumentString(`
    mutation PreviewCriteria($input: CriteriaIdInput!) {
  previewCriteria(input: $input) {
    Id
    Impact {
      ...ImpactNumbers
      Changes {
        UserId
        Standing
        Before
        After
        BeforeDate
        AfterDate
        QuestionIds
        RuleIds
      }
    }
  }
}
    fragment ImpactNumbers on CriteriaImpact {
  Sha256
  CountedAt
  People
  Unchanged
  DonorsLost
  Groups {
    Before
    After
    Standing
    People
    DaysLeast
    DaysMost
  }
  Rules {
    RuleId
    People
  }
}`) as unknown as TypedDocumentString<PreviewCriteriaMutation, PreviewCriteriaMutationVariables>;
export const ApproveCriteriaDocument = new TypedDocumentString(`
    mutation ApproveCriteria($input: ApproveCriteriaInput!) {
  approveCriteria(input: $input) {
    Id
    State
  }
}
    `) as unknown as TypedDocumentString<ApproveCriteriaMutation, ApproveCriteriaMutationVariables>;
export const PushCriteriaDocument = new TypedDocumentString(`
    mutation PushCriteria($input: PushCriteriaInput!) {
  pushCriteria(input: $input) {
    Id
    PausedDonors
  }
}
    `) as unknown as TypedDocumentString<PushCriteriaMutation, PushCriteriaMutationVariables>;
export const CriteriaPeopleDocument = new TypedDocumentString(`
    query CriteriaPeople($ids: [ID!]!) {
  listUsersByIdProfileCreatedAt(filter: {Id: {in: $ids}}, limit: 100) {
    items {
      ...RowPerson
    }
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<CriteriaPeopleQuery, CriteriaPeopleQueryVariables>;
export const DonationListDocument = new TypedDocumentString(`
    query DonationList($filter: DonationInfoFilter, $sortField: DonationInfoSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listDonationByIdDonationInfoCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...DonationRow
    }
    nextToken
    total
  }
}
    fragment DonationRow on DonationInfo {
  Id
  UserId
  DonationAt
  StoolReceiptStatus
  RewardStage
  DonationInfoCreatedAt
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<DonationListQuery, DonationListQueryVariables>;
export const DonationPageDocument = new TypedDocumentString(`
    query DonationPage($id: ID!) {
  listDonationByIdDonationInfoCreatedAt(filter: {Id: {eq: $id}}, limit: 1) {
    items {
      ...DonationRow
    }
  }
}
    fragment DonationRow on DonationInfo {
  Id
  UserId
  DonationAt
  StoolReceiptStatus
  RewardStage
  DonationInfoCreatedAt
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<DonationPageQuery, DonationPageQueryVariables>;
export const FloraTestListDocument = new TypedDocumentString(`
    query FloraTestList($filter: InspectionDetailFilter, $sortField: InspectionDetailSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listIntestinalFloraTestByIdInspectionDetailCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...FloraTestRow
    }
    nextToken
    total
  }
}
    fragment FloraTestRow on InspectionDetail {
  Id
  UserId
  Status
  SampleId
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
  DiversityScoreScaled
  Enterotype
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<FloraTestListQuery, FloraTestListQueryVariables>;
export const FloraTestPageDocument = new TypedDocumentString(`
    query FloraTestPage($id: ID!) {
  listIntestinalFloraTestByIdInspectionDetailCreatedAt(
    filter: {Id: {eq: $id}}
    limit: 1
  ) {
    items {
      ...FloraTestRow
      DiversityScore
      Ranking
      IntestinalFloraComposition
    }
  }
}
    fragment FloraTestRow on InspectionDetail {
  Id
  UserId
  Status
  SampleId
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
  DiversityScoreScaled
  Enterotype
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<FloraTestPageQuery, FloraTestPageQueryVariables>;
export const GetGiftStockDocument = new TypedDocumentString(`
    query GetGiftStock {
  getGiftStock {
    ...GiftStockParts
  }
}
    fragment GiftStockParts on GiftStock {
  Amounts {
    AmountYen
    Count
    ValidUntil
  }
  Lost {
    ImportedAt
    Line
    AmountYen
    Loss
    LostAt
    Replaced
  }
  Balances {
    Id
    ImportedAt
    ImportedBy
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
    Explanation
    ExplainedAt
    ExplainedBy
    MayExplain
  }
  Counts {
    Day
    CountedAt
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
  }
}`) as unknown as TypedDocumentString<GetGiftStockQuery, GetGiftStockQueryVariables>;
export const PreviewGiftCodesDocument = new TypedDocumentString(`
    mutation PreviewGiftCodes($input: GiftTableInput!) {
  previewGiftCodes(input: $input) {
    Fingerprint
    Lines {
      Line
      AmountYen
      ValidUntil
      Problems
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewGiftCodesMutation, PreviewGiftCodesMutationVariables>;
export const ImportGiftCodesDocument = new TypedDocumentString(`
    mutation ImportGiftCodes($input: ImportGiftCodesInput!) {
  importGiftCodes(input: $input) {
    ...GiftStockParts
  }
}
    fragment GiftStockParts on GiftStock {
  Amounts {
    AmountYen
    Count
    ValidUntil
  }
  Lost {
    ImportedAt
    Line
    AmountYen
    Loss
    LostAt
    Replaced
  }
  Balances {
    Id
    ImportedAt
    ImportedBy
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
    Explanation
    ExplainedAt
    ExplainedBy
    MayExplain
  }
  Counts {
    Day
    CountedAt
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
  }
}`) as unknown as TypedDocumentString<ImportGiftCodesMutation, ImportGiftCodesMutationVariables>;
export const HandOutGiftDocument = new TypedDocumentString(`
    mutation HandOutGift($input: SettleRewardsInput!) {
  handOutGift(input: $input) {
    ...ToldGiftCodes
  }
}
    fragment ToldGiftCodes on HandedOutGift {
  Codes {
    Code
    AmountYen
    ValidUntil
  }
}`) as unknown as TypedDocumentString<HandOutGiftMutation, HandOutGiftMutationVariables>;
export const DecideLostGiftDocument = new TypedDocumentString(`
    mutation DecideLostGift($input: DecideLostGiftInput!) {
  decideLostGift(input: $input) {
    ...ToldGiftCodes
  }
}
    fragment ToldGiftCodes on HandedOutGift {
  Codes {
    Code
    AmountYen
    ValidUntil
  }
}`) as unknown as TypedDocumentString<DecideLostGiftMutation, DecideLostGiftMutationVariables>;
export const ExplainGiftDifferenceDocument = new TypedDocumentString(`
    mutation ExplainGiftDifference($input: ExplainGiftDifferenceInput!) {
  explainGiftDifference(input: $input) {
    ...GiftStockParts
  }
}
    fragment GiftStockParts on GiftStock {
  Amounts {
    AmountYen
    Count
    ValidUntil
  }
  Lost {
    ImportedAt
    Line
    AmountYen
    Loss
    LostAt
    Replaced
  }
  Balances {
    Id
    ImportedAt
    ImportedBy
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
    Explanation
    ExplainedAt
    ExplainedBy
    MayExplain
  }
  Counts {
    Day
    CountedAt
    AmountYen
    Imported
    Left
    HandedOut
    Lost
    Difference
  }
}`) as unknown as TypedDocumentString<ExplainGiftDifferenceMutation, ExplainGiftDifferenceMutationVariables>;
export const ScreeningListDocument = new TypedDocumentString(`
    query ScreeningList($filter: ScreeningInfoFilter, $sortField: ScreeningInfoSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listScreeningInfoByIdScreeningInfoCreatedAt(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...ScreeningRow
      User {
        ...RowPerson
      }
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
  ScheduledExamTime
  SentOnlineCheckReminder
  ExamRequestedAt
  PreferredDates
  Note
  ExamStage
  ExamResult
  ExamDay
  ScreeningInfoCreatedAt
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<ScreeningListQuery, ScreeningListQueryVariables>;
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
  ScheduledExamTime
  SentOnlineCheckReminder
  ExamRequestedAt
  PreferredDates
  Note
  ExamStage
  ExamResult
  ExamDay
  ScreeningInfoCreatedAt
}`) as unknown as TypedDocumentString<UserScreeningsQuery, UserScreeningsQueryVariables>;
export const ScreeningDetailDocument = new TypedDocumentString(`
    query ScreeningDetail($id: ID!) {
  getScreeningById(ScreeningId: $id) {
    Id
    Info {
      ...ScreeningRow
      User {
        ...RowPerson
      }
    }
    HealthCheck {
      ExamDate
      MedicalHistoryStatus
      SampleTestResult
      NormalJudgmentStatus
      DonorStatus
      Reason
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
      Points {
        QuestionId
        Topic
        Open
        Clearing {
          Finding
          Note
          ClearedAt
          ClearedByName
        }
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
  ScheduledExamTime
  SentOnlineCheckReminder
  ExamRequestedAt
  PreferredDates
  Note
  ExamStage
  ExamResult
  ExamDay
  ScreeningInfoCreatedAt
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<ScreeningDetailQuery, ScreeningDetailQueryVariables>;
export const ClearCheckPointDocument = new TypedDocumentString(`
    mutation ClearCheckPoint($input: ClearCheckPointInput!) {
  clearCheckPoint(input: $input) {
    Open
  }
}
    `) as unknown as TypedDocumentString<ClearCheckPointMutation, ClearCheckPointMutationVariables>;
export const UnitObstaclesDocument = new TypedDocumentString(`
    query UnitObstacles($ids: [ID!]!) {
  listUnits(filter: {Id: {in: $ids}}, sortDirection: ASC, limit: 100) {
    items {
      Id
      Number
      State
      Obstacles
    }
  }
}
    `) as unknown as TypedDocumentString<UnitObstaclesQuery, UnitObstaclesQueryVariables>;
export const OpenHoldsDocument = new TypedDocumentString(`
    query OpenHolds($filter: HoldFilter!) {
  listHolds(
    filter: {and: [{Open: {eq: true}}, $filter]}
    sortDirection: ASC
    limit: 100
  ) {
    items {
      Id
      User {
        ...RowPerson
      }
      Cause
      Since
      Until
      Reason
      Finding
      FoundBy
      BegunBy
      CreatedAt
      Units {
        Number
        HandedOverTo
        HandedOverAt
        HandOverBatch
      }
    }
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<OpenHoldsQuery, OpenHoldsQueryVariables>;
export const PanelFormDocument = new TypedDocumentString(`
    query PanelForm($userId: ID!) {
  listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $userId, limit: 10) {
    items {
      Id
      InspectionType
      ScreeningInfoCreatedAt
    }
  }
  listCriteria(limit: 100) {
    items {
      State
      Analytes {
        Id
        Name
        Specimen
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PanelFormQuery, PanelFormQueryVariables>;
export const RecordTestPanelDocument = new TypedDocumentString(`
    mutation RecordTestPanel($input: RecordTestPanelInput!) {
  recordTestPanel(input: $input) {
    Id
    Outcome
  }
}
    `) as unknown as TypedDocumentString<RecordTestPanelMutation, RecordTestPanelMutationVariables>;
export const PanelAnalytesDocument = new TypedDocumentString(`
    query PanelAnalytes {
  listCriteria(limit: 100) {
    items {
      State
      Analytes {
        Name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PanelAnalytesQuery, PanelAnalytesQueryVariables>;
export const PreviewTestPanelsDocument = new TypedDocumentString(`
    mutation PreviewTestPanels($input: TestPanelTableInput!) {
  previewTestPanels(input: $input) {
    Fingerprint
    Lines {
      Line
      UserId
      User {
        ...RowPerson
      }
      State
      Kind
      FirstDay
      LastDay
      Outcome
      Findings
      Missing
      Problems
    }
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<PreviewTestPanelsMutation, PreviewTestPanelsMutationVariables>;
export const RecordTestPanelsDocument = new TypedDocumentString(`
    mutation RecordTestPanels($input: RecordTestPanelsInput!) {
  recordTestPanels(input: $input) {
    Recorded
    Left
  }
}
    `) as unknown as TypedDocumentString<RecordTestPanelsMutation, RecordTestPanelsMutationVariables>;
export const PersonPanelsDocument = new TypedDocumentString(`
    query PersonPanels($userId: ID!) {
  listTestPanels(UserId: $userId) {
    Id
    Kind
    Laboratory
    FirstDay
    LastDay
    Outcome
    Results {
      Name
      Judgement
      Value
      Unit
    }
    Missing
    RecordedBy
    ConfirmedBy
    WithdrawnAt
    ReleasedAt
  }
}
    `) as unknown as TypedDocumentString<PersonPanelsQuery, PersonPanelsQueryVariables>;
export const UnitBracketDocument = new TypedDocumentString(`
    query UnitBracket($userId: ID!, $id: ID!) {
  listTestPanels(UserId: $userId) {
    Id
    Kind
    FirstDay
    LastDay
    Outcome
    WithdrawnAt
  }
  getUnit(Id: $id) {
    Obstacles
  }
  listUnits(filter: {UserId: {eq: $userId}}, limit: 100) {
    items {
      Id
      ReceivedAt
    }
  }
}
    `) as unknown as TypedDocumentString<UnitBracketQuery, UnitBracketQueryVariables>;
export const UnitListDocument = new TypedDocumentString(`
    query UnitList($filter: UnitFilter, $sortField: UnitSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listUnits(
    filter: $filter
    sortField: $sortField
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...UnitRow
    }
    nextToken
    total
  }
}
    fragment UnitRow on Unit {
  Id
  Number
  State
  ReceivedAt
  WeightGrams
  BristolType
  Accepted
  RejectionReason
  HandedOverAt
  HandedOverTo
  HandOverBatch
  HoldChangedAt
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<UnitListQuery, UnitListQueryVariables>;
export const UnitTalliesDocument = new TypedDocumentString(`
    query UnitTallies {
  all: listUnits(limit: 1) {
    total
  }
  quarantine: listUnits(
    filter: {State: {eq: Quarantine}, HandedOver: {eq: false}}
    limit: 1
  ) {
    total
  }
  handedOver: listUnits(filter: {HandedOver: {eq: true}}, limit: 1) {
    total
  }
  held: listUnits(filter: {State: {eq: Held}}, limit: 1) {
    total
  }
  usable: listUnits(
    filter: {State: {eq: Usable}, HandedOver: {eq: false}}
    limit: 1
  ) {
    total
  }
}
    `) as unknown as TypedDocumentString<UnitTalliesQuery, UnitTalliesQueryVariables>;
export const UnitsMissingDocument = new TypedDocumentString(`
    query UnitsMissing {
  listDonationByIdDonationInfoCreatedAt(
    filter: {UnitMissing: {eq: true}}
    limit: 1
  ) {
    total
  }
}
    `) as unknown as TypedDocumentString<UnitsMissingQuery, UnitsMissingQueryVariables>;
export const UnitPageDocument = new TypedDocumentString(`
    query UnitPage($id: ID!) {
  getUnit(Id: $id) {
    ...UnitRow
    UserId
    DonationId
    PassedAt
    Container
    TakenBy
    StatementGiven
    DiscardedAt
    Consent {
      Version
      Sha256
    }
  }
}
    fragment UnitRow on Unit {
  Id
  Number
  State
  ReceivedAt
  WeightGrams
  BristolType
  Accepted
  RejectionReason
  HandedOverAt
  HandedOverTo
  HandOverBatch
  HoldChangedAt
  User {
    ...RowPerson
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<UnitPageQuery, UnitPageQueryVariables>;
export const UnitsOfNumbersDocument = new TypedDocumentString(`
    query UnitsOfNumbers($numbers: [String!]!) {
  listUnits(filter: {Number: {in: $numbers}}, limit: 100) {
    items {
      Id
      Number
      State
      RejectionReason
      HandedOverAt
    }
  }
}
    `) as unknown as TypedDocumentString<UnitsOfNumbersQuery, UnitsOfNumbersQueryVariables>;
export const RecordUnitDocument = new TypedDocumentString(`
    mutation RecordUnit($input: RecordUnitInput!) {
  recordUnit(input: $input) {
    ...UnitLabel
  }
}
    fragment UnitLabel on Unit {
  Id
  Number
  ReceivedAt
  WeightGrams
  BristolType
  State
}`) as unknown as TypedDocumentString<RecordUnitMutation, RecordUnitMutationVariables>;
export const BookingSlotsDocument = new TypedDocumentString(`
    query BookingSlots {
  listBookingSlotsByAdmin {
    items {
      StartAt
      Remaining
    }
  }
}
    `) as unknown as TypedDocumentString<BookingSlotsQuery, BookingSlotsQueryVariables>;
export const PreviewBookingDocument = new TypedDocumentString(`
    query PreviewBooking($input: GuidanceTimeByAdminInput!) {
  previewBooking(input: $input) {
    Conflicts
    Mail {
      Subject
      Text
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewBookingQuery, PreviewBookingQueryVariables>;
export const PreviewExamDocument = new TypedDocumentString(`
    query PreviewExam($input: ScheduleExamInput!) {
  previewExam(input: $input) {
    Conflicts
    Mail {
      Subject
      Text
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewExamQuery, PreviewExamQueryVariables>;
export const SettleRewardsDocument = new TypedDocumentString(`
    mutation SettleRewards($input: SettleRewardsInput!) {
  settleRewards(input: $input) {
    Due
  }
}
    `) as unknown as TypedDocumentString<SettleRewardsMutation, SettleRewardsMutationVariables>;
export const UpdateProfileByAdminDocument = new TypedDocumentString(`
    mutation UpdateProfileByAdmin($input: UpdateUserProfileByAdminInput!) {
  updateUserProfileByAdmin(input: $input) {
    Id
    Version
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileByAdminMutation, UpdateProfileByAdminMutationVariables>;
export const ConsentDocumentsDocument = new TypedDocumentString(`
    query ConsentDocuments($date: Date!) {
  listConsentDocuments(date: $date) {
    Version
    Title
    EffectiveFrom
  }
}
    `) as unknown as TypedDocumentString<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>;
export const ConsentTextsDocument = new TypedDocumentString(`
    query ConsentTexts($date: Date!) {
  listConsentDocuments(date: $date) {
    Sha256
    Content
  }
}
    `) as unknown as TypedDocumentString<ConsentTextsQuery, ConsentTextsQueryVariables>;
export const SamePeopleDocument = new TypedDocumentString(`
    query SamePeople($id: ID!) {
  listSamePeople(Id: $id) {
    ...SamePerson
  }
}
    fragment SamePerson on UserProfile {
  Id
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  Gender
  Birthday
  Tel
  Email
  ZipCode
  Pref
  City
  Address
  Building
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<SamePeopleQuery, SamePeopleQueryVariables>;
export const PersonConversationDocument = new TypedDocumentString(`
    query PersonConversation($id: ID!, $kinds: [ConversationKind!], $text: String, $peopleOnly: Boolean, $nextToken: String) {
  listConversation(
    UserId: $id
    Kinds: $kinds
    Text: $text
    PeopleOnly: $peopleOnly
    limit: 60
    nextToken: $nextToken
  ) {
    ...ConversationPage
  }
}
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
  AuthorName
  Kind
  Result
  Text
  TouchesHealth
  AgainOn
  Version
  Earlier {
    Version
    Kind
    Result
    Text
    AgainOn
    CreatedAt
  }
  DeletedAt
  CreatedAt
  UpdatedAt
}
fragment ConversationPage on ConversationList {
  items {
    Id
    Time
    Category
    Operation
    Text
    ActorName
    Reason
    HasChanges
    Note {
      ...PersonNoteFields
    }
    Mail {
      Id
      Label
    }
    Wish {
      Days
      Note
    }
  }
  nextToken
}`) as unknown as TypedDocumentString<PersonConversationQuery, PersonConversationQueryVariables>;
export const MailTextDocument = new TypedDocumentString(`
    query MailText($id: ID!) {
  getMail(Id: $id) {
    Content {
      Subject
      Text
      AsSent
    }
  }
}
    `) as unknown as TypedDocumentString<MailTextQuery, MailTextQueryVariables>;
export const StatusCountsDocument = new TypedDocumentString(`
    query StatusCounts {
  getDashboard {
    Statuses {
      UserStatus
      Count
    }
  }
}
    `) as unknown as TypedDocumentString<StatusCountsQuery, StatusCountsQueryVariables>;
export const PersonDonationsDocument = new TypedDocumentString(`
    query PersonDonations($id: ID!, $withMoney: Boolean!) {
  getUserById(UserId: $id) {
    Rewards @include(if: $withMoney) {
      Due
      Pending
      Paid
      Expected
    }
    RewardPeriods @include(if: $withMoney) {
      Id
      ValidFrom
      ValidUntil
      ClosedOn
      Donations
      DonationYen
      BonusYen
      DueYen
      Stage
      PaidAt
    }
    Gifts @include(if: $withMoney) {
      Id
      Period
      AmountYen
      Count
      HandedOutAt
      HandedOutBy
      ConfirmedAt
      ConfirmedBy
      MayConfirm
      Replaces
      Given {
        Id
        ImportedAt
        Line
        AmountYen
        Loss
        LostAt
        LostBy
        Replaced
        MayReplace
      }
    }
    DonationInfo {
      Id
      DonationAt
      StoolReceiptStatus
      RewardStage
    }
  }
}
    `) as unknown as TypedDocumentString<PersonDonationsQuery, PersonDonationsQueryVariables>;
export const PersonUnitsDocument = new TypedDocumentString(`
    query PersonUnits($id: ID!, $donations: [ID!]!) {
  listUnits(filter: {DonationId: {in: $donations}}, limit: 100) {
    items {
      Id
      DonationId
      Number
      State
      HandedOverAt
      HandOverBatch
    }
  }
  missing: listDonationByIdDonationInfoCreatedAt(
    filter: {UserId: {eq: $id}, Id: {in: $donations}, UnitMissing: {eq: true}}
    limit: 100
  ) {
    items {
      Id
    }
  }
}
    `) as unknown as TypedDocumentString<PersonUnitsQuery, PersonUnitsQueryVariables>;
export const PersonFloraTestsDocument = new TypedDocumentString(`
    query PersonFloraTests($id: ID!) {
  listIntestinalFloraTestInspectionDetailByUserId(UserId: $id, limit: 100) {
    items {
      Id
      Status
      SampleId
      DiversityScore
      DiversityScoreScaled
      Ranking
      Enterotype
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
    }
  }
}
    `) as unknown as TypedDocumentString<PersonFloraTestsQuery, PersonFloraTestsQueryVariables>;
export const PersonMailsDocument = new TypedDocumentString(`
    query PersonMails($id: ID!, $nextToken: String) {
  listMails(filter: {UserId: {eq: $id}}, limit: 25, nextToken: $nextToken) {
    items {
      Id
      Label
      ActorId
      State
      Attempts
      SentAt
      LastError
      Resendable
      CreatedAt
    }
    nextToken
    total
  }
}
    `) as unknown as TypedDocumentString<PersonMailsQuery, PersonMailsQueryVariables>;
export const UserListDocument = new TypedDocumentString(`
    query UserList($filter: UserProfileFilter, $sortField: UserProfileSortField, $sortDirection: SortDirection, $limit: Int, $nextToken: String, $opened: Boolean! = false) {
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
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdatedSuspensionStatus1ToTrueAt
  SuspendedUntil
  UpdateRequired
  HasCaution
  Resting @include(if: $opened)
  RestingUntil @include(if: $opened)
  NextDate
  NextDateKind
  RetryState @include(if: $opened)
  RetryFrom @include(if: $opened)
  WaitingSince
  WaitingPosition
  WaitingPausedUntil
  ExpectedInvitation {
    From
    To
  }
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult @include(if: $opened)
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
}`) as unknown as TypedDocumentString<UserListQuery, UserListQueryVariables>;
export const UserPageDocument = new TypedDocumentString(`
    query UserPage($id: ID!, $opened: Boolean! = false, $talk: Boolean! = false) {
  getUserById(UserId: $id) {
    Id
    WaitingPosition
    MayReportCondition
    MayWithdrawUse
    UseWithdrawnAt
    FloraInvitationRequestedAt
    AskedTest {
      Id
      Kind
      PreferredDates
      Note
      ScheduledDate
      ScheduledTime
      CreatedAt
    }
    ConsentToSign {
      SignBy
    }
    Suspension {
      Since
      Until
      Reason
    }
    ConditionReports @include(if: $opened) {
      ...SaidCondition
      DonationsSince {
        Id
        DonationAt
      }
    }
    CallAgain {
      ...PersonNoteFields
    }
    Conversation(limit: 60) @include(if: $talk) {
      ...ConversationPage
    }
    RetryFrom @include(if: $opened)
    CheckValidUntil
    MayStartOnlineCheck @include(if: $opened)
    AnswerCorrections @include(if: $opened) {
      ...AnswerCorrectionFields
    }
    OfficePoints {
      Id
      Kind
      CreatedAt
    }
    Consents {
      Id
      Version
      ConsentedAt
      IdentityDocument
      EndedAt
      Withdrawn
      Signature {
        Kind
        SignedAt
        ExplainedAt
        Questions
      }
      Document {
        Sha256
      }
    }
    Profile {
      ...UserRow
      ...EditedProfile
      UpdatedSuspensionStatus1ToTrueAt
      SuspendedUntil
      OnlineCheckScore @include(if: $opened)
      RegistrationDateOfDonor
      CommencementWindowPeriodDate
      LossDonorStatusDate
      SentUpdateNoticeAt
      DonationPaused @include(if: $opened)
      RetryByOffice @include(if: $opened)
      Version
      CreatedAt
      UpdatedAt
    }
    Guidance {
      Status
      GuidanceInvitedAt
      ReservedAt
      ZohoBookingId
      DeadlineAt
      ConsentVersion
      KitNumber
    }
    ScreeningInfo {
      Id
      InspectionType
      ScheduledInitialExamDate
      ScheduledRenewalExamDate
      ScheduledExamTime
      InitialExamDate
      RenewalExamDate
      PreferredDates
      Note
      ScreeningInfoCreatedAt
    }
    DonationInfo {
      DonationAt
    }
  }
}
    fragment AnswerCorrectionFields on AnswerCorrection {
  Id
  ScreeningId
  State
  Effect
  Version
  DueOn
  AnsweredAt
  Answers {
    QuestionId
    Question
    Before
    After
  }
  Before {
    ...AnswersJudgedFields
  }
  After {
    ...AnswersJudgedFields
  }
  Reason
  Words
  DecidedByName
  DecidedAt
  CreatedAt
}
fragment AnswersJudgedFields on AnswersJudged {
  Result
  NextDate
  Reasons
}
fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
  AuthorName
  Kind
  Result
  Text
  TouchesHealth
  AgainOn
  Version
  Earlier {
    Version
    Kind
    Result
    Text
    AgainOn
    CreatedAt
  }
  DeletedAt
  CreatedAt
  UpdatedAt
}
fragment ConversationPage on ConversationList {
  items {
    Id
    Time
    Category
    Operation
    Text
    ActorName
    Reason
    HasChanges
    Note {
      ...PersonNoteFields
    }
    Mail {
      Id
      Label
    }
    Wish {
      Days
      Note
    }
  }
  nextToken
}
fragment UserRow on UserProfile {
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
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
  UpdatedSuspensionStatus1ToTrueAt
  SuspendedUntil
  UpdateRequired
  HasCaution
  Resting @include(if: $opened)
  RestingUntil @include(if: $opened)
  NextDate
  NextDateKind
  RetryState @include(if: $opened)
  RetryFrom @include(if: $opened)
  WaitingSince
  WaitingPosition
  WaitingPausedUntil
  ExpectedInvitation {
    From
    To
  }
  UserStatus
  DonorStatus
  DonorProcessStatus
  OnlineCheckResult @include(if: $opened)
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
}
fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
fragment EditedProfile on UserProfile {
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
  Caution @include(if: $opened)
  UpdateRequired
  SuspensionStatus2
}`) as unknown as TypedDocumentString<UserPageQuery, UserPageQueryVariables>;
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
  Version
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
  Version
  UpdatedAt
}`) as unknown as TypedDocumentString<UpdatePreferenceSlotMutation, UpdatePreferenceSlotMutationVariables>;
export const PreviewPreferenceSlotDocument = new TypedDocumentString(`
    query PreviewPreferenceSlot($input: UpdatePreferenceSlotInput!) {
  previewPreferenceSlot(input: $input) {
    Invitations
    People {
      Id
      LastName
      FirstName
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPreferenceSlotQuery, PreviewPreferenceSlotQueryVariables>;
export const MonthAllocationsDocument = new TypedDocumentString(`
    query MonthAllocations($Year: Int!, $Month: Int!, $nextToken: String) {
  listAllocations(Year: $Year, Month: $Month, limit: 50, nextToken: $nextToken) {
    items {
      ...AllocationFields
      User {
        ...RowPerson
      }
    }
    nextToken
  }
}
    fragment AllocationFields on Allocation {
  Id
  InvitedAt
  Year
  Month
  PlaceKind
  Place
  Places
  PassedOn
  OutOfTurn
  ActorId
  Reason
  Position
  AheadSuspended
  AheadEndedToday
  AheadPaused
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<MonthAllocationsQuery, MonthAllocationsQueryVariables>;
export const PersonAllocationsDocument = new TypedDocumentString(`
    query PersonAllocations($id: ID!) {
  getAllocationsByUserId(UserId: $id) {
    Allocations {
      ...AllocationFields
    }
    PassedOver {
      OutOfTurn
      Suspended
      SamePerson
      EndedToday
      Paused
    }
  }
}
    fragment AllocationFields on Allocation {
  Id
  InvitedAt
  Year
  Month
  PlaceKind
  Place
  Places
  PassedOn
  OutOfTurn
  ActorId
  Reason
  Position
  AheadSuspended
  AheadEndedToday
  AheadPaused
}`) as unknown as TypedDocumentString<PersonAllocationsQuery, PersonAllocationsQueryVariables>;
export const OwnAdministratorDocument = new TypedDocumentString(`
    query OwnAdministrator {
  getAdministrator {
    ...AdministratorRow
    RolesOfBefore
  }
}
    fragment AdministratorRow on AdministratorProfile {
  Id
  Name
  Email
  Role
  Roles
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
      ...AdministratorListRow
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
  Roles
  ProfileCreatedAt
}
fragment AdministratorListRow on AdministratorProfile {
  ...AdministratorRow
  AwaitsFirstSignIn
  HasTotp
  HasPasskey
  LastSignInAt
}`) as unknown as TypedDocumentString<AdministratorListQuery, AdministratorListQueryVariables>;
export const AdministratorNamesDocument = new TypedDocumentString(`
    query AdministratorNames($ids: [ID!]!) {
  listAdministratorByIdProfileCreatedAt(
    filter: {Id: {in: $ids}}
    withRemoved: true
    limit: 100
  ) {
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
  Roles
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
  Roles
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
  Roles
  ProfileCreatedAt
}`) as unknown as TypedDocumentString<DeleteAdministratorMutation, DeleteAdministratorMutationVariables>;
export const PartnersDocument = new TypedDocumentString(`
    query Partners {
  listPartners {
    Code
    Name
    People
  }
}
    `) as unknown as TypedDocumentString<PartnersQuery, PartnersQueryVariables>;
export const PendingAccountsDocument = new TypedDocumentString(`
    query PendingAccounts($email: String, $id: ID, $nextToken: String) {
  listPendingAccounts(Email: $email, UserId: $id, nextToken: $nextToken) {
    items {
      ...PendingAccountRow
    }
    nextToken
  }
}
    fragment PendingAccountRow on PendingAccount {
  Id
  Email
  State
  CreatedAt
}`) as unknown as TypedDocumentString<PendingAccountsQuery, PendingAccountsQueryVariables>;
export const StartBulkDocument = new TypedDocumentString(`
    mutation StartBulk($input: StartBulkInput!) {
  startBulk(input: $input) {
    ...BulkJobDetail
  }
}
    fragment BulkJobDetail on BulkJob {
  Id
  Act
  State
  Undoes
  Fingerprint
  Pending
  Done
  Refused
  Refusals {
    Refusal
    Count
  }
  Letter {
    Name
    Version
    Kind
    Subject
    Text
  }
  StartedAt
}`) as unknown as TypedDocumentString<StartBulkMutation, StartBulkMutationVariables>;
export const BulkJobDocument = new TypedDocumentString(`
    query BulkJob($Id: ID!) {
  getBulkJob(Id: $Id) {
    ...BulkJobDetail
  }
}
    fragment BulkJobDetail on BulkJob {
  Id
  Act
  State
  Undoes
  Fingerprint
  Pending
  Done
  Refused
  Refusals {
    Refusal
    Count
  }
  Letter {
    Name
    Version
    Kind
    Subject
    Text
  }
  StartedAt
}`) as unknown as TypedDocumentString<BulkJobQuery, BulkJobQueryVariables>;
export const BulkJobsDocument = new TypedDocumentString(`
    query BulkJobs {
  listBulkJobs {
    ...BulkJobDetail
  }
}
    fragment BulkJobDetail on BulkJob {
  Id
  Act
  State
  Undoes
  Fingerprint
  Pending
  Done
  Refused
  Refusals {
    Refusal
    Count
  }
  Letter {
    Name
    Version
    Kind
    Subject
    Text
  }
  StartedAt
}`) as unknown as TypedDocumentString<BulkJobsQuery, BulkJobsQueryVariables>;
export const BulkRowsDocument = new TypedDocumentString(`
    query BulkRows($JobId: ID!, $State: BulkRowState, $nextToken: String) {
  listBulkRows(JobId: $JobId, State: $State, limit: 50, nextToken: $nextToken) {
    items {
      UserId
      Line
      User {
        ...RowPerson
      }
      State
      Before
      After
      Refusal
      Problems
    }
    nextToken
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<BulkRowsQuery, BulkRowsQueryVariables>;
export const CalendarDaysDocument = new TypedDocumentString(`
    query CalendarDays($from: Date!, $to: Date!, $named: Boolean!) {
  getCalendar(from: $from, to: $to) {
    Bookings @include(if: $named) {
      Person {
        Id
        LastName
        FirstName
      }
      StartAt
    }
    Version
    Days {
      Date
      Holiday
      Hours {
        StartAt
        Capacity
        Booked
      }
      Capacity
      Booked
      ClosedFrom
      ExtraHours
      HourCapacity
      Reason
      ExamDay {
        Place
        Time
        Capacity
      }
      Exams
    }
    Exams {
      ...ExamOfDay
    }
    Wishes {
      ...ExamOfDay
    }
  }
}
    fragment ExamOfDay on CalendarExam {
  Person {
    Id
    LastName
    FirstName
    DonorExpirationDate
  }
  Kind
  Date
  Time
  PreferredDates
  Conflicts
}`) as unknown as TypedDocumentString<CalendarDaysQuery, CalendarDaysQueryVariables>;
export const OpeningWeekDocument = new TypedDocumentString(`
    query OpeningWeek {
  getOpening {
    Version
    Hours {
      Day
      Hour
      Capacity
    }
    YearlyClosed
    DiffersFromFile
  }
}
    `) as unknown as TypedDocumentString<OpeningWeekQuery, OpeningWeekQueryVariables>;
export const PreviewOpeningDocument = new TypedDocumentString(`
    query PreviewOpening($input: PreviewOpeningInput!) {
  previewOpening(input: $input) {
    Version
    Bookings {
      Person {
        Id
        LastName
        FirstName
      }
      StartAt
      How
    }
    Mail {
      Subject
      Text
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewOpeningQuery, PreviewOpeningQueryVariables>;
export const UpdateOpeningDocument = new TypedDocumentString(`
    mutation UpdateOpening($input: UpdateOpeningInput!) {
  updateOpening(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<UpdateOpeningMutation, UpdateOpeningMutationVariables>;
export const DaySheetDocument = new TypedDocumentString(`
    query DaySheet($day: Date!) {
  getGuidanceDay(Day: $day) {
    ...DaySheet
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment DaySheet on GuidanceDay {
  Day
  PreviousDay
  NextDay
  Sessions {
    StartAt
    Capacity
    Visits {
      ...DayVisit
    }
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<DaySheetQuery, DaySheetQueryVariables>;
export const CheckInDocument = new TypedDocumentString(`
    mutation CheckIn($id: ID!) {
  checkInGuidance(input: {GuidanceId: $id}) {
    ...DayVisit
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<CheckInMutation, CheckInMutationVariables>;
export const UndoCheckInDocument = new TypedDocumentString(`
    mutation UndoCheckIn($id: ID!) {
  undoGuidanceCheckIn(input: {GuidanceId: $id}) {
    ...DayVisit
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<UndoCheckInMutation, UndoCheckInMutationVariables>;
export const UndoAttendanceDocument = new TypedDocumentString(`
    mutation UndoAttendance($id: ID!) {
  undoGuidanceAttendance(input: {GuidanceId: $id}) {
    ...DayVisit
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<UndoAttendanceMutation, UndoAttendanceMutationVariables>;
export const RecordAttendancesDocument = new TypedDocumentString(`
    mutation RecordAttendances($input: RecordGuidanceAttendancesInput!) {
  recordGuidanceAttendances(input: $input) {
    Outcomes {
      GuidanceId
      Recorded
      Message
    }
    Sheet {
      ...DaySheet
    }
  }
}
    fragment DayVisit on GuidanceVisit {
  Id
  UserId
  StartAt
  Status
  CheckedInAt
  KitNumber
  ConsentVersion
  UndoUntil
  Points {
    QuestionId
    Kind
    Topic
    Open
  }
  PointsOf
  OfficePoints
  User {
    ...RowPerson
    Birthday
    Tel
    UserStatus
    SuspensionStatus1
    SuspensionStatus2
  }
}
fragment DaySheet on GuidanceDay {
  Day
  PreviousDay
  NextDay
  Sessions {
    StartAt
    Capacity
    Visits {
      ...DayVisit
    }
  }
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<RecordAttendancesMutation, RecordAttendancesMutationVariables>;
export const DashboardDocument = new TypedDocumentString(`
    query Dashboard {
  getDashboard {
    Funnel {
      UserStatus
      Count
      Reached
      WentOn
      MedianDays
      LongestDays
    }
    EndingNext {
      UserId
      Date
    }
    Refusals {
      QuestionId
      Text
      Count
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const EndingPeopleDocument = new TypedDocumentString(`
    query EndingPeople($ids: [ID!]!) {
  listUsersByIdProfileCreatedAt(filter: {Id: {in: $ids}}, limit: 10) {
    items {
      ...RowPerson
    }
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<EndingPeopleQuery, EndingPeopleQueryVariables>;
export const DeskDocument = new TypedDocumentString(`
    query Desk($filter: WorkFilter, $nextToken: String) {
  listWork(filter: $filter, limit: 100, nextToken: $nextToken) {
    items {
      ...WorkRow
    }
    nextToken
    groups {
      Group
      Count
    }
    totals {
      All
      Mine
      Nobody
      Overdue
      Asleep
      Kinds {
        Kind
        Count
      }
    }
  }
}
    fragment WorkRow on Work {
  Id
  Kind
  SubjectId
  UserId
  User {
    ...RowPerson
  }
  Due
  Group
  Title
  Words
  Days
  At
  Point
  MailLabel
  Request
  Amount
  AssigneeId
  AssigneeName
  SnoozedUntil
  Outcome
  Version
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<DeskQuery, DeskQueryVariables>;
export const AssignWorkDocument = new TypedDocumentString(`
    mutation AssignWork($input: AssignWorkInput!) {
  assignWork(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<AssignWorkMutation, AssignWorkMutationVariables>;
export const SnoozeWorkDocument = new TypedDocumentString(`
    mutation SnoozeWork($input: SnoozeWorkInput!) {
  snoozeWork(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<SnoozeWorkMutation, SnoozeWorkMutationVariables>;
export const UpdateWorkItemDocument = new TypedDocumentString(`
    mutation UpdateWorkItem($input: UpdateWorkItemInput!) {
  updateWorkItem(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<UpdateWorkItemMutation, UpdateWorkItemMutationVariables>;
export const FinishWorkItemDocument = new TypedDocumentString(`
    mutation FinishWorkItem($input: FinishWorkItemInput!) {
  finishWorkItem(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<FinishWorkItemMutation, FinishWorkItemMutationVariables>;
export const ReopenWorkItemDocument = new TypedDocumentString(`
    mutation ReopenWorkItem($input: ReopenWorkItemInput!) {
  reopenWorkItem(input: $input) {
    Version
  }
}
    `) as unknown as TypedDocumentString<ReopenWorkItemMutation, ReopenWorkItemMutationVariables>;
export const LastContactDocument = new TypedDocumentString(`
    query LastContact($id: ID!) {
  listConversation(UserId: $id, Kinds: [Contact], limit: 1) {
    items {
      Note {
        ...PersonNoteFields
      }
    }
  }
}
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
  AuthorName
  Kind
  Result
  Text
  TouchesHealth
  AgainOn
  Version
  Earlier {
    Version
    Kind
    Result
    Text
    AgainOn
    CreatedAt
  }
  DeletedAt
  CreatedAt
  UpdatedAt
}`) as unknown as TypedDocumentString<LastContactQuery, LastContactQueryVariables>;
export const LettersDocument = new TypedDocumentString(`
    query Letters {
  listLetters {
    ...LetterFields
  }
}
    fragment LetterFields on Letter {
  Id
  Version
  Name
  Kind
  Subject
  Text
  AuthorId
  CreatedAt
}`) as unknown as TypedDocumentString<LettersQuery, LettersQueryVariables>;
export const LetterVersionsDocument = new TypedDocumentString(`
    query LetterVersions($id: ID!) {
  listLetterVersions(LetterId: $id) {
    ...LetterFields
  }
}
    fragment LetterFields on Letter {
  Id
  Version
  Name
  Kind
  Subject
  Text
  AuthorId
  CreatedAt
}`) as unknown as TypedDocumentString<LetterVersionsQuery, LetterVersionsQueryVariables>;
export const PreviewLetterDocument = new TypedDocumentString(`
    query PreviewLetter($input: PreviewLetterInput!) {
  previewLetter(input: $input) {
    Subject
    Html
  }
}
    `) as unknown as TypedDocumentString<PreviewLetterQuery, PreviewLetterQueryVariables>;
export const SaveLetterDocument = new TypedDocumentString(`
    mutation SaveLetter($input: SaveLetterInput!) {
  saveLetter(input: $input) {
    ...LetterFields
  }
}
    fragment LetterFields on Letter {
  Id
  Version
  Name
  Kind
  Subject
  Text
  AuthorId
  CreatedAt
}`) as unknown as TypedDocumentString<SaveLetterMutation, SaveLetterMutationVariables>;
export const MailTextsDocument = new TypedDocumentString(`
    query MailTexts {
  listMailTexts {
    items {
      ...MailTextFields
    }
    Fixed {
      Name
      Reason
    }
  }
}
    fragment MailTextFields on MailText {
  Key
  Name
  When
  Version
  Subject
  Text
  IsDelivered
  DeliveredSubject
  DeliveredText
  Variables {
    Name
    Says
    IsRequired
    IsLine
  }
  CreatedAt
}`) as unknown as TypedDocumentString<MailTextsQuery, MailTextsQueryVariables>;
export const MailTextVersionsDocument = new TypedDocumentString(`
    query MailTextVersions($key: ID!) {
  listMailTextVersions(Key: $key) {
    Version
    Subject
    Text
    IsDelivered
    AuthorId
    CreatedAt
  }
}
    `) as unknown as TypedDocumentString<MailTextVersionsQuery, MailTextVersionsQueryVariables>;
export const PreviewMailTextDocument = new TypedDocumentString(`
    query PreviewMailText($input: PreviewMailTextInput!) {
  previewMailText(input: $input) {
    Subject
    Html
  }
}
    `) as unknown as TypedDocumentString<PreviewMailTextQuery, PreviewMailTextQueryVariables>;
export const SaveMailTextDocument = new TypedDocumentString(`
    mutation SaveMailText($input: SaveMailTextInput!) {
  saveMailText(input: $input) {
    ...MailTextFields
  }
}
    fragment MailTextFields on MailText {
  Key
  Name
  When
  Version
  Subject
  Text
  IsDelivered
  DeliveredSubject
  DeliveredText
  Variables {
    Name
    Says
    IsRequired
    IsLine
  }
  CreatedAt
}`) as unknown as TypedDocumentString<SaveMailTextMutation, SaveMailTextMutationVariables>;
export const MailListDocument = new TypedDocumentString(`
    query MailList($filter: MailDeliveryFilter, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listMails(
    filter: $filter
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...MailRow
    }
    nextToken
    total
  }
}
    fragment MailRow on MailDelivery {
  Id
  User {
    ...RowPerson
  }
  Label
  State
  Attempts
  SentAt
  LastError
  Fault
  Resendable
  CreatedAt
}
fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<MailListQuery, MailListQueryVariables>;
export const ReceptionTodayDocument = new TypedDocumentString(`
    query ReceptionToday {
  listReceptionToday {
    DonorId
    Name
    ExpiresOn
    Message
    ToSay
  }
}
    `) as unknown as TypedDocumentString<ReceptionTodayQuery, ReceptionTodayQueryVariables>;
export const FindDonorDocument = new TypedDocumentString(`
    query FindDonor($donorId: String!) {
  findDonor(DonorId: $donorId) {
    ...ReceptionPanel
  }
}
    fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  StatementGiven
  StatementRequired
  Statement {
    ...SaidCondition
  }
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    Birthday
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
export const FindDonorsDocument = new TypedDocumentString(`
    query FindDonors($text: String!) {
  findDonors(Text: $text) {
    UserId
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    Birthday
  }
}
    `) as unknown as TypedDocumentString<FindDonorsQuery, FindDonorsQueryVariables>;
export const RecordStatementDocument = new TypedDocumentString(`
    mutation RecordStatement($input: RecordStatementInput!) {
  recordStatement(input: $input) {
    ...ReceptionPanel
  }
}
    fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  StatementGiven
  StatementRequired
  Statement {
    ...SaidCondition
  }
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    Birthday
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
}`) as unknown as TypedDocumentString<RecordStatementMutation, RecordStatementMutationVariables>;
export const UndoDonationDocument = new TypedDocumentString(`
    mutation UndoDonation($id: ID!) {
  undoDonation(input: {DonationId: $id}) {
    ...ReceptionPanel
  }
}
    fragment SaidCondition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  RecordedByStaff
  Lifted
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}
fragment ReceptionPanel on Reception {
  Refusal
  Message
  ToSay
  VisitsToday
  StatementGiven
  StatementRequired
  Statement {
    ...SaidCondition
  }
  User {
    Id
    DonorId
    LastName
    FirstName
    LastNameFurigana
    FirstNameFurigana
    Birthday
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
    limit: 100
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
export const UnitsOfTodayDocument = new TypedDocumentString(`
    query UnitsOfToday($from: DateTime!) {
  listUnits(filter: {ReceivedAt: {ge: $from}}, limit: 100) {
    items {
      Id
      Number
      DonationId
      State
      HandedOverAt
    }
  }
}
    `) as unknown as TypedDocumentString<UnitsOfTodayQuery, UnitsOfTodayQueryVariables>;
export const SeatFiguresDocument = new TypedDocumentString(`
    query SeatFigures {
  getSeatFigures {
    Attended
    Certified
    WeeksToCertify
    PeriodsEnded
    PeriodsRenewed
    DonorsByWeeksLeft
    PlacesGiven
    InExam
    InLine
    JoinedLine
    JoinedWeeks
    Invitations
    PlacesUsed
  }
}
    `) as unknown as TypedDocumentString<SeatFiguresQuery, SeatFiguresQueryVariables>;
export const RefusalReasonsDocument = new TypedDocumentString(`
    query RefusalReasons {
  listCriteria(limit: 100) {
    items {
      State
      HospitalRefusals {
        Id
        Sentence
        WaitMonths
        WaitWeeks
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RefusalReasonsQuery, RefusalReasonsQueryVariables>;
export const ConsoleSettingsDocument = new TypedDocumentString(`
    query ConsoleSettings {
  getConsoleSettings {
    Key
    Value
  }
}
    `) as unknown as TypedDocumentString<ConsoleSettingsQuery, ConsoleSettingsQueryVariables>;
export const SaveConsoleSettingDocument = new TypedDocumentString(`
    mutation SaveConsoleSetting($input: SaveConsoleSettingInput!) {
  saveConsoleSetting(input: $input) {
    Key
    Value
  }
}
    `) as unknown as TypedDocumentString<SaveConsoleSettingMutation, SaveConsoleSettingMutationVariables>;
export const OfficeViewsDocument = new TypedDocumentString(`
    query OfficeViews {
  listSharedViews {
    ...OfficeView
  }
}
    fragment OfficeView on SharedView {
  Id
  List
  Name
  Conditions {
    Values
  }
  SortField
  SortDirection
  Columns
  Density
  MakerId
  Version
}`) as unknown as TypedDocumentString<OfficeViewsQuery, OfficeViewsQueryVariables>;
export const SaveOfficeViewDocument = new TypedDocumentString(`
    mutation SaveOfficeView($input: SaveSharedViewInput!) {
  saveSharedView(input: $input) {
    ...OfficeView
  }
}
    fragment OfficeView on SharedView {
  Id
  List
  Name
  Conditions {
    Values
  }
  SortField
  SortDirection
  Columns
  Density
  MakerId
  Version
}`) as unknown as TypedDocumentString<SaveOfficeViewMutation, SaveOfficeViewMutationVariables>;
export const RowCountsDocument = new TypedDocumentString(`
    query RowCounts($input: CountRowsInput!) {
  countRows(input: $input)
}
    `) as unknown as TypedDocumentString<RowCountsQuery, RowCountsQueryVariables>;
export const StaffDocument = new TypedDocumentString(`
    query Staff {
  listAdministratorByIdProfileCreatedAt(limit: 100) {
    items {
      Id
      Name
      Roles
    }
  }
}
    `) as unknown as TypedDocumentString<StaffQuery, StaffQueryVariables>;
export const PeopleNamedDocument = new TypedDocumentString(`
    query PeopleNamed($text: String!) {
  listUsersByIdProfileCreatedAt(filter: {q: {contains: $text}}, limit: 8) {
    items {
      Id
      LastName
      FirstName
      LastNameFurigana
      FirstNameFurigana
      Birthday
      DonorId
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleNamedQuery, PeopleNamedQueryVariables>;
export const ActivityListDocument = new TypedDocumentString(`
    query ActivityList($from: DateTime, $to: DateTime, $user_id: ID, $category: String, $operation: String, $text: String, $actor: ID, $people: Boolean, $limit: Int, $offset: Int) {
  listUserActivity(
    from: $from
    to: $to
    user_id: $user_id
    category: $category
    operation: $operation
    text: $text
    actor: $actor
    people: $people
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
      reason
      HasChanges
      User {
        LastName
        FirstName
      }
    }
    count
  }
}
    `) as unknown as TypedDocumentString<ActivityListQuery, ActivityListQueryVariables>;
export const StaffNamesDocument = new TypedDocumentString(`
    query StaffNames {
  listAdministratorByIdProfileCreatedAt(
    withRemoved: true
    sortField: Name
    sortDirection: ASC
    limit: 100
  ) {
    items {
      Id
      Name
    }
  }
}
    `) as unknown as TypedDocumentString<StaffNamesQuery, StaffNamesQueryVariables>;
export const ValueChangesDocument = new TypedDocumentString(`
    query ValueChanges($id: ID!, $activity: ID!) {
  listValueChanges(UserId: $id, ActivityId: $activity, limit: 100) {
    items {
      Id
      Record
      Data
      IsErased
      Identity {
        ...ChangedFields
      }
      Contact {
        ...ChangedFields
      }
      Health {
        ...ChangedFields
      }
      Flora {
        ...ChangedFields
      }
      Money {
        ...ChangedFields
      }
      Material {
        Field
        Before
        After
      }
      StaffNotes {
        ...ChangedFields
      }
      Operational {
        ...ChangedFields
      }
    }
  }
}
    fragment ChangedFields on FieldChange {
  Field
  Before
  After
}`) as unknown as TypedDocumentString<ValueChangesQuery, ValueChangesQueryVariables>;
export const PreviewBreachDocument = new TypedDocumentString(`
    query PreviewBreach($choice: BreachChoiceInput!) {
  previewBreach(choice: $choice) {
    ...BreachNumbers
  }
}
    fragment BreachNumbers on BreachCount {
  People
  Reads
  Files
  SignIns
  FirstAt
  LastAt
  Classes {
    Class
    People
  }
  Sessions {
    Session
    ActorName
    Network
    FirstAt
    LastAt
    Reads
  }
}`) as unknown as TypedDocumentString<PreviewBreachQuery, PreviewBreachQueryVariables>;
export const BreachOfCaseDocument = new TypedDocumentString(`
    query BreachOfCase($id: ID!) {
  getCase(Id: $id) {
    Id
    Version
    Breach {
      ...BreachFields
    }
  }
}
    fragment BreachNumbers on BreachCount {
  People
  Reads
  Files
  SignIns
  FirstAt
  LastAt
  Classes {
    Class
    People
  }
  Sessions {
    Session
    ActorName
    Network
    FirstAt
    LastAt
    Reads
  }
}
fragment BreachFields on Breach {
  AccountId
  AccountName
  Session
  Network
  From
  To
  KnownOn
  Malicious
  MustReport
  Counted {
    ...BreachNumbers
  }
  Notices {
    Kind
    DueOn
    Text
    ReportedOn
  }
}`) as unknown as TypedDocumentString<BreachOfCaseQuery, BreachOfCaseQueryVariables>;
export const CaseListDocument = new TypedDocumentString(`
    query CaseList($filter: CaseFilter, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listCases(
    filter: $filter
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...CaseRow
    }
    nextToken
    total
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
fragment CaseRow on Case {
  Id
  Kind
  State
  User {
    ...RowPerson
  }
  ActorId
  ActorName
  DueOn
  DaysOpen
  AssigneeId
  AssigneeName
  CreatedAt
  Request {
    ...RequestFields
  }
}
fragment RequestFields on RightsRequest {
  Kind
  OnPaper
  IdentityOn
  IdentityDocument
  FeeYen
  FeePaidOn
  Outcome
  Grounds
  WithdrawnOn
}`) as unknown as TypedDocumentString<CaseListQuery, CaseListQueryVariables>;
export const CasePageDocument = new TypedDocumentString(`
    query CasePage($id: ID!) {
  getCase(Id: $id) {
    ...CaseFields
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
fragment CaseRow on Case {
  Id
  Kind
  State
  User {
    ...RowPerson
  }
  ActorId
  ActorName
  DueOn
  DaysOpen
  AssigneeId
  AssigneeName
  CreatedAt
  Request {
    ...RequestFields
  }
}
fragment RequestFields on RightsRequest {
  Kind
  OnPaper
  IdentityOn
  IdentityDocument
  FeeYen
  FeePaidOn
  Outcome
  Grounds
  WithdrawnOn
}
fragment CaseFields on Case {
  ...CaseRow
  Words
  Answer
  AnsweredAt
  Version
  Marks {
    Mark
    Reads
    From
    People
    Habit
  }
  Reads {
    ...ReadOfCase
  }
  Steps {
    Id
    Kind
    Time
    ByPerson
    ActorName
    Text
  }
}
fragment ReadOfCase on ReadOfCase {
  Id
  Time
  ActorName
  Roles
  User {
    ...RowPerson
  }
  People
  Operation
  Purpose
  Shown {
    Class
    Fields
  }
  Network
  Asked
  Marks
}`) as unknown as TypedDocumentString<CasePageQuery, CasePageQueryVariables>;
export const StaffReadListDocument = new TypedDocumentString(`
    query StaffReadList($UserId: ID, $Classes: [DataClass!], $filter: StaffReadFilter, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listStaffReads(
    UserId: $UserId
    Classes: $Classes
    filter: $filter
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      ...StaffReadRow
    }
    nextToken
    total
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}
fragment StaffReadRow on StaffRead {
  Id
  Time
  ActorName
  Roles
  User {
    ...RowPerson
  }
  People
  Operation
  Purpose
  Shown {
    Class
    Fields
  }
  Network
}`) as unknown as TypedDocumentString<StaffReadListQuery, StaffReadListQueryVariables>;
export const SealedTreesDocument = new TypedDocumentString(`
    query SealedTrees {
  listSealedTrees {
    Name
    Size
    Waiting
    Verdict
    Head {
      Size
      SignedAt
      Note
      Name
    }
    Keys
  }
}
    `) as unknown as TypedDocumentString<SealedTreesQuery, SealedTreesQueryVariables>;
export const SecurityEventListDocument = new TypedDocumentString(`
    query SecurityEventList($filter: SecurityEventFilter, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
  listSecurityEvents(
    filter: $filter
    sortDirection: $sortDirection
    limit: $limit
    nextToken: $nextToken
  ) {
    items {
      Id
      Time
      LastTime
      Kind
      Count
      Network
      AccountId
      User {
        ...RowPerson
      }
      RequestId
    }
    nextToken
    total
  }
}
    fragment RowPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  DeleteStatus
}`) as unknown as TypedDocumentString<SecurityEventListQuery, SecurityEventListQueryVariables>;
export const DeskCountDocument = new TypedDocumentString(`
    query DeskCount {
  countWork {
    All
  }
}
    `) as unknown as TypedDocumentString<DeskCountQuery, DeskCountQueryVariables>;
export const GoToDocument = new TypedDocumentString(`
    query GoTo($text: String!, $donorNumber: String!, $mayBeNumber: Boolean!, $isAddress: Boolean!, $match: UserProfileFilter, $isMatch: Boolean!, $sampleIds: [String!], $mayBeLabel: Boolean!) {
  accounts: listPendingAccounts(Email: $text) @include(if: $isAddress) {
    items {
      Id
      Email
    }
  }
  donors: listUsersByIdProfileCreatedAt(
    filter: {DonorId: {eq: $donorNumber}, DeleteStatus: {eq: false}}
    limit: 1
  ) @include(if: $mayBeNumber) {
    items {
      ...FoundPerson
    }
  }
  people: listUsersByIdProfileCreatedAt(
    filter: {q: {contains: $text}, DeleteStatus: {eq: false}}
    limit: 8
  ) {
    items {
      ...FoundPerson
    }
  }
  matched: listUsersByIdProfileCreatedAt(filter: $match, limit: 8) @include(if: $isMatch) {
    items {
      ...FoundPerson
    }
  }
  samples: listIntestinalFloraTestByIdInspectionDetailCreatedAt(
    filter: {SampleId: {in: $sampleIds}}
    limit: 4
  ) @include(if: $mayBeLabel) {
    items {
      Id
      SampleId
      User {
        ...FoundPerson
      }
    }
  }
}
    fragment FoundPerson on UserProfile {
  Id
  Email
  DonorId
  LastName
  FirstName
  LastNameFurigana
  FirstNameFurigana
  Birthday
  Tel
  UserStatus
  DeleteStatus
  SuspensionStatus1
  SuspensionStatus2
}`) as unknown as TypedDocumentString<GoToQuery, GoToQueryVariables>;
export const GoToUnitDocument = new TypedDocumentString(`
    query GoToUnit($number: String!) {
  listUnits(filter: {Number: {eq: $number}}, limit: 1) {
    items {
      Id
      Number
    }
  }
}
    `) as unknown as TypedDocumentString<GoToUnitQuery, GoToUnitQueryVariables>;
export const OwnAccountDocument = new TypedDocumentString(`
    query OwnAccount {
  getAdministrator {
    Id
    Name
    Email
    Roles
    TotpRequired
  }
  listOwnAccountEvents {
    Id
    Time
    Kind
    Count
    Network
  }
}
    `) as unknown as TypedDocumentString<OwnAccountQuery, OwnAccountQueryVariables>;
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  listOwnSessions {
    ...OpenSession
  }
}
    fragment OpenSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}`) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOwnSessionsDocument = new TypedDocumentString(`
    mutation EndOwnSessions($input: EndOwnSessionsInput!) {
  endOwnSessions(input: $input) {
    ...OpenSession
  }
}
    fragment OpenSession on OpenSession {
  Id
  Device
  Network
  SignedInAt
  LastUsedAt
  IsThis
}`) as unknown as TypedDocumentString<EndOwnSessionsMutation, EndOwnSessionsMutationVariables>;
export const SaveDeviceLockDocument = new TypedDocumentString(`
    mutation SaveDeviceLock($input: SaveDeviceLockInput!) {
  saveDeviceLock(input: $input) {
    Share
  }
}
    `) as unknown as TypedDocumentString<SaveDeviceLockMutation, SaveDeviceLockMutationVariables>;
export const DecideAnswerCorrectionDocument = new TypedDocumentString(`
    mutation DecideAnswerCorrection($input: DecideAnswerCorrectionInput!) {
  decideAnswerCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DecideAnswerCorrectionMutation, DecideAnswerCorrectionMutationVariables>;
export const ProposeCorrectionDocument = new TypedDocumentString(`
    mutation ProposeCorrection($input: ProposeCorrectionInput!) {
  proposeCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;
export const ConfirmCorrectionDocument = new TypedDocumentString(`
    mutation ConfirmCorrection($input: ConfirmCorrectionInput!) {
  confirmCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ConfirmCorrectionMutation, ConfirmCorrectionMutationVariables>;
export const RefuseCorrectionDocument = new TypedDocumentString(`
    mutation RefuseCorrection($input: RefuseCorrectionInput!) {
  refuseCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RefuseCorrectionMutation, RefuseCorrectionMutationVariables>;
export const WithdrawCorrectionDocument = new TypedDocumentString(`
    mutation WithdrawCorrection($input: WithdrawCorrectionInput!) {
  withdrawCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<WithdrawCorrectionMutation, WithdrawCorrectionMutationVariables>;
export const CreateCriteriaDraftDocument = new TypedDocumentString(`
    mutation CreateCriteriaDraft($input: CreateCriteriaDraftInput!) {
  createCriteriaDraft(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateCriteriaDraftMutation, CreateCriteriaDraftMutationVariables>;
export const DeleteCriteriaDraftDocument = new TypedDocumentString(`
    mutation DeleteCriteriaDraft($input: DeleteCriteriaDraftInput!) {
  deleteCriteriaDraft(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteCriteriaDraftMutation, DeleteCriteriaDraftMutationVariables>;
export const SubmitCriteriaDocument = new TypedDocumentString(`
    mutation SubmitCriteria($input: CriteriaIdInput!) {
  submitCriteria(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SubmitCriteriaMutation, SubmitCriteriaMutationVariables>;
export const RejectCriteriaDocument = new TypedDocumentString(`
    mutation RejectCriteria($input: RejectCriteriaInput!) {
  rejectCriteria(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RejectCriteriaMutation, RejectCriteriaMutationVariables>;
export const LiftDonationPauseDocument = new TypedDocumentString(`
    mutation LiftDonationPause($input: WithReasonInput!) {
  liftDonationPause(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<LiftDonationPauseMutation, LiftDonationPauseMutationVariables>;
export const RecordConditionReportDocument = new TypedDocumentString(`
    mutation RecordConditionReport($input: RecordConditionReportInput!) {
  recordConditionReport(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RecordConditionReportMutation, RecordConditionReportMutationVariables>;
export const RecordDonationDocument = new TypedDocumentString(`
    mutation RecordDonation($input: RecordDonationInput!) {
  recordDonation(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordDonationMutation, RecordDonationMutationVariables>;
export const CorrectDonationDocument = new TypedDocumentString(`
    mutation CorrectDonation($input: CorrectDonationInput!) {
  correctDonation(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CorrectDonationMutation, CorrectDonationMutationVariables>;
export const RecordIntestinalFloraTestDocument = new TypedDocumentString(`
    mutation RecordIntestinalFloraTest($input: RecordIntestinalFloraTestInput!) {
  recordIntestinalFloraTest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordIntestinalFloraTestMutation, RecordIntestinalFloraTestMutationVariables>;
export const ConfirmGiftDocument = new TypedDocumentString(`
    mutation ConfirmGift($input: ConfirmGiftInput!) {
  confirmGift(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ConfirmGiftMutation, ConfirmGiftMutationVariables>;
export const ReportLostGiftDocument = new TypedDocumentString(`
    mutation ReportLostGift($input: ReportLostGiftInput!) {
  reportLostGift(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReportLostGiftMutation, ReportLostGiftMutationVariables>;
export const WithdrawConsentByAdminDocument = new TypedDocumentString(`
    mutation WithdrawConsentByAdmin($input: WithReasonInput!) {
  withdrawConsentByAdmin(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsentByAdminMutation, WithdrawConsentByAdminMutationVariables>;
export const RecordConsentDocument = new TypedDocumentString(`
    mutation RecordConsent($input: RecordConsentInput!) {
  recordConsent(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordConsentMutation, RecordConsentMutationVariables>;
export const RecordSignatureDocument = new TypedDocumentString(`
    mutation RecordSignature($input: RecordSignatureInput!) {
  recordSignature(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordSignatureMutation, RecordSignatureMutationVariables>;
export const RecordGuidanceAttendanceDocument = new TypedDocumentString(`
    mutation RecordGuidanceAttendance($input: RecordGuidanceAttendanceInput!) {
  recordGuidanceAttendance(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordGuidanceAttendanceMutation, RecordGuidanceAttendanceMutationVariables>;
export const ReserveGuidanceByAdminDocument = new TypedDocumentString(`
    mutation ReserveGuidanceByAdmin($input: GuidanceTimeByAdminInput!) {
  reserveGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReserveGuidanceByAdminMutation, ReserveGuidanceByAdminMutationVariables>;
export const UpdateGuidanceByAdminDocument = new TypedDocumentString(`
    mutation UpdateGuidanceByAdmin($input: GuidanceTimeByAdminInput!) {
  updateGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateGuidanceByAdminMutation, UpdateGuidanceByAdminMutationVariables>;
export const DeleteGuidanceByAdminDocument = new TypedDocumentString(`
    mutation DeleteGuidanceByAdmin($input: GuidanceByAdminInput!) {
  deleteGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeleteGuidanceByAdminMutation, DeleteGuidanceByAdminMutationVariables>;
export const WithdrawUseByAdminDocument = new TypedDocumentString(`
    mutation WithdrawUseByAdmin($input: WithReasonInput!) {
  withdrawUseByAdmin(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawUseByAdminMutation, WithdrawUseByAdminMutationVariables>;
export const OpenHoldDocument = new TypedDocumentString(`
    mutation OpenHold($input: OpenHoldInput!) {
  openHold(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<OpenHoldMutation, OpenHoldMutationVariables>;
export const DecideHoldDocument = new TypedDocumentString(`
    mutation DecideHold($input: DecideHoldInput!) {
  decideHold(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DecideHoldMutation, DecideHoldMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($input: DeleteUserInput!) {
  deleteUser(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const ConfirmTestPanelDocument = new TypedDocumentString(`
    mutation ConfirmTestPanel($input: ConfirmTestPanelInput!) {
  confirmTestPanel(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ConfirmTestPanelMutation, ConfirmTestPanelMutationVariables>;
export const ReleaseTestPanelDocument = new TypedDocumentString(`
    mutation ReleaseTestPanel($input: ReleaseTestPanelInput!) {
  releaseTestPanel(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReleaseTestPanelMutation, ReleaseTestPanelMutationVariables>;
export const CloseOfficePointDocument = new TypedDocumentString(`
    mutation CloseOfficePoint($input: CloseOfficePointInput!) {
  closeOfficePoint(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<CloseOfficePointMutation, CloseOfficePointMutationVariables>;
export const AskForTestDocument = new TypedDocumentString(`
    mutation AskForTest($input: AskForTestInput!) {
  askForTest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<AskForTestMutation, AskForTestMutationVariables>;
export const ScheduleAskedTestDocument = new TypedDocumentString(`
    mutation ScheduleAskedTest($input: ScheduleExamInput!) {
  scheduleAskedTest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ScheduleAskedTestMutation, ScheduleAskedTestMutationVariables>;
export const EndAskedTestDocument = new TypedDocumentString(`
    mutation EndAskedTest($input: AskForTestInput!) {
  endAskedTest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<EndAskedTestMutation, EndAskedTestMutationVariables>;
export const ScheduleExamDocument = new TypedDocumentString(`
    mutation ScheduleExam($input: ScheduleExamInput!) {
  scheduleExam(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ScheduleExamMutation, ScheduleExamMutationVariables>;
export const RecordHealthCheckDocument = new TypedDocumentString(`
    mutation RecordHealthCheck($input: RecordHealthCheckInput!) {
  recordHealthCheck(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordHealthCheckMutation, RecordHealthCheckMutationVariables>;
export const ReopenOnlineCheckDocument = new TypedDocumentString(`
    mutation ReopenOnlineCheck($input: WithReasonInput!, $Questions: [String!]) {
  reopenOnlineCheck(input: $input, Questions: $Questions) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReopenOnlineCheckMutation, ReopenOnlineCheckMutationVariables>;
export const CorrectUnitDocument = new TypedDocumentString(`
    mutation CorrectUnit($input: CorrectUnitInput!) {
  correctUnit(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CorrectUnitMutation, CorrectUnitMutationVariables>;
export const HandOverUnitsDocument = new TypedDocumentString(`
    mutation HandOverUnits($input: HandOverUnitsInput!) {
  handOverUnits(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<HandOverUnitsMutation, HandOverUnitsMutationVariables>;
export const ReleaseUnitsDocument = new TypedDocumentString(`
    mutation ReleaseUnits($input: ReleaseUnitsInput!) {
  releaseUnits(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReleaseUnitsMutation, ReleaseUnitsMutationVariables>;
export const DiscardUnitsDocument = new TypedDocumentString(`
    mutation DiscardUnits($input: DiscardUnitsInput!) {
  discardUnits(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DiscardUnitsMutation, DiscardUnitsMutationVariables>;
export const CreateLogoutActivityDocument = new TypedDocumentString(`
    mutation CreateLogoutActivity {
  createLogoutActivity {
    success
  }
}
    `) as unknown as TypedDocumentString<CreateLogoutActivityMutation, CreateLogoutActivityMutationVariables>;
export const InviteOutOfTurnDocument = new TypedDocumentString(`
    mutation InviteOutOfTurn($input: InviteOutOfTurnInput!) {
  inviteOutOfTurn(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<InviteOutOfTurnMutation, InviteOutOfTurnMutationVariables>;
export const UpdateAdministratorDocument = new TypedDocumentString(`
    mutation UpdateAdministrator($input: UpdateAdministratorInput!) {
  updateAdministrator(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateAdministratorMutation, UpdateAdministratorMutationVariables>;
export const UpdateAdministratorEmailDocument = new TypedDocumentString(`
    mutation UpdateAdministratorEmail($input: UpdateAdministratorEmailInput!) {
  updateAdministratorEmail(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateAdministratorEmailMutation, UpdateAdministratorEmailMutationVariables>;
export const EndAdministratorSessionsDocument = new TypedDocumentString(`
    mutation EndAdministratorSessions($input: EndAdministratorSessionsInput!) {
  endAdministratorSessions(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<EndAdministratorSessionsMutation, EndAdministratorSessionsMutationVariables>;
export const ResetAdministratorTotpDocument = new TypedDocumentString(`
    mutation ResetAdministratorTotp($input: ResetAdministratorTotpInput!) {
  resetAdministratorTotp(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ResetAdministratorTotpMutation, ResetAdministratorTotpMutationVariables>;
export const ResendTemporaryPasswordDocument = new TypedDocumentString(`
    mutation ResendTemporaryPassword($input: ResendTemporaryPasswordInput!) {
  resendTemporaryPassword(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ResendTemporaryPasswordMutation, ResendTemporaryPasswordMutationVariables>;
export const UpdateUserEmailByAdminDocument = new TypedDocumentString(`
    mutation UpdateUserEmailByAdmin($input: UpdateUserEmailByAdminInput!) {
  updateUserEmailByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserEmailByAdminMutation, UpdateUserEmailByAdminMutationVariables>;
export const StopUserDocument = new TypedDocumentString(`
    mutation StopUser($input: StopUserInput!) {
  stopUser(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<StopUserMutation, StopUserMutationVariables>;
export const SendPendingAccountCodeDocument = new TypedDocumentString(`
    mutation SendPendingAccountCode($input: PendingAccountInput!) {
  sendPendingAccountCode(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SendPendingAccountCodeMutation, SendPendingAccountCodeMutationVariables>;
export const StopPendingAccountDocument = new TypedDocumentString(`
    mutation StopPendingAccount($input: StopPendingAccountInput!) {
  stopPendingAccount(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<StopPendingAccountMutation, StopPendingAccountMutationVariables>;
export const DeletePendingAccountDocument = new TypedDocumentString(`
    mutation DeletePendingAccount($input: WithReasonInput!) {
  deletePendingAccount(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeletePendingAccountMutation, DeletePendingAccountMutationVariables>;
export const DecideSamePersonDocument = new TypedDocumentString(`
    mutation DecideSamePerson($input: DecideSamePersonInput!) {
  decideSamePerson(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DecideSamePersonMutation, DecideSamePersonMutationVariables>;
export const PreviewBulkDocument = new TypedDocumentString(`
    mutation PreviewBulk($input: PreviewBulkInput!) {
  previewBulk(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<PreviewBulkMutation, PreviewBulkMutationVariables>;
export const PreviewBulkFileDocument = new TypedDocumentString(`
    mutation PreviewBulkFile($input: PreviewBulkFileInput!) {
  previewBulkFile(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<PreviewBulkFileMutation, PreviewBulkFileMutationVariables>;
export const UndoBulkDocument = new TypedDocumentString(`
    mutation UndoBulk($input: UndoBulkInput!) {
  undoBulk(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UndoBulkMutation, UndoBulkMutationVariables>;
export const UpdateExamDaysDocument = new TypedDocumentString(`
    mutation UpdateExamDays($input: UpdateExamDaysInput!) {
  updateExamDays(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateExamDaysMutation, UpdateExamDaysMutationVariables>;
export const CreatePersonNoteDocument = new TypedDocumentString(`
    mutation CreatePersonNote($input: CreatePersonNoteInput!) {
  createPersonNote(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreatePersonNoteMutation, CreatePersonNoteMutationVariables>;
export const UpdatePersonNoteDocument = new TypedDocumentString(`
    mutation UpdatePersonNote($input: UpdatePersonNoteInput!) {
  updatePersonNote(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdatePersonNoteMutation, UpdatePersonNoteMutationVariables>;
export const DeletePersonNoteDocument = new TypedDocumentString(`
    mutation DeletePersonNote($input: DeletePersonNoteInput!) {
  deletePersonNote(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeletePersonNoteMutation, DeletePersonNoteMutationVariables>;
export const ResendMailDocument = new TypedDocumentString(`
    mutation ResendMail($input: ResendMailInput!) {
  resendMail(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ResendMailMutation, ResendMailMutationVariables>;
export const SendTrialMailTextDocument = new TypedDocumentString(`
    mutation SendTrialMailText($input: SendTrialMailTextInput!) {
  sendTrialMailText(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendTrialMailTextMutation, SendTrialMailTextMutationVariables>;
export const SendTrialLetterDocument = new TypedDocumentString(`
    mutation SendTrialLetter($input: SendTrialLetterInput!) {
  sendTrialLetter(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendTrialLetterMutation, SendTrialLetterMutationVariables>;
export const SendLetterDocument = new TypedDocumentString(`
    mutation SendLetter($input: SendLetterInput!) {
  sendLetter(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SendLetterMutation, SendLetterMutationVariables>;
export const TakeBackLetterDocument = new TypedDocumentString(`
    mutation TakeBackLetter($input: TakeBackLetterInput!) {
  takeBackLetter(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<TakeBackLetterMutation, TakeBackLetterMutationVariables>;
export const DeleteSharedViewDocument = new TypedDocumentString(`
    mutation DeleteSharedView($input: DeleteSharedViewInput!) {
  deleteSharedView(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteSharedViewMutation, DeleteSharedViewMutationVariables>;
export const CreateWorkItemDocument = new TypedDocumentString(`
    mutation CreateWorkItem($input: CreateWorkItemInput!) {
  createWorkItem(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateWorkItemMutation, CreateWorkItemMutationVariables>;
export const OpenBreachDocument = new TypedDocumentString(`
    mutation OpenBreach($input: OpenBreachInput!) {
  openBreach(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<OpenBreachMutation, OpenBreachMutationVariables>;
export const RecountBreachDocument = new TypedDocumentString(`
    mutation RecountBreach($input: HeldCaseInput!) {
  recountBreach(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecountBreachMutation, RecountBreachMutationVariables>;
export const SaveBreachNoticeDocument = new TypedDocumentString(`
    mutation SaveBreachNotice($input: BreachNoticeInput!) {
  saveBreachNotice(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SaveBreachNoticeMutation, SaveBreachNoticeMutationVariables>;
export const ReportBreachNoticeDocument = new TypedDocumentString(`
    mutation ReportBreachNotice($input: BreachReportInput!) {
  reportBreachNotice(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReportBreachNoticeMutation, ReportBreachNoticeMutationVariables>;
export const CreateCaseDocument = new TypedDocumentString(`
    mutation CreateCase($input: CreateCaseInput!) {
  createCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateCaseMutation, CreateCaseMutationVariables>;
export const TakeCaseDocument = new TypedDocumentString(`
    mutation TakeCase($input: TakeCaseInput!) {
  takeCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<TakeCaseMutation, TakeCaseMutationVariables>;
export const NoteCaseDocument = new TypedDocumentString(`
    mutation NoteCase($input: CaseTextInput!) {
  noteCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<NoteCaseMutation, NoteCaseMutationVariables>;
export const AnswerCaseDocument = new TypedDocumentString(`
    mutation AnswerCase($input: CaseTextInput!) {
  answerCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<AnswerCaseMutation, AnswerCaseMutationVariables>;
export const CloseCaseDocument = new TypedDocumentString(`
    mutation CloseCase($input: CaseTextInput!) {
  closeCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CloseCaseMutation, CloseCaseMutationVariables>;
export const ReopenCaseDocument = new TypedDocumentString(`
    mutation ReopenCase($input: CaseTextInput!) {
  reopenCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReopenCaseMutation, ReopenCaseMutationVariables>;
export const CheckRightsRequestDocument = new TypedDocumentString(`
    mutation CheckRightsRequest($input: CheckRightsRequestInput!) {
  checkRightsRequest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CheckRightsRequestMutation, CheckRightsRequestMutationVariables>;
export const AnswerRightsRequestDocument = new TypedDocumentString(`
    mutation AnswerRightsRequest($input: AnswerRightsRequestInput!) {
  answerRightsRequest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<AnswerRightsRequestMutation, AnswerRightsRequestMutationVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($input: UndoChangeInput!) {
  undoChange(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;