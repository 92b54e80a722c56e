/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Conditions on a list of the people of the console; all of them hold */
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

/** What the list of the console's people can be ordered by */
export type AdministratorProfileSortField =
  /** Address */
  | 'Email'
  /** Name */
  | 'Name'
  /** When the profile was entered */
  | 'ProfileCreatedAt';

/** Why a booking has no place */
export type AffectedHow =
  /** Its hour is closed */
  | 'Closed'
  /** Its hour has fewer places than bookings, and it came last */
  | 'OverCapacity';

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

/** What approveCriteria takes */
export type ApproveCriteriaInput = {
  /** The first day on which it is in force: today or later */
  EffectiveFrom: string;
  Id: string;
  /** CountedAt of the impact that was looked at; where it was counted anew since, CONFLICT */
  ImpactCountedAt?: string | null | undefined;
  /** Of the content that was looked at */
  Sha256: string;
};

/** Which work, and whose it is to be */
export type AssignWorkInput = {
  /** Who of staff is to do it; null for nobody */
  AssigneeId?: string | null | undefined;
  Kind: WorkKind;
  /** The record that makes the work */
  SubjectId: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** Whether somebody came */
export type AttendanceEntry = {
  Attended: boolean;
  /** Where it is another one than the day's */
  ConsentVersion?: string | null | undefined;
  /** Id of the visit */
  GuidanceId: string;
  /** What the person was identified by, where it was looked at */
  IdentityDocument?: IdentityDocument | null | undefined;
  /** Asked for when attended */
  KitNumber?: string | null | undefined;
};

/** Why an hour of the guidance cannot be booked */
export type BookingConflict =
  /** Closed, or not an hour of the guidance */
  | 'Closed'
  /** As many people as it takes */
  | 'Full'
  /** After the weeks that can be booked */
  | 'TooLate'
  /** It has begun */
  | 'TooSoon';

/** What becomes of the bookings that have no place any more */
export type BookingsThen =
  /** They are cancelled, with one mail each that asks to choose another time */
  | 'Cancel'
  /** They stay */
  | 'Keep';

/** Conditions on yes or no */
export type BooleanFilter = {
  eq?: boolean | null | undefined;
  ne?: boolean | null | undefined;
};

/** What may have been in other hands: all that is given holds, and one of account, session and network is */
export type BreachChoiceInput = {
  /** Of staff or of a member */
  AccountId?: string | null | undefined;
  /** First instant */
  From: string;
  /** An address shortened, as readings have it */
  Network?: string | null | undefined;
  /** A sign-in */
  Session?: string | null | undefined;
  /** End, excluded; now at most */
  To: string;
};

/** What saveBreachNotice takes */
export type BreachNoticeInput = {
  /** Of the case */
  Id: string;
  Kind: BreachNoticeKind;
  /** At most 8,000 characters */
  Text: string;
  /** As it was read */
  Version: number;
};

/** What the law asks for after a breach */
export type BreachNoticeKind =
  /** The final one, within 30 days, or 60 where somebody meant harm */
  | 'Final'
  /** The first notice to the Personal Information Protection Commission, within three to five days */
  | 'First'
  /** To those who are affected */
  | 'Letter';

/** What reportBreachNotice takes */
export type BreachReportInput = {
  /** Of the case */
  Id: string;
  Kind: BreachNoticeKind;
  /** On which it was given, today at the latest */
  On: string;
  /** As it was read */
  Version: number;
};

/** What is done with many people at once */
export type BulkAct =
  /** Give the open work about each person to one of staff, or to nobody */
  | 'Assign'
  /** Take that back */
  | 'ClearUpdateRequired'
  /** Invite to a guidance, first who waits longest, while the month has places */
  | 'Invite'
  /** Record gift cards that were handed over, as settleRewards does; by donor number and last day of the period */
  | 'PayRewards'
  /** End that */
  | 'Resume'
  /** Set the day of the test that is due, first who asked for it, while the hospital has places on that day */
  | 'ScheduleExam'
  /** Mail a letter of the office, as it stands when the preview is made */
  | 'SendLetter'
  /** Ask for the registered data to be looked at: UpdateRequired */
  | 'SetUpdateRequired'
  /** Share results from a laboratory's table, as recordIntestinalFloraTest does; by the sample's number */
  | 'ShareFloraResults'
  /** Put the open work about each person off until a day */
  | 'Snooze'
  /** Stop for a time, as stopUser does */
  | 'Stop';

/** What is done with the rows of a table */
export type BulkFileAct =
  /** As the BulkAct of that name */
  | 'PayRewards'
  /** As the BulkAct of that name */
  | 'ShareFloraResults';

/** How far a job with many people is */
export type BulkJobState =
  /** Done */
  | 'Finished'
  /** Shown, and not begun */
  | 'Preview'
  /** Under way */
  | 'Running';

/** Why somebody does not change */
export type BulkRefusal =
  /** Whoever began the job is no administrator any more */
  | 'ActorGone'
  /** The donor status ends before the day of the test */
  | 'AfterExpiry'
  /** It is so already */
  | 'AlreadySo'
  /** Somebody else changed it after it was shown */
  | 'Changed'
  /** Withdrew the consent and gave none since */
  | 'ConsentWithdrawn'
  /** The hospital tests nobody on that day, or it has passed */
  | 'ExamDayClosed'
  /** The hospital's places of that day are taken */
  | 'ExamDayFull'
  /** Something went wrong with this person */
  | 'Failed'
  /** The test that is due has a day already */
  | 'HasExamDay'
  /** The last mail found no mailbox */
  | 'MailReturns'
  /** The month has no place left */
  | 'MonthFull'
  /** Has no mail address */
  | 'NoAddress'
  /** The letter names the hour of the guidance, and none is booked */
  | 'NoBooking'
  /** The letter is news, and the person wants none */
  | 'NoNewsWanted'
  /** There is no open work about the person */
  | 'NoWork'
  /** The life cycle does not allow it now */
  | 'NotAllowed'
  /** No test is due */
  | 'NotAtExam'
  /** Does not wait for an invitation */
  | 'NotWaiting'
  /** Does not want to be invited before a later month */
  | 'Paused'
  /** Is suspended */
  | 'Suspended'
  /** A row before it is about the same */
  | 'Twice'
  /** The row of the table says something wrong: Problems */
  | 'Unread'
  /** The day to go on has come */
  | 'UntilPast';

/** What becomes of a person in a job */
export type BulkRowState =
  /** Was changed */
  | 'Done'
  /** Will change */
  | 'Pending'
  /** Does not change */
  | 'Refused';

/** Whom previewBulk is about: people one by one, or everybody who matches */
export type BulkSelection = {
  /** As listUsersByIdProfileCreatedAt takes it; at most 100,000 people may match */
  Filter?: UserProfileFilter | null | undefined;
  /** At most 1,000 */
  Ids?: Array<string> | null | undefined;
};

/** How a call ended */
export type CallResult =
  /** The other side calls back */
  | 'AwaitingCall'
  /** A message was left, with a machine or somebody else */
  | 'LeftMessage'
  /** Nobody took it */
  | 'NoAnswer'
  /** They talked */
  | 'Spoke';

/** Conditions on a list of cases; all of them hold */
export type CaseFilter = {
  AssigneeId?: IdFilter | null | undefined;
  CreatedAt?: DateTimeFilter | null | undefined;
  DueOn?: DateFilter | null | undefined;
  Kind?: CaseKindFilter | null | undefined;
  State?: CaseStateFilter | null | undefined;
  UserId?: IdFilter | null | undefined;
  and?: Array<CaseFilter> | null | undefined;
  not?: CaseFilter | null | undefined;
  or?: Array<CaseFilter> | null | undefined;
};

/** What somebody looks into because of who read what */
export type CaseKind =
  /** Data may have come into other hands */
  | 'Breach'
  /** Somebody read in an emergency what their duty does not let them */
  | 'EmergencyRead'
  /** The person does not know why somebody read their record */
  | 'Objection'
  /** Somebody read otherwise than they usually do */
  | 'UnusualRead';

/** Conditions on a value of CaseKind */
export type CaseKindFilter = {
  eq?: CaseKind | null | undefined;
  in?: Array<CaseKind> | null | undefined;
  ne?: CaseKind | null | undefined;
};

/** How far a case is */
export type CaseState =
  /** The person has an answer */
  | 'Answered'
  /** Nothing is left to do */
  | 'Closed'
  /** Somebody looks into it */
  | 'Open';

/** Conditions on a value of CaseState */
export type CaseStateFilter = {
  eq?: CaseState | null | undefined;
  in?: Array<CaseState> | null | undefined;
  ne?: CaseState | null | undefined;
};

/** What happened with a case */
export type CaseStepKind =
  /** More of the same came */
  | 'Added'
  /** The person was answered */
  | 'Answered'
  /** It ended */
  | 'Closed'
  /** Those affected were counted */
  | 'Counted'
  /** The draft of a notice was changed */
  | 'Drafted'
  /** The list of those affected left the house */
  | 'Exported'
  /** Something was found out */
  | 'Noted'
  /** It began */
  | 'Opened'
  /** It began again */
  | 'Reopened'
  /** A notice was given */
  | 'Reported'
  /** Somebody took it, or gave it away */
  | 'Taken';

/** What noteCase, answerCase, closeCase and reopenCase take */
export type CaseTextInput = {
  /** Of the case */
  Id: string;
  /** What was found, or is answered */
  Text: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** Whether somebody, or a finding, meets the criteria */
export type Certification =
  /** Does */
  | 'Certified'
  /** Does not, or not yet */
  | 'NotCertified';

/** Conditions on a value of Certification */
export type CertificationFilter = {
  eq?: Certification | null | undefined;
  in?: Array<Certification> | null | undefined;
  ne?: Certification | null | undefined;
};

/** What clearCheckPoint takes */
export type ClearCheckPointInput = {
  Finding: ClearingFinding;
  /** For the office; asked for with Reopened and with Upheld */
  Note?: string | null | undefined;
  QuestionId: string;
  /** Of the round whose check left the point */
  ScreeningId: string;
  /** With Upheld: the first day to answer again; null where donating is not possible under today's criteria */
  Until?: string | null | undefined;
};

/** What was found about a point of a check */
export type ClearingFinding =
  /** The answer was a mistake */
  | 'AnsweredByMistake'
  /** Said by the person's own doctor */
  | 'AskedDoctor'
  /** Asked about, and nothing stands against a certification */
  | 'NoConcern'
  /** It has to be looked at once more */
  | 'Reopened'
  /** Seen in medical records or results of tests */
  | 'SeenOnDocument'
  /** It stands against donating: until a day, or under today's criteria for good */
  | 'Upheld';

/** What closeOfficePoint takes */
export type CloseOfficePointInput = {
  Id: string;
  /** Kept apart from the log */
  Reason: string;
};

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

/** What confirmCorrection takes */
export type ConfirmCorrectionInput = {
  /** Of the consequences that were shown */
  Fingerprint: string;
  Id: string;
  /** Anything to add; kept apart from the log */
  Words?: string | null | undefined;
};

/** Parts of the conversation with a person */
export type ConversationKind =
  /** Notes, calls and meetings */
  | 'Contact'
  /** Visits, the condition, and rewards */
  | 'Donation'
  /** Sent, or failed */
  | 'Mail'
  /** The person's data and account */
  | 'Profile'
  /** Whatever was done for a reason */
  | 'Reason'
  /** Steps of the way, by whoever took them */
  | 'Step'
  /** Days and tests that the person asked for */
  | 'Wish';

/** What correctDonation takes */
export type CorrectDonationInput = {
  DonationId: string;
  /** Kept apart from the log */
  Reason: string;
};

/** What shall stand in place of a shared result */
export type CorrectedFloraTestInput = {
  /** Calculated when absent */
  DiversityScore?: number | null | undefined;
  /** Calculated when absent */
  Enterotype?: string | null | undefined;
  /** Day of the test */
  ExamDate?: string | null | undefined;
  /** Share of each genus, by name */
  IntestinalFloraComposition: unknown;
};

/** What shall stand in place of a judgement */
export type CorrectedJudgementInput = {
  DonorStatus: Certification;
  ExamDate: string;
  MedicalHistoryStatus: ImplementationStatus;
  NormalJudgmentStatus: ImplementationStatus;
  /** Without a certification: the id of a reason of the criteria that the person is told of */
  Reason?: string | null | undefined;
  SampleTestResult: Certification;
};

/** The class of its reason, which the log may say */
export type CorrectionCause =
  /** Something was entered wrongly */
  | 'EntryError'
  /** The same findings are judged differently */
  | 'JudgedAnew'
  /** Two people, or two samples, were taken for each other */
  | 'MixUp'
  /** The hospital or the laboratory has corrected its result */
  | 'SourceCorrected';

/** What a correction is about */
export type CorrectionKind =
  /** The shared result of a flora test */
  | 'FloraTest'
  /** The judgement of a hospital test */
  | 'Judgement';

/** What becomes of the person once it is confirmed */
export type CorrectionOutcome =
  /** The person is certified by this test */
  | 'Certifies'
  /** The donor status ends today */
  | 'EndsCertification'
  /** The donor period gets other days */
  | 'MovesPeriod'
  /** The online check may be taken again at once */
  | 'OpensCheck'
  /** The record alone changes */
  | 'Record'
  /** The report shows another result */
  | 'ReplacesResult'
  /** The report is taken back, and the test waits for its result */
  | 'TakesBackResult';

/** How far a correction is */
export type CorrectionState =
  /** A second person has confirmed it, and it is in force */
  | 'Confirmed'
  /** Proposed, and nothing is changed */
  | 'Open'
  /** A second person has refused it */
  | 'Refused'
  /** Whoever proposed it has withdrawn it */
  | 'Withdrawn';

/** What countRows takes: the conditions of one list, each of a view of it */
export type CountRowsInput = {
  Donations?: Array<DonationInfoFilter> | null | undefined;
  FloraTests?: Array<InspectionDetailFilter> | null | undefined;
  Screenings?: Array<ScreeningInfoFilter> | null | undefined;
  Users?: Array<UserProfileFilter> | null | undefined;
};

/** What createAdministrator takes */
export type CreateAdministratorInput = {
  Email: string;
  Name: string;
  /** One duty alone, for clients that know no other; left out where Roles is given */
  Role?: Role | null | undefined;
  /** All duties */
  Roles?: Array<Role> | null | undefined;
};

/** What createCase takes */
export type CreateCaseInput = {
  /** The member who said it */
  UserId: string;
  /** What they said, without a word about health */
  Words: string;
};

/** What createCriteriaDraft takes */
export type CreateCriteriaDraftInput = {
  /** The version whose content it begins with */
  BasedOn: string;
};

/** What createPersonNote takes */
export type CreatePersonNoteInput = {
  /** From today, at most a year ahead */
  AgainOn?: string | null | undefined;
  /** Made by the caller: the same again is the same note */
  IdempotencyKey: string;
  Kind: NoteKind;
  /** For calls, and for nothing else */
  Result?: CallResult | null | undefined;
  /** At most 4,000 characters; may be empty for a call */
  Text: string;
  /** Support staff do not read the text of others' then */
  TouchesHealth?: boolean | null | undefined;
  UserId: string;
};

/** Something to do */
export type CreateWorkItemInput = {
  /** Who of staff is to do it */
  AssigneeId?: string | null | undefined;
  /** The day by which it is to be done, from today on */
  Due: string;
  /** What is to be done, at most 100 characters */
  Title: string;
  /** The member it is about */
  UserId?: string | null | undefined;
  /** What whoever does it has to know, at most 500 characters */
  Words?: string | null | undefined;
};

/** What submitCriteria and previewCriteria take */
export type CriteriaIdInput = {
  Id: string;
};

/** Where a version of the criteria comes from */
export type CriteriaOrigin =
  /** The program brought it; a physician approves it */
  | 'Program'
  /** The embedded mode's, as a sample physician approved it */
  | 'Sample'
  /** It was in use before versions were kept; no approval is on record */
  | 'Upgrade'
  /** A physician wrote it */
  | 'Written';

/** Where a person stands whom a version of the criteria concerns */
export type CriteriaStanding =
  /** Donates */
  | 'Certified'
  /** Invited or booked */
  | 'Invited'
  /** Refused, or asked to wait */
  | 'Refused'
  /** Under test */
  | 'UnderTest'
  /** Waits for a guidance */
  | 'Waiting';

/** How far a version of the criteria is */
export type CriteriaState =
  /** It comes into force on its day */
  | 'Approved'
  /** Somebody writes it */
  | 'Draft'
  /** Checks are judged by it */
  | 'InForce'
  /** It waits for a second physician */
  | 'InReview'
  /** It was in force */
  | 'Retired';

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

/** Conditions on a day; `between` includes both ends */
export type DateFilter = {
  between?: Array<string> | null | undefined;
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
  ne?: string | null | undefined;
};

/** Conditions on an instant; `between` includes both ends */
export type DateTimeFilter = {
  between?: Array<string> | null | undefined;
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
  ne?: string | null | undefined;
};

/** How a day differs from the usual week */
export type DayChange =
  /** Another number of people per hour */
  | 'Capacity'
  /** No guidance all day */
  | 'Closed'
  /** No guidance from an hour on */
  | 'ClosedFrom'
  /** Hours of one day beside those of its week, also on a closed day */
  | 'Extra'
  /** As in the usual week again */
  | 'Usual';

/** What decideAnswerCorrection takes */
export type DecideAnswerCorrectionInput = {
  /** True: the corrected answers count */
  Accept: boolean;
  /** Of the correction */
  Id: string;
  /** As the person is told */
  Reason: AnswerCorrectionReason;
  /** As it was shown */
  Version: number;
  /** To the person */
  Words?: string | null | undefined;
};

/** What deleteAdministrator takes */
export type DeleteAdministratorInput = {
  Id: string;
};

/** What deleteCriteriaDraft takes */
export type DeleteCriteriaDraftInput = {
  Id: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** What deletePersonNote takes */
export type DeletePersonNoteInput = {
  Id: string;
};

/** What deleteSharedView takes */
export type DeleteSharedViewInput = {
  Id: string;
};

/** What deleteUser takes */
export type DeleteUserInput = {
  Reason: string;
  UserId: string;
};

/** Conditions on a list of donations; all of them hold */
export type DonationInfoFilter = {
  DonationAt?: DateTimeFilter | null | undefined;
  DonationInfoCreatedAt?: DateTimeFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  RewardStage?: RewardStageFilter | null | undefined;
  RewardStatus?: ImplementationStatusFilter | null | undefined;
  StoolReceiptStatus?: ImplementationStatusFilter | null | undefined;
  UserId?: IdFilter | null | undefined;
  and?: Array<DonationInfoFilter> | null | undefined;
  not?: DonationInfoFilter | null | undefined;
  or?: Array<DonationInfoFilter> | null | undefined;
  /** The quick search over the person */
  q?: StringFilter | null | undefined;
};

/** What the list of donations can be ordered by */
export type DonationInfoSortField =
  /** When the person came */
  | 'DonationAt'
  /** When it was recorded */
  | 'DonationInfoCreatedAt';

/** Why somebody may not donate */
export type DonationRefusal =
  /** The donor status has ended */
  | 'Expired'
  /** Not certified, or before the first valid day */
  | 'NotCertified'
  /** The check before renewal did not pass */
  | 'Paused'
  /** What was said about the condition means another day; the office may receive all the same, for a reason */
  | 'Resting'
  /** Suspended, for a time or for good */
  | 'Suspended';

/** How far somebody is as a donor */
export type DonorProcessStatus =
  /** Has a profile */
  | 'Applicant'
  /** Has passed the online check */
  | 'Candidate'
  /** Is certified */
  | 'EligibleDonor';

/** Conditions on a value of DonorProcessStatus */
export type DonorProcessStatusFilter = {
  eq?: DonorProcessStatus | null | undefined;
  in?: Array<DonorProcessStatus> | null | undefined;
  ne?: DonorProcessStatus | null | undefined;
};

/** What endAdministratorSessions takes */
export type EndAdministratorSessionsInput = {
  AdministratorId: string;
};

/** What endOwnSessions takes */
export type EndOwnSessionsInput = {
  /** Of the sign-in to end; without it all but the one that asks end */
  Id?: string | null | undefined;
};

/** Why a test cannot stay as it is set */
export type ExamConflict =
  /** After the end of the donor status */
  | 'AfterExpiry'
  /** On a Sunday, a holiday or a closed day */
  | 'Closed'
  /** More people than the hospital has places */
  | 'Full'
  /** Its day is over, and it was not judged */
  | 'Past'
  /** Somebody else comes at the same hour */
  | 'TwoAtOnce';

/** How far a screening has come */
export type ExamStage =
  /** The check, or what follows from it */
  | 'Checking'
  /** The test is judged */
  | 'Judged'
  /** The day of the test is set, and the test is not judged */
  | 'Scheduled'
  /** The person has asked for a test, and no day is set */
  | 'Wished';

/** Conditions on a value of ExamStage */
export type ExamStageFilter = {
  eq?: ExamStage | null | undefined;
  in?: Array<ExamStage> | null | undefined;
  ne?: ExamStage | null | undefined;
};

/** What was finished */
export type FinishWorkItemInput = {
  Id: string;
  /** What came of it, at most 500 characters */
  Outcome: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
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

/** Conditions on a value of FloraTestStatus */
export type FloraTestStatusFilter = {
  eq?: FloraTestStatus | null | undefined;
  in?: Array<FloraTestStatus> | null | undefined;
  ne?: FloraTestStatus | null | undefined;
};

/** As the person says */
export type Gender =
  /** Male */
  | 'Man'
  /** Female; the name is the specification's */
  | 'Women';

/** Conditions on a value of Gender */
export type GenderFilter = {
  eq?: Gender | null | undefined;
  in?: Array<Gender> | null | undefined;
  ne?: Gender | null | undefined;
};

/** What deleteGuidanceByAdmin takes */
export type GuidanceByAdminInput = {
  UserId: string;
};

/** What somebody is to be asked about at the guidance, by the question of the online check */
export type GuidancePointKind =
  /** Is asked about */
  | 'Ask'
  /** Chose 対面で話したい: the topic is not told */
  | 'InPerson'
  /** Has to be cleared before a certification */
  | 'MustClear'
  /** Answered わからない */
  | 'Unknown';

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

/** What reserveGuidanceByAdmin, updateGuidanceByAdmin and previewBooking take */
export type GuidanceTimeByAdminInput = {
  StartAt: string;
  UserId: string;
};

/** What recountBreach takes */
export type HeldCaseInput = {
  /** Of the case */
  Id: string;
  /** As it was read */
  Version: number;
};

/** Conditions on an id */
export type IdFilter = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
  ne?: string | null | undefined;
};

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

/** Conditions on a value of ImplementationStatus */
export type ImplementationStatusFilter = {
  eq?: ImplementationStatus | null | undefined;
  in?: Array<ImplementationStatus> | null | undefined;
  ne?: ImplementationStatus | null | undefined;
};

/** Conditions on a list of flora tests; all of them hold */
export type InspectionDetailFilter = {
  DeadlineForApplicationAt?: DateFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  InspectionDetailCreatedAt?: DateTimeFilter | null | undefined;
  SampleId?: StringFilter | null | undefined;
  Status?: FloraTestStatusFilter | null | undefined;
  UserId?: IdFilter | null | undefined;
  and?: Array<InspectionDetailFilter> | null | undefined;
  not?: InspectionDetailFilter | null | undefined;
  or?: Array<InspectionDetailFilter> | null | undefined;
  /** The quick search over the person */
  q?: StringFilter | null | undefined;
};

/** What the list of flora tests can be ordered by */
export type InspectionDetailSortField =
  /** Last day to apply */
  | 'DeadlineForApplicationAt'
  /** When the person was invited */
  | 'InspectionDetailCreatedAt';

/** What a screening is for */
export type InspectionType =
  /** To become a donor */
  | 'Registration'
  /** To stay one */
  | 'Renewal';

/** Conditions on a value of InspectionType */
export type InspectionTypeFilter = {
  eq?: InspectionType | null | undefined;
  in?: Array<InspectionType> | null | undefined;
  ne?: InspectionType | null | undefined;
};

/** Conditions on a number */
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

/** What inviteOutOfTurn takes */
export type InviteOutOfTurnInput = {
  /** Adds a place to the month in place of using one that is free */
  AddPlace?: boolean | null | undefined;
  /** Kept apart from the log */
  Reason: string;
  UserId: string;
};

/** Whom a letter of the office is for */
export type LetterKind =
  /** News: those alone who want to be told */
  | 'News'
  /** About the service: everybody gets it */
  | 'Notice';

/** Conditions on a list of mails; all of them hold */
export type MailDeliveryFilter = {
  CreatedAt?: DateTimeFilter | null | undefined;
  Fault?: MailFaultFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  State?: MailStateFilter | null | undefined;
  UserId?: IdFilter | null | undefined;
  and?: Array<MailDeliveryFilter> | null | undefined;
  not?: MailDeliveryFilter | null | undefined;
  or?: Array<MailDeliveryFilter> | null | undefined;
};

/** Why the mail server refused a mail for good, sent it back, or refuses every mail of ours */
export type MailFault =
  /** We cannot sign in to the mail server: all mails wait */
  | 'Login'
  /** There is no such address */
  | 'NoMailbox'
  /** By the rules of the server that was to take it */
  | 'Refused'
  /** Taken at first and sent back later */
  | 'Returned'
  /** Our sender's address is not accepted: all mails wait */
  | 'Sender'
  /** Larger than the server takes */
  | 'TooLarge';

/** Conditions on a value of MailFault */
export type MailFaultFilter = {
  eq?: MailFault | null | undefined;
  in?: Array<MailFault> | null | undefined;
  ne?: MailFault | null | undefined;
};

/** Why nobody rewrites a mail */
export type MailFixedReason =
  /** It carries a code or a password */
  | 'Code'
  /** It tells what was judged, in words of physicians and lawyers */
  | 'Judgement'
  /** It tells what the law and the consent say */
  | 'Law'
  /** It warns the owner of an account */
  | 'Security';

/** Waiting is tried again by itself; Failed was given up; Cancelled: its person left before it went out */
export type MailState =
  /** Its person left first */
  | 'Cancelled'
  /** Given up */
  | 'Failed'
  /** Handed to the mail server */
  | 'Sent'
  /** Not sent yet, or tried again later */
  | 'Waiting';

/** Conditions on a value of MailState */
export type MailStateFilter = {
  eq?: MailState | null | undefined;
  in?: Array<MailState> | null | undefined;
  ne?: MailState | null | undefined;
};

/** What the office waits for next: a booked guidance, the last day to book one, a test, the end of the donor status */
export type NextDateKind =
  /** The booked guidance */
  | 'Booking'
  /** The last day to book one */
  | 'BookingDeadline'
  /** The hospital test */
  | 'Exam'
  /** The last day of the donor status */
  | 'Expiration';

/** Conditions on a value of NextDateKind */
export type NextDateKindFilter = {
  eq?: NextDateKind | null | undefined;
  in?: Array<NextDateKind> | null | undefined;
  ne?: NextDateKind | null | undefined;
};

/** What staff write down about somebody */
export type NoteKind =
  /** The person called */
  | 'CallIn'
  /** Staff called */
  | 'CallOut'
  /** The person wrote a mail to the office */
  | 'MailIn'
  /** Met in person */
  | 'Meeting'
  /** For each other */
  | 'Note';

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

/** Conditions on a value of OnlineCheckResult */
export type OnlineCheckResultFilter = {
  eq?: OnlineCheckResult | null | undefined;
  in?: Array<OnlineCheckResult> | null | undefined;
  ne?: OnlineCheckResult | null | undefined;
};

/** What openBreach takes */
export type OpenBreachInput = {
  /** What may have been in other hands */
  Choice: BreachChoiceInput;
  /** On which it became known */
  KnownOn: string;
  /** Somebody may have meant harm */
  Malicious: boolean;
};

/** A day of the usual week of the guidance */
export type OpeningDay =
  /** Fridays that are no holiday */
  | 'Friday'
  /** A national holiday, whatever the weekday */
  | 'Holiday'
  /** Mondays that are no holiday */
  | 'Monday'
  /** Saturdays that are no holiday */
  | 'Saturday'
  /** Sundays that are no holiday */
  | 'Sunday'
  /** Thursdays that are no holiday */
  | 'Thursday'
  /** Tuesdays that are no holiday */
  | 'Tuesday'
  /** Wednesdays that are no holiday */
  | 'Wednesday';

/** Days unlike the usual week */
export type OpeningDaysInput = {
  /** People per hour, for Capacity and Extra */
  Capacity?: number | null | undefined;
  Change: DayChange;
  /** On the clock, for ClosedFrom */
  ClosedFrom?: number | null | undefined;
  /** For Closed: the hospital tests nobody either */
  ClosesExams?: boolean | null | undefined;
  /** On the clock, for Extra */
  ExtraHours?: Array<number> | null | undefined;
  From: string;
  /** For the office */
  Reason?: string | null | undefined;
  /** Included; at most 92 days */
  To: string;
};

/** An hour of the guidance in the usual week */
export type OpeningHourInput = {
  Capacity: number;
  Day: OpeningDay;
  Hour: number;
};

/** The usual week, and days of every year */
export type OpeningWeekInput = {
  /** All of them: hours that are left out close */
  Hours: Array<OpeningHourInput>;
  /** 12-29 */
  YearlyClosed: Array<string>;
};

/** How far a sign-up has come */
export type PendingAccountState =
  /** The address is confirmed */
  | 'Confirmed'
  /** The office has stopped the account */
  | 'Stopped'
  /** The address is not confirmed */
  | 'Unconfirmed';

/** Which of a month's places an invitation took */
export type PlaceKind =
  /** One that was added for the person */
  | 'Added'
  /** One of the additional places */
  | 'Additional'
  /** One of the basic places */
  | 'Basic';

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

/** Conditions on a value of Prefecture */
export type PrefectureFilter = {
  eq?: Prefecture | null | undefined;
  in?: Array<Prefecture> | null | undefined;
  ne?: Prefecture | null | undefined;
};

/** What is to be shown of a table before it is done */
export type PreviewBulkFileInput = {
  Act: BulkFileAct;
  /** CSV with Japanese headings, as UTF-8, with or without BOM: at most 10,000 rows and 15,000,000 bytes */
  Csv: string;
};

/** What is to be shown before it is done */
export type PreviewBulkInput = {
  Act: BulkAct;
  /** For Assign: who has the work then; left out for nobody */
  AssigneeId?: string | null | undefined;
  /** For SendLetter */
  LetterId?: string | null | undefined;
  /** For ScheduleExam */
  ScheduledDate?: string | null | undefined;
  /** For ScheduleExam: Japanese time, 09:30; left out while only the day is known */
  ScheduledTime?: string | null | undefined;
  Selection: BulkSelection;
  /** For Snooze: the day on which the work is seen again */
  SnoozedUntil?: string | null | undefined;
  /** For Stop: the day on which people go on by themselves */
  Until?: string | null | undefined;
};

/** What previewCorrection takes: exactly one of Judgement, FloraTest and TakeBack */
export type PreviewCorrectionInput = {
  FloraTest?: CorrectedFloraTestInput | null | undefined;
  Judgement?: CorrectedJudgementInput | null | undefined;
  /** The screening or the flora test */
  RecordId: string;
  /** The shared result is taken back */
  TakeBack?: boolean | null | undefined;
};

/** What previewLetter takes */
export type PreviewLetterInput = {
  Kind: LetterKind;
  Subject: string;
  Text: string;
  /** Whom it is for; without it somebody who is made up */
  UserId?: string | null | undefined;
};

/** What previewMailText takes */
export type PreviewMailTextInput = {
  Key: string;
  Subject: string;
  Text: string;
};

/** What previewOpening takes: days or the week */
export type PreviewOpeningInput = {
  Days?: OpeningDaysInput | null | undefined;
  Week?: OpeningWeekInput | null | undefined;
};

/** What proposeCorrection takes: exactly one of Judgement, FloraTest and TakeBack */
export type ProposeCorrectionInput = {
  Cause: CorrectionCause;
  /** What happened; kept apart from the log */
  Explanation: string;
  FloraTest?: CorrectedFloraTestInput | null | undefined;
  Judgement?: CorrectedJudgementInput | null | undefined;
  /** The screening or the flora test */
  RecordId: string;
  /** The shared result is taken back */
  TakeBack?: boolean | null | undefined;
};

/** What pushCriteria takes */
export type PushCriteriaInput = {
  Id: string;
  /** Why it cannot wait */
  Reason: string;
  /** Of the content that was looked at */
  Sha256: string;
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

/** Conditions on a value of ReadPurpose */
export type ReadPurposeFilter = {
  eq?: ReadPurpose | null | undefined;
  in?: Array<ReadPurpose> | null | undefined;
  ne?: ReadPurpose | null | undefined;
};

/** What recordConsent takes */
export type RecordConsentInput = {
  ConsentVersion: string;
  /** Today, or a day before */
  ConsentedOn: string;
  IdentityDocument?: IdentityDocument | null | undefined;
  UserId: string;
};

/** What recordDonation takes */
export type RecordDonationInput = {
  /** Why stool is received although what was said about the condition means another day */
  ConfirmReason?: string | null | undefined;
  DonationAt: string;
  /** What the barcode says; this or UserId */
  DonorId?: string | null | undefined;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey?: string | null | undefined;
  StoolReceiptStatus: ImplementationStatus;
  UserId?: string | null | undefined;
};

/** What recordGuidanceAttendance takes */
export type RecordGuidanceAttendanceInput = {
  Attended: boolean;
  /** Asked for when attended */
  ConsentVersion?: string | null | undefined;
  /** Whether and by what the person was identified */
  IdentityDocument?: IdentityDocument | null | undefined;
  /** Asked for when attended */
  KitNumber?: string | null | undefined;
  UserId: string;
};

/** What recordGuidanceAttendances takes */
export type RecordGuidanceAttendancesInput = {
  /** The paper that was signed on the day */
  ConsentVersion?: string | null | undefined;
  /** The day of the bookings */
  Day: string;
  /** 1 to 100 */
  Entries: Array<AttendanceEntry>;
};

/** What recordHealthCheck takes */
export type RecordHealthCheckInput = {
  DonorStatus: Certification;
  ExamDate: string;
  MedicalHistoryStatus: ImplementationStatus;
  NormalJudgmentStatus: ImplementationStatus;
  /** With NotCertified: the id of a reason of the criteria in force, whose words the person is told */
  Reason?: string | null | undefined;
  SampleTestResult: Certification;
  ScreeningId: string;
};

/** What recordIntestinalFloraTest takes */
export type RecordIntestinalFloraTestInput = {
  DeadlineForApplicationAt?: string | null | undefined;
  /** Shannon diversity, checked against the composition */
  DiversityScore?: number | null | undefined;
  Enterotype?: string | null | undefined;
  ExamDate?: string | null | undefined;
  /** Invites when absent, with UserId */
  InspectionDetailId?: string | null | undefined;
  /** Share of each genus, by name; sums to 1 */
  IntestinalFloraComposition?: unknown;
  SampleId?: string | null | undefined;
  Status: FloraTestStatus;
  UserId?: string | null | undefined;
};

/** What recordStatement takes */
export type RecordStatementInput = {
  Answer: unknown;
  UserId: string;
};

/** What refuseCorrection takes */
export type RefuseCorrectionInput = {
  Id: string;
  /** Why; kept apart from the log */
  Words: string;
};

/** What rejectCriteria takes */
export type RejectCriteriaInput = {
  Id: string;
  /** Why, for its author */
  Note: string;
};

/** What was not finished after all */
export type ReopenWorkItemInput = {
  Id: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** What resendMail takes */
export type ResendMailInput = {
  MailId: string;
};

/** What resendTemporaryPassword takes */
export type ResendTemporaryPasswordInput = {
  AdministratorId: string;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: string;
};

/** What resetAdministratorTotp takes */
export type ResetAdministratorTotpInput = {
  AdministratorId: string;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: string;
};

/** Whether the online check may be answered (again) */
export type RetryState =
  /** Today */
  | 'MayAnswer'
  /** Never answered */
  | 'NotAnswered'
  /** Not under today's criteria */
  | 'NotPossible'
  /** Not before a day */
  | 'NotYet';

/** Conditions on a value of RetryState */
export type RetryStateFilter = {
  eq?: RetryState | null | undefined;
  in?: Array<RetryState> | null | undefined;
  ne?: RetryState | null | undefined;
};

/** How far a reward has come; a donation taken back has none */
export type RewardStage =
  /** The period has ended; to be handed over */
  | 'Due'
  /** Handed over */
  | 'Paid'
  /** Earned in the running period */
  | 'Pending';

/** Conditions on a value of RewardStage */
export type RewardStageFilter = {
  eq?: RewardStage | null | undefined;
  in?: Array<RewardStage> | null | undefined;
  ne?: RewardStage | null | undefined;
};

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

/** Conditions on a value of Role */
export type RoleFilter = {
  eq?: Role | null | undefined;
  in?: Array<Role> | null | undefined;
  ne?: Role | null | undefined;
};

/** What saveConsoleSetting takes */
export type SaveConsoleSettingInput = {
  /** 1 to 60 of a-z A-Z 0-9 . : _ - */
  Key: string;
  /** At most 20,000 characters as JSON; null takes the setting away */
  Value?: unknown;
};

/** What saveDeviceLock takes */
export type SaveDeviceLockInput = {
  /** What the device makes of the badge's code; without it no badge opens the device */
  BadgeProof?: string | null | undefined;
  /** Chosen by the device at random; it is known to nobody else */
  DeviceId: string;
  /** What the device makes of the PIN: 32 bytes in base64 */
  PinProof: string;
};

/** What saveLetter takes */
export type SaveLetterInput = {
  /** A new one makes a letter */
  Id: string;
  Kind: LetterKind;
  /** What the office calls it */
  Name: string;
  Subject: string;
  /** May name what a placeholder stands for */
  Text: string;
  /** The version that was read; 0 for a new letter */
  Version: number;
};

/** What saveMailText takes */
export type SaveMailTextInput = {
  Key: string;
  /** Null, as Text: back to the delivered words */
  Subject?: string | null | undefined;
  Text?: string | null | undefined;
  /** The version that was read; 0 while none was written */
  Version: number;
};

/** What saveSharedView takes */
export type SaveSharedViewInput = {
  /** The columns in their order; null for the list's own */
  Columns?: Array<string> | null | undefined;
  Conditions: Array<ViewConditionInput>;
  /** How high a row is; null for the list's own height */
  Density?: string | null | undefined;
  /** Chosen by the client, so that a call that is sent again makes no second view */
  Id: string;
  List: SharedList;
  /** At most 30 characters, and no other view of the list has it */
  Name: string;
  SortDirection: SortDirection;
  /** The column that the rows are ordered by */
  SortField: string;
  /** The version that was read; 0 makes the view */
  Version: number;
};

/** What scheduleExam and previewExam take */
export type ScheduleExamInput = {
  ScheduledDate: string;
  /** Japanese time, 09:30; left out while only the day is known */
  ScheduledTime?: string | null | undefined;
  UserId: string;
};

/** Conditions on a list of screenings; all of them hold */
export type ScreeningInfoFilter = {
  ExamStage?: ExamStageFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  InitialExamDate?: DateFilter | null | undefined;
  InspectionType?: InspectionTypeFilter | null | undefined;
  RecruitmentMonth?: IntFilter | null | undefined;
  RecruitmentYear?: IntFilter | null | undefined;
  RenewalExamDate?: DateFilter | null | undefined;
  ScheduledInitialExamDate?: DateFilter | null | undefined;
  ScheduledRenewalExamDate?: DateFilter | null | undefined;
  ScreeningInfoCreatedAt?: DateTimeFilter | null | undefined;
  UserId?: IdFilter | null | undefined;
  UserStatus?: UserStatusFilter | null | undefined;
  and?: Array<ScreeningInfoFilter> | null | undefined;
  not?: ScreeningInfoFilter | null | undefined;
  or?: Array<ScreeningInfoFilter> | null | undefined;
  /** The quick search over the person */
  q?: StringFilter | null | undefined;
};

/** What the list of screenings can be ordered by */
export type ScreeningInfoSortField =
  /** Day of the test for registration */
  | 'ScheduledInitialExamDate'
  /** Day of the test for renewal */
  | 'ScheduledRenewalExamDate'
  /** When it was opened */
  | 'ScreeningInfoCreatedAt';

/** Whether the present seals go on from the newest signed head */
export type SealVerdict =
  /** The head is not signed by a key of ours, or somebody changed it */
  | 'Foreign'
  /** They do: up to there no seal was changed, added or removed */
  | 'Kept'
  /** They do not */
  | 'Parted'
  /** No head was signed yet, or there is no key for it */
  | 'Unsigned';

/** A chain of seals with its tree */
export type SealedChain =
  /** The activity log */
  | 'log'
  /** Consents, judgements, the ledger, readings, and values before and after */
  | 'records';

/** Conditions on a list of the security log; all of them hold */
export type SecurityEventFilter = {
  AccountId?: IdFilter | null | undefined;
  Kind?: SecurityEventKindFilter | null | undefined;
  Time?: DateTimeFilter | null | undefined;
  and?: Array<SecurityEventFilter> | null | undefined;
  not?: SecurityEventFilter | null | undefined;
  or?: Array<SecurityEventFilter> | null | undefined;
};

/** What the security log counts */
export type SecurityEventKind =
  /** A wrong code from a mail */
  | 'CodeFailed'
  /** The address to sign in with was changed */
  | 'EmailChanged'
  /** A call without a sign-in was refused */
  | 'GuestRefused'
  /** Too many wrong passwords: nobody signs in to the account for a while */
  | 'Locked'
  /** A passkey that does not sign the account in */
  | 'PasskeyFailed'
  /** A passkey was removed */
  | 'PasskeyRemoved'
  /** A passkey was registered */
  | 'PasskeySet'
  /** The old password was wrong */
  | 'PasswordChangeFailed'
  /** The password was changed by its owner */
  | 'PasswordChanged'
  /** A new password was set with a code from a mail */
  | 'PasswordReset'
  /** A change of the account without a fresh sign-in */
  | 'ProofMissing'
  /** A wrong password */
  | 'SignInFailed'
  /** Signed in */
  | 'SignedIn'
  /** Every session of the account was ended */
  | 'SignedOutEverywhere'
  /** A refresh token came again after it was replaced; the sign-in has ended */
  | 'TokenReused'
  /** A sign-in was ended by its owner */
  | 'TokenRevoked'
  /** A wrong code of the authenticator app */
  | 'TotpFailed'
  /** The authenticator app was removed */
  | 'TotpRemoved'
  /** An authenticator app was registered */
  | 'TotpSet';

/** Conditions on a value of SecurityEventKind */
export type SecurityEventKindFilter = {
  eq?: SecurityEventKind | null | undefined;
  in?: Array<SecurityEventKind> | null | undefined;
  ne?: SecurityEventKind | null | undefined;
};

/** What sendLetter takes */
export type SendLetterInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: string;
  Kind: LetterKind;
  Subject: string;
  Text: string;
  UserId: string;
};

/** What sendTrialLetter takes */
export type SendTrialLetterInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: string;
  Kind: LetterKind;
  Subject: string;
  Text: string;
};

/** What sendTrialMailText takes */
export type SendTrialMailTextInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: string;
  Key: string;
  Subject: string;
  Text: string;
};

/** What settleRewards takes */
export type SettleRewardsInput = {
  /** The last day of the period that is paid */
  Period: string;
  UserId: string;
};

/** A list of the console whose views the office shares */
export type SharedList =
  /** Donations */
  | 'Donations'
  /** Flora tests */
  | 'FloraTests'
  /** Checks and tests */
  | 'Screenings'
  /** The people */
  | 'Users';

/** Which work, and until when it is put off */
export type SnoozeWorkInput = {
  Kind: WorkKind;
  /** The record that makes the work */
  SubjectId: string;
  /** The day on which it is seen again, after today; null to see it now */
  Until?: string | null | undefined;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** Direction of a list */
export type SortDirection =
  /** Smallest or earliest first */
  | 'ASC'
  /** Largest or latest first */
  | 'DESC';

/** Which readings of staff; all conditions hold */
export type StaffReadFilter = {
  ActorId?: IdFilter | null | undefined;
  Purpose?: ReadPurposeFilter | null | undefined;
  Time?: DateTimeFilter | null | undefined;
  and?: Array<StaffReadFilter> | null | undefined;
  not?: StaffReadFilter | null | undefined;
  or?: Array<StaffReadFilter> | null | undefined;
};

/** What was shown and is to be done */
export type StartBulkInput = {
  /** As it was shown */
  Fingerprint: string;
  Id: string;
  /** Where the act with one person needs one; kept apart from the log */
  Reason?: string | null | undefined;
};

/** What stopPendingAccount takes */
export type StopPendingAccountInput = {
  /** Kept apart from the log */
  Reason: string;
  Stop: boolean;
  UserId: string;
};

/** What stopUser takes */
export type StopUserInput = {
  Reason: string;
  Stop: boolean;
  /** The day on whose morning a suspension ends by itself; another one may be given while it stands, none takes it away */
  Until?: string | null | undefined;
  UserId: string;
};

/** Conditions on a text; `eq: null` and `ne: null` ask whether there is one */
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

/** What takeBackLetter takes */
export type TakeBackLetterInput = {
  MailId: string;
};

/** What takeCase takes */
export type TakeCaseInput = {
  /** Of staff; nobody without it */
  AssigneeId?: string | null | undefined;
  /** Of the case */
  Id: string;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** What is to be taken back */
export type UndoBulkInput = {
  Id: string;
};

/** What undoChange takes: the number in extensions.undo of the answer to the change */
export type UndoChangeInput = {
  Id: string;
};

/** In what somebody read otherwise than usual */
export type UnusualMark =
  /** Many more people than in their busy hours stood in lists and files */
  | 'ManyListed'
  /** The records of many more people than in their busy hours were opened */
  | 'ManyPeople'
  /** It was at night */
  | 'Night'
  /** Nothing explains why: the person stands at no step, and nothing about them is open */
  | 'NoCause'
  /** The reader has the family name of the person */
  | 'SameName';

/** What updateAdministratorEmail takes */
export type UpdateAdministratorEmailInput = {
  AdministratorId: string;
  Email: string;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: string;
};

/** What updateAdministrator takes */
export type UpdateAdministratorInput = {
  Id: string;
  Name: string;
  /** One duty alone, for clients that know no other; the highest of now changes none. Left out where Roles is given */
  Role?: Role | null | undefined;
  /** All duties */
  Roles?: Array<Role> | null | undefined;
};

/** What updateCriteriaDraft takes */
export type UpdateCriteriaDraftInput = {
  /** Whole, as getCriteria gives it */
  Content: unknown;
  Id: string;
  /** Why it is changed; without it the note stays */
  Note?: string | null | undefined;
  /** As it was read; something else is a CONFLICT */
  Version: number;
};

/** What updateExamDays takes */
export type UpdateExamDaysInput = {
  /** People a day; 0 takes the places back */
  Capacity: number;
  /** At most 92 */
  Dates: Array<string>;
  Place?: string | null | undefined;
  /** 09:30 */
  Time?: string | null | undefined;
  /** The version that the change was made on; a stale one is CONFLICT */
  Version: number;
};

/** What updateOpening takes: days or the week */
export type UpdateOpeningInput = {
  /** Needed when bookings are affected */
  Bookings?: BookingsThen | null | undefined;
  Days?: OpeningDaysInput | null | undefined;
  /** Whose affected bookings were seen; CONFLICT when they are others by now */
  Seen?: Array<string> | null | undefined;
  /** The version that the change was made on; a stale one is CONFLICT */
  Version: number;
  Week?: OpeningWeekInput | null | undefined;
};

/** What updatePersonNote takes: the note as it is to be */
export type UpdatePersonNoteInput = {
  /** From today, at most a year ahead, or as it was */
  AgainOn?: string | null | undefined;
  Id: string;
  Kind: NoteKind;
  Result?: CallResult | null | undefined;
  Text: string;
  TouchesHealth?: boolean | null | undefined;
  /** As it was read */
  Version: number;
};

/** What previewPreferenceSlot and updatePreferenceSlot take */
export type UpdatePreferenceSlotInput = {
  AdditionalAvailableSlots: number;
  AvailableSlots: number;
  Month: number;
  /** The version that the change was made on, 0 for a month that is not there yet; a stale one is CONFLICT */
  Version?: number | null | undefined;
  Year: number;
};

/** What updateUserEmailByAdmin takes */
export type UpdateUserEmailByAdminInput = {
  Email: string;
  /** That the person was identified, and how is said in the reason */
  Identified: boolean;
  /** Kept apart from the log */
  Reason: string;
  UserId: string;
};

/**
 * Only the fields that are given are changed. CONFLICT when somebody else has changed one of them to something else
 * since Version, and only for those fields; what was changed beside them stays.
 */
export type UpdateUserProfileByAdminInput = {
  Address?: string | null | undefined;
  Birthday?: string | null | undefined;
  Building?: string | null | undefined;
  Caution?: string | null | undefined;
  City?: string | null | undefined;
  FirstName?: string | null | undefined;
  FirstNameFurigana?: string | null | undefined;
  Gender?: Gender | null | undefined;
  LastName?: string | null | undefined;
  LastNameFurigana?: string | null | undefined;
  Pref?: Prefecture | null | undefined;
  /** Kept apart from the log */
  Reason?: string | null | undefined;
  SubscribedMagazine?: boolean | null | undefined;
  /** Permanent suspension; asks for a reason */
  SuspensionStatus2?: boolean | null | undefined;
  Tel?: string | null | undefined;
  UpdateRequired?: boolean | null | undefined;
  UserId: string;
  Version: number;
  ZipCode?: string | null | undefined;
};

/** What is to be done instead */
export type UpdateWorkItemInput = {
  /** Who of staff is to do it; null for nobody; left out, it stays as it was */
  AssigneeId?: string | null | undefined;
  /** The day by which it is to be done, from today on, or as it was */
  Due: string;
  Id: string;
  /** What is to be done, at most 100 characters */
  Title: string;
  /** The member it is about; null for nobody in particular; left out, it stays as it was */
  UserId?: string | null | undefined;
  /** As it was read; something else is a CONFLICT */
  Version: number;
  /** What whoever does it has to know, at most 500 characters; left out, it stays as it was */
  Words?: string | null | undefined;
};

/** Conditions on a list of people; all of them hold */
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
  /** Wishes to be invited to a flora test */
  FloraInvitationRequestedAt?: DateTimeFilter | null | undefined;
  Gender?: GenderFilter | null | undefined;
  HasCaution?: BooleanFilter | null | undefined;
  Id?: IdFilter | null | undefined;
  IntestinalFloraCount?: IntFilter | null | undefined;
  /** The kit that was handed out at a guidance: `contains` */
  KitNumber?: StringFilter | null | undefined;
  LastName?: StringFilter | null | undefined;
  LastNameFurigana?: StringFilter | null | undefined;
  LatestDonationsCount?: IntFilter | null | undefined;
  LossDonorStatusDate?: DateFilter | null | undefined;
  /** Whether the office has something to do: what Attention of getWorkCounts counts */
  NeedsAttention?: BooleanFilter | null | undefined;
  NextDate?: DateFilter | null | undefined;
  NextDateKind?: NextDateKindFilter | null | undefined;
  OnlineCheckResult?: OnlineCheckResultFilter | null | undefined;
  /** Whether a check left something that has to be cleared before a certification, and nobody has */
  PointsToClear?: BooleanFilter | null | undefined;
  Pref?: PrefectureFilter | null | undefined;
  ProfileCreatedAt?: DateTimeFilter | null | undefined;
  RegistrationDateOfDonor?: DateFilter | null | undefined;
  RegistrationDateOfService?: DateFilter | null | undefined;
  Resting?: BooleanFilter | null | undefined;
  RetryFrom?: DateFilter | null | undefined;
  RetryState?: RetryStateFilter | null | undefined;
  SubscribedMagazine?: BooleanFilter | null | undefined;
  SuspensionStatus1?: BooleanFilter | null | undefined;
  SuspensionStatus2?: BooleanFilter | null | undefined;
  Tel?: StringFilter | null | undefined;
  TotalDonationsCount?: IntFilter | null | undefined;
  UpdateRequired?: BooleanFilter | null | undefined;
  UserRank?: UserRankFilter | null | undefined;
  UserStatus?: UserStatusFilter | null | undefined;
  /** Whether they asked not to be invited before a later month */
  WaitingPaused?: BooleanFilter | null | undefined;
  WaitingSince?: DateTimeFilter | null | undefined;
  and?: Array<UserProfileFilter> | null | undefined;
  not?: UserProfileFilter | null | undefined;
  or?: Array<UserProfileFilter> | null | undefined;
  /** One search over name, furigana, e-mail, telephone and donor number */
  q?: StringFilter | null | undefined;
};

/** What the list of people can be ordered by */
export type UserProfileSortField =
  /** Last day of the donor status */
  | 'DonorExpirationDate'
  /** Donor number */
  | 'DonorId'
  /** Address */
  | 'Email'
  /** Furigana of the last name */
  | 'LastNameFurigana'
  /** What the office waits for next */
  | 'NextDate'
  /** When the profile was entered */
  | 'ProfileCreatedAt'
  /** First day on which the check may be answered again */
  | 'RetryFrom'
  /** Donations in all */
  | 'TotalDonationsCount'
  /** Last change */
  | 'UpdatedAt'
  /** In the order of a donor's way */
  | 'UserStatus'
  /** Place in the waiting list */
  | 'WaitingSince';

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

/** Conditions on a value of UserRank */
export type UserRankFilter = {
  eq?: UserRank | null | undefined;
  in?: Array<UserRank> | null | undefined;
  ne?: UserRank | null | undefined;
};

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

/** Conditions on a value of UserStatus */
export type UserStatusFilter = {
  eq?: UserStatus | null | undefined;
  in?: Array<UserStatus> | null | undefined;
  ne?: UserStatus | null | undefined;
};

/** Records about somebody whose values before and after are kept */
export type ValueRecord =
  /** Answers that were put right */
  | 'AnswerCorrection'
  /** What was said about the condition */
  | 'Condition'
  /** A signed text */
  | 'Consent'
  /** A judgement or a result that was put right */
  | 'Correction'
  /** A donation */
  | 'Donation'
  /** A test of the intestinal flora */
  | 'FloraTest'
  /** An invitation to a guidance, and its booking */
  | 'Guidance'
  /** A judged test */
  | 'HealthCheck'
  /** A note of staff */
  | 'Note'
  /** A question for the office */
  | 'OfficePoint'
  /** A check that was sent */
  | 'OnlineCheck'
  /** Who somebody is, how they are reached, and how far they are */
  | 'Profile'
  /** An entry of the ledger */
  | 'Reward'
  /** A round of testing */
  | 'Screening'
  /** A time without invitations */
  | 'WaitingPause';

/** One condition of a shared view */
export type ViewConditionInput = {
  /** The field of the list's filter that it asks about */
  Field: string;
  /** What the console's address says of it */
  Values: unknown;
};

/** What deletePendingAccount and liftDonationPause and reopenOnlineCheck and withdrawConsentByAdmin take */
export type WithReasonInput = {
  /** Kept apart from the log */
  Reason: string;
  UserId: string;
};

/** What withdrawCorrection takes */
export type WithdrawCorrectionInput = {
  Id: string;
};

/** Conditions on work; all of them hold */
export type WorkFilter = {
  /** Of these kinds */
  Kinds?: Array<WorkKind> | null | undefined;
  /** Due before today */
  Overdue?: boolean | null | undefined;
  /** Of the caller, or of nobody */
  Owner?: WorkOwner | null | undefined;
  /** Open where it is left out */
  State?: WorkState | null | undefined;
};

/** When work is due, seen from today */
export type WorkGroup =
  /** After that */
  | 'Later'
  /** Before today */
  | 'Overdue'
  /** Until Saturday */
  | 'ThisWeek'
  /** Today */
  | 'Today';

/** What the office has to do: everything but Task is found in the data, and gone when the data are right */
export type WorkKind =
  /** Somebody has put answers of their check right, and the office looks at them */
  | 'AnswerCorrection'
  /** A guidance has begun and its attendance is not recorded */
  | 'Attendance'
  /** A case to be looked into: an objection, an unusual or an emergency reading, a breach */
  | 'Case'
  /** Somebody else wants to have a judgement or a result put right */
  | 'Correction'
  /** A version of the criteria waits to be approved by a physician who has not written in it */
  | 'CriteriaReview'
  /** Days for the hospital test are wished for, and none is set */
  | 'ExamWish'
  /** Wishes to be invited to a flora test */
  | 'FloraWish'
  /** Places of this month are free, and somebody is in line */
  | 'FreePlace'
  /** The day of the test has come, and it is not judged */
  | 'Judgement'
  /** A mail was given up, and none has arrived since */
  | 'MailFailed'
  /** The office is asked to look at something */
  | 'OfficePoint'
  /** A suspension for a time whose end has passed, or that has lasted four weeks without one */
  | 'PauseReview'
  /** A check left points to be cleared before a certification, and nobody has */
  | 'PointsToClear'
  /** Somebody who may donate has said on a day of the last week how they are, and no visit of that day is recorded */
  | 'ReceiptMissing'
  /** The test before renewal is set for a day after the donor status ends */
  | 'RenewalTestLate'
  /** Donating rests, and nobody knows until when */
  | 'RestReview'
  /** Rewards are due and not paid */
  | 'RewardDue'
  /** Entered by hand */
  | 'Task'
  /** All of the wished days have passed, and none was set */
  | 'WishesPassed';

/** Whose work */
export type WorkOwner =
  /** The caller's */
  | 'Mine'
  /** Nobody's yet */
  | 'Nobody';

/** Whether work is to be done now */
export type WorkState =
  /** Put off until a day */
  | 'Asleep'
  /** Finished by hand within 30 days, the latest first */
  | 'Done'
  /** Now */
  | 'Open';

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { getAdministrator: { Id: string, Name: string, Email: string, Roles: Array<Role>, TotpRequired: boolean | null } | null, listOwnAccountEvents: Array<{ Id: string, Time: string, Kind: SecurityEventKind, Count: number, Network: string }> };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { listOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> | null };

export type EndOwnSessionsMutationVariables = Exact<{
  input: EndOwnSessionsInput;
}>;


export type EndOwnSessionsMutation = { endOwnSessions: Array<{ Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean }> };

export type OpenSessionFragment = { Id: string, Device: string | null, Network: string | null, SignedInAt: string, LastUsedAt: string, IsThis: boolean };

export type RefusalReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusalReasonsQuery = { listCriteria: { items: Array<{ State: CriteriaState, HospitalRefusals: Array<{ Id: string, Sentence: string, WaitMonths: number | null, WaitWeeks: number | null }> }> } };

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

export type ConsoleLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleLogoutMutation = { createLogoutActivity: { success: boolean } };

export type ChangedFieldsFragment = { Field: string, Before: unknown, After: unknown };

export type ValueChangesQueryVariables = Exact<{
  id: string;
  activity: string;
}>;


export type ValueChangesQuery = { listValueChanges: { items: Array<{ Id: string, Record: ValueRecord, Data: DataClass, IsErased: boolean, Identity: Array<{ Field: string, Before: unknown, After: unknown }>, Contact: Array<{ Field: string, Before: unknown, After: unknown }>, Health: Array<{ Field: string, Before: unknown, After: unknown }>, Flora: Array<{ Field: string, Before: unknown, After: unknown }>, Money: Array<{ Field: string, Before: unknown, After: unknown }>, StaffNotes: Array<{ Field: string, Before: unknown, After: unknown }>, Operational: Array<{ Field: string, Before: unknown, After: unknown }> }> } };

export type AdministratorRowFragment = { Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string };

export type AdministratorListRowFragment = { AwaitsFirstSignIn: boolean | null, HasTotp: boolean | null, HasPasskey: boolean | null, LastSignInAt: string | null, Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string };

export type OwnAdministratorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdministratorQuery = { getAdministrator: { RolesOfBefore: boolean, Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string } | null };

export type AdministratorListQueryVariables = Exact<{
  filter?: AdministratorProfileFilter | null | undefined;
  sortField?: AdministratorProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type AdministratorListQuery = { listAdministratorByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ AwaitsFirstSignIn: boolean | null, HasTotp: boolean | null, HasPasskey: boolean | null, LastSignInAt: string | null, Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string }> } };

export type AdministratorNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdministratorNamesQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string }> } };

export type CreateAdministratorMutationVariables = Exact<{
  input: CreateAdministratorInput;
}>;


export type CreateAdministratorMutation = { createAdministrator: { Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string } };

export type UpdateAdministratorMutationVariables = Exact<{
  input: UpdateAdministratorInput;
}>;


export type UpdateAdministratorMutation = { updateAdministrator: { Id: string } };

export type UpdateAdministratorEmailMutationVariables = Exact<{
  input: UpdateAdministratorEmailInput;
}>;


export type UpdateAdministratorEmailMutation = { updateAdministratorEmail: { Id: string } };

export type ResetAdministratorTotpMutationVariables = Exact<{
  input: ResetAdministratorTotpInput;
}>;


export type ResetAdministratorTotpMutation = { resetAdministratorTotp: { Id: string } };

export type ResendTemporaryPasswordMutationVariables = Exact<{
  input: ResendTemporaryPasswordInput;
}>;


export type ResendTemporaryPasswordMutation = { resendTemporaryPassword: { Id: string } };

export type DeleteAdministratorMutationVariables = Exact<{
  input: DeleteAdministratorInput;
}>;


export type DeleteAdministratorMutation = { deleteAdministrator: { Id: string, Name: string, Email: string, Role: Role, Roles: Array<Role>, ProfileCreatedAt: string } };

export type EndAdministratorSessionsMutationVariables = Exact<{
  input: EndAdministratorSessionsInput;
}>;


export type EndAdministratorSessionsMutation = { endAdministratorSessions: { Id: string } };

export type AnswerCorrectionDetailQueryVariables = Exact<{
  id: string;
}>;


export type AnswerCorrectionDetailQuery = { getAnswerCorrection: { Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null } };

export type DecideAnswerCorrectionMutationVariables = Exact<{
  input: DecideAnswerCorrectionInput;
}>;


export type DecideAnswerCorrectionMutation = { decideAnswerCorrection: { Id: string } };

export type AnswerCorrectionFieldsFragment = { Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null };

export type AnswersJudgedFieldsFragment = { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> };

export type BulkJobDetailFragment = { Id: string, Act: BulkAct, State: BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: LetterKind, Subject: string, Text: string } | null };

export type PreviewBulkMutationVariables = Exact<{
  input: PreviewBulkInput;
}>;


export type PreviewBulkMutation = { previewBulk: { Id: string } };

export type PreviewBulkFileMutationVariables = Exact<{
  input: PreviewBulkFileInput;
}>;


export type PreviewBulkFileMutation = { previewBulkFile: { Id: string } };

export type StartBulkMutationVariables = Exact<{
  input: StartBulkInput;
}>;


export type StartBulkMutation = { startBulk: { Id: string, Act: BulkAct, State: BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: LetterKind, Subject: string, Text: string } | null } };

export type UndoBulkMutationVariables = Exact<{
  input: UndoBulkInput;
}>;


export type UndoBulkMutation = { undoBulk: { Id: string } };

export type BulkJobQueryVariables = Exact<{
  Id: string;
}>;


export type BulkJobQuery = { getBulkJob: { Id: string, Act: BulkAct, State: BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: LetterKind, Subject: string, Text: string } | null } };

export type BulkJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkJobsQuery = { listBulkJobs: Array<{ Id: string, Act: BulkAct, State: BulkJobState, Undoes: string | null, Fingerprint: string, Pending: number, Done: number, Refused: number, StartedAt: string | null, Refusals: Array<{ Refusal: BulkRefusal, Count: number }>, Letter: { Name: string, Version: number, Kind: LetterKind, Subject: string, Text: string } | null }> };

export type BulkRowsQueryVariables = Exact<{
  JobId: string;
  State?: BulkRowState | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type BulkRowsQuery = { listBulkRows: { nextToken: string | null, items: Array<{ UserId: string | null, Line: number | null, State: BulkRowState, Before: string, After: string, Refusal: BulkRefusal | null, Problems: Array<string>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type ExamOfDayFragment = { Type: InspectionType, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } };

export type CalendarDaysQueryVariables = Exact<{
  from: string;
  to: string;
  named: boolean;
}>;


export type CalendarDaysQuery = { getCalendar: { Version: number, Bookings?: Array<{ StartAt: string, Person: { Id: string, LastName: string | null, FirstName: string | null } }>, Days: Array<{ Date: string, Holiday: string | null, Capacity: number, Booked: number, ClosedFrom: number | null, ExtraHours: Array<number>, HourCapacity: number | null, Reason: string | null, Exams: number, Hours: Array<{ StartAt: string, Capacity: number, Booked: number }>, ExamDay: { Place: string | null, Time: string | null, Capacity: number } | null }>, Exams: Array<{ Type: InspectionType, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } }>, Wishes: Array<{ Type: InspectionType, Date: string | null, Time: string | null, PreferredDates: Array<string>, Conflicts: Array<ExamConflict>, Person: { Id: string, LastName: string | null, FirstName: string | null, DonorExpirationDate: string | null } }> } };

export type OpeningWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningWeekQuery = { getOpening: { Version: number, YearlyClosed: Array<string>, DiffersFromFile: boolean, Hours: Array<{ Day: OpeningDay, Hour: number, Capacity: number }> } };

export type PreviewOpeningQueryVariables = Exact<{
  input: PreviewOpeningInput;
}>;


export type PreviewOpeningQuery = { previewOpening: { Version: number, Bookings: Array<{ StartAt: string, How: AffectedHow, Person: { Id: string, LastName: string | null, FirstName: string | null } }>, Mail: { Subject: string, Text: string } | null } };

export type UpdateOpeningMutationVariables = Exact<{
  input: UpdateOpeningInput;
}>;


export type UpdateOpeningMutation = { updateOpening: { Version: number } };

export type UpdateExamDaysMutationVariables = Exact<{
  input: UpdateExamDaysInput;
}>;


export type UpdateExamDaysMutation = { updateExamDays: { success: boolean } };

export type DayVisitFragment = { Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } };

export type DaySheetFragment = { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> };

export type DaySheetQueryVariables = Exact<{
  day: string;
}>;


export type DaySheetQuery = { getGuidanceDay: { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> } };

export type CheckInMutationVariables = Exact<{
  id: string;
}>;


export type CheckInMutation = { checkInGuidance: { Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type UndoCheckInMutationVariables = Exact<{
  id: string;
}>;


export type UndoCheckInMutation = { undoGuidanceCheckIn: { Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type UndoAttendanceMutationVariables = Exact<{
  id: string;
}>;


export type UndoAttendanceMutation = { undoGuidanceAttendance: { Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } } };

export type RecordAttendancesMutationVariables = Exact<{
  input: RecordGuidanceAttendancesInput;
}>;


export type RecordAttendancesMutation = { recordGuidanceAttendances: { Outcomes: Array<{ GuidanceId: string, Recorded: boolean, Message: string | null }>, Sheet: { Day: string, PreviousDay: string, NextDay: string, Sessions: Array<{ StartAt: string, Capacity: number, Visits: Array<{ Id: string, UserId: string, StartAt: string, Status: GuidanceStatus, CheckedInAt: string | null, KitNumber: string | null, ConsentVersion: string | null, UndoUntil: string | null, PointsOf: string | null, OfficePoints: Array<OfficePointKind>, Points: Array<{ QuestionId: string, Kind: GuidancePointKind, Topic: string | null, Open: boolean }>, User: { Birthday: string | null, Tel: string | null, UserStatus: UserStatus, SuspensionStatus1: boolean, SuspensionStatus2: boolean, Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } }> }> } } };

export type BreachNumbersFragment = { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> };

export type PreviewBreachQueryVariables = Exact<{
  choice: BreachChoiceInput;
}>;


export type PreviewBreachQuery = { previewBreach: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> } };

export type BreachFieldsFragment = { AccountId: string | null, AccountName: string | null, Session: string | null, Network: string | null, From: string, To: string, KnownOn: string, Malicious: boolean, MustReport: boolean, Counted: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> }, Notices: Array<{ Kind: BreachNoticeKind, DueOn: string | null, Text: string, ReportedOn: string | null }> };

export type BreachOfCaseQueryVariables = Exact<{
  id: string;
}>;


export type BreachOfCaseQuery = { getCase: { Id: string, Version: number, Breach: { AccountId: string | null, AccountName: string | null, Session: string | null, Network: string | null, From: string, To: string, KnownOn: string, Malicious: boolean, MustReport: boolean, Counted: { People: number, Reads: number, Files: number, SignIns: number | null, FirstAt: string | null, LastAt: string | null, Classes: Array<{ Class: DataClass, People: number }>, Sessions: Array<{ Session: string | null, ActorName: string | null, Network: string, FirstAt: string, LastAt: string, Reads: number }> }, Notices: Array<{ Kind: BreachNoticeKind, DueOn: string | null, Text: string, ReportedOn: string | null }> } | null } };

export type OpenBreachMutationVariables = Exact<{
  input: OpenBreachInput;
}>;


export type OpenBreachMutation = { openBreach: { Id: string } };

export type RecountBreachMutationVariables = Exact<{
  input: HeldCaseInput;
}>;


export type RecountBreachMutation = { recountBreach: { Id: string } };

export type SaveBreachNoticeMutationVariables = Exact<{
  input: BreachNoticeInput;
}>;


export type SaveBreachNoticeMutation = { saveBreachNotice: { Id: string } };

export type ReportBreachNoticeMutationVariables = Exact<{
  input: BreachReportInput;
}>;


export type ReportBreachNoticeMutation = { reportBreachNotice: { Id: string } };

export type CaseRowFragment = { Id: string, Kind: CaseKind, State: CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type CaseFieldsFragment = { Words: string | null, Answer: string | null, AnsweredAt: string | null, Version: number, Id: string, Kind: CaseKind, State: CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, Marks: Array<{ Mark: UnusualMark, Reads: number, From: string | null, People: number | null, Habit: number | null }>, Reads: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Role>, People: number, Operation: string, Purpose: ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: DataClass, Fields: number }> }>, Steps: Array<{ Id: string, Kind: CaseStepKind, Time: string, ByPerson: boolean, ActorName: string | null, Text: string | null }>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type ReadOfCaseFragment = { Id: string, Time: string, ActorName: string | null, Roles: Array<Role>, People: number, Operation: string, Purpose: ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: DataClass, Fields: number }> };

export type CaseListQueryVariables = Exact<{
  filter?: CaseFilter | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CaseListQuery = { listCases: { nextToken: string | null, total: number, items: Array<{ Id: string, Kind: CaseKind, State: CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type CasePageQueryVariables = Exact<{
  id: string;
}>;


export type CasePageQuery = { getCase: { Words: string | null, Answer: string | null, AnsweredAt: string | null, Version: number, Id: string, Kind: CaseKind, State: CaseState, ActorId: string | null, ActorName: string | null, DueOn: string, AssigneeId: string | null, AssigneeName: string | null, CreatedAt: string, Marks: Array<{ Mark: UnusualMark, Reads: number, From: string | null, People: number | null, Habit: number | null }>, Reads: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Role>, People: number, Operation: string, Purpose: ReadPurpose | null, Network: string, Asked: boolean, Marks: Array<UnusualMark>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: DataClass, Fields: number }> }>, Steps: Array<{ Id: string, Kind: CaseStepKind, Time: string, ByPerson: boolean, ActorName: string | null, Text: string | null }>, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null } };

export type TakeCaseMutationVariables = Exact<{
  input: TakeCaseInput;
}>;


export type TakeCaseMutation = { takeCase: { Id: string } };

export type CreateCaseMutationVariables = Exact<{
  input: CreateCaseInput;
}>;


export type CreateCaseMutation = { createCase: { Id: string } };

export type NoteCaseMutationVariables = Exact<{
  input: CaseTextInput;
}>;


export type NoteCaseMutation = { noteCase: { Id: string } };

export type AnswerCaseMutationVariables = Exact<{
  input: CaseTextInput;
}>;


export type AnswerCaseMutation = { answerCase: { Id: string } };

export type CloseCaseMutationVariables = Exact<{
  input: CaseTextInput;
}>;


export type CloseCaseMutation = { closeCase: { Id: string } };

export type ReopenCaseMutationVariables = Exact<{
  input: CaseTextInput;
}>;


export type ReopenCaseMutation = { reopenCase: { Id: string } };

export type CorrectionsOfRecordQueryVariables = Exact<{
  recordId: string;
}>;


export type CorrectionsOfRecordQuery = { listCorrections: Array<{ Id: string, Kind: CorrectionKind, State: CorrectionState, Cause: CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Changes: Array<{ Label: string, Before: string, After: string }> }> };

export type CorrectionDetailQueryVariables = Exact<{
  id: string;
}>;


export type CorrectionDetailQuery = { getCorrection: { Id: string, Kind: CorrectionKind, State: CorrectionState, Cause: CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Consequences: { Outcome: CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> } | null, Changes: Array<{ Label: string, Before: string, After: string }> } };

export type PreviewCorrectionQueryVariables = Exact<{
  input: PreviewCorrectionInput;
}>;


export type PreviewCorrectionQuery = { previewCorrection: { Outcome: CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> } };

export type ProposeCorrectionMutationVariables = Exact<{
  input: ProposeCorrectionInput;
}>;


export type ProposeCorrectionMutation = { proposeCorrection: { Id: string } };

export type ConfirmCorrectionMutationVariables = Exact<{
  input: ConfirmCorrectionInput;
}>;


export type ConfirmCorrectionMutation = { confirmCorrection: { Id: string } };

export type RefuseCorrectionMutationVariables = Exact<{
  input: RefuseCorrectionInput;
}>;


export type RefuseCorrectionMutation = { refuseCorrection: { Id: string } };

export type WithdrawCorrectionMutationVariables = Exact<{
  input: WithdrawCorrectionInput;
}>;


export type WithdrawCorrectionMutation = { withdrawCorrection: { Id: string } };

export type CorrectionFieldsFragment = { Id: string, Kind: CorrectionKind, State: CorrectionState, Cause: CorrectionCause, Explanation: string | null, TakesBack: boolean, ProposedBy: string, ProposedByName: string | null, DecidedByName: string | null, DecidedAt: string | null, Words: string | null, Stale: boolean, CreatedAt: string, Changes: Array<{ Label: string, Before: string, After: string }> };

export type ConsequenceFieldsFragment = { Outcome: CorrectionOutcome | null, Lines: Array<string>, Fingerprint: string, Donations: Array<{ Id: string, DonationAt: string }>, Changes: Array<{ Label: string, Before: string, After: string }> };

export type CriteriaRowFragment = { Id: string, Number: string, State: CriteriaState, Origin: CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string };

export type ImpactNumbersFragment = { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> };

export type CriteriaWholeFragment = { Content: unknown, Id: string, Number: string, State: CriteriaState, Origin: CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null };

export type CriteriaVersionsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type CriteriaVersionsQuery = { listCriteria: { nextToken: string | null, total: number, items: Array<{ Id: string, Number: string, State: CriteriaState, Origin: CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string }> } };

export type CriteriaVersionQueryVariables = Exact<{
  id: string;
}>;


export type CriteriaVersionQuery = { getCriteria: { Content: unknown, Id: string, Number: string, State: CriteriaState, Origin: CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type CreateCriteriaDraftMutationVariables = Exact<{
  input: CreateCriteriaDraftInput;
}>;


export type CreateCriteriaDraftMutation = { createCriteriaDraft: { Id: string } };

export type UpdateCriteriaDraftMutationVariables = Exact<{
  input: UpdateCriteriaDraftInput;
}>;


export type UpdateCriteriaDraftMutation = { updateCriteriaDraft: { Content: unknown, Id: string, Number: string, State: CriteriaState, Origin: CriteriaOrigin, BasedOn: string | null, Questionnaire: string, Sha256: string, Note: string | null, AuthorId: string | null, AuthorName: string | null, EditorIds: Array<string>, Changed: Array<string>, SubmittedAt: string | null, ApproverId: string | null, ApproverName: string | null, ApprovedAt: string | null, EffectiveFrom: string | null, Rejection: string | null, RejectedByName: string | null, RejectedAt: string | null, PushReason: string | null, PausedDonors: number | null, InForceAt: string | null, RetiredAt: string | null, Version: number, CreatedAt: string, UpdatedAt: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null, ApprovedImpact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type SubmitCriteriaMutationVariables = Exact<{
  input: CriteriaIdInput;
}>;


export type SubmitCriteriaMutation = { submitCriteria: { Id: string } };

export type PreviewCriteriaMutationVariables = Exact<{
  input: CriteriaIdInput;
}>;


export type PreviewCriteriaMutation = { previewCriteria: { Id: string, Impact: { Sha256: string, CountedAt: string, People: number, Unchanged: number | null, DonorsLost: number | null, Changes: Array<{ UserId: string, Standing: CriteriaStanding, Before: OnlineCheckResult, After: OnlineCheckResult, BeforeDate: string | null, AfterDate: string | null, QuestionIds: Array<string>, RuleIds: Array<string> }> | null, Groups: Array<{ Before: OnlineCheckResult, After: OnlineCheckResult, Standing: CriteriaStanding, People: number | null, DaysLeast: number | null, DaysMost: number | null }>, Rules: Array<{ RuleId: string, People: number | null }> } | null } };

export type ApproveCriteriaMutationVariables = Exact<{
  input: ApproveCriteriaInput;
}>;


export type ApproveCriteriaMutation = { approveCriteria: { Id: string, State: CriteriaState } };

export type RejectCriteriaMutationVariables = Exact<{
  input: RejectCriteriaInput;
}>;


export type RejectCriteriaMutation = { rejectCriteria: { Id: string } };

export type PushCriteriaMutationVariables = Exact<{
  input: PushCriteriaInput;
}>;


export type PushCriteriaMutation = { pushCriteria: { Id: string, PausedDonors: number | null } };

export type CriteriaPeopleQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CriteriaPeopleQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean }> } };

export type DeleteCriteriaDraftMutationVariables = Exact<{
  input: DeleteCriteriaDraftInput;
}>;


export type DeleteCriteriaDraftMutation = { deleteCriteriaDraft: { success: boolean } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { getDashboard: { ThisMonthBooked: number, BookingsToday: number, BookingsThisWeek: number, ExamsWithoutDate: number, RenewalsOpen: number, EndingSoon: number, RewardsDueYen: number, RewardsDueDonations: number, RewardsDuePeople: number, Waiting: number, WaitingSince: string | null, WaitingSuspended: number, Funnel: Array<{ UserStatus: UserStatus, Count: number, Reached: number, WentOn: number | null, MedianDays: number | null, LongestDays: number | null }>, ThisMonth: { Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number } | null, EndingNext: Array<{ UserId: string, Date: string }>, Refusals: Array<{ QuestionId: string, Text: string, Count: number | null }> } };

export type EndingPeopleQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type EndingPeopleQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean }> } };

export type WorkRowFragment = { Id: string, Kind: WorkKind, SubjectId: string, UserId: string | null, Due: string, Group: WorkGroup, Title: string | null, Words: string | null, Days: Array<string>, At: string | null, Point: OfficePointKind | null, MailLabel: string | null, Amount: number | null, AssigneeId: string | null, AssigneeName: string | null, SnoozedUntil: string | null, Outcome: string | null, Version: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type DeskQueryVariables = Exact<{
  filter?: WorkFilter | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type DeskQuery = { listWork: { nextToken: string | null, items: Array<{ Id: string, Kind: WorkKind, SubjectId: string, UserId: string | null, Due: string, Group: WorkGroup, Title: string | null, Words: string | null, Days: Array<string>, At: string | null, Point: OfficePointKind | null, MailLabel: string | null, Amount: number | null, AssigneeId: string | null, AssigneeName: string | null, SnoozedUntil: string | null, Outcome: string | null, Version: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }>, groups: Array<{ Group: WorkGroup, Count: number }>, totals: { All: number, Mine: number, Nobody: number, Overdue: number, Asleep: number, Kinds: Array<{ Kind: WorkKind, Count: number }> } } };

export type AssignWorkMutationVariables = Exact<{
  input: AssignWorkInput;
}>;


export type AssignWorkMutation = { assignWork: { Version: number } };

export type SnoozeWorkMutationVariables = Exact<{
  input: SnoozeWorkInput;
}>;


export type SnoozeWorkMutation = { snoozeWork: { Version: number } };

export type CreateWorkItemMutationVariables = Exact<{
  input: CreateWorkItemInput;
}>;


export type CreateWorkItemMutation = { createWorkItem: { Id: string } };

export type UpdateWorkItemMutationVariables = Exact<{
  input: UpdateWorkItemInput;
}>;


export type UpdateWorkItemMutation = { updateWorkItem: { Version: number } };

export type FinishWorkItemMutationVariables = Exact<{
  input: FinishWorkItemInput;
}>;


export type FinishWorkItemMutation = { finishWorkItem: { Version: number } };

export type ReopenWorkItemMutationVariables = Exact<{
  input: ReopenWorkItemInput;
}>;


export type ReopenWorkItemMutation = { reopenWorkItem: { Version: number } };

export type LastContactQueryVariables = Exact<{
  id: string;
}>;


export type LastContactQuery = { listConversation: { items: Array<{ Note: { Id: string, AuthorId: string | null, Kind: NoteKind, Result: CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: NoteKind, Result: CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null }> } };

export type HoursOfDayQueryVariables = Exact<{
  day: string;
}>;


export type HoursOfDayQuery = { getCalendar: { Days: Array<{ Hours: Array<{ StartAt: string, Booked: number }> }> } };

export type DonationRowFragment = { Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, RewardStage: RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type DonationListQueryVariables = Exact<{
  filter?: DonationInfoFilter | null | undefined;
  sortField?: DonationInfoSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type DonationListQuery = { listDonationByIdDonationInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, RewardStage: RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type DonationPageQueryVariables = Exact<{
  id: string;
}>;


export type DonationPageQuery = { listDonationByIdDonationInfoCreatedAt: { items: Array<{ Id: string, UserId: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, RewardStage: RewardStage | null, DonationInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type CorrectDonationMutationVariables = Exact<{
  input: CorrectDonationInput;
}>;


export type CorrectDonationMutation = { correctDonation: { Id: string } };

export type FloraTestRowFragment = { Id: string, UserId: string, Status: FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type FloraTestListQueryVariables = Exact<{
  filter?: InspectionDetailFilter | null | undefined;
  sortField?: InspectionDetailSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type FloraTestListQuery = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, Status: FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type FloraTestPageQueryVariables = Exact<{
  id: string;
}>;


export type FloraTestPageQuery = { listIntestinalFloraTestByIdInspectionDetailCreatedAt: { items: Array<{ DiversityScore: number | null, Ranking: number | null, IntestinalFloraComposition: unknown, Id: string, UserId: string, Status: FloraTestStatus, SampleId: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null, InspectionDetailCreatedAt: string, DiversityScoreScaled: number | null, Enterotype: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type RecordFloraTestMutationVariables = Exact<{
  input: RecordIntestinalFloraTestInput;
}>;


export type RecordFloraTestMutation = { recordIntestinalFloraTest: { Id: string } };

export type FoundPersonFragment = { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean };

export type GoToQueryVariables = Exact<{
  text: string;
  donorNumber: string;
  mayBeNumber: boolean;
  isAddress: boolean;
  match?: UserProfileFilter | null | undefined;
  isMatch: boolean;
  sampleIds?: Array<string> | string | null | undefined;
  mayBeLabel: boolean;
}>;


export type GoToQuery = { accounts?: { items: Array<{ Id: string, Email: string }> }, donors?: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, people: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, matched?: { items: Array<{ Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean }> }, samples?: { items: Array<{ Id: string, SampleId: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, Tel: string | null, UserStatus: UserStatus, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean } | null }> } };

export type LetterFieldsFragment = { Id: string, Version: number, Name: string, Kind: LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string };

export type LettersQueryVariables = Exact<{ [key: string]: never; }>;


export type LettersQuery = { listLetters: Array<{ Id: string, Version: number, Name: string, Kind: LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string }> };

export type LetterVersionsQueryVariables = Exact<{
  id: string;
}>;


export type LetterVersionsQuery = { listLetterVersions: Array<{ Id: string, Version: number, Name: string, Kind: LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string }> };

export type PreviewLetterQueryVariables = Exact<{
  input: PreviewLetterInput;
}>;


export type PreviewLetterQuery = { previewLetter: { Subject: string, Html: string } };

export type SaveLetterMutationVariables = Exact<{
  input: SaveLetterInput;
}>;


export type SaveLetterMutation = { saveLetter: { Id: string, Version: number, Name: string, Kind: LetterKind, Subject: string, Text: string, AuthorId: string | null, CreatedAt: string } };

export type SendTrialLetterMutationVariables = Exact<{
  input: SendTrialLetterInput;
}>;


export type SendTrialLetterMutation = { sendTrialLetter: { success: boolean } };

export type SendLetterMutationVariables = Exact<{
  input: SendLetterInput;
}>;


export type SendLetterMutation = { sendLetter: { Id: string } };

export type TakeBackLetterMutationVariables = Exact<{
  input: TakeBackLetterInput;
}>;


export type TakeBackLetterMutation = { takeBackLetter: { success: boolean } };

export type MailTextFieldsFragment = { Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> };

export type MailTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTextsQuery = { listMailTexts: { items: Array<{ Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> }>, Fixed: Array<{ Name: string, Reason: MailFixedReason }> } };

export type MailTextVersionsQueryVariables = Exact<{
  key: string;
}>;


export type MailTextVersionsQuery = { listMailTextVersions: Array<{ Version: number, Subject: string, Text: string, IsDelivered: boolean, AuthorId: string, CreatedAt: string }> };

export type PreviewMailTextQueryVariables = Exact<{
  input: PreviewMailTextInput;
}>;


export type PreviewMailTextQuery = { previewMailText: { Subject: string, Html: string } };

export type SaveMailTextMutationVariables = Exact<{
  input: SaveMailTextInput;
}>;


export type SaveMailTextMutation = { saveMailText: { Key: string, Name: string, When: string, Version: number, Subject: string, Text: string, IsDelivered: boolean, DeliveredSubject: string, DeliveredText: string, CreatedAt: string | null, Variables: Array<{ Name: string, Says: string, IsRequired: boolean, IsLine: boolean }> } };

export type SendTrialMailTextMutationVariables = Exact<{
  input: SendTrialMailTextInput;
}>;


export type SendTrialMailTextMutation = { sendTrialMailText: { success: boolean } };

export type SaveDeviceLockMutationVariables = Exact<{
  input: SaveDeviceLockInput;
}>;


export type SaveDeviceLockMutation = { saveDeviceLock: { Share: string } };

export type MailRowFragment = { Id: string, Label: string, State: MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: MailFault | null, Resendable: boolean, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null };

export type MailListQueryVariables = Exact<{
  filter?: MailDeliveryFilter | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type MailListQuery = { listMails: { nextToken: string | null, total: number, items: Array<{ Id: string, Label: string, State: MailState, Attempts: number, SentAt: string | null, LastError: string | null, Fault: MailFault | null, Resendable: boolean, CreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type PendingAccountRowFragment = { Id: string, Email: string, State: PendingAccountState, CreatedAt: string | null };

export type PendingAccountsQueryVariables = Exact<{
  email?: string | null | undefined;
  id?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type PendingAccountsQuery = { listPendingAccounts: { nextToken: string | null, items: Array<{ Id: string, Email: string, State: PendingAccountState, CreatedAt: string | null }> } };

export type SendPendingAccountCodeMutationVariables = Exact<{
  id: string;
}>;


export type SendPendingAccountCodeMutation = { sendPendingAccountCode: { Id: string } };

export type StopPendingAccountMutationVariables = Exact<{
  input: StopPendingAccountInput;
}>;


export type StopPendingAccountMutation = { stopPendingAccount: { Id: string } };

export type DeletePendingAccountMutationVariables = Exact<{
  input: WithReasonInput;
}>;


export type DeletePendingAccountMutation = { deletePendingAccount: { success: boolean } };

export type RowPersonFragment = { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { listAdministratorByIdProfileCreatedAt: { items: Array<{ Id: string, Name: string, Roles: Array<Role> }> } };

export type PeopleNamedQueryVariables = Exact<{
  text: string;
}>;


export type PeopleNamedQuery = { listUsersByIdProfileCreatedAt: { items: Array<{ Id: string, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, DonorId: string | null }> } };

export type SlotRowFragment = { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string };

export type PreferenceSlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferenceSlotsQuery = { getPreference: Array<{ Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string }> };

export type UpdatePreferenceSlotMutationVariables = Exact<{
  input: UpdatePreferenceSlotInput;
}>;


export type UpdatePreferenceSlotMutation = { updatePreferenceSlot: { Id: string, Year: number, Month: number, AvailableSlots: number, AdditionalAvailableSlots: number, GivenGuidanceCount: number, Version: number, UpdatedAt: string } };

export type PreviewPreferenceSlotQueryVariables = Exact<{
  input: UpdatePreferenceSlotInput;
}>;


export type PreviewPreferenceSlotQuery = { previewPreferenceSlot: { Invitations: number, People: Array<{ Id: string, LastName: string | null, FirstName: string | null }> } };

export type AllocationFieldsFragment = { Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number };

export type MonthAllocationsQueryVariables = Exact<{
  Year: number;
  Month: number;
  nextToken?: string | null | undefined;
}>;


export type MonthAllocationsQuery = { listAllocations: { nextToken: string | null, items: Array<{ Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type PersonAllocationsQueryVariables = Exact<{
  id: string;
}>;


export type PersonAllocationsQuery = { getAllocationsByUserId: { Allocations: Array<{ Id: string, InvitedAt: string, Year: number, Month: number, PlaceKind: PlaceKind, Place: number, Places: number, PassedOn: boolean, OutOfTurn: boolean, ActorId: string | null, Reason: string | null, Position: number, AheadSuspended: number, AheadEndedToday: number, AheadPaused: number }>, PassedOver: { OutOfTurn: number, Suspended: number, EndedToday: number, Paused: number } | null } };

export type StaffReadRowFragment = { Id: string, Time: string, ActorName: string | null, Roles: Array<Role>, People: number, Operation: string, Purpose: ReadPurpose | null, Network: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: DataClass, Fields: number }> };

export type StaffReadListQueryVariables = Exact<{
  UserId?: string | null | undefined;
  Classes?: Array<DataClass> | DataClass | null | undefined;
  filter?: StaffReadFilter | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type StaffReadListQuery = { listStaffReads: { nextToken: string | null, total: number, items: Array<{ Id: string, Time: string, ActorName: string | null, Roles: Array<Role>, People: number, Operation: string, Purpose: ReadPurpose | null, Network: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null, Shown: Array<{ Class: DataClass, Fields: number }> }> } };

export type ReceptionTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceptionTodayQuery = { listReceptionToday: Array<{ DonorId: string, Name: string, ExpiresOn: string | null, Message: string | null, ToSay: string | null }> };

export type SaidConditionFragment = { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> };

export type ReceptionPanelFragment = { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null, RetryState: RetryState | null, RetryFrom: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null };

export type FindDonorQueryVariables = Exact<{
  donorId: string;
}>;


export type FindDonorQuery = { findDonor: { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null, RetryState: RetryState | null, RetryFrom: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null } };

export type RecordStatementMutationVariables = Exact<{
  input: RecordStatementInput;
}>;


export type RecordStatementMutation = { recordStatement: { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null, RetryState: RetryState | null, RetryFrom: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null } };

export type RecordDonationMutationVariables = Exact<{
  input: RecordDonationInput;
}>;


export type RecordDonationMutation = { recordDonation: { Id: string } };

export type UndoDonationMutationVariables = Exact<{
  id: string;
}>;


export type UndoDonationMutation = { undoDonation: { Refusal: DonationRefusal | null, Message: string | null, ToSay: string | null, VisitsToday: number, StatementGiven: boolean, StatementRequired: boolean, Statement: { Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> } | null, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Birthday: string | null, UserRank: UserRank | null, TotalDonationsCount: number, LatestDonationsCount: number, DonorExpirationDate: string | null, UpdateRequired: boolean, Caution: string | null, RetryState: RetryState | null, RetryFrom: string | null }, LastDonation: { Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus } | null } };

export type VisitsOfTodayQueryVariables = Exact<{
  from: string;
}>;


export type VisitsOfTodayQuery = { listDonationByIdDonationInfoCreatedAt: { total: number, items: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, User: { Id: string, DonorId: string | null, LastName: string | null, FirstName: string | null } | null }> } };

export type ScreeningListQueryVariables = Exact<{
  filter?: ScreeningInfoFilter | null | undefined;
  sortField?: ScreeningInfoSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ScreeningListQuery = { listScreeningInfoByIdScreeningInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: ExamStage, ExamResult: Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type UserScreeningsQueryVariables = Exact<{
  userId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserScreeningsQuery = { listScreeningInfoByUserIdScreeningInfoCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: ExamStage, ExamResult: Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string }> } };

export type ScreeningDetailQueryVariables = Exact<{
  id: string;
}>;


export type ScreeningDetailQuery = { getScreeningById: { Id: string, Info: { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: ExamStage, ExamResult: Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }, HealthCheck: { ExamDate: string | null, MedicalHistoryStatus: ImplementationStatus | null, SampleTestResult: Certification | null, NormalJudgmentStatus: ImplementationStatus | null, DonorStatus: Certification | null, Reason: string | null } | null, OnlineCheck: { OnlineCheckResult: OnlineCheckResult | null, OnlineCheckScore: number | null, SurveyTitle: string, OnlineCheckID: string, Version: string, NextDate: string | null, Draft: boolean, Answer: { data: unknown, answered_at: string | null }, Reasons: Array<{ QuestionId: string, Reason: string, NextDate: string | null }>, Topics: Array<{ QuestionId: string, Reason: string }>, Points: Array<{ QuestionId: string, Topic: string, Open: boolean, Clearing: { Finding: ClearingFinding, Note: string | null, ClearedAt: string, ClearedByName: string | null } | null }> } | null } };

export type ScreeningRowFragment = { Id: string, UserId: string, RecruitmentYear: number, RecruitmentMonth: number, InspectionType: InspectionType, UserStatus: UserStatus, OnlineCheckStartAt: string | null, RenewalExamStatus: ImplementationStatus | null, RenewalExamResult: Certification | null, InitialExamDate: string | null, RenewalExamDate: string | null, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, SentOnlineCheckReminder: ImplementationStatus, ExamRequestedAt: string | null, PreferredDates: Array<string>, Note: string | null, ExamStage: ExamStage, ExamResult: Certification | null, ExamDay: string | null, ScreeningInfoCreatedAt: string };

export type ClearCheckPointMutationVariables = Exact<{
  input: ClearCheckPointInput;
}>;


export type ClearCheckPointMutation = { clearCheckPoint: Array<{ Open: boolean }> };

export type SealedTreesQueryVariables = Exact<{ [key: string]: never; }>;


export type SealedTreesQuery = { listSealedTrees: Array<{ Name: SealedChain, Size: number, Waiting: number, Verdict: SealVerdict, Keys: Array<string>, Head: { Size: number | null, SignedAt: string | null, Note: string, Name: string } | null }> };

export type SeatFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatFiguresQuery = { getSeatFigures: { Attended: number, Certified: number, WeeksToCertify: Array<number>, PeriodsEnded: number, PeriodsRenewed: number, DonorsByWeeksLeft: Array<number>, PlacesGiven: number, InExam: number, InLine: number, JoinedLine: number, JoinedWeeks: number, Invitations: number, PlacesUsed: number } };

export type SecurityEventListQueryVariables = Exact<{
  filter?: SecurityEventFilter | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type SecurityEventListQuery = { listSecurityEvents: { nextToken: string | null, total: number, items: Array<{ Id: string, Time: string, LastTime: string, Kind: SecurityEventKind, Count: number, Network: string, AccountId: string | null, RequestId: string | null, User: { Id: string, Email: string | null, DonorId: string | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, DeleteStatus: boolean } | null }> } };

export type ConsoleSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSettingsQuery = { getConsoleSettings: Array<{ Key: string, Value: unknown }> };

export type SaveConsoleSettingMutationVariables = Exact<{
  input: SaveConsoleSettingInput;
}>;


export type SaveConsoleSettingMutation = { saveConsoleSetting: { Key: string, Value: unknown } | null };

export type OfficeViewFragment = { Id: string, List: SharedList, Name: string, SortField: string, SortDirection: SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> };

export type OfficeViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeViewsQuery = { listSharedViews: Array<{ Id: string, List: SharedList, Name: string, SortField: string, SortDirection: SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> }> };

export type SaveOfficeViewMutationVariables = Exact<{
  input: SaveSharedViewInput;
}>;


export type SaveOfficeViewMutation = { saveSharedView: { Id: string, List: SharedList, Name: string, SortField: string, SortDirection: SortDirection, Columns: Array<string> | null, Density: string | null, MakerId: string, Version: number, Conditions: Array<{ Values: unknown }> } };

export type DeleteOfficeViewMutationVariables = Exact<{
  input: DeleteSharedViewInput;
}>;


export type DeleteOfficeViewMutation = { deleteSharedView: { success: boolean } };

export type RowCountsQueryVariables = Exact<{
  input: CountRowsInput;
}>;


export type RowCountsQuery = { countRows: Array<number | null> };

export type UndoChangeMutationVariables = Exact<{
  input: UndoChangeInput;
}>;


export type UndoChangeMutation = { undoChange: { success: boolean } };

export type InviteOutOfTurnMutationVariables = Exact<{
  input: InviteOutOfTurnInput;
}>;


export type InviteOutOfTurnMutation = { inviteOutOfTurn: { Id: string } };

export type BookingSlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingSlotsQuery = { listBookingSlotsByAdmin: { items: Array<{ StartAt: string, Remaining: number }> } };

export type PreviewBookingQueryVariables = Exact<{
  input: GuidanceTimeByAdminInput;
}>;


export type PreviewBookingQuery = { previewBooking: { Conflicts: Array<BookingConflict>, Mail: { Subject: string, Text: string } | null } };

export type PreviewExamQueryVariables = Exact<{
  input: ScheduleExamInput;
}>;


export type PreviewExamQuery = { previewExam: { Conflicts: Array<ExamConflict>, Mail: { Subject: string, Text: string } | null } };

export type BookForPersonMutationVariables = Exact<{
  input: GuidanceTimeByAdminInput;
}>;


export type BookForPersonMutation = { reserveGuidanceByAdmin: { Id: string } };

export type ChangeBookingOfPersonMutationVariables = Exact<{
  input: GuidanceTimeByAdminInput;
}>;


export type ChangeBookingOfPersonMutation = { updateGuidanceByAdmin: { Id: string } };

export type CancelBookingOfPersonMutationVariables = Exact<{
  input: GuidanceByAdminInput;
}>;


export type CancelBookingOfPersonMutation = { deleteGuidanceByAdmin: { Id: string } };

export type RecordAttendanceMutationVariables = Exact<{
  input: RecordGuidanceAttendanceInput;
}>;


export type RecordAttendanceMutation = { recordGuidanceAttendance: { Id: string } };

export type ScheduleExamMutationVariables = Exact<{
  input: ScheduleExamInput;
}>;


export type ScheduleExamMutation = { scheduleExam: { Id: string } };

export type RecordHealthCheckMutationVariables = Exact<{
  input: RecordHealthCheckInput;
}>;


export type RecordHealthCheckMutation = { recordHealthCheck: { Id: string } };

export type SettleRewardsMutationVariables = Exact<{
  input: SettleRewardsInput;
}>;


export type SettleRewardsMutation = { settleRewards: { Due: number } };

export type StopUserMutationVariables = Exact<{
  input: StopUserInput;
}>;


export type StopUserMutation = { stopUser: { Id: string } };

export type CorrectEmailMutationVariables = Exact<{
  input: UpdateUserEmailByAdminInput;
}>;


export type CorrectEmailMutation = { updateUserEmailByAdmin: { Id: string } };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { deleteUser: { Id: string } };

export type ReopenOnlineCheckMutationVariables = Exact<{
  input: WithReasonInput;
  questions?: Array<string> | string | null | undefined;
}>;


export type ReopenOnlineCheckMutation = { reopenOnlineCheck: { Id: string } };

export type LiftDonationPauseMutationVariables = Exact<{
  input: WithReasonInput;
}>;


export type LiftDonationPauseMutation = { liftDonationPause: { Id: string } };

export type UpdateProfileByAdminMutationVariables = Exact<{
  input: UpdateUserProfileByAdminInput;
}>;


export type UpdateProfileByAdminMutation = { updateUserProfileByAdmin: { Id: string, Version: number } };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { Id: string } };

export type ConsentDocumentsQueryVariables = Exact<{
  date: string;
}>;


export type ConsentDocumentsQuery = { listConsentDocuments: Array<{ Version: string, Title: string, EffectiveFrom: string }> };

export type RecordConsentMutationVariables = Exact<{
  input: RecordConsentInput;
}>;


export type RecordConsentMutation = { recordConsent: { Id: string } };

export type WithdrawConsentByAdminMutationVariables = Exact<{
  input: WithReasonInput;
}>;


export type WithdrawConsentByAdminMutation = { withdrawConsentByAdmin: { success: boolean } };

export type CloseOfficePointMutationVariables = Exact<{
  input: CloseOfficePointInput;
}>;


export type CloseOfficePointMutation = { closeOfficePoint: { success: boolean } };

export type PersonNoteFieldsFragment = { Id: string, AuthorId: string | null, Kind: NoteKind, Result: CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: NoteKind, Result: CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> };

export type PersonConversationQueryVariables = Exact<{
  id: string;
  kinds?: Array<ConversationKind> | ConversationKind | null | undefined;
  text?: string | null | undefined;
  peopleOnly?: boolean | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type PersonConversationQuery = { listConversation: { nextToken: string | null, items: Array<{ Id: string, Time: string, Category: string, Operation: string, Text: string, Reason: string | null, HasChanges: boolean | null, Note: { Id: string, AuthorId: string | null, Kind: NoteKind, Result: CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: NoteKind, Result: CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, Mail: { Id: string, Label: string } | null, Wish: { Days: Array<string>, Note: string | null } | null }> } };

export type MailTextQueryVariables = Exact<{
  id: string;
}>;


export type MailTextQuery = { getMail: { Content: { Subject: string, Text: string, AsSent: boolean } | null } };

export type CreatePersonNoteMutationVariables = Exact<{
  input: CreatePersonNoteInput;
}>;


export type CreatePersonNoteMutation = { createPersonNote: { Id: string } };

export type UpdatePersonNoteMutationVariables = Exact<{
  input: UpdatePersonNoteInput;
}>;


export type UpdatePersonNoteMutation = { updatePersonNote: { Id: string } };

export type DeletePersonNoteMutationVariables = Exact<{
  input: DeletePersonNoteInput;
}>;


export type DeletePersonNoteMutation = { deletePersonNote: { Id: string } };

export type StatusCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusCountsQuery = { getDashboard: { Statuses: Array<{ UserStatus: UserStatus, Count: number }> } };

export type PersonDonationsQueryVariables = Exact<{
  id: string;
  withMoney: boolean;
}>;


export type PersonDonationsQuery = { getUserById: { Rewards?: { Due: number, Pending: number, Paid: number, Expected: number }, RewardPeriods?: Array<{ Id: string, ValidFrom: string, ValidUntil: string, ClosedOn: string | null, Donations: number, DonationYen: number, BonusYen: number, Stage: RewardStage | null, PaidAt: string | null }>, DonationInfo: Array<{ Id: string, DonationAt: string, StoolReceiptStatus: ImplementationStatus, RewardStage: RewardStage | null }> } };

export type PersonFloraTestsQueryVariables = Exact<{
  id: string;
}>;


export type PersonFloraTestsQuery = { listIntestinalFloraTestInspectionDetailByUserId: { items: Array<{ Id: string, Status: FloraTestStatus, SampleId: string | null, DiversityScore: number | null, DiversityScoreScaled: number | null, Ranking: number | null, Enterotype: string | null, Year: number | null, Month: number | null, Day: number | null, StatusChangedToGuidanceYear: number | null, StatusChangedToGuidanceMonth: number | null, StatusChangedToGuidanceDay: number | null, StatusChangedToSharedYear: number | null, StatusChangedToSharedMonth: number | null, StatusChangedToSharedDay: number | null, DeadlineForApplicationAt: string | null }> } };

export type PersonMailsQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type PersonMailsQuery = { listMailsByUserId: { nextToken: string | null, total: number, items: Array<{ Id: string, Label: string, ActorId: string | null, State: MailState, Attempts: number, SentAt: string | null, LastError: string | null, Resendable: boolean, CreatedAt: string }> } };

export type UserRowFragment = { Id: string, Email: string | null, DonorId: string | null, UserRank: UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, UpdateRequired: boolean, HasCaution: boolean | null, Resting: boolean | null, RestingUntil: string | null, NextDate: string | null, NextDateKind: NextDateKind | null, RetryState: RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, ExpectedInvitation: { From: string, To: string | null } | null };

export type UserListQueryVariables = Exact<{
  filter?: UserProfileFilter | null | undefined;
  sortField?: UserProfileSortField | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type UserListQuery = { listUsersByIdProfileCreatedAt: { nextToken: string | null, total: number, items: Array<{ Id: string, Email: string | null, DonorId: string | null, UserRank: UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, UpdateRequired: boolean, HasCaution: boolean | null, Resting: boolean | null, RestingUntil: string | null, NextDate: string | null, NextDateKind: NextDateKind | null, RetryState: RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, ExpectedInvitation: { From: string, To: string | null } | null }> } };

export type UserPageQueryVariables = Exact<{
  id: string;
}>;


export type UserPageQuery = { getUserById: { Id: string, WaitingPosition: number | null, FloraInvitationRequestedAt: string | null, RetryFrom: string | null, MayStartOnlineCheck: boolean, Suspension: { Since: string | null, Until: string | null, Reason: string | null } | null, ConditionReports: Array<{ Id: string, Kind: ConditionKind, Day: string, Since: string | null, Outcome: ConditionOutcome, NotBefore: string | null, RecordedByStaff: boolean, Lifted: boolean, UpdatedAt: string, DonationsSince: Array<{ Id: string, DonationAt: string }> | null, Items: Array<{ Choice: string, Date: string | null, Outcome: ConditionOutcome, NotBefore: string | null }> }>, CallAgain: { Id: string, AuthorId: string | null, Kind: NoteKind, Result: CallResult | null, Text: string | null, TouchesHealth: boolean, AgainOn: string | null, Version: number, DeletedAt: string | null, CreatedAt: string, UpdatedAt: string, Earlier: Array<{ Version: number, Kind: NoteKind, Result: CallResult | null, Text: string | null, AgainOn: string | null, CreatedAt: string }> } | null, AnswerCorrections: Array<{ Id: string, ScreeningId: string, State: AnswerCorrectionState, Effect: AnswerCorrectionEffect, Version: number, DueOn: string | null, AnsweredAt: string, Reason: AnswerCorrectionReason | null, Words: string | null, DecidedByName: string | null, DecidedAt: string | null, CreatedAt: string, Answers: Array<{ QuestionId: string, Question: string, Before: string, After: string }>, Before: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null, After: { Result: OnlineCheckResult, NextDate: string | null, Reasons: Array<string> } | null }>, OfficePoints: Array<{ Id: string, Kind: OfficePointKind, CreatedAt: string }>, Consents: Array<{ Id: string, Version: string, ConsentedAt: string, IdentityDocument: IdentityDocument | null, EndedAt: string | null, Withdrawn: boolean, Document: { Sha256: string } | null }>, Profile: { UpdatedSuspensionStatus1ToTrueAt: string | null, SuspendedUntil: string | null, OnlineCheckScore: number | null, RegistrationDateOfDonor: string | null, CommencementWindowPeriodDate: string | null, LossDonorStatusDate: string | null, SentUpdateNoticeAt: string | null, DonationPaused: boolean, RetryByOffice: boolean, Version: number, CreatedAt: string, UpdatedAt: string, Id: string, Email: string | null, DonorId: string | null, UserRank: UserRank | null, LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, DeleteStatus: boolean, SuspensionStatus1: boolean, SuspensionStatus2: boolean, UpdateRequired: boolean, HasCaution: boolean | null, Resting: boolean | null, RestingUntil: string | null, NextDate: string | null, NextDateKind: NextDateKind | null, RetryState: RetryState | null, RetryFrom: string | null, WaitingSince: string | null, WaitingPosition: number | null, WaitingPausedUntil: string | null, UserStatus: UserStatus, DonorStatus: Certification, DonorProcessStatus: DonorProcessStatus | null, OnlineCheckResult: OnlineCheckResult | null, DonorExpirationDate: string | null, TotalDonationsCount: number, LatestDonationsCount: number, IntestinalFloraCount: number, ProfileCreatedAt: string | null, RegistrationDateOfService: string | null, SubscribedMagazine: boolean | null, Caution: string | null, ExpectedInvitation: { From: string, To: string | null } | null }, Guidance: { Status: GuidanceStatus, GuidanceInvitedAt: string | null, ReservedAt: string | null, DeadlineAt: string | null, ConsentVersion: string | null, KitNumber: string | null } | null, ScreeningInfo: Array<{ Id: string, InspectionType: InspectionType, ScheduledInitialExamDate: string | null, ScheduledRenewalExamDate: string | null, ScheduledExamTime: string | null, InitialExamDate: string | null, RenewalExamDate: string | null, PreferredDates: Array<string>, Note: string | null, ScreeningInfoCreatedAt: string }> } };

export type WorkCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkCountsQuery = { getWorkCounts: { AttendanceToRecord: number, BookingsToday: number, ExamsWithoutDate: number, JudgementsOpen: number, Attention: number, Overdue: number, RewardsDueDonations: number, FloraTestsOpen: number, FloraWishes: number, MailsFailed: number }, countWork: { All: number } };

export type EditedProfileFragment = { LastName: string | null, FirstName: string | null, LastNameFurigana: string | null, FirstNameFurigana: string | null, Gender: Gender | null, Birthday: string | null, Tel: string | null, ZipCode: string | null, Pref: Prefecture | null, City: string | null, Address: string | null, Building: string | null, SubscribedMagazine: boolean | null, Caution: string | null, UpdateRequired: boolean, SuspensionStatus2: boolean };

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
export const ChangedFieldsFragmentDoc = new TypedDocumentString(`
    fragment ChangedFields on FieldChange {
  Field
  Before
  After
}
    `, {"fragmentName":"ChangedFields"}) as unknown as TypedDocumentString<ChangedFieldsFragment, unknown>;
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
  Type
  Date
  Time
  PreferredDates
  Conflicts
}
    `, {"fragmentName":"ExamOfDay"}) as unknown as TypedDocumentString<ExamOfDayFragment, unknown>;
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
  AssigneeId
  AssigneeName
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
  AssigneeId
  AssigneeName
  CreatedAt
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
}`, {"fragmentName":"CaseFields"}) as unknown as TypedDocumentString<CaseFieldsFragment, unknown>;
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
export const PendingAccountRowFragmentDoc = new TypedDocumentString(`
    fragment PendingAccountRow on PendingAccount {
  Id
  Email
  State
  CreatedAt
}
    `, {"fragmentName":"PendingAccountRow"}) as unknown as TypedDocumentString<PendingAccountRowFragment, unknown>;
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
    RetryState
    RetryFrom
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
export const PersonNoteFieldsFragmentDoc = new TypedDocumentString(`
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
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
  Resting
  RestingUntil
  NextDate
  NextDateKind
  RetryState
  RetryFrom
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
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
}
    `, {"fragmentName":"UserRow"}) as unknown as TypedDocumentString<UserRowFragment, unknown>;
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
  Caution
  UpdateRequired
  SuspensionStatus2
}
    `, {"fragmentName":"EditedProfile"}) as unknown as TypedDocumentString<EditedProfileFragment, unknown>;
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
export const ConsoleLogoutDocument = new TypedDocumentString(`
    mutation ConsoleLogout {
  createLogoutActivity {
    success
  }
}
    `) as unknown as TypedDocumentString<ConsoleLogoutMutation, ConsoleLogoutMutationVariables>;
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
export const EndAdministratorSessionsDocument = new TypedDocumentString(`
    mutation EndAdministratorSessions($input: EndAdministratorSessionsInput!) {
  endAdministratorSessions(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<EndAdministratorSessionsMutation, EndAdministratorSessionsMutationVariables>;
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
export const DecideAnswerCorrectionDocument = new TypedDocumentString(`
    mutation DecideAnswerCorrection($input: DecideAnswerCorrectionInput!) {
  decideAnswerCorrection(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DecideAnswerCorrectionMutation, DecideAnswerCorrectionMutationVariables>;
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
export const UndoBulkDocument = new TypedDocumentString(`
    mutation UndoBulk($input: UndoBulkInput!) {
  undoBulk(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<UndoBulkMutation, UndoBulkMutationVariables>;
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
  Type
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
export const UpdateExamDaysDocument = new TypedDocumentString(`
    mutation UpdateExamDays($input: UpdateExamDaysInput!) {
  updateExamDays(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateExamDaysMutation, UpdateExamDaysMutationVariables>;
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
  AssigneeId
  AssigneeName
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
}`) as unknown as TypedDocumentString<CaseListQuery, CaseListQueryVariables>;
export const CasePageDocument = new TypedDocumentString(`
    query CasePage($id: ID!) {
  getCase(Id: $id) {
    ...CaseFields
  }
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
  AssigneeId
  AssigneeName
  CreatedAt
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
}`) as unknown as TypedDocumentString<CasePageQuery, CasePageQueryVariables>;
export const TakeCaseDocument = new TypedDocumentString(`
    mutation TakeCase($input: TakeCaseInput!) {
  takeCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<TakeCaseMutation, TakeCaseMutationVariables>;
export const CreateCaseDocument = new TypedDocumentString(`
    mutation CreateCase($input: CreateCaseInput!) {
  createCase(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateCaseMutation, CreateCaseMutationVariables>;
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
export const CreateCriteriaDraftDocument = new TypedDocumentString(`
    mutation CreateCriteriaDraft($input: CreateCriteriaDraftInput!) {
  createCriteriaDraft(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateCriteriaDraftMutation, CreateCriteriaDraftMutationVariables>;
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
export const SubmitCriteriaDocument = new TypedDocumentString(`
    mutation SubmitCriteria($input: CriteriaIdInput!) {
  submitCriteria(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<SubmitCriteriaMutation, SubmitCriteriaMutationVariables>;
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
export const RejectCriteriaDocument = new TypedDocumentString(`
    mutation RejectCriteria($input: RejectCriteriaInput!) {
  rejectCriteria(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RejectCriteriaMutation, RejectCriteriaMutationVariables>;
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
export const DeleteCriteriaDraftDocument = new TypedDocumentString(`
    mutation DeleteCriteriaDraft($input: DeleteCriteriaDraftInput!) {
  deleteCriteriaDraft(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteCriteriaDraftMutation, DeleteCriteriaDraftMutationVariables>;
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
    ThisMonth {
      Year
      Month
      AvailableSlots
      AdditionalAvailableSlots
      GivenGuidanceCount
    }
    ThisMonthBooked
    BookingsToday
    BookingsThisWeek
    ExamsWithoutDate
    RenewalsOpen
    EndingSoon
    EndingNext {
      UserId
      Date
    }
    RewardsDueYen
    RewardsDueDonations
    RewardsDuePeople
    Waiting
    WaitingSince
    WaitingSuspended
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
export const CreateWorkItemDocument = new TypedDocumentString(`
    mutation CreateWorkItem($input: CreateWorkItemInput!) {
  createWorkItem(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CreateWorkItemMutation, CreateWorkItemMutationVariables>;
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
export const HoursOfDayDocument = new TypedDocumentString(`
    query HoursOfDay($day: Date!) {
  getCalendar(from: $day, to: $day) {
    Days {
      Hours {
        StartAt
        Booked
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HoursOfDayQuery, HoursOfDayQueryVariables>;
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
export const CorrectDonationDocument = new TypedDocumentString(`
    mutation CorrectDonation($input: CorrectDonationInput!) {
  correctDonation(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CorrectDonationMutation, CorrectDonationMutationVariables>;
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
export const RecordFloraTestDocument = new TypedDocumentString(`
    mutation RecordFloraTest($input: RecordIntestinalFloraTestInput!) {
  recordIntestinalFloraTest(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordFloraTestMutation, RecordFloraTestMutationVariables>;
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
export const SendTrialMailTextDocument = new TypedDocumentString(`
    mutation SendTrialMailText($input: SendTrialMailTextInput!) {
  sendTrialMailText(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendTrialMailTextMutation, SendTrialMailTextMutationVariables>;
export const SaveDeviceLockDocument = new TypedDocumentString(`
    mutation SaveDeviceLock($input: SaveDeviceLockInput!) {
  saveDeviceLock(input: $input) {
    Share
  }
}
    `) as unknown as TypedDocumentString<SaveDeviceLockMutation, SaveDeviceLockMutationVariables>;
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
export const SendPendingAccountCodeDocument = new TypedDocumentString(`
    mutation SendPendingAccountCode($id: ID!) {
  sendPendingAccountCode(input: {UserId: $id}) {
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
    RetryState
    RetryFrom
  }
  LastDonation {
    Id
    DonationAt
    StoolReceiptStatus
  }
}`) as unknown as TypedDocumentString<FindDonorQuery, FindDonorQueryVariables>;
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
    RetryState
    RetryFrom
  }
  LastDonation {
    Id
    DonationAt
    StoolReceiptStatus
  }
}`) as unknown as TypedDocumentString<RecordStatementMutation, RecordStatementMutationVariables>;
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
    RetryState
    RetryFrom
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
}`) as unknown as TypedDocumentString<ScreeningDetailQuery, ScreeningDetailQueryVariables>;
export const ClearCheckPointDocument = new TypedDocumentString(`
    mutation ClearCheckPoint($input: ClearCheckPointInput!) {
  clearCheckPoint(input: $input) {
    Open
  }
}
    `) as unknown as TypedDocumentString<ClearCheckPointMutation, ClearCheckPointMutationVariables>;
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
export const DeleteOfficeViewDocument = new TypedDocumentString(`
    mutation DeleteOfficeView($input: DeleteSharedViewInput!) {
  deleteSharedView(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteOfficeViewMutation, DeleteOfficeViewMutationVariables>;
export const RowCountsDocument = new TypedDocumentString(`
    query RowCounts($input: CountRowsInput!) {
  countRows(input: $input)
}
    `) as unknown as TypedDocumentString<RowCountsQuery, RowCountsQueryVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($input: UndoChangeInput!) {
  undoChange(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;
export const InviteOutOfTurnDocument = new TypedDocumentString(`
    mutation InviteOutOfTurn($input: InviteOutOfTurnInput!) {
  inviteOutOfTurn(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<InviteOutOfTurnMutation, InviteOutOfTurnMutationVariables>;
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
export const BookForPersonDocument = new TypedDocumentString(`
    mutation BookForPerson($input: GuidanceTimeByAdminInput!) {
  reserveGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<BookForPersonMutation, BookForPersonMutationVariables>;
export const ChangeBookingOfPersonDocument = new TypedDocumentString(`
    mutation ChangeBookingOfPerson($input: GuidanceTimeByAdminInput!) {
  updateGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ChangeBookingOfPersonMutation, ChangeBookingOfPersonMutationVariables>;
export const CancelBookingOfPersonDocument = new TypedDocumentString(`
    mutation CancelBookingOfPerson($input: GuidanceByAdminInput!) {
  deleteGuidanceByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CancelBookingOfPersonMutation, CancelBookingOfPersonMutationVariables>;
export const RecordAttendanceDocument = new TypedDocumentString(`
    mutation RecordAttendance($input: RecordGuidanceAttendanceInput!) {
  recordGuidanceAttendance(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordAttendanceMutation, RecordAttendanceMutationVariables>;
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
export const SettleRewardsDocument = new TypedDocumentString(`
    mutation SettleRewards($input: SettleRewardsInput!) {
  settleRewards(input: $input) {
    Due
  }
}
    `) as unknown as TypedDocumentString<SettleRewardsMutation, SettleRewardsMutationVariables>;
export const StopUserDocument = new TypedDocumentString(`
    mutation StopUser($input: StopUserInput!) {
  stopUser(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<StopUserMutation, StopUserMutationVariables>;
export const CorrectEmailDocument = new TypedDocumentString(`
    mutation CorrectEmail($input: UpdateUserEmailByAdminInput!) {
  updateUserEmailByAdmin(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<CorrectEmailMutation, CorrectEmailMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($input: DeleteUserInput!) {
  deleteUser(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const ReopenOnlineCheckDocument = new TypedDocumentString(`
    mutation ReopenOnlineCheck($input: WithReasonInput!, $questions: [String!]) {
  reopenOnlineCheck(input: $input, Questions: $questions) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ReopenOnlineCheckMutation, ReopenOnlineCheckMutationVariables>;
export const LiftDonationPauseDocument = new TypedDocumentString(`
    mutation LiftDonationPause($input: WithReasonInput!) {
  liftDonationPause(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<LiftDonationPauseMutation, LiftDonationPauseMutationVariables>;
export const UpdateProfileByAdminDocument = new TypedDocumentString(`
    mutation UpdateProfileByAdmin($input: UpdateUserProfileByAdminInput!) {
  updateUserProfileByAdmin(input: $input) {
    Id
    Version
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileByAdminMutation, UpdateProfileByAdminMutationVariables>;
export const ResendMailDocument = new TypedDocumentString(`
    mutation ResendMail($input: ResendMailInput!) {
  resendMail(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<ResendMailMutation, ResendMailMutationVariables>;
export const ConsentDocumentsDocument = new TypedDocumentString(`
    query ConsentDocuments($date: Date!) {
  listConsentDocuments(date: $date) {
    Version
    Title
    EffectiveFrom
  }
}
    `) as unknown as TypedDocumentString<ConsentDocumentsQuery, ConsentDocumentsQueryVariables>;
export const RecordConsentDocument = new TypedDocumentString(`
    mutation RecordConsent($input: RecordConsentInput!) {
  recordConsent(input: $input) {
    Id
  }
}
    `) as unknown as TypedDocumentString<RecordConsentMutation, RecordConsentMutationVariables>;
export const WithdrawConsentByAdminDocument = new TypedDocumentString(`
    mutation WithdrawConsentByAdmin($input: WithReasonInput!) {
  withdrawConsentByAdmin(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsentByAdminMutation, WithdrawConsentByAdminMutationVariables>;
export const CloseOfficePointDocument = new TypedDocumentString(`
    mutation CloseOfficePoint($input: CloseOfficePointInput!) {
  closeOfficePoint(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<CloseOfficePointMutation, CloseOfficePointMutationVariables>;
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
    items {
      Id
      Time
      Category
      Operation
      Text
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
}
    fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
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
      Stage
      PaidAt
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
  listMailsByUserId(UserId: $id, limit: 25, nextToken: $nextToken) {
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
  Resting
  RestingUntil
  NextDate
  NextDateKind
  RetryState
  RetryFrom
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
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
}`) as unknown as TypedDocumentString<UserListQuery, UserListQueryVariables>;
export const UserPageDocument = new TypedDocumentString(`
    query UserPage($id: ID!) {
  getUserById(UserId: $id) {
    Id
    WaitingPosition
    FloraInvitationRequestedAt
    Suspension {
      Since
      Until
      Reason
    }
    ConditionReports {
      ...SaidCondition
      DonationsSince {
        Id
        DonationAt
      }
    }
    CallAgain {
      ...PersonNoteFields
    }
    RetryFrom
    MayStartOnlineCheck
    AnswerCorrections {
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
      Document {
        Sha256
      }
    }
    Profile {
      ...UserRow
      ...EditedProfile
      UpdatedSuspensionStatus1ToTrueAt
      SuspendedUntil
      OnlineCheckScore
      RegistrationDateOfDonor
      CommencementWindowPeriodDate
      LossDonorStatusDate
      SentUpdateNoticeAt
      DonationPaused
      RetryByOffice
      Version
      CreatedAt
      UpdatedAt
    }
    Guidance {
      Status
      GuidanceInvitedAt
      ReservedAt
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
fragment PersonNoteFields on PersonNote {
  Id
  AuthorId
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
  Resting
  RestingUntil
  NextDate
  NextDateKind
  RetryState
  RetryFrom
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
  OnlineCheckResult
  DonorExpirationDate
  TotalDonationsCount
  LatestDonationsCount
  IntestinalFloraCount
  ProfileCreatedAt
  RegistrationDateOfService
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
  Caution
  UpdateRequired
  SuspensionStatus2
}`) as unknown as TypedDocumentString<UserPageQuery, UserPageQueryVariables>;
export const WorkCountsDocument = new TypedDocumentString(`
    query WorkCounts {
  getWorkCounts {
    AttendanceToRecord
    BookingsToday
    ExamsWithoutDate
    JudgementsOpen
    Attention
    Overdue
    RewardsDueDonations
    FloraTestsOpen
    FloraWishes
    MailsFailed
  }
  countWork {
    All
  }
}
    `) as unknown as TypedDocumentString<WorkCountsQuery, WorkCountsQueryVariables>;