/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../shared/generated/schema';

export type Sent463e1fbaQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent463e1fbaQuery = { __typename: 'Query' };

export type Sentbfea7664MutationVariables = Exact<{
  Answer: unknown;
}>;


export type Sentbfea7664Mutation = { reportCondition: { Id: string } };

export type Sentf45ded92MutationVariables = Exact<{
  Answer: unknown;
}>;


export type Sentf45ded92Mutation = { reportCondition: { Outcome: Schema.ConditionOutcome } };

export type Sent6faf1556MutationVariables = Exact<{
  Answer: unknown;
}>;


export type Sent6faf1556Mutation = { reportCondition: { Id: string } };

export type Senta77e457eMutationVariables = Exact<{
  Answer: unknown;
}>;


export type Senta77e457eMutation = { submitStatement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, Items: Array<{ Choice: string, Date: string | null, NotBefore: string | null }> } };

export type Sentdbc72a48MutationVariables = Exact<{
  Answer: unknown;
}>;


export type Sentdbc72a48Mutation = { submitStatement: { Id: string } };

export type Sent25d9abd5MutationVariables = Exact<{
  Answer: unknown;
  Since: string;
}>;


export type Sent25d9abd5Mutation = { reportCondition: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, Items: Array<{ Choice: string, Date: string | null, NotBefore: string | null }> } };

export type Sent7f0387b4MutationVariables = Exact<{
  Answer: unknown;
  Since: string;
}>;


export type Sent7f0387b4Mutation = { reportCondition: { Outcome: Schema.ConditionOutcome } };

export type Sent925f5364MutationVariables = Exact<{
  Basic: number;
  Extra: number;
}>;


export type Sent925f5364Mutation = { updatePreferenceSlot: { Id: string } };

export type Senta3a2329bMutationVariables = Exact<{
  Content: unknown;
}>;


export type Senta3a2329bMutation = { updateCriteriaDraft: { Id: string } };

export type Sent1c4970efMutationVariables = Exact<{
  Email: string;
}>;


export type Sent1c4970efMutation = { updateEmail: { success: boolean } };

export type Sent7c5e1da9MutationVariables = Exact<{
  Name: string;
  Email: string;
  Role: Schema.Role;
}>;


export type Sent7c5e1da9Mutation = { createAdministrator: { Id: string, Sk: string, Name: string, Email: string, Role: Schema.Role } };

export type Sent4f65b78bMutationVariables = Exact<{
  Places: number;
}>;


export type Sent4f65b78bMutation = { updatePreferenceSlot: { Id: string } };

export type Sent6f4e876aMutationVariables = Exact<{
  StartAt: string;
}>;


export type Sent6f4e876aMutation = { reserveGuidance: { Id: string, Sk: string, Status: Schema.GuidanceStatus, ReservedAt: string | null, DeadlineAt: string | null } };

export type Sent3b487f0fMutationVariables = Exact<{
  StartAt: string;
}>;


export type Sent3b487f0fMutation = { reserveGuidance: { Id: string } };

export type Sentc7a43938MutationVariables = Exact<{
  StartAt: string;
}>;


export type Sentc7a43938Mutation = { reserveGuidance: { ReservedAt: string | null } };

export type Sentdf9783f5MutationVariables = Exact<{
  UserId: string;
  Answer: unknown;
}>;


export type Sentdf9783f5Mutation = { recordStatement: { Refusal: Schema.DonationRefusal | null, ToSay: string | null, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, Items: Array<{ Choice: string, Date: string | null, NotBefore: string | null }> } | null } };

export type Sent98f8957aMutationVariables = Exact<{
  UserId: string;
  Answer: unknown;
  Since: string;
}>;


export type Sent98f8957aMutation = { recordConditionReport: { success: boolean } };

export type Sent5a6494f2MutationVariables = Exact<{
  Year: number;
  Month: number;
  AvailableSlots: number;
  AdditionalAvailableSlots: number;
}>;


export type Sent5a6494f2Mutation = { updatePreferenceSlot: { Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number } };

export type Sentbd561bf8MutationVariables = Exact<{
  answer: unknown;
}>;


export type Sentbd561bf8Mutation = { recordConditionReport: { success: boolean } };

export type Sent6f009f25MutationVariables = Exact<{
  answer: unknown;
}>;


export type Sent6f009f25Mutation = { recordStatement: { VisitsToday: number } };

export type Sent0bfa813dMutationVariables = Exact<{
  answer: unknown;
}>;


export type Sent0bfa813dMutation = { reportCondition: { Id: string } };

export type Sent0de2ed48MutationVariables = Exact<{
  answer: unknown;
}>;


export type Sent0de2ed48Mutation = { submitStatement: { Id: string } };

export type Sent8ad14fdeMutationVariables = Exact<{
  answers: unknown;
}>;


export type Sent8ad14fdeMutation = { correctOnlineCheckAnswers: { Id: string } };

export type Sentea4ec64cMutationVariables = Exact<{
  answers: unknown;
}>;


export type Sentea4ec64cMutation = { saveOnlineCheckDraft: { Id: string } };

export type Sent034d8d29MutationVariables = Exact<{
  answers: unknown;
}>;


export type Sent034d8d29Mutation = { submitOnlineCheck: { Id: string } };

export type Sent7e80aa80MutationVariables = Exact<{
  at: string;
}>;


export type Sent7e80aa80Mutation = { reserveGuidance: { Id: string } };

export type Sent39385628MutationVariables = Exact<{
  building: string;
}>;


export type Sent39385628Mutation = { updateUserProfile: { Building: string | null } };

export type Sente696ec02MutationVariables = Exact<{
  email: string;
}>;


export type Sente696ec02Mutation = { createAdministrator: { Id: string } };

export type Sentb76c8b95MutationVariables = Exact<{
  email: string;
}>;


export type Sentb76c8b95Mutation = { createAdministrator: { Id: string } };

export type Sent5c1dc739MutationVariables = Exact<{
  email: string;
}>;


export type Sent5c1dc739Mutation = { createAdministrator: { Id: string } };

export type Senta2ff381cMutationVariables = Exact<{
  id: string;
}>;


export type Senta2ff381cMutation = { scheduleAskedTest: { ScheduledDate: string | null } };

export type Sent3cfe4167MutationVariables = Exact<{
  id: string;
}>;


export type Sent3cfe4167Mutation = { closeOfficePoint: { success: boolean } };

export type Sent25f452b3MutationVariables = Exact<{
  id: string;
}>;


export type Sent25f452b3Mutation = { closeOfficePoint: { success: boolean } };

export type Sent2723b3fdMutationVariables = Exact<{
  id: string;
}>;


export type Sent2723b3fdMutation = { closeOfficePoint: { success: boolean } };

export type Sent06b4ab22MutationVariables = Exact<{
  id: string;
}>;


export type Sent06b4ab22Mutation = { confirmGift: { Id: string } };

export type Sent6828ff58MutationVariables = Exact<{
  id: string;
}>;


export type Sent6828ff58Mutation = { correctDonation: { Id: string } };

export type Sentb589a342MutationVariables = Exact<{
  id: string;
}>;


export type Sentb589a342Mutation = { correctDonation: { Id: string } };

export type Sentc4c116deMutationVariables = Exact<{
  id: string;
}>;


export type Sentc4c116deMutation = { createCriteriaDraft: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sent20994155MutationVariables = Exact<{
  id: string;
}>;


export type Sent20994155Mutation = { createCriteriaDraft: { Id: string, Number: string, Version: number, Content: unknown } };

export type Sent7d6561b4MutationVariables = Exact<{
  id: string;
}>;


export type Sent7d6561b4Mutation = { createCriteriaDraft: { Id: string, Version: number, Content: unknown } };

export type Sent05ae76afMutationVariables = Exact<{
  id: string;
}>;


export type Sent05ae76afMutation = { createCriteriaDraft: { Id: string, Version: number, State: Schema.CriteriaState, Content: unknown } };

export type Sent9d856b9aMutationVariables = Exact<{
  id: string;
}>;


export type Sent9d856b9aMutation = { createCriteriaDraft: { Id: string, Version: number } };

export type Sentbd5874e1MutationVariables = Exact<{
  id: string;
}>;


export type Sentbd5874e1Mutation = { deleteAdministrator: { Id: string } };

export type Sent8682d995MutationVariables = Exact<{
  id: string;
}>;


export type Sent8682d995Mutation = { deleteUser: { Id: string } };

export type Sent918dde76MutationVariables = Exact<{
  id: string;
}>;


export type Sent918dde76Mutation = { endAskedTest: { Id: string } };

export type Sentfa3e4503MutationVariables = Exact<{
  id: string;
}>;


export type Sentfa3e4503Mutation = { liftDonationPause: { Id: string } };

export type Sentdae3dfc6MutationVariables = Exact<{
  id: string;
}>;


export type Sentdae3dfc6Mutation = { liftDonationPause: { Id: string } };

export type Sent031a6448MutationVariables = Exact<{
  id: string;
}>;


export type Sent031a6448Mutation = { objectToRecordRead: { Id: string } };

export type Sentcffc68b2MutationVariables = Exact<{
  id: string;
}>;


export type Sentcffc68b2Mutation = { previewCriteria: { Impact: { Sha256: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysMost: number | null }>, Questions: Array<{ QuestionId: string, People: number | null }>, Rules: Array<{ RuleId: string, People: number | null }>, Changes: Array<{ UserId: string, Standing: Schema.CriteriaStanding, Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, BeforeDate: string | null, AfterDate: string | null, QuestionIds: Array<string>, RuleIds: Array<string> }> | null } | null } };

export type Sent3e2c2471MutationVariables = Exact<{
  id: string;
}>;


export type Sent3e2c2471Mutation = { readMessage: { success: boolean } };

export type Sent5b4b0183MutationVariables = Exact<{
  id: string;
}>;


export type Sent5b4b0183Mutation = { recordDonation: { Id: string } };

export type Sent3922ecf1MutationVariables = Exact<{
  id: string;
}>;


export type Sent3922ecf1Mutation = { recordDonation: { Id: string } };

export type Sentb134fed6MutationVariables = Exact<{
  id: string;
}>;


export type Sentb134fed6Mutation = { recordGuidanceAttendance: { Id: string } };

export type Sente5601d48MutationVariables = Exact<{
  id: string;
}>;


export type Sente5601d48Mutation = { recordIntestinalFloraTest: { Id: string } };

export type Sentc8c74461MutationVariables = Exact<{
  id: string;
}>;


export type Sentc8c74461Mutation = { requestGutFloraExamination: { success: boolean } };

export type Sent10c8d633MutationVariables = Exact<{
  id: string;
}>;


export type Sent10c8d633Mutation = { resendMail: { Id: string, Sk: string, UserId: string | null, Label: string, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: Schema.MailFault | null, Resendable: boolean, CreatedAt: string } };

export type Sentf91cf981MutationVariables = Exact<{
  id: string;
}>;


export type Sentf91cf981Mutation = { resendMail: { State: Schema.MailState } };

export type Sent512b290cMutationVariables = Exact<{
  id: string;
}>;


export type Sent512b290cMutation = { scheduleExam: { Id: string } };

export type Sent2e8b79f0MutationVariables = Exact<{
  id: string;
}>;


export type Sent2e8b79f0Mutation = { sendPendingAccountCode: { Id: string } };

export type Sent834df619MutationVariables = Exact<{
  id: string;
}>;


export type Sent834df619Mutation = { stopUser: { SuspensionStatus1: boolean } };

export type Sentebd80ffaMutationVariables = Exact<{
  id: string;
}>;


export type Sentebd80ffaMutation = { stopUser: { Id: string } };

export type Sentf66ffb97MutationVariables = Exact<{
  id: string;
}>;


export type Sentf66ffb97Mutation = { stopUser: { SuspensionStatus1: boolean } };

export type Sentf952bd46MutationVariables = Exact<{
  id: string;
}>;


export type Sentf952bd46Mutation = { stopUser: { Id: string } };

export type Sent80462e20MutationVariables = Exact<{
  id: string;
}>;


export type Sent80462e20Mutation = { stopUser: { Id: string } };

export type Sent06fe6be1MutationVariables = Exact<{
  id: string;
}>;


export type Sent06fe6be1Mutation = { submitCriteria: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sentd4d7c8bfMutationVariables = Exact<{
  id: string;
}>;


export type Sentd4d7c8bfMutation = { submitCriteria: { Id: string } };

export type Sent827f2456MutationVariables = Exact<{
  id: string;
}>;


export type Sent827f2456Mutation = { submitCriteria: { State: Schema.CriteriaState } };

export type Sent57e73f3aMutationVariables = Exact<{
  id: string;
}>;


export type Sent57e73f3aMutation = { updateUserProfileByAdmin: { Id: string } };

export type Sente7688124MutationVariables = Exact<{
  id: string;
}>;


export type Sente7688124Mutation = { withdrawCorrection: { State: Schema.CorrectionState } };

export type Sentfa981e2cMutationVariables = Exact<{
  id: string;
}>;


export type Sentfa981e2cMutation = { withdrawRightsRequest: { Id: string } };

export type Sent1b4a1315MutationVariables = Exact<{
  id: string;
  Stop: boolean;
}>;


export type Sent1b4a1315Mutation = { stopUser: { Id: string } };

export type Sent28418705MutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent28418705Mutation = { correctOnlineCheckAnswers: { Id: string } };

export type Sent3e5405dcMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent3e5405dcMutation = { correctOnlineCheckAnswers: { OnlineCheck: { OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null } | null } };

export type Senta24e42d9MutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Senta24e42d9Mutation = { saveOnlineCheckDraft: { Id: string, Info: { UserStatus: Schema.UserStatus }, OnlineCheck: { OnlineCheckResult: Schema.OnlineCheckResult | null, OnlineCheckScore: number | null, NextDate: string | null, Draft: boolean, Answer: { data: unknown, answered_at: string | null }, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Topics: Array<{ QuestionId: string }> } | null } };

export type Sent1b027a75MutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent1b027a75Mutation = { submitOnlineCheck: { Id: string, Info: { Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, ScreeningInfoCreatedAt: string }, HealthCheck: { Id: string } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, Changes: string | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type Sentd4e2b7edMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sentd4e2b7edMutation = { submitOnlineCheck: { Id: string, Info: { UserStatus: Schema.UserStatus }, OnlineCheck: { OnlineCheckResult: Schema.OnlineCheckResult | null, OnlineCheckScore: number | null, NextDate: string | null, Draft: boolean, Answer: { data: unknown, answered_at: string | null }, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Topics: Array<{ QuestionId: string }> } | null } };

export type Sent26f0e024MutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent26f0e024Mutation = { submitOnlineCheck: { OnlineCheck: { Reasons: Array<{ Reason: string, Fact: string, Explanation: string, NextDate: string | null }> } | null } };

export type Sent062b7de2MutationVariables = Exact<{
  id: string;
  at: string;
}>;


export type Sent062b7de2Mutation = { recordDonation: { Id: string } };

export type Sent4716c568MutationVariables = Exact<{
  id: string;
  day: string;
}>;


export type Sent4716c568Mutation = { scheduleExam: { Id: string } };

export type Sent11115eeaMutationVariables = Exact<{
  id: string;
  day: string;
}>;


export type Sent11115eeaMutation = { scheduleExam: { Id: string } };

export type Sentba8212deMutationVariables = Exact<{
  id: string;
  day: string;
}>;


export type Sentba8212deMutation = { scheduleExam: { Id: string } };

export type Sent97957d14MutationVariables = Exact<{
  id: string;
  day: string;
  time?: string | null | undefined;
}>;


export type Sent97957d14Mutation = { scheduleExam: { Id: string } };

export type Sentc9a48197MutationVariables = Exact<{
  id: string;
  q?: Array<string> | string | null | undefined;
}>;


export type Sentc9a48197Mutation = { reopenOnlineCheck: { Id: string } };

export type Sent9432c571MutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type Sent9432c571Mutation = { deleteUser: { Id: string, DeleteStatus: boolean, LastName: string | null, Email: string | null } };

export type Sent4cda2743MutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type Sent4cda2743Mutation = { stopUser: { Id: string } };

export type Sent5aa0ce16MutationVariables = Exact<{
  id: string;
  to?: string | null | undefined;
}>;


export type Sent5aa0ce16Mutation = { assignWork: { Version: number } };

export type Sent7b712585MutationVariables = Exact<{
  id: string;
  to?: string | null | undefined;
  version: number;
}>;


export type Sent7b712585Mutation = { assignWork: { AssigneeId: string | null, Version: number } };

export type Sent43b25554MutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
  version: number;
}>;


export type Sent43b25554Mutation = { snoozeWork: { SnoozedUntil: string | null, Version: number } };

export type Sentffbb9087MutationVariables = Exact<{
  input: Schema.AnswerRightsRequestInput;
}>;


export type Sentffbb9087Mutation = { it: { Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Version: number, Words: string | null, Answer: string | null, DaysOpen: number | null, DaysLate: number | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null, Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean, Text: string | null }> | null } };

export type Sent994ecc42MutationVariables = Exact<{
  input: Schema.ApproveCriteriaInput;
}>;


export type Sent994ecc42Mutation = { approveCriteria: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sente07a5d03MutationVariables = Exact<{
  input: Schema.ApproveCriteriaInput;
}>;


export type Sente07a5d03Mutation = { approveCriteria: { State: Schema.CriteriaState } };

export type Sent89c3bca9MutationVariables = Exact<{
  input: Schema.AskForTestInput;
}>;


export type Sent89c3bca9Mutation = { askForTest: { Kind: Schema.PanelKind } };

export type Sent1817e742MutationVariables = Exact<{
  input: Schema.AssignWorkInput;
}>;


export type Sent1817e742Mutation = { assignWork: { Version: number } };

export type Sentedaad91fMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type Sentedaad91fMutation = { closeCase: { State: Schema.CaseState } };

export type Sent1d9efdfbMutationVariables = Exact<{
  input: Schema.CaseTextInput;
}>;


export type Sent1d9efdfbMutation = { noteCase: { Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean }> | null } };

export type Sentfa2b2030MutationVariables = Exact<{
  input: Schema.CheckRightsRequestInput;
}>;


export type Sentfa2b2030Mutation = { it: { Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Version: number, Words: string | null, Answer: string | null, DaysOpen: number | null, DaysLate: number | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null, Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean, Text: string | null }> | null } };

export type Sent1fe0033dMutationVariables = Exact<{
  input: Schema.ClearCheckPointInput;
}>;


export type Sent1fe0033dMutation = { clearCheckPoint: Array<{ QuestionId: string, Open: boolean, Clearing: { Finding: Schema.ClearingFinding, Note: string | null } | null }> };

export type Sent6bd15103MutationVariables = Exact<{
  input: Schema.ClearCheckPointInput;
}>;


export type Sent6bd15103Mutation = { clearCheckPoint: Array<{ Open: boolean }> };

export type Sentbd624034MutationVariables = Exact<{
  input: Schema.CloseOfficePointInput;
}>;


export type Sentbd624034Mutation = { closeOfficePoint: { success: boolean } };

export type Sent4f9444d9MutationVariables = Exact<{
  input: Schema.ConfirmCorrectionInput;
}>;


export type Sent4f9444d9Mutation = { confirmCorrection: { State: Schema.CorrectionState } };

export type Sent254731eaMutationVariables = Exact<{
  input: Schema.ConfirmGiftInput;
}>;


export type Sent254731eaMutation = { confirmGift: { ConfirmedAt: string | null, ConfirmedBy: string | null } };

export type Sent5963a922MutationVariables = Exact<{
  input: Schema.ConfirmTestPanelInput;
}>;


export type Sent5963a922Mutation = { confirmTestPanel: { Id: string } };

export type Sent7c70bed7MutationVariables = Exact<{
  input: Schema.CorrectDonationInput;
}>;


export type Sent7c70bed7Mutation = { correctDonation: { Id: string, RewardStage: Schema.RewardStage | null } };

export type Sent817cda3fMutationVariables = Exact<{
  input: Schema.CorrectDonationInput;
}>;


export type Sent817cda3fMutation = { correctDonation: { Id: string } };

export type Sentc02617e7MutationVariables = Exact<{
  input: Schema.CorrectUnitInput;
}>;


export type Sentc02617e7Mutation = { correctUnit: { Id: string, Number: string, State: Schema.UnitState, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, Container: string | null, TakenBy: string | null, StatementGiven: boolean | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, DiscardedAt: string | null, PassedAt: string | null } };

export type Sent8937b4c1MutationVariables = Exact<{
  input: Schema.CreateAdministratorInput;
}>;


export type Sent8937b4c1Mutation = { createAdministrator: { Id: string, Role: Schema.Role, Roles: Array<Schema.Role> } };

export type Sent67f7e065MutationVariables = Exact<{
  input: Schema.CreateCaseInput;
}>;


export type Sent67f7e065Mutation = { createCase: { Id: string, State: Schema.CaseState, DueOn: string, Version: number, AssigneeName: string | null, Answer: string | null, Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean, ActorName: string | null, Text: string | null }> | null } };

export type Sent32566d0eMutationVariables = Exact<{
  input: Schema.CreateCaseInput;
}>;


export type Sent32566d0eMutation = { it: { Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Version: number, Words: string | null, Answer: string | null, DaysOpen: number | null, DaysLate: number | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null, Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean, Text: string | null }> | null } };

export type Sentf3857937MutationVariables = Exact<{
  input: Schema.CreatePersonNoteInput;
}>;


export type Sentf3857937Mutation = { createPersonNote: { Id: string, Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, DeletedAt: string | null, Earlier: Array<{ Version: number, Text: string | null, Kind: Schema.NoteKind }> } };

export type Sent77b83355MutationVariables = Exact<{
  input: Schema.CreatePersonNoteInput;
}>;


export type Sent77b83355Mutation = { createPersonNote: { Id: string, Version: number } };

export type Sent09f225f5MutationVariables = Exact<{
  input: Schema.CreatePersonNoteInput;
}>;


export type Sent09f225f5Mutation = { createPersonNote: { Id: string } };

export type Sent8a46d1cfMutationVariables = Exact<{
  input: Schema.CreateWorkItemInput;
}>;


export type Sent8a46d1cfMutation = { createWorkItem: { SubjectId: string, Kind: Schema.WorkKind, Title: string | null, Due: string, UserId: string | null, AssigneeName: string | null, Version: number, Group: Schema.WorkGroup } };

export type Senteef24e09MutationVariables = Exact<{
  input: Schema.CreateWorkItemInput;
}>;


export type Senteef24e09Mutation = { createWorkItem: { Id: string } };

export type Sent4296541eMutationVariables = Exact<{
  input: Schema.DecideAnswerCorrectionInput;
}>;


export type Sent4296541eMutation = { decideAnswerCorrection: { State: Schema.AnswerCorrectionState, After: { Result: Schema.OnlineCheckResult, NextDate: string | null } | null } };

export type Sent6c616dedMutationVariables = Exact<{
  input: Schema.DecideHoldInput;
}>;


export type Sent6c616dedMutation = { decideHold: { Decision: Schema.HoldDecision | null } };

export type Sentb109e91eMutationVariables = Exact<{
  input: Schema.DecideHoldInput;
}>;


export type Sentb109e91eMutation = { decideHold: { Finding: string | null } };

export type Sent5c17361aMutationVariables = Exact<{
  input: Schema.DecideLostGiftInput;
}>;


export type Sent5c17361aMutation = { decideLostGift: { Codes: Array<{ Code: string }>, HandOut: { Id: string, AmountYen: number, Replaces: boolean } } };

export type Sent1e594cf6MutationVariables = Exact<{
  input: Schema.DecideSamePersonInput;
}>;


export type Sent1e594cf6Mutation = { decideSamePerson: { success: boolean } };

export type Sent70ec1ae1MutationVariables = Exact<{
  input: Schema.DeleteCriteriaDraftInput;
}>;


export type Sent70ec1ae1Mutation = { deleteCriteriaDraft: { success: boolean } };

export type Sent753bcabbMutationVariables = Exact<{
  input: Schema.DeletePersonNoteInput;
}>;


export type Sent753bcabbMutation = { deletePersonNote: { Id: string, Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, DeletedAt: string | null, Earlier: Array<{ Version: number, Text: string | null, Kind: Schema.NoteKind }> } };

export type Sent85e2c90aMutationVariables = Exact<{
  input: Schema.DeletePersonNoteInput;
}>;


export type Sent85e2c90aMutation = { deletePersonNote: { Id: string } };

export type Sentbe2cabd7MutationVariables = Exact<{
  input: Schema.DeletePushDeviceInput;
}>;


export type Sentbe2cabd7Mutation = { deletePushDevice: { success: boolean } };

export type Sent58279948MutationVariables = Exact<{
  input: Schema.DeleteSharedViewInput;
}>;


export type Sent58279948Mutation = { deleteSharedView: { success: boolean } };

export type Sentc02d07e1MutationVariables = Exact<{
  input: Schema.DeleteUserInput;
}>;


export type Sentc02d07e1Mutation = { deleteUser: { Id: string } };

export type Sent863509dbMutationVariables = Exact<{
  input: Schema.DiscardUnitsInput;
}>;


export type Sent863509dbMutation = { discardUnits: Array<{ Id: string, Number: string, State: Schema.UnitState, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, Container: string | null, TakenBy: string | null, StatementGiven: boolean | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, DiscardedAt: string | null, PassedAt: string | null }> };

export type Sent97e15805MutationVariables = Exact<{
  input: Schema.EndAdministratorSessionsInput;
}>;


export type Sent97e15805Mutation = { endAdministratorSessions: { Id: string } };

export type Sentcc06ac22MutationVariables = Exact<{
  input: Schema.EndOwnSessionsInput;
}>;


export type Sentcc06ac22Mutation = { endOwnSessions: Array<{ Id: string, IsThis: boolean }> };

export type Sentf338c8a1MutationVariables = Exact<{
  input: Schema.ExplainGiftDifferenceInput;
}>;


export type Sentf338c8a1Mutation = { explainGiftDifference: { Amounts: Array<{ Count: number }> } };

export type Sentdbdd2320MutationVariables = Exact<{
  input: Schema.FinishWorkItemInput;
}>;


export type Sentdbdd2320Mutation = { finishWorkItem: { Outcome: string | null, DoneAt: string | null, Version: number } };

export type Sent1e5fa7d8MutationVariables = Exact<{
  input: Schema.GiftTableInput;
}>;


export type Sent1e5fa7d8Mutation = { previewGiftCodes: { Fingerprint: string, Lines: Array<{ Line: number, AmountYen: number | null, ValidUntil: string | null, Problems: Array<string> }> } };

export type Sent3546163bMutationVariables = Exact<{
  input: Schema.GiftTableInput;
}>;


export type Sent3546163bMutation = { previewGiftCodes: { Fingerprint: string } };

export type Sentf79812e1MutationVariables = Exact<{
  input: Schema.GuidanceByAdminInput;
}>;


export type Sentf79812e1Mutation = { deleteGuidanceByAdmin: { Id: string } };

export type Sentd8e22b2cMutationVariables = Exact<{
  input: Schema.GuidanceByAdminInput;
}>;


export type Sentd8e22b2cMutation = { deleteGuidanceByAdmin: { Status: Schema.GuidanceStatus } };

export type Sent11989101MutationVariables = Exact<{
  input: Schema.GuidanceByAdminInput;
}>;


export type Sent11989101Mutation = { deleteGuidanceByAdmin: { ZohoBookingId: string | null } };

export type Sent10646b94MutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sent10646b94Mutation = { reserveGuidanceByAdmin: { Id: string } };

export type Sent61e09a7dMutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sent61e09a7dMutation = { reserveGuidanceByAdmin: { ReservedAt: string | null } };

export type Sentf5de4e42MutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sentf5de4e42Mutation = { reserveGuidanceByAdmin: { ZohoBookingId: string | null } };

export type Sent00065349MutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sent00065349Mutation = { updateGuidanceByAdmin: { Id: string } };

export type Sent3a2f2fb7MutationVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sent3a2f2fb7Mutation = { updateGuidanceByAdmin: { ReservedAt: string | null } };

export type Sentf4095f6eMutationVariables = Exact<{
  input: Schema.GuidanceTimeInput;
}>;


export type Sentf4095f6eMutation = { reserveGuidance: { Id: string } };

export type Sentf525e86cMutationVariables = Exact<{
  input: Schema.GuidanceVisitInput;
}>;


export type Sentf525e86cMutation = { checkInGuidance: { CheckedInAt: string | null, Status: Schema.GuidanceStatus } };

export type Sent9a8300b2MutationVariables = Exact<{
  input: Schema.GuidanceVisitInput;
}>;


export type Sent9a8300b2Mutation = { undoGuidanceAttendance: { Status: Schema.GuidanceStatus, KitNumber: string | null } };

export type Sent537f6b5aMutationVariables = Exact<{
  input: Schema.GuidanceVisitInput;
}>;


export type Sent537f6b5aMutation = { undoGuidanceCheckIn: { CheckedInAt: string | null } };

export type Sent43d50bdfMutationVariables = Exact<{
  input: Schema.HandOverUnitsInput;
}>;


export type Sent43d50bdfMutation = { handOverUnits: Array<{ Id: string, Number: string, State: Schema.UnitState, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, Container: string | null, TakenBy: string | null, StatementGiven: boolean | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, DiscardedAt: string | null, PassedAt: string | null }> };

export type Sent08b9899fMutationVariables = Exact<{
  input: Schema.HeldCaseInput;
}>;


export type Sent08b9899fMutation = { withdrawRightsRequest: { Id: string } };

export type Sent3f48299eMutationVariables = Exact<{
  input: Schema.ImportGiftCodesInput;
}>;


export type Sent3f48299eMutation = { importGiftCodes: { Amounts: Array<{ AmountYen: number, Count: number, ValidUntil: string | null }> } };

export type Sent862414e6MutationVariables = Exact<{
  input: Schema.ImportGiftCodesInput;
}>;


export type Sent862414e6Mutation = { importGiftCodes: { Amounts: Array<{ Count: number }> } };

export type Sent2370ac8dMutationVariables = Exact<{
  input: Schema.InviteOutOfTurnInput;
}>;


export type Sent2370ac8dMutation = { inviteOutOfTurn: { Id: string, Status: Schema.GuidanceStatus, DeadlineAt: string | null } };

export type Sent237660c7MutationVariables = Exact<{
  input: Schema.InviteOutOfTurnInput;
}>;


export type Sent237660c7Mutation = { inviteOutOfTurn: { Id: string } };

export type Sentd9d5901dMutationVariables = Exact<{
  input: Schema.ObjectToRecordReadInput;
}>;


export type Sentd9d5901dMutation = { objectToRecordRead: { Id: string, State: Schema.CaseState, DueOn: string, ReadId: string | null, Words: string | null, Answer: string | null } };

export type Sent15effb97MutationVariables = Exact<{
  input: Schema.OnlineCheckAnswersInput;
}>;


export type Sent15effb97Mutation = { saveOnlineCheckDraft: { Id: string } };

export type Sent0707f3edMutationVariables = Exact<{
  input: Schema.OnlineCheckAnswersInput;
}>;


export type Sent0707f3edMutation = { submitOnlineCheck: { Id: string } };

export type Sent6614db37MutationVariables = Exact<{
  input: Schema.OpenHoldInput;
}>;


export type Sent6614db37Mutation = { openHold: { Id: string, Cause: Schema.HoldCause | null, Reason: string | null, Units: Array<{ Number: string }> } };

export type Sent6766ec27MutationVariables = Exact<{
  input: Schema.PreviewBulkFileInput;
}>;


export type Sent6766ec27Mutation = { previewBulkFile: { Id: string, State: Schema.BulkJobState, Fingerprint: string, Pending: number, Done: number, Refused: number, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }> } };

export type Sent81d1b2d8MutationVariables = Exact<{
  input: Schema.PreviewBulkFileInput;
}>;


export type Sent81d1b2d8Mutation = { a: { Id: string }, b: { success: boolean } };

export type Sentb2b01cb5MutationVariables = Exact<{
  input: Schema.PreviewBulkFileInput;
}>;


export type Sentb2b01cb5Mutation = { previewBulkFile: { Id: string } };

export type Sent0178a8e6MutationVariables = Exact<{
  input: Schema.PreviewBulkInput;
}>;


export type Sent0178a8e6Mutation = { previewBulk: { Id: string, State: Schema.BulkJobState, Fingerprint: string, Undoes: string | null, Pending: number, Done: number, Refused: number, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }> } };

export type Senta95bc208MutationVariables = Exact<{
  input: Schema.PreviewBulkInput;
}>;


export type Senta95bc208Mutation = { previewBulk: { Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }> } };

export type Sent8fdfea8dMutationVariables = Exact<{
  input: Schema.ProposeCorrectionInput;
}>;


export type Sent8fdfea8dMutation = { proposeCorrection: { Id: string } };

export type Sent5bf61cf3MutationVariables = Exact<{
  input: Schema.PushCriteriaInput;
}>;


export type Sent5bf61cf3Mutation = { pushCriteria: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sentb7884476MutationVariables = Exact<{
  input: Schema.PushCriteriaInput;
}>;


export type Sentb7884476Mutation = { pushCriteria: { State: Schema.CriteriaState } };

export type Sent020d0f57MutationVariables = Exact<{
  input: Schema.ReadMessageInput;
}>;


export type Sent020d0f57Mutation = { readMessage: { success: boolean } };

export type Sent6ab04088MutationVariables = Exact<{
  input: Schema.RecordConsentInput;
}>;


export type Sent6ab04088Mutation = { recordConsent: { Version: string } };

export type Sentce0a879dMutationVariables = Exact<{
  input: Schema.RecordDonationInput;
}>;


export type Sentce0a879dMutation = { recordDonation: { Id: string, RewardStage: Schema.RewardStage | null } };

export type Sentb198835bMutationVariables = Exact<{
  input: Schema.RecordDonationInput;
}>;


export type Sentb198835bMutation = { recordDonation: { Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: Schema.ImplementationStatus, RewardStatus: Schema.ImplementationStatus | null } };

export type Sent90e4d519MutationVariables = Exact<{
  input: Schema.RecordDonationInput;
}>;


export type Sent90e4d519Mutation = { recordDonation: { Id: string } };

export type Senta8f55978MutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendanceInput;
}>;


export type Senta8f55978Mutation = { recordGuidanceAttendance: { ConsentVersion: string | null } };

export type Sent096d0749MutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendanceInput;
}>;


export type Sent096d0749Mutation = { recordGuidanceAttendance: { Status: Schema.GuidanceStatus, ReservedAt: string | null, DeadlineAt: string | null } };

export type Sent04df0104MutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendanceInput;
}>;


export type Sent04df0104Mutation = { recordGuidanceAttendance: { Status: Schema.GuidanceStatus } };

export type Sent1a33728eMutationVariables = Exact<{
  input: Schema.RecordGuidanceAttendancesInput;
}>;


export type Sent1a33728eMutation = { recordGuidanceAttendances: { Outcomes: Array<{ GuidanceId: string, Recorded: boolean, Code: string | null, Message: string | null }>, Sheet: { Day: string } } };

export type Sent28481d43MutationVariables = Exact<{
  input: Schema.RecordHealthCheckInput;
}>;


export type Sent28481d43Mutation = { recordHealthCheck: { Id: string, HealthCheck: { DonorStatus: Schema.Certification | null } | null } };

export type Sent23d5030dMutationVariables = Exact<{
  input: Schema.RecordHealthCheckInput;
}>;


export type Sent23d5030dMutation = { recordHealthCheck: { Id: string } };

export type Sent79bb22a5MutationVariables = Exact<{
  input: Schema.RecordIntestinalFloraTestInput;
}>;


export type Sent79bb22a5Mutation = { recordIntestinalFloraTest: { Id: string, UserId: string, SampleId: string | null, Status: Schema.FloraTestStatus, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null } };

export type Senta6986823MutationVariables = Exact<{
  input: Schema.RecordIntestinalFloraTestInput;
}>;


export type Senta6986823Mutation = { recordIntestinalFloraTest: { Id: string } };

export type Sent767fcc42MutationVariables = Exact<{
  input: Schema.RecordSignatureInput;
}>;


export type Sent767fcc42Mutation = { recordSignature: { Id: string, Signature: { Kind: Schema.SignatureKind | null, CopySha256: string | null, ExplainedAt: string | null, Questions: string | null } | null } };

export type Sent733b7259MutationVariables = Exact<{
  input: Schema.RecordSignatureInput;
}>;


export type Sent733b7259Mutation = { recordSignature: { Id: string } };

export type Sent8c4599c4MutationVariables = Exact<{
  input: Schema.RecordStatementInput;
}>;


export type Sent8c4599c4Mutation = { recordStatement: { UserId: string } };

export type Sente8978807MutationVariables = Exact<{
  input: Schema.RecordTestPanelInput;
}>;


export type Sente8978807Mutation = { recordTestPanel: { Id: string, Outcome: Schema.PanelOutcome | null, Missing: Array<string> | null, FirstDay: string, LastDay: string } };

export type Sent910ea06eMutationVariables = Exact<{
  input: Schema.RecordTestPanelsInput;
}>;


export type Sent910ea06eMutation = { recordTestPanels: { Recorded: number, Left: number } };

export type Sent0cd06fd5MutationVariables = Exact<{
  input: Schema.RecordUnitInput;
}>;


export type Sent0cd06fd5Mutation = { recordUnit: { Id: string, Number: string, State: Schema.UnitState, WeightGrams: number | null, BristolType: number | null, Accepted: boolean, RejectionReason: string | null, Container: string | null, TakenBy: string | null, StatementGiven: boolean | null, HandedOverAt: string | null, HandedOverTo: string | null, HandOverBatch: string | null, DiscardedAt: string | null, PassedAt: string | null } };

export type Sent79f42a52MutationVariables = Exact<{
  input: Schema.RecordUnitInput;
}>;


export type Sent79f42a52Mutation = { recordUnit: { Id: string } };

export type Sent6a5a6dffMutationVariables = Exact<{
  input: Schema.RefuseCorrectionInput;
}>;


export type Sent6a5a6dffMutation = { refuseCorrection: { State: Schema.CorrectionState } };

export type Sent3ce990bcMutationVariables = Exact<{
  input: Schema.RejectCriteriaInput;
}>;


export type Sent3ce990bcMutation = { rejectCriteria: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sent92df3423MutationVariables = Exact<{
  input: Schema.RejectCriteriaInput;
}>;


export type Sent92df3423Mutation = { rejectCriteria: { State: Schema.CriteriaState } };

export type Sent9bced3cbMutationVariables = Exact<{
  input: Schema.ReleaseTestPanelInput;
}>;


export type Sent9bced3cbMutation = { releaseTestPanel: { ReleasedAt: string | null } };

export type Sentba9adbe4MutationVariables = Exact<{
  input: Schema.ReleaseUnitsInput;
}>;


export type Sentba9adbe4Mutation = { releaseUnits: Array<{ Id: string, State: Schema.UnitState }> };

export type Sentff3cebc9MutationVariables = Exact<{
  input: Schema.ReopenWorkItemInput;
}>;


export type Sentff3cebc9Mutation = { reopenWorkItem: { Outcome: string | null, DoneAt: string | null, Version: number } };

export type Sent1b976a80MutationVariables = Exact<{
  input: Schema.ReportConditionInput;
}>;


export type Sent1b976a80Mutation = { reportCondition: { Stage: Schema.ReportStage | null, Outcome: Schema.ConditionOutcome } };

export type Sent70399731MutationVariables = Exact<{
  input: Schema.ReportLostGiftInput;
}>;


export type Sent70399731Mutation = { reportLostGift: { Id: string } };

export type Sente3c7acebMutationVariables = Exact<{
  input: Schema.RequestDonorRegistrationInput;
}>;


export type Sente3c7acebMutation = { requestDonorRegistration: { success: boolean } };

export type Sentb8407374MutationVariables = Exact<{
  input: Schema.RequestGutFloraExaminationInput;
}>;


export type Sentb8407374Mutation = { requestGutFloraExamination: { success: boolean } };

export type Sent02fc5bc9MutationVariables = Exact<{
  input: Schema.RequestRightsInput;
}>;


export type Sent02fc5bc9Mutation = { it: { Id: string, State: Schema.CaseState, DueOn: string, Version: number, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null } };

export type Sent0f10df9eMutationVariables = Exact<{
  input: Schema.ResetAdministratorTotpInput;
}>;


export type Sent0f10df9eMutation = { resetAdministratorTotp: { Id: string } };

export type Sent381e6cf2MutationVariables = Exact<{
  input: Schema.SaveConsoleSettingInput;
}>;


export type Sent381e6cf2Mutation = { saveConsoleSetting: { Key: string, Value: unknown, UpdatedAt: string } | null };

export type Sent8bb1d242MutationVariables = Exact<{
  input: Schema.SaveDeviceLockInput;
}>;


export type Sent8bb1d242Mutation = { saveDeviceLock: { Share: string } };

export type Sentf21364d4MutationVariables = Exact<{
  input: Schema.SaveLetterInput;
}>;


export type Sentf21364d4Mutation = { saveLetter: { Id: string, Version: number, Text: string } };

export type Sent8fe9d6ffMutationVariables = Exact<{
  input: Schema.SaveLetterInput;
}>;


export type Sent8fe9d6ffMutation = { saveLetter: { Id: string, Version: number } };

export type Sente27df971MutationVariables = Exact<{
  input: Schema.SaveMailTextInput;
}>;


export type Sente27df971Mutation = { saveMailText: { Key: string, Name: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string } };

export type Sentb7b4f4deMutationVariables = Exact<{
  input: Schema.SavePushDeviceInput;
}>;


export type Sentb7b4f4deMutation = { savePushDevice: { Kinds: Array<Schema.PushKind> | null, Others: number } };

export type Sent96078d71MutationVariables = Exact<{
  input: Schema.SavePushDeviceInput;
}>;


export type Sent96078d71Mutation = { savePushDevice: { Others: number } };

export type Sent185ed384MutationVariables = Exact<{
  input: Schema.SaveSharedViewInput;
}>;


export type Sent185ed384Mutation = { saveSharedView: { Id: string, Version: number } };

export type Sent8a4583e9MutationVariables = Exact<{
  input: Schema.SaveSharedViewInput;
}>;


export type Sent8a4583e9Mutation = { saveSharedView: { Id: string } };

export type Sent185b08e1MutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type Sent185b08e1Mutation = { scheduleAskedTest: { ScheduledDate: string | null } };

export type Sented19fa3eMutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type Sented19fa3eMutation = { scheduleExam: { Id: string } };

export type Sent13957fc6MutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type Sent13957fc6Mutation = { scheduleExam: { ScheduledExamTime: string | null } };

export type Sent3c562068MutationVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type Sent3c562068Mutation = { scheduleExam: { ScheduledInitialExamDate: string | null } };

export type Sentf9f3c44aMutationVariables = Exact<{
  input: Schema.SendLetterInput;
}>;


export type Sentf9f3c44aMutation = { sendLetter: { Id: string, State: Schema.MailState, ActorId: string | null, Label: string, Content: { Subject: string, Text: string } | null } };

export type Sent9937f5d7MutationVariables = Exact<{
  input: Schema.SendLetterInput;
}>;


export type Sent9937f5d7Mutation = { sendLetter: { Id: string } };

export type Sentc7c33077MutationVariables = Exact<{
  input: Schema.SendTrialLetterInput;
}>;


export type Sentc7c33077Mutation = { sendTrialLetter: { success: boolean } };

export type Sentd7edb11aMutationVariables = Exact<{
  input: Schema.SendTrialMailTextInput;
}>;


export type Sentd7edb11aMutation = { sendTrialMailText: { success: boolean } };

export type Sentcdd29d7bMutationVariables = Exact<{
  input: Schema.SetCriteriaNewsInput;
}>;


export type Sentcdd29d7bMutation = { setCriteriaNews: { success: boolean } };

export type Sent89658a0cMutationVariables = Exact<{
  input: Schema.SetRetryReminderInput;
}>;


export type Sent89658a0cMutation = { setRetryReminder: { success: boolean } };

export type Sent78ca5bfeMutationVariables = Exact<{
  input: Schema.SetWaitingPauseInput;
}>;


export type Sent78ca5bfeMutation = { setWaitingPause: { success: boolean } };

export type Sent20676c5cMutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type Sent20676c5cMutation = { handOutGift: { Codes: Array<{ Code: string, AmountYen: number, ValidUntil: string | null }>, HandOut: { Id: string, AmountYen: number, Count: number, ConfirmedAt: string | null } } };

export type Sent09398f6aMutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type Sent09398f6aMutation = { settleRewards: { Due: number, Pending: number, Paid: number, Expected: number } };

export type Sent1abc6d6fMutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type Sent1abc6d6fMutation = { settleRewards: { Due: number } };

export type Sent07a15ae5MutationVariables = Exact<{
  input: Schema.SettleRewardsInput;
}>;


export type Sent07a15ae5Mutation = { settleRewards: { Paid: number } };

export type Sentd170fa0bMutationVariables = Exact<{
  input: Schema.SignConsentInput;
}>;


export type Sentd170fa0bMutation = { signConsent: { Id: string, Version: string, EndedAt: string | null, Signature: { Kind: Schema.SignatureKind | null, SignedAt: string | null, CopySha256: string | null } | null } };

export type Sent2c230158MutationVariables = Exact<{
  input: Schema.SignConsentInput;
}>;


export type Sent2c230158Mutation = { signConsent: { Id: string } };

export type Sent49f8a97eMutationVariables = Exact<{
  input: Schema.SnoozeWorkInput;
}>;


export type Sent49f8a97eMutation = { snoozeWork: { Version: number } };

export type Sentda2b3017MutationVariables = Exact<{
  input: Schema.StartBulkInput;
}>;


export type Sentda2b3017Mutation = { startBulk: { Id: string, State: Schema.BulkJobState, Pending: number, Done: number, Refused: number, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }> } };

export type Sent137a4ec2MutationVariables = Exact<{
  input: Schema.StopPendingAccountInput;
}>;


export type Sent137a4ec2Mutation = { stopPendingAccount: { State: Schema.PendingAccountState } };

export type Sent3eed2383MutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sent3eed2383Mutation = { one: { Id: string }, other: { Id: string } };

export type Sent778cee9eMutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sent778cee9eMutation = { stopUser: { Id: string } };

export type Sent93d9eb42MutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sent93d9eb42Mutation = { stopUser: { SuspendedUntil: string | null, UpdatedSuspensionStatus1ToTrueAt: string | null } };

export type Sent2b06dc75MutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sent2b06dc75Mutation = { stopUser: { SuspensionStatus1: boolean, UpdatedSuspensionStatus1ToTrueAt: string | null, Version: number } };

export type Sentc6d09ad4MutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sentc6d09ad4Mutation = { stopUser: { SuspensionStatus1: boolean } };

export type Sent390e3a03MutationVariables = Exact<{
  input: Schema.StopUserInput;
}>;


export type Sent390e3a03Mutation = { stopUser: { UserStatus: Schema.UserStatus } };

export type Sente443f4a7MutationVariables = Exact<{
  input: Schema.TakeBackLetterInput;
}>;


export type Sente443f4a7Mutation = { takeBackLetter: { success: boolean } };

export type Sent05813d6aMutationVariables = Exact<{
  input: Schema.TakeCaseInput;
}>;


export type Sent05813d6aMutation = { takeCase: { Version: number, AssigneeName: string | null } };

export type Sent516ade5cMutationVariables = Exact<{
  input: Schema.TestPanelTableInput;
}>;


export type Sent516ade5cMutation = { previewTestPanels: { Fingerprint: string, Lines: Array<{ Line: number, UserId: string | null, State: Schema.TestPanelLineState, Outcome: Schema.PanelOutcome | null, Findings: Array<string> | null, Missing: Array<string> | null, Problems: Array<string> | null }> } };

export type Sentc82f9d1cMutationVariables = Exact<{
  input: Schema.UndoBulkInput;
}>;


export type Sentc82f9d1cMutation = { undoBulk: { Id: string, State: Schema.BulkJobState, Fingerprint: string, Undoes: string | null, Pending: number, Done: number, Refused: number, Refusals: Array<{ Refusal: Schema.BulkRefusal, Count: number }> } };

export type Sent82526267MutationVariables = Exact<{
  input: Schema.UndoChangeInput;
}>;


export type Sent82526267Mutation = { undoChange: { success: boolean } };

export type Sentd196dc2bMutationVariables = Exact<{
  input: Schema.UndoDonationInput;
}>;


export type Sentd196dc2bMutation = { undoDonation: { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, User: { Id: string, TotalDonationsCount: number, UserRank: Schema.UserRank | null }, LastDonation: { Id: string, DonationAt: string } | null } };

export type Sente26aea91MutationVariables = Exact<{
  input: Schema.UndoDonationInput;
}>;


export type Sente26aea91Mutation = { undoDonation: { VisitsToday: number } };

export type Sent0c18bf06MutationVariables = Exact<{
  input: Schema.UpdateAdministratorEmailInput;
}>;


export type Sent0c18bf06Mutation = { updateAdministratorEmail: { Email: string } };

export type Sent872d8d6aMutationVariables = Exact<{
  input: Schema.UpdateAdministratorInput;
}>;


export type Sent872d8d6aMutation = { updateAdministrator: { Id: string } };

export type Sent9bb4851cMutationVariables = Exact<{
  input: Schema.UpdateAdministratorInput;
}>;


export type Sent9bb4851cMutation = { updateAdministrator: { Name: string, Role: Schema.Role } };

export type Sent3b2e5986MutationVariables = Exact<{
  input: Schema.UpdateAdministratorInput;
}>;


export type Sent3b2e5986Mutation = { updateAdministrator: { Roles: Array<Schema.Role> } };

export type Senta1bc597dMutationVariables = Exact<{
  input: Schema.UpdateCriteriaDraftInput;
}>;


export type Senta1bc597dMutation = { updateCriteriaDraft: { Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null } };

export type Sent322f4d6eMutationVariables = Exact<{
  input: Schema.UpdateCriteriaDraftInput;
}>;


export type Sent322f4d6eMutation = { updateCriteriaDraft: { Id: string, Version: number, State: Schema.CriteriaState, Content: unknown } };

export type Sent7c9e80d4MutationVariables = Exact<{
  input: Schema.UpdateCriteriaDraftInput;
}>;


export type Sent7c9e80d4Mutation = { updateCriteriaDraft: { Id: string } };

export type Sent4f235645MutationVariables = Exact<{
  input: Schema.UpdateCriteriaDraftInput;
}>;


export type Sent4f235645Mutation = { updateCriteriaDraft: { Sha256: string } };

export type Sentfd434f7eMutationVariables = Exact<{
  input: Schema.UpdateExamDaysInput;
}>;


export type Sentfd434f7eMutation = { updateExamDays: { success: boolean } };

export type Sent7168ad7cMutationVariables = Exact<{
  input: Schema.UpdateOpeningInput;
}>;


export type Sent7168ad7cMutation = { updateOpening: { Version: number, DiffersFromFile: boolean } };

export type Sent49599249MutationVariables = Exact<{
  input: Schema.UpdateOpeningInput;
}>;


export type Sent49599249Mutation = { updateOpening: { Version: number } };

export type Sent7e3c0affMutationVariables = Exact<{
  input: Schema.UpdatePersonNoteInput;
}>;


export type Sent7e3c0affMutation = { updatePersonNote: { Id: string, Text: string | null } };

export type Sent3cad60e8MutationVariables = Exact<{
  input: Schema.UpdatePersonNoteInput;
}>;


export type Sent3cad60e8Mutation = { updatePersonNote: { Id: string, Version: number, Kind: Schema.NoteKind, Result: Schema.CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, DeletedAt: string | null, Earlier: Array<{ Version: number, Text: string | null, Kind: Schema.NoteKind }> } };

export type Sent4e4eb07bMutationVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type Sent4e4eb07bMutation = { updatePreferenceSlot: { AvailableSlots: number, GivenGuidanceCount: number, Version: number } };

export type Sentb73b3d55MutationVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type Sentb73b3d55Mutation = { updatePreferenceSlot: { GivenGuidanceCount: number } };

export type Sent439d7dfeMutationVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type Sent439d7dfeMutation = { updatePreferenceSlot: { Id: string } };

export type Sent5845f9e6MutationVariables = Exact<{
  input: Schema.UpdateSubscribedMagazineInput;
}>;


export type Sent5845f9e6Mutation = { updateSubscribedMagazine: { SubscribedMagazine: boolean | null, UpdateRequired: boolean, City: string | null, Version: number } };

export type Sentba99747eMutationVariables = Exact<{
  input: Schema.UpdateUserEmailByAdminInput;
}>;


export type Sentba99747eMutation = { updateUserEmailByAdmin: { Email: string | null, Version: number } };

export type Sent73005742MutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sent73005742Mutation = { updateUserProfileByAdmin: { Version: number, OnlineCheckResult: Schema.OnlineCheckResult | null } };

export type Sent0c8c23a7MutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sent0c8c23a7Mutation = { updateUserProfileByAdmin: { Id: string, LastName: string | null, Tel: string | null, City: string | null, Building: string | null, Caution: string | null, UpdateRequired: boolean, SubscribedMagazine: boolean | null, SuspensionStatus2: boolean, Version: number } };

export type Sentb062b531MutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sentb062b531Mutation = { updateUserProfileByAdmin: { Building: string | null } };

export type Sentbdf2073bMutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sentbdf2073bMutation = { updateUserProfileByAdmin: { Id: string } };

export type Sent82c96348MutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sent82c96348Mutation = { updateUserProfileByAdmin: { Tel: string | null, Building: string | null, Caution: string | null } };

export type Sent6d5c8239MutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sent6d5c8239Mutation = { updateUserProfileByAdmin: { UserStatus: Schema.UserStatus } };

export type Sent2dac8f0aMutationVariables = Exact<{
  input: Schema.UpdateUserProfileByAdminInput;
}>;


export type Sent2dac8f0aMutation = { updateUserProfileByAdmin: { Version: number } };

export type Sentdae3e58fMutationVariables = Exact<{
  input: Schema.UpdateUserProfileInput;
}>;


export type Sentdae3e58fMutation = { updateUserProfile: { Id: string } };

export type Sentbe11d5d2MutationVariables = Exact<{
  input: Schema.UpdateUserProfileInput;
}>;


export type Sentbe11d5d2Mutation = { updateUserProfile: { LastName: string | null, FirstName: string | null, City: string | null, Address: string | null, Building: string | null } };

export type Sent74a8ebd8MutationVariables = Exact<{
  input: Schema.UpdateUserProfileInput;
}>;


export type Sent74a8ebd8Mutation = { updateUserProfile: { UserStatus: Schema.UserStatus } };

export type Sent0c50c73aMutationVariables = Exact<{
  input: Schema.UpdateWorkItemInput;
}>;


export type Sent0c50c73aMutation = { updateWorkItem: { Title: string | null, Words: string | null, Due: string, UserId: string | null, AssigneeId: string | null, Version: number } };

export type Sent802ae116MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sent802ae116Mutation = { deletePendingAccount: { success: boolean } };

export type Sentf154ed27MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sentf154ed27Mutation = { liftDonationPause: { DonationPaused: boolean | null } };

export type Sente8832d2cMutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sente8832d2cMutation = { liftDonationPause: { Id: string } };

export type Sentc95d3a74MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sentc95d3a74Mutation = { liftDonationPause: { Resting: boolean | null, RestingUntil: string | null } };

export type Sentd561c147MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sentd561c147Mutation = { reopenOnlineCheck: { Id: string } };

export type Sentee4cf3c3MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sentee4cf3c3Mutation = { withdrawConsentByAdmin: { success: boolean } };

export type Sent26146d62MutationVariables = Exact<{
  input: Schema.WithReasonInput;
}>;


export type Sent26146d62Mutation = { withdrawUseByAdmin: { success: boolean } };

export type Sent236e76caMutationVariables = Exact<{
  input: Schema.WithReasonInput;
  questions?: Array<string> | string | null | undefined;
}>;


export type Sent236e76caMutation = { reopenOnlineCheck: { Id: string } };

export type Sent1ad430e4MutationVariables = Exact<{
  key: string;
  value: unknown;
}>;


export type Sent1ad430e4Mutation = { saveConsoleSetting: { Key: string } | null };

export type Sent9e44ba37MutationVariables = Exact<{
  name: string;
}>;


export type Sent9e44ba37Mutation = { createAdministrator: { Id: string } };

export type Sent461fa8e5MutationVariables = Exact<{
  profile: Schema.UpdateUserProfileInput;
}>;


export type Sent461fa8e5Mutation = { updateUserProfile: { Caution: string | null } };

export type Sent6e37a378MutationVariables = Exact<{
  profile: Schema.UpdateUserProfileInput;
}>;


export type Sent6e37a378Mutation = { updateUserProfile: { Id: string } };

export type Sentaba4c515MutationVariables = Exact<{
  startAt: string;
}>;


export type Sentaba4c515Mutation = { reserveGuidance: { Status: Schema.GuidanceStatus } };

export type Sent7c75bad0MutationVariables = Exact<{
  tell: boolean;
}>;


export type Sent7c75bad0Mutation = { setCriteriaNews: { success: boolean } };

export type Sent88680eabMutationVariables = Exact<{
  words: string;
}>;


export type Sent88680eabMutation = { requestRights: { Id: string } };

export type Sent695c9d7aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent695c9d7aMutation = { answerRightsRequest: { Id: string } };

export type Sent244c2eebMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent244c2eebMutation = { approveCriteria: { Id: string } };

export type Sentf4db8f54MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf4db8f54Mutation = { askForTest: { Id: string } };

export type Sentdda50c79MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentdda50c79Mutation = { assignWork: { Id: string } };

export type Sent57626178MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent57626178Mutation = { checkInGuidance: { Id: string } };

export type Sentfde3a3a3MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentfde3a3a3Mutation = { checkRightsRequest: { Id: string } };

export type Sent14c5aebeMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent14c5aebeMutation = { clearCheckPoint: Array<{ Open: boolean }> };

export type Sent96dac2ceMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent96dac2ceMutation = { closeOfficePoint: { success: boolean } };

export type Sentb7ec3247MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb7ec3247Mutation = { confirmCorrection: { Id: string } };

export type Sent5fd7b2ecMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5fd7b2ecMutation = { confirmGift: { Id: string } };

export type Sent82313772MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent82313772Mutation = { confirmTestPanel: { Id: string } };

export type Sent03ebbf62MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent03ebbf62Mutation = { correctDonation: { Id: string } };

export type Sentdc1f754bMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentdc1f754bMutation = { correctUnit: { Id: string } };

export type Sentb7b0a817MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb7b0a817Mutation = { createAdministrator: { Id: string } };

export type Sent373f3941MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent373f3941Mutation = { createAdministrator: { Id: string } };

export type Sentfd65f845MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentfd65f845Mutation = { createCase: { Id: string } };

export type Sent01c37dfaMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent01c37dfaMutation = { createCriteriaDraft: { Id: string } };

export type Sent4c206dcaMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent4c206dcaMutation = { createLogoutActivity: { success: boolean } };

export type Sentff6e3651MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentff6e3651Mutation = { createPersonNote: { Id: string } };

export type Sent963efcfaMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent963efcfaMutation = { createWorkItem: { Id: string } };

export type Sent84a5091eMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent84a5091eMutation = { decideAnswerCorrection: { Id: string } };

export type Sent1096f02fMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1096f02fMutation = { decideHold: { Id: string } };

export type Sent0eb5ff10MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent0eb5ff10Mutation = { decideLostGift: { Codes: Array<{ AmountYen: number }> } };

export type Sentc06fff49MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentc06fff49Mutation = { decideSamePerson: { success: boolean } };

export type Sent5239fa03MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5239fa03Mutation = { declineInvitation: { Id: string } };

export type Sentfaac0c5aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentfaac0c5aMutation = { declineInvitation: { Status: Schema.GuidanceStatus, DeadlineAt: string | null } };

export type Sent44a01618MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent44a01618Mutation = { declineTest: { success: boolean } };

export type Sent48236f80MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent48236f80Mutation = { deleteAdministrator: { Id: string } };

export type Sent740cb2c7MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent740cb2c7Mutation = { deleteCriteriaDraft: { success: boolean } };

export type Sent9b043f60MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9b043f60Mutation = { deleteGuidance: { Id: string } };

export type Sentd21e5f78MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd21e5f78Mutation = { deleteGuidance: { Status: Schema.GuidanceStatus, ReservedAt: string | null, DeadlineAt: string | null } };

export type Sent7459e2c6MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7459e2c6Mutation = { deleteGuidance: { Status: Schema.GuidanceStatus } };

export type Sent2250b573MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent2250b573Mutation = { deleteGuidanceByAdmin: { Id: string } };

export type Sent7d599591MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7d599591Mutation = { deletePendingAccount: { success: boolean } };

export type Sente6be2fdeMutationVariables = Exact<{ [key: string]: never; }>;


export type Sente6be2fdeMutation = { deletePersonNote: { Id: string } };

export type Sent9ba52c6cMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9ba52c6cMutation = { deletePushDevice: { success: boolean } };

export type Sent45df6fa0MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent45df6fa0Mutation = { deleteSharedView: { success: boolean } };

export type Sent1fce7b78MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1fce7b78Mutation = { deleteUser: { Id: string } };

export type Sentf6b70aa6MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf6b70aa6Mutation = { discardUnits: Array<{ Id: string }> };

export type Sent3b17f227MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent3b17f227Mutation = { endAdministratorSessions: { Id: string } };

export type Sent9136ab2fMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9136ab2fMutation = { endAskedTest: { Id: string } };

export type Sent8852bc69MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8852bc69Mutation = { endOwnSessions: Array<{ Id: string }> };

export type Sentff2fb405MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentff2fb405Mutation = { endOwnSessions: Array<{ Id: string }> };

export type Senta766ac6cMutationVariables = Exact<{ [key: string]: never; }>;


export type Senta766ac6cMutation = { explainGiftDifference: { Amounts: Array<{ Count: number }> } };

export type Sent06032ee4MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent06032ee4Mutation = { finishWorkItem: { Id: string } };

export type Sent1d181117MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1d181117Mutation = { handOutGift: { Codes: Array<{ AmountYen: number }> } };

export type Senta78bd5e6MutationVariables = Exact<{ [key: string]: never; }>;


export type Senta78bd5e6Mutation = { handOverUnits: Array<{ Id: string }> };

export type Sentbcb7a348MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentbcb7a348Mutation = { importGiftCodes: { Amounts: Array<{ Count: number }> } };

export type Sentf8e5bdacMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf8e5bdacMutation = { inviteOutOfTurn: { Id: string } };

export type Sent4c655fb6MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent4c655fb6Mutation = { liftDonationPause: { Id: string } };

export type Sent211a74b5MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent211a74b5Mutation = { objectToRecordRead: { Id: string } };

export type Sent868ffaa5MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent868ffaa5Mutation = { openBreach: { Id: string } };

export type Sent3cf3ad52MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent3cf3ad52Mutation = { openHold: { Id: string } };

export type Sent786d35a8MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent786d35a8Mutation = { previewBulk: { Id: string } };

export type Sent497d7792MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent497d7792Mutation = { previewBulkFile: { Id: string } };

export type Sent8abdb120MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8abdb120Mutation = { previewCriteria: { Id: string } };

export type Sent011c27c9MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent011c27c9Mutation = { previewGiftCodes: { Fingerprint: string } };

export type Sent87eeca67MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent87eeca67Mutation = { previewTestPanels: { Fingerprint: string } };

export type Sent39e2065fMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent39e2065fMutation = { proposeCorrection: { Id: string } };

export type Sentf95eb411MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf95eb411Mutation = { pushCriteria: { Id: string } };

export type Sent9f8aa175MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9f8aa175Mutation = { readMessage: { success: boolean } };

export type Sentece68a74MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentece68a74Mutation = { recordConsent: { Id: string } };

export type Sentd7087cdfMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd7087cdfMutation = { recordDonation: { Id: string } };

export type Sent5162395cMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5162395cMutation = { recordGuidanceAttendance: { Id: string } };

export type Senta551dfc3MutationVariables = Exact<{ [key: string]: never; }>;


export type Senta551dfc3Mutation = { recordGuidanceAttendances: { Outcomes: Array<{ Recorded: boolean }> } };

export type Sentfc0780efMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentfc0780efMutation = { recordHealthCheck: { Id: string } };

export type Sent54ea69b9MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent54ea69b9Mutation = { recordIntestinalFloraTest: { Id: string } };

export type Senta652a01aMutationVariables = Exact<{ [key: string]: never; }>;


export type Senta652a01aMutation = { recordSignature: { Id: string } };

export type Sent8d0c8db3MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8d0c8db3Mutation = { recordTestPanel: { Id: string } };

export type Sentded1de14MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentded1de14Mutation = { recordTestPanels: { Left: number } };

export type Sentd1522910MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd1522910Mutation = { recordUnit: { Id: string } };

export type Sent49035446MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent49035446Mutation = { recountBreach: { Id: string } };

export type Sent8edb1e00MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8edb1e00Mutation = { refuseCorrection: { Id: string } };

export type Sentd94a5ec3MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd94a5ec3Mutation = { rejectCriteria: { Id: string } };

export type Sent20d70024MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent20d70024Mutation = { releaseTestPanel: { Id: string } };

export type Sentf1e6476cMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf1e6476cMutation = { releaseUnits: Array<{ Id: string }> };

export type Senta7641437MutationVariables = Exact<{ [key: string]: never; }>;


export type Senta7641437Mutation = { reopenOnlineCheck: { Id: string } };

export type Sent183dbc5bMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent183dbc5bMutation = { reopenWorkItem: { Id: string } };

export type Sentbe17c204MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentbe17c204Mutation = { reportBreachNotice: { Id: string } };

export type Sent928d820cMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent928d820cMutation = { reportLostGift: { Id: string } };

export type Sent9ce2ddd6MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9ce2ddd6Mutation = { requestApplicationFloraExamination: { success: boolean } };

export type Sent9d8a586aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9d8a586aMutation = { requestDonorRegistration: { success: boolean } };

export type Sentb7e89e4fMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb7e89e4fMutation = { requestDonorRegistration: { success: boolean } };

export type Sent41b8d59aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent41b8d59aMutation = { requestDonorRegistration: { success: boolean } };

export type Sent46308e08MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent46308e08Mutation = { requestGutFloraExamination: { success: boolean } };

export type Sent7dc807dcMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7dc807dcMutation = { requestRights: { Id: string } };

export type Sent495bf477MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent495bf477Mutation = { requestRights: { Id: string } };

export type Sent9752d867MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9752d867Mutation = { requestWithdrawal: { success: boolean } };

export type Sentb4d0198aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb4d0198aMutation = { resendMail: { Id: string } };

export type Sentd9e9ac5aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd9e9ac5aMutation = { resendTemporaryPassword: { Id: string } };

export type Sent2e5be48cMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent2e5be48cMutation = { reserveGuidance: { Id: string } };

export type Senta50a4257MutationVariables = Exact<{ [key: string]: never; }>;


export type Senta50a4257Mutation = { reserveGuidance: { Status: Schema.GuidanceStatus } };

export type Sentc89589b4MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentc89589b4Mutation = { reserveGuidance: { Id: string } };

export type Sent36b57791MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent36b57791Mutation = { reserveGuidance: { Id: string } };

export type Sentcdbb0e29MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentcdbb0e29Mutation = { reserveGuidance: { Status: Schema.GuidanceStatus } };

export type Sent4a8b3abdMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent4a8b3abdMutation = { reserveGuidance: { Id: string } };

export type Sent6a581cd4MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent6a581cd4Mutation = { reserveGuidance: { ReservedAt: string | null } };

export type Sent878b9fb5MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent878b9fb5Mutation = { reserveGuidanceByAdmin: { Id: string } };

export type Sent5f70305dMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5f70305dMutation = { resetAdministratorTotp: { Id: string } };

export type Sentba00d611MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentba00d611Mutation = { saveBreachNotice: { Id: string } };

export type Sent82f3b297MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent82f3b297Mutation = { saveConsoleSetting: { Key: string } | null };

export type Sentef989ee5MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentef989ee5Mutation = { saveLetter: { Id: string } };

export type Sent32802257MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent32802257Mutation = { saveMailText: { Key: string } };

export type Sent5238999eMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5238999eMutation = { savePushDevice: { Others: number } };

export type Sent2eea2eb2MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent2eea2eb2Mutation = { saveSharedView: { Id: string } };

export type Sentf3e7cbcdMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf3e7cbcdMutation = { scheduleAskedTest: { Id: string } };

export type Senta87bb73aMutationVariables = Exact<{ [key: string]: never; }>;


export type Senta87bb73aMutation = { scheduleExam: { Id: string } };

export type Sent9b5bb012MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9b5bb012Mutation = { sendLetter: { Id: string } };

export type Sent9b64dc5aMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9b64dc5aMutation = { sendPendingAccountCode: { Id: string } };

export type Sent6d4b7f9dMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent6d4b7f9dMutation = { sendTrialLetter: { success: boolean } };

export type Sentc88e15b6MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentc88e15b6Mutation = { sendTrialMailText: { success: boolean } };

export type Sent1a461bffMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1a461bffMutation = { setCriteriaNews: { success: boolean } };

export type Sentcbbf7ff1MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentcbbf7ff1Mutation = { setRetryReminder: { success: boolean } };

export type Sentc51442bdMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentc51442bdMutation = { setWaitingPause: { success: boolean } };

export type Sent368120b0MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent368120b0Mutation = { setWaitingPause: { success: boolean } };

export type Sentb99ea338MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb99ea338Mutation = { settleRewards: { Due: number } };

export type Sentd78be932MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd78be932Mutation = { signConsent: { Id: string } };

export type Sent5118026fMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent5118026fMutation = { snoozeWork: { Id: string } };

export type Sent7405ad66MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7405ad66Mutation = { startBulk: { Id: string } };

export type Sent65761c82MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent65761c82Mutation = { startOnlineCheck: { Id: string, UserId: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, OnlineCheckStartAt: string | null } };

export type Sent041cffb2MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent041cffb2Mutation = { startOnlineCheck: { Id: string } };

export type Sente8d545e9MutationVariables = Exact<{ [key: string]: never; }>;


export type Sente8d545e9Mutation = { stopPendingAccount: { Id: string } };

export type Sent6fc9d2dfMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent6fc9d2dfMutation = { stopUser: { Id: string } };

export type Sent8e773c12MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8e773c12Mutation = { submitCriteria: { Id: string } };

export type Sent01ce83fbMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent01ce83fbMutation = { takeBackLetter: { success: boolean } };

export type Sent37b97942MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent37b97942Mutation = { takeCase: { Id: string } };

export type Sentedda5dafMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentedda5dafMutation = { undoBulk: { Id: string } };

export type Sent70b74037MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent70b74037Mutation = { undoChange: { success: boolean } };

export type Sent32437d51MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent32437d51Mutation = { undoDonation: { VisitsToday: number } };

export type Sent146321fcMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent146321fcMutation = { undoGuidanceAttendance: { Id: string } };

export type Sentc4d4bda3MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentc4d4bda3Mutation = { undoGuidanceCheckIn: { Id: string } };

export type Sentcb51d4d4MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentcb51d4d4Mutation = { updateAdministrator: { Id: string } };

export type Sent8314b0eaMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent8314b0eaMutation = { updateAdministratorEmail: { Id: string } };

export type Sentb5ee1ddbMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb5ee1ddbMutation = { updateEmail: { success: boolean } };

export type Sentf465b343MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentf465b343Mutation = { updateExamDays: { success: boolean } };

export type Sent7ddf65d5MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7ddf65d5Mutation = { updateGuidance: { Id: string } };

export type Sent788793bbMutationVariables = Exact<{ [key: string]: never; }>;


export type Sent788793bbMutation = { updateGuidance: { Id: string } };

export type Sentca0f2552MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentca0f2552Mutation = { updateGuidance: { Id: string } };

export type Sent1e07e914MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1e07e914Mutation = { updateGuidanceByAdmin: { Id: string } };

export type Sent078f1be9MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent078f1be9Mutation = { updateOpening: { Version: number } };

export type Sent09e1c356MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent09e1c356Mutation = { updatePersonNote: { Id: string } };

export type Sent43661708MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent43661708Mutation = { updatePreferenceSlot: { Id: string } };

export type Sent9ad56a74MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent9ad56a74Mutation = { updatePreferenceSlot: { Id: string } };

export type Sentaff5bf43MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentaff5bf43Mutation = { updateSubscribedMagazine: { Caution: string | null } };

export type Sent3b03ac36MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent3b03ac36Mutation = { updateSubscribedMagazine: { Id: string } };

export type Sentcaf5b90bMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentcaf5b90bMutation = { updateUserEmailByAdmin: { Id: string } };

export type Sent52e2ec75MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent52e2ec75Mutation = { updateUserProfile: { UpdateRequired: boolean } };

export type Sent54568f43MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent54568f43Mutation = { updateUserProfile: { Id: string } };

export type Sentb92063e3MutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb92063e3Mutation = { updateUserProfileByAdmin: { Id: string } };

export type Sentd0faccfeMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentd0faccfeMutation = { updateWorkItem: { Id: string } };

export type Sentb5aee2bbMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentb5aee2bbMutation = { visitRecordReads: { NewFrom: string | null } };

export type Sentdb756dccMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentdb756dccMutation = { withdrawConsent: { success: boolean } };

export type Sent54c694f8MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent54c694f8Mutation = { withdrawConsentByAdmin: { success: boolean } };

export type Sent7f787693MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent7f787693Mutation = { withdrawCorrection: { Id: string } };

export type Sentdcdf98afMutationVariables = Exact<{ [key: string]: never; }>;


export type Sentdcdf98afMutation = { withdrawRightsRequest: { Id: string } };

export type Sent1ca68795MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent1ca68795Mutation = { withdrawUse: { success: boolean } };

export type Sent75da23d8MutationVariables = Exact<{ [key: string]: never; }>;


export type Sent75da23d8Mutation = { withdrawUseByAdmin: { success: boolean } };

export type Sent2263ddd5QueryVariables = Exact<{
  Classes?: Array<Schema.DataClass> | Schema.DataClass | null | undefined;
  filter?: Schema.StaffReadFilter | null | undefined;
}>;


export type Sent2263ddd5Query = { listStaffReads: { total: number } };

export type Sentc81032c9QueryVariables = Exact<{
  DonorId: string;
}>;


export type Sentc81032c9Query = { findDonor: { Refusal: Schema.DonationRefusal | null, ToSay: string | null, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: Schema.ConditionKind, Day: string, Since: string | null, Outcome: Schema.ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, Items: Array<{ Choice: string, Date: string | null, NotBefore: string | null }> } | null } };

export type Sentc6e1bec6QueryVariables = Exact<{
  DonorId: string;
}>;


export type Sentc6e1bec6Query = { findDonor: { StatementGiven: boolean, Statement: { Id: string } | null } };

export type Sent6430c04cQueryVariables = Exact<{
  DonorId: string;
}>;


export type Sent6430c04cQuery = { findDonor: { Refusal: Schema.DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, User: { Id: string, TotalDonationsCount: number, UserRank: Schema.UserRank | null }, LastDonation: { Id: string, DonationAt: string } | null } };

export type Sent13a6626cQueryVariables = Exact<{
  Id: string;
}>;


export type Sent13a6626cQuery = { getMail: { Content: { Text: string, AsSent: boolean } | null } };

export type Sent313fc31eQueryVariables = Exact<{
  Id: string;
}>;


export type Sent313fc31eQuery = { it: { Id: string, Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Version: number, Words: string | null, Answer: string | null, DaysOpen: number | null, DaysLate: number | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null, Steps: Array<{ Kind: Schema.CaseStepKind, ByPerson: boolean, Text: string | null }> | null } };

export type Sentd310dd46QueryVariables = Exact<{
  Text: string;
}>;


export type Sentd310dd46Query = { findDonors: Array<{ UserId: string, DonorId: string, LastName: string | null, Birthday: string | null }> };

export type Sentaffec66aQueryVariables = Exact<{
  UserId: string;
}>;


export type Sentaffec66aQuery = { getUserById: { Id: string, CheckValidUntil: string | null, Profile: { LastName: string | null, Tel: string | null }, Statement: { Id: string } | null, Suspension: { Reason: string | null } | null } };

export type Sent55381645QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent55381645Query = { a: { Id: string }, b: { Id: string } };

export type Sentc51029d0QueryVariables = Exact<{
  UserId: string;
}>;


export type Sentc51029d0Query = { a: { b: { c: string | null } } };

export type Sent326c7b94QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent326c7b94Query = { getUserById: { Profile: { Caution: string | null } } };

export type FFragment = { Profile: { Caution: string | null } };

export type Sent39890ed1QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent39890ed1Query = { getUserById: { Id: string, Profile: { LastName: string | null, Caution: string | null } } };

export type Sent50f7e9e5QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent50f7e9e5Query = { getUserById: { Id: string, Profile: { LastName: string | null, Tel: string | null }, Statement: { Id: string } | null } };

export type Sent44d45e76QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent44d45e76Query = { getUserById: { Profile: { LastName: string | null, OnlineCheckResult: Schema.OnlineCheckResult | null } } };

export type Sent0fc445e9QueryVariables = Exact<{
  UserId: string;
}>;


export type Sent0fc445e9Query = { getUserById: { Profile: { LastName: string | null } } };

export type Sent735f726aQueryVariables = Exact<{
  UserId: string;
}>;


export type Sent735f726aQuery = { getUserById: { Profile: { OnlineCheckResult: Schema.OnlineCheckResult | null } } };

export type Sentea1a1176QueryVariables = Exact<{
  UserId: string;
}>;


export type Sentea1a1176Query = { listRecordReads: { total: number, items: Array<{ Class: Schema.DataClass, Operation: string, Purpose: Schema.ReadPurpose | null }> } };

export type Sent00530786QueryVariables = Exact<{
  UserId: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent00530786Query = { listRecordReads: { nextToken: string | null, total: number, items: Array<{ Id: string, Time: string, Role: Schema.Role, Actor: string | null, Class: Schema.DataClass, Operation: string, Purpose: Schema.ReadPurpose | null }> } };

export type Sentbb536fafQueryVariables = Exact<{
  UserId: string;
  more?: boolean;
}>;


export type Sentbb536fafQuery = { getUserById: { Id: string, Profile: { LastName: string | null, Caution?: string | null } } };

export type Sentc004d4feQueryVariables = Exact<{
  UserId?: string | null | undefined;
  Classes?: Array<Schema.DataClass> | Schema.DataClass | null | undefined;
  filter?: Schema.StaffReadFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sentc004d4feQuery = { listStaffReads: { nextToken: string | null, total: number, items: Array<{ Id: string, ActorId: string, ActorName: string | null, Roles: Array<Schema.Role>, UserId: string | null, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, RequestId: string, Shown: Array<{ Class: Schema.DataClass, Fields: number }> }> } };

export type Sentee8ec407QueryVariables = Exact<{
  answers: unknown;
}>;


export type Sentee8ec407Query = { previewAnswerCorrection: { Effect: Schema.AnswerCorrectionEffect } };

export type Sent90376438QueryVariables = Exact<{
  choice: Schema.BreachChoiceInput;
}>;


export type Sent90376438Query = { previewBreach: { People: number, Reads: number, Files: number, SignIns: number | null, Classes: Array<{ Class: Schema.DataClass, People: number }>, Sessions: Array<{ Session: string | null, Network: string, Reads: number }> } };

export type Sent02b36245QueryVariables = Exact<{
  city: string;
}>;


export type Sent02b36245Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentdf4441ddQueryVariables = Exact<{
  date: string;
}>;


export type Sentdf4441ddQuery = { listBookingAvailableslots: { items: Array<{ StartAt: string, EndAt: string, Remaining: number }> } };

export type Sent188f338cQueryVariables = Exact<{
  date: string;
}>;


export type Sent188f338cQuery = { listBookingAvailableslots: { items: Array<{ StartAt: string, Remaining: number }> } };

export type Sent7d15666aQueryVariables = Exact<{
  date: string;
}>;


export type Sent7d15666aQuery = { listConsentDocuments: Array<{ Version: string }> };

export type Sent8a7a0a79QueryVariables = Exact<{
  day: string;
}>;


export type Sent8a7a0a79Query = { getCalendar: { Days: Array<{ Capacity: number, ClosedFrom: number | null }> } };

export type Sentbd19dad7QueryVariables = Exact<{
  day: string;
}>;


export type Sentbd19dad7Query = { getGuidanceDay: { PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, Status: Schema.GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, OfficePoints: Array<Schema.OfficePointKind>, User: { LastName: string | null, Tel: string | null }, Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string | null, Open: boolean }> | null }> }> } };

export type Sentf35b997eQueryVariables = Exact<{
  day: string;
}>;


export type Sentf35b997eQuery = { getGuidanceDay: { Sessions: Array<{ Visits: Array<{ Status: Schema.GuidanceStatus, KitNumber: string | null, User: { FirstName: string | null, LastName: string | null } }> }> } };

export type Sent88003452QueryVariables = Exact<{
  day: string;
}>;


export type Sent88003452Query = { getGuidanceDay: { Sessions: Array<{ Visits: Array<{ Status: Schema.GuidanceStatus }> }> } };

export type Sent32ea9778QueryVariables = Exact<{
  email: string;
}>;


export type Sent32ea9778Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentc78a771bQueryVariables = Exact<{
  email: string;
}>;


export type Sentc78a771bQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string }> } };

export type Sent05796842QueryVariables = Exact<{
  email: string;
}>;


export type Sent05796842Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sent3dfa77aaQueryVariables = Exact<{
  email?: string | null | undefined;
  id?: string | null | undefined;
}>;


export type Sent3dfa77aaQuery = { listPendingAccounts: { items: Array<{ Id: string, Email: string, State: Schema.PendingAccountState }> } };

export type Sentc2686c25QueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type Sentc2686c25Query = { getPushSettings: { Kinds: Array<Schema.PushKind> | null, Others: number } | null };

export type Sent667ec0d5QueryVariables = Exact<{
  filter?: Schema.DonationInfoFilter | null | undefined;
}>;


export type Sent667ec0d5Query = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ Id: string }> } };

export type Sent642d830aQueryVariables = Exact<{
  filter?: Schema.DonationInfoFilter | null | undefined;
}>;


export type Sent642d830aQuery = { listDonationByIdDonationInfoCreatedAt: { total: number } };

export type Sent68d313b5QueryVariables = Exact<{
  filter?: Schema.InspectionDetailFilter | null | undefined;
}>;


export type Sent68d313b5Query = { page: { total: number, items: Array<{ Id: string, Sk: string, SampleId: string | null, UserId: string, Status: Schema.FloraTestStatus, Year: number | null, Month: number | null, Day: number | null, StatusChangedToSharedYear: number | null, DeadlineForApplicationAt: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown }> } };

export type Sentbf1cdd12QueryVariables = Exact<{
  filter?: Schema.InspectionDetailFilter | null | undefined;
  id: string;
}>;


export type Sentbf1cdd12Query = { page: { total: number, items: Array<{ Id: string, Sk: string, SampleId: string | null, UserId: string, Status: Schema.FloraTestStatus, Year: number | null, Month: number | null, Day: number | null, StatusChangedToSharedYear: number | null, DeadlineForApplicationAt: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown }> } };

export type Sent3e26f553QueryVariables = Exact<{
  filter?: Schema.MailDeliveryFilter | null | undefined;
}>;


export type Sent3e26f553Query = { listMails: { items: Array<{ Id: string, State: Schema.MailState, Fault: Schema.MailFault | null, LastError: string | null, SentAt: string | null, Resendable: boolean }> } };

export type Sent458bd089QueryVariables = Exact<{
  filter?: Schema.MailDeliveryFilter | null | undefined;
}>;


export type Sent458bd089Query = { listMails: { total: number, items: Array<{ Id: string, Sk: string, UserId: string | null, Label: string, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: Schema.MailFault | null, Resendable: boolean, CreatedAt: string }> } };

export type Senta92a66f9QueryVariables = Exact<{
  filter?: Schema.ScreeningInfoFilter | null | undefined;
}>;


export type Senta92a66f9Query = { listScreeningInfoByIdScreeningInfoCreatedAt: { total: number, items: Array<{ Id: string, ExamStage: Schema.ExamStage, ExamResult: Schema.Certification | null, ExamDay: string | null, ExamRequestedAt: string | null }> } };

export type Sent55e8d545QueryVariables = Exact<{
  filter?: Schema.SecurityEventFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent55e8d545Query = { listSecurityEvents: { nextToken: string | null, total: number, items: Array<{ Kind: Schema.SecurityEventKind, Count: number, Network: string, RequestId: string | null, AccountId: string | null, User: { LastName: string | null } | null }> } };

export type Sent72e7a0f8QueryVariables = Exact<{
  filter?: Schema.UnitFilter | null | undefined;
}>;


export type Sent72e7a0f8Query = { listUnits: { items: Array<{ Id: string }> } };

export type Sent17fe85c8QueryVariables = Exact<{
  filter?: Schema.UnitFilter | null | undefined;
}>;


export type Sent17fe85c8Query = { listUnits: { total: number } };

export type Sent171ee06eQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent171ee06eQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ DonorId: string | null }> } };

export type Sent1e9be2b0QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent1e9be2b0Query = { listUsersByIdProfileCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sent4ac257a3QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent4ac257a3Query = { listUsersByIdProfileCreatedAt: { items: Array<{ DonorId: string | null }> } };

export type Sent6bda7d80QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent6bda7d80Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null }> } };

export type Sent5d325d06QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent5d325d06Query = { listUsersByIdProfileCreatedAt: { items: Array<{ LastName: string | null, FirstName: string | null }> } };

export type Sent65916d04QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent65916d04Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null }> } };

export type Sent20a351c7QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent20a351c7Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, DonorId: string | null }> } };

export type Sentf58b9f21QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sentf58b9f21Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, Email: string | null, DeleteStatus: boolean }> } };

export type Sent00f8bb92QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent00f8bb92Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null, DonorId: string | null, UserStatus: Schema.UserStatus }> } };

export type Sent82674692QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent82674692Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Tel: string | null, Email: string | null, DonorId: string | null, Birthday: string | null, Version: number }> } };

export type Sent3a1c7f0aQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent3a1c7f0aQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ DonorId: string | null }> } };

export type Sent91b8d4d9QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sent91b8d4d9Query = { listUsersByIdProfileCreatedAt: { total: number, items: Array<{ Id: string, LastName: string | null }> } };

export type Senta143d842QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Senta143d842Query = { listUsersByIdProfileCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sentfb9f4778QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sentfb9f4778Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentacd3525dQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
}>;


export type Sentacd3525dQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, DonorId: string | null }> } };

export type Sentf4724c43QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sentf4724c43Query = { listUsersByIdProfileCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Senta255beadQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  sort?: Schema.UserProfileSortField | null | undefined;
}>;


export type Senta255beadQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, RetryState: Schema.RetryState | null, RetryFrom: string | null, DonationPaused: boolean | null }> } };

export type Sent28446044QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  sortDirection?: Schema.SortDirection | null | undefined;
  sortField?: Schema.UserProfileSortField | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent28446044Query = { listUsersByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string }> } };

export type Sentd02b519dQueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  sortField?: Schema.UserProfileSortField | null | undefined;
}>;


export type Sentd02b519dQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, RetryState: Schema.RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null }> } };

export type Sent63f5d775QueryVariables = Exact<{
  filter?: Schema.UserProfileFilter | null | undefined;
  sortField?: Schema.UserProfileSortField | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent63f5d775Query = { listUsersByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string }> } };

export type Sentc7ec436bQueryVariables = Exact<{
  filter?: Schema.WorkFilter | null | undefined;
}>;


export type Sentc7ec436bQuery = { listWork: { total: number, items: Array<{ Kind: Schema.WorkKind, SubjectId: string, Title: string | null, Due: string, AssigneeId: string | null, AssigneeName: string | null, SnoozedUntil: string | null, Outcome: string | null, DoneAt: string | null, Version: number, User: { LastName: string | null } | null }>, totals: { All: number, Mine: number, Nobody: number, Asleep: number } } };

export type Sent73ccdbe5QueryVariables = Exact<{
  filter?: Schema.WorkFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent73ccdbe5Query = { listWork: { nextToken: string | null, items: Array<{ Kind: Schema.WorkKind, SubjectId: string, Due: string }>, groups: Array<{ Group: Schema.WorkGroup, Count: number }> } };

export type Sent4e17bfbfQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Sent4e17bfbfQuery = { getCalendar: { Version: number, Days: Array<{ Date: string, Holiday: string | null, Capacity: number, Booked: number, ClosedFrom: number | null, HourCapacity: number | null, Exams: number, ExamDay: { Place: string | null, Time: string | null, Capacity: number } | null, Hours: Array<{ StartAt: string, Capacity: number, Booked: number }> }>, Exams: Array<{ Kind: Schema.PanelKind, Date: string | null, Time: string | null, Conflicts: Array<Schema.ExamConflict>, Person: { Id: string } }>, Wishes: Array<{ PreferredDates: Array<string>, Date: string | null, Person: { Id: string } }> } };

export type Sentc3445db0QueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type Sentc3445db0Query = { listBookingSlots: Array<{ items: Array<{ StartAt: string, EndAt: string, Remaining: number }> }> };

export type Sent38af7359QueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  user_id?: string | null | undefined;
  category?: string | null | undefined;
  operation?: string | null | undefined;
  text?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type Sent38af7359Query = { listUserActivity: { count: number, items: Array<{ id: string, time: string, userId: string | null, category: string, operation: string, text: string, User: { LastName: string | null, Caution: string | null } | null }> } };

export type Sentdc7b795dQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  user_id?: string | null | undefined;
  category?: string | null | undefined;
  text?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type Sentdc7b795dQuery = { listUserActivity: { count: number, items: Array<{ id: string }> } };

export type Senta0a2dd1cQueryVariables = Exact<{
  id: string;
}>;


export type Senta0a2dd1cQuery = { getUser: { InspectionDetail: Array<{ Ranking: number | null }> }, list: { items: Array<{ Ranking: number | null }> } };

export type Sent4c85d688QueryVariables = Exact<{
  id: string;
}>;


export type Sent4c85d688Query = { getUserById: { ScreeningInfo: Array<{ ExamRequestedAt: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }> } };

export type Sentb280cc98QueryVariables = Exact<{
  id: string;
}>;


export type Sentb280cc98Query = { listAdministratorByIdProfileCreatedAt: { items: Array<{ LastSignInAt: string | null, TotpRequired: boolean | null }> } };

export type Sent85d465dcQueryVariables = Exact<{
  id: string;
}>;


export type Sent85d465dcQuery = { getAllocationsByUserId: { Allocations: Array<{ Place: number, Position: number, OutOfTurn: boolean, Reason: string | null }>, PassedOver: { OutOfTurn: number, Suspended: number, EndedToday: number } | null } };

export type Sentf0d74b76QueryVariables = Exact<{
  id: string;
}>;


export type Sentf0d74b76Query = { getAllocationsByUserId: { Allocations: Array<{ Position: number, PassedOn: boolean, AheadEndedToday: number, AheadPaused: number }>, PassedOver: { Paused: number, Suspended: number } | null } };

export type Sent68e207e2QueryVariables = Exact<{
  id: string;
}>;


export type Sent68e207e2Query = { listBulkRows: { items: Array<{ Line: number | null, State: Schema.BulkRowState, Before: string, After: string, Refusal: Schema.BulkRefusal | null, Problems: Array<string>, User: { Id: string } | null }> } };

export type Sentef279511QueryVariables = Exact<{
  id: string;
}>;


export type Sentef279511Query = { getAnswerCorrection: { Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, Version: number, DueOn: string | null, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, Answers: Array<{ QuestionId: string, Before: string, After: string }>, Before: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null } };

export type Sent6fd923ecQueryVariables = Exact<{
  id: string;
}>;


export type Sent6fd923ecQuery = { getBulkJob: { Letter: { Version: number, Subject: string, Text: string } | null } };

export type Sent1b6871c3QueryVariables = Exact<{
  id: string;
}>;


export type Sent1b6871c3Query = { getBulkJob: { Pending: number } };

export type Sent13d02c5aQueryVariables = Exact<{
  id: string;
}>;


export type Sent13d02c5aQuery = { getCase: { Reads: Array<{ Time: string, ActorName: string | null, Roles: Array<Schema.Role>, People: number, Operation: string, Purpose: Schema.ReadPurpose | null, Network: string, Asked: boolean, User: { Id: string } | null, Shown: Array<{ Class: Schema.DataClass, Fields: number }> }> | null } };

export type Sentaf6a3f57QueryVariables = Exact<{
  id: string;
}>;


export type Sentaf6a3f57Query = { getCase: { Version: number, DueOn: string, ActorName: string | null, User: { Id: string } | null, Marks: Array<{ Mark: Schema.UnusualMark, Reads: number }> | null, Reads: Array<{ Marks: Array<Schema.UnusualMark>, User: { Id: string } | null, Shown: Array<{ Class: Schema.DataClass }> }> | null, Steps: Array<{ Kind: Schema.CaseStepKind, Text: string | null }> | null } };

export type Sentf0cb661fQueryVariables = Exact<{
  id: string;
}>;


export type Sentf0cb661fQuery = { getCorrection: { State: Schema.CorrectionState, Stale: boolean, Explanation: string | null, ProposedByName: string | null, DecidedByName: string | null, Words: string | null, Changes: Array<{ Label: string, Before: string, After: string }>, Consequences: { Outcome: Schema.CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string }> } | null } };

export type Sentd398f79cQueryVariables = Exact<{
  id: string;
}>;


export type Sentd398f79cQuery = { getCriteria: { Id: string, Version: number, Content: unknown } };

export type Sent812af17eQueryVariables = Exact<{
  id: string;
}>;


export type Sent812af17eQuery = { getCriteria: { Impact: { Sha256: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, Standing: Schema.CriteriaStanding, People: number | null, DaysMost: number | null }>, Questions: Array<{ QuestionId: string, People: number | null }>, Rules: Array<{ RuleId: string, People: number | null }>, Changes: Array<{ UserId: string, Standing: Schema.CriteriaStanding, Before: Schema.OnlineCheckResult, After: Schema.OnlineCheckResult, BeforeDate: string | null, AfterDate: string | null, QuestionIds: Array<string>, RuleIds: Array<string> }> | null } | null } };

export type Sent783a84c7QueryVariables = Exact<{
  id: string;
}>;


export type Sent783a84c7Query = { getCriteria: { State: Schema.CriteriaState } };

export type Sentde34ff5fQueryVariables = Exact<{
  id: string;
}>;


export type Sentde34ff5fQuery = { getMail: { Content: { Subject: string, Text: string, AsSent: boolean } | null } };

export type Senta015d3deQueryVariables = Exact<{
  id: string;
}>;


export type Senta015d3deQuery = { getMail: { Resendable: boolean, Content: { Subject: string, Text: string, AsSent: boolean } | null } };

export type Sentd42a794cQueryVariables = Exact<{
  id: string;
}>;


export type Sentd42a794cQuery = { getMail: { Resendable: boolean, Content: { Text: string, AsSent: boolean } | null } };

export type Sent8651390cQueryVariables = Exact<{
  id: string;
}>;


export type Sent8651390cQuery = { getReceipt: { Name: string, Content: string } };

export type Sent9e2ea938QueryVariables = Exact<{
  id: string;
}>;


export type Sent9e2ea938Query = { getReceipt: { Name: string } };

export type Sent4d92cb1eQueryVariables = Exact<{
  id: string;
}>;


export type Sent4d92cb1eQuery = { getScreeningById: { CreatedAt: string, UpdatedAt: string } };

export type Sent5302347cQueryVariables = Exact<{
  id: string;
}>;


export type Sent5302347cQuery = { getScreeningById: { HealthCheck: { DonorStatus: Schema.Certification | null, Reason: string | null } | null }, getUser: { Corrections: Array<{ Kind: Schema.CorrectionKind, TakesBack: boolean }> } };

export type Sentd2f3b089QueryVariables = Exact<{
  id: string;
}>;


export type Sentd2f3b089Query = { getScreeningById: { HealthCheck: { ReasonText: string | null } | null }, getUser: { RetryFrom: string | null, MayStartOnlineCheck: boolean | null, Profile: { RetryByOffice: boolean | null } } };

export type Sent6cf756ecQueryVariables = Exact<{
  id: string;
}>;


export type Sent6cf756ecQuery = { getScreeningById: { Id: string, Info: { Id: string, InspectionType: Schema.InspectionType, UserStatus: Schema.UserStatus, ScreeningInfoCreatedAt: string }, HealthCheck: { Id: string } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, Changes: string | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type Sent79ac842dQueryVariables = Exact<{
  id: string;
}>;


export type Sent79ac842dQuery = { getScreeningById: { Id: string, Info: { UserId: string }, HealthCheck: { Id: string } | null, OnlineCheck: { Reasons: Array<{ QuestionId: string }>, Answer: { data: unknown } } | null } };

export type Sentfd8bdb22QueryVariables = Exact<{
  id: string;
}>;


export type Sentfd8bdb22Query = { getScreeningById: { Id: string } };

export type Sentb9d817afQueryVariables = Exact<{
  id: string;
}>;


export type Sentb9d817afQuery = { getScreeningById: { OnlineCheck: { OnlineCheckResult: Schema.OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Points: Array<{ QuestionId: string }> | null } | null } };

export type Sent5c50e5faQueryVariables = Exact<{
  id: string;
}>;


export type Sent5c50e5faQuery = { getScreeningById: { OnlineCheck: { Points: Array<{ QuestionId: string, Kind: Schema.GuidancePointKind, Topic: string, Open: boolean, Clearing: { Finding: Schema.ClearingFinding, Note: string | null, ClearedByName: string | null } | null }> | null } | null } };

export type Sent9f48074fQueryVariables = Exact<{
  id: string;
}>;


export type Sent9f48074fQuery = { getScreeningById: { OnlineCheck: { Answer: { data: unknown }, Reasons: Array<{ Reason: string }> } | null, HealthCheck: { ExamDate: string | null } | null } };

export type Sent368fe663QueryVariables = Exact<{
  id: string;
}>;


export type Sent368fe663Query = { getScreeningById: { OnlineCheck: { Answer: { data: unknown }, Reasons: Array<{ Reason: string }> } | null } };

export type Sent8f940fb8QueryVariables = Exact<{
  id: string;
}>;


export type Sent8f940fb8Query = { getScreeningById: { OnlineCheck: { Answer: { data: unknown } } | null } };

export type Sentaab8c585QueryVariables = Exact<{
  id: string;
}>;


export type Sentaab8c585Query = { getScreeningById: { OnlineCheck: { Carried: boolean, Answer: { data: unknown } } | null } };

export type Sent89aaf88fQueryVariables = Exact<{
  id: string;
}>;


export type Sent89aaf88fQuery = { getScreeningById: { OnlineCheck: { Draft: boolean, CriteriaChangedAt: string | null, Answer: { data: unknown } } | null } };

export type Sentc1eaa904QueryVariables = Exact<{
  id: string;
}>;


export type Sentc1eaa904Query = { getScreeningById: { OnlineCheck: { Points: Array<{ QuestionId: string, Open: boolean }> | null } | null } };

export type Sentdfd26b72QueryVariables = Exact<{
  id: string;
}>;


export type Sentdfd26b72Query = { getScreeningById: { OnlineCheck: { Reasons: Array<{ Reason: string, Explanation: string, Changes: string | null }> } | null } };

export type Sent0481cccdQueryVariables = Exact<{
  id: string;
}>;


export type Sent0481cccdQuery = { getScreeningById: { OnlineCheck: { Reasons: Array<{ Reason: string, Fact: string, Explanation: string, NextDate: string | null }> } | null } };

export type Sentf5ac4af5QueryVariables = Exact<{
  id: string;
}>;


export type Sentf5ac4af5Query = { getScreeningById: { OnlineCheck: { Version: string, Draft: boolean, Answer: { data: unknown } } | null } };

export type Sent9bc8d1e5QueryVariables = Exact<{
  id: string;
}>;


export type Sent9bc8d1e5Query = { getUnit: { Id: string } };

export type Sent988a05e2QueryVariables = Exact<{
  id: string;
}>;


export type Sent988a05e2Query = { getUnit: { Number: string } };

export type Sent48bd8e0aQueryVariables = Exact<{
  id: string;
}>;


export type Sent48bd8e0aQuery = { getUserById: { Profile: { Resting: boolean | null, RestingUntil: string | null }, ConditionReports: Array<{ Since: string | null, DonationsSince: Array<{ DonationAt: string }> | null, Items: Array<{ Choice: string }> }> | null } };

export type Sent4cb84f67QueryVariables = Exact<{
  id: string;
}>;


export type Sent4cb84f67Query = { getUserById: { Payouts: Array<{ Id: string, PaidAt: string, AmountYen: number, Donations: Array<{ DonationYen: number, BonusYen: number }> }> | null, RewardPeriods: Array<{ DonationYen: number, BonusYen: number, Earned: Array<{ DonationYen: number, BonusYen: number }> | null }> | null, Rewards: { Due: number, Pending: number, Paid: number } } };

export type Sent66e94da5QueryVariables = Exact<{
  id: string;
}>;


export type Sent66e94da5Query = { getUserById: { CallAgain: { Text: string | null, AgainOn: string | null } | null } };

export type Sent6c5d1d4fQueryVariables = Exact<{
  id: string;
}>;


export type Sent6c5d1d4fQuery = { getUserById: { CallAgain: { Text: string | null } | null } };

export type Sent3b39819aQueryVariables = Exact<{
  id: string;
}>;


export type Sent3b39819aQuery = { getUserById: { ConditionReports: Array<{ Since: string | null, RecordedByStaff: boolean, Items: Array<{ Choice: string }>, DonationsSince: Array<{ Id: string }> | null }> | null } };

export type Sent896ad274QueryVariables = Exact<{
  id: string;
}>;


export type Sent896ad274Query = { getUserById: { ConsentToSign: { Version: string, Kind: Schema.ConsentVersionKind, SignBy: string, EffectiveFrom: string } | null } };

export type Sent34391c75QueryVariables = Exact<{
  id: string;
}>;


export type Sent34391c75Query = { getUserById: { CriteriaNews: boolean } };

export type Sentcea4e509QueryVariables = Exact<{
  id: string;
}>;


export type Sentcea4e509Query = { getUserById: { Gifts: Array<{ MayConfirm: boolean }> | null } };

export type Sent0bbcd10cQueryVariables = Exact<{
  id: string;
}>;


export type Sent0bbcd10cQuery = { getUserById: { Gifts: Array<{ Replaces: boolean, Given: Array<{ Id: string, Line: number, AmountYen: number, Loss: Schema.GiftLoss | null, LostBy: string | null, Replaced: boolean, MayReplace: boolean }> | null }> | null } };

export type Sent7df58372QueryVariables = Exact<{
  id: string;
}>;


export type Sent7df58372Query = { getUserById: { GivenSums: { Received: number, InTests: number, Usable: number } | null } };

export type Sent265ef532QueryVariables = Exact<{
  id: string;
}>;


export type Sent265ef532Query = { getUserById: { Guidance: { KitNumber: string | null } | null } };

export type Sent94766e91QueryVariables = Exact<{
  id: string;
}>;


export type Sent94766e91Query = { getUserById: { Guidance: { ReservedAt: string | null } | null } };

export type Sent57375552QueryVariables = Exact<{
  id: string;
}>;


export type Sent57375552Query = { getUserById: { Id: string, CheckValidUntil: string | null } };

export type Senteefa37ceQueryVariables = Exact<{
  id: string;
}>;


export type Senteefa37ceQuery = { getUserById: { Id: string, MayStartOnlineCheck: boolean | null, RetryFrom: string | null, Profile: { RetryState: Schema.RetryState | null, RetryFrom: string | null, DonationPaused: boolean | null, RetryByOffice: boolean | null } } };

export type Sentf8f05bbeQueryVariables = Exact<{
  id: string;
}>;


export type Sentf8f05bbeQuery = { getUserById: { Id: string, Profile: { LastName: string | null, Tel: string | null } } };

export type Sent802ed712QueryVariables = Exact<{
  id: string;
}>;


export type Sent802ed712Query = { getUserById: { Id: string, CheckValidUntil: string | null, Profile: { LastName: string | null }, Statement: { Id: string } | null } };

export type Sentc4d1fc39QueryVariables = Exact<{
  id: string;
}>;


export type Sentc4d1fc39Query = { getUserById: { Id: string, Profile: { LastName: string | null } } };

export type Sent494049b3QueryVariables = Exact<{
  id: string;
}>;


export type Sent494049b3Query = { getUserById: { InspectionDetail: Array<{ Id: string, Sk: string, SampleId: string | null, UserId: string, Status: Schema.FloraTestStatus, Year: number | null, Month: number | null, Day: number | null, StatusChangedToSharedYear: number | null, DeadlineForApplicationAt: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown }> } };

export type Sent8e1a9b2aQueryVariables = Exact<{
  id: string;
}>;


export type Sent8e1a9b2aQuery = { getUserById: { MayReportCondition: boolean } };

export type Sentc09c38b9QueryVariables = Exact<{
  id: string;
}>;


export type Sentc09c38b9Query = { getUserById: { MayStartOnlineCheck: boolean | null } };

export type Sent664354f5QueryVariables = Exact<{
  id: string;
}>;


export type Sent664354f5Query = { getUserById: { OfficePoints: Array<{ Id: string, Kind: Schema.OfficePointKind }> } };

export type Sent90b435e3QueryVariables = Exact<{
  id: string;
}>;


export type Sent90b435e3Query = { getUserById: { OfficePoints: Array<{ Kind: Schema.OfficePointKind }> } };

export type Sent28d8eeafQueryVariables = Exact<{
  id: string;
}>;


export type Sent28d8eeafQuery = { getUserById: { Profile: { Caution: string | null } } };

export type Sente730e505QueryVariables = Exact<{
  id: string;
}>;


export type Sente730e505Query = { getUserById: { Profile: { Email: string | null, DonationPaused: boolean | null } } };

export type Sentd72a7f7eQueryVariables = Exact<{
  id: string;
}>;


export type Sentd72a7f7eQuery = { getUserById: { Profile: { LastName: string | null, Tel: string | null } } };

export type Sent02748f41QueryVariables = Exact<{
  id: string;
}>;


export type Sent02748f41Query = { getUserById: { Profile: { LastName: string | null, UserStatus: Schema.UserStatus, NextDate: string | null }, DonationInfo: Array<{ Id: string }>, ScreeningInfo: Array<{ Id: string, InspectionType: Schema.InspectionType }>, Guidance: { Status: Schema.GuidanceStatus } | null, RewardPeriods: Array<{ Id: string }> | null } };

export type Sent721df933QueryVariables = Exact<{
  id: string;
}>;


export type Sent721df933Query = { getUserById: { Profile: { NextDate: string | null, NextDateKind: Schema.NextDateKind | null } } };

export type Sentd6d2dae1QueryVariables = Exact<{
  id: string;
}>;


export type Sentd6d2dae1Query = { getUserById: { Profile: { RetryState: Schema.RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null } } };

export type Sent5719e2feQueryVariables = Exact<{
  id: string;
}>;


export type Sent5719e2feQuery = { getUserById: { Profile: { Tel: string | null, Building: string | null, Caution: string | null } } };

export type Sent70de3430QueryVariables = Exact<{
  id: string;
}>;


export type Sent70de3430Query = { getUserById: { RetryFrom: string | null, Statement: { Id: string } | null } };

export type Sentc9638424QueryVariables = Exact<{
  id: string;
}>;


export type Sentc9638424Query = { getUserById: { RetryReminder: boolean } };

export type Sent136dbee8QueryVariables = Exact<{
  id: string;
}>;


export type Sent136dbee8Query = { getUserById: { RewardPeriods: Array<{ DonationYen: number, BonusYen: number, DueYen: number }> | null } };

export type Sentac9b532dQueryVariables = Exact<{
  id: string;
}>;


export type Sentac9b532dQuery = { getUserById: { Rewards: { Due: number, Pending: number, Paid: number, Expected: number } } };

export type Sent76e41971QueryVariables = Exact<{
  id: string;
}>;


export type Sent76e41971Query = { getUserById: { ScreeningInfo: Array<{ PreferredDates: Array<string>, Note: string | null }> } };

export type Sent8b47f746QueryVariables = Exact<{
  id: string;
}>;


export type Sent8b47f746Query = { getUserById: { Suspension: { Until: string | null, Reason: string | null } | null } };

export type Sent440d4e76QueryVariables = Exact<{
  id: string;
}>;


export type Sent440d4e76Query = { getUserById: { UseWithdrawnAt: string | null, MayWithdrawUse: boolean } };

export type Sent8b2e2158QueryVariables = Exact<{
  id: string;
}>;


export type Sent8b2e2158Query = { listBulkRows: { items: Array<{ Before: string }> } };

export type Sentde3f5876QueryVariables = Exact<{
  id: string;
}>;


export type Sentde3f5876Query = { listConversation: { items: Array<{ Operation: string, Text: string, Note: { Kind: Schema.NoteKind, AuthorId: string | null, Text: string | null } | null }> } };

export type Sent0172c7ecQueryVariables = Exact<{
  id: string;
}>;


export type Sent0172c7ecQuery = { listConversation: { items: Array<{ Operation: string, Mail: { Id: string, Content: { Subject: string } | null } | null }> } };

export type Sent325a4477QueryVariables = Exact<{
  id: string;
}>;


export type Sent325a4477Query = { listDonationByIdDonationInfoCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sentcf4ba3c0QueryVariables = Exact<{
  id: string;
}>;


export type Sentcf4ba3c0Query = { listHolds: { items: Array<{ Id: string, Cause: Schema.HoldCause | null, Since: string | null, Until: string | null, DecidedAt: string | null }> } };

export type Sent6a54d3f0QueryVariables = Exact<{
  id: string;
}>;


export type Sent6a54d3f0Query = { listIntestinalFloraTestInspectionDetailByUserId: { total: number, items: Array<{ Id: string }> } };

export type Sent98336dc0QueryVariables = Exact<{
  id: string;
}>;


export type Sent98336dc0Query = { listLetterVersions: Array<{ Version: number, Text: string, AuthorId: string | null, CreatedAt: string }> };

export type Sent290088abQueryVariables = Exact<{
  id: string;
}>;


export type Sent290088abQuery = { listRecordReads: { items: Array<{ By: string }> } };

export type Sent190a27e2QueryVariables = Exact<{
  id: string;
}>;


export type Sent190a27e2Query = { listRecordReads: { total: number, items: Array<{ Id: string }> } };

export type Sent5f8a07b9QueryVariables = Exact<{
  id: string;
}>;


export type Sent5f8a07b9Query = { listRecordReads: { items: Array<{ Id: string }> } };

export type Sente9a54290QueryVariables = Exact<{
  id: string;
}>;


export type Sente9a54290Query = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sent3842efdcQueryVariables = Exact<{
  id: string;
}>;


export type Sent3842efdcQuery = { listUserActivity: { items: Array<{ operation: string, HasChanges: boolean | null }> }, listConversation: { items: Array<{ Operation: string, HasChanges: boolean | null }> } };

export type Sent476d6bbaQueryVariables = Exact<{
  id: string;
}>;


export type Sent476d6bbaQuery = { listUserActivity: { items: Array<{ operation: string, HasChanges: boolean | null }> } };

export type Sent407212f4QueryVariables = Exact<{
  id: string;
}>;


export type Sent407212f4Query = { listUserActivity: { items: Array<{ text: string }> } };

export type Sentfbbfcd25QueryVariables = Exact<{
  id: string;
}>;


export type Sentfbbfcd25Query = { listUserActivity: { items: Array<{ time: string, CreatedAt: string, UpdatedAt: string }> } };

export type Sentfad122f2QueryVariables = Exact<{
  id: string;
}>;


export type Sentfad122f2Query = { listUserActivity: { items: Array<{ text: string, reason: string | null }> } };

export type Sentb49c11adQueryVariables = Exact<{
  id: string;
}>;


export type Sentb49c11adQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Building: string | null, Version: number }> } };

export type Sent544b97e9QueryVariables = Exact<{
  id: string;
  activity?: string | null | undefined;
}>;


export type Sent544b97e9Query = { listValueChanges: { total: number, items: Array<{ Time: string, Record: Schema.ValueRecord, Data: Schema.DataClass, IsErased: boolean, ActorId: string | null, ActivityId: string | null, Text: string | null, RequestId: string | null, Identity: Array<{ Field: string, Before: unknown, After: unknown }>, Contact: Array<{ Field: string, Before: unknown, After: unknown }> | null, Health: Array<{ Field: string, Before: unknown, After: unknown }> | null, Flora: Array<{ Field: string, Before: unknown, After: unknown }> | null, Money: Array<{ Field: string, Before: unknown, After: unknown }> | null, StaffNotes: Array<{ Field: string, Before: unknown, After: unknown }> | null, Operational: Array<{ Field: string, Before: unknown, After: unknown }> }> } };

export type Sent2d9faf3dQueryVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent2d9faf3dQuery = { previewAnswerCorrection: { Effect: Schema.AnswerCorrectionEffect, DueOn: string | null } };

export type Sent77f4bd60QueryVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type Sent77f4bd60Query = { previewAnswerCorrection: { __typename: 'AnswerCorrectionPreview' } };

export type Sentd48cc232QueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sentd48cc232Query = { listMails: { nextToken: string | null, total: number, items: Array<{ Id: string, Sk: string, UserId: string | null, Label: string, State: Schema.MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: Schema.MailFault | null, Resendable: boolean, CreatedAt: string }> } };

export type Sent330d8752QueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type Sent330d8752Query = { listBulkRows: { nextToken: string | null, items: Array<{ UserId: string | null, State: Schema.BulkRowState, Before: string, After: string, Refusal: Schema.BulkRefusal | null }> } };

export type Sentf5863aaaQueryVariables = Exact<{
  id: string;
  record: string;
}>;


export type Sentf5863aaaQuery = { getUserById: { Profile: { HasCaution: boolean | null, Caution: string | null }, ConditionReports: Array<{ Outcome: Schema.ConditionOutcome, Items: Array<{ Choice: string }> }> | null, InspectionDetail: Array<{ Enterotype: string | null, IntestinalFloraComposition: unknown, DiversityScore: number | null }> }, getScreeningById: { HealthCheck: { SampleTestResult: Schema.Certification | null, MedicalHistoryStatus: Schema.ImplementationStatus | null, Reason: string | null, DonorStatus: Schema.Certification | null } | null }, listCorrections: Array<{ Explanation: string | null, Changes: Array<{ Label: string, After: string }> }> };

export type Sentabdd4e10QueryVariables = Exact<{
  id: string;
  text: string;
}>;


export type Sentabdd4e10Query = { listConversation: { items: Array<{ Operation: string }> } };

export type Sent7c193e2dQueryVariables = Exact<{
  id: string;
  text?: string | null | undefined;
}>;


export type Sent7c193e2dQuery = { listConversation: { total: number, items: Array<{ Reason: string | null }> }, listUserActivity: { items: Array<{ reason: string | null }> }, getUserById: { Suspension: { Reason: string | null } | null } };

export type Sent3ebde193QueryVariables = Exact<{
  id: string;
  text?: string | null | undefined;
}>;


export type Sent3ebde193Query = { listConversation: { items: Array<{ Wish: { Days: Array<string>, Note: string | null } | null }> } };

export type Sent8afb059eQueryVariables = Exact<{
  id: string;
  text?: string | null | undefined;
}>;


export type Sent8afb059eQuery = { listConversation: { total: number, items: Array<{ Note: { Text: string | null, Earlier: Array<{ Text: string | null }> } | null }> } };

export type Senta7a4ec08QueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type Senta7a4ec08Query = { listUserActivity: { items: Array<{ operation: string }> } };

export type Sent20570560QueryVariables = Exact<{
  id: string;
}>;


export type Sent20570560Query = { findDonor: { Message: string | null, ToSay: string | null, StatementRequired: boolean } };

export type Sent4cf276bdQueryVariables = Exact<{
  id: string;
}>;


export type Sent4cf276bdQuery = { findDonor: { Refusal: Schema.DonationRefusal | null, User: { RetryState: Schema.RetryState | null, RetryFrom: string | null, DonationPaused: boolean | null } } };

export type Sente13efa3aQueryVariables = Exact<{
  id: string;
}>;


export type Sente13efa3aQuery = { findDonor: { Refusal: Schema.DonationRefusal | null } };

export type Sent3220417cQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Sent3220417cQuery = { present: { total: number }, ever: { total: number, items: Array<{ Name: string }> } };

export type Sent96658bcaQueryVariables = Exact<{
  input: Schema.CountRowsInput;
}>;


export type Sent96658bcaQuery = { countRows: Array<number | null> };

export type Sent19d388f3QueryVariables = Exact<{
  input: Schema.GuidanceTimeByAdminInput;
}>;


export type Sent19d388f3Query = { previewBooking: { Conflicts: Array<Schema.BookingConflict>, Mail: { Subject: string, Text: string } | null } };

export type Sent549247dbQueryVariables = Exact<{
  input: Schema.PreviewLetterInput;
}>;


export type Sent549247dbQuery = { previewLetter: { Subject: string, Text: string, Html: string } };

export type Sent139879edQueryVariables = Exact<{
  input: Schema.PreviewLetterInput;
}>;


export type Sent139879edQuery = { previewLetter: { Subject: string } };

export type Sent2efb3332QueryVariables = Exact<{
  input: Schema.PreviewMailTextInput;
}>;


export type Sent2efb3332Query = { previewMailText: { Subject: string, Text: string, Html: string } };

export type Sent1578b7cfQueryVariables = Exact<{
  input: Schema.PreviewOpeningInput;
}>;


export type Sent1578b7cfQuery = { previewOpening: { Version: number, Bookings: Array<{ StartAt: string, How: Schema.AffectedHow, Person: { Id: string } }>, Mail: { Subject: string, Text: string } | null } };

export type Sentb73ecd24QueryVariables = Exact<{
  input: Schema.ScheduleExamInput;
}>;


export type Sentb73ecd24Query = { previewExam: { Conflicts: Array<Schema.ExamConflict>, Mail: { Subject: string, Text: string } | null } };

export type Sent4303837dQueryVariables = Exact<{
  input: Schema.UpdatePreferenceSlotInput;
}>;


export type Sent4303837dQuery = { previewPreferenceSlot: { Invitations: number, People: Array<{ Id: string }> } };

export type Sentcd96240aQueryVariables = Exact<{
  key: string;
}>;


export type Sentcd96240aQuery = { listMailTextVersions: Array<{ Version: number, Subject: string, Text: string, IsDelivered: boolean, AuthorId: string }> };

export type Sent1bc5e3e2QueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type Sent1bc5e3e2Query = { listMessages: { nextToken: string | null, unread: number, items: Array<{ Id: string, IsMail: boolean, Subject: string, Text: string, SentAt: string, OpenedAt: string | null }> } };

export type Sent16f04048QueryVariables = Exact<{
  n: string;
}>;


export type Sent16f04048Query = { listUnits: { items: Array<{ Number: string, WeightGrams: number | null, State: Schema.UnitState, RejectionReason: string | null, Consent: { Version: string, Sha256: string | null } | null, User: { LastName: string | null, FirstName: string | null, DonorId: string | null } | null }> } };

export type Sente1edb679QueryVariables = Exact<{
  n: string;
}>;


export type Sente1edb679Query = { listUnits: { items: Array<{ Number: string }> } };

export type Sent7c3b4837QueryVariables = Exact<{
  nextToken?: string | null | undefined;
}>;


export type Sent7c3b4837Query = { listAllocations: { nextToken: string | null, total: number, items: Array<{ UserId: string, PlaceKind: Schema.PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number }> } };

export type Sentf96389f2QueryVariables = Exact<{
  number: string;
}>;


export type Sentf96389f2Query = { findDonor: { Refusal: Schema.DonationRefusal | null, StatementGiven: boolean } };

export type Sent959af355QueryVariables = Exact<{
  number: string;
}>;


export type Sent959af355Query = { findDonor: { UserId: string, StatementRequired: boolean } };

export type Sent55e22091QueryVariables = Exact<{
  number: string;
}>;


export type Sent55e22091Query = { findDonor: { UserId: string } };

export type Sente9ef6d36QueryVariables = Exact<{
  number: string;
}>;


export type Sente9ef6d36Query = { findDonor: { VisitsToday: number } };

export type Sent9ce10f77QueryVariables = Exact<{
  paused: boolean;
}>;


export type Sent9ce10f77Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sent08dc56dfQueryVariables = Exact<{
  self: string;
}>;


export type Sent08dc56dfQuery = { getAllocationsByUserId: { Allocations: Array<{ Position: number }> } };

export type Sentc63e81c9QueryVariables = Exact<{
  self: string;
}>;


export type Sentc63e81c9Query = { getUserById: { Id: string } };

export type Senta88bed36QueryVariables = Exact<{
  self: string;
}>;


export type Senta88bed36Query = { listConversation: { total: number, items: Array<{ Text: string }> } };

export type Sentdefc97aeQueryVariables = Exact<{
  self: string;
}>;


export type Sentdefc97aeQuery = { listIntestinalFloraTestInspectionDetailByUserId: { items: Array<{ Id: string }> } };

export type Sent64c7dd1aQueryVariables = Exact<{
  self: string;
}>;


export type Sent64c7dd1aQuery = { listPendingAccounts: { items: Array<{ Id: string }> } };

export type Sent04e7a95eQueryVariables = Exact<{
  self: string;
}>;


export type Sent04e7a95eQuery = { listRecordReads: { total: number, items: Array<{ Id: string }> } };

export type Sentfd700599QueryVariables = Exact<{
  self: string;
}>;


export type Sentfd700599Query = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { items: Array<{ Id: string }> } };

export type Sent19984dc2QueryVariables = Exact<{
  self: string;
}>;


export type Sent19984dc2Query = { listValueChanges: { items: Array<{ Id: string }> } };

export type Sent6304838eQueryVariables = Exact<{
  user?: string | null | undefined;
  actor?: string | null | undefined;
  people?: boolean | null | undefined;
}>;


export type Sent6304838eQuery = { one: { count: number, items: Array<{ text: string }> }, all: { count: number, items: Array<{ text: string }> } };

export type Sent2d18b94fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2d18b94fQuery = { getAdministrator: { Id: string } | null };

export type Sent08635086QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent08635086Query = { getUser: { Gifts: Array<{ Id: string, AmountYen: number, Count: number, ConfirmedAt: string | null }> | null } };

export type Sent01b98919QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent01b98919Query = { getUser: { Id: string } };

export type Sentcbbbf1c2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentcbbbf1c2Query = { getWorkCounts: { Attention: number } };

export type Sent956e5ba6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent956e5ba6Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null, RetryFrom: string | null }> } };

export type Sent492cef3eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent492cef3eQuery = { listWork: { items: Array<{ AssigneeId: string | null }> } };

export type Sente66f5325QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente66f5325Query = { listWork: { items: Array<{ UserId: string | null, Title: string | null, Due: string }> } };

export type Sentdd4daf6aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentdd4daf6aQuery = { getWorkCounts: { Attention: number }, listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sent9f1ad7c4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9f1ad7c4Query = { listCases: { items: Array<{ Id: string, State: Schema.CaseState, DueOn: string, Answer: string | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null }> }, listWork: { items: Array<{ SubjectId: string, Due: string, Group: Schema.WorkGroup, Request: Schema.RightsRequestKind | null }> } };

export type Sent7b3e8c9dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7b3e8c9dQuery = { listWork: { total: number, items: Array<{ Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string, Group: Schema.WorkGroup, Days: Array<string>, At: string | null, Point: Schema.OfficePointKind | null, MailLabel: string | null, Amount: number | null }>, totals: { All: number, Kinds: Array<{ Count: number }> } } };

export type Sent67a66cd1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent67a66cd1Query = { createLogoutActivity: Array<{ Id: string }> };

export type Sent3158fa8cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent3158fa8cQuery = { __schema: { queryType: { name: string | null } } };

export type Sent7f56e67dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7f56e67dQuery = { __typename: 'Query' };

export type Sentf285af43QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf285af43Query = { a: 'Query', b: 'Query' };

export type Sent8cb6ce6fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent8cb6ce6fQuery = { a: Array<{ Id: string }>, b: Array<{ Id: string }>, c: { __typename: 'WorkCounts' } };

export type Sent2c6a279cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2c6a279cQuery = { a: { Id: string }, b: { Id: string }, c: Array<{ Id: string }>, d: { Id: string }, e: { Id: string } };

export type Sent626d5d62QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent626d5d62Query = { countRows: Array<number | null> };

export type Sentbe28d866QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbe28d866Query = { countWork: { All: number, Mine: number, Nobody: number, Overdue: number, Asleep: number, Kinds: Array<{ Kind: Schema.WorkKind }> } };

export type Sent1cd2adb7QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1cd2adb7Query = { countWork: { All: number, Mine: number } };

export type Sent9aabcd70QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9aabcd70Query = { countWork: { All: number } };

export type Sent94a6077bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent94a6077bQuery = { findDonor: { VisitsToday: number } };

export type Sentb18b18f4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb18b18f4Query = { findDonors: Array<{ DonorId: string }> };

export type Sent1b0c031fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1b0c031fQuery = { getAdministrator: { Id: string, Role: Schema.Role } | null };

export type Sentb0fd9e0bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb0fd9e0bQuery = { getAdministrator: { Id: string } | null };

export type Sent26be711fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent26be711fQuery = { getAdministrator: { Name: string } | null };

export type Sent1d66bb4dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1d66bb4dQuery = { getAdministrator: { Role: Schema.Role, Roles: Array<Schema.Role>, RolesOfBefore: boolean } | null };

export type Sent6da0bf7cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6da0bf7cQuery = { getAdministrator: { Role: Schema.Role } | null };

export type Sentfbb46ecdQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfbb46ecdQuery = { getAnswerCorrection: { Id: string } };

export type Sent35cb687aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent35cb687aQuery = { getBulkJob: { Id: string } };

export type Senta5383a19QueryVariables = Exact<{ [key: string]: never; }>;


export type Senta5383a19Query = { getCalendar: { Version: number } };

export type Sent5d552ac6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5d552ac6Query = { getCalendar: { Days: Array<{ Booked: number, Reason: string | null }> } };

export type Sent0382fd86QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0382fd86Query = { getCalendar: { Exams: Array<{ Kind: Schema.PanelKind, Person: { Id: string } }> } };

export type Sent9142f93cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9142f93cQuery = { getCase: { Id: string } };

export type Sent36658b12QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent36658b12Query = { getConsoleSettings: Array<{ Key: string, Value: unknown }> };

export type Sentc4e5e0f9QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc4e5e0f9Query = { getConsoleSettings: Array<{ Key: string }> };

export type Sent96b7689dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent96b7689dQuery = { getCorrection: { Id: string } };

export type Sent1249daf9QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1249daf9Query = { getCriteria: { Id: string } };

export type Sent2760913cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2760913cQuery = { getDashboard: { ThisMonthBooked: number, BookingsToday: number, BookingsThisWeek: number, ExamsWithoutDate: number, RenewalsOpen: number, EndingSoon: number, RewardsDueYen: number, RewardsDueDonations: number, RewardsDuePeople: number, Waiting: number, WaitingSince: string | null, Statuses: Array<{ UserStatus: Schema.UserStatus, Count: number }>, ThisMonth: { Year: number, Month: number, AvailableSlots: number } | null, EndingNext: Array<{ UserId: string, Date: string }>, Refusals: Array<{ QuestionId: string, Count: number | null }> | null } };

export type Sent632ffe6bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent632ffe6bQuery = { getDashboard: { BookingsToday: number, BookingsThisWeek: number, Waiting: number, WaitingSuspended: number, EndingSoon: number, RenewalsOpen: number, ExamsWithoutDate: number, RewardsDueYen: number, RewardsDuePeople: number }, getWorkCounts: { AttendanceToRecord: number, BookingsToday: number, ExamsWithoutDate: number, JudgementsOpen: number, Attention: number, RewardsDue: number, FloraTestsOpen: number, FloraWishes: number, MailsFailed: number } };

export type Sent9b7badacQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9b7badacQuery = { getDashboard: { Funnel: Array<{ UserStatus: Schema.UserStatus, Count: number, Reached: number, WentOn: number | null, MedianDays: number | null, LongestDays: number | null }> } };

export type Sent1630fa54QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1630fa54Query = { getDashboard: { Refusals: Array<{ QuestionId: string, Count: number | null }> | null } };

export type Sent85479144QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent85479144Query = { getDashboard: { Waiting: number } };

export type Sent108b801cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent108b801cQuery = { getGiftStock: { Amounts: Array<{ Count: number }> } };

export type Sent03bde529QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent03bde529Query = { getGiftStock: { Balances: Array<{ Id: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number, Explanation: string | null, ExplainedBy: string | null, MayExplain: boolean }> } };

export type Sentc459fb4bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc459fb4bQuery = { getGiftStock: { Counts: Array<{ Day: string, AmountYen: number, Imported: number, Left: number, HandedOut: number, Lost: number, Difference: number }> } };

export type Sent1131d77eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1131d77eQuery = { getGiftStock: { Lost: Array<{ Line: number, AmountYen: number, Loss: Schema.GiftLoss, Replaced: boolean }> } };

export type Sentcdbfee60QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentcdbfee60Query = { getGuidanceDay: { Day: string } };

export type Sent0079ec1bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0079ec1bQuery = { getMail: { Id: string } };

export type Sent252ce1a5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent252ce1a5Query = { getOpening: { Version: number } };

export type Sentd792c4e5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd792c4e5Query = { getPreference: Array<{ Id: string }> };

export type Sent610e2bedQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent610e2bedQuery = { getPreference: Array<{ Year: number, Month: number }> };

export type Sent4aa46554QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4aa46554Query = { getPushSettings: { Others: number } | null };

export type Sentafe0c18cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentafe0c18cQuery = { getReceipt: { Name: string } };

export type Sent47bc9f5aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent47bc9f5aQuery = { getScreeningById: { Id: string } };

export type Senta3f28842QueryVariables = Exact<{ [key: string]: never; }>;


export type Senta3f28842Query = { getSeatFigures: { Attended: number, Certified: number, WeeksToCertify: Array<number>, PeriodsEnded: number, PeriodsRenewed: number, DonorsByWeeksLeft: Array<number>, PlacesGiven: number, InExam: number, InLine: number, JoinedLine: number, JoinedWeeks: number, Invitations: number, PlacesUsed: number } };

export type Sent4bb48a71QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4bb48a71Query = { getSeatFigures: { InLine: number } };

export type Sent7f8986d3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7f8986d3Query = { getUnit: { Id: string } };

export type Sent313b6328QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent313b6328Query = { getUser: { Payouts: Array<{ Id: string, PaidAt: string, AmountYen: number, Donations: Array<{ DonationYen: number, BonusYen: number }> }> | null, RewardPeriods: Array<{ DonationYen: number, BonusYen: number, Earned: Array<{ DonationYen: number, BonusYen: number }> | null }> | null, Rewards: { Due: number, Pending: number, Paid: number } } };

export type Sentf20b4504QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf20b4504Query = { getUser: { DeclineKeepsPlace: boolean | null, WaitingPosition: number | null, Profile: { UserStatus: Schema.UserStatus, WaitingSince: string | null, WaitingPausedUntil: string | null, ExpectedInvitation: { From: string, To: string | null } | null } } };

export type Sentbc1b0142QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbc1b0142Query = { getUser: { AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: Schema.AnswerCorrectionState, Effect: Schema.AnswerCorrectionEffect, Version: number, DueOn: string | null, Reason: Schema.AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, Answers: Array<{ QuestionId: string, Before: string, After: string }>, Before: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: Schema.OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null }> | null } };

export type Sente6b52f5fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sente6b52f5fQuery = { getUser: { AskedTest: { Kind: Schema.PanelKind, PreferredDates: Array<string>, ScheduledDate: string | null, ScheduledTime: string | null } | null } };

export type Sent346af40bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent346af40bQuery = { getUser: { ConditionReports: Array<{ Outcome: Schema.ConditionOutcome, DonationsSince: Array<{ Id: string }> | null }> | null } };

export type Sent009adebeQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent009adebeQuery = { getUser: { ConditionReports: Array<{ Items: Array<{ Choice: string }> }> | null, InspectionDetail: Array<{ Enterotype: string | null, IntestinalFloraComposition: unknown }> } };

export type Sent555693eaQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent555693eaQuery = { getUser: { ConditionReports: Array<{ Kind: Schema.ConditionKind, Stage: Schema.ReportStage | null }> | null } };

export type Sent10b61282QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent10b61282Query = { getUser: { ConsentToSign: { SignBy: string } | null, Profile: { UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, SuspensionStatus1: boolean, SuspensionStatus2: boolean, DonorExpirationDate: string | null, DonationPaused: boolean | null, Resting: boolean | null, RestingUntil: string | null } } };

export type Sentb66469e2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb66469e2Query = { getUser: { Consents: Array<{ Id: string, Version: string, IdentityDocument: Schema.IdentityDocument | null, EndedAt: string | null, Signature: { Kind: Schema.SignatureKind | null, Questions: string | null, CopySha256: string | null } | null }> } };

export type Sentceb1379fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentceb1379fQuery = { getUser: { Consents: Array<{ Version: string, ConsentedAt: string, IdentityDocument: Schema.IdentityDocument | null, EndedAt: string | null, Withdrawn: boolean, Document: { Title: string, EffectiveFrom: string, Sha256: string, Content: string } | null }> } };

export type Sent61e442f6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent61e442f6Query = { getUser: { Corrections: Array<{ Kind: Schema.CorrectionKind, TakesBack: boolean }> } };

export type Sent4d33988aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4d33988aQuery = { getUser: { CreatedAt: string, UpdatedAt: string, ScreeningInfo: Array<{ Id: string }> } };

export type Sent9cb27ddaQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9cb27ddaQuery = { getUser: { CreatedAt: string, UpdatedAt: string } };

export type Sent42c3ca91QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent42c3ca91Query = { getUser: { CriteriaNews: boolean } };

export type Sent4ea3e282QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4ea3e282Query = { getUser: { DonationInfo: Array<{ Id: string, RewardStatus: Schema.ImplementationStatus | null }> } };

export type Sentaa82a6f5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentaa82a6f5Query = { getUser: { FloraAverages: { People: number, DiversityScoreScaled: number, Genera: Array<{ Genus: string, Share: number }> } | null } };

export type Sent40522224QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent40522224Query = { getUser: { FloraInvitationRequestedAt: string | null, FloraRankingTotal: number } };

export type Sent01a76bb2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent01a76bb2Query = { getUser: { Gifts: Array<{ AmountYen: number, Replaces: boolean, ConfirmedAt: string | null }> | null } };

export type Sent663da1e9QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent663da1e9Query = { getUser: { Gifts: Array<{ Id: string }> | null } };

export type Sent5ea9e75cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5ea9e75cQuery = { getUser: { GivenSums: { Received: number, InTests: number, Usable: number } | null } };

export type Sentbe503b71QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbe503b71Query = { getUser: { Guidance: { ChangesLeft: number } | null } };

export type Sentd9803be3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd9803be3Query = { getUser: { Guidance: { KitNumber: string | null, ConsentVersion: string | null } | null } };

export type Sent47671899QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent47671899Query = { getUser: { WaitingPosition: number | null, Guidance: { Status: Schema.GuidanceStatus, DeadlineAt: string | null, ReservedAt: string | null } | null } };

export type Sent5b05d5e2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5b05d5e2Query = { getUser: { Id: string, Profile: { Caution: string | null } } };

export type Sente4fb779dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sente4fb779dQuery = { getUser: { Id: string, Profile: { City: string | null } } };

export type Sent317e9f83QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent317e9f83Query = { getUser: { Id: string, CheckValidUntil: string | null, Profile: { LastName: string | null } } };

export type Sentb2d304f0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb2d304f0Query = { getUser: { Id: string, WaitingPosition: number | null, Profile: { Sk: string, Email: string | null, LastName: string | null, Birthday: string | null, UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, ProfileCreatedAt: string | null, Version: number }, Guidance: { Id: string } | null, DonationInfo: Array<{ Id: string }>, InspectionDetail: Array<{ Id: string }>, ScreeningInfo: Array<{ Id: string }> } };

export type Sent31803a20QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent31803a20Query = { getUser: { Id: string } };

export type Sentdec4ff9dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentdec4ff9dQuery = { getUser: { InspectionDetail: Array<{ Id: string, Sk: string, SampleId: string | null, UserId: string, Status: Schema.FloraTestStatus, Year: number | null, Month: number | null, Day: number | null, StatusChangedToSharedYear: number | null, DeadlineForApplicationAt: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown }> } };

export type Sentf0ae73a2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf0ae73a2Query = { getUser: { MayReportCondition: boolean } };

export type Sentef0322e2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentef0322e2Query = { getUser: { MaySign: { Version: string, Sha256: string } | null } };

export type Sent9f16e8afQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9f16e8afQuery = { getUser: { MayStartOnlineCheck: boolean | null, OnlineCheckOpen: boolean, OnlineCheckOpensOn: string | null } };

export type Sent5bf5949eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5bf5949eQuery = { getUser: { MayStartOnlineCheck: boolean | null, Profile: { UserStatus: Schema.UserStatus } } };

export type Sent561db973QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent561db973Query = { getUser: { MayStartOnlineCheck: boolean | null, RetryFrom: string | null } };

export type Sentd4be58a5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd4be58a5Query = { getUser: { NewLooks: number | null } };

export type Senteb7fe9e0QueryVariables = Exact<{ [key: string]: never; }>;


export type Senteb7fe9e0Query = { getUser: { OfficePoints: Array<{ Id: string, Kind: Schema.OfficePointKind }> } };

export type Sent4e1231bcQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4e1231bcQuery = { getUser: { OfficePoints: Array<{ Kind: Schema.OfficePointKind }>, Profile: { UserStatus: Schema.UserStatus, WaitingPosition: number | null } } };

export type Sentac63f3ceQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentac63f3ceQuery = { getUser: { Payouts: Array<{ Id: string, AmountYen: number }> | null } };

export type Sent18947f76QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent18947f76Query = { getUser: { Profile: { Caution: string | null } } };

export type Sent53d76f24QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent53d76f24Query = { getUser: { Profile: { DonorStatus: Schema.Certification }, Corrections: Array<{ Id: string }> } };

export type Sent6395697fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6395697fQuery = { getUser: { Profile: { Email: string | null } } };

export type Sent3483d792QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent3483d792Query = { getUser: { Profile: { LastName: string | null, FirstName: string | null } } };

export type Sent9b207f5cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9b207f5cQuery = { getUser: { Profile: { LastName: string | null, UserStatus: Schema.UserStatus, NextDate: string | null }, Guidance: { Status: Schema.GuidanceStatus } | null, DonationInfo: Array<{ Id: string }> } };

export type Sentec55aa5cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentec55aa5cQuery = { getUser: { Profile: { LastName: string | null } } };

export type Sentba7217c0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentba7217c0Query = { getUser: { Profile: { NextDate: string | null, NextDateKind: Schema.NextDateKind | null, HasCaution: boolean | null } } };

export type Senta3f08081QueryVariables = Exact<{ [key: string]: never; }>;


export type Senta3f08081Query = { getUser: { Profile: { OnlineCheckResult: Schema.OnlineCheckResult | null } } };

export type Sentc5a63dd3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc5a63dd3Query = { getUser: { Profile: { ProfileCreatedAt: string | null } } };

export type Sent7a3e3a3eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7a3e3a3eQuery = { getUser: { Profile: { Resting: boolean | null, RestingUntil: string | null } } };

export type Sentac397a93QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentac397a93Query = { getUser: { Profile: { RetryState: Schema.RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null } } };

export type Sentf6c97921QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf6c97921Query = { getUser: { Profile: { SuspendedUntil: string | null }, Suspension: { Since: string | null, Until: string | null, Reason: string | null } | null } };

export type Sent10a83ac3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent10a83ac3Query = { getUser: { Profile: { SuspensionStatus1: boolean, DonorStatus: Schema.Certification } } };

export type Sent4454042eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4454042eQuery = { getUser: { Profile: { TotalDonationsCount: number }, Rewards: { Pending: number, Paid: number }, RewardPeriods: Array<{ Donations: number, DonationYen: number, BonusYen: number, Stage: Schema.RewardStage | null }> | null } };

export type Sentcfe72a14QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentcfe72a14Query = { getUser: { Profile: { UserRank: Schema.UserRank | null }, Rewards: { Pending: number, Expected: number, Due: number } } };

export type Sent2db6e66aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2db6e66aQuery = { getUser: { Profile: { UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, DonorId: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number }, DonationInfo: Array<{ StoolReceiptStatus: Schema.ImplementationStatus }> } };

export type Sent6a7f566fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6a7f566fQuery = { getUser: { Profile: { UserStatus: Schema.UserStatus, DonorStatus: Schema.Certification, SuspensionStatus1: boolean, SuspensionStatus2: boolean, DonorExpirationDate: string | null, DonationPaused: boolean | null, Resting: boolean | null, RestingUntil: string | null } } };

export type Sent7f019e19QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7f019e19Query = { getUser: { Profile: { UserStatus: Schema.UserStatus, OnlineCheckResult: Schema.OnlineCheckResult | null, OnlineCheckScore: number | null, DonorProcessStatus: Schema.DonorProcessStatus | null } } };

export type Sent5b55767fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5b55767fQuery = { getUser: { Profile: { UserStatus: Schema.UserStatus }, Guidance: { Status: Schema.GuidanceStatus } | null } };

export type Sentf1ac7285QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf1ac7285Query = { getUser: { Profile: { UserStatus: Schema.UserStatus }, ScreeningInfo: Array<{ Id: string, ScheduledInitialExamDate: string | null }> } };

export type Sentbed0a414QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbed0a414Query = { getUser: { Profile: { UserStatus: Schema.UserStatus } } };

export type Sentdcd767c1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentdcd767c1Query = { getUser: { RetryFrom: string | null, MayStartOnlineCheck: boolean | null, Profile: { RetryByOffice: boolean | null } } };

export type Sentc4be0ad8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc4be0ad8Query = { getUser: { RetryFrom: string | null, MayStartOnlineCheck: boolean | null, Profile: { UserStatus: Schema.UserStatus } } };

export type Sentf53df3d3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf53df3d3Query = { getUser: { RetryFrom: string | null, MayStartOnlineCheck: boolean | null } };

export type Sente68280d3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente68280d3Query = { getUser: { RetryReminder: boolean, Profile: { SubscribedMagazine: boolean | null } } };

export type Sent0a5f518bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0a5f518bQuery = { getUser: { Rewards: { Due: number, Pending: number, Expected: number } } };

export type Sentf18e56b3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf18e56b3Query = { getUser: { Rewards: { Due: number, Pending: number, Paid: number, Expected: number } } };

export type Sent693b32a8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent693b32a8Query = { getUser: { Rewards: { Paid: number }, Payouts: Array<{ AmountYen: number, Donations: Array<{ DonatedOn: string, DonationYen: number, BonusYen: number }> }> | null } };

export type Sent0a528afeQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0a528afeQuery = { getUser: { ScreeningInfo: Array<{ PreferredDates: Array<string>, Note: string | null }> } };

export type Sent5f2b22f1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5f2b22f1Query = { getUser: { TestPanels: Array<{ Kind: Schema.PanelKind, FirstDay: string, WithdrawnAt: string | null, ReleasedAt: string | null, Results: Array<{ Name: string, Judgement: Schema.PanelJudgement, Value: string | null, Unit: string | null }> | null }> | null } };

export type Sentd260debbQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd260debbQuery = { getUser: { UseWithdrawnAt: string | null, MayWithdrawUse: boolean } };

export type Sent66331f27QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent66331f27Query = { getUser: { WaitingPosition: number | null } };

export type Sent6631e806QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6631e806Query = { getWorkCounts: { BookingsToday: number } };

export type Sentb00f29daQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb00f29daQuery = { it: Array<{ Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Words: string | null, Answer: string | null, Request: { Kind: Schema.RightsRequestKind, IdentityOn: string | null, IdentityDocument: Schema.IdentityDocument | null, FeeYen: number, FeePaidOn: string | null, Outcome: Schema.RightsOutcome | null, Grounds: Array<Schema.RightsGround> } | null }> };

export type Sentfcb54efbQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfcb54efbQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Senta994ed82QueryVariables = Exact<{ [key: string]: never; }>;


export type Senta994ed82Query = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, AwaitsFirstSignIn: boolean | null, HasTotp: boolean | null }> } };

export type Sent183814daQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent183814daQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Email: string, CreatedAt: string }> } };

export type Sent879df831QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent879df831Query = { listAdministratorByIdProfileCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sent3321b316QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent3321b316Query = { listAllocations: { items: Array<{ Position: number }> } };

export type Sentc778b800QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc778b800Query = { listBookingAvailableslots: { items: Array<{ Remaining: number }> } };

export type Sent0ecabf76QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0ecabf76Query = { listBookingSlots: Array<{ items: Array<{ Remaining: number }> }> };

export type Sent948a2183QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent948a2183Query = { listBookingSlotsByAdmin: { items: Array<{ Remaining: number }> } };

export type Sent1c163abeQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1c163abeQuery = { listBookingSlotsByAdmin: { items: Array<{ StartAt: string, Remaining: number }> } };

export type Sentfcbe5603QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfcbe5603Query = { listBulkJobs: Array<{ Id: string }> };

export type Sent90c94ce2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent90c94ce2Query = { listBulkRows: { items: Array<{ UserId: string | null }> } };

export type Sentbef883a9QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbef883a9Query = { listCases: { total: number, items: Array<{ Id: string }> } };

export type Sent95e18959QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent95e18959Query = { listConsentDocuments: Array<{ Version: string }> };

export type Sentbee1bb7aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbee1bb7aQuery = { listCorrections: Array<{ Id: string }> };

export type Sent53abf71dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent53abf71dQuery = { listCriteria: { total: number, items: Array<{ Id: string, Number: string, State: Schema.CriteriaState, Origin: Schema.CriteriaOrigin, Sha256: string, Version: number, Content: unknown, AuthorName: string | null, ApproverName: string | null, EffectiveFrom: string | null, Rejection: string | null, Note: string | null, PausedDonors: number | null }> } };

export type Sent99f3adfaQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent99f3adfaQuery = { listCriteria: { items: Array<{ Id: string, Number: string, State: Schema.CriteriaState, Sha256: string }> } };

export type Sent5482c9d8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5482c9d8Query = { listCriteria: { items: Array<{ Id: string, State: Schema.CriteriaState }> } };

export type Sent589b1600QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent589b1600Query = { listCriteria: { items: Array<{ Id: string, Version: number, State: Schema.CriteriaState, Content: unknown }> } };

export type Sent62ff2709QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent62ff2709Query = { listCriteria: { total: number, items: Array<{ Id: string }> } };

export type Sentbc0fcaa1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbc0fcaa1Query = { listCriteria: { items: Array<{ State: Schema.CriteriaState, HospitalRefusals: Array<{ Id: string, Sentence: string, WaitMonths: number | null, WaitWeeks: number | null }> }> } };

export type Sentef8b2cc2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentef8b2cc2Query = { listCriteria: { items: Array<{ Id: string, Sha256: string }> } };

export type Sent13d36b67QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent13d36b67Query = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ Id: string, RewardStatus: Schema.ImplementationStatus | null }> } };

export type Sent583ff63dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent583ff63dQuery = { listDonationByIdDonationInfoCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sentb260449aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb260449aQuery = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ User: { Resting: boolean | null } | null }> } };

export type Sent7309db71QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7309db71Query = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ UserId: string, User: { Id: string, Caution: string | null, HasCaution: boolean | null, OnlineCheckScore: number | null } | null }> } };

export type Sent7f024b71QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7f024b71Query = { listDonationByIdDonationInfoCreatedAt: { total: number } };

export type Sent5c64f8d6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent5c64f8d6Query = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ Id: string, UserId: string }> } };

export type Sente412caa0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente412caa0Query = { listHolds: { total: number, items: Array<{ Id: string }> } };

export type Sentcfae1ab9QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentcfae1ab9Query = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sente925f032QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente925f032Query = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { items: Array<{ SampleId: string | null, User: { Id: string, LastName: string | null, FirstName: string | null, Birthday: string | null } | null }> } };

export type Sent2a08fd6fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2a08fd6fQuery = { listLetterVersions: Array<{ Id: string }> };

export type Sente0a14d94QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente0a14d94Query = { listLetters: Array<{ Id: string, Version: number, Name: string, Kind: Schema.LetterKind, Subject: string, Text: string, AuthorId: string | null }> };

export type Sent677a1464QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent677a1464Query = { listLetters: Array<{ Id: string }> };

export type Sentc10d893fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc10d893fQuery = { listMailTextVersions: Array<{ Version: number }> };

export type Sent6acf7f52QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6acf7f52Query = { listMailTexts: { items: Array<{ Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> }>, Fixed: Array<{ Name: string, Reason: Schema.MailFixedReason }> } };

export type Sent263fa879QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent263fa879Query = { listMailTexts: { items: Array<{ Key: string }> } };

export type Sent4b234f54QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent4b234f54Query = { listMails: { total: number, items: Array<{ Id: string }> } };

export type Sentbefb09a0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbefb09a0Query = { listMails: { nextToken: string | null }, listSecurityEvents: { nextToken: string | null } };

export type Sentd580ea13QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd580ea13Query = { listMails: { nextToken: string | null } };

export type Sent56dcc163QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent56dcc163Query = { listMessages: { items: Array<{ Id: string, Subject: string, Text: string, OpenedAt: string | null }> } };

export type Sent0adaa3c0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0adaa3c0Query = { listMessages: { items: Array<{ Id: string }> } };

export type Sente38ab78aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sente38ab78aQuery = { listMessages: { items: Array<{ Subject: string }> } };

export type Sent0d112880QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0d112880Query = { listMessages: { items: Array<{ Text: string }> } };

export type Sent817aab5cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent817aab5cQuery = { listOwnAccountEvents: Array<{ Id: string }> };

export type Sent9a023e5cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9a023e5cQuery = { listOwnAccountEvents: Array<{ Kind: Schema.SecurityEventKind, Network: string }> };

export type Sent3779eca2QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent3779eca2Query = { listOwnAccountEvents: Array<{ Network: string }> };

export type Sent0617c161QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0617c161Query = { listOwnCases: Array<{ Id: string }> };

export type Sent204bdf63QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent204bdf63Query = { listOwnCases: Array<{ Kind: Schema.CaseKind, State: Schema.CaseState, DueOn: string, Words: string | null, Answer: string | null }> };

export type Sent38963673QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent38963673Query = { listOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> | null };

export type Sent63e3b599QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent63e3b599Query = { listOwnSessions: Array<{ Id: string, IsThis: boolean }> | null };

export type Sent41bae4efQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent41bae4efQuery = { listOwnSessions: Array<{ Id: string }> | null };

export type Sent1e65d7e1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1e65d7e1Query = { listPartners: Array<{ Code: string, Name: string, People: number | null }> };

export type Sent029ae3faQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent029ae3faQuery = { listPartners: Array<{ Code: string, People: number | null }> };

export type Sent7183971bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7183971bQuery = { listReceipts: Array<{ Id: string, Kind: Schema.ReceiptKind, IsOfExam: boolean, Time: string, AmountYen: number | null, DonationDate: string | null, IsOfBonus: boolean, State: Schema.ReceiptState }> };

export type Sent9018b230QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9018b230Query = { listReceipts: Array<{ Id: string }> };

export type Sent43796ba8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent43796ba8Query = { listReceptionToday: Array<{ DonorId: string }> };

export type Sent15543030QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent15543030Query = { listReceptionToday: Array<{ UserId: string, DonorId: string, Name: string, ExpiresOn: string | null, Message: string | null, ToSay: string | null }> };

export type Sentf104ccc6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf104ccc6Query = { listSamePeople: Array<{ Id: string }> };

export type Sent14bf7fdcQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent14bf7fdcQuery = { listScreeningInfoByIdScreeningInfoCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sent76c75df3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent76c75df3Query = { listSealedTrees: Array<{ Name: Schema.SealedChain, Size: number, Waiting: number, Verdict: Schema.SealVerdict, Keys: Array<string>, Head: { Size: number | null, SignedAt: string | null, Note: string, Name: string } | null }> };

export type Sent7bb5f34fQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7bb5f34fQuery = { listSealedTrees: Array<{ Name: Schema.SealedChain }> };

export type Sent164f1736QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent164f1736Query = { listSecurityEvents: { total: number, items: Array<{ Id: string }> } };

export type Sentfa8a36a5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfa8a36a5Query = { listSharedViews: Array<{ Id: string }> };

export type Sentdfb77265QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentdfb77265Query = { listSharedViews: Array<{ Name: string }> };

export type Sente60d7da6QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente60d7da6Query = { listStaffReads: { total: number, items: Array<{ Id: string }> } };

export type Sentd9a880a4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd9a880a4Query = { listTestPanels: Array<{ Id: string }> };

export type Sent0d7692b4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent0d7692b4Query = { listUnits: { total: number, items: Array<{ Id: string }> } };

export type Sent1651e038QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent1651e038Query = { listUnits: { items: Array<{ Id: string }> } };

export type Sent40b892e1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent40b892e1Query = { listUnits: { items: Array<{ Id: string, Number: string, HandOverBatch: string | null, User: { Id: string, LastName: string | null, FirstName: string | null } | null }> } };

export type Sent26d836a0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent26d836a0Query = { listUnits: { items: Array<{ Id: string, ReceivedAt: string }> } };

export type Sent8a2f849cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent8a2f849cQuery = { listUserActivity: { count: number, items: Array<{ text: string }> } };

export type Sentfab170c4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfab170c4Query = { listUserActivity: { items: Array<{ text: string }> } };

export type Senta817311dQueryVariables = Exact<{ [key: string]: never; }>;


export type Senta817311dQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Caution: string | null }> } };

export type Sentbfad123dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbfad123dQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, Tel: string | null }> } };

export type Sente7f66475QueryVariables = Exact<{ [key: string]: never; }>;


export type Sente7f66475Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null }> } };

export type Sent53dac20eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent53dac20eQuery = { listUsersByIdProfileCreatedAt: { total: number, items: Array<{ Id: string }> } };

export type Sent498ed87bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent498ed87bQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ LastName: string | null }> } };

export type Sentc4fb7951QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentc4fb7951Query = { listUsersByIdProfileCreatedAt: { items: Array<{ OnlineCheckResult: Schema.OnlineCheckResult | null }> } };

export type Sent96502a92QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent96502a92Query = { listUsersByIdProfileCreatedAt: { total: number } };

export type Sent9891d2abQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9891d2abQuery = { listUsersByIdProfileCreatedAt: { total: number } };

export type Sent33cbd27aQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent33cbd27aQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentf11ac277QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentf11ac277Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentd6b3dd20QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd6b3dd20Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentdf4b634cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentdf4b634cQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string }> } };

export type Sentcee298faQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentcee298faQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null }> } };

export type Sente4f7099bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sente4f7099bQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ WaitingPosition: number | null }> } };

export type Sent9bacbcbbQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent9bacbcbbQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, WaitingPausedUntil: string | null, ExpectedInvitation: { From: string, To: string | null } | null }> } };

export type Sent7e52b429QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent7e52b429Query = { listUsersByIdProfileCreatedAt: { items: Array<{ Sk: string }> } };

export type Sentb122da5eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb122da5eQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, Tel: string | null }> } };

export type Sent8b2c63ecQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent8b2c63ecQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, Tel: string | null }> } };

export type Sent6bb6d5d5QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6bb6d5d5Query = { listWork: { total: number, items: Array<{ Id: string }> } };

export type Sent43f2f8eeQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent43f2f8eeQuery = { listWork: { items: Array<{ Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string, Days: Array<string>, At: string | null, Amount: number | null, Words: string | null }> }, countWork: { Kinds: Array<{ Kind: Schema.WorkKind, Count: number }> } };

export type Sentb2ad8fe4QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb2ad8fe4Query = { listWork: { items: Array<{ Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string }> }, countWork: { All: number } };

export type Sentfdb41647QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentfdb41647Query = { listWork: { items: Array<{ Kind: Schema.WorkKind, SubjectId: string }> } };

export type Sent36e4d3d8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent36e4d3d8Query = { listWork: { items: Array<{ Kind: Schema.WorkKind, UserId: string | null }> } };

export type Sent01493cc0QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent01493cc0Query = { listWork: { items: Array<{ SubjectId: string, UserId: string | null, Due: string }> } };

export type Sentda992516QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentda992516Query = { listWork: { items: Array<{ Kind: Schema.WorkKind, UserId: string | null, Due: string, At: string | null, Days: Array<string>, Amount: number | null, Point: Schema.OfficePointKind | null, MailLabel: string | null, Title: string | null, Words: string | null }> } };

export type Sentefcd78f8QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentefcd78f8Query = { listWork: { items: Array<{ SubjectId: string, Due: string, Group: Schema.WorkGroup, Request: Schema.RightsRequestKind | null }> } };

export type Sente10eb5fdQueryVariables = Exact<{ [key: string]: never; }>;


export type Sente10eb5fdQuery = { listWork: { items: Array<{ SubjectId: string, Due: string }> } };

export type Sent79af190eQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent79af190eQuery = { listWork: { items: Array<{ SubjectId: string }> } };

export type Sent2cf65f1bQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2cf65f1bQuery = { listWork: { items: Array<{ SubjectId: string, UserId: string | null }> } };

export type Sent3edb548cQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent3edb548cQuery = { listWork: { items: Array<{ Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Due: string, At: string | null, Days: Array<string>, Amount: number | null, Point: Schema.OfficePointKind | null, MailLabel: string | null, Title: string | null, Words: string | null }> } };

export type Sentbcbb0baaQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentbcbb0baaQuery = { listWork: { items: Array<{ UserId: string | null, Days: Array<string>, Point: Schema.OfficePointKind | null }> } };

export type Sentd693545dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sentd693545dQuery = { listWork: { items: Array<{ SubjectId: string, UserId: string | null, Amount: number | null }> } };

export type Sentde184580QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentde184580Query = { listWork: { items: Array<{ SubjectId: string }> } };

export type Sent054f375dQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent054f375dQuery = { listWork: { items: Array<{ Kind: Schema.WorkKind, UserId: string | null }> } };

export type Sent6fe177ecQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent6fe177ecQuery = { listWork: { items: Array<{ Kind: Schema.WorkKind, SubjectId: string, UserId: string | null, Point: Schema.OfficePointKind | null, Words: string | null, Title: string | null, MailLabel: string | null, Amount: number | null }> } };

export type Sent095da6c1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent095da6c1Query = { people: { total: number } };

export type Sent48139379QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent48139379Query = { previewBooking: { Conflicts: Array<Schema.BookingConflict> } };

export type Sent2e483027QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent2e483027Query = { previewBreach: { People: number } };

export type Sent89d825ddQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent89d825ddQuery = { previewCorrection: { Outcome: Schema.CorrectionOutcome | null } };

export type Sent966550b3QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent966550b3Query = { previewExam: { Conflicts: Array<Schema.ExamConflict> } };

export type Sentb42611f1QueryVariables = Exact<{ [key: string]: never; }>;


export type Sentb42611f1Query = { previewLetter: { Text: string } };

export type Sent94887bb7QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent94887bb7Query = { previewMailText: { Subject: string } };

export type Sent40466154QueryVariables = Exact<{ [key: string]: never; }>;


export type Sent40466154Query = { previewOpening: { Version: number } };

export type Sent584481daQueryVariables = Exact<{ [key: string]: never; }>;


export type Sent584481daQuery = { previewPreferenceSlot: { Invitations: number } };

export type TestDocuments = {
  " { __typename }": { data: Sent463e1fbaQuery; variables: Sent463e1fbaQueryVariables }
  "mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: \"2026-11-25\" }) { Id } }": { data: Sentbfea7664Mutation; variables: Sentbfea7664MutationVariables }
  "mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: \"2026-11-25\" }) { Outcome } }": { data: Sentf45ded92Mutation; variables: Sentf45ded92MutationVariables }
  "mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: \"2026-12-01\" }) { Id } }": { data: Sent6faf1556Mutation; variables: Sent6faf1556MutationVariables }
  "mutation ($Answer: JSON!) { submitStatement(input: { Answer: $Answer }) { Id Kind Day Since Outcome NotBefore RecordedByStaff Lifted Items { Choice Date NotBefore } } }": { data: Senta77e457eMutation; variables: Senta77e457eMutationVariables }
  "mutation ($Answer: JSON!) { submitStatement(input: { Answer: $Answer }) { Id } }": { data: Sentdbc72a48Mutation; variables: Sentdbc72a48MutationVariables }
  "mutation ($Answer: JSON!, $Since: Date!) { reportCondition(input: { Answer: $Answer, Since: $Since }) { Id Kind Day Since Outcome NotBefore RecordedByStaff Lifted Items { Choice Date NotBefore } } }": { data: Sent25d9abd5Mutation; variables: Sent25d9abd5MutationVariables }
  "mutation ($Answer: JSON!, $Since: Date!) { reportCondition(input: { Answer: $Answer, Since: $Since }) { Outcome } }": { data: Sent7f0387b4Mutation; variables: Sent7f0387b4MutationVariables }
  "mutation ($Basic: Int!, $Extra: Int!) {\n  updatePreferenceSlot(input: { Year: 2026, Month: 12, AvailableSlots: $Basic, AdditionalAvailableSlots: $Extra }) { Id }\n}": { data: Sent925f5364Mutation; variables: Sent925f5364MutationVariables }
  "mutation ($Content: JSON!) { updateCriteriaDraft(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Content: $Content }) { Id } }": { data: Senta3a2329bMutation; variables: Senta3a2329bMutationVariables }
  "mutation ($Email: String!) { updateEmail(input: { Email: $Email }) { success } }": { data: Sent1c4970efMutation; variables: Sent1c4970efMutationVariables }
  "mutation ($Name: String!, $Email: String!, $Role: Role!) {\n  createAdministrator(input: { Name: $Name, Email: $Email, Role: $Role }) { Id Sk Name Email Role }\n}": { data: Sent7c5e1da9Mutation; variables: Sent7c5e1da9MutationVariables }
  "mutation ($Places: Int!) {\n  updatePreferenceSlot(input: { Year: 2026, Month: 12, AvailableSlots: $Places, AdditionalAvailableSlots: 0 }) { Id }\n}": { data: Sent4f65b78bMutation; variables: Sent4f65b78bMutationVariables }
  "mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { Id Sk Status ReservedAt DeadlineAt } }": { data: Sent6f4e876aMutation; variables: Sent6f4e876aMutationVariables }
  "mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { Id } }": { data: Sent3b487f0fMutation; variables: Sent3b487f0fMutationVariables }
  "mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { ReservedAt } }": { data: Sentc7a43938Mutation; variables: Sentc7a43938MutationVariables }
  "mutation ($UserId: ID!, $Answer: JSON!) {\n      recordStatement(input: { UserId: $UserId, Answer: $Answer }) { Refusal ToSay StatementRequired Statement { Id Kind Day Since Outcome NotBefore RecordedByStaff Lifted Items { Choice Date NotBefore } } }\n    }": { data: Sentdf9783f5Mutation; variables: Sentdf9783f5MutationVariables }
  "mutation ($UserId: ID!, $Answer: JSON!, $Since: Date!) {\n    recordConditionReport(input: { UserId: $UserId, Answer: $Answer, Since: $Since }) { success } }": { data: Sent98f8957aMutation; variables: Sent98f8957aMutationVariables }
  "mutation ($Year: Int!, $Month: Int!, $AvailableSlots: Int!, $AdditionalAvailableSlots: Int!) {\n  updatePreferenceSlot(input: { Year: $Year, Month: $Month, AvailableSlots: $AvailableSlots, AdditionalAvailableSlots: $AdditionalAvailableSlots }) {\n    Year Month AvailableSlots AdditionalAvailableSlots GivenGuidanceCount\n  }\n}": { data: Sent5a6494f2Mutation; variables: Sent5a6494f2MutationVariables }
  "mutation ($answer: JSON!) { recordConditionReport(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Answer: $answer, Since: \"2026-11-25\" }) { success } }": { data: Sentbd561bf8Mutation; variables: Sentbd561bf8MutationVariables }
  "mutation ($answer: JSON!) { recordStatement(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Answer: $answer }) { VisitsToday } }": { data: Sent6f009f25Mutation; variables: Sent6f009f25MutationVariables }
  "mutation ($answer: JSON!) { reportCondition(input: { Answer: $answer, Since: \"2026-11-30\" }) { Id } }": { data: Sent0bfa813dMutation; variables: Sent0bfa813dMutationVariables }
  "mutation ($answer: JSON!) { submitStatement(input: { Answer: $answer }) { Id } }": { data: Sent0de2ed48Mutation; variables: Sent0de2ed48MutationVariables }
  "mutation ($answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", Answers: $answers }) { Id } }": { data: Sent8ad14fdeMutation; variables: Sent8ad14fdeMutationVariables }
  "mutation ($answers: JSON!) { saveOnlineCheckDraft(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", Answers: $answers }) { Id } }": { data: Sentea4ec64cMutation; variables: Sentea4ec64cMutationVariables }
  "mutation ($answers: JSON!) { submitOnlineCheck(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", Answers: $answers }) { Id } }": { data: Sent034d8d29Mutation; variables: Sent034d8d29MutationVariables }
  "mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { Id } }": { data: Sent7e80aa80Mutation; variables: Sent7e80aa80MutationVariables }
  "mutation ($building: String!) { updateUserProfile(input: { LastName: \"山田\", FirstName: \"花子\",\n  LastNameFurigana: \"ヤマダ\", FirstNameFurigana: \"ハナコ\", Gender: Women, Birthday: \"1990-04-01\", Tel: \"09012345678\",\n  ZipCode: \"9970000\", Pref: Yamagata, City: \"鶴岡市\", Address: \"見本町1-1\", Building: $building }) { Building } }": { data: Sent39385628Mutation; variables: Sent39385628MutationVariables }
  "mutation ($email: String!) {\n    createAdministrator(input: { Name: \"新人\", Email: $email, Role: Support }) { Id } }": { data: Sente696ec02Mutation; variables: Sente696ec02MutationVariables }
  "mutation ($email: String!) { createAdministrator(input: { Name: \"係 花子\", Email: $email, Role: Support }) { Id } }": { data: Sentb76c8b95Mutation; variables: Sentb76c8b95MutationVariables }
  "mutation ($email: String!) { createAdministrator(input: { Name: \"新人 花\", Email: $email, Role: Support }) { Id } }": { data: Sent5c1dc739Mutation; variables: Sent5c1dc739MutationVariables }
  "mutation ($id: ID!) {\n    scheduleAskedTest(input: { UserId: $id, ScheduledDate: \"2027-01-21\", ScheduledTime: \"10:00\" }) { ScheduledDate } }": { data: Senta2ff381cMutation; variables: Senta2ff381cMutationVariables }
  "mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: \"便を使わない\" }) { success } }": { data: Sent3cfe4167Mutation; variables: Sent3cfe4167MutationVariables }
  "mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: \"見た\" }) { success } }": { data: Sent25f452b3Mutation; variables: Sent25f452b3MutationVariables }
  "mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: \"電話\" }) { success } }": { data: Sent2723b3fdMutation; variables: Sent2723b3fdMutationVariables }
  "mutation ($id: ID!) { confirmGift(input: { Id: $id }) { Id } }": { data: Sent06b4ab22Mutation; variables: Sent06b4ab22MutationVariables }
  "mutation ($id: ID!) { correctDonation(input: { DonationId: $id, Reason: \"まちがい\" }) { Id } }": { data: Sent6828ff58Mutation; variables: Sent6828ff58MutationVariables }
  "mutation ($id: ID!) { correctDonation(input: { DonationId: $id, Reason: \"別の方の分でした\" }) { Id } }": { data: Sentb589a342Mutation; variables: Sentb589a342MutationVariables }
  "mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Sentc4c116deMutation; variables: Sentc4c116deMutationVariables }
  "mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Number Version Content } }": { data: Sent20994155Mutation; variables: Sent20994155MutationVariables }
  "mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Version Content } }": { data: Sent7d6561b4Mutation; variables: Sent7d6561b4MutationVariables }
  "mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Version State Content } }": { data: Sent05ae76afMutation; variables: Sent05ae76afMutationVariables }
  "mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Version } }": { data: Sent9d856b9aMutation; variables: Sent9d856b9aMutationVariables }
  "mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }": { data: Sentbd5874e1Mutation; variables: Sentbd5874e1MutationVariables }
  "mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: \"申し出\" }) { Id } }": { data: Sent8682d995Mutation; variables: Sent8682d995MutationVariables }
  "mutation ($id: ID!) { endAskedTest(input: { UserId: $id }) { Id } }": { data: Sent918dde76Mutation; variables: Sent918dde76MutationVariables }
  "mutation ($id: ID!) { liftDonationPause(input: { UserId: $id, Reason: \"確かめました\" }) { Id } }": { data: Sentfa3e4503Mutation; variables: Sentfa3e4503MutationVariables }
  "mutation ($id: ID!) { liftDonationPause(input: { UserId: $id, Reason: \"電話\" }) { Id } }": { data: Sentdae3dfc6Mutation; variables: Sentdae3dfc6MutationVariables }
  "mutation ($id: ID!) { objectToRecordRead(input: { ReadId: $id }) { Id } }": { data: Sent031a6448Mutation; variables: Sent031a6448MutationVariables }
  "mutation ($id: ID!) { previewCriteria(input: { Id: $id }) { Impact { Sha256 People Unchanged DonorsLost Groups { Before After Standing People DaysMost } Questions { QuestionId People } Rules { RuleId People } Changes { UserId Standing Before After BeforeDate AfterDate QuestionIds RuleIds } } } }": { data: Sentcffc68b2Mutation; variables: Sentcffc68b2MutationVariables }
  "mutation ($id: ID!) { readMessage(input: { Id: $id }) { success } }": { data: Sent3e2c2471Mutation; variables: Sent3e2c2471MutationVariables }
  "mutation ($id: ID!) { recordDonation(input: { UserId: $id, DonationAt: \"2026-11-30T00:00:00Z\", StoolReceiptStatus: Implemented, ConfirmReason: \"控えで確かめました\" }) { Id } }": { data: Sent5b4b0183Mutation; variables: Sent5b4b0183MutationVariables }
  "mutation ($id: ID!) { recordDonation(input: { UserId: $id, DonationAt: \"2026-11-30T03:00:00Z\", StoolReceiptStatus: Implemented, ConfirmReason: \"控えで確かめました\" }) { Id } }": { data: Sent3922ecf1Mutation; variables: Sent3922ecf1MutationVariables }
  "mutation ($id: ID!) { recordGuidanceAttendance(input: { UserId: $id, Attended: false }) { Id } }": { data: Sentb134fed6Mutation; variables: Sentb134fed6MutationVariables }
  "mutation ($id: ID!) { recordIntestinalFloraTest(input: { UserId: $id, Status: Guidance, DeadlineForApplicationAt: \"2026-12-28\" }) { Id } }": { data: Sente5601d48Mutation; variables: Sente5601d48MutationVariables }
  "mutation ($id: ID!) { requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success } }": { data: Sentc8c74461Mutation; variables: Sentc8c74461MutationVariables }
  "mutation ($id: ID!) { resendMail(input: { MailId: $id }) { Id Sk UserId Label State Attempts SentAt LastError Fault Resendable CreatedAt } }": { data: Sent10c8d633Mutation; variables: Sent10c8d633MutationVariables }
  "mutation ($id: ID!) { resendMail(input: { MailId: $id }) { State } }": { data: Sentf91cf981Mutation; variables: Sentf91cf981MutationVariables }
  "mutation ($id: ID!) { scheduleExam(input: { UserId: $id, ScheduledDate: \"2026-12-10\" }) { Id } }": { data: Sent512b290cMutation; variables: Sent512b290cMutationVariables }
  "mutation ($id: ID!) { sendPendingAccountCode(input: { UserId: $id }) { Id } }": { data: Sent2e8b79f0Mutation; variables: Sent2e8b79f0MutationVariables }
  "mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: false, Reason: \"再開\" }) { SuspensionStatus1 } }": { data: Sent834df619Mutation; variables: Sent834df619MutationVariables }
  "mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: false, Reason: \"電話\" }) { Id } }": { data: Sentebd80ffaMutation; variables: Sentebd80ffaMutationVariables }
  "mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: \"確認\" }) { SuspensionStatus1 } }": { data: Sentf66ffb97Mutation; variables: Sentf66ffb97MutationVariables }
  "mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: \"電話\" }) { Id } }": { data: Sentf952bd46Mutation; variables: Sentf952bd46MutationVariables }
  "mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: \"電話\", Until: \"2026-12-20\" }) { Id } }": { data: Sent80462e20Mutation; variables: Sent80462e20MutationVariables }
  "mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Sent06fe6be1Mutation; variables: Sent06fe6be1MutationVariables }
  "mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { Id } }": { data: Sentd4d7c8bfMutation; variables: Sentd4d7c8bfMutationVariables }
  "mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { State } }": { data: Sent827f2456Mutation; variables: Sent827f2456MutationVariables }
  "mutation ($id: ID!) { updateUserProfileByAdmin(input: { UserId: $id, Version: 1, Tel: \"0312345678\" }) { Id } }": { data: Sent57e73f3aMutation; variables: Sent57e73f3aMutationVariables }
  "mutation ($id: ID!) { withdrawCorrection(input: { Id: $id }) { State } }": { data: Sente7688124Mutation; variables: Sente7688124MutationVariables }
  "mutation ($id: ID!) { withdrawRightsRequest(input: { Id: $id, Version: 1 }) { Id } }": { data: Sentfa981e2cMutation; variables: Sentfa981e2cMutationVariables }
  "mutation ($id: ID!, $Stop: Boolean!) { stopUser(input: { UserId: $id, Stop: $Stop, Reason: \"勅使河原璃々香さんのお電話による\" }) { Id } }": { data: Sent1b4a1315Mutation; variables: Sent1b4a1315MutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: $id, Answers: $answers }) { Id } }": { data: Sent28418705Mutation; variables: Sent28418705MutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: $id, Answers: $answers }) { OnlineCheck { OnlineCheckResult NextDate } } }": { data: Sent3e5405dcMutation; variables: Sent3e5405dcMutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { saveOnlineCheckDraft(input: { ScreeningId: $id, Answers: $answers }) { Id Info { UserStatus } OnlineCheck { OnlineCheckResult OnlineCheckScore NextDate Draft Answer { data answered_at } Reasons { QuestionId Reason NextDate } Topics { QuestionId } } } }": { data: Senta24e42d9Mutation; variables: Senta24e42d9MutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { Id Info { Id InspectionType UserStatus ScreeningInfoCreatedAt } HealthCheck { Id } OnlineCheck {\n      Id Draft Version Carried OnlineCheckResult NextDate Reasons { QuestionId Fact Explanation NextDate OngoingNote Changes }\n      Topics { QuestionId Fact Explanation } Answer { data answered_at } } } }": { data: Sent1b027a75Mutation; variables: Sent1b027a75MutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { Id Info { UserStatus } OnlineCheck { OnlineCheckResult OnlineCheckScore NextDate Draft Answer { data answered_at } Reasons { QuestionId Reason NextDate } Topics { QuestionId } } } }": { data: Sentd4e2b7edMutation; variables: Sentd4e2b7edMutationVariables }
  "mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { OnlineCheck { Reasons { Reason Fact Explanation NextDate } } } }": { data: Sent26f0e024Mutation; variables: Sent26f0e024MutationVariables }
  "mutation ($id: ID!, $at: DateTime!) { recordDonation(input: { UserId: $id, DonationAt: $at, StoolReceiptStatus: Implemented, ConfirmReason: \"控えで確かめました\" }) { Id } }": { data: Sent062b7de2Mutation; variables: Sent062b7de2MutationVariables }
  "mutation ($id: ID!, $day: Date!) {\n  scheduleExam(input: { UserId: $id, ScheduledDate: $day }) { Id }\n}": { data: Sent4716c568Mutation; variables: Sent4716c568MutationVariables }
  "mutation ($id: ID!, $day: Date!) { scheduleExam(input: { UserId: $id, ScheduledDate: $day }) { Id } }": { data: Sent11115eeaMutation; variables: Sent11115eeaMutationVariables }
  "mutation ($id: ID!, $day: Date!) { scheduleExam(input: { UserId: $id, ScheduledDate: $day, ScheduledTime: \"09:30\" }) { Id } }": { data: Sentba8212deMutation; variables: Sentba8212deMutationVariables }
  "mutation ($id: ID!, $day: Date!, $time: String) {\n          scheduleExam(input: { UserId: $id, ScheduledDate: $day, ScheduledTime: $time }) { Id } }": { data: Sent97957d14Mutation; variables: Sent97957d14MutationVariables }
  "mutation ($id: ID!, $q: [String!]) { reopenOnlineCheck(input: { UserId: $id, Reason: \"確認\" }, Questions: $q) { Id } }": { data: Sentc9a48197Mutation; variables: Sentc9a48197MutationVariables }
  "mutation ($id: ID!, $reason: String!) { deleteUser(input: { UserId: $id, Reason: $reason }) { Id DeleteStatus LastName Email } }": { data: Sent9432c571Mutation; variables: Sent9432c571MutationVariables }
  "mutation ($id: ID!, $reason: String!) { stopUser(input: { UserId: $id, Stop: true, Reason: $reason }) { Id } }": { data: Sent4cda2743Mutation; variables: Sent4cda2743MutationVariables }
  "mutation ($id: ID!, $to: ID) {\n    assignWork(input: { Kind: Judgement, SubjectId: $id, AssigneeId: $to, Version: 0 }) { Version } }": { data: Sent5aa0ce16Mutation; variables: Sent5aa0ce16MutationVariables }
  "mutation ($id: ID!, $to: ID, $version: Int!) {\n  assignWork(input: { Kind: FloraWish, SubjectId: $id, AssigneeId: $to, Version: $version }) { AssigneeId Version }\n}": { data: Sent7b712585Mutation; variables: Sent7b712585MutationVariables }
  "mutation ($id: ID!, $until: Date, $version: Int!) {\n  snoozeWork(input: { Kind: FloraWish, SubjectId: $id, Until: $until, Version: $version }) { SnoozedUntil Version }\n}": { data: Sent43b25554Mutation; variables: Sent43b25554MutationVariables }
  "mutation ($input: AnswerRightsRequestInput!) { it: answerRightsRequest(input: $input) { Id Kind State DueOn Version Words Answer DaysOpen DaysLate Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } Steps { Kind ByPerson Text } } }": { data: Sentffbb9087Mutation; variables: Sentffbb9087MutationVariables }
  "mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Sent994ecc42Mutation; variables: Sent994ecc42MutationVariables }
  "mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { State } }": { data: Sente07a5d03Mutation; variables: Sente07a5d03MutationVariables }
  "mutation ($input: AskForTestInput!) { askForTest(input: $input) { Kind } }": { data: Sent89c3bca9Mutation; variables: Sent89c3bca9MutationVariables }
  "mutation ($input: AssignWorkInput!) { assignWork(input: $input) { Version } }": { data: Sent1817e742Mutation; variables: Sent1817e742MutationVariables }
  "mutation ($input: CaseTextInput!) { closeCase(input: $input) { State } }": { data: Sentedaad91fMutation; variables: Sentedaad91fMutationVariables }
  "mutation ($input: CaseTextInput!) { noteCase(input: $input) { Steps { Kind ByPerson } } }": { data: Sent1d9efdfbMutation; variables: Sent1d9efdfbMutationVariables }
  "mutation ($input: CheckRightsRequestInput!) { it: checkRightsRequest(input: $input) { Id Kind State DueOn Version Words Answer DaysOpen DaysLate Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } Steps { Kind ByPerson Text } } }": { data: Sentfa2b2030Mutation; variables: Sentfa2b2030MutationVariables }
  "mutation ($input: ClearCheckPointInput!) {\n  clearCheckPoint(input: $input) { QuestionId Open Clearing { Finding Note } }\n}": { data: Sent1fe0033dMutation; variables: Sent1fe0033dMutationVariables }
  "mutation ($input: ClearCheckPointInput!) { clearCheckPoint(input: $input) { Open } }": { data: Sent6bd15103Mutation; variables: Sent6bd15103MutationVariables }
  "mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }": { data: Sentbd624034Mutation; variables: Sentbd624034MutationVariables }
  "mutation ($input: ConfirmCorrectionInput!) { confirmCorrection(input: $input) { State } }": { data: Sent4f9444d9Mutation; variables: Sent4f9444d9MutationVariables }
  "mutation ($input: ConfirmGiftInput!) { confirmGift(input: $input) { ConfirmedAt ConfirmedBy } }": { data: Sent254731eaMutation; variables: Sent254731eaMutationVariables }
  "mutation ($input: ConfirmTestPanelInput!) { confirmTestPanel(input: $input) { Id } }": { data: Sent5963a922Mutation; variables: Sent5963a922MutationVariables }
  "mutation ($input: CorrectDonationInput!) { correctDonation(input: $input) { Id RewardStage } }": { data: Sent7c70bed7Mutation; variables: Sent7c70bed7MutationVariables }
  "mutation ($input: CorrectDonationInput!) { correctDonation(input: $input) { Id } }": { data: Sent817cda3fMutation; variables: Sent817cda3fMutationVariables }
  "mutation ($input: CorrectUnitInput!) { correctUnit(input: $input) { Id Number State WeightGrams BristolType Accepted RejectionReason Container TakenBy StatementGiven\n  HandedOverAt HandedOverTo HandOverBatch DiscardedAt PassedAt } }": { data: Sentc02617e7Mutation; variables: Sentc02617e7MutationVariables }
  "mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { Id Role Roles } }": { data: Sent8937b4c1Mutation; variables: Sent8937b4c1MutationVariables }
  "mutation ($input: CreateCaseInput!) { createCase(input: $input) { Id State DueOn Version AssigneeName Answer Steps { Kind ByPerson ActorName Text } } }": { data: Sent67f7e065Mutation; variables: Sent67f7e065MutationVariables }
  "mutation ($input: CreateCaseInput!) { it: createCase(input: $input) { Id Kind State DueOn Version Words Answer DaysOpen DaysLate Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } Steps { Kind ByPerson Text } } }": { data: Sent32566d0eMutation; variables: Sent32566d0eMutationVariables }
  "mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id Version Kind Result Text TouchesHealth AgainOn DeletedAt Earlier { Version Text Kind } } }": { data: Sentf3857937Mutation; variables: Sentf3857937MutationVariables }
  "mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id Version } }": { data: Sent77b83355Mutation; variables: Sent77b83355MutationVariables }
  "mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id } }": { data: Sent09f225f5Mutation; variables: Sent09f225f5MutationVariables }
  "mutation ($input: CreateWorkItemInput!) {\n  createWorkItem(input: $input) { SubjectId Kind Title Due UserId AssigneeName Version Group }\n}": { data: Sent8a46d1cfMutation; variables: Sent8a46d1cfMutationVariables }
  "mutation ($input: CreateWorkItemInput!) { createWorkItem(input: $input) { Id } }": { data: Senteef24e09Mutation; variables: Senteef24e09MutationVariables }
  "mutation ($input: DecideAnswerCorrectionInput!) { decideAnswerCorrection(input: $input) { State After { Result NextDate } } }": { data: Sent4296541eMutation; variables: Sent4296541eMutationVariables }
  "mutation ($input: DecideHoldInput!) { decideHold(input: $input) { Decision } }": { data: Sent6c616dedMutation; variables: Sent6c616dedMutationVariables }
  "mutation ($input: DecideHoldInput!) { decideHold(input: $input) { Finding } }": { data: Sentb109e91eMutation; variables: Sentb109e91eMutationVariables }
  "mutation ($input: DecideLostGiftInput!) { decideLostGift(input: $input) {\n      Codes { Code } HandOut { Id AmountYen Replaces } } }": { data: Sent5c17361aMutation; variables: Sent5c17361aMutationVariables }
  "mutation ($input: DecideSamePersonInput!) { decideSamePerson(input: $input) { success } }": { data: Sent1e594cf6Mutation; variables: Sent1e594cf6MutationVariables }
  "mutation ($input: DeleteCriteriaDraftInput!) { deleteCriteriaDraft(input: $input) { success } }": { data: Sent70ec1ae1Mutation; variables: Sent70ec1ae1MutationVariables }
  "mutation ($input: DeletePersonNoteInput!) { deletePersonNote(input: $input) { Id Version Kind Result Text TouchesHealth AgainOn DeletedAt Earlier { Version Text Kind } } }": { data: Sent753bcabbMutation; variables: Sent753bcabbMutationVariables }
  "mutation ($input: DeletePersonNoteInput!) { deletePersonNote(input: $input) { Id } }": { data: Sent85e2c90aMutation; variables: Sent85e2c90aMutationVariables }
  "mutation ($input: DeletePushDeviceInput!) { deletePushDevice(input: $input) { success } }": { data: Sentbe2cabd7Mutation; variables: Sentbe2cabd7MutationVariables }
  "mutation ($input: DeleteSharedViewInput!) { deleteSharedView(input: $input) { success } }": { data: Sent58279948Mutation; variables: Sent58279948MutationVariables }
  "mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }": { data: Sentc02d07e1Mutation; variables: Sentc02d07e1MutationVariables }
  "mutation ($input: DiscardUnitsInput!) { discardUnits(input: $input) { Id Number State WeightGrams BristolType Accepted RejectionReason Container TakenBy StatementGiven\n  HandedOverAt HandedOverTo HandOverBatch DiscardedAt PassedAt } }": { data: Sent863509dbMutation; variables: Sent863509dbMutationVariables }
  "mutation ($input: EndAdministratorSessionsInput!) { endAdministratorSessions(input: $input) { Id } }": { data: Sent97e15805Mutation; variables: Sent97e15805MutationVariables }
  "mutation ($input: EndOwnSessionsInput!) { endOwnSessions(input: $input) { Id IsThis } }": { data: Sentcc06ac22Mutation; variables: Sentcc06ac22MutationVariables }
  "mutation ($input: ExplainGiftDifferenceInput!) { explainGiftDifference(input: $input) { Amounts { Count } } }": { data: Sentf338c8a1Mutation; variables: Sentf338c8a1MutationVariables }
  "mutation ($input: FinishWorkItemInput!) { finishWorkItem(input: $input) { Outcome DoneAt Version } }": { data: Sentdbdd2320Mutation; variables: Sentdbdd2320MutationVariables }
  "mutation ($input: GiftTableInput!) { previewGiftCodes(input: $input) {\n      Fingerprint Lines { Line AmountYen ValidUntil Problems } } }": { data: Sent1e5fa7d8Mutation; variables: Sent1e5fa7d8MutationVariables }
  "mutation ($input: GiftTableInput!) { previewGiftCodes(input: $input) { Fingerprint } }": { data: Sent3546163bMutation; variables: Sent3546163bMutationVariables }
  "mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { Id } }": { data: Sentf79812e1Mutation; variables: Sentf79812e1MutationVariables }
  "mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { Status } }": { data: Sentd8e22b2cMutation; variables: Sentd8e22b2cMutationVariables }
  "mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { ZohoBookingId } }": { data: Sent11989101Mutation; variables: Sent11989101MutationVariables }
  "mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }": { data: Sent10646b94Mutation; variables: Sent10646b94MutationVariables }
  "mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { ReservedAt } }": { data: Sent61e09a7dMutation; variables: Sent61e09a7dMutationVariables }
  "mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { ZohoBookingId } }": { data: Sentf5de4e42Mutation; variables: Sentf5de4e42MutationVariables }
  "mutation ($input: GuidanceTimeByAdminInput!) { updateGuidanceByAdmin(input: $input) { Id } }": { data: Sent00065349Mutation; variables: Sent00065349MutationVariables }
  "mutation ($input: GuidanceTimeByAdminInput!) { updateGuidanceByAdmin(input: $input) { ReservedAt } }": { data: Sent3a2f2fb7Mutation; variables: Sent3a2f2fb7MutationVariables }
  "mutation ($input: GuidanceTimeInput!) { reserveGuidance(input: $input) { Id } }": { data: Sentf4095f6eMutation; variables: Sentf4095f6eMutationVariables }
  "mutation ($input: GuidanceVisitInput!) { checkInGuidance(input: $input) { CheckedInAt Status } }": { data: Sentf525e86cMutation; variables: Sentf525e86cMutationVariables }
  "mutation ($input: GuidanceVisitInput!) { undoGuidanceAttendance(input: $input) { Status KitNumber } }": { data: Sent9a8300b2Mutation; variables: Sent9a8300b2MutationVariables }
  "mutation ($input: GuidanceVisitInput!) { undoGuidanceCheckIn(input: $input) { CheckedInAt } }": { data: Sent537f6b5aMutation; variables: Sent537f6b5aMutationVariables }
  "mutation ($input: HandOverUnitsInput!) { handOverUnits(input: $input) { Id Number State WeightGrams BristolType Accepted RejectionReason Container TakenBy StatementGiven\n  HandedOverAt HandedOverTo HandOverBatch DiscardedAt PassedAt } }": { data: Sent43d50bdfMutation; variables: Sent43d50bdfMutationVariables }
  "mutation ($input: HeldCaseInput!) { withdrawRightsRequest(input: $input) { Id } }": { data: Sent08b9899fMutation; variables: Sent08b9899fMutationVariables }
  "mutation ($input: ImportGiftCodesInput!) { importGiftCodes(input: $input) { Amounts { AmountYen Count ValidUntil } } }": { data: Sent3f48299eMutation; variables: Sent3f48299eMutationVariables }
  "mutation ($input: ImportGiftCodesInput!) { importGiftCodes(input: $input) { Amounts { Count } } }": { data: Sent862414e6Mutation; variables: Sent862414e6MutationVariables }
  "mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id Status DeadlineAt } }": { data: Sent2370ac8dMutation; variables: Sent2370ac8dMutationVariables }
  "mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id } }": { data: Sent237660c7Mutation; variables: Sent237660c7MutationVariables }
  "mutation ($input: ObjectToRecordReadInput!) {\n  objectToRecordRead(input: $input) { Id State DueOn ReadId Words Answer }\n}": { data: Sentd9d5901dMutation; variables: Sentd9d5901dMutationVariables }
  "mutation ($input: OnlineCheckAnswersInput!) { saveOnlineCheckDraft(input: $input) { Id } }": { data: Sent15effb97Mutation; variables: Sent15effb97MutationVariables }
  "mutation ($input: OnlineCheckAnswersInput!) { submitOnlineCheck(input: $input) { Id } }": { data: Sent0707f3edMutation; variables: Sent0707f3edMutationVariables }
  "mutation ($input: OpenHoldInput!) { openHold(input: $input) { Id Cause Reason Units { Number } } }": { data: Sent6614db37Mutation; variables: Sent6614db37MutationVariables }
  "mutation ($input: PreviewBulkFileInput!) {\n  previewBulkFile(input: $input) { Id State Fingerprint Pending Done Refused Refusals { Refusal Count } }\n}": { data: Sent6766ec27Mutation; variables: Sent6766ec27MutationVariables }
  "mutation ($input: PreviewBulkFileInput!) { a: previewBulkFile(input: $input) { Id } b: createLogoutActivity { success } }": { data: Sent81d1b2d8Mutation; variables: Sent81d1b2d8MutationVariables }
  "mutation ($input: PreviewBulkFileInput!) { previewBulkFile(input: $input) { Id } }": { data: Sentb2b01cb5Mutation; variables: Sentb2b01cb5MutationVariables }
  "mutation ($input: PreviewBulkInput!) {\n  previewBulk(input: $input) { Id State Fingerprint Undoes Pending Done Refused Refusals { Refusal Count } }\n}": { data: Sent0178a8e6Mutation; variables: Sent0178a8e6MutationVariables }
  "mutation ($input: PreviewBulkInput!) { previewBulk(input: $input) { Refusals { Refusal Count } } }": { data: Senta95bc208Mutation; variables: Senta95bc208MutationVariables }
  "mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { Id } }": { data: Sent8fdfea8dMutation; variables: Sent8fdfea8dMutationVariables }
  "mutation ($input: PushCriteriaInput!) { pushCriteria(input: $input) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Sent5bf61cf3Mutation; variables: Sent5bf61cf3MutationVariables }
  "mutation ($input: PushCriteriaInput!) { pushCriteria(input: $input) { State } }": { data: Sentb7884476Mutation; variables: Sentb7884476MutationVariables }
  "mutation ($input: ReadMessageInput!) { readMessage(input: $input) { success } }": { data: Sent020d0f57Mutation; variables: Sent020d0f57MutationVariables }
  "mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { Version } }": { data: Sent6ab04088Mutation; variables: Sent6ab04088MutationVariables }
  "mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id RewardStage } }": { data: Sentce0a879dMutation; variables: Sentce0a879dMutationVariables }
  "mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id UserId DonationAt StoolReceiptStatus RewardStatus } }": { data: Sentb198835bMutation; variables: Sentb198835bMutationVariables }
  "mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }": { data: Sent90e4d519Mutation; variables: Sent90e4d519MutationVariables }
  "mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { ConsentVersion } }": { data: Senta8f55978Mutation; variables: Senta8f55978MutationVariables }
  "mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { Status ReservedAt DeadlineAt } }": { data: Sent096d0749Mutation; variables: Sent096d0749MutationVariables }
  "mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { Status } }": { data: Sent04df0104Mutation; variables: Sent04df0104MutationVariables }
  "mutation ($input: RecordGuidanceAttendancesInput!) { recordGuidanceAttendances(input: $input) {\n  Outcomes { GuidanceId Recorded Code Message } Sheet { Day } } }": { data: Sent1a33728eMutation; variables: Sent1a33728eMutationVariables }
  "mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id HealthCheck { DonorStatus } } }": { data: Sent28481d43Mutation; variables: Sent28481d43MutationVariables }
  "mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }": { data: Sent23d5030dMutation; variables: Sent23d5030dMutationVariables }
  "mutation ($input: RecordIntestinalFloraTestInput!) {\n  recordIntestinalFloraTest(input: $input) {\n    Id UserId SampleId Status DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition\n    Year Month Day StatusChangedToGuidanceYear StatusChangedToGuidanceMonth StatusChangedToGuidanceDay\n    StatusChangedToSharedYear StatusChangedToSharedMonth StatusChangedToSharedDay DeadlineForApplicationAt\n  }\n}": { data: Sent79bb22a5Mutation; variables: Sent79bb22a5MutationVariables }
  "mutation ($input: RecordIntestinalFloraTestInput!) { recordIntestinalFloraTest(input: $input) { Id } }": { data: Senta6986823Mutation; variables: Senta6986823MutationVariables }
  "mutation ($input: RecordSignatureInput!) { recordSignature(input: $input) {\n  Id Signature { Kind CopySha256 ExplainedAt Questions } } }": { data: Sent767fcc42Mutation; variables: Sent767fcc42MutationVariables }
  "mutation ($input: RecordSignatureInput!) { recordSignature(input: $input) { Id } }": { data: Sent733b7259Mutation; variables: Sent733b7259MutationVariables }
  "mutation ($input: RecordStatementInput!) { recordStatement(input: $input) { UserId } }": { data: Sent8c4599c4Mutation; variables: Sent8c4599c4MutationVariables }
  "mutation ($input: RecordTestPanelInput!) { recordTestPanel(input: $input) { Id Outcome Missing FirstDay LastDay } }": { data: Sente8978807Mutation; variables: Sente8978807MutationVariables }
  "mutation ($input: RecordTestPanelsInput!) { recordTestPanels(input: $input) { Recorded Left } }": { data: Sent910ea06eMutation; variables: Sent910ea06eMutationVariables }
  "mutation ($input: RecordUnitInput!) { recordUnit(input: $input) { Id Number State WeightGrams BristolType Accepted RejectionReason Container TakenBy StatementGiven\n  HandedOverAt HandedOverTo HandOverBatch DiscardedAt PassedAt } }": { data: Sent0cd06fd5Mutation; variables: Sent0cd06fd5MutationVariables }
  "mutation ($input: RecordUnitInput!) { recordUnit(input: $input) { Id } }": { data: Sent79f42a52Mutation; variables: Sent79f42a52MutationVariables }
  "mutation ($input: RefuseCorrectionInput!) { refuseCorrection(input: $input) { State } }": { data: Sent6a5a6dffMutation; variables: Sent6a5a6dffMutationVariables }
  "mutation ($input: RejectCriteriaInput!) { rejectCriteria(input: $input) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Sent3ce990bcMutation; variables: Sent3ce990bcMutationVariables }
  "mutation ($input: RejectCriteriaInput!) { rejectCriteria(input: $input) { State } }": { data: Sent92df3423Mutation; variables: Sent92df3423MutationVariables }
  "mutation ($input: ReleaseTestPanelInput!) { releaseTestPanel(input: $input) { ReleasedAt } }": { data: Sent9bced3cbMutation; variables: Sent9bced3cbMutationVariables }
  "mutation ($input: ReleaseUnitsInput!) { releaseUnits(input: $input) { Id State } }": { data: Sentba9adbe4Mutation; variables: Sentba9adbe4MutationVariables }
  "mutation ($input: ReopenWorkItemInput!) { reopenWorkItem(input: $input) { Outcome DoneAt Version } }": { data: Sentff3cebc9Mutation; variables: Sentff3cebc9MutationVariables }
  "mutation ($input: ReportConditionInput!) { reportCondition(input: $input) { Stage Outcome } }": { data: Sent1b976a80Mutation; variables: Sent1b976a80MutationVariables }
  "mutation ($input: ReportLostGiftInput!) { reportLostGift(input: $input) { Id } }": { data: Sent70399731Mutation; variables: Sent70399731MutationVariables }
  "mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }": { data: Sente3c7acebMutation; variables: Sente3c7acebMutationVariables }
  "mutation ($input: RequestGutFloraExaminationInput!) { requestGutFloraExamination(input: $input) { success } }": { data: Sentb8407374Mutation; variables: Sentb8407374MutationVariables }
  "mutation ($input: RequestRightsInput!) { it: requestRights(input: $input) { Id State DueOn Version Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } } }": { data: Sent02fc5bc9Mutation; variables: Sent02fc5bc9MutationVariables }
  "mutation ($input: ResetAdministratorTotpInput!) { resetAdministratorTotp(input: $input) { Id } }": { data: Sent0f10df9eMutation; variables: Sent0f10df9eMutationVariables }
  "mutation ($input: SaveConsoleSettingInput!) { saveConsoleSetting(input: $input) { Key Value UpdatedAt } }": { data: Sent381e6cf2Mutation; variables: Sent381e6cf2MutationVariables }
  "mutation ($input: SaveDeviceLockInput!) { saveDeviceLock(input: $input) { Share } }": { data: Sent8bb1d242Mutation; variables: Sent8bb1d242MutationVariables }
  "mutation ($input: SaveLetterInput!) { saveLetter(input: $input) { Id Version Text } }": { data: Sentf21364d4Mutation; variables: Sentf21364d4MutationVariables }
  "mutation ($input: SaveLetterInput!) { saveLetter(input: $input) { Id Version } }": { data: Sent8fe9d6ffMutation; variables: Sent8fe9d6ffMutationVariables }
  "mutation ($input: SaveMailTextInput!) { saveMailText(input: $input) { Key Name Version Subject Text IsDelivered DeliveredSubject DeliveredText } }": { data: Sente27df971Mutation; variables: Sente27df971MutationVariables }
  "mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { Kinds Others } }": { data: Sentb7b4f4deMutation; variables: Sentb7b4f4deMutationVariables }
  "mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { Others } }": { data: Sent96078d71Mutation; variables: Sent96078d71MutationVariables }
  "mutation ($input: SaveSharedViewInput!) { saveSharedView(input: $input) { Id Version } }": { data: Sent185ed384Mutation; variables: Sent185ed384MutationVariables }
  "mutation ($input: SaveSharedViewInput!) { saveSharedView(input: $input) { Id } }": { data: Sent8a4583e9Mutation; variables: Sent8a4583e9MutationVariables }
  "mutation ($input: ScheduleExamInput!) { scheduleAskedTest(input: $input) { ScheduledDate } }": { data: Sent185b08e1Mutation; variables: Sent185b08e1MutationVariables }
  "mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }": { data: Sented19fa3eMutation; variables: Sented19fa3eMutationVariables }
  "mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { ScheduledExamTime } }": { data: Sent13957fc6Mutation; variables: Sent13957fc6MutationVariables }
  "mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { ScheduledInitialExamDate } }": { data: Sent3c562068Mutation; variables: Sent3c562068MutationVariables }
  "mutation ($input: SendLetterInput!) { sendLetter(input: $input) { Id State ActorId Label Content { Subject Text } } }": { data: Sentf9f3c44aMutation; variables: Sentf9f3c44aMutationVariables }
  "mutation ($input: SendLetterInput!) { sendLetter(input: $input) { Id } }": { data: Sent9937f5d7Mutation; variables: Sent9937f5d7MutationVariables }
  "mutation ($input: SendTrialLetterInput!) { sendTrialLetter(input: $input) { success } }": { data: Sentc7c33077Mutation; variables: Sentc7c33077MutationVariables }
  "mutation ($input: SendTrialMailTextInput!) { sendTrialMailText(input: $input) { success } }": { data: Sentd7edb11aMutation; variables: Sentd7edb11aMutationVariables }
  "mutation ($input: SetCriteriaNewsInput!) { setCriteriaNews(input: $input) { success } }": { data: Sentcdd29d7bMutation; variables: Sentcdd29d7bMutationVariables }
  "mutation ($input: SetRetryReminderInput!) { setRetryReminder(input: $input) { success } }": { data: Sent89658a0cMutation; variables: Sent89658a0cMutationVariables }
  "mutation ($input: SetWaitingPauseInput!) { setWaitingPause(input: $input) { success } }": { data: Sent78ca5bfeMutation; variables: Sent78ca5bfeMutationVariables }
  "mutation ($input: SettleRewardsInput!) { handOutGift(input: $input) {\n  Codes { Code AmountYen ValidUntil } HandOut { Id AmountYen Count ConfirmedAt } } }": { data: Sent20676c5cMutation; variables: Sent20676c5cMutationVariables }
  "mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due Pending Paid Expected } }": { data: Sent09398f6aMutation; variables: Sent09398f6aMutationVariables }
  "mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due } }": { data: Sent1abc6d6fMutation; variables: Sent1abc6d6fMutationVariables }
  "mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Paid } }": { data: Sent07a15ae5Mutation; variables: Sent07a15ae5MutationVariables }
  "mutation ($input: SignConsentInput!) { signConsent(input: $input) {\n  Id Version EndedAt Signature { Kind SignedAt CopySha256 } } }": { data: Sentd170fa0bMutation; variables: Sentd170fa0bMutationVariables }
  "mutation ($input: SignConsentInput!) { signConsent(input: $input) { Id } }": { data: Sent2c230158Mutation; variables: Sent2c230158MutationVariables }
  "mutation ($input: SnoozeWorkInput!) { snoozeWork(input: $input) { Version } }": { data: Sent49f8a97eMutation; variables: Sent49f8a97eMutationVariables }
  "mutation ($input: StartBulkInput!) {\n  startBulk(input: $input) { Id State Pending Done Refused Refusals { Refusal Count } }\n}": { data: Sentda2b3017Mutation; variables: Sentda2b3017MutationVariables }
  "mutation ($input: StopPendingAccountInput!) { stopPendingAccount(input: $input) { State } }": { data: Sent137a4ec2Mutation; variables: Sent137a4ec2MutationVariables }
  "mutation ($input: StopUserInput!) { one: stopUser(input: $input) { Id } other: stopUser(input: $input) { Id } }": { data: Sent3eed2383Mutation; variables: Sent3eed2383MutationVariables }
  "mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }": { data: Sent778cee9eMutation; variables: Sent778cee9eMutationVariables }
  "mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspendedUntil UpdatedSuspensionStatus1ToTrueAt } }": { data: Sent93d9eb42Mutation; variables: Sent93d9eb42MutationVariables }
  "mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 UpdatedSuspensionStatus1ToTrueAt Version } }": { data: Sent2b06dc75Mutation; variables: Sent2b06dc75MutationVariables }
  "mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 } }": { data: Sentc6d09ad4Mutation; variables: Sentc6d09ad4MutationVariables }
  "mutation ($input: StopUserInput!) { stopUser(input: $input) { UserStatus } }": { data: Sent390e3a03Mutation; variables: Sent390e3a03MutationVariables }
  "mutation ($input: TakeBackLetterInput!) { takeBackLetter(input: $input) { success } }": { data: Sente443f4a7Mutation; variables: Sente443f4a7MutationVariables }
  "mutation ($input: TakeCaseInput!) { takeCase(input: $input) { Version AssigneeName } }": { data: Sent05813d6aMutation; variables: Sent05813d6aMutationVariables }
  "mutation ($input: TestPanelTableInput!) { previewTestPanels(input: $input) {\n      Fingerprint Lines { Line UserId State Outcome Findings Missing Problems } } }": { data: Sent516ade5cMutation; variables: Sent516ade5cMutationVariables }
  "mutation ($input: UndoBulkInput!) {\n  undoBulk(input: $input) { Id State Fingerprint Undoes Pending Done Refused Refusals { Refusal Count } }\n}": { data: Sentc82f9d1cMutation; variables: Sentc82f9d1cMutationVariables }
  "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { success } }": { data: Sent82526267Mutation; variables: Sent82526267MutationVariables }
  "mutation ($input: UndoDonationInput!) { undoDonation(input: $input) { User { Id TotalDonationsCount UserRank } Refusal Message ToSay LastDonation { Id DonationAt } VisitsToday } }": { data: Sentd196dc2bMutation; variables: Sentd196dc2bMutationVariables }
  "mutation ($input: UndoDonationInput!) { undoDonation(input: $input) { VisitsToday } }": { data: Sente26aea91Mutation; variables: Sente26aea91MutationVariables }
  "mutation ($input: UpdateAdministratorEmailInput!) { updateAdministratorEmail(input: $input) { Email } }": { data: Sent0c18bf06Mutation; variables: Sent0c18bf06MutationVariables }
  "mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Id } }": { data: Sent872d8d6aMutation; variables: Sent872d8d6aMutationVariables }
  "mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Name Role } }": { data: Sent9bb4851cMutation; variables: Sent9bb4851cMutationVariables }
  "mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Roles } }": { data: Sent3b2e5986Mutation; variables: Sent3b2e5986MutationVariables }
  "mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } }": { data: Senta1bc597dMutation; variables: Senta1bc597dMutationVariables }
  "mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id Version State Content } }": { data: Sent322f4d6eMutation; variables: Sent322f4d6eMutationVariables }
  "mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id } }": { data: Sent7c9e80d4Mutation; variables: Sent7c9e80d4MutationVariables }
  "mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Sha256 } }": { data: Sent4f235645Mutation; variables: Sent4f235645MutationVariables }
  "mutation ($input: UpdateExamDaysInput!) { updateExamDays(input: $input) { success } }": { data: Sentfd434f7eMutation; variables: Sentfd434f7eMutationVariables }
  "mutation ($input: UpdateOpeningInput!) { updateOpening(input: $input) { Version DiffersFromFile } }": { data: Sent7168ad7cMutation; variables: Sent7168ad7cMutationVariables }
  "mutation ($input: UpdateOpeningInput!) { updateOpening(input: $input) { Version } }": { data: Sent49599249Mutation; variables: Sent49599249MutationVariables }
  "mutation ($input: UpdatePersonNoteInput!) { updatePersonNote(input: $input) { Id Text } }": { data: Sent7e3c0affMutation; variables: Sent7e3c0affMutationVariables }
  "mutation ($input: UpdatePersonNoteInput!) { updatePersonNote(input: $input) { Id Version Kind Result Text TouchesHealth AgainOn DeletedAt Earlier { Version Text Kind } } }": { data: Sent3cad60e8Mutation; variables: Sent3cad60e8MutationVariables }
  "mutation ($input: UpdatePreferenceSlotInput!) {\n    updatePreferenceSlot(input: $input) { AvailableSlots GivenGuidanceCount Version }\n  }": { data: Sent4e4eb07bMutation; variables: Sent4e4eb07bMutationVariables }
  "mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { GivenGuidanceCount } }": { data: Sentb73b3d55Mutation; variables: Sentb73b3d55MutationVariables }
  "mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { Id } }": { data: Sent439d7dfeMutation; variables: Sent439d7dfeMutationVariables }
  "mutation ($input: UpdateSubscribedMagazineInput!) {\n        updateSubscribedMagazine(input: $input) { SubscribedMagazine UpdateRequired City Version }\n      }": { data: Sent5845f9e6Mutation; variables: Sent5845f9e6MutationVariables }
  "mutation ($input: UpdateUserEmailByAdminInput!) { updateUserEmailByAdmin(input: $input) { Email Version } }": { data: Sentba99747eMutation; variables: Sentba99747eMutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) {\n      updateUserProfileByAdmin(input: $input) { Version OnlineCheckResult }\n    }": { data: Sent73005742Mutation; variables: Sent73005742MutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input)\n  { Id LastName Tel City Building Caution UpdateRequired SubscribedMagazine SuspensionStatus2 Version } }": { data: Sent0c8c23a7Mutation; variables: Sent0c8c23a7MutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Building } }": { data: Sentb062b531Mutation; variables: Sentb062b531MutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Id } }": { data: Sentbdf2073bMutation; variables: Sentbdf2073bMutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Tel Building Caution } }": { data: Sent82c96348Mutation; variables: Sent82c96348MutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { UserStatus } }": { data: Sent6d5c8239Mutation; variables: Sent6d5c8239MutationVariables }
  "mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Version } }": { data: Sent2dac8f0aMutation; variables: Sent2dac8f0aMutationVariables }
  "mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }": { data: Sentdae3e58fMutation; variables: Sentdae3e58fMutationVariables }
  "mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { LastName FirstName City Address Building } }": { data: Sentbe11d5d2Mutation; variables: Sentbe11d5d2MutationVariables }
  "mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { UserStatus } }": { data: Sent74a8ebd8Mutation; variables: Sent74a8ebd8MutationVariables }
  "mutation ($input: UpdateWorkItemInput!) { updateWorkItem(input: $input) { Title Words Due UserId AssigneeId Version } }": { data: Sent0c50c73aMutation; variables: Sent0c50c73aMutationVariables }
  "mutation ($input: WithReasonInput!) { deletePendingAccount(input: $input) { success } }": { data: Sent802ae116Mutation; variables: Sent802ae116MutationVariables }
  "mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { DonationPaused } }": { data: Sentf154ed27Mutation; variables: Sentf154ed27MutationVariables }
  "mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { Id } }": { data: Sente8832d2cMutation; variables: Sente8832d2cMutationVariables }
  "mutation ($input: WithReasonInput!) { liftDonationPause(input: $input) { Resting RestingUntil } }": { data: Sentc95d3a74Mutation; variables: Sentc95d3a74MutationVariables }
  "mutation ($input: WithReasonInput!) { reopenOnlineCheck(input: $input) { Id } }": { data: Sentd561c147Mutation; variables: Sentd561c147MutationVariables }
  "mutation ($input: WithReasonInput!) { withdrawConsentByAdmin(input: $input) { success } }": { data: Sentee4cf3c3Mutation; variables: Sentee4cf3c3MutationVariables }
  "mutation ($input: WithReasonInput!) { withdrawUseByAdmin(input: $input) { success } }": { data: Sent26146d62Mutation; variables: Sent26146d62MutationVariables }
  "mutation ($input: WithReasonInput!, $questions: [String!]) { reopenOnlineCheck(input: $input, Questions: $questions) { Id } }": { data: Sent236e76caMutation; variables: Sent236e76caMutationVariables }
  "mutation ($key: String!, $value: JSON!) { saveConsoleSetting(input: { Key: $key, Value: $value }) { Key } }": { data: Sent1ad430e4Mutation; variables: Sent1ad430e4MutationVariables }
  "mutation ($name: String!) { createAdministrator(input: { Name: $name, Email: \"a@example.com\", Role: Support }) { Id } }": { data: Sent9e44ba37Mutation; variables: Sent9e44ba37MutationVariables }
  "mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Caution } }": { data: Sent461fa8e5Mutation; variables: Sent461fa8e5MutationVariables }
  "mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Id } }": { data: Sent6e37a378Mutation; variables: Sent6e37a378MutationVariables }
  "mutation ($startAt: DateTime!) { reserveGuidance(input: { StartAt: $startAt }) { Status } }": { data: Sentaba4c515Mutation; variables: Sentaba4c515MutationVariables }
  "mutation ($tell: Boolean!) { setCriteriaNews(input: { Tell: $tell }) { success } }": { data: Sent7c75bad0Mutation; variables: Sent7c75bad0MutationVariables }
  "mutation ($words: String!) { requestRights(input: { Kind: Disclosure, Words: $words }) { Id } }": { data: Sent88680eabMutation; variables: Sent88680eabMutationVariables }
  "mutation { answerRightsRequest(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Outcome: Whole, Grounds: [], Text: \"回答\" }) { Id } }": { data: Sent695c9d7aMutation; variables: Sent695c9d7aMutationVariables }
  "mutation { approveCriteria(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Sha256: \"0\", EffectiveFrom: \"2026-12-01\" }) { Id } }": { data: Sent244c2eebMutation; variables: Sent244c2eebMutationVariables }
  "mutation { askForTest(input: { UserId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sentf4db8f54Mutation; variables: Sentf4db8f54MutationVariables }
  "mutation { assignWork(input: { Kind: Task, SubjectId: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sentdda50c79Mutation; variables: Sentdda50c79MutationVariables }
  "mutation { checkInGuidance(input: { GuidanceId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent57626178Mutation; variables: Sent57626178MutationVariables }
  "mutation { checkRightsRequest(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, IdentityDocument: Passport }) { Id } }": { data: Sentfde3a3a3Mutation; variables: Sentfde3a3a3MutationVariables }
  "mutation { clearCheckPoint(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", QuestionId: \"Q45\", Finding: NoConcern }) { Open } }": { data: Sent14c5aebeMutation; variables: Sent14c5aebeMutationVariables }
  "mutation { closeOfficePoint(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { success } }": { data: Sent96dac2ceMutation; variables: Sent96dac2ceMutationVariables }
  "mutation { confirmCorrection(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Fingerprint: \"f\" }) { Id } }": { data: Sentb7ec3247Mutation; variables: Sentb7ec3247MutationVariables }
  "mutation { confirmGift(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent5fd7b2ecMutation; variables: Sent5fd7b2ecMutationVariables }
  "mutation { confirmTestPanel(input: { Id: \"00000000-0000-4000-8000-00000000dead\", IsRight: true }) { Id } }": { data: Sent82313772Mutation; variables: Sent82313772MutationVariables }
  "mutation { correctDonation(input: { DonationId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Sent03ebbf62Mutation; variables: Sent03ebbf62MutationVariables }
  "mutation { correctUnit(input: { Id: \"00000000-0000-4000-8000-00000000dead\", WeightGrams: 100, BristolType: 4, Accepted: true, Reason: \"理由\" }) { Id } }": { data: Sentdc1f754bMutation; variables: Sentdc1f754bMutationVariables }
  "mutation { createAdministrator(input: { Name: \"新人\", Email: \"new@example.com\", Role: Support }) { Id } }": { data: Sentb7b0a817Mutation; variables: Sentb7b0a817MutationVariables }
  "mutation { createAdministrator(input: { Name: \"盗人\", Email: \"thief@example.com\", Role: Administrator }) { Id } }": { data: Sent373f3941Mutation; variables: Sent373f3941MutationVariables }
  "mutation { createCase(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Words: \"\" }) { Id } }": { data: Sentfd65f845Mutation; variables: Sentfd65f845MutationVariables }
  "mutation { createCriteriaDraft(input: { BasedOn: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent01c37dfaMutation; variables: Sent01c37dfaMutationVariables }
  "mutation { createLogoutActivity { success } }": { data: Sent4c206dcaMutation; variables: Sent4c206dcaMutationVariables }
  "mutation { createPersonNote(input: { IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\", UserId: \"00000000-0000-4000-8000-00000000dead\", Kind: Note, Text: \"メモ\" }) { Id } }": { data: Sentff6e3651Mutation; variables: Sentff6e3651MutationVariables }
  "mutation { createWorkItem(input: { Title: \"\", Due: \"2026-12-01\" }) { Id } }": { data: Sent963efcfaMutation; variables: Sent963efcfaMutationVariables }
  "mutation { decideAnswerCorrection(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Accept: true, Reason: AsWritten }) { Id } }": { data: Sent84a5091eMutation; variables: Sent84a5091eMutationVariables }
  "mutation { decideHold(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Finding: \"所見\" }) { Id } }": { data: Sent1096f02fMutation; variables: Sent1096f02fMutationVariables }
  "mutation { decideLostGift(input: { CodeId: \"00000000-0000-4000-8000-00000000dead\", Replace: false }) { Codes { AmountYen } } }": { data: Sent0eb5ff10Mutation; variables: Sent0eb5ff10MutationVariables }
  "mutation { decideSamePerson(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { success } }": { data: Sentc06fff49Mutation; variables: Sentc06fff49MutationVariables }
  "mutation { declineInvitation { Id } }": { data: Sent5239fa03Mutation; variables: Sent5239fa03MutationVariables }
  "mutation { declineInvitation { Status DeadlineAt } }": { data: Sentfaac0c5aMutation; variables: Sentfaac0c5aMutationVariables }
  "mutation { declineTest { success } }": { data: Sent44a01618Mutation; variables: Sent44a01618MutationVariables }
  "mutation { deleteAdministrator(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent48236f80Mutation; variables: Sent48236f80MutationVariables }
  "mutation { deleteCriteriaDraft(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { success } }": { data: Sent740cb2c7Mutation; variables: Sent740cb2c7MutationVariables }
  "mutation { deleteGuidance { Id } }": { data: Sent9b043f60Mutation; variables: Sent9b043f60MutationVariables }
  "mutation { deleteGuidance { Status ReservedAt DeadlineAt } }": { data: Sentd21e5f78Mutation; variables: Sentd21e5f78MutationVariables }
  "mutation { deleteGuidance { Status } }": { data: Sent7459e2c6Mutation; variables: Sent7459e2c6MutationVariables }
  "mutation { deleteGuidanceByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent2250b573Mutation; variables: Sent2250b573MutationVariables }
  "mutation { deletePendingAccount(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { success } }": { data: Sent7d599591Mutation; variables: Sent7d599591MutationVariables }
  "mutation { deletePersonNote(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sente6be2fdeMutation; variables: Sente6be2fdeMutationVariables }
  "mutation { deletePushDevice(input: {}) { success } }": { data: Sent9ba52c6cMutation; variables: Sent9ba52c6cMutationVariables }
  "mutation { deleteSharedView(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { success } }": { data: Sent45df6fa0Mutation; variables: Sent45df6fa0MutationVariables }
  "mutation { deleteUser(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Sent1fce7b78Mutation; variables: Sent1fce7b78MutationVariables }
  "mutation { discardUnits(input: { Ids: [\"00000000-0000-4000-8000-00000000dead\"], Reason: \"理由\" }) { Id } }": { data: Sentf6b70aa6Mutation; variables: Sentf6b70aa6MutationVariables }
  "mutation { endAdministratorSessions(input: { AdministratorId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent3b17f227Mutation; variables: Sent3b17f227MutationVariables }
  "mutation { endAskedTest(input: { UserId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent9136ab2fMutation; variables: Sent9136ab2fMutationVariables }
  "mutation { endOwnSessions(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent8852bc69Mutation; variables: Sent8852bc69MutationVariables }
  "mutation { endOwnSessions(input: { Id: null }) { Id } }": { data: Sentff2fb405Mutation; variables: Sentff2fb405MutationVariables }
  "mutation { explainGiftDifference(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Difference: 1, Explanation: \"x\" }) { Amounts { Count } } }": { data: Senta766ac6cMutation; variables: Senta766ac6cMutationVariables }
  "mutation { finishWorkItem(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Outcome: \"済み\" }) { Id } }": { data: Sent06032ee4Mutation; variables: Sent06032ee4MutationVariables }
  "mutation { handOutGift(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Period: \"2026-11-30\" }) { Codes { AmountYen } } }": { data: Sent1d181117Mutation; variables: Sent1d181117MutationVariables }
  "mutation { handOverUnits(input: { Ids: [\"00000000-0000-4000-8000-00000000dead\"], To: \"製造部\", Batch: \"H26-001\" }) { Id } }": { data: Senta78bd5e6Mutation; variables: Senta78bd5e6MutationVariables }
  "mutation { importGiftCodes(input: { Csv: \"\", Fingerprint: \"\" }) { Amounts { Count } } }": { data: Sentbcb7a348Mutation; variables: Sentbcb7a348MutationVariables }
  "mutation { inviteOutOfTurn(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Sentf8e5bdacMutation; variables: Sentf8e5bdacMutationVariables }
  "mutation { liftDonationPause(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Sent4c655fb6Mutation; variables: Sent4c655fb6MutationVariables }
  "mutation { objectToRecordRead(input: { ReadId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent211a74b5Mutation; variables: Sent211a74b5MutationVariables }
  "mutation { openBreach(input: { Choice: { From: \"2026-11-01T00:00:00Z\", To: \"2026-11-02T00:00:00Z\" }, KnownOn: \"2026-11-02\", Malicious: false }) { Id } }": { data: Sent868ffaa5Mutation; variables: Sent868ffaa5MutationVariables }
  "mutation { openHold(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Sent3cf3ad52Mutation; variables: Sent3cf3ad52MutationVariables }
  "mutation { previewBulk(input: { Act: Assign, Selection: { Ids: [] } }) { Id } }": { data: Sent786d35a8Mutation; variables: Sent786d35a8MutationVariables }
  "mutation { previewBulkFile(input: { Act: PayRewards, Csv: \"\" }) { Id } }": { data: Sent497d7792Mutation; variables: Sent497d7792MutationVariables }
  "mutation { previewCriteria(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent8abdb120Mutation; variables: Sent8abdb120MutationVariables }
  "mutation { previewGiftCodes(input: { Csv: \"\" }) { Fingerprint } }": { data: Sent011c27c9Mutation; variables: Sent011c27c9MutationVariables }
  "mutation { previewTestPanels(input: { Csv: \"\" }) { Fingerprint } }": { data: Sent87eeca67Mutation; variables: Sent87eeca67MutationVariables }
  "mutation { proposeCorrection(input: { RecordId: \"00000000-0000-4000-8000-00000000dead\", TakeBack: true, Cause: MixUp, Explanation: \"理由\" }) { Id } }": { data: Sent39e2065fMutation; variables: Sent39e2065fMutationVariables }
  "mutation { pushCriteria(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Sha256: \"0\", Reason: \"理由\" }) { Id } }": { data: Sentf95eb411Mutation; variables: Sentf95eb411MutationVariables }
  "mutation { readMessage(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { success } }": { data: Sent9f8aa175Mutation; variables: Sent9f8aa175MutationVariables }
  "mutation { recordConsent(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", ConsentVersion: \"2026-04\", ConsentedOn: \"2026-12-01\" }) { Id } }": { data: Sentece68a74Mutation; variables: Sentece68a74MutationVariables }
  "mutation { recordDonation(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", DonationAt: \"2026-11-30T03:00:00Z\", StoolReceiptStatus: Implemented }) { Id } }": { data: Sentd7087cdfMutation; variables: Sentd7087cdfMutationVariables }
  "mutation { recordGuidanceAttendance(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Attended: false }) { Id } }": { data: Sent5162395cMutation; variables: Sent5162395cMutationVariables }
  "mutation { recordGuidanceAttendances(input: { Day: \"2026-12-01\", Entries: [] }) { Outcomes { Recorded } } }": { data: Senta551dfc3Mutation; variables: Senta551dfc3MutationVariables }
  "mutation { recordHealthCheck(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", ExamDate: \"2026-11-30\", MedicalHistoryStatus: Implemented, SampleTestResult: Certified, NormalJudgmentStatus: Implemented, DonorStatus: Certified }) { Id } }": { data: Sentfc0780efMutation; variables: Sentfc0780efMutationVariables }
  "mutation { recordIntestinalFloraTest(input: { InspectionDetailId: \"00000000-0000-4000-8000-00000000dead\", Status: Received, SampleId: \"S-1\" }) { Id } }": { data: Sent54ea69b9Mutation; variables: Sent54ea69b9MutationVariables }
  "mutation { recordSignature(input: { ConsentId: \"00000000-0000-4000-8000-00000000dead\", Questions: \"?\" }) { Id } }": { data: Senta652a01aMutation; variables: Senta652a01aMutationVariables }
  "mutation { recordTestPanel(input: { Id: \"00000000-0000-4000-8000-00000000dead\", UserId: \"00000000-0000-4000-8000-00000000dead\", Kind: Exit, Laboratory: \"見本\", Results: [] }) { Id } }": { data: Sent8d0c8db3Mutation; variables: Sent8d0c8db3MutationVariables }
  "mutation { recordTestPanels(input: { Csv: \"\", Fingerprint: \"\" }) { Left } }": { data: Sentded1de14Mutation; variables: Sentded1de14MutationVariables }
  "mutation { recordUnit(input: { DonationId: \"00000000-0000-4000-8000-00000000dead\", WeightGrams: 100, BristolType: 4, Accepted: true }) { Id } }": { data: Sentd1522910Mutation; variables: Sentd1522910MutationVariables }
  "mutation { recountBreach(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sent49035446Mutation; variables: Sent49035446MutationVariables }
  "mutation { refuseCorrection(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Words: \"理由\" }) { Id } }": { data: Sent8edb1e00Mutation; variables: Sent8edb1e00MutationVariables }
  "mutation { rejectCriteria(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Note: \"理由\" }) { Id } }": { data: Sentd94a5ec3Mutation; variables: Sentd94a5ec3MutationVariables }
  "mutation { releaseTestPanel(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent20d70024Mutation; variables: Sent20d70024MutationVariables }
  "mutation { releaseUnits(input: { Ids: [\"00000000-0000-4000-8000-00000000dead\"] }) { Id } }": { data: Sentf1e6476cMutation; variables: Sentf1e6476cMutationVariables }
  "mutation { reopenOnlineCheck(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { Id } }": { data: Senta7641437Mutation; variables: Senta7641437MutationVariables }
  "mutation { reopenWorkItem(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sent183dbc5bMutation; variables: Sent183dbc5bMutationVariables }
  "mutation { reportBreachNotice(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Kind: First, On: \"2026-11-02\" }) { Id } }": { data: Sentbe17c204Mutation; variables: Sentbe17c204MutationVariables }
  "mutation { reportLostGift(input: { CodeId: \"00000000-0000-4000-8000-00000000dead\", Loss: Lost }) { Id } }": { data: Sent928d820cMutation; variables: Sent928d820cMutationVariables }
  "mutation { requestApplicationFloraExamination { success } }": { data: Sent9ce2ddd6Mutation; variables: Sent9ce2ddd6MutationVariables }
  "mutation { requestDonorRegistration(input: { PreferredDates: [\"2026-12-08\"] }) { success } }": { data: Sent9d8a586aMutation; variables: Sent9d8a586aMutationVariables }
  "mutation { requestDonorRegistration(input: { PreferredDates: [\"2026-12-10\"] }) { success } }": { data: Sentb7e89e4fMutation; variables: Sentb7e89e4fMutationVariables }
  "mutation { requestDonorRegistration(input: { PreferredDates: [\"2026-12-22\", \"2026-12-24\"] }) { success } }": { data: Sent41b8d59aMutation; variables: Sent41b8d59aMutationVariables }
  "mutation { requestGutFloraExamination(input: { InspectionDetailId: \"00000000-0000-4000-8000-00000000dead\", Consent: true }) { success } }": { data: Sent46308e08Mutation; variables: Sent46308e08MutationVariables }
  "mutation { requestRights(input: { Kind: Disclosure, Words: \"\" }) { Id } }": { data: Sent7dc807dcMutation; variables: Sent7dc807dcMutationVariables }
  "mutation { requestRights(input: { Kind: Purpose, Words: \"何に使うのか\" }) { Id } }": { data: Sent495bf477Mutation; variables: Sent495bf477MutationVariables }
  "mutation { requestWithdrawal { success } }": { data: Sent9752d867Mutation; variables: Sent9752d867MutationVariables }
  "mutation { resendMail(input: { MailId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sentb4d0198aMutation; variables: Sentb4d0198aMutationVariables }
  "mutation { resendTemporaryPassword(input: { AdministratorId: \"00000000-0000-4000-8000-00000000dead\", IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sentd9e9ac5aMutation; variables: Sentd9e9ac5aMutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-03T02:00:00.000Z\" }) { Id } }": { data: Sent2e5be48cMutation; variables: Sent2e5be48cMutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-03T02:00:00.000Z\" }) { Status } }": { data: Senta50a4257Mutation; variables: Senta50a4257MutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-03T02:00:00Z\" }) { Id } }": { data: Sentc89589b4Mutation; variables: Sentc89589b4MutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-03T05:00:00Z\" }) { Id } }": { data: Sent36b57791Mutation; variables: Sent36b57791MutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-04T02:00:00.000Z\" }) { Status } }": { data: Sentcdbb0e29Mutation; variables: Sentcdbb0e29MutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-07T03:00:00Z\" }) { Id } }": { data: Sent4a8b3abdMutation; variables: Sent4a8b3abdMutationVariables }
  "mutation { reserveGuidance(input: { StartAt: \"2026-12-15T07:00:00.000Z\" }) { ReservedAt } }": { data: Sent6a581cd4Mutation; variables: Sent6a581cd4MutationVariables }
  "mutation { reserveGuidanceByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", StartAt: \"2026-12-03T02:00:00Z\" }) { Id } }": { data: Sent878b9fb5Mutation; variables: Sent878b9fb5MutationVariables }
  "mutation { resetAdministratorTotp(input: { AdministratorId: \"00000000-0000-4000-8000-00000000dead\", IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent5f70305dMutation; variables: Sent5f70305dMutationVariables }
  "mutation { saveBreachNotice(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Kind: First, Text: \"本文\" }) { Id } }": { data: Sentba00d611Mutation; variables: Sentba00d611MutationVariables }
  "mutation { saveConsoleSetting(input: { Key: \"users.columns\" }) { Key } }": { data: Sent82f3b297Mutation; variables: Sent82f3b297MutationVariables }
  "mutation { saveLetter(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 0, Name: \"\", Kind: Notice, Subject: \"\", Text: \"\" }) { Id } }": { data: Sentef989ee5Mutation; variables: Sentef989ee5MutationVariables }
  "mutation { saveMailText(input: { Key: \"\", Version: 0 }) { Key } }": { data: Sent32802257Mutation; variables: Sent32802257MutationVariables }
  "mutation { savePushDevice(input: { Endpoint: \"https://push.example.com/a\", P256dh: \"a\", Auth: \"a\" }) { Others } }": { data: Sent5238999eMutation; variables: Sent5238999eMutationVariables }
  "mutation { saveSharedView(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 0, List: Users, Name: \"\", Conditions: [], SortField: \"NextDate\", SortDirection: ASC }) { Id } }": { data: Sent2eea2eb2Mutation; variables: Sent2eea2eb2MutationVariables }
  "mutation { scheduleAskedTest(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", ScheduledDate: \"2026-12-14\" }) { Id } }": { data: Sentf3e7cbcdMutation; variables: Sentf3e7cbcdMutationVariables }
  "mutation { scheduleExam(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", ScheduledDate: \"2026-12-10\" }) { Id } }": { data: Senta87bb73aMutation; variables: Senta87bb73aMutationVariables }
  "mutation { sendLetter(input: { IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\", UserId: \"00000000-0000-4000-8000-00000000dead\", Kind: Notice, Subject: \"\", Text: \"\" }) { Id } }": { data: Sent9b5bb012Mutation; variables: Sent9b5bb012MutationVariables }
  "mutation { sendPendingAccountCode(input: { UserId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent9b64dc5aMutation; variables: Sent9b64dc5aMutationVariables }
  "mutation { sendTrialLetter(input: { IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\", Kind: Notice, Subject: \"\", Text: \"\" }) { success } }": { data: Sent6d4b7f9dMutation; variables: Sent6d4b7f9dMutationVariables }
  "mutation { sendTrialMailText(input: { IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\", Key: \"\", Subject: \"\", Text: \"\" }) { success } }": { data: Sentc88e15b6Mutation; variables: Sentc88e15b6MutationVariables }
  "mutation { setCriteriaNews(input: { Tell: false }) { success } }": { data: Sent1a461bffMutation; variables: Sent1a461bffMutationVariables }
  "mutation { setRetryReminder(input: { Remind: false }) { success } }": { data: Sentcbbf7ff1Mutation; variables: Sentcbbf7ff1MutationVariables }
  "mutation { setWaitingPause(input: { Until: \"2027-02-01\" }) { success } }": { data: Sentc51442bdMutation; variables: Sentc51442bdMutationVariables }
  "mutation { setWaitingPause(input: { Until: null }) { success } }": { data: Sent368120b0Mutation; variables: Sent368120b0MutationVariables }
  "mutation { settleRewards(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Period: \"2026-11-30\" }) { Due } }": { data: Sentb99ea338Mutation; variables: Sentb99ea338MutationVariables }
  "mutation { signConsent(input: { Version: \"2026-04\", Sha256: \"0\", Signature: \"M0 0L200 200\" }) { Id } }": { data: Sentd78be932Mutation; variables: Sentd78be932MutationVariables }
  "mutation { snoozeWork(input: { Kind: Task, SubjectId: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sent5118026fMutation; variables: Sent5118026fMutationVariables }
  "mutation { startBulk(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Fingerprint: \"\" }) { Id } }": { data: Sent7405ad66Mutation; variables: Sent7405ad66MutationVariables }
  "mutation { startOnlineCheck { Id UserId InspectionType UserStatus OnlineCheckStartAt } }": { data: Sent65761c82Mutation; variables: Sent65761c82MutationVariables }
  "mutation { startOnlineCheck { Id } }": { data: Sent041cffb2Mutation; variables: Sent041cffb2MutationVariables }
  "mutation { stopPendingAccount(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Stop: true, Reason: \"理由\" }) { Id } }": { data: Sente8d545e9Mutation; variables: Sente8d545e9MutationVariables }
  "mutation { stopUser(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Stop: true, Reason: \"理由\" }) { Id } }": { data: Sent6fc9d2dfMutation; variables: Sent6fc9d2dfMutationVariables }
  "mutation { submitCriteria(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent8e773c12Mutation; variables: Sent8e773c12MutationVariables }
  "mutation { takeBackLetter(input: { MailId: \"00000000-0000-4000-8000-00000000dead\" }) { success } }": { data: Sent01ce83fbMutation; variables: Sent01ce83fbMutationVariables }
  "mutation { takeCase(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sent37b97942Mutation; variables: Sent37b97942MutationVariables }
  "mutation { undoBulk(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sentedda5dafMutation; variables: Sentedda5dafMutationVariables }
  "mutation { undoChange(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { success } }": { data: Sent70b74037Mutation; variables: Sent70b74037MutationVariables }
  "mutation { undoDonation(input: { DonationId: \"00000000-0000-4000-8000-00000000dead\" }) { VisitsToday } }": { data: Sent32437d51Mutation; variables: Sent32437d51MutationVariables }
  "mutation { undoGuidanceAttendance(input: { GuidanceId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent146321fcMutation; variables: Sent146321fcMutationVariables }
  "mutation { undoGuidanceCheckIn(input: { GuidanceId: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sentc4d4bda3Mutation; variables: Sentc4d4bda3MutationVariables }
  "mutation { updateAdministrator(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Name: \"新人\", Role: Support }) { Id } }": { data: Sentcb51d4d4Mutation; variables: Sentcb51d4d4MutationVariables }
  "mutation { updateAdministratorEmail(input: { AdministratorId: \"00000000-0000-4000-8000-00000000dead\", Email: \"x@example.com\", IdempotencyKey: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent8314b0eaMutation; variables: Sent8314b0eaMutationVariables }
  "mutation { updateEmail(input: { Email: \"x@example.com\" }) { success } }": { data: Sentb5ee1ddbMutation; variables: Sentb5ee1ddbMutationVariables }
  "mutation { updateExamDays(input: { Version: 1, Dates: [], Capacity: 1 }) { success } }": { data: Sentf465b343Mutation; variables: Sentf465b343MutationVariables }
  "mutation { updateGuidance(input: { StartAt: \"2026-12-03T02:00:00Z\" }) { Id } }": { data: Sent7ddf65d5Mutation; variables: Sent7ddf65d5MutationVariables }
  "mutation { updateGuidance(input: { StartAt: \"2026-12-04T09:00:00Z\" }) { Id } }": { data: Sent788793bbMutation; variables: Sent788793bbMutationVariables }
  "mutation { updateGuidance(input: { StartAt: \"2026-12-08T02:00:00Z\" }) { Id } }": { data: Sentca0f2552Mutation; variables: Sentca0f2552MutationVariables }
  "mutation { updateGuidanceByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", StartAt: \"2026-12-03T02:00:00Z\" }) { Id } }": { data: Sent1e07e914Mutation; variables: Sent1e07e914MutationVariables }
  "mutation { updateOpening(input: { Version: 1 }) { Version } }": { data: Sent078f1be9Mutation; variables: Sent078f1be9MutationVariables }
  "mutation { updatePersonNote(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Kind: Note, Text: \"メモ\" }) { Id } }": { data: Sent09e1c356Mutation; variables: Sent09e1c356MutationVariables }
  "mutation { updatePreferenceSlot(input: { Year: 2027, Month: 1, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }": { data: Sent43661708Mutation; variables: Sent43661708MutationVariables }
  "mutation { updatePreferenceSlot(input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }": { data: Sent9ad56a74Mutation; variables: Sent9ad56a74MutationVariables }
  "mutation { updateSubscribedMagazine(input: { SubscribedMagazine: true }) { Caution } }": { data: Sentaff5bf43Mutation; variables: Sentaff5bf43MutationVariables }
  "mutation { updateSubscribedMagazine(input: { SubscribedMagazine: true }) { Id } }": { data: Sent3b03ac36Mutation; variables: Sent3b03ac36MutationVariables }
  "mutation { updateUserEmailByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Email: \"x@example.com\", Identified: true, Reason: \"理由\" }) { Id } }": { data: Sentcaf5b90bMutation; variables: Sentcaf5b90bMutationVariables }
  "mutation { updateUserProfile(input: { LastName: \"山田\", FirstName: \"花子\", LastNameFurigana: \"ヤマダ\",\n      FirstNameFurigana: \"ハナコ\", Gender: Women, Birthday: \"1990-04-01\", Tel: \"0235999999\", ZipCode: \"9970000\",\n      Pref: Yamagata, City: \"鶴岡市\", Address: \"見本町1-1\" }) { UpdateRequired } }": { data: Sent52e2ec75Mutation; variables: Sent52e2ec75MutationVariables }
  "mutation { updateUserProfile(input: { LastName: \"金糸雀\", FirstName: \"花子\", LastNameFurigana: \"カナリヤ\",\n  FirstNameFurigana: \"ハナコ\", Gender: Women, Birthday: \"1990-04-01\", Tel: \"09055501234\", ZipCode: \"9970000\",\n  Pref: Yamagata, City: \"鶴岡市\", Address: \"見本町77-7\", Building: \"\" }) { Id } }": { data: Sent54568f43Mutation; variables: Sent54568f43MutationVariables }
  "mutation { updateUserProfileByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sentb92063e3Mutation; variables: Sentb92063e3MutationVariables }
  "mutation { updateWorkItem(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1, Title: \"用件\", Due: \"2026-12-01\" }) { Id } }": { data: Sentd0faccfeMutation; variables: Sentd0faccfeMutationVariables }
  "mutation { visitRecordReads { NewFrom } }": { data: Sentb5aee2bbMutation; variables: Sentb5aee2bbMutationVariables }
  "mutation { withdrawConsent { success } }": { data: Sentdb756dccMutation; variables: Sentdb756dccMutationVariables }
  "mutation { withdrawConsentByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { success } }": { data: Sent54c694f8Mutation; variables: Sent54c694f8MutationVariables }
  "mutation { withdrawCorrection(input: { Id: \"00000000-0000-4000-8000-00000000dead\" }) { Id } }": { data: Sent7f787693Mutation; variables: Sent7f787693MutationVariables }
  "mutation { withdrawRightsRequest(input: { Id: \"00000000-0000-4000-8000-00000000dead\", Version: 1 }) { Id } }": { data: Sentdcdf98afMutation; variables: Sentdcdf98afMutationVariables }
  "mutation { withdrawUse { success } }": { data: Sent1ca68795Mutation; variables: Sent1ca68795MutationVariables }
  "mutation { withdrawUseByAdmin(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", Reason: \"理由\" }) { success } }": { data: Sent75da23d8Mutation; variables: Sent75da23d8MutationVariables }
  "query ($Classes: [DataClass!], $filter: StaffReadFilter) {\n        listStaffReads(Classes: $Classes, filter: $filter) { total }\n      }": { data: Sent2263ddd5Query; variables: Sent2263ddd5QueryVariables }
  "query ($DonorId: String!) { findDonor(DonorId: $DonorId) { Refusal ToSay StatementGiven StatementRequired Statement { Id Kind Day Since Outcome NotBefore RecordedByStaff Lifted Items { Choice Date NotBefore } } } }": { data: Sentc81032c9Query; variables: Sentc81032c9QueryVariables }
  "query ($DonorId: String!) { findDonor(DonorId: $DonorId) { StatementGiven Statement { Id } } }": { data: Sentc6e1bec6Query; variables: Sentc6e1bec6QueryVariables }
  "query ($DonorId: String!) { findDonor(DonorId: $DonorId) { User { Id TotalDonationsCount UserRank } Refusal Message ToSay LastDonation { Id DonationAt } VisitsToday } }": { data: Sent6430c04cQuery; variables: Sent6430c04cQueryVariables }
  "query ($Id: ID!) { getMail(Id: $Id) { Content { Text AsSent } } }": { data: Sent13a6626cQuery; variables: Sent13a6626cQueryVariables }
  "query ($Id: ID!) { it: getCase(Id: $Id) { Id Kind State DueOn Version Words Answer DaysOpen DaysLate Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } Steps { Kind ByPerson Text } } }": { data: Sent313fc31eQuery; variables: Sent313fc31eQueryVariables }
  "query ($Text: String!) { findDonors(Text: $Text) { UserId DonorId LastName Birthday } }": { data: Sentd310dd46Query; variables: Sentd310dd46QueryVariables }
  "query ($UserId: ID!) {\n  getUserById(UserId: $UserId) { Id Profile { LastName Tel } Statement { Id } CheckValidUntil Suspension { Reason } }\n}": { data: Sentaffec66aQuery; variables: Sentaffec66aQueryVariables }
  "query ($UserId: ID!) { a: getUserById(UserId: $UserId) { Id } b: getUserById(UserId: $UserId) { Id } }": { data: Sent55381645Query; variables: Sent55381645QueryVariables }
  "query ($UserId: ID!) { a: getUserById(UserId: $UserId) { b: Profile { c: Caution } } }": { data: Sentc51029d0Query; variables: Sentc51029d0QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { ...F } } fragment F on User { Profile { Caution } }": { data: Sent326c7b94Query; variables: Sent326c7b94QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { Id Profile { LastName Caution } } }": { data: Sent39890ed1Query; variables: Sent39890ed1QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { Id Profile { LastName Tel } Statement { Id } } }": { data: Sent50f7e9e5Query; variables: Sent50f7e9e5QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { LastName OnlineCheckResult } } }": { data: Sent44d45e76Query; variables: Sent44d45e76QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { LastName } } }": { data: Sent0fc445e9Query; variables: Sent0fc445e9QueryVariables }
  "query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { OnlineCheckResult } } }": { data: Sent735f726aQuery; variables: Sent735f726aQueryVariables }
  "query ($UserId: ID!) { listRecordReads(UserId: $UserId) { items { Class Operation Purpose } total } }": { data: Sentea1a1176Query; variables: Sentea1a1176QueryVariables }
  "query ($UserId: ID!, $from: DateTime, $to: DateTime, $limit: Int, $nextToken: String) {\n      listRecordReads(UserId: $UserId, from: $from, to: $to, limit: $limit, nextToken: $nextToken) {\n        items { Id Time Role Actor Class Operation Purpose } nextToken total\n      }\n    }": { data: Sent00530786Query; variables: Sent00530786QueryVariables }
  "query ($UserId: ID!, $more: Boolean! = false) {\n      getUserById(UserId: $UserId) { Id Profile { LastName Caution @include(if: $more) } }\n    }": { data: Sentbb536fafQuery; variables: Sentbb536fafQueryVariables }
  "query ($UserId: ID, $Classes: [DataClass!], $filter: StaffReadFilter, $limit: Int, $nextToken: String) {\n  listStaffReads(UserId: $UserId, Classes: $Classes, filter: $filter, limit: $limit, nextToken: $nextToken) {\n    items { Id ActorId ActorName Roles UserId People Operation Purpose Shown { Class Fields } RequestId } nextToken total } }": { data: Sentc004d4feQuery; variables: Sentc004d4feQueryVariables }
  "query ($answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: \"00000000-0000-4000-8000-00000000dead\", Answers: $answers }) { Effect } }": { data: Sentee8ec407Query; variables: Sentee8ec407QueryVariables }
  "query ($choice: BreachChoiceInput!) { previewBreach(choice: $choice) {\n  People Reads Files SignIns Classes { Class People } Sessions { Session Network Reads } } }": { data: Sent90376438Query; variables: Sent90376438QueryVariables }
  "query ($city: String!) { listUsersByIdProfileCreatedAt(filter: { City: { eq: $city } }, sortField: NextDate, sortDirection: ASC) { items { Id } } }": { data: Sent02b36245Query; variables: Sent02b36245QueryVariables }
  "query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt EndAt Remaining } } }": { data: Sentdf4441ddQuery; variables: Sentdf4441ddQueryVariables }
  "query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }": { data: Sent188f338cQuery; variables: Sent188f338cQueryVariables }
  "query ($date: Date!) { listConsentDocuments(date: $date) { Version } }": { data: Sent7d15666aQuery; variables: Sent7d15666aQueryVariables }
  "query ($day: Date!) { getCalendar(from: $day, to: $day) { Days { Capacity ClosedFrom } } }": { data: Sent8a7a0a79Query; variables: Sent8a7a0a79QueryVariables }
  "query ($day: Date!) { getGuidanceDay(Day: $day) { PreviousDay NextDay Sessions { StartAt Capacity Visits {\n  Id Status CheckedInAt KitNumber ConsentVersion User { LastName Tel } Points { QuestionId Kind Topic Open } OfficePoints } } } }": { data: Sentbd19dad7Query; variables: Sentbd19dad7QueryVariables }
  "query ($day: Date!) { getGuidanceDay(Day: $day) { Sessions { Visits { Status KitNumber User { FirstName LastName } } } } }": { data: Sentf35b997eQuery; variables: Sentf35b997eQueryVariables }
  "query ($day: Date!) { getGuidanceDay(Day: $day) { Sessions { Visits { Status } } } }": { data: Sent88003452Query; variables: Sent88003452QueryVariables }
  "query ($email: String!) {\n      listUsersByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id } }\n    }": { data: Sent32ea9778Query; variables: Sent32ea9778QueryVariables }
  "query ($email: String!) { listAdministratorByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id Name } } }": { data: Sentc78a771bQuery; variables: Sentc78a771bQueryVariables }
  "query ($email: String!) { listUsersByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id } } }": { data: Sent05796842Query; variables: Sent05796842QueryVariables }
  "query ($email: String, $id: ID) {\n      listPendingAccounts(Email: $email, UserId: $id) { items { Id Email State } }\n    }": { data: Sent3dfa77aaQuery; variables: Sent3dfa77aaQueryVariables }
  "query ($endpoint: String) { getPushSettings(Endpoint: $endpoint) { Kinds Others } }": { data: Sentc2686c25Query; variables: Sentc2686c25QueryVariables }
  "query ($filter: DonationInfoFilter) {\n        listDonationByIdDonationInfoCreatedAt(filter: $filter, sortField: DonationAt, sortDirection: ASC) { items { Id } } }": { data: Sent667ec0d5Query; variables: Sent667ec0d5QueryVariables }
  "query ($filter: DonationInfoFilter) {\n      listDonationByIdDonationInfoCreatedAt(filter: $filter, limit: 100) { total } }": { data: Sent642d830aQuery; variables: Sent642d830aQueryVariables }
  "query ($filter: InspectionDetailFilter) { page: listIntestinalFloraTestByIdInspectionDetailCreatedAt(filter: $filter) { items { Id Sk SampleId UserId Status Year Month Day StatusChangedToSharedYear DeadlineForApplicationAt\n    DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition } total } }": { data: Sent68d313b5Query; variables: Sent68d313b5QueryVariables }
  "query ($filter: InspectionDetailFilter, $id: ID!) { page: listIntestinalFloraTestInspectionDetailByUserId(UserId: $id, filter: $filter) { items { Id Sk SampleId UserId Status Year Month Day StatusChangedToSharedYear DeadlineForApplicationAt\n    DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition } total } }": { data: Sentbf1cdd12Query; variables: Sentbf1cdd12QueryVariables }
  "query ($filter: MailDeliveryFilter) { listMails(filter: $filter) {\n  items { Id State Fault LastError SentAt Resendable } } }": { data: Sent3e26f553Query; variables: Sent3e26f553QueryVariables }
  "query ($filter: MailDeliveryFilter) { listMails(filter: $filter) { items { Id Sk UserId Label State Attempts SentAt LastError Fault Resendable CreatedAt } total } }": { data: Sent458bd089Query; variables: Sent458bd089QueryVariables }
  "query ($filter: ScreeningInfoFilter) { listScreeningInfoByIdScreeningInfoCreatedAt(filter: $filter) {\n  items { Id ExamStage ExamResult ExamDay ExamRequestedAt } total } }": { data: Senta92a66f9Query; variables: Senta92a66f9QueryVariables }
  "query ($filter: SecurityEventFilter, $limit: Int, $nextToken: String) {\n      listSecurityEvents(filter: $filter, limit: $limit, nextToken: $nextToken) {\n        items { Kind Count Network RequestId AccountId User { LastName } } nextToken total\n      }\n    }": { data: Sent55e8d545Query; variables: Sent55e8d545QueryVariables }
  "query ($filter: UnitFilter) { listUnits(filter: $filter) { items { Id } } }": { data: Sent72e7a0f8Query; variables: Sent72e7a0f8QueryVariables }
  "query ($filter: UnitFilter) { listUnits(filter: $filter, limit: 1) { total } }": { data: Sent17fe85c8Query; variables: Sent17fe85c8QueryVariables }
  "query ($filter: UserProfileFilter) {\n          listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } } }": { data: Sent171ee06eQuery; variables: Sent171ee06eQueryVariables }
  "query ($filter: UserProfileFilter) {\n        listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } total }\n      }": { data: Sent1e9be2b0Query; variables: Sent1e9be2b0QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } }\n    }": { data: Sent4ac257a3Query; variables: Sent4ac257a3QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 1) { items { Id LastName FirstName } }\n    }": { data: Sent6bda7d80Query; variables: Sent6bda7d80QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 1) { items { LastName FirstName } }\n    }": { data: Sent5d325d06Query; variables: Sent5d325d06QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) {\n        items { Id DonorId LastName FirstName LastNameFurigana FirstNameFurigana }\n      }\n    }": { data: Sent65916d04Query; variables: Sent65916d04QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id DonorId } }\n    }": { data: Sent20a351c7Query; variables: Sent20a351c7QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id Email DeleteStatus } }\n    }": { data: Sentf58b9f21Query; variables: Sentf58b9f21QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id LastName FirstName DonorId UserStatus } }\n    }": { data: Sent00f8bb92Query; variables: Sent00f8bb92QueryVariables }
  "query ($filter: UserProfileFilter) {\n      listUsersByIdProfileCreatedAt(filter: $filter, limit: 50) {\n        items { Id LastName FirstName LastNameFurigana FirstNameFurigana Tel Email DonorId Birthday Version }\n      }\n    }": { data: Sent82674692Query; variables: Sent82674692QueryVariables }
  "query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } } }": { data: Sent3a1c7f0aQuery; variables: Sent3a1c7f0aQueryVariables }
  "query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id LastName } total } }": { data: Sent91b8d4d9Query; variables: Sent91b8d4d9QueryVariables }
  "query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } total } }": { data: Senta143d842Query; variables: Senta143d842QueryVariables }
  "query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } } }": { data: Sentfb9f4778Query; variables: Sentfb9f4778QueryVariables }
  "query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) { items { Id DonorId } } }": { data: Sentacd3525dQuery; variables: Sentacd3525dQueryVariables }
  "query ($filter: UserProfileFilter, $limit: Int, $nextToken: String) { listUsersByIdProfileCreatedAt(filter: $filter, limit: $limit, nextToken: $nextToken) { items { Id } total } }": { data: Sentf4724c43Query; variables: Sentf4724c43QueryVariables }
  "query ($filter: UserProfileFilter, $sort: UserProfileSortField) {\n  listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sort) { items { Id RetryState RetryFrom DonationPaused } } }": { data: Senta255beadQuery; variables: Senta255beadQueryVariables }
  "query ($filter: UserProfileFilter, $sortDirection: SortDirection, $sortField: UserProfileSortField, $limit: Int, $nextToken: String) {\n  listUsersByIdProfileCreatedAt(filter: $filter, sortDirection: $sortDirection, sortField: $sortField, limit: $limit, nextToken: $nextToken) {\n    items { Id } nextToken total\n  }\n}": { data: Sent28446044Query; variables: Sent28446044QueryVariables }
  "query ($filter: UserProfileFilter, $sortField: UserProfileSortField) {\n      listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sortField, sortDirection: ASC) {\n        items { Id RetryState RetryFrom WaitingSince WaitingPosition }\n      }\n    }": { data: Sentd02b519dQuery; variables: Sentd02b519dQueryVariables }
  "query ($filter: UserProfileFilter, $sortField: UserProfileSortField, $limit: Int, $nextToken: String) {\n  listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sortField, limit: $limit, nextToken: $nextToken) {\n    items { Id } nextToken total\n  }\n}": { data: Sent63f5d775Query; variables: Sent63f5d775QueryVariables }
  "query ($filter: WorkFilter) {\n  listWork(filter: $filter) {\n    items { Kind SubjectId Title Due AssigneeId AssigneeName SnoozedUntil Outcome DoneAt Version User { LastName } }\n    total\n    totals { All Mine Nobody Asleep }\n  }\n}": { data: Sentc7ec436bQuery; variables: Sentc7ec436bQueryVariables }
  "query ($filter: WorkFilter, $limit: Int, $nextToken: String) {\n  listWork(filter: $filter, limit: $limit, nextToken: $nextToken) {\n    items { Kind SubjectId Due } nextToken groups { Group Count }\n  }\n}": { data: Sent73ccdbe5Query; variables: Sent73ccdbe5QueryVariables }
  "query ($from: Date!, $to: Date!) { getCalendar(from: $from, to: $to) { Version\n  Days { Date Holiday Capacity Booked ClosedFrom HourCapacity Exams ExamDay { Place Time Capacity } Hours { StartAt Capacity Booked } }\n  Exams { Person { Id } Kind Date Time Conflicts } Wishes { Person { Id } PreferredDates Date } } }": { data: Sent4e17bfbfQuery; variables: Sent4e17bfbfQueryVariables }
  "query ($from: Date!, $to: Date!) { listBookingSlots(from: $from, to: $to) { items { StartAt EndAt Remaining } } }": { data: Sentc3445db0Query; variables: Sentc3445db0QueryVariables }
  "query ($from: DateTime, $to: DateTime, $user_id: ID, $category: String, $operation: String, $text: String, $limit: Int, $offset: Int) {\n  listUserActivity(from: $from, to: $to, user_id: $user_id, category: $category, operation: $operation, text: $text, limit: $limit, offset: $offset) {\n    items { id time userId category operation text User { LastName Caution } } count\n  }\n}": { data: Sent38af7359Query; variables: Sent38af7359QueryVariables }
  "query ($from: DateTime, $to: DateTime, $user_id: ID, $category: String, $text: String, $limit: Int, $offset: Int) { listUserActivity(from: $from, to: $to, user_id: $user_id, category: $category, text: $text, limit: $limit, offset: $offset) { items { id } count } }": { data: Sentdc7b795dQuery; variables: Sentdc7b795dQueryVariables }
  "query ($id: ID!) {\n        getUser { InspectionDetail { Ranking } }\n        list: listIntestinalFloraTestInspectionDetailByUserId(UserId: $id) { items { Ranking } }\n      }": { data: Senta0a2dd1cQuery; variables: Senta0a2dd1cQueryVariables }
  "query ($id: ID!) {\n        getUserById(UserId: $id) {\n          ScreeningInfo { ExamRequestedAt ScheduledInitialExamDate ScheduledRenewalExamDate }\n        }\n      }": { data: Sent4c85d688Query; variables: Sent4c85d688QueryVariables }
  "query ($id: ID!) {\n      listAdministratorByIdProfileCreatedAt(filter: { Id: { eq: $id } }) { items { LastSignInAt TotpRequired } }\n    }": { data: Sentb280cc98Query; variables: Sentb280cc98QueryVariables }
  "query ($id: ID!) {\n  getAllocationsByUserId(UserId: $id) {\n    Allocations { Place Position OutOfTurn Reason }\n    PassedOver { OutOfTurn Suspended EndedToday }\n  }\n}": { data: Sent85d465dcQuery; variables: Sent85d465dcQueryVariables }
  "query ($id: ID!) {\n  getAllocationsByUserId(UserId: $id) { Allocations { Position PassedOn AheadEndedToday AheadPaused } PassedOver { Paused Suspended } }\n}": { data: Sentf0d74b76Query; variables: Sentf0d74b76QueryVariables }
  "query ($id: ID!) {\n  listBulkRows(JobId: $id, limit: 100) { items { Line User { Id } State Before After Refusal Problems } }\n}": { data: Sent68e207e2Query; variables: Sent68e207e2QueryVariables }
  "query ($id: ID!) { getAnswerCorrection(Id: $id) { Id ScreeningId State Effect Version DueOn Reason Words DecidedByName Answers { QuestionId Before After } Before { Result NextDate Reasons } After { Result NextDate Reasons } } }": { data: Sentef279511Query; variables: Sentef279511QueryVariables }
  "query ($id: ID!) { getBulkJob(Id: $id) { Letter { Version Subject Text } } }": { data: Sent6fd923ecQuery; variables: Sent6fd923ecQueryVariables }
  "query ($id: ID!) { getBulkJob(Id: $id) { Pending } }": { data: Sent1b6871c3Query; variables: Sent1b6871c3QueryVariables }
  "query ($id: ID!) { getCase(Id: $id) { Reads { Time ActorName Roles User { Id } People Operation Purpose\n        Shown { Class Fields } Network Asked } } }": { data: Sent13d02c5aQuery; variables: Sent13d02c5aQueryVariables }
  "query ($id: ID!) { getCase(Id: $id) { Version DueOn User { Id } ActorName Marks { Mark Reads }\n        Reads { User { Id } Marks Shown { Class } } Steps { Kind Text } } }": { data: Sentaf6a3f57Query; variables: Sentaf6a3f57QueryVariables }
  "query ($id: ID!) { getCorrection(Id: $id) { State Stale Explanation ProposedByName DecidedByName Words Changes { Label Before After }\n      Consequences { Outcome Lines Fingerprint Donations { Id } } } }": { data: Sentf0cb661fQuery; variables: Sentf0cb661fQueryVariables }
  "query ($id: ID!) { getCriteria(Id: $id) { Id Version Content } }": { data: Sentd398f79cQuery; variables: Sentd398f79cQueryVariables }
  "query ($id: ID!) { getCriteria(Id: $id) { Impact { Sha256 People Unchanged DonorsLost Groups { Before After Standing People DaysMost } Questions { QuestionId People } Rules { RuleId People } Changes { UserId Standing Before After BeforeDate AfterDate QuestionIds RuleIds } } } }": { data: Sent812af17eQuery; variables: Sent812af17eQueryVariables }
  "query ($id: ID!) { getCriteria(Id: $id) { State } }": { data: Sent783a84c7Query; variables: Sent783a84c7QueryVariables }
  "query ($id: ID!) { getMail(Id: $id) { Content { Subject Text AsSent } } }": { data: Sentde34ff5fQuery; variables: Sentde34ff5fQueryVariables }
  "query ($id: ID!) { getMail(Id: $id) { Resendable Content { Subject Text AsSent } } }": { data: Senta015d3deQuery; variables: Senta015d3deQueryVariables }
  "query ($id: ID!) { getMail(Id: $id) { Resendable Content { Text AsSent } } }": { data: Sentd42a794cQuery; variables: Sentd42a794cQueryVariables }
  "query ($id: ID!) { getReceipt(Id: $id) { Name Content } }": { data: Sent8651390cQuery; variables: Sent8651390cQueryVariables }
  "query ($id: ID!) { getReceipt(Id: $id) { Name } }": { data: Sent9e2ea938Query; variables: Sent9e2ea938QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { CreatedAt UpdatedAt } }": { data: Sent4d92cb1eQuery; variables: Sent4d92cb1eQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { HealthCheck { DonorStatus Reason } } getUser { Corrections { Kind TakesBack } } }": { data: Sent5302347cQuery; variables: Sent5302347cQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { HealthCheck { ReasonText } }\n            getUser { RetryFrom MayStartOnlineCheck Profile { RetryByOffice } } }": { data: Sentd2f3b089Query; variables: Sentd2f3b089QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id Info { Id InspectionType UserStatus ScreeningInfoCreatedAt } HealthCheck { Id } OnlineCheck {\n      Id Draft Version Carried OnlineCheckResult NextDate Reasons { QuestionId Fact Explanation NextDate OngoingNote Changes }\n      Topics { QuestionId Fact Explanation } Answer { data answered_at } } } }": { data: Sent6cf756ecQuery; variables: Sent6cf756ecQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id Info { UserId } HealthCheck { Id } OnlineCheck { Reasons { QuestionId } Answer { data } } } }": { data: Sent79ac842dQuery; variables: Sent79ac842dQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id } }": { data: Sentfd8bdb22Query; variables: Sentfd8bdb22QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck {\n    OnlineCheckResult NextDate Reasons { QuestionId Reason NextDate } Points { QuestionId } } } }": { data: Sentb9d817afQuery; variables: Sentb9d817afQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck {\n  Points { QuestionId Kind Topic Open Clearing { Finding Note ClearedByName } }\n} } }": { data: Sent5c50e5faQuery; variables: Sent5c50e5faQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } Reasons { Reason } } HealthCheck { ExamDate } } }": { data: Sent9f48074fQuery; variables: Sent9f48074fQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } Reasons { Reason } } } }": { data: Sent368fe663Query; variables: Sent368fe663QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } } } }": { data: Sent8f940fb8Query; variables: Sent8f940fb8QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Carried Answer { data } } } }": { data: Sentaab8c585Query; variables: Sentaab8c585QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Draft CriteriaChangedAt Answer { data } } } }": { data: Sent89aaf88fQuery; variables: Sent89aaf88fQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Points { QuestionId Open } } } }": { data: Sentc1eaa904Query; variables: Sentc1eaa904QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Reasons { Reason Explanation Changes } } } }": { data: Sentdfd26b72Query; variables: Sentdfd26b72QueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Reasons { Reason Fact Explanation NextDate } } } }": { data: Sent0481cccdQuery; variables: Sent0481cccdQueryVariables }
  "query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Version Draft Answer { data } } } }": { data: Sentf5ac4af5Query; variables: Sentf5ac4af5QueryVariables }
  "query ($id: ID!) { getUnit(Id: $id) { Id } }": { data: Sent9bc8d1e5Query; variables: Sent9bc8d1e5QueryVariables }
  "query ($id: ID!) { getUnit(Id: $id) { Number } }": { data: Sent988a05e2Query; variables: Sent988a05e2QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) {\n          Profile { Resting RestingUntil } ConditionReports { Since DonationsSince { DonationAt } Items { Choice } } } }": { data: Sent48bd8e0aQuery; variables: Sent48bd8e0aQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) {\n        Payouts { Id PaidAt AmountYen Donations { DonationYen BonusYen } }\n        RewardPeriods { DonationYen BonusYen Earned { DonationYen BonusYen } }\n        Rewards { Due Pending Paid } } }": { data: Sent4cb84f67Query; variables: Sent4cb84f67QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { CallAgain { Text AgainOn } } }": { data: Sent66e94da5Query; variables: Sent66e94da5QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { CallAgain { Text } } }": { data: Sent6c5d1d4fQuery; variables: Sent6c5d1d4fQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { ConditionReports { Since RecordedByStaff Items { Choice } DonationsSince { Id } } } }": { data: Sent3b39819aQuery; variables: Sent3b39819aQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { ConsentToSign { Version Kind SignBy EffectiveFrom } } }": { data: Sent896ad274Query; variables: Sent896ad274QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { CriteriaNews } }": { data: Sent34391c75Query; variables: Sent34391c75QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Gifts { MayConfirm } } }": { data: Sentcea4e509Query; variables: Sentcea4e509QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Gifts { Replaces Given {\n        Id Line AmountYen Loss LostBy Replaced MayReplace } } } }": { data: Sent0bbcd10cQuery; variables: Sent0bbcd10cQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { GivenSums { Received InTests Usable } } }": { data: Sent7df58372Query; variables: Sent7df58372QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Guidance { KitNumber } } }": { data: Sent265ef532Query; variables: Sent265ef532QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Guidance { ReservedAt } } }": { data: Sent94766e91Query; variables: Sent94766e91QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Id CheckValidUntil } }": { data: Sent57375552Query; variables: Sent57375552QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Id MayStartOnlineCheck RetryFrom\n  Profile { RetryState RetryFrom DonationPaused RetryByOffice } } }": { data: Senteefa37ceQuery; variables: Senteefa37ceQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName Tel } } }": { data: Sentf8f05bbeQuery; variables: Sentf8f05bbeQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName } Statement { Id } CheckValidUntil } }": { data: Sent802ed712Query; variables: Sent802ed712QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName } } }": { data: Sentc4d1fc39Query; variables: Sentc4d1fc39QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { InspectionDetail { Id Sk SampleId UserId Status Year Month Day StatusChangedToSharedYear DeadlineForApplicationAt\n    DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition } } }": { data: Sent494049b3Query; variables: Sent494049b3QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { MayReportCondition } }": { data: Sent8e1a9b2aQuery; variables: Sent8e1a9b2aQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { MayStartOnlineCheck } }": { data: Sentc09c38b9Query; variables: Sentc09c38b9QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Id Kind } } }": { data: Sent664354f5Query; variables: Sent664354f5QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { OfficePoints { Kind } } }": { data: Sent90b435e3Query; variables: Sent90b435e3QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { Caution } } }": { data: Sent28d8eeafQuery; variables: Sent28d8eeafQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { Email DonationPaused } } }": { data: Sente730e505Query; variables: Sente730e505QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { LastName Tel } } }": { data: Sentd72a7f7eQuery; variables: Sentd72a7f7eQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { LastName UserStatus NextDate } DonationInfo { Id }\n          ScreeningInfo { Id InspectionType } Guidance { Status } RewardPeriods { Id } } }": { data: Sent02748f41Query; variables: Sent02748f41QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { NextDate NextDateKind } } }": { data: Sent721df933Query; variables: Sent721df933QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { RetryState RetryFrom WaitingSince WaitingPosition } } }": { data: Sentd6d2dae1Query; variables: Sentd6d2dae1QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Profile { Tel Building Caution } } }": { data: Sent5719e2feQuery; variables: Sent5719e2feQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { RetryFrom Statement { Id } } }": { data: Sent70de3430Query; variables: Sent70de3430QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { RetryReminder } }": { data: Sentc9638424Query; variables: Sentc9638424QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { RewardPeriods { DonationYen BonusYen DueYen } } }": { data: Sent136dbee8Query; variables: Sent136dbee8QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Rewards { Due Pending Paid Expected } } }": { data: Sentac9b532dQuery; variables: Sentac9b532dQueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { ScreeningInfo { PreferredDates Note } } }": { data: Sent76e41971Query; variables: Sent76e41971QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { Suspension { Until Reason } } }": { data: Sent8b47f746Query; variables: Sent8b47f746QueryVariables }
  "query ($id: ID!) { getUserById(UserId: $id) { UseWithdrawnAt MayWithdrawUse } }": { data: Sent440d4e76Query; variables: Sent440d4e76QueryVariables }
  "query ($id: ID!) { listBulkRows(JobId: $id) { items { Before } } }": { data: Sent8b2e2158Query; variables: Sent8b2e2158QueryVariables }
  "query ($id: ID!) { listConversation(UserId: $id, Kinds: [Contact], PeopleOnly: true) { items { Operation Text Note { Kind AuthorId Text } } } }": { data: Sentde3f5876Query; variables: Sentde3f5876QueryVariables }
  "query ($id: ID!) { listConversation(UserId: $id, Kinds: [Mail]) { items { Operation Mail { Id Content { Subject } } } } }": { data: Sent0172c7ecQuery; variables: Sent0172c7ecQueryVariables }
  "query ($id: ID!) { listDonationByIdDonationInfoCreatedAt(filter: { UserId: { eq: $id } }) { total items { Id } } }": { data: Sent325a4477Query; variables: Sent325a4477QueryVariables }
  "query ($id: ID!) { listHolds(filter: { UserId: { eq: $id } }) { items { Id Cause Since Until DecidedAt } } }": { data: Sentcf4ba3c0Query; variables: Sentcf4ba3c0QueryVariables }
  "query ($id: ID!) { listIntestinalFloraTestInspectionDetailByUserId(UserId: $id) { items { Id } total } }": { data: Sent6a54d3f0Query; variables: Sent6a54d3f0QueryVariables }
  "query ($id: ID!) { listLetterVersions(LetterId: $id) { Version Text AuthorId CreatedAt } }": { data: Sent98336dc0Query; variables: Sent98336dc0QueryVariables }
  "query ($id: ID!) { listRecordReads(UserId: $id) { items { By } } }": { data: Sent290088abQuery; variables: Sent290088abQueryVariables }
  "query ($id: ID!) { listRecordReads(UserId: $id) { items { Id } total } }": { data: Sent190a27e2Query; variables: Sent190a27e2QueryVariables }
  "query ($id: ID!) { listRecordReads(UserId: $id) { items { Id } } }": { data: Sent5f8a07b9Query; variables: Sent5f8a07b9QueryVariables }
  "query ($id: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $id) { items { Id } total } }": { data: Sente9a54290Query; variables: Sente9a54290QueryVariables }
  "query ($id: ID!) { listUserActivity(user_id: $id) { items { operation HasChanges } }\n      listConversation(UserId: $id) { items { Operation HasChanges } } }": { data: Sent3842efdcQuery; variables: Sent3842efdcQueryVariables }
  "query ($id: ID!) { listUserActivity(user_id: $id) { items { operation HasChanges } } }": { data: Sent476d6bbaQuery; variables: Sent476d6bbaQueryVariables }
  "query ($id: ID!) { listUserActivity(user_id: $id) { items { text } } }": { data: Sent407212f4Query; variables: Sent407212f4QueryVariables }
  "query ($id: ID!) { listUserActivity(user_id: $id) { items { time CreatedAt UpdatedAt } } }": { data: Sentfbbfcd25Query; variables: Sentfbbfcd25QueryVariables }
  "query ($id: ID!) { listUserActivity(user_id: $id, operation: \"InviteOutOfTurn\") { items { text reason } } }": { data: Sentfad122f2Query; variables: Sentfad122f2QueryVariables }
  "query ($id: ID!) { listUsersByIdProfileCreatedAt(filter: { Id: { eq: $id } }) { items { Building Version } } }": { data: Sentb49c11adQuery; variables: Sentb49c11adQueryVariables }
  "query ($id: ID!, $activity: ID) { listValueChanges(UserId: $id, ActivityId: $activity, limit: 100) { items {\n  Time Record Data IsErased ActorId ActivityId Text RequestId\n  Identity { Field Before After } Contact { Field Before After } Health { Field Before After } Flora { Field Before After }\n  Money { Field Before After } StaffNotes { Field Before After } Operational { Field Before After } } total } }": { data: Sent544b97e9Query; variables: Sent544b97e9QueryVariables }
  "query ($id: ID!, $answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: $id, Answers: $answers }) { Effect DueOn } }": { data: Sent2d9faf3dQuery; variables: Sent2d9faf3dQueryVariables }
  "query ($id: ID!, $answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: $id, Answers: $answers }) { __typename } }": { data: Sent77f4bd60Query; variables: Sent77f4bd60QueryVariables }
  "query ($id: ID!, $limit: Int, $nextToken: String) {\n  listMails(filter: { UserId: { eq: $id } }, limit: $limit, nextToken: $nextToken) { items { Id Sk UserId Label State Attempts SentAt LastError Fault Resendable CreatedAt } nextToken total } }": { data: Sentd48cc232Query; variables: Sentd48cc232QueryVariables }
  "query ($id: ID!, $nextToken: String) {\n  listBulkRows(JobId: $id, limit: 50, nextToken: $nextToken) {\n    items { UserId State Before After Refusal }\n    nextToken\n  }\n}": { data: Sent330d8752Query; variables: Sent330d8752QueryVariables }
  "query ($id: ID!, $record: ID!) {\n  getUserById(UserId: $id) { Profile { HasCaution Caution } ConditionReports { Items { Choice } Outcome }\n    InspectionDetail { Enterotype IntestinalFloraComposition DiversityScore } }\n  getScreeningById(ScreeningId: $record) { HealthCheck { SampleTestResult MedicalHistoryStatus Reason DonorStatus } }\n  listCorrections(RecordId: $record) { Explanation Changes { Label After } } }": { data: Sentf5863aaaQuery; variables: Sentf5863aaaQueryVariables }
  "query ($id: ID!, $text: String!) { listConversation(UserId: $id, Text: $text) { items { Operation } } }": { data: Sentabdd4e10Query; variables: Sentabdd4e10QueryVariables }
  "query ($id: ID!, $text: String) {\n  listConversation(UserId: $id, Text: $text) { total items { Reason } }\n  listUserActivity(user_id: $id) { items { reason } }\n  getUserById(UserId: $id) { Suspension { Reason } }\n}": { data: Sent7c193e2dQuery; variables: Sent7c193e2dQueryVariables }
  "query ($id: ID!, $text: String) { listConversation(UserId: $id, Kinds: [Wish], Text: $text) { items { Wish { Days Note } } } }": { data: Sent3ebde193Query; variables: Sent3ebde193QueryVariables }
  "query ($id: ID!, $text: String) { listConversation(UserId: $id, Text: $text) { total items { Note { Text Earlier { Text } } } } }": { data: Sent8afb059eQuery; variables: Sent8afb059eQueryVariables }
  "query ($id: ID) { listUserActivity(user_id: $id) { items { operation } } }": { data: Senta7a4ec08Query; variables: Senta7a4ec08QueryVariables }
  "query ($id: String!) { findDonor(DonorId: $id) { Message ToSay StatementRequired } }": { data: Sent20570560Query; variables: Sent20570560QueryVariables }
  "query ($id: String!) { findDonor(DonorId: $id) { Refusal User { RetryState RetryFrom DonationPaused } } }": { data: Sent4cf276bdQuery; variables: Sent4cf276bdQueryVariables }
  "query ($id: String!) { findDonor(DonorId: $id) { Refusal } }": { data: Sente13efa3aQuery; variables: Sente13efa3aQueryVariables }
  "query ($ids: [ID!]!) {\n      present: listAdministratorByIdProfileCreatedAt(filter: { Id: { in: $ids } }) { total }\n      ever: listAdministratorByIdProfileCreatedAt(filter: { Id: { in: $ids } }, withRemoved: true) { items { Name } total }\n    }": { data: Sent3220417cQuery; variables: Sent3220417cQueryVariables }
  "query ($input: CountRowsInput!) { countRows(input: $input) }": { data: Sent96658bcaQuery; variables: Sent96658bcaQueryVariables }
  "query ($input: GuidanceTimeByAdminInput!) { previewBooking(input: $input) { Conflicts Mail { Subject Text } } }": { data: Sent19d388f3Query; variables: Sent19d388f3QueryVariables }
  "query ($input: PreviewLetterInput!) { previewLetter(input: $input) { Subject Text Html } }": { data: Sent549247dbQuery; variables: Sent549247dbQueryVariables }
  "query ($input: PreviewLetterInput!) { previewLetter(input: $input) { Subject } }": { data: Sent139879edQuery; variables: Sent139879edQueryVariables }
  "query ($input: PreviewMailTextInput!) { previewMailText(input: $input) { Subject Text Html } }": { data: Sent2efb3332Query; variables: Sent2efb3332QueryVariables }
  "query ($input: PreviewOpeningInput!) {\n  previewOpening(input: $input) { Version Bookings { Person { Id } StartAt How } Mail { Subject Text } } }": { data: Sent1578b7cfQuery; variables: Sent1578b7cfQueryVariables }
  "query ($input: ScheduleExamInput!) { previewExam(input: $input) { Conflicts Mail { Subject Text } } }": { data: Sentb73ecd24Query; variables: Sentb73ecd24QueryVariables }
  "query ($input: UpdatePreferenceSlotInput!) {\n      previewPreferenceSlot(input: $input) { Invitations People { Id } }\n    }": { data: Sent4303837dQuery; variables: Sent4303837dQueryVariables }
  "query ($key: ID!) { listMailTextVersions(Key: $key) { Version Subject Text IsDelivered AuthorId } }": { data: Sentcd96240aQuery; variables: Sentcd96240aQueryVariables }
  "query ($limit: Int, $nextToken: String) { listMessages(limit: $limit, nextToken: $nextToken) { items { Id IsMail Subject Text SentAt OpenedAt } nextToken unread } }": { data: Sent1bc5e3e2Query; variables: Sent1bc5e3e2QueryVariables }
  "query ($n: String!) { listUnits(filter: { Number: { eq: $n } }) {\n      items { Number Consent { Version Sha256 } WeightGrams State RejectionReason User { LastName FirstName DonorId } } } }": { data: Sent16f04048Query; variables: Sent16f04048QueryVariables }
  "query ($n: String!) { listUnits(filter: { Number: { eq: $n } }) { items { Number } } }": { data: Sente1edb679Query; variables: Sente1edb679QueryVariables }
  "query ($nextToken: String) {\n  listAllocations(Year: 2026, Month: 12, nextToken: $nextToken) {\n    nextToken total\n    items { UserId PlaceKind Place Places PassedOn OutOfTurn ActorId Reason Position AheadSuspended AheadEndedToday }\n  }\n}": { data: Sent7c3b4837Query; variables: Sent7c3b4837QueryVariables }
  "query ($number: String!) { findDonor(DonorId: $number) { Refusal StatementGiven } }": { data: Sentf96389f2Query; variables: Sentf96389f2QueryVariables }
  "query ($number: String!) { findDonor(DonorId: $number) { UserId StatementRequired } }": { data: Sent959af355Query; variables: Sent959af355QueryVariables }
  "query ($number: String!) { findDonor(DonorId: $number) { UserId } }": { data: Sent55e22091Query; variables: Sent55e22091QueryVariables }
  "query ($number: String!) { findDonor(DonorId: $number) { VisitsToday } }": { data: Sente9ef6d36Query; variables: Sente9ef6d36QueryVariables }
  "query ($paused: Boolean!) {\n  listUsersByIdProfileCreatedAt(filter: { UserStatus: { eq: WaitingGuidance }, WaitingPaused: { eq: $paused } }) { items { Id } }\n}": { data: Sent9ce10f77Query; variables: Sent9ce10f77QueryVariables }
  "query ($self: ID!) { getAllocationsByUserId(UserId: $self) { Allocations { Position } } }": { data: Sent08dc56dfQuery; variables: Sent08dc56dfQueryVariables }
  "query ($self: ID!) { getUserById(UserId: $self) { Id } }": { data: Sentc63e81c9Query; variables: Sentc63e81c9QueryVariables }
  "query ($self: ID!) { listConversation(UserId: $self) { items { Text } total } }": { data: Senta88bed36Query; variables: Senta88bed36QueryVariables }
  "query ($self: ID!) { listIntestinalFloraTestInspectionDetailByUserId(UserId: $self) { items { Id } } }": { data: Sentdefc97aeQuery; variables: Sentdefc97aeQueryVariables }
  "query ($self: ID!) { listPendingAccounts(UserId: $self) { items { Id } } }": { data: Sent64c7dd1aQuery; variables: Sent64c7dd1aQueryVariables }
  "query ($self: ID!) { listRecordReads(UserId: $self) { items { Id } total } }": { data: Sent04e7a95eQuery; variables: Sent04e7a95eQueryVariables }
  "query ($self: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $self) { items { Id } } }": { data: Sentfd700599Query; variables: Sentfd700599QueryVariables }
  "query ($self: ID!) { listValueChanges(UserId: $self) { items { Id } } }": { data: Sent19984dc2Query; variables: Sent19984dc2QueryVariables }
  "query ($user: ID, $actor: ID, $people: Boolean) {\n      one: listUserActivity(user_id: $user, operation: \"Suspend\", actor: $actor, people: $people) { items { text } count }\n      all: listUserActivity(operation: \"Suspend\", actor: $actor, people: $people) { items { text } count }\n    }": { data: Sent6304838eQuery; variables: Sent6304838eQueryVariables }
  "query previewBulkFile { getAdministrator { Id } }": { data: Sent2d18b94fQuery; variables: Sent2d18b94fQueryVariables }
  "query { getUser { Gifts { Id AmountYen Count ConfirmedAt } } }": { data: Sent08635086Query; variables: Sent08635086QueryVariables }
  "query { getUser { Id } }": { data: Sent01b98919Query; variables: Sent01b98919QueryVariables }
  "query { getWorkCounts { Attention } }": { data: Sentcbbbf1c2Query; variables: Sentcbbbf1c2QueryVariables }
  "query { listUsersByIdProfileCreatedAt(filter: { RetryState: { eq: NotYet } }, limit: 1) {\n      items { Id LastName FirstName RetryFrom } } }": { data: Sent956e5ba6Query; variables: Sent956e5ba6QueryVariables }
  "query { listWork { items { AssigneeId } } }": { data: Sent492cef3eQuery; variables: Sent492cef3eQueryVariables }
  "query { listWork(filter: { Kinds: [Task] }) { items { UserId Title Due } } }": { data: Sente66f5325Query; variables: Sente66f5325QueryVariables }
  "{\n      getWorkCounts { Attention }\n      listUsersByIdProfileCreatedAt(filter: { NeedsAttention: { eq: true } }) { items { Id } }\n    }": { data: Sentdd4daf6aQuery; variables: Sentdd4daf6aQueryVariables }
  "{\n    listCases(filter: { Kind: { eq: RightsRequest } }, sortDirection: ASC) {\n      items { Id State DueOn Answer Request { Kind IdentityOn FeePaidOn Outcome Grounds } }\n    }\n    listWork(filter: { Kinds: [Case] }) { items { SubjectId Due Group Request } }\n  }": { data: Sent9f1ad7c4Query; variables: Sent9f1ad7c4QueryVariables }
  "{\n  listWork {\n    items { Kind SubjectId UserId Due Group Days At Point MailLabel Amount }\n    total totals { All Kinds { Count } }\n  }\n}": { data: Sent7b3e8c9dQuery; variables: Sent7b3e8c9dQueryVariables }
  "{ ...on Query { createLogoutActivity: getPreference { Id } } }": { data: Sent67a66cd1Query; variables: Sent67a66cd1QueryVariables }
  "{ __schema { queryType { name } } }": { data: Sent3158fa8cQuery; variables: Sent3158fa8cQueryVariables }
  "{ __typename }": { data: Sent7f56e67dQuery; variables: Sent7f56e67dQueryVariables }
  "{ a: __typename b: __typename }": { data: Sentf285af43Query; variables: Sentf285af43QueryVariables }
  "{ a: getPreference { Id } b: getPreference { Id } c: getWorkCounts { __typename } }": { data: Sent8cb6ce6fQuery; variables: Sent8cb6ce6fQueryVariables }
  "{ a: getUser { Id } b: getUser { Id } c: getPreference { Id } d: getUser { Id } e: getUser { Id } }": { data: Sent2c6a279cQuery; variables: Sent2c6a279cQueryVariables }
  "{ countRows(input: {}) }": { data: Sent626d5d62Query; variables: Sent626d5d62QueryVariables }
  "{ countWork { All Mine Nobody Overdue Asleep Kinds { Kind } } }": { data: Sentbe28d866Query; variables: Sentbe28d866QueryVariables }
  "{ countWork { All Mine } }": { data: Sent1cd2adb7Query; variables: Sent1cd2adb7QueryVariables }
  "{ countWork { All } }": { data: Sent9aabcd70Query; variables: Sent9aabcd70QueryVariables }
  "{ findDonor(DonorId: \"D-000000\") { VisitsToday } }": { data: Sent94a6077bQuery; variables: Sent94a6077bQueryVariables }
  "{ findDonors(Text: \"山田\") { DonorId } }": { data: Sentb18b18f4Query; variables: Sentb18b18f4QueryVariables }
  "{ getAdministrator { Id Role } }": { data: Sent1b0c031fQuery; variables: Sent1b0c031fQueryVariables }
  "{ getAdministrator { Id } }": { data: Sentb0fd9e0bQuery; variables: Sentb0fd9e0bQueryVariables }
  "{ getAdministrator { Name } }": { data: Sent26be711fQuery; variables: Sent26be711fQueryVariables }
  "{ getAdministrator { Role Roles RolesOfBefore } }": { data: Sent1d66bb4dQuery; variables: Sent1d66bb4dQueryVariables }
  "{ getAdministrator { Role } }": { data: Sent6da0bf7cQuery; variables: Sent6da0bf7cQueryVariables }
  "{ getAnswerCorrection(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sentfbb46ecdQuery; variables: Sentfbb46ecdQueryVariables }
  "{ getBulkJob(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent35cb687aQuery; variables: Sent35cb687aQueryVariables }
  "{ getCalendar(from: \"2026-12-01\", to: \"2026-12-31\") { Version } }": { data: Senta5383a19Query; variables: Senta5383a19QueryVariables }
  "{ getCalendar(from: \"2026-12-15\", to: \"2026-12-15\") { Days { Booked Reason } } }": { data: Sent5d552ac6Query; variables: Sent5d552ac6QueryVariables }
  "{ getCalendar(from: \"2027-02-10\", to: \"2027-02-10\") { Exams { Kind Person { Id } } } }": { data: Sent0382fd86Query; variables: Sent0382fd86QueryVariables }
  "{ getCase(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent9142f93cQuery; variables: Sent9142f93cQueryVariables }
  "{ getConsoleSettings { Key Value } }": { data: Sent36658b12Query; variables: Sent36658b12QueryVariables }
  "{ getConsoleSettings { Key } }": { data: Sentc4e5e0f9Query; variables: Sentc4e5e0f9QueryVariables }
  "{ getCorrection(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent96b7689dQuery; variables: Sent96b7689dQueryVariables }
  "{ getCriteria(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent1249daf9Query; variables: Sent1249daf9QueryVariables }
  "{ getDashboard {\n  Statuses { UserStatus Count } ThisMonth { Year Month AvailableSlots } ThisMonthBooked BookingsToday BookingsThisWeek\n  ExamsWithoutDate RenewalsOpen EndingSoon EndingNext { UserId Date } RewardsDueYen RewardsDueDonations RewardsDuePeople Waiting WaitingSince\n  Refusals { QuestionId Count }\n} }": { data: Sent2760913cQuery; variables: Sent2760913cQueryVariables }
  "{ getDashboard { BookingsToday BookingsThisWeek Waiting WaitingSuspended EndingSoon RenewalsOpen ExamsWithoutDate\n          RewardsDueYen RewardsDuePeople }\n        getWorkCounts { AttendanceToRecord BookingsToday ExamsWithoutDate JudgementsOpen Attention RewardsDue\n          FloraTestsOpen FloraWishes MailsFailed } }": { data: Sent632ffe6bQuery; variables: Sent632ffe6bQueryVariables }
  "{ getDashboard { Funnel { UserStatus Count Reached WentOn MedianDays LongestDays } } }": { data: Sent9b7badacQuery; variables: Sent9b7badacQueryVariables }
  "{ getDashboard { Refusals { QuestionId Count } } }": { data: Sent1630fa54Query; variables: Sent1630fa54QueryVariables }
  "{ getDashboard { Waiting } }": { data: Sent85479144Query; variables: Sent85479144QueryVariables }
  "{ getGiftStock { Amounts { Count } } }": { data: Sent108b801cQuery; variables: Sent108b801cQueryVariables }
  "{ getGiftStock { Balances {\n      Id AmountYen Imported Left HandedOut Lost Difference Explanation ExplainedBy MayExplain } } }": { data: Sent03bde529Query; variables: Sent03bde529QueryVariables }
  "{ getGiftStock { Counts { Day AmountYen Imported Left HandedOut Lost Difference } } }": { data: Sentc459fb4bQuery; variables: Sentc459fb4bQueryVariables }
  "{ getGiftStock { Lost { Line AmountYen Loss Replaced } } }": { data: Sent1131d77eQuery; variables: Sent1131d77eQueryVariables }
  "{ getGuidanceDay(Day: \"2026-12-01\") { Day } }": { data: Sentcdbfee60Query; variables: Sentcdbfee60QueryVariables }
  "{ getMail(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent0079ec1bQuery; variables: Sent0079ec1bQueryVariables }
  "{ getOpening { Version } }": { data: Sent252ce1a5Query; variables: Sent252ce1a5QueryVariables }
  "{ getPreference { Id } }": { data: Sentd792c4e5Query; variables: Sentd792c4e5QueryVariables }
  "{ getPreference { Year Month } }": { data: Sent610e2bedQuery; variables: Sent610e2bedQueryVariables }
  "{ getPushSettings { Others } }": { data: Sent4aa46554Query; variables: Sent4aa46554QueryVariables }
  "{ getReceipt(Id: \"declarations.x\") { Name } }": { data: Sentafe0c18cQuery; variables: Sentafe0c18cQueryVariables }
  "{ getScreeningById(ScreeningId: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent47bc9f5aQuery; variables: Sent47bc9f5aQueryVariables }
  "{ getSeatFigures {\n  Attended Certified WeeksToCertify PeriodsEnded PeriodsRenewed DonorsByWeeksLeft PlacesGiven InExam InLine JoinedLine\n  JoinedWeeks Invitations PlacesUsed\n} }": { data: Senta3f28842Query; variables: Senta3f28842QueryVariables }
  "{ getSeatFigures { InLine } }": { data: Sent4bb48a71Query; variables: Sent4bb48a71QueryVariables }
  "{ getUnit(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent7f8986d3Query; variables: Sent7f8986d3QueryVariables }
  "{ getUser {\n      Payouts { Id PaidAt AmountYen Donations { DonationYen BonusYen } }\n      RewardPeriods { DonationYen BonusYen Earned { DonationYen BonusYen } }\n      Rewards { Due Pending Paid } } }": { data: Sent313b6328Query; variables: Sent313b6328QueryVariables }
  "{ getUser {\n  DeclineKeepsPlace WaitingPosition\n  Profile { UserStatus WaitingSince WaitingPausedUntil ExpectedInvitation { From To } }\n} }": { data: Sentf20b4504Query; variables: Sentf20b4504QueryVariables }
  "{ getUser { AnswerCorrections { Id ScreeningId State Effect Version DueOn Reason Words DecidedByName Answers { QuestionId Before After } Before { Result NextDate Reasons } After { Result NextDate Reasons } } } }": { data: Sentbc1b0142Query; variables: Sentbc1b0142QueryVariables }
  "{ getUser { AskedTest { Kind PreferredDates ScheduledDate ScheduledTime } } }": { data: Sente6b52f5fQuery; variables: Sente6b52f5fQueryVariables }
  "{ getUser { ConditionReports { DonationsSince { Id } Outcome } } }": { data: Sent346af40bQuery; variables: Sent346af40bQueryVariables }
  "{ getUser { ConditionReports { Items { Choice } } InspectionDetail { Enterotype IntestinalFloraComposition } } }": { data: Sent009adebeQuery; variables: Sent009adebeQueryVariables }
  "{ getUser { ConditionReports { Kind Stage } } }": { data: Sent555693eaQuery; variables: Sent555693eaQueryVariables }
  "{ getUser { ConsentToSign { SignBy } Profile { UserStatus DonorStatus SuspensionStatus1 SuspensionStatus2\n  DonorExpirationDate DonationPaused Resting RestingUntil } } }": { data: Sent10b61282Query; variables: Sent10b61282QueryVariables }
  "{ getUser { Consents { Id Version IdentityDocument EndedAt Signature { Kind Questions CopySha256 } } } }": { data: Sentb66469e2Query; variables: Sentb66469e2QueryVariables }
  "{ getUser { Consents { Version ConsentedAt IdentityDocument EndedAt Withdrawn Document { Title EffectiveFrom Sha256 Content } } } }": { data: Sentceb1379fQuery; variables: Sentceb1379fQueryVariables }
  "{ getUser { Corrections { Kind TakesBack } } }": { data: Sent61e442f6Query; variables: Sent61e442f6QueryVariables }
  "{ getUser { CreatedAt UpdatedAt ScreeningInfo { Id } } }": { data: Sent4d33988aQuery; variables: Sent4d33988aQueryVariables }
  "{ getUser { CreatedAt UpdatedAt } }": { data: Sent9cb27ddaQuery; variables: Sent9cb27ddaQueryVariables }
  "{ getUser { CriteriaNews } }": { data: Sent42c3ca91Query; variables: Sent42c3ca91QueryVariables }
  "{ getUser { DonationInfo { Id RewardStatus } } }": { data: Sent4ea3e282Query; variables: Sent4ea3e282QueryVariables }
  "{ getUser { FloraAverages { People DiversityScoreScaled Genera { Genus Share } } } }": { data: Sentaa82a6f5Query; variables: Sentaa82a6f5QueryVariables }
  "{ getUser { FloraInvitationRequestedAt FloraRankingTotal } }": { data: Sent40522224Query; variables: Sent40522224QueryVariables }
  "{ getUser { Gifts { AmountYen Replaces ConfirmedAt } } }": { data: Sent01a76bb2Query; variables: Sent01a76bb2QueryVariables }
  "{ getUser { Gifts { Id } } }": { data: Sent663da1e9Query; variables: Sent663da1e9QueryVariables }
  "{ getUser { GivenSums { Received InTests Usable } } }": { data: Sent5ea9e75cQuery; variables: Sent5ea9e75cQueryVariables }
  "{ getUser { Guidance { ChangesLeft } } }": { data: Sentbe503b71Query; variables: Sentbe503b71QueryVariables }
  "{ getUser { Guidance { KitNumber ConsentVersion } } }": { data: Sentd9803be3Query; variables: Sentd9803be3QueryVariables }
  "{ getUser { Guidance { Status DeadlineAt ReservedAt } WaitingPosition } }": { data: Sent47671899Query; variables: Sent47671899QueryVariables }
  "{ getUser { Id Profile { Caution } } }": { data: Sent5b05d5e2Query; variables: Sent5b05d5e2QueryVariables }
  "{ getUser { Id Profile { City } } }": { data: Sente4fb779dQuery; variables: Sente4fb779dQueryVariables }
  "{ getUser { Id Profile { LastName } CheckValidUntil } }": { data: Sent317e9f83Query; variables: Sent317e9f83QueryVariables }
  "{ getUser { Id Profile { Sk Email LastName Birthday UserStatus DonorStatus ProfileCreatedAt Version }\n      Guidance { Id } DonationInfo { Id } InspectionDetail { Id } ScreeningInfo { Id } WaitingPosition } }": { data: Sentb2d304f0Query; variables: Sentb2d304f0QueryVariables }
  "{ getUser { Id } }": { data: Sent31803a20Query; variables: Sent31803a20QueryVariables }
  "{ getUser { InspectionDetail { Id Sk SampleId UserId Status Year Month Day StatusChangedToSharedYear DeadlineForApplicationAt\n    DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition } } }": { data: Sentdec4ff9dQuery; variables: Sentdec4ff9dQueryVariables }
  "{ getUser { MayReportCondition } }": { data: Sentf0ae73a2Query; variables: Sentf0ae73a2QueryVariables }
  "{ getUser { MaySign { Version Sha256 } } }": { data: Sentef0322e2Query; variables: Sentef0322e2QueryVariables }
  "{ getUser { MayStartOnlineCheck OnlineCheckOpen OnlineCheckOpensOn } }": { data: Sent9f16e8afQuery; variables: Sent9f16e8afQueryVariables }
  "{ getUser { MayStartOnlineCheck Profile { UserStatus } } }": { data: Sent5bf5949eQuery; variables: Sent5bf5949eQueryVariables }
  "{ getUser { MayStartOnlineCheck RetryFrom } }": { data: Sent561db973Query; variables: Sent561db973QueryVariables }
  "{ getUser { NewLooks } }": { data: Sentd4be58a5Query; variables: Sentd4be58a5QueryVariables }
  "{ getUser { OfficePoints { Id Kind } } }": { data: Senteb7fe9e0Query; variables: Senteb7fe9e0QueryVariables }
  "{ getUser { OfficePoints { Kind } Profile { UserStatus WaitingPosition } } }": { data: Sent4e1231bcQuery; variables: Sent4e1231bcQueryVariables }
  "{ getUser { Payouts { Id AmountYen } } }": { data: Sentac63f3ceQuery; variables: Sentac63f3ceQueryVariables }
  "{ getUser { Profile { Caution } } }": { data: Sent18947f76Query; variables: Sent18947f76QueryVariables }
  "{ getUser { Profile { DonorStatus } Corrections { Id } } }": { data: Sent53d76f24Query; variables: Sent53d76f24QueryVariables }
  "{ getUser { Profile { Email } } }": { data: Sent6395697fQuery; variables: Sent6395697fQueryVariables }
  "{ getUser { Profile { LastName FirstName } } }": { data: Sent3483d792Query; variables: Sent3483d792QueryVariables }
  "{ getUser { Profile { LastName UserStatus NextDate } Guidance { Status } DonationInfo { Id } } }": { data: Sent9b207f5cQuery; variables: Sent9b207f5cQueryVariables }
  "{ getUser { Profile { LastName } } }": { data: Sentec55aa5cQuery; variables: Sentec55aa5cQueryVariables }
  "{ getUser { Profile { NextDate NextDateKind HasCaution } } }": { data: Sentba7217c0Query; variables: Sentba7217c0QueryVariables }
  "{ getUser { Profile { OnlineCheckResult } } }": { data: Senta3f08081Query; variables: Senta3f08081QueryVariables }
  "{ getUser { Profile { ProfileCreatedAt } } }": { data: Sentc5a63dd3Query; variables: Sentc5a63dd3QueryVariables }
  "{ getUser { Profile { Resting RestingUntil } } }": { data: Sent7a3e3a3eQuery; variables: Sent7a3e3a3eQueryVariables }
  "{ getUser { Profile { RetryState RetryFrom WaitingSince WaitingPosition } } }": { data: Sentac397a93Query; variables: Sentac397a93QueryVariables }
  "{ getUser { Profile { SuspendedUntil } Suspension { Since Until Reason } } }": { data: Sentf6c97921Query; variables: Sentf6c97921QueryVariables }
  "{ getUser { Profile { SuspensionStatus1 DonorStatus } } }": { data: Sent10a83ac3Query; variables: Sent10a83ac3QueryVariables }
  "{ getUser { Profile { TotalDonationsCount } Rewards { Pending Paid } RewardPeriods { Donations DonationYen BonusYen Stage } } }": { data: Sent4454042eQuery; variables: Sent4454042eQueryVariables }
  "{ getUser { Profile { UserRank } Rewards { Pending Expected Due } } }": { data: Sentcfe72a14Query; variables: Sentcfe72a14QueryVariables }
  "{ getUser { Profile { UserStatus DonorStatus DonorId TotalDonationsCount LatestDonationsCount IntestinalFloraCount } DonationInfo { StoolReceiptStatus } } }": { data: Sent2db6e66aQuery; variables: Sent2db6e66aQueryVariables }
  "{ getUser { Profile { UserStatus DonorStatus SuspensionStatus1 SuspensionStatus2 DonorExpirationDate\n  DonationPaused Resting RestingUntil } } }": { data: Sent6a7f566fQuery; variables: Sent6a7f566fQueryVariables }
  "{ getUser { Profile { UserStatus OnlineCheckResult OnlineCheckScore DonorProcessStatus } } }": { data: Sent7f019e19Query; variables: Sent7f019e19QueryVariables }
  "{ getUser { Profile { UserStatus } Guidance { Status } } }": { data: Sent5b55767fQuery; variables: Sent5b55767fQueryVariables }
  "{ getUser { Profile { UserStatus } ScreeningInfo { Id ScheduledInitialExamDate } } }": { data: Sentf1ac7285Query; variables: Sentf1ac7285QueryVariables }
  "{ getUser { Profile { UserStatus } } }": { data: Sentbed0a414Query; variables: Sentbed0a414QueryVariables }
  "{ getUser { RetryFrom MayStartOnlineCheck Profile { RetryByOffice } } }": { data: Sentdcd767c1Query; variables: Sentdcd767c1QueryVariables }
  "{ getUser { RetryFrom MayStartOnlineCheck Profile { UserStatus } } }": { data: Sentc4be0ad8Query; variables: Sentc4be0ad8QueryVariables }
  "{ getUser { RetryFrom MayStartOnlineCheck } }": { data: Sentf53df3d3Query; variables: Sentf53df3d3QueryVariables }
  "{ getUser { RetryReminder Profile { SubscribedMagazine } } }": { data: Sente68280d3Query; variables: Sente68280d3QueryVariables }
  "{ getUser { Rewards { Due Pending Expected } } }": { data: Sent0a5f518bQuery; variables: Sent0a5f518bQueryVariables }
  "{ getUser { Rewards { Due Pending Paid Expected } } }": { data: Sentf18e56b3Query; variables: Sentf18e56b3QueryVariables }
  "{ getUser { Rewards { Paid }\n  Payouts { AmountYen Donations { DonatedOn DonationYen BonusYen } } } }": { data: Sent693b32a8Query; variables: Sent693b32a8QueryVariables }
  "{ getUser { ScreeningInfo { PreferredDates Note } } }": { data: Sent0a528afeQuery; variables: Sent0a528afeQueryVariables }
  "{ getUser { TestPanels { Kind FirstDay WithdrawnAt ReleasedAt Results { Name Judgement Value Unit } } } }": { data: Sent5f2b22f1Query; variables: Sent5f2b22f1QueryVariables }
  "{ getUser { UseWithdrawnAt MayWithdrawUse } }": { data: Sentd260debbQuery; variables: Sentd260debbQueryVariables }
  "{ getUser { WaitingPosition } }": { data: Sent66331f27Query; variables: Sent66331f27QueryVariables }
  "{ getWorkCounts { BookingsToday } }": { data: Sent6631e806Query; variables: Sent6631e806QueryVariables }
  "{ it: listOwnCases(Kind: RightsRequest) { Kind State DueOn Words Answer Request { Kind IdentityOn IdentityDocument FeeYen FeePaidOn Outcome Grounds } } }": { data: Sentb00f29daQuery; variables: Sentb00f29daQueryVariables }
  "{ listAdministratorByIdProfileCreatedAt { items { Id } } }": { data: Sentfcb54efbQuery; variables: Sentfcb54efbQueryVariables }
  "{ listAdministratorByIdProfileCreatedAt(limit: 100) { items { Id AwaitsFirstSignIn HasTotp } } }": { data: Senta994ed82Query; variables: Senta994ed82QueryVariables }
  "{ listAdministratorByIdProfileCreatedAt(limit: 100) { items { Id Name Email CreatedAt } } }": { data: Sent183814daQuery; variables: Sent183814daQueryVariables }
  "{ listAdministratorByIdProfileCreatedAt(sortField: Email, sortDirection: ASC) { items { Id } total } }": { data: Sent879df831Query; variables: Sent879df831QueryVariables }
  "{ listAllocations(Year: 2026, Month: 12) { items { Position } } }": { data: Sent3321b316Query; variables: Sent3321b316QueryVariables }
  "{ listBookingAvailableslots(date: \"2026-12-03\") { items { Remaining } } }": { data: Sentc778b800Query; variables: Sentc778b800QueryVariables }
  "{ listBookingSlots(from: \"2026-12-03\", to: \"2026-12-04\") { items { Remaining } } }": { data: Sent0ecabf76Query; variables: Sent0ecabf76QueryVariables }
  "{ listBookingSlotsByAdmin { items { Remaining } } }": { data: Sent948a2183Query; variables: Sent948a2183QueryVariables }
  "{ listBookingSlotsByAdmin { items { StartAt Remaining } } }": { data: Sent1c163abeQuery; variables: Sent1c163abeQueryVariables }
  "{ listBulkJobs { Id } }": { data: Sentfcbe5603Query; variables: Sentfcbe5603QueryVariables }
  "{ listBulkRows(JobId: \"00000000-0000-4000-8000-00000000dead\") { items { UserId } } }": { data: Sent90c94ce2Query; variables: Sent90c94ce2QueryVariables }
  "{ listCases { items { Id } total } }": { data: Sentbef883a9Query; variables: Sentbef883a9QueryVariables }
  "{ listConsentDocuments(date: \"2026-12-01\") { Version } }": { data: Sent95e18959Query; variables: Sent95e18959QueryVariables }
  "{ listCorrections(RecordId: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sentbee1bb7aQuery; variables: Sentbee1bb7aQueryVariables }
  "{ listCriteria { items { Id Number State Origin Sha256 Version Content AuthorName ApproverName EffectiveFrom Rejection Note PausedDonors } total } }": { data: Sent53abf71dQuery; variables: Sent53abf71dQueryVariables }
  "{ listCriteria { items { Id Number State Sha256 } } }": { data: Sent99f3adfaQuery; variables: Sent99f3adfaQueryVariables }
  "{ listCriteria { items { Id State } } }": { data: Sent5482c9d8Query; variables: Sent5482c9d8QueryVariables }
  "{ listCriteria { items { Id Version State Content } } }": { data: Sent589b1600Query; variables: Sent589b1600QueryVariables }
  "{ listCriteria { items { Id } total } }": { data: Sent62ff2709Query; variables: Sent62ff2709QueryVariables }
  "{ listCriteria { items { State HospitalRefusals { Id Sentence WaitMonths WaitWeeks } } } }": { data: Sentbc0fcaa1Query; variables: Sentbc0fcaa1QueryVariables }
  "{ listCriteria(limit: 1) { items { Id Sha256 } } }": { data: Sentef8b2cc2Query; variables: Sentef8b2cc2QueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt { items { Id RewardStatus } } }": { data: Sent13d36b67Query; variables: Sent13d36b67QueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt { items { Id } total } }": { data: Sent583ff63dQuery; variables: Sent583ff63dQueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt { items { User { Resting } } } }": { data: Sentb260449aQuery; variables: Sentb260449aQueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt { items { UserId User { Id Caution HasCaution OnlineCheckScore } } } }": { data: Sent7309db71Query; variables: Sent7309db71QueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt(filter: { RewardStage: { eq: Due } }) { total } }": { data: Sent7f024b71Query; variables: Sent7f024b71QueryVariables }
  "{ listDonationByIdDonationInfoCreatedAt(filter: { UnitMissing: { eq: true } }) { items { Id UserId } } }": { data: Sent5c64f8d6Query; variables: Sent5c64f8d6QueryVariables }
  "{ listHolds { items { Id } total } }": { data: Sente412caa0Query; variables: Sente412caa0QueryVariables }
  "{ listIntestinalFloraTestByIdInspectionDetailCreatedAt { items { Id } total } }": { data: Sentcfae1ab9Query; variables: Sentcfae1ab9QueryVariables }
  "{ listIntestinalFloraTestByIdInspectionDetailCreatedAt(filter: { Status: { eq: Shared } }, limit: 1) {\n      items { SampleId User { Id LastName FirstName Birthday } }\n    } }": { data: Sente925f032Query; variables: Sente925f032QueryVariables }
  "{ listLetterVersions(LetterId: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sent2a08fd6fQuery; variables: Sent2a08fd6fQueryVariables }
  "{ listLetters { Id Version Name Kind Subject Text AuthorId } }": { data: Sente0a14d94Query; variables: Sente0a14d94QueryVariables }
  "{ listLetters { Id } }": { data: Sent677a1464Query; variables: Sent677a1464QueryVariables }
  "{ listMailTextVersions(Key: \"guidanceBooked\") { Version } }": { data: Sentc10d893fQuery; variables: Sentc10d893fQueryVariables }
  "{ listMailTexts { items { Key Name When Version Subject Text IsDelivered DeliveredSubject DeliveredText Variables { Name Says IsRequired IsLine } } Fixed { Name Reason } } }": { data: Sent6acf7f52Query; variables: Sent6acf7f52QueryVariables }
  "{ listMailTexts { items { Key } } }": { data: Sent263fa879Query; variables: Sent263fa879QueryVariables }
  "{ listMails { items { Id } total } }": { data: Sent4b234f54Query; variables: Sent4b234f54QueryVariables }
  "{ listMails { nextToken } listSecurityEvents { nextToken } }": { data: Sentbefb09a0Query; variables: Sentbefb09a0QueryVariables }
  "{ listMails { nextToken } }": { data: Sentd580ea13Query; variables: Sentd580ea13QueryVariables }
  "{ listMessages { items { Id Subject Text OpenedAt } } }": { data: Sent56dcc163Query; variables: Sent56dcc163QueryVariables }
  "{ listMessages { items { Id } } }": { data: Sent0adaa3c0Query; variables: Sent0adaa3c0QueryVariables }
  "{ listMessages { items { Subject } } }": { data: Sente38ab78aQuery; variables: Sente38ab78aQueryVariables }
  "{ listMessages { items { Text } } }": { data: Sent0d112880Query; variables: Sent0d112880QueryVariables }
  "{ listOwnAccountEvents { Id } }": { data: Sent817aab5cQuery; variables: Sent817aab5cQueryVariables }
  "{ listOwnAccountEvents { Kind Network } }": { data: Sent9a023e5cQuery; variables: Sent9a023e5cQueryVariables }
  "{ listOwnAccountEvents { Network } }": { data: Sent3779eca2Query; variables: Sent3779eca2QueryVariables }
  "{ listOwnCases { Id } }": { data: Sent0617c161Query; variables: Sent0617c161QueryVariables }
  "{ listOwnCases { Kind State DueOn Words Answer } }": { data: Sent204bdf63Query; variables: Sent204bdf63QueryVariables }
  "{ listOwnSessions { Id Device Network SignedInAt LastUsedAt IsThis } }": { data: Sent38963673Query; variables: Sent38963673QueryVariables }
  "{ listOwnSessions { Id IsThis } }": { data: Sent63e3b599Query; variables: Sent63e3b599QueryVariables }
  "{ listOwnSessions { Id } }": { data: Sent41bae4efQuery; variables: Sent41bae4efQueryVariables }
  "{ listPartners { Code Name People } }": { data: Sent1e65d7e1Query; variables: Sent1e65d7e1QueryVariables }
  "{ listPartners { Code People } }": { data: Sent029ae3faQuery; variables: Sent029ae3faQueryVariables }
  "{ listReceipts { Id Kind IsOfExam Time AmountYen DonationDate IsOfBonus State } }": { data: Sent7183971bQuery; variables: Sent7183971bQueryVariables }
  "{ listReceipts { Id } }": { data: Sent9018b230Query; variables: Sent9018b230QueryVariables }
  "{ listReceptionToday { DonorId } }": { data: Sent43796ba8Query; variables: Sent43796ba8QueryVariables }
  "{ listReceptionToday { UserId DonorId Name ExpiresOn Message ToSay } }": { data: Sent15543030Query; variables: Sent15543030QueryVariables }
  "{ listSamePeople(Id: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sentf104ccc6Query; variables: Sentf104ccc6QueryVariables }
  "{ listScreeningInfoByIdScreeningInfoCreatedAt { items { Id } total } }": { data: Sent14bf7fdcQuery; variables: Sent14bf7fdcQueryVariables }
  "{ listSealedTrees { Name Size Waiting Verdict Head { Size SignedAt Note Name } Keys } }": { data: Sent76c75df3Query; variables: Sent76c75df3QueryVariables }
  "{ listSealedTrees { Name } }": { data: Sent7bb5f34fQuery; variables: Sent7bb5f34fQueryVariables }
  "{ listSecurityEvents { items { Id } total } }": { data: Sent164f1736Query; variables: Sent164f1736QueryVariables }
  "{ listSharedViews { Id } }": { data: Sentfa8a36a5Query; variables: Sentfa8a36a5QueryVariables }
  "{ listSharedViews { Name } }": { data: Sentdfb77265Query; variables: Sentdfb77265QueryVariables }
  "{ listStaffReads { items { Id } total } }": { data: Sente60d7da6Query; variables: Sente60d7da6QueryVariables }
  "{ listTestPanels(UserId: \"00000000-0000-4000-8000-00000000dead\") { Id } }": { data: Sentd9a880a4Query; variables: Sentd9a880a4QueryVariables }
  "{ listUnits { items { Id } total } }": { data: Sent0d7692b4Query; variables: Sent0d7692b4QueryVariables }
  "{ listUnits { items { Id } } }": { data: Sent1651e038Query; variables: Sent1651e038QueryVariables }
  "{ listUnits(filter: { HandedOver: { eq: true } }, limit: 100) {\n      items { Id Number HandOverBatch User { Id LastName FirstName } } } }": { data: Sent40b892e1Query; variables: Sent40b892e1QueryVariables }
  "{ listUnits(filter: { State: { eq: Quarantine }, ReceivedAt: { lt: \"2026-11-29T00:00:00Z\" } }, limit: 1) { items { Id ReceivedAt } } }": { data: Sent26d836a0Query; variables: Sent26d836a0QueryVariables }
  "{ listUserActivity { items { text } count } }": { data: Sent8a2f849cQuery; variables: Sent8a2f849cQueryVariables }
  "{ listUserActivity(limit: 1) { items { text } } }": { data: Sentfab170c4Query; variables: Sentfab170c4QueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { Caution } } }": { data: Senta817311dQuery; variables: Senta817311dQueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { Id LastName Tel } } }": { data: Sentbfad123dQuery; variables: Sentbfad123dQueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { Id LastName } } }": { data: Sente7f66475Query; variables: Sente7f66475QueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { Id } total } }": { data: Sent53dac20eQuery; variables: Sent53dac20eQueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { LastName } } }": { data: Sent498ed87bQuery; variables: Sent498ed87bQueryVariables }
  "{ listUsersByIdProfileCreatedAt { items { OnlineCheckResult } } }": { data: Sentc4fb7951Query; variables: Sentc4fb7951QueryVariables }
  "{ listUsersByIdProfileCreatedAt { total } }": { data: Sent96502a92Query; variables: Sent96502a92QueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { DonorId: { ne: null } }) { total } }": { data: Sent9891d2abQuery; variables: Sent9891d2abQueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { Email: { eq: \"waiting@example.com\" } }) { items { Id } } }": { data: Sent33cbd27aQuery; variables: Sent33cbd27aQueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { LastName: { contains: \"金糸雀\" }, KitNumber: { contains: \"1\" } }) { items { Id } } }": { data: Sentf11ac277Query; variables: Sentf11ac277QueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { PointsToClear: { eq: true } }) { items { Id } } }": { data: Sentd6b3dd20Query; variables: Sentd6b3dd20QueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { Resting: { eq: true } }) { items { Id } } }": { data: Sentdf4b634cQuery; variables: Sentdf4b634cQueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: { UserStatus: { eq: Donation } }, limit: 100) { items { Id LastName } } }": { data: Sentcee298faQuery; variables: Sentcee298faQueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: {}) { items { WaitingPosition } } }": { data: Sente4f7099bQuery; variables: Sente4f7099bQueryVariables }
  "{ listUsersByIdProfileCreatedAt(filter: {}, sortField: WaitingSince, sortDirection: ASC) { items { Id ExpectedInvitation { From To } WaitingPausedUntil } } }": { data: Sent9bacbcbbQuery; variables: Sent9bacbcbbQueryVariables }
  "{ listUsersByIdProfileCreatedAt(limit: 1) { items { Sk } } }": { data: Sent7e52b429Query; variables: Sent7e52b429QueryVariables }
  "{ listUsersByIdProfileCreatedAt(limit: 100) { items { Id LastName Tel } } }": { data: Sentb122da5eQuery; variables: Sentb122da5eQueryVariables }
  "{ listUsersByIdProfileCreatedAt(limit: 20) { items { Id LastName Tel } } }": { data: Sent8b2c63ecQuery; variables: Sent8b2c63ecQueryVariables }
  "{ listWork { items { Id } total } }": { data: Sent6bb6d5d5Query; variables: Sent6bb6d5d5QueryVariables }
  "{ listWork { items { Kind SubjectId UserId Due Days At Amount Words } } countWork { Kinds { Kind Count } } }": { data: Sent43f2f8eeQuery; variables: Sent43f2f8eeQueryVariables }
  "{ listWork { items { Kind SubjectId UserId Due } } countWork { All } }": { data: Sentb2ad8fe4Query; variables: Sentb2ad8fe4QueryVariables }
  "{ listWork { items { Kind SubjectId } } }": { data: Sentfdb41647Query; variables: Sentfdb41647QueryVariables }
  "{ listWork { items { Kind UserId } } }": { data: Sent36e4d3d8Query; variables: Sent36e4d3d8QueryVariables }
  "{ listWork(filter: { Kinds: [AnswerCorrection] }) { items { SubjectId UserId Due } } }": { data: Sent01493cc0Query; variables: Sent01493cc0QueryVariables }
  "{ listWork(filter: { Kinds: [AskedTest] }) { items { Kind UserId Due At Days Amount Point MailLabel Title Words } } }": { data: Sentda992516Query; variables: Sentda992516QueryVariables }
  "{ listWork(filter: { Kinds: [Case] }) { items { SubjectId Due Group Request } } }": { data: Sentefcd78f8Query; variables: Sentefcd78f8QueryVariables }
  "{ listWork(filter: { Kinds: [Case] }) { items { SubjectId Due } } }": { data: Sente10eb5fdQuery; variables: Sente10eb5fdQueryVariables }
  "{ listWork(filter: { Kinds: [Case] }) { items { SubjectId } } }": { data: Sent79af190eQuery; variables: Sent79af190eQueryVariables }
  "{ listWork(filter: { Kinds: [OfficePoint] }) { items { SubjectId UserId } } }": { data: Sent2cf65f1bQuery; variables: Sent2cf65f1bQueryVariables }
  "{ listWork(filter: { Kinds: [OfficePoint] }, limit: 100) { items { Kind SubjectId UserId Due At Days Amount Point MailLabel Title Words } } }": { data: Sent3edb548cQuery; variables: Sent3edb548cQueryVariables }
  "{ listWork(filter: { Kinds: [OfficePoint] }, limit: 100) { items { UserId Days Point } } }": { data: Sentbcbb0baaQuery; variables: Sentbcbb0baaQueryVariables }
  "{ listWork(filter: { Kinds: [PointsToClear] }) { items { SubjectId UserId Amount } } }": { data: Sentd693545dQuery; variables: Sentd693545dQueryVariables }
  "{ listWork(filter: { Kinds: [PointsToClear] }, limit: 100) { items { SubjectId } } }": { data: Sentde184580Query; variables: Sentde184580QueryVariables }
  "{ listWork(filter: { State: Open }, limit: 100) { items { Kind UserId } } }": { data: Sent054f375dQuery; variables: Sent054f375dQueryVariables }
  "{ listWork(limit: 100) { items { Kind SubjectId UserId Point Words Title MailLabel Amount } } }": { data: Sent6fe177ecQuery; variables: Sent6fe177ecQueryVariables }
  "{ people: listUsersByIdProfileCreatedAt(limit: 25) { total } }": { data: Sent095da6c1Query; variables: Sent095da6c1QueryVariables }
  "{ previewBooking(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", StartAt: \"2026-12-10T02:00:00.000Z\" }) { Conflicts } }": { data: Sent48139379Query; variables: Sent48139379QueryVariables }
  "{ previewBreach(choice: { AccountId: \"00000000-0000-4000-8000-00000000dead\", From: \"2026-11-01T00:00:00Z\", To: \"2026-11-02T00:00:00Z\" }) { People } }": { data: Sent2e483027Query; variables: Sent2e483027QueryVariables }
  "{ previewCorrection(input: { RecordId: \"00000000-0000-4000-8000-00000000dead\", TakeBack: true }) { Outcome } }": { data: Sent89d825ddQuery; variables: Sent89d825ddQueryVariables }
  "{ previewExam(input: { UserId: \"00000000-0000-4000-8000-00000000dead\", ScheduledDate: \"2026-12-10\" }) { Conflicts } }": { data: Sent966550b3Query; variables: Sent966550b3QueryVariables }
  "{ previewLetter(input: { Kind: Notice, Subject: \"\", Text: \"\" }) { Text } }": { data: Sentb42611f1Query; variables: Sentb42611f1QueryVariables }
  "{ previewMailText(input: { Key: \"guidanceBooked\", Subject: \"\", Text: \"\" }) { Subject } }": { data: Sent94887bb7Query; variables: Sent94887bb7QueryVariables }
  "{ previewOpening(input: {}) { Version } }": { data: Sent40466154Query; variables: Sent40466154QueryVariables }
  "{ previewPreferenceSlot(input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Invitations } }": { data: Sent584481daQuery; variables: Sent584481daQueryVariables }
}