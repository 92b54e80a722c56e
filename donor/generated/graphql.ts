/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** When corrected answers of a check count */
export type AnswerCorrectionEffect =
  /** At once; nothing else changes but the result of the check */
  | 'Counts'
  /** At once: the check would not have passed, so invitation and booking end */
  | 'Ends'
  /** The office looks at it; until then no test certifies */
  | 'Holds'
  /** After the office has looked at it */
  | 'Looks'
  /** Donating rests at once; the office looks at it */
  | 'Pauses';

/** Why the office has decided so, as the person is told */
export type AnswerCorrectionReason =
  /** Answering the check once more is safer */
  | 'AnswerAnew'
  /** It is plausible as it stands */
  | 'AsWritten'
  /** By telephone it turned out that the first answer was right */
  | 'FirstWasRight'
  /** It was confirmed by telephone */
  | 'HeardByTelephone'
  /** Nobody answered, so it could not be confirmed */
  | 'NotReached'
  /** A document was seen */
  | 'SeenOnDocument'
  /** It is talked about in person first */
  | 'TalkFirst';

/** How far a correction of answers is */
export type AnswerCorrectionState =
  /** The office let it count */
  | 'Accepted'
  /** Counted at once */
  | 'Counted'
  /** Waits for the office */
  | 'Open'
  /** The first answers stand */
  | 'Refused'
  /** The person gave the answers of before again */
  | 'Withdrawn';

/** How far a case is */
export type CaseState =
  /** The person has an answer */
  | 'Answered'
  /** Nothing is left to do */
  | 'Closed'
  /** Somebody looks into it */
  | 'Open';

/** Whether somebody, or a finding, meets the criteria */
export type Certification =
  /** Does */
  | 'Certified'
  /** Does not, or not yet */
  | 'NotCertified';

/** A statement belongs to a day and is made before a visit; a report is made whenever something has changed */
export type ConditionKind =
  /** Made when something has changed */
  | 'Report'
  /** Made before a visit */
  | 'Statement';

/** What an answer about the condition leads to */
export type ConditionOutcome =
  /** Donating goes on */
  | 'Fine'
  /** Donating rests until a day, or until it has ended */
  | 'NotYet'
  /** The office asks about it first */
  | 'TalkFirst';

/** What a correction is about */
export type CorrectionKind =
  /** The shared result of a flora test */
  | 'FloraTest'
  /** The judgement of a hospital test */
  | 'Judgement';

/** What kind of data a field holds */
export type DataClass =
  /** How somebody signs in */
  | 'Account'
  /** How somebody is reached */
  | 'Contact'
  /** Tests of the intestinal flora and what they found */
  | 'Flora'
  /** What was answered, found, judged or said about somebody's health */
  | 'Health'
  /** Who somebody is: name, birthday, numbers, documents */
  | 'Identity'
  /** What somebody has earned and been paid */
  | 'Money'
  /** How far somebody is, and what is to be done */
  | 'Operational'
  /** What staff wrote for each other */
  | 'StaffNotes';

/** What endOwnSessions takes */
export type EndOwnSessionsInput = {
  /** Of the sign-in to end; without it all but the one that asks end */
  Id?: string | null | undefined;
};

/** How far a flora test has come */
export type FloraTestStatus =
  /** Applied with consent */
  | 'Applied'
  /** Invited; may apply before the deadline */
  | 'Guidance'
  /** The sample has arrived */
  | 'Received'
  /** The member can read the result */
  | 'Shared';

/** As the person says */
export type Gender =
  /** Male */
  | 'Man'
  /** Female; the name is the specification's */
  | 'Women';

/** How far an invitation has come */
export type GuidanceStatus =
  /** Came and consented */
  | 'Attended'
  /** The booking was cancelled */
  | 'Cancelled'
  /** May choose an hour */
  | 'Invited'
  /** Did not come */
  | 'NoShow'
  /** An hour is booked */
  | 'Reserved';

/** What was shown at the guidance to prove who somebody is */
export type IdentityDocument =
  /** 運転免許証 */
  | 'DriversLicense'
  /** 健康保険の資格確認書 */
  | 'HealthInsurance'
  /** マイナンバーカード */
  | 'MyNumberCard'
  /** Another document */
  | 'Other'
  /** パスポート */
  | 'Passport'
  /** 在留カード */
  | 'ResidenceCard';

/** Whether something was done: a test, a receipt, a payment, a reminder */
export type ImplementationStatus =
  /** Done */
  | 'Implemented'
  /** Not done */
  | 'NotImplemented';

/** What a screening is for */
export type InspectionType =
  /** To become a donor */
  | 'Registration'
  /** To stay one */
  | 'Renewal';

/** What objectToRecordRead takes */
export type ObjectToRecordReadInput = {
  /** What they want to say; nothing is needed */
  Note?: string | null | undefined;
  /** Of listRecordReads */
  ReadId: string;
};

/** What waits for the office to look at it, beside the life cycle */
export type OfficePointKind =
  /** A donor who reached the upper age */
  | 'AgeReached'
  /** The birthday of the check is not the profile's */
  | 'BirthdayDiffers'
  /** The consent of the guidance was withdrawn */
  | 'ConsentWithdrawn'
  /** A donor who moved to outside the recruiting area */
  | 'MovedOutside'
  /** The town of the check is not the profile's */
  | 'TownDiffers';

/** What the online check came to */
export type OnlineCheckResult =
  /** Not now: may be answered again later */
  | 'Failed_1'
  /** Not under today's criteria */
  | 'Failed_2'
  /** Goes on */
  | 'Passed';

/** Romanised names of the 47 prefectures; Japanese labels are in shared/prefectures.ts */
export type Prefecture =
  /** 愛知県 */
  | 'Aichi'
  /** 秋田県 */
  | 'Akita'
  /** 青森県 */
  | 'Aomori'
  /** 千葉県 */
  | 'Chiba'
  /** 愛媛県 */
  | 'Ehime'
  /** 福井県 */
  | 'Fukui'
  /** 福岡県 */
  | 'Fukuoka'
  /** 福島県 */
  | 'Fukushima'
  /** 岐阜県 */
  | 'Gifu'
  /** 群馬県 */
  | 'Gunma'
  /** 広島県 */
  | 'Hiroshima'
  /** 北海道 */
  | 'Hokkaido'
  /** 兵庫県 */
  | 'Hyogo'
  /** 茨城県 */
  | 'Ibaraki'
  /** 石川県 */
  | 'Ishikawa'
  /** 岩手県 */
  | 'Iwate'
  /** 香川県 */
  | 'Kagawa'
  /** 鹿児島県 */
  | 'Kagoshima'
  /** 神奈川県 */
  | 'Kanagawa'
  /** 高知県 */
  | 'Kochi'
  /** 熊本県 */
  | 'Kumamoto'
  /** 京都府 */
  | 'Kyoto'
  /** 三重県 */
  | 'Mie'
  /** 宮城県 */
  | 'Miyagi'
  /** 宮崎県 */
  | 'Miyazaki'
  /** 長野県 */
  | 'Nagano'
  /** 長崎県 */
  | 'Nagasaki'
  /** 奈良県 */
  | 'Nara'
  /** 新潟県 */
  | 'Niigata'
  /** 大分県 */
  | 'Oita'
  /** 岡山県 */
  | 'Okayama'
  /** 沖縄県 */
  | 'Okinawa'
  /** 大阪府 */
  | 'Osaka'
  /** 佐賀県 */
  | 'Saga'
  /** 埼玉県 */
  | 'Saitama'
  /** 滋賀県 */
  | 'Shiga'
  /** 島根県 */
  | 'Shimane'
  /** 静岡県 */
  | 'Shizuoka'
  /** 栃木県 */
  | 'Tochigi'
  /** 徳島県 */
  | 'Tokushima'
  /** 東京都 */
  | 'Tokyo'
  /** 鳥取県 */
  | 'Tottori'
  /** 富山県 */
  | 'Toyama'
  /** 和歌山県 */
  | 'Wakayama'
  /** 山形県 */
  | 'Yamagata'
  /** 山口県 */
  | 'Yamaguchi'
  /** 山梨県 */
  | 'Yamanashi';

/** What readMessage takes */
export type ReadMessageInput = {
  Id: string;
};

/** Why somebody of staff reads a record; in the letters of the header X-Purpose */
export type ReadPurpose =
  /** To look at how records are treated */
  | 'audit'
  /** To put a record right */
  | 'correction'
  /** What cannot wait, with a reason; two administrators are told at once */
  | 'emergency'
  /** The person asked, or is asked */
  | 'inquiry'
  /** To prepare the talk at the guidance */
  | 'interview'
  /** To judge a test */
  | 'judgement'
  /** To hand over what is due */
  | 'payout'
  /** To receive somebody at the donation room */
  | 'reception';

/** What a receipt is of */
export type ReceiptKind =
  /** A consent that was signed */
  | 'Consent'
  /** An online check or a hospital test that was judged */
  | 'Judgement'
  /** Money that was paid */
  | 'Payout'
  /** A consent that was withdrawn */
  | 'Withdrawal';

/** Whether a receipt can be had */
export type ReceiptState =
  /** It cannot: the record was sealed before there were receipts */
  | 'Never'
  /** It can */
  | 'Ready'
  /** Within about a minute: the record waits to be sealed */
  | 'Soon';

/** What reportCondition takes */
export type ReportConditionInput = {
  Answer: unknown;
  Since: string;
};

/** What requestDonorRegistration takes */
export type RequestDonorRegistrationInput = {
  Note?: string | null | undefined;
  /** One to five days from tomorrow, in order of preference */
  PreferredDates: Array<string>;
};

/** What requestGutFloraExamination takes */
export type RequestGutFloraExaminationInput = {
  Consent: boolean;
  InspectionDetailId: string;
};

/** How far a reward has come; a donation taken back has none */
export type RewardStage =
  /** The period has ended; to be handed over */
  | 'Due'
  /** Handed over */
  | 'Paid'
  /** Earned in the running period */
  | 'Pending';

/**
 * A duty of staff; somebody may hold several. What each may do and read stands in `shared/access` and in docs/duties.md. The
 * highest stands first.
 */
export type Role =
  /** Accounts, places, settings, and what she does for people; reads no health data */
  | 'Administrator'
  /** The log, and that it is sealed; changes nothing */
  | 'Auditor'
  /** Talks with people, plans their days, writes to them; reads no answers and no results */
  | 'Coordinator'
  /** The ledger and payouts */
  | 'Finance'
  /** Judges: reads health data, clears points, stops for health */
  | 'Physician'
  /** Finds a donor by card, asks the questions of the day, receives */
  | 'Reception'
  /** Reads, without health data and notes of staff; changes nothing */
  | 'Support';

/** What setCriteriaNews takes */
export type SetCriteriaNewsInput = {
  Tell: boolean;
};

/** What setRetryReminder takes */
export type SetRetryReminderInput = {
  Remind: boolean;
};

/** What setWaitingPause takes */
export type SetWaitingPauseInput = {
  /** The first day of one of the next six months; null ends the pause */
  Until?: string | null | undefined;
};

/** An answer to shared/condition/conditionQuestion: choices, and their days */
export type SubmitStatementInput = {
  Answer: unknown;
};

/** What updateEmail takes */
export type UpdateEmailInput = {
  Email: string;
};

/** What updateSubscribedMagazine takes */
export type UpdateSubscribedMagazineInput = {
  SubscribedMagazine: boolean;
};

/** All fields are sent each time the form is saved; Building may be empty */
export type UpdateUserProfileInput = {
  Address: string;
  Birthday: string;
  Building?: string | null | undefined;
  City: string;
  FirstName: string;
  FirstNameFurigana: string;
  Gender: Gender;
  LastName: string;
  LastNameFurigana: string;
  Pref: Prefecture;
  SubscribedMagazine?: boolean | null | undefined;
  Tel: string;
  ZipCode: string;
};

/** Honour by donations in all; the operator sets from how many */
export type UserRank =
  /** First rank by donations */
  | 'Beginner'
  /** Second */
  | 'Bronze'
  /** Sixth */
  | 'Diamond'
  /** From the certification */
  | 'DonorCertification'
  /** Fourth */
  | 'Gold'
  /** Highest */
  | 'Master'
  /** Fifth */
  | 'Platinum'
  /** Third */
  | 'Silver';

/** Where somebody stands on a donor's way */
export type UserStatus =
  /** Certified; may donate */
  | 'Donation'
  /** Attended; the hospital test for registration is next */
  | 'DonorRegistrationExam'
  /** Passed that check; the hospital test for renewal is next */
  | 'DonorRenewalExam'
  /** Invited; chooses an hour */
  | 'Guidance'
  /** Attended, but the passed check is too old: it is answered once more */
  | 'OnlineCheckBeforeRegistrationExam'
  /** Registered; the online check is next */
  | 'Registration'
  /** The status ends soon; the check before renewal is next */
  | 'RenewalExamOnlineCheckBeforeExam'
  /** Passed the check and waits to be invited */
  | 'WaitingGuidance'
  /** An hour is booked */
  | 'WaitingToParticipateGuidance';

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { listOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> | null };

export type EndOwnSessionsMutationVariables = Exact<{
  input: EndOwnSessionsInput;
}>;


export type EndOwnSessionsMutation = { endOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> };

export type OwnSessionFragment = { Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean };

export type UpdateEmailMutationVariables = Exact<{
  input: UpdateEmailInput;
}>;


export type UpdateEmailMutation = { updateEmail: { success: boolean } };

export type UpdateSubscribedMagazineMutationVariables = Exact<{
  input: UpdateSubscribedMagazineInput;
}>;


export type UpdateSubscribedMagazineMutation = { updateSubscribedMagazine: { Id: string, SubscribedMagazine: boolean | null } };

export type BookingSlotsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type BookingSlotsQuery = { listBookingSlots: Array<{ items: Array<{ StartAt: string, EndAt: string, Remaining: number }> }> };

export type DeleteGuidanceMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteGuidanceMutation = { deleteGuidance: { Id: string } };

export type ReserveGuidanceMutationVariables = Exact<{
  startAt: string;
}>;


export type ReserveGuidanceMutation = { reserveGuidance: { Id: string } };

export type UpdateGuidanceMutationVariables = Exact<{
  startAt: string;
}>;


export type UpdateGuidanceMutation = { updateGuidance: { Id: string } };

export type YourCorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type YourCorrectionsQuery = { getUser: { AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, DueOn: string | null, Reason: AnswerCorrectionReason | null, Words: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, After: { Result: OnlineCheckResult, NextDate: string | null } | null }> } };

export type PreviewAnswersQueryVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type PreviewAnswersQuery = { previewAnswerCorrection: { Effect: AnswerCorrectionEffect, DueOn: string | null } };

export type CorrectAnswersMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type CorrectAnswersMutation = { correctOnlineCheckAnswers: { Id: string } };

export type YourCorrectionFragment = { Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, DueOn: string | null, Reason: AnswerCorrectionReason | null, Words: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, After: { Result: OnlineCheckResult, NextDate: string | null } | null };

export type ScreeningQueryVariables = Exact<{
  id: string;
}>;


export type ScreeningQuery = { getScreeningById: { Id: string, Info: { Id: string, InspectionType: InspectionType, UserStatus: UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type CheckFragment = { Id: string, Info: { Id: string, InspectionType: InspectionType, UserStatus: UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null };

export type SetCriteriaNewsMutationVariables = Exact<{
  input: SetCriteriaNewsInput;
}>;


export type SetCriteriaNewsMutation = { setCriteriaNews: { success: boolean } };

export type SetRetryReminderMutationVariables = Exact<{
  input: SetRetryReminderInput;
}>;


export type SetRetryReminderMutation = { setRetryReminder: { success: boolean } };

export type ConditionFragment = { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, Lifted: boolean, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> };

export type ConditionReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConditionReportsQuery = { getUser: { ConditionReports: Array<{ Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, Lifted: boolean, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> }> } };

export type SubmitStatementMutationVariables = Exact<{
  input: SubmitStatementInput;
}>;


export type SubmitStatementMutation = { submitStatement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, Lifted: boolean, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } };

export type ReportConditionMutationVariables = Exact<{
  input: ReportConditionInput;
}>;


export type ReportConditionMutation = { reportCondition: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, Lifted: boolean, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } };

export type OwnConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsentsQuery = { getUser: { Consents: Array<{ Id: string, Version: string, ConsentedAt: string, IdentityDocument: IdentityDocument | null, EndedAt: string | null, Withdrawn: boolean, Document: { Title: string, EffectiveFrom: string, Sha256: string, Content: string } | null }> } };

export type WithdrawConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawConsentMutation = { withdrawConsent: { success: boolean } };

export type FloraTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type FloraTestsQuery = { getUser: { Id: string, FloraInvitationRequestedAt: string | null, FloraRankingTotal: number, FloraAverages: { People: number, DiversityScoreScaled: number, Genera: Array<{ Genus: string, Share: number }> } | null, InspectionDetail: Array<{ Id: string, Status: FloraTestStatus, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, IntestinalFloraComposition: unknown, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string }> } };

export type RequestApplicationFloraExaminationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestApplicationFloraExaminationMutation = { requestApplicationFloraExamination: { success: boolean } };

export type RequestGutFloraExaminationMutationVariables = Exact<{
  input: RequestGutFloraExaminationInput;
}>;


export type RequestGutFloraExaminationMutation = { requestGutFloraExamination: { success: boolean } };

export type CreateLogoutActivityMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateLogoutActivityMutation = { createLogoutActivity: { success: boolean } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { getUser: { Id: string, WaitingPosition: number | null, MayStartOnlineCheck: boolean, OnlineCheckOpen: boolean, OnlineCheckOpensOn: string | null, RetryFrom: string | null, RetryReminder: boolean, CriteriaNews: boolean, Rewards: { Due: number, Pending: number, Paid: number, Expected: number }, Statement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, Lifted: boolean, RecordedByStaff: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } | null, OfficePoints: Array<{ Id: string, Kind: OfficePointKind }>, AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, DueOn: string | null, DecidedAt: string | null }>, Corrections: Array<{ Id: string, Kind: CorrectionKind, TakesBack: boolean, CorrectedAt: string }>, Suspension: { Since: string | null, Until: string | null } | null, Profile: { Id: string, Email: string | null, DonorId: string | null, UserRank: UserRank | null, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, UserStatus: UserStatus, DonorStatus: Certification, OnlineCheckResult: OnlineCheckResult | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, RegistrationDateOfService: string | null, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, DonorExpirationDate: string | null, LossDonorStatusDate: string | null, DonationPaused: boolean, RetryByOffice: boolean, Resting: boolean | null, RestingUntil: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null }, Guidance: { Id: string, Status: GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, DeadlineAt: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ScreeningInfoCreatedAt: string }>, InspectionDetail: Array<{ Id: string, Status: FloraTestStatus, DeadlineForApplicationAt: string | null }> } };

export type MessagesQueryVariables = Exact<{
  nextToken?: string | null | undefined;
}>;


export type MessagesQuery = { listMessages: { nextToken: string | null, items: Array<{ Id: string, Subject: string, Text: string, SentAt: string, OpenedAt: string | null }> } };

export type ReadMessageMutationVariables = Exact<{
  input: ReadMessageInput;
}>;


export type ReadMessageMutation = { readMessage: { success: boolean } };

export type NewLooksQueryVariables = Exact<{ [key: string]: never; }>;


export type NewLooksQuery = { getUser: { Id: string, NewLooks: number | null } };

export type RecentDonationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentDonationsQuery = { getUser: { Id: string, DonationInfo: Array<{ DonationAt: string, StoolReceiptStatus: ImplementationStatus }> } };

export type RequestDonorRegistrationMutationVariables = Exact<{
  input: RequestDonorRegistrationInput;
}>;


export type RequestDonorRegistrationMutation = { requestDonorRegistration: { success: boolean } };

export type TrackRecordQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackRecordQuery = { getUser: { Id: string, DonationInfo: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, RewardStatus: ImplementationStatus | null }>, RewardPeriods: Array<{ Id: string, ValidFrom: string, ValidUntil: string, ClosedOn: string | null, Donations: number, DonationYen: number, BonusYen: number, Stage: RewardStage | null, PaidAt: string | null }> } };

export type SaveOnlineCheckDraftMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type SaveOnlineCheckDraftMutation = { saveOnlineCheckDraft: { Id: string } };

export type StartOnlineCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type StartOnlineCheckMutation = { startOnlineCheck: { Id: string } };

export type SubmitOnlineCheckMutationVariables = Exact<{
  id: string;
  answers: unknown;
}>;


export type SubmitOnlineCheckMutation = { submitOnlineCheck: { Id: string, Info: { Id: string, InspectionType: InspectionType, UserStatus: UserStatus, ScreeningInfoCreatedAt: string, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null }, HealthCheck: { Id: string, ExamDate: string | null, DonorStatus: Certification | null, Reason: string | null, ReasonText: string | null } | null, OnlineCheck: { Id: string, Draft: boolean, Version: string, Carried: boolean, CriteriaChangedAt: string | null, OnlineCheckResult: OnlineCheckResult | null, NextDate: string | null, Reasons: Array<{ QuestionId: string, Fact: string, Explanation: string, NextDate: string | null, OngoingNote: string | null, UnknownDate: boolean, Changes: string | null, Subject: string | null, Protection: string | null, WaitMonths: number | null, WaitWeeks: number | null }>, Topics: Array<{ QuestionId: string, Fact: string, Explanation: string }>, Answer: { data: unknown, answered_at: string | null } } | null } };

export type UpdateUserProfileMutationVariables = Exact<{
  input: UpdateUserProfileInput;
}>;


export type UpdateUserProfileMutation = { updateUserProfile: { Id: string } };

export type RecordReadsQueryVariables = Exact<{
  userId: string;
  nextToken?: string | null | undefined;
}>;


export type RecordReadsQuery = { listRecordReads: { nextToken: string | null, items: Array<{ Id: string, Time: string, Role: Role, Actor: string | null, By: string, Class: DataClass, Purpose: ReadPurpose | null }> } };

export type OwnObjectionFragment = { Id: string, State: CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string };

export type OwnObjectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnObjectionsQuery = { listOwnCases: Array<{ Id: string, State: CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string }> };

export type VisitRecordReadsMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitRecordReadsMutation = { visitRecordReads: { NewFrom: string | null } };

export type ObjectToRecordReadMutationVariables = Exact<{
  input: ObjectToRecordReadInput;
}>;


export type ObjectToRecordReadMutation = { objectToRecordRead: { Id: string, State: CaseState, ReadId: string | null, Words: string | null, DueOn: string, Answer: string | null, AnsweredAt: string | null, CreatedAt: string } };

export type OwnReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReceiptsQuery = { listReceipts: Array<{ Id: string, Kind: ReceiptKind, IsOfExam: boolean, Time: string, AmountYen: number | null, State: ReceiptState }> };

export type OneReceiptQueryVariables = Exact<{
  id: string;
}>;


export type OneReceiptQuery = { getReceipt: { Name: string, Content: string } };

export type DeclineInvitationMutationVariables = Exact<{ [key: string]: never; }>;


export type DeclineInvitationMutation = { declineInvitation: { Id: string } };

export type SetWaitingPauseMutationVariables = Exact<{
  input: SetWaitingPauseInput;
}>;


export type SetWaitingPauseMutation = { setWaitingPause: { success: boolean } };

export type WaitQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitQuery = { getUser: { Id: string, DeclineKeepsPlace: boolean | null, Profile: { Id: string, WaitingSince: string | null, WaitingPausedUntil: string | null, ExpectedInvitation: { From: string, To: string | null } | null } } };

export type RequestWithdrawalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestWithdrawalMutation = { requestWithdrawal: { success: boolean } };

export type RewardsLeftQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsLeftQuery = { getUser: { Id: string, Rewards: { Due: number, Pending: number } } };

export type EnteredProfileFragment = { LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null };

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
export const ConditionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Condition on ConditionReport {
  Id
  Kind
  Day
  Since
  Outcome
  NotBefore
  Lifted
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
export const UpdateEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateEmail($input: UpdateEmailInput!) {
  updateEmail(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateEmailMutation, UpdateEmailMutationVariables>;
export const UpdateSubscribedMagazineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSubscribedMagazine($input: UpdateSubscribedMagazineInput!) {
  updateSubscribedMagazine(input: $input) {
    Id
    SubscribedMagazine
  }
}
    `) as unknown as TypedDocumentString<UpdateSubscribedMagazineMutation, UpdateSubscribedMagazineMutationVariables>;
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
export const DeleteGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteGuidance {
  deleteGuidance {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeleteGuidanceMutation, DeleteGuidanceMutationVariables>;
export const ReserveGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReserveGuidance($startAt: DateTime!) {
  reserveGuidance(input: {StartAt: $startAt}) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReserveGuidanceMutation, ReserveGuidanceMutationVariables>;
export const UpdateGuidanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateGuidance($startAt: DateTime!) {
  updateGuidance(input: {StartAt: $startAt}) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateGuidanceMutation, UpdateGuidanceMutationVariables>;
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
export const SetCriteriaNewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCriteriaNews($input: SetCriteriaNewsInput!) {
  setCriteriaNews(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SetCriteriaNewsMutation, SetCriteriaNewsMutationVariables>;
export const SetRetryReminderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetRetryReminder($input: SetRetryReminderInput!) {
  setRetryReminder(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SetRetryReminderMutation, SetRetryReminderMutationVariables>;
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
  RecordedByStaff
  UpdatedAt
  Items {
    Choice
    Date
    Outcome
    NotBefore
  }
}`) as unknown as TypedDocumentString<ReportConditionMutation, ReportConditionMutationVariables>;
export const OwnConsentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnConsents {
  getUser {
    Consents {
      Id
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
export const WithdrawConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawConsent {
  withdrawConsent {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
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
export const RequestApplicationFloraExaminationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestApplicationFloraExamination {
  requestApplicationFloraExamination {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestApplicationFloraExaminationMutation, RequestApplicationFloraExaminationMutationVariables>;
export const RequestGutFloraExaminationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestGutFloraExamination($input: RequestGutFloraExaminationInput!) {
  requestGutFloraExamination(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestGutFloraExaminationMutation, RequestGutFloraExaminationMutationVariables>;
export const CreateLogoutActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateLogoutActivity {
  createLogoutActivity {
    success
  }
}
    `) as unknown as TypedDocumentString<CreateLogoutActivityMutation, CreateLogoutActivityMutationVariables>;
export const CurrentUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentUser {
  getUser {
    Id
    WaitingPosition
    MayStartOnlineCheck
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
export const MessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Messages($nextToken: String) {
  listMessages(nextToken: $nextToken) {
    items {
      Id
      Subject
      Text
      SentAt
      OpenedAt
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<MessagesQuery, MessagesQueryVariables>;
export const ReadMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadMessage($input: ReadMessageInput!) {
  readMessage(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<ReadMessageMutation, ReadMessageMutationVariables>;
export const NewLooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewLooks {
  getUser {
    Id
    NewLooks
  }
}
    `) as unknown as TypedDocumentString<NewLooksQuery, NewLooksQueryVariables>;
export const RecentDonationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecentDonations {
  getUser {
    Id
    DonationInfo {
      DonationAt
      StoolReceiptStatus
    }
  }
}
    `) as unknown as TypedDocumentString<RecentDonationsQuery, RecentDonationsQueryVariables>;
export const RequestDonorRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestDonorRegistration($input: RequestDonorRegistrationInput!) {
  requestDonorRegistration(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestDonorRegistrationMutation, RequestDonorRegistrationMutationVariables>;
export const TrackRecordDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TrackRecord {
  getUser {
    Id
    DonationInfo {
      Id
      DonationAt
      StoolReceiptStatus
      RewardStatus
    }
    RewardPeriods {
      Id
      ValidFrom
      ValidUntil
      ClosedOn
      Donations
      DonationYen
      BonusYen
      Stage
      PaidAt
    }
  }
}
    `) as unknown as TypedDocumentString<TrackRecordQuery, TrackRecordQueryVariables>;
export const SaveOnlineCheckDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveOnlineCheckDraft($id: ID!, $answers: JSON!) {
  saveOnlineCheckDraft(input: {ScreeningId: $id, Answers: $answers}) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SaveOnlineCheckDraftMutation, SaveOnlineCheckDraftMutationVariables>;
export const StartOnlineCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartOnlineCheck {
  startOnlineCheck {
    Id
  }
}
    `) as unknown as TypedDocumentString<StartOnlineCheckMutation, StartOnlineCheckMutationVariables>;
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
export const UpdateUserProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUserProfile($input: UpdateUserProfileInput!) {
  updateUserProfile(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
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
  listReceipts {
    Id
    Kind
    IsOfExam
    Time
    AmountYen
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
export const WaitDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Wait {
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
    `) as unknown as TypedDocumentString<WaitQuery, WaitQueryVariables>;
export const RequestWithdrawalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestWithdrawal {
  requestWithdrawal {
    success
  }
}
    `) as unknown as TypedDocumentString<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
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