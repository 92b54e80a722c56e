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
  /** Any JSON value; used only for questionnaire answers, the flora composition and values before and after a change */
  JSON: { input: unknown; output: unknown; }
};

/** Somebody of the console */
export type AdministratorProfile = {
  /** Still to replace the temporary password; null where the user pool does not answer */
  AwaitsFirstSignIn?: Maybe<Scalars['Boolean']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  Email: Scalars['String']['output'];
  /** Has a passkey to sign in with; null where the user pool does not answer or tell */
  HasPasskey?: Maybe<Scalars['Boolean']['output']>;
  /** Signs in with an authenticator app; null where the user pool does not answer or tell */
  HasTotp?: Maybe<Scalars['Boolean']['output']>;
  Id: Scalars['ID']['output'];
  /** Their last sign-in of the past 90 days; null without one, and where only the user pool knows */
  LastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  Name: Scalars['String']['output'];
  /** When they were added */
  ProfileCreatedAt: Scalars['DateTime']['output'];
  /** The highest of their duties */
  Role: Role;
  /** All of their duties, the highest first */
  Roles: Array<Role>;
  /** An account of before duties were apart: an administrator of then is also a physician, until somebody chooses her duties */
  RolesOfBefore: Scalars['Boolean']['output'];
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** Must sign in with an authenticator app; null where only the user pool knows */
  TotpRequired?: Maybe<Scalars['Boolean']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
};

/** Conditions on a list of the people of the console; all of them hold */
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

/** A page of the people of the console */
export type AdministratorProfileList = {
  /** The rows of the page */
  items: Array<AdministratorProfile>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What the list of the console's people can be ordered by */
export type AdministratorProfileSortField =
  /** Address */
  | 'Email'
  /** Name */
  | 'Name'
  /** When the profile was entered */
  | 'ProfileCreatedAt';

/** A booking without a place */
export type AffectedBooking = {
  /** Why it has no place */
  How: AffectedHow;
  /** Who booked it */
  Person: UserProfile;
  StartAt: Scalars['DateTime']['output'];
};

/** Of how many people a class of data was read */
export type AffectedClass = {
  /** Of data */
  Class: DataClass;
  /** Whose it is */
  People: Scalars['Int']['output'];
};

/** Why a booking has no place */
export type AffectedHow =
  /** Its hour is closed */
  | 'Closed'
  /** Its hour has fewer places than bookings, and it came last */
  | 'OverCapacity';

/** How somebody came to be invited, as it was at that moment */
export type Allocation = {
  /** Who decided it; null for the system */
  ActorId?: Maybe<Scalars['ID']['output']>;
  /** How many of those before could not be invited before the next day, because an invitation of theirs had ended */
  AheadEndedToday: Scalars['Int']['output'];
  /** How many of those before did not want to be invited before a later month */
  AheadPaused: Scalars['Int']['output'];
  /** How many of those before were suspended */
  AheadSuspended: Scalars['Int']['output'];
  /** The invitation */
  Id: Scalars['ID']['output'];
  /** When it was given */
  InvitedAt: Scalars['DateTime']['output'];
  /** The month of its place */
  Month: Scalars['Int']['output'];
  /** Before others by decision of the office; otherwise by the system in the order of the line */
  OutOfTurn: Scalars['Boolean']['output'];
  /** Somebody else had the place before and gave it back */
  PassedOn: Scalars['Boolean']['output'];
  /** How many of the month's places were given then, this one too */
  Place: Scalars['Int']['output'];
  /** Which of the month's places it is */
  PlaceKind: PlaceKind;
  /** How many places the month had */
  Places: Scalars['Int']['output'];
  /** Place among all who waited, from 1 */
  Position: Scalars['Int']['output'];
  /** Why, in the words of staff; gone with the person */
  Reason?: Maybe<Scalars['String']['output']>;
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  /** Since when the person had waited */
  WaitingSince: Scalars['DateTime']['output'];
  /** The year of its place */
  Year: Scalars['Int']['output'];
};

/** A page of a month's invitations */
export type AllocationList = {
  /** The rows of the page */
  items: Array<Allocation>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What a panel of a laboratory tests for */
export type Analyte = {
  /** As recordTestPanel takes it */
  Id: Scalars['String']['output'];
  /** How far before the last negative specimen a finding reaches; null: not before it */
  LookBackDays?: Maybe<Scalars['Int']['output']>;
  /** In words */
  Name: Scalars['String']['output'];
  /** What it is found in */
  Specimen: Specimen;
};

/** Answers of a sent check that its person has put right */
export type AnswerCorrection = {
  /** By the corrected ones; members are told once they count */
  After?: Maybe<AnswersJudged>;
  /** When the check was answered: all is judged as on that day */
  AnsweredAt: Scalars['DateTime']['output'];
  /** Only those that were put right */
  Answers: Array<CorrectedAnswer>;
  /** By the answers of before; null once erased */
  Before?: Maybe<AnswersJudged>;
  CreatedAt: Scalars['DateTime']['output'];
  /** When it counted, was refused or withdrawn; null while it waits */
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who of staff has decided */
  DecidedByName?: Maybe<Scalars['String']['output']>;
  /** By when the office has looked at it; null for what counted at once */
  DueOn?: Maybe<Scalars['Date']['output']>;
  /** What was told when it was sent */
  Effect: AnswerCorrectionEffect;
  Id: Scalars['ID']['output'];
  /** Null until the office has decided */
  Reason?: Maybe<AnswerCorrectionReason>;
  /** Whose check it is */
  ScreeningId: Scalars['ID']['output'];
  State: AnswerCorrectionState;
  UserId: Scalars['ID']['output'];
  /** Grows when the person adds to it; decideAnswerCorrection is given it */
  Version: Scalars['Int']['output'];
  /** What the office says to the person */
  Words?: Maybe<Scalars['String']['output']>;
};

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

/** What would happen with corrected answers */
export type AnswerCorrectionPreview = {
  /** By when the office looks at them; null for what counts at once */
  DueOn?: Maybe<Scalars['Date']['output']>;
  /** When they would count */
  Effect: AnswerCorrectionEffect;
};

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

/** What answerRightsRequest takes */
export type AnswerRightsRequestInput = {
  /** Why not wholly: at least one, of those that the law has for the request; none for a whole answer */
  Grounds: Array<RightsGround>;
  /** Of the case */
  Id: Scalars['ID']['input'];
  Outcome: RightsOutcome;
  /** To the person, at most 1,000 characters */
  Text: Scalars['String']['input'];
  /** As it was read */
  Version: Scalars['Int']['input'];
};

/** What followed from the answers of a check */
export type AnswersJudged = {
  /** The first day on which the same answers pass; only with Failed_1 */
  NextDate?: Maybe<Scalars['Date']['output']>;
  /** Members are told those that decide, staff everything that was found */
  Reasons: Array<Scalars['String']['output']>;
  /** As the check's */
  Result: OnlineCheckResult;
};

/** What approveCriteria takes */
export type ApproveCriteriaInput = {
  /** The first day on which it is in force: today or later */
  EffectiveFrom: Scalars['Date']['input'];
  Id: Scalars['ID']['input'];
  /** CountedAt of the impact that was looked at; where it was counted anew since, CONFLICT */
  ImpactCountedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of the content that was looked at */
  Sha256: Scalars['String']['input'];
};

/** What askForTest and endAskedTest take */
export type AskForTestInput = {
  UserId: Scalars['ID']['input'];
};

/** A hospital test that belongs to no certification, as long as somebody is asked to it */
export type AskedTest = {
  CreatedAt: Scalars['DateTime']['output'];
  /** When days were asked for; null until then */
  ExamRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  /** Interim or Exit */
  Kind: PanelKind;
  /** What the person wrote beside them */
  Note?: Maybe<Scalars['String']['output']>;
  /** In order of preference */
  PreferredDates: Array<Scalars['Date']['output']>;
  /** Set by the office */
  ScheduledDate?: Maybe<Scalars['Date']['output']>;
  /** 09:30; null while only the day is known */
  ScheduledTime?: Maybe<Scalars['String']['output']>;
  UserId: Scalars['ID']['output'];
};

/** Which work, and whose it is to be */
export type AssignWorkInput = {
  /** Who of staff is to do it; null for nobody */
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  Kind: WorkKind;
  /** The record that makes the work */
  SubjectId: Scalars['ID']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** Whether somebody came */
export type AttendanceEntry = {
  Attended: Scalars['Boolean']['input'];
  /** Where it is another one than the day's */
  ConsentVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the visit */
  GuidanceId: Scalars['ID']['input'];
  /** What the person was identified by, where it was looked at */
  IdentityDocument?: InputMaybe<IdentityDocument>;
  /** Asked for when attended */
  KitNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one entry of recordGuidanceAttendances */
export type AttendanceOutcome = {
  /** Why not; null when recorded */
  Code?: Maybe<Scalars['String']['output']>;
  /** As it was given */
  GuidanceId: Scalars['ID']['output'];
  /** The same in words */
  Message?: Maybe<Scalars['String']['output']>;
  /** Now, or before by the same entry */
  Recorded: Scalars['Boolean']['output'];
};

/** Where the picture of a donor card's barcode lies */
export type BarCode = {
  /** Where files are kept */
  bucket: Scalars['String']['output'];
  /** Name of the file */
  key: Scalars['String']['output'];
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

/** What booking an hour for somebody would mean */
export type BookingPreview = {
  /** What speaks against the hour */
  Conflicts: Array<BookingConflict>;
  /** To the person; null if the hour is refused or stays as it is */
  Mail?: Maybe<MailPreview>;
};

/** An hour of the guidance */
export type BookingSlot = {
  EndAt: Scalars['DateTime']['output'];
  /** Places left; 0 when full */
  Remaining: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
};

/** The hours of a day */
export type BookingSlotList = {
  /** The rows of the page */
  items: Array<BookingSlot>;
};

/** What becomes of the bookings that have no place any more */
export type BookingsThen =
  /** They are cancelled, with one mail each that asks to choose another time */
  | 'Cancel'
  /** They stay */
  | 'Keep';

/** Conditions on yes or no */
export type BooleanFilter = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What may have been in other hands, who is affected, and what is told to whom */
export type Breach = {
  /** Of staff or of a member; null for any */
  AccountId?: Maybe<Scalars['ID']['output']>;
  /** Of staff; null for a member's */
  AccountName?: Maybe<Scalars['String']['output']>;
  /** As it was counted last */
  Counted: BreachCount;
  /** First instant */
  From: Scalars['DateTime']['output'];
  /** On which it became known: the first day of the clocks */
  KnownOn: Scalars['Date']['output'];
  /** Somebody may have meant harm */
  Malicious: Scalars['Boolean']['output'];
  /** The numbers alone say that it is to be reported */
  MustReport: Scalars['Boolean']['output'];
  /** An address shortened; null for any */
  Network?: Maybe<Scalars['String']['output']>;
  /** The drafts */
  Notices: Array<BreachNotice>;
  /** A sign-in; null for any */
  Session?: Maybe<Scalars['String']['output']>;
  /** End, excluded */
  To: Scalars['DateTime']['output'];
};

/** What may have been in other hands: all that is given holds, and one of account, session and network is */
export type BreachChoiceInput = {
  /** Of staff or of a member */
  AccountId?: InputMaybe<Scalars['ID']['input']>;
  /** First instant */
  From: Scalars['DateTime']['input'];
  /** An address shortened, as readings have it */
  Network?: InputMaybe<Scalars['String']['input']>;
  /** A sign-in */
  Session?: InputMaybe<Scalars['String']['input']>;
  /** End, excluded; now at most */
  To: Scalars['DateTime']['input'];
};

/** How many people are affected, and in what */
export type BreachCount = {
  /** Those of which something was read */
  Classes: Array<AffectedClass>;
  /** Those of them that were files */
  Files: Scalars['Int']['output'];
  /** Of the first reading; null without one */
  FirstAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the last reading; null without one */
  LastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of whom something was read */
  People: Scalars['Int']['output'];
  /** Requests that showed it */
  Reads: Scalars['Int']['output'];
  /** Those by which it was read, at most 50, those that saw most first */
  Sessions: Array<ReadingSession>;
  /** Sign-ins that the security log knows, which forgets after 90 days; null where it cannot know */
  SignIns?: Maybe<Scalars['Int']['output']>;
};

/** A draft with its clock */
export type BreachNotice = {
  /** Null for what is done as soon as the circumstances allow */
  DueOn?: Maybe<Scalars['Date']['output']>;
  Kind: BreachNoticeKind;
  /** Null until it was given */
  ReportedOn?: Maybe<Scalars['Date']['output']>;
  /** As it stands */
  Text: Scalars['String']['output'];
};

/** What saveBreachNotice takes */
export type BreachNoticeInput = {
  /** Of the case */
  Id: Scalars['ID']['input'];
  Kind: BreachNoticeKind;
  /** At most 8,000 characters */
  Text: Scalars['String']['input'];
  /** As it was read */
  Version: Scalars['Int']['input'];
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
  Id: Scalars['ID']['input'];
  Kind: BreachNoticeKind;
  /** On which it was given, today at the latest */
  On: Scalars['Date']['input'];
  /** As it was read */
  Version: Scalars['Int']['input'];
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

/** One act with many people: a preview until it is started */
export type BulkJob = {
  /** What is done */
  Act: BulkAct;
  /** Who of staff asked for it */
  ActorId: Scalars['ID']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** People who were changed */
  Done: Scalars['Int']['output'];
  /** Of what was shown; startBulk is given it */
  Fingerprint: Scalars['String']['output'];
  /** Null until the last person was handled */
  FinishedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  /** What is mailed, as it stood when it was shown */
  Letter?: Maybe<Letter>;
  /** People who will change, or are still to come */
  Pending: Scalars['Int']['output'];
  /** How many do not change for which reason */
  Refusals: Array<BulkRefusalCount>;
  /** People who do not change */
  Refused: Scalars['Int']['output'];
  /** Null while it is only shown */
  StartedAt?: Maybe<Scalars['DateTime']['output']>;
  State: BulkJobState;
  /** The job that this one takes back */
  Undoes?: Maybe<Scalars['ID']['output']>;
  /** Until when somebody is stopped */
  Until?: Maybe<Scalars['Date']['output']>;
};

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
  /** Whoever began the job may not do it any more */
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
  /** It is open whether the person is here already: an OfficePoint SamePerson */
  | 'SamePerson'
  /** Is suspended */
  | 'Suspended'
  /** A row before it is about the same */
  | 'Twice'
  /** The row of the table says something wrong: Problems */
  | 'Unread'
  /** The day to go on has come */
  | 'UntilPast';

/** How many do not change for a reason */
export type BulkRefusalCount = {
  Count: Scalars['Int']['output'];
  /** The reason */
  Refusal: BulkRefusal;
};

/** A person of a job, or a row of its table */
export type BulkRow = {
  /** As it will be, or was made, in words */
  After: Scalars['String']['output'];
  /** As it was when it was shown, in words */
  Before: Scalars['String']['output'];
  /** Line of the table, the heading being 1; null without a table */
  Line?: Maybe<Scalars['Int']['output']>;
  /** All that is wrong with a row of a table, each in a sentence */
  Problems: Array<Scalars['String']['output']>;
  /** For those who do not change */
  Refusal?: Maybe<BulkRefusal>;
  State: BulkRowState;
  User?: Maybe<UserProfile>;
  /** Null for a row of a table that names nobody */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** A page of a job's people */
export type BulkRowList = {
  /** The rows of the page */
  items: Array<BulkRow>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

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
  Filter?: InputMaybe<UserProfileFilter>;
  /** At most 1,000 */
  Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Days of the office with the guidance and the tests */
export type Calendar = {
  /** Hours that are booked and have not begun, in order */
  Bookings: Array<CalendarBooking>;
  /** In order */
  Days: Array<CalendarDay>;
  /** Tests set on these days, by hour */
  Exams: Array<CalendarExam>;
  /** The version of the hours, as Opening has it */
  Version: Scalars['Int']['output'];
  /** Tests that were asked for and have no day, whoever asked first comes first; at most 100 */
  Wishes: Array<CalendarExam>;
};

/** A booked hour, and who comes */
export type CalendarBooking = {
  /** Who booked it */
  Person: UserProfile;
  /** Its beginning */
  StartAt: Scalars['DateTime']['output'];
};

/** A day of the office */
export type CalendarDay = {
  /** In all its hours */
  Booked: Scalars['Int']['output'];
  /** Of all its hours */
  Capacity: Scalars['Int']['output'];
  /** Closed from this hour, 0 for the whole day; null in a usual week */
  ClosedFrom?: Maybe<Scalars['Int']['output']>;
  /** The hospital tests nobody either */
  ClosesExams: Scalars['Boolean']['output'];
  /** In Japan */
  Date: Scalars['Date']['output'];
  /** Null on days without places at the hospital */
  ExamDay?: Maybe<ExamDay>;
  /** Tests that are set and not judged */
  Exams: Scalars['Int']['output'];
  /** Hours that are held on this day alone, on the clock */
  ExtraHours: Array<Scalars['Int']['output']>;
  /** Its name */
  Holiday?: Maybe<Scalars['String']['output']>;
  /** People per hour where it differs from the usual week */
  HourCapacity?: Maybe<Scalars['Int']['output']>;
  /** Open ones, and closed ones that somebody has booked; empty when closed */
  Hours: Array<CalendarHour>;
  /** Why it is unusual, for the office */
  Reason?: Maybe<Scalars['String']['output']>;
};

/** A hospital test that is due */
export type CalendarExam = {
  /** Why it cannot stay as it is */
  Conflicts: Array<ExamConflict>;
  /** Null while only wished for */
  Date?: Maybe<Scalars['Date']['output']>;
  /** For which certification, or that it is for none */
  Kind: PanelKind;
  /** What the person wrote beside them */
  Note?: Maybe<Scalars['String']['output']>;
  /** Whose test it is */
  Person: UserProfile;
  /** In order of preference */
  PreferredDates: Array<Scalars['Date']['output']>;
  /** When days were asked for */
  RequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 09:30 */
  Time?: Maybe<Scalars['String']['output']>;
};

/** An hour of the guidance on a day */
export type CalendarHour = {
  /** People who have booked it, or had */
  Booked: Scalars['Int']['output'];
  /** People who can come; 0 when closed */
  Capacity: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
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

/**
 * What somebody looks into: who read what, or what a person asks for by law. The person sees their own objections and requests
 * with the answers
 */
export type Case = {
  /** Whose reading it is about, of staff */
  ActorId?: Maybe<Scalars['ID']['output']>;
  /** Null once they were removed long ago */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** To the person */
  Answer?: Maybe<Scalars['String']['output']>;
  /** Null while the person waits */
  AnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who looks into it */
  AssigneeId?: Maybe<Scalars['ID']['output']>;
  /** Null while nobody has it */
  AssigneeName?: Maybe<Scalars['String']['output']>;
  /** Of a breach; null for the other kinds */
  Breach?: Maybe<Breach>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Days by which it is, or was, later than due; 0 in time */
  DaysLate?: Maybe<Scalars['Int']['output']>;
  /** Days since it began, until today or until its end */
  DaysOpen?: Maybe<Scalars['Int']['output']>;
  /** By when it is answered or looked at */
  DueOn: Scalars['Date']['output'];
  Id: Scalars['ID']['output'];
  Kind: CaseKind;
  /** In what somebody read otherwise than usual; empty for the other kinds */
  Marks?: Maybe<Array<FoundMark>>;
  /** The reading that it is about, of listRecordReads */
  ReadId?: Maybe<Scalars['ID']['output']>;
  /**
   * What is to be looked at, oldest first: of an objection and an emergency all that the same colleague read of the person that
   * day; of an unusual reading what is marked. At most 200
   */
  Reads?: Maybe<Array<ReadOfCase>>;
  /** Of a request; null for the other kinds */
  Request?: Maybe<RightsRequest>;
  State: CaseState;
  /** Oldest first */
  Steps?: Maybe<Array<CaseStep>>;
  UpdatedAt: Scalars['DateTime']['output'];
  /** The member; null for many */
  User?: Maybe<UserProfile>;
  /** Whom it is about; null for many */
  UserId?: Maybe<Scalars['ID']['output']>;
  /** Grows with each change; each change is given it */
  Version: Scalars['Int']['output'];
  /** What the person said */
  Words?: Maybe<Scalars['String']['output']>;
};

/** Conditions on a list of cases; all of them hold */
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

/** What somebody looks into: who read what, and what people ask for by law */
export type CaseKind =
  /** Data may have come into other hands */
  | 'Breach'
  /** Somebody read in an emergency what their duty does not let them */
  | 'EmergencyRead'
  /** The person does not know why somebody read their record */
  | 'Objection'
  /** A request under the Act on the Protection of Personal Information */
  | 'RightsRequest'
  /** Somebody read otherwise than they usually do */
  | 'UnusualRead';

/** Conditions on a value of CaseKind */
export type CaseKindFilter = {
  eq?: InputMaybe<CaseKind>;
  in?: InputMaybe<Array<CaseKind>>;
  ne?: InputMaybe<CaseKind>;
};

/** A page of cases */
export type CaseList = {
  /** The rows of the page */
  items: Array<Case>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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
  eq?: InputMaybe<CaseState>;
  in?: InputMaybe<Array<CaseState>>;
  ne?: InputMaybe<CaseState>;
};

/** A line of a case's history */
export type CaseStep = {
  /** Of staff; null for the person, a job and those who were removed long ago */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** Not of staff */
  ByPerson: Scalars['Boolean']['output'];
  Id: Scalars['ID']['output'];
  Kind: CaseStepKind;
  /** As it was written; null without words, and once the person has left */
  Text?: Maybe<Scalars['String']['output']>;
  /** When it was written */
  Time: Scalars['DateTime']['output'];
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
  Id: Scalars['ID']['input'];
  /** What was found, or is answered */
  Text: Scalars['String']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** Whether somebody, or a finding, meets the criteria */
export type Certification =
  /** Does */
  | 'Certified'
  /** Does not, or not yet */
  | 'NotCertified';

/** Conditions on a value of Certification */
export type CertificationFilter = {
  eq?: InputMaybe<Certification>;
  in?: InputMaybe<Array<Certification>>;
  ne?: InputMaybe<Certification>;
};

/** What a passed check leaves to be cleared before a certification */
export type CheckPoint = {
  /** The last word about it; null before anybody has looked */
  Clearing?: Maybe<Clearing>;
  /** Never Ask */
  Kind: GuidancePointKind;
  /** Nobody is certified with an open point */
  Open: Scalars['Boolean']['output'];
  QuestionId: Scalars['String']['output'];
  /** What it is about, without naming a disease */
  Topic: Scalars['String']['output'];
};

/** What checkRightsRequest takes: at least one of the two */
export type CheckRightsRequestInput = {
  /** On which the fee was paid, today at the latest */
  FeePaidOn?: InputMaybe<Scalars['Date']['input']>;
  /** Of the case */
  Id: Scalars['ID']['input'];
  /** Which was seen today; its number is never kept */
  IdentityDocument?: InputMaybe<IdentityDocument>;
  /** As it was read */
  Version: Scalars['Int']['input'];
};

/** What clearCheckPoint takes */
export type ClearCheckPointInput = {
  Finding: ClearingFinding;
  /** For the office; asked for with Reopened and with Upheld */
  Note?: InputMaybe<Scalars['String']['input']>;
  QuestionId: Scalars['String']['input'];
  /** Of the round whose check left the point */
  ScreeningId: Scalars['ID']['input'];
  /** With Upheld: the first day to answer again; null where donating is not possible under today's criteria */
  Until?: InputMaybe<Scalars['Date']['input']>;
};

/** What a physician found about a point of a check */
export type Clearing = {
  /** When it was recorded */
  ClearedAt: Scalars['DateTime']['output'];
  /** Null when the name is gone */
  ClearedByName?: Maybe<Scalars['String']['output']>;
  /** The last word about the point */
  Finding: ClearingFinding;
  /** Of the physician, for the office */
  Note?: Maybe<Scalars['String']['output']>;
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
  Id: Scalars['ID']['input'];
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
};

/** One thing that has changed, and what follows from it alone */
export type ConditionItem = {
  /** An option's id in shared/rules/donating/condition/conditionQuestion */
  Choice: Scalars['String']['output'];
  /** A day, unknown or ongoing; null where none is asked for */
  Date?: Maybe<Scalars['String']['output']>;
  /** First day on which it no longer stands; null unless NotYet, and while it has not ended */
  NotBefore?: Maybe<Scalars['Date']['output']>;
  Outcome: ConditionOutcome;
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

/** What somebody said about their condition */
export type ConditionReport = {
  CreatedAt: Scalars['DateTime']['output'];
  /** The Japanese day on which it was said */
  Day: Scalars['Date']['output'];
  /** Stool received from that day until it was said, newest first */
  DonationsSince?: Maybe<Array<DonationInfo>>;
  Id: Scalars['ID']['output'];
  /** Empty when nothing has changed */
  Items: Array<ConditionItem>;
  Kind: ConditionKind;
  /** Set aside by the office */
  Lifted: Scalars['Boolean']['output'];
  /** First day on which one may donate again; null unless NotYet, and while no day is known */
  NotBefore?: Maybe<Scalars['Date']['output']>;
  Outcome: ConditionOutcome;
  /** Asked and recorded by staff */
  RecordedByStaff: Scalars['Boolean']['output'];
  /** Since when, for a report */
  Since?: Maybe<Scalars['Date']['output']>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** How far the office has come with a report; null for a statement */
  Stage?: Maybe<ReportStage>;
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

/** What confirmCorrection takes */
export type ConfirmCorrectionInput = {
  /** Of the consequences that were shown */
  Fingerprint: Scalars['String']['input'];
  Id: Scalars['ID']['input'];
  /** Anything to add; kept apart from the log */
  Words?: InputMaybe<Scalars['String']['input']>;
};

/** What confirmGift takes */
export type ConfirmGiftInput = {
  /** Of the hand-out */
  Id: Scalars['ID']['input'];
};

/** What confirmTestPanel takes */
export type ConfirmTestPanelInput = {
  Id: Scalars['ID']['input'];
  /** False: entered wrongly, and withdrawn */
  IsRight: Scalars['Boolean']['input'];
  /** For what is withdrawn */
  Reason?: InputMaybe<Scalars['String']['input']>;
};

/** A signature; one that neither was withdrawn nor replaced by a later one stands */
export type Consent = {
  /** When it was signed */
  ConsentedAt: Scalars['DateTime']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** Null where no text of this version is known */
  Document?: Maybe<ConsentDocument>;
  /** When it was withdrawn, or a later one took its place */
  EndedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  IdentityDocument?: Maybe<IdentityDocument>;
  /** Null where the signature is on paper at the office alone, and nothing was noted */
  Signature?: Maybe<ConsentSignature>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  /** The version that was signed */
  Version: Scalars['String']['output'];
  Withdrawn: Scalars['Boolean']['output'];
};

/** A version of what donors agree to at the guidance */
export type ConsentDocument = {
  /** The file as it was signed */
  Content: Scalars['String']['output'];
  /** First day on which it is signed */
  EffectiveFrom: Scalars['Date']['output'];
  /** Of Content */
  Sha256: Scalars['String']['output'];
  Title: Scalars['String']['output'];
  /** As it is printed on the paper */
  Version: Scalars['String']['output'];
};

/** What belongs to a signed consent. Its copy as PDF is taken from /api/consents/{Id of the consent}.pdf */
export type ConsentSignature = {
  /** Of the copy */
  CopySha256?: Maybe<Scalars['String']['output']>;
  /** When the office had explained every point */
  ExplainedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while only what was explained or asked is noted */
  Kind?: Maybe<SignatureKind>;
  /** What the person asked, and what was answered */
  Questions?: Maybe<Scalars['String']['output']>;
  /** When it was signed, or the paper was read in */
  SignedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A version that somebody is asked to sign */
export type ConsentVersion = {
  /** The file as it is to be signed */
  Content: Scalars['String']['output'];
  /** First day on which it is signed */
  EffectiveFrom: Scalars['Date']['output'];
  Kind: ConsentVersionKind;
  /** Of Content */
  Sha256: Scalars['String']['output'];
  /** By when it is to be signed */
  SignBy: Scalars['Date']['output'];
  Title: Scalars['String']['output'];
  /** As it is printed on the paper */
  Version: Scalars['String']['output'];
};

/** How much a version changes */
export type ConsentVersionKind =
  /** Who signed the version before it is asked to sign anew, by a day */
  | 'Major'
  /** Who signed the version before it need not sign anew */
  | 'Minor';

/** What somebody has arranged in the console for themselves */
export type ConsoleSetting = {
  Key: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  Value: Scalars['JSON']['output'];
};

/** A row of the log about somebody, with what belongs to it */
export type ConversationEntry = {
  /** Of staff, also of who has left; null where the person did it, or the program */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** What it concerns */
  Category: Scalars['String']['output'];
  /** `listValueChanges` tells what it made of the person's records */
  HasChanges?: Maybe<Scalars['Boolean']['output']>;
  /** Its number in the log */
  Id: Scalars['ID']['output'];
  /** The message that was sent or failed; null for those of before it was kept */
  Mail?: Maybe<MailDelivery>;
  /** What was noted, or said */
  Note?: Maybe<PersonNote>;
  /** What was done */
  Operation: Scalars['String']['output'];
  /** Why it was done, in the words of staff; gone with the person */
  Reason?: Maybe<Scalars['String']['output']>;
  /** The sentence, in Japanese */
  Text: Scalars['String']['output'];
  /** When it happened */
  Time: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  /** Null where a later request took its place */
  Wish?: Maybe<ExamWish>;
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

/** A page of the conversation with a person */
export type ConversationList = {
  /** The rows of the page */
  items: Array<ConversationEntry>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What correctDonation takes */
export type CorrectDonationInput = {
  DonationId: Scalars['ID']['input'];
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
};

/** What correctUnit takes: all of what is right now */
export type CorrectUnitInput = {
  Accepted: Scalars['Boolean']['input'];
  /** 1 to 7, of the Bristol scale */
  BristolType: Scalars['Int']['input'];
  /** What its container says */
  Container?: InputMaybe<Scalars['String']['input']>;
  Id: Scalars['ID']['input'];
  /** If the person told; within a day before it was received */
  PassedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  /** One of the operator's, for what is not accepted */
  RejectionReason?: InputMaybe<Scalars['String']['input']>;
  /** One decimal, above 0 */
  WeightGrams: Scalars['Float']['input'];
};

/** One question of a corrected check, in the words of its version */
export type CorrectedAnswer = {
  /** In words */
  After: Scalars['String']['output'];
  /** In words */
  Before: Scalars['String']['output'];
  /** Its text */
  Question: Scalars['String']['output'];
  /** Of the question */
  QuestionId: Scalars['String']['output'];
};

/** What shall stand in place of a shared result */
export type CorrectedFloraTestInput = {
  /** Calculated when absent */
  DiversityScore?: InputMaybe<Scalars['Float']['input']>;
  /** Calculated when absent */
  Enterotype?: InputMaybe<Scalars['String']['input']>;
  /** Day of the test */
  ExamDate?: InputMaybe<Scalars['Date']['input']>;
  /** Share of each genus, by name */
  IntestinalFloraComposition: Scalars['JSON']['input'];
};

/** What shall stand in place of a judgement */
export type CorrectedJudgementInput = {
  DonorStatus: Certification;
  ExamDate: Scalars['Date']['input'];
  MedicalHistoryStatus: ImplementationStatus;
  NormalJudgmentStatus: ImplementationStatus;
  /** Without a certification: the id of a reason of the criteria that the person is told of */
  Reason?: InputMaybe<Scalars['String']['input']>;
  SampleTestResult: Certification;
};

/** A judgement or a shared result that somebody wants to have put right, or that was */
export type Correction = {
  /** Why, as the log may say */
  Cause: CorrectionCause;
  /** Of the record; nothing once its person has left */
  Changes: Array<CorrectionChange>;
  /** Null once it is decided */
  Consequences?: Maybe<CorrectionConsequences>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Null while it is open */
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who of staff has confirmed, refused or withdrawn it */
  DecidedByName?: Maybe<Scalars['String']['output']>;
  /** In words; null once its person has left */
  Explanation?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  Kind: CorrectionKind;
  /** Who of staff proposed it */
  ProposedBy: Scalars['ID']['output'];
  /** Null for whoever is not of staff */
  ProposedByName?: Maybe<Scalars['String']['output']>;
  /** The screening or the flora test */
  RecordId: Scalars['ID']['output'];
  /** The record has changed since it was proposed: it can no longer be confirmed */
  Stale: Scalars['Boolean']['output'];
  State: CorrectionState;
  /** The shared result is taken back, and no other stands in its place */
  TakesBack: Scalars['Boolean']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  /** What was said when it was confirmed or refused */
  Words?: Maybe<Scalars['String']['output']>;
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

/** One value of a record, before and after, in words */
export type CorrectionChange = {
  /** Empty where there is none any more */
  After: Scalars['String']['output'];
  /** Empty where there was none */
  Before: Scalars['String']['output'];
  /** Name of the value */
  Label: Scalars['String']['output'];
};

/** What confirming would do, as things stand */
export type CorrectionConsequences = {
  /** Of the record */
  Changes: Array<CorrectionChange>;
  /** Stool received in the period of the test that is corrected */
  Donations: Array<DonationInfo>;
  /** Of all this; confirmCorrection is given it */
  Fingerprint: Scalars['String']['output'];
  /** In words: what follows; or why it cannot be, and what to do instead */
  Lines: Array<Scalars['String']['output']>;
  /** Null when it cannot be confirmed */
  Outcome?: Maybe<CorrectionOutcome>;
  UserId: Scalars['ID']['output'];
};

/** What a correction is about */
export type CorrectionKind =
  /** The shared result of a flora test */
  | 'FloraTest'
  /** The judgement of a hospital test */
  | 'Judgement';

/** That something which a person was told was put right */
export type CorrectionNotice = {
  /** When it was put right */
  CorrectedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  Kind: CorrectionKind;
  /** The shared result is taken back, and no other stands in its place */
  TakesBack: Scalars['Boolean']['output'];
};

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
  Donations?: InputMaybe<Array<DonationInfoFilter>>;
  FloraTests?: InputMaybe<Array<InspectionDetailFilter>>;
  Screenings?: InputMaybe<Array<ScreeningInfoFilter>>;
  Users?: InputMaybe<Array<UserProfileFilter>>;
};

/** What createAdministrator takes */
export type CreateAdministratorInput = {
  Email: Scalars['String']['input'];
  Name: Scalars['String']['input'];
  /** One duty alone, for clients that know no other; left out where Roles is given */
  Role?: InputMaybe<Role>;
  /** All duties */
  Roles?: InputMaybe<Array<Role>>;
};

/** What createCase takes */
export type CreateCaseInput = {
  /** A request's answer is wanted on paper, not as data */
  OnPaper?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they ask for by law; without it the words are about who read their record */
  Request?: InputMaybe<RightsRequestKind>;
  /** The member who said it */
  UserId: Scalars['ID']['input'];
  /** What they said, without a word about health */
  Words: Scalars['String']['input'];
};

/** What createCriteriaDraft takes */
export type CreateCriteriaDraftInput = {
  /** The version whose content it begins with */
  BasedOn: Scalars['ID']['input'];
};

/** What createPersonNote takes */
export type CreatePersonNoteInput = {
  /** From today, at most a year ahead */
  AgainOn?: InputMaybe<Scalars['Date']['input']>;
  /** Made by the caller: the same again is the same note */
  IdempotencyKey: Scalars['ID']['input'];
  Kind: NoteKind;
  /** For calls, and for nothing else */
  Result?: InputMaybe<CallResult>;
  /** At most 4,000 characters; may be empty for a call */
  Text: Scalars['String']['input'];
  /** Support staff do not read the text of others' then */
  TouchesHealth?: InputMaybe<Scalars['Boolean']['input']>;
  UserId: Scalars['ID']['input'];
};

/** Something to do */
export type CreateWorkItemInput = {
  /** Who of staff is to do it */
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The day by which it is to be done, from today on */
  Due: Scalars['Date']['input'];
  /** What is to be done, at most 100 characters */
  Title: Scalars['String']['input'];
  /** The member it is about */
  UserId?: InputMaybe<Scalars['ID']['input']>;
  /** What whoever does it has to know, at most 500 characters */
  Words?: InputMaybe<Scalars['String']['input']>;
};

/** A version of the criteria by which checks are judged */
export type Criteria = {
  /** Of the content: what a complete panel of a laboratory tests for */
  Analytes: Array<Analyte>;
  /** Null before it was approved */
  ApprovedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As whoever approved it saw it; null before, and where nothing was counted */
  ApprovedImpact?: Maybe<CriteriaImpact>;
  /** Null before it was approved */
  ApproverId?: Maybe<Scalars['ID']['output']>;
  /** Null once they were removed long ago */
  ApproverName?: Maybe<Scalars['String']['output']>;
  /** Null for what the program brought */
  AuthorId?: Maybe<Scalars['ID']['output']>;
  /** Null once they were removed long ago */
  AuthorName?: Maybe<Scalars['String']['output']>;
  /** The version that it was written from */
  BasedOn?: Maybe<Scalars['ID']['output']>;
  /** What differs from the version that it was written from: rules, questions and parts by name; empty without one */
  Changed: Array<Scalars['String']['output']>;
  /** Rules with their sentences, periods and sources, municipalities, reasons after a hospital test */
  Content: Scalars['JSON']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** Whoever changed the draft: none of them approves it */
  EditorIds: Array<Scalars['ID']['output']>;
  /** The first day on which it is in force */
  EffectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** Of the content: what may be told after a hospital test */
  HospitalRefusals: Array<HospitalRefusal>;
  Id: Scalars['ID']['output'];
  /** As it was counted last; null before */
  Impact?: Maybe<CriteriaImpact>;
  /** When it came into force last */
  InForceAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was changed */
  Note?: Maybe<Scalars['String']['output']>;
  /** 2026-12-1 */
  Number: Scalars['String']['output'];
  /** Who brought it */
  Origin: CriteriaOrigin;
  /** How many donors rest because of it, put in force at once; null before they were looked for */
  PausedDonors?: Maybe<Scalars['Int']['output']>;
  /** Why it was put in force at once */
  PushReason?: Maybe<Scalars['String']['output']>;
  /** The form whose answers it judges */
  Questionnaire: Scalars['String']['output'];
  /** When it was sent back last */
  RejectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null once they were removed long ago */
  RejectedByName?: Maybe<Scalars['String']['output']>;
  /** Why it was sent back */
  Rejection?: Maybe<Scalars['String']['output']>;
  /** When another took its place */
  RetiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the content as canonical JSON (RFC 8785), in hexadecimal */
  Sha256: Scalars['String']['output'];
  State: CriteriaState;
  /** When a second physician was asked for */
  SubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; a change of the draft is given it */
  Version: Scalars['Int']['output'];
};

/** What submitCriteria and previewCriteria take */
export type CriteriaIdInput = {
  Id: Scalars['ID']['input'];
};

/** Whom a version of the criteria would concern, by the last answers of everybody */
export type CriteriaImpact = {
  /** Everybody for whom something changes, with the answer of previewCriteria; not kept, and null elsewhere */
  Changes?: Maybe<Array<CriteriaImpactPerson>>;
  /** When the answers were judged */
  CountedAt: Scalars['DateTime']['output'];
  /** Donors who pass now and would not; null for fewer than five, unless a physician reads it */
  DonorsLost?: Maybe<Scalars['Int']['output']>;
  /** By result, and by where people stand; the most first */
  Groups: Array<CriteriaImpactGroup>;
  /** Everybody whose answers were judged */
  People: Scalars['Int']['output'];
  /** The most first */
  Questions: Array<CriteriaImpactQuestion>;
  /** The most first; empty where it was counted before rules were */
  Rules: Array<CriteriaImpactRule>;
  /** The content that was counted; of an older content it says nothing */
  Sha256: Scalars['String']['output'];
  /** Those for whom nothing changes; null for fewer than five, and beside a number that is, unless a physician reads it */
  Unchanged?: Maybe<Scalars['Int']['output']>;
};

/** People for whom a version of the criteria would make the same of the same result */
export type CriteriaImpactGroup = {
  /** What they would give; where it is the same, a date moves */
  After: OnlineCheckResult;
  /** What the last answers give under the criteria in force */
  Before: OnlineCheckResult;
  /** By how many days the date moves at least; earlier is negative; null where there are not two days */
  DaysLeast?: Maybe<Scalars['Int']['output']>;
  /** By how many days the date moves at most */
  DaysMost?: Maybe<Scalars['Int']['output']>;
  /** Null for fewer than five, unless a physician reads it */
  People?: Maybe<Scalars['Int']['output']>;
  /** Where they stand */
  Standing: CriteriaStanding;
};

/** What a version of the criteria would mean for one person */
export type CriteriaImpactPerson = {
  /** What they would give */
  After: OnlineCheckResult;
  /** The day from which to try again, as it would be */
  AfterDate?: Maybe<Scalars['Date']['output']>;
  /** What the last answers give under the criteria in force */
  Before: OnlineCheckResult;
  /** The day from which to try again, under the criteria in force */
  BeforeDate?: Maybe<Scalars['Date']['output']>;
  /** The questions whose findings differ */
  QuestionIds: Array<Scalars['ID']['output']>;
  /** The rules whose findings differ */
  RuleIds: Array<Scalars['ID']['output']>;
  /** Where the person stands */
  Standing: CriteriaStanding;
  UserId: Scalars['ID']['output'];
};

/** How many people a question concerns in a version of the criteria */
export type CriteriaImpactQuestion = {
  /** Null for fewer than five, unless a physician reads it */
  People?: Maybe<Scalars['Int']['output']>;
  QuestionId: Scalars['ID']['output'];
};

/** How many people a rule concerns in a version of the criteria */
export type CriteriaImpactRule = {
  /** Null for fewer than five, unless a physician reads it */
  People?: Maybe<Scalars['Int']['output']>;
  /** Q45-R1 */
  RuleId: Scalars['ID']['output'];
};

/** A page of versions of the criteria */
export type CriteriaList = {
  /** The rows of the page */
  items: Array<Criteria>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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

/** How the service stands today */
export type Dashboard = {
  /** From today to six days ahead */
  BookingsThisWeek: Scalars['Int']['output'];
  /** Guidances booked for today */
  BookingsToday: Scalars['Int']['output'];
  /** The ten whose status ends next, within four weeks */
  EndingNext: Array<EndingDonor>;
  /** Donor status that ends within seven days */
  EndingSoon: Scalars['Int']['output'];
  /** Hospital tests that are due and have no day */
  ExamsWithoutDate: Scalars['Int']['output'];
  /** In the order of a donor's life */
  Funnel: Array<FunnelStep>;
  /** Latest judgement of each person, by the question that refused */
  Refusals?: Maybe<Array<RefusalCount>>;
  /** People at the check or the test before renewal */
  RenewalsOpen: Scalars['Int']['output'];
  /** Donations it is due for: the rows of the list behind it */
  RewardsDueDonations: Scalars['Int']['output'];
  /** People to whom it is due */
  RewardsDuePeople: Scalars['Int']['output'];
  /** Rewards to be handed over, whole yen */
  RewardsDueYen: Scalars['Int']['output'];
  /** People by status, those who have left excluded */
  Statuses: Array<StatusCount>;
  /** Places of the month that runs; null while it is not opened */
  ThisMonth?: Maybe<PreferenceSlot>;
  /** Of the places given this month, those with a time booked or attended */
  ThisMonthBooked: Scalars['Int']['output'];
  /** People who wait to be invited */
  Waiting: Scalars['Int']['output'];
  /** Since when the first of them waits */
  WaitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Of those who wait, the suspended: they keep their place and are passed over */
  WaitingSuspended: Scalars['Int']['output'];
};

/** What kind of data a field holds */
export type DataClass =
  /** How somebody signs in */
  | 'Account'
  /** How somebody is reached */
  | 'Contact'
  /** What the check's result can be told from: whether, and from when, it may be answered again */
  | 'Eligibility'
  /** Tests of the intestinal flora and what they found */
  | 'Flora'
  /** What was answered, found, judged or said about somebody's health */
  | 'Health'
  /** Who somebody is: name, birthday, numbers, documents */
  | 'Identity'
  /** Units of received stool: number, measures, state, and where they went */
  | 'Material'
  /** What somebody has earned and been paid */
  | 'Money'
  /** How far somebody is, and what is to be done */
  | 'Operational'
  /** What staff wrote for each other */
  | 'StaffNotes';

/** Conditions on a day; `between` includes both ends */
export type DateFilter = {
  between?: InputMaybe<Array<Scalars['Date']['input']>>;
  eq?: InputMaybe<Scalars['Date']['input']>;
  ge?: InputMaybe<Scalars['Date']['input']>;
  gt?: InputMaybe<Scalars['Date']['input']>;
  le?: InputMaybe<Scalars['Date']['input']>;
  lt?: InputMaybe<Scalars['Date']['input']>;
  ne?: InputMaybe<Scalars['Date']['input']>;
};

/** Conditions on an instant; `between` includes both ends */
export type DateTimeFilter = {
  between?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  ge?: InputMaybe<Scalars['DateTime']['input']>;
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  le?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  ne?: InputMaybe<Scalars['DateTime']['input']>;
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
  Accept: Scalars['Boolean']['input'];
  /** Of the correction */
  Id: Scalars['ID']['input'];
  /** As the person is told */
  Reason: AnswerCorrectionReason;
  /** As it was shown */
  Version: Scalars['Int']['input'];
  /** To the person */
  Words?: InputMaybe<Scalars['String']['input']>;
};

/** What decideHold takes: a finding or a decision */
export type DecideHoldInput = {
  Decision?: InputMaybe<HoldDecision>;
  /** What was found out; sealed with the person's key */
  Finding?: InputMaybe<Scalars['String']['input']>;
  Id: Scalars['ID']['input'];
};

/** What decideLostGift takes */
export type DecideLostGiftInput = {
  /** Of a code that was recorded as lost */
  CodeId: Scalars['ID']['input'];
  /** Hand out another; otherwise the record is taken back */
  Replace: Scalars['Boolean']['input'];
};

/** What decideSamePerson takes */
export type DecideSamePersonInput = {
  /** The point */
  Id: Scalars['ID']['input'];
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  /** The one of listSamePeople who it is; null for another person */
  SameAs?: InputMaybe<Scalars['ID']['input']>;
};

/** What deleteAdministrator takes */
export type DeleteAdministratorInput = {
  Id: Scalars['ID']['input'];
};

/** What deleteCriteriaDraft takes */
export type DeleteCriteriaDraftInput = {
  Id: Scalars['ID']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** What deletePersonNote takes */
export type DeletePersonNoteInput = {
  Id: Scalars['ID']['input'];
};

/** What deletePushDevice takes */
export type DeletePushDeviceInput = {
  /** The device; without it all of the caller's */
  Endpoint?: InputMaybe<Scalars['String']['input']>;
};

/** What deleteSharedView takes */
export type DeleteSharedViewInput = {
  Id: Scalars['ID']['input'];
};

/** What deleteUser takes */
export type DeleteUserInput = {
  Reason: Scalars['String']['input'];
  UserId: Scalars['ID']['input'];
};

/** The server's part of the key by which a device seals the caller's session */
export type DeviceLock = {
  /** 32 bytes in base64 */
  Share: Scalars['String']['output'];
};

/** What discardUnits takes */
export type DiscardUnitsInput = {
  /** 1 to 100, each once */
  Ids: Array<Scalars['ID']['input']>;
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
};

/** A visit at the donation room */
export type DonationInfo = {
  CreatedAt: Scalars['DateTime']['output'];
  /** When the person came */
  DonationAt: Scalars['DateTime']['output'];
  /** When it was recorded */
  DonationInfoCreatedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  /** Null where nothing was earned */
  RewardStage?: Maybe<RewardStage>;
  /** Implemented when the reward was handed over */
  RewardStatus?: Maybe<ImplementationStatus>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** Implemented when stool was received; a visit without earns nothing */
  StoolReceiptStatus: ImplementationStatus;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
};

/** Conditions on a list of donations; all of them hold */
export type DonationInfoFilter = {
  DonationAt?: InputMaybe<DateTimeFilter>;
  DonationInfoCreatedAt?: InputMaybe<DateTimeFilter>;
  Id?: InputMaybe<IdFilter>;
  RewardStage?: InputMaybe<RewardStageFilter>;
  RewardStatus?: InputMaybe<ImplementationStatusFilter>;
  StoolReceiptStatus?: InputMaybe<ImplementationStatusFilter>;
  /** Stool was received since units are kept and has none, of people who are here; false for duties that read no units */
  UnitMissing?: InputMaybe<BooleanFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<DonationInfoFilter>>;
  not?: InputMaybe<DonationInfoFilter>;
  or?: InputMaybe<Array<DonationInfoFilter>>;
  /** The quick search over the person */
  q?: InputMaybe<StringFilter>;
};

/** A page of donations */
export type DonationInfoList = {
  /** The rows of the page */
  items: Array<DonationInfo>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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
  | 'Suspended'
  /** A new consent was to be signed by a day that has passed */
  | 'Unsigned';

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
  eq?: InputMaybe<DonorProcessStatus>;
  in?: InputMaybe<Array<DonorProcessStatus>>;
  ne?: InputMaybe<DonorProcessStatus>;
};

/** What endAdministratorSessions takes */
export type EndAdministratorSessionsInput = {
  AdministratorId: Scalars['ID']['input'];
};

/** What endOwnSessions takes */
export type EndOwnSessionsInput = {
  /** Of the sign-in to end; without it all but the one that asks end */
  Id?: InputMaybe<Scalars['ID']['input']>;
};

/** A donor whose status ends soon */
export type EndingDonor = {
  /** The last day of the donor status */
  Date: Scalars['Date']['output'];
  UserId: Scalars['ID']['output'];
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

/** Places that the hospital holds on a day */
export type ExamDay = {
  /** People */
  Capacity: Scalars['Int']['output'];
  /** Where in the hospital */
  Place?: Maybe<Scalars['String']['output']>;
  /** 09:30; null if it differs from person to person */
  Time?: Maybe<Scalars['String']['output']>;
};

/** What setting a test would do */
export type ExamPreview = {
  /** What speaks against the day; two people at one hour are possible all the same */
  Conflicts: Array<ExamConflict>;
  /** To the person; null if the day is refused or stays as it is */
  Mail?: Maybe<MailPreview>;
};

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
  eq?: InputMaybe<ExamStage>;
  in?: InputMaybe<Array<ExamStage>>;
  ne?: InputMaybe<ExamStage>;
};

/** Days for a test that somebody asked for */
export type ExamWish = {
  /** In order of preference */
  Days: Array<Scalars['Date']['output']>;
  /** What they wrote beside them */
  Note?: Maybe<Scalars['String']['output']>;
};

/** Months, by their first days */
export type ExpectedMonths = {
  /** The first of them */
  From: Scalars['Date']['output'];
  /** The last of them; null where nobody knows */
  To?: Maybe<Scalars['Date']['output']>;
};

/** What explainGiftDifference takes */
export type ExplainGiftDifferenceInput = {
  /** As it was shown */
  Difference: Scalars['Int']['input'];
  /** Without names */
  Explanation: Scalars['String']['input'];
  /** Of the balance */
  Id: Scalars['ID']['input'];
};

/** A field before and after a change */
export type FieldChange = {
  /** Null where there is none, and where it is not kept */
  After?: Maybe<Scalars['JSON']['output']>;
  /** Null where there was none, and where it is not kept */
  Before?: Maybe<Scalars['JSON']['output']>;
  /** As the record names it */
  Field: Scalars['String']['output'];
};

/** What was finished */
export type FinishWorkItemInput = {
  Id: Scalars['ID']['input'];
  /** What came of it, at most 500 characters */
  Outcome: Scalars['String']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** A mail that nobody rewrites */
export type FixedMail = {
  /** As the office knows it */
  Name: Scalars['String']['output'];
  /** Why nobody does */
  Reason: MailFixedReason;
};

/** Means over the latest results, one a person */
export type FloraAverages = {
  /** Mean diversity, 0 to 100 */
  DiversityScoreScaled: Scalars['Float']['output'];
  /** Those that ten people or more have, the most frequent first */
  Genera: Array<GenusAverage>;
  /** How many have a shared result */
  People: Scalars['Int']['output'];
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
  eq?: InputMaybe<FloraTestStatus>;
  in?: InputMaybe<Array<FloraTestStatus>>;
  ne?: InputMaybe<FloraTestStatus>;
};

/** A certified donor, as the reception finds somebody without the card */
export type FoundDonor = {
  Birthday?: Maybe<Scalars['Date']['output']>;
  /** As on the card */
  DonorId: Scalars['String']['output'];
  FirstName?: Maybe<Scalars['String']['output']>;
  FirstNameFurigana?: Maybe<Scalars['String']['output']>;
  LastName?: Maybe<Scalars['String']['output']>;
  LastNameFurigana?: Maybe<Scalars['String']['output']>;
  UserId: Scalars['ID']['output'];
};

/** What is marked of a colleague's day */
export type FoundMark = {
  /** The hour in which many people were read of; null for the other marks */
  From?: Maybe<Scalars['DateTime']['output']>;
  /** Of how many in a busy hour of the 30 days before */
  Habit?: Maybe<Scalars['Int']['output']>;
  /** In what it is unusual */
  Mark: UnusualMark;
  /** Of how many people they read in it */
  People?: Maybe<Scalars['Int']['output']>;
  /** How many readings are marked, at most 100 */
  Reads: Scalars['Int']['output'];
};

/** One status of the way, with everybody who ever came so far: also those who have left or fallen back */
export type FunnelStep = {
  /** Those who stand there now */
  Count: Scalars['Int']['output'];
  /** The same for whoever has stood there longest */
  LongestDays?: Maybe<Scalars['Int']['output']>;
  /** Japanese days that those who stand there have stood there; null for nobody */
  MedianDays?: Maybe<Scalars['Int']['output']>;
  /** Came here or further, ever */
  Reached: Scalars['Int']['output'];
  UserStatus: UserStatus;
  /** Of them, came further; null at the last step */
  WentOn?: Maybe<Scalars['Int']['output']>;
};

/** As the person says */
export type Gender =
  /** Male */
  | 'Man'
  /** Female; the name is the specification's */
  | 'Women';

/** Conditions on a value of Gender */
export type GenderFilter = {
  eq?: InputMaybe<Gender>;
  in?: InputMaybe<Array<Gender>>;
  ne?: InputMaybe<Gender>;
};

/** The mean share of a genus */
export type GenusAverage = {
  /** In small letters, without the g__ of classifiers */
  Genus: Scalars['String']['output'];
  /** 0 to 1 */
  Share: Scalars['Float']['output'];
};

/** Codes of one amount that are left */
export type GiftAmount = {
  /** Of one code, in whole yen */
  AmountYen: Scalars['Int']['output'];
  Count: Scalars['Int']['output'];
  /** The first day on which one of them is valid for the last time; null if none ends */
  ValidUntil?: Maybe<Scalars['Date']['output']>;
};

/** What became of the codes of one amount that came in with one table */
export type GiftBalance = {
  /** Of one code, in whole yen */
  AmountYen: Scalars['Int']['output'];
  /** 0 where it comes out even */
  Difference: Scalars['Int']['output'];
  /** When it was explained */
  ExplainedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who explained it */
  ExplainedBy?: Maybe<Scalars['String']['output']>;
  /** Why it differed when somebody last looked; null where nobody had to */
  Explanation?: Maybe<Scalars['String']['output']>;
  /** Handed out, and neither lost nor not working */
  HandedOut: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  /** As counted when they came in */
  Imported: Scalars['Int']['output'];
  /** When the table was taken in */
  ImportedAt: Scalars['DateTime']['output'];
  /** Who took it in; null where that colleague's account is gone */
  ImportedBy?: Maybe<Scalars['String']['output']>;
  /** Not handed out, also those whose validity has ended */
  Left: Scalars['Int']['output'];
  /** Handed out, and lost or not working */
  Lost: Scalars['Int']['output'];
  /** Whether it waits for an explanation, and the caller did not take the table in */
  MayExplain: Scalars['Boolean']['output'];
};

/** A gift code, told once */
export type GiftCode = {
  /** In whole yen */
  AmountYen: Scalars['Int']['output'];
  /** As it was taken in */
  Code: Scalars['String']['output'];
  /** Still valid on this day; null if it does not end */
  ValidUntil?: Maybe<Scalars['Date']['output']>;
};

/** The balance of one amount as it was counted on a day */
export type GiftCount = {
  /** Of one code, in whole yen */
  AmountYen: Scalars['Int']['output'];
  /** When it was counted */
  CountedAt: Scalars['DateTime']['output'];
  Day: Scalars['Date']['output'];
  /** What came in without the rest; 0 where it is even */
  Difference: Scalars['Int']['output'];
  /** Handed out, and neither lost nor without effect */
  HandedOut: Scalars['Int']['output'];
  /** What had come in by then */
  Imported: Scalars['Int']['output'];
  /** Not handed out */
  Left: Scalars['Int']['output'];
  /** Handed out, and lost or without effect */
  Lost: Scalars['Int']['output'];
};

/** What was handed out at once in gift codes, for one period */
export type GiftHandOut = {
  /** In whole yen */
  AmountYen: Scalars['Int']['output'];
  /** When the donor or a second person said that it was received; null until then */
  ConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The colleague who said so; null where the donor did */
  ConfirmedBy?: Maybe<Scalars['String']['output']>;
  /** How many codes */
  Count: Scalars['Int']['output'];
  /** In the order of the tables they were taken in with */
  Given?: Maybe<Array<GivenGiftCode>>;
  /** When it was handed out */
  HandedOutAt: Scalars['DateTime']['output'];
  /** Who handed it out */
  HandedOutBy?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  /** Whether it waits for somebody to say so, and the caller is not who handed it out */
  MayConfirm: Scalars['Boolean']['output'];
  /** The last day of the period */
  Period: Scalars['Date']['output'];
  /** Whether it stands for a code of before that was lost or did not work */
  Replaces: Scalars['Boolean']['output'];
};

/** A row of a table of gift codes, without the code */
export type GiftLine = {
  /** In whole yen; null where it cannot be read */
  AmountYen?: Maybe<Scalars['Int']['output']>;
  /** Starts at 1 with the headings */
  Line: Scalars['Int']['output'];
  /** What is wrong with it, in sentences; it is then not taken in */
  Problems: Array<Scalars['String']['output']>;
  /** Still valid on this day; null where it has none or cannot be read */
  ValidUntil?: Maybe<Scalars['Date']['output']>;
};

/** What is wrong with a code that was handed out */
export type GiftLoss =
  /** The person has it no more */
  | 'Lost'
  /** The shop does not take it */
  | 'NotWorking';

/** The gift codes that the office has */
export type GiftStock = {
  /** Largest first; those whose validity has ended are left out */
  Amounts: Array<GiftAmount>;
  /** What came in held against the codes, by import and amount: what nobody has explained first, then the newest, 100 at most */
  Balances: Array<GiftBalance>;
  /** The balance as it was counted each day, newest first, the last 31 counts */
  Counts: Array<GiftCount>;
  /** Those that people lost or that do not work, newest first, 100 at most: what the issuer is asked about */
  Lost: Array<LostGiftCode>;
};

/** What a table of gift codes would take in */
export type GiftTable = {
  /** Of what was shown; importGiftCodes is given it */
  Fingerprint: Scalars['String']['output'];
  /** In the order of the table */
  Lines: Array<GiftLine>;
};

/** What previewGiftCodes takes */
export type GiftTableInput = {
  /** The text of the table */
  Csv: Scalars['String']['input'];
};

/** A gift code that was handed out, as the issuer's table has it: the code itself is not kept */
export type GivenGiftCode = {
  /** In whole yen */
  AmountYen: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  /** When the table was taken in */
  ImportedAt: Scalars['DateTime']['output'];
  /** Of the table; its first row is line 2 */
  Line: Scalars['Int']['output'];
  /** Null while nobody has said so */
  Loss?: Maybe<GiftLoss>;
  /** When that was recorded */
  LostAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who recorded it */
  LostBy?: Maybe<Scalars['String']['output']>;
  /** Whether it waits for another, and the caller is not who recorded it */
  MayReplace: Scalars['Boolean']['output'];
  /** Whether another was handed out for it */
  Replaced: Scalars['Boolean']['output'];
};

/** Counts of one person's units, without a number or a day of any */
export type GivenSums = {
  /** Not decided on yet; those that are held are among them */
  InTests: Scalars['Int']['output'];
  /** Those of donations that stand */
  Received: Scalars['Int']['output'];
  /** May be used, or was */
  Usable: Scalars['Int']['output'];
};

/** The latest invitation to a guidance, and its booking */
export type Guidance = {
  /** How often the person may still move the booking on the page */
  ChangesLeft: Scalars['Int']['output'];
  /** The paper that was signed at the guidance */
  ConsentVersion?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Last day on which a time can be booked; null unless a time is to be chosen */
  DeadlineAt?: Maybe<Scalars['Date']['output']>;
  /** When the person was invited */
  GuidanceInvitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The person's id */
  Id: Scalars['ID']['output'];
  /** The kit that was handed out at the guidance */
  KitNumber?: Maybe<Scalars['String']['output']>;
  /** Start of the booked hour */
  ReservedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  Status: GuidanceStatus;
  UpdatedAt: Scalars['DateTime']['output'];
  /** Number of the booking in an outside calendar, where the office gave one */
  ZohoBookingId?: Maybe<Scalars['String']['output']>;
};

/** What deleteGuidanceByAdmin takes */
export type GuidanceByAdminInput = {
  UserId: Scalars['ID']['input'];
};

/** The sheet of a guidance day */
export type GuidanceDay = {
  Day: Scalars['Date']['output'];
  /** The open day after it */
  NextDay: Scalars['Date']['output'];
  /** The open day before it */
  PreviousDay: Scalars['Date']['output'];
  /** Every hour that is offered or booked; empty on a closed day that nobody had booked */
  Sessions: Array<GuidanceSession>;
};

/** Something to ask somebody about at the guidance */
export type GuidancePoint = {
  Kind: GuidancePointKind;
  /** Keeps from a certification until a physician has cleared it */
  Open: Scalars['Boolean']['output'];
  QuestionId: Scalars['String']['output'];
  /** The topic, which names no disease; null with InPerson */
  Topic?: Maybe<Scalars['String']['output']>;
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

/** An hour of a guidance day */
export type GuidanceSession = {
  /** How many may book it; 0 where the hour is closed */
  Capacity: Scalars['Int']['output'];
  StartAt: Scalars['DateTime']['output'];
  /** By reading of the name; also those whose attendance is recorded */
  Visits: Array<GuidanceVisit>;
};

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
  StartAt: Scalars['DateTime']['input'];
  UserId: Scalars['ID']['input'];
  /** Number of the booking in an outside calendar, at most 100 characters */
  ZohoBookingId?: InputMaybe<Scalars['String']['input']>;
};

/** What reserveGuidance and updateGuidance take */
export type GuidanceTimeInput = {
  StartAt: Scalars['DateTime']['input'];
};

/** Somebody's booked hour of a guidance, and what became of it */
export type GuidanceVisit = {
  /** When the person came, on that day; being there is not yet consent */
  CheckedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** The paper that was signed */
  ConsentVersion?: Maybe<Scalars['String']['output']>;
  /** Of the invitation; the operations of the day take it as GuidanceId */
  Id: Scalars['ID']['output'];
  /** The kit that was handed out */
  KitNumber?: Maybe<Scalars['String']['output']>;
  /** What the office is asked to look at, and has not */
  OfficePoints: Array<OfficePointKind>;
  /** From the latest passed check of before the end of the day, by the number of the question; null for duties not shown it */
  Points?: Maybe<Array<GuidancePoint>>;
  /** The screening whose check they are of, with which clearCheckPoint clears them; null without points */
  PointsOf?: Maybe<Scalars['ID']['output']>;
  /** Start of the booked hour */
  StartAt: Scalars['DateTime']['output'];
  /** Reserved until recorded, then Attended or NoShow */
  Status: GuidanceStatus;
  /** Until when what was recorded can be taken back; null where it cannot */
  UndoUntil?: Maybe<Scalars['DateTime']['output']>;
  User: UserProfile;
  UserId: Scalars['ID']['output'];
};

/** What checkInGuidance and undoGuidanceCheckIn and undoGuidanceAttendance take */
export type GuidanceVisitInput = {
  /** Id of the visit */
  GuidanceId: Scalars['ID']['input'];
};

/** What handOverUnits takes */
export type HandOverUnitsInput = {
  /** The number of this hand-over */
  Batch: Scalars['String']['input'];
  /** 1 to 100, each once */
  Ids: Array<Scalars['ID']['input']>;
  /** Who takes them */
  To: Scalars['String']['input'];
};

/** What was handed out, with its codes */
export type HandedOutGift = {
  /** Told this once; none where a record was taken back */
  Codes: Array<GiftCode>;
  /** What it is kept as; of a record that was taken back, the hand-out that stands */
  HandOut: GiftHandOut;
};

/** The hospital test of a screening */
export type HealthCheck = {
  CreatedAt: Scalars['DateTime']['output'];
  /** The judgement */
  DonorStatus?: Maybe<Certification>;
  /** Day of the test */
  ExamDate?: Maybe<Scalars['Date']['output']>;
  Id: Scalars['ID']['output'];
  /** Whether the interview was made */
  MedicalHistoryStatus?: Maybe<ImplementationStatus>;
  /** Whether the values were judged */
  NormalJudgmentStatus?: Maybe<ImplementationStatus>;
  /** Why it did not certify: the id of a reason of the criteria, whose words are ReasonText */
  Reason?: Maybe<Scalars['String']['output']>;
  /** The reason as the criteria of its day say it; null unless it did not certify */
  ReasonText?: Maybe<Scalars['String']['output']>;
  /** Whether the samples meet the criteria */
  SampleTestResult?: Maybe<Certification>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

/** What recountBreach and withdrawRightsRequest take */
export type HeldCaseInput = {
  /** Of the case */
  Id: Scalars['ID']['input'];
  /** As it was read */
  Version: Scalars['Int']['input'];
};

/** A question about units, until it is answered */
export type Hold = {
  /** Who of staff began it; null for the system */
  BegunBy?: Maybe<Scalars['String']['output']>;
  /** What began it */
  Cause?: Maybe<HoldCause>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Null while it is open */
  DecidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The physician who decided */
  DecidedBy?: Maybe<Scalars['String']['output']>;
  /** Null until it is decided */
  Decision?: Maybe<HoldDecision>;
  /** What was found out */
  Finding?: Maybe<Scalars['String']['output']>;
  /** Who of staff wrote the finding */
  FoundBy?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  /** Why a physician began it */
  Reason?: Maybe<Scalars['String']['output']>;
  /** The first day of the units; null: from the first */
  Since?: Maybe<Scalars['Date']['output']>;
  /** That it covers, those that were handed over first */
  Units: Array<Unit>;
  /** The last day of the units; null: without end */
  Until?: Maybe<Scalars['Date']['output']>;
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
};

/** What began a hold */
export type HoldCause =
  /** A certification that was taken back */
  | 'Correction'
  /** Answers that the criteria refuse now */
  | 'Criteria'
  /** A test that did not certify, for what was found in it */
  | 'NotCertified'
  /** A physician, by hand */
  | 'Office'
  /** A finding of a laboratory, or a panel that was withdrawn */
  | 'Panel'
  /** A report of the person's condition */
  | 'Report'
  /** The person withdrew the use of what was given */
  | 'UseWithdrawn';

/** How a hold ends */
export type HoldDecision =
  /** The units are discarded for good */
  | 'Discarded'
  /** The units go back to where they were */
  | 'Lifted';

/** Conditions on a list of holds; all of them hold */
export type HoldFilter = {
  CreatedAt?: InputMaybe<DateTimeFilter>;
  Id?: InputMaybe<IdFilter>;
  /** Not decided yet */
  Open?: InputMaybe<BooleanFilter>;
  UserId?: InputMaybe<IdFilter>;
  and?: InputMaybe<Array<HoldFilter>>;
  not?: InputMaybe<HoldFilter>;
  or?: InputMaybe<Array<HoldFilter>>;
};

/** A page of holds */
export type HoldList = {
  /** The rows of the page */
  items: Array<Hold>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What the list of holds can be ordered by */
export type HoldSortField =
  /** When it was begun */
  | 'CreatedAt';

/** What a person is told after a hospital test that did not certify */
export type HospitalRefusal = {
  /** As recordHealthCheck takes it */
  Id: Scalars['String']['output'];
  /** As the person reads it */
  Sentence: Scalars['String']['output'];
  /** How long the person waits, in months; where weeks are null too, until the office says */
  WaitMonths?: Maybe<Scalars['Int']['output']>;
  /** How long the person waits, in weeks */
  WaitWeeks?: Maybe<Scalars['Int']['output']>;
};

/** Conditions on an id */
export type IdFilter = {
  eq?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  ne?: InputMaybe<Scalars['ID']['input']>;
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
  eq?: InputMaybe<ImplementationStatus>;
  in?: InputMaybe<Array<ImplementationStatus>>;
  ne?: InputMaybe<ImplementationStatus>;
};

/** What importGiftCodes takes */
export type ImportGiftCodesInput = {
  Csv: Scalars['String']['input'];
  /** Of what was shown */
  Fingerprint: Scalars['String']['input'];
};

/** A test of the intestinal flora, from the invitation to the shared report */
export type InspectionDetail = {
  CreatedAt: Scalars['DateTime']['output'];
  Day?: Maybe<Scalars['Int']['output']>;
  /** Last day to apply */
  DeadlineForApplicationAt?: Maybe<Scalars['Date']['output']>;
  /** Shannon diversity */
  DiversityScore?: Maybe<Scalars['Float']['output']>;
  /** Diversity on a scale from 0 to 100 */
  DiversityScoreScaled?: Maybe<Scalars['Float']['output']>;
  /** Type by the leading genus */
  Enterotype?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  /** When the person was invited */
  InspectionDetailCreatedAt: Scalars['DateTime']['output'];
  /** Share of each genus, by name */
  IntestinalFloraComposition?: Maybe<Scalars['JSON']['output']>;
  Month?: Maybe<Scalars['Int']['output']>;
  /** Place by diversity among shared results, from 1; null for a member while fewer than ten are shared */
  Ranking?: Maybe<Scalars['Int']['output']>;
  /** The laboratory's number of the sample */
  SampleId?: Maybe<Scalars['String']['output']>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  Status: FloraTestStatus;
  StatusChangedToGuidanceDay?: Maybe<Scalars['Int']['output']>;
  StatusChangedToGuidanceMonth?: Maybe<Scalars['Int']['output']>;
  /** Of the invitation */
  StatusChangedToGuidanceYear?: Maybe<Scalars['Int']['output']>;
  StatusChangedToSharedDay?: Maybe<Scalars['Int']['output']>;
  StatusChangedToSharedMonth?: Maybe<Scalars['Int']['output']>;
  /** Of the day on which the result was shared */
  StatusChangedToSharedYear?: Maybe<Scalars['Int']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  /** Of the test */
  Year?: Maybe<Scalars['Int']['output']>;
};

/** Conditions on a list of flora tests; all of them hold */
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
  /** The quick search over the person */
  q?: InputMaybe<StringFilter>;
};

/** A page of flora tests */
export type InspectionDetailList = {
  /** The rows of the page */
  items: Array<InspectionDetail>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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
  eq?: InputMaybe<InspectionType>;
  in?: InputMaybe<Array<InspectionType>>;
  ne?: InputMaybe<InspectionType>;
};

/** Conditions on a number */
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

/** What inviteOutOfTurn takes */
export type InviteOutOfTurnInput = {
  /** Adds a place to the month in place of using one that is free */
  AddPlace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  UserId: Scalars['ID']['input'];
};

/** One reason of a judgement, in plain words */
export type JudgementReason = {
  /** When this reason would no longer stand under the same criteria, beside its day; null where nothing changes it */
  Changes?: Maybe<Scalars['String']['output']>;
  /** Why one waits, or why it cannot be; may be empty */
  Explanation: Scalars['String']['output'];
  /** What was answered, as one sentence */
  Fact: Scalars['String']['output'];
  /** The first day on which this reason no longer stands; null for good, or while it lasts */
  NextDate?: Maybe<Scalars['Date']['output']>;
  /** In the place of a day, when what one waits for has not ended yet */
  OngoingNote?: Maybe<Scalars['String']['output']>;
  /** Whom it protects, in Japanese */
  Protection?: Maybe<Scalars['String']['output']>;
  /** The question it comes from */
  QuestionId: Scalars['String']['output'];
  /** In Japanese, with the own answer: `Fact` and `Explanation` in one */
  Reason: Scalars['String']['output'];
  /** What it concerns, short, without naming a disease */
  Subject?: Maybe<Scalars['String']['output']>;
  /** The day was not known: a corrected day may bring the date forward */
  UnknownDate: Scalars['Boolean']['output'];
  /** While what one waits for goes on: months to wait from its end */
  WaitMonths?: Maybe<Scalars['Int']['output']>;
  /** While what one waits for goes on: weeks to wait from its end */
  WaitWeeks?: Maybe<Scalars['Int']['output']>;
};

/** A version of a text that the office writes to people */
export type Letter = {
  /** Who of staff wrote it; null for those that the service began with */
  AuthorId?: Maybe<Scalars['ID']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** The same for all versions */
  Id: Scalars['ID']['output'];
  Kind: LetterKind;
  /** What the office calls it */
  Name: Scalars['String']['output'];
  /** Its heading, without the name of the service */
  Subject: Scalars['String']['output'];
  /** Its paragraphs, with placeholders */
  Text: Scalars['String']['output'];
  /** Counted from 1; the highest stands */
  Version: Scalars['Int']['output'];
};

/** Whom a letter of the office is for */
export type LetterKind =
  /** News: those alone who want to be told */
  | 'News'
  /** About the service: everybody gets it */
  | 'Notice';

/** A letter as it would arrive */
export type LetterPreview = {
  /** Its body as mail programs show it; loads nothing */
  Html: Scalars['String']['output'];
  /** Its heading */
  Subject: Scalars['String']['output'];
  /** Its body without pictures and buttons */
  Text: Scalars['String']['output'];
  /** Null for somebody who is made up */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** A code that was handed out and is lost or does not work, as the issuer's table has it */
export type LostGiftCode = {
  /** In whole yen */
  AmountYen: Scalars['Int']['output'];
  /** When the table was taken in */
  ImportedAt: Scalars['DateTime']['output'];
  /** Of the table; its first row is line 2 */
  Line: Scalars['Int']['output'];
  /** What the person said of it */
  Loss: GiftLoss;
  /** When it was recorded */
  LostAt: Scalars['DateTime']['output'];
  /** Whether another was handed out for it */
  Replaced: Scalars['Boolean']['output'];
};

/** What a message says */
export type MailContent = {
  /** False where our texts have changed since it was sent: it is shown as it would be sent today */
  AsSent: Scalars['Boolean']['output'];
  /** Its heading */
  Subject: Scalars['String']['output'];
  /** Its body */
  Text: Scalars['String']['output'];
};

/** A message to somebody and how far it has come; never where it went */
export type MailDelivery = {
  /** Who of staff wrote it; null for what the program sends */
  ActorId?: Maybe<Scalars['ID']['output']>;
  /** How often it was tried */
  Attempts: Scalars['Int']['output'];
  /** Null where nothing of it is kept, and for support staff where it tells a judgement */
  Content?: Maybe<MailContent>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Null for other reasons, which pass or were given up after eight tries */
  Fault?: Maybe<MailFault>;
  Id: Scalars['ID']['output'];
  /** What it is for, in Japanese */
  Label: Scalars['String']['output'];
  /** Why the last try failed, in Japanese */
  LastError?: Maybe<Scalars['String']['output']>;
  /** A failed one that can be sent again */
  Resendable: Scalars['Boolean']['output'];
  SentAt?: Maybe<Scalars['DateTime']['output']>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  State: MailState;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  /** The member it is for; null for staff */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** Conditions on a list of mails; all of them hold */
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

/** A page of mails */
export type MailDeliveryList = {
  /** The rows of the page */
  items: Array<MailDelivery>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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
  eq?: InputMaybe<MailFault>;
  in?: InputMaybe<Array<MailFault>>;
  ne?: InputMaybe<MailFault>;
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

/** A mail as it would read */
export type MailPreview = {
  /** The first line */
  Subject: Scalars['String']['output'];
  /** Without its dress */
  Text: Scalars['String']['output'];
};

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
  eq?: InputMaybe<MailState>;
  in?: InputMaybe<Array<MailState>>;
  ne?: InputMaybe<MailState>;
};

/** What a mail of the program says, as the office has written it */
export type MailText = {
  /** When the version was written; null while none was */
  CreatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the program was delivered with */
  DeliveredSubject: Scalars['String']['output'];
  /** What the program was delivered with */
  DeliveredText: Scalars['String']['output'];
  /** It says what the program was delivered with */
  IsDelivered: Scalars['Boolean']['output'];
  /** The kind of mail, and the text of it */
  Key: Scalars['ID']['output'];
  /** As the office knows it */
  Name: Scalars['String']['output'];
  /** With placeholders, as all texts here */
  Subject: Scalars['String']['output'];
  /** One line a paragraph */
  Text: Scalars['String']['output'];
  /** What may be put in */
  Variables: Array<MailVariable>;
  /** 0 while none was written */
  Version: Scalars['Int']['output'];
  /** When it is sent, in a sentence */
  When: Scalars['String']['output'];
};

/** The mails of the program */
export type MailTextList = {
  /** Those that nobody rewrites */
  Fixed: Array<FixedMail>;
  /** In the order of a member's way */
  items: Array<MailText>;
};

/** What a mail of the program once said */
export type MailTextVersion = {
  /** Who of staff wrote it */
  AuthorId: Scalars['ID']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** It went back to the delivered words, which stand here as they are today */
  IsDelivered: Scalars['Boolean']['output'];
  /** With placeholders, as all texts here */
  Subject: Scalars['String']['output'];
  /** One line a paragraph */
  Text: Scalars['String']['output'];
  /** Counted from 1 */
  Version: Scalars['Int']['output'];
};

/** What may be put into a text */
export type MailVariable = {
  /** It is a line of its own */
  IsLine: Scalars['Boolean']['output'];
  /** The text is refused without it */
  IsRequired: Scalars['Boolean']['output'];
  /** As it stands in the placeholder */
  Name: Scalars['String']['output'];
  /** What it stands for, in words */
  Says: Scalars['String']['output'];
};

/** A message that was sent to the caller, or an event of their way, as they read it on their own page */
export type Message = {
  Id: Scalars['ID']['output'];
  /** False for an event, of which nothing was sent */
  IsMail: Scalars['Boolean']['output'];
  /** When they opened it here first; of an event that they caused, when it happened. Null for one that is new */
  OpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent, or happened */
  SentAt: Scalars['DateTime']['output'];
  /** Its heading, which says nothing of health */
  Subject: Scalars['String']['output'];
  /** Its body */
  Text: Scalars['String']['output'];
};

/** A page of messages to the caller */
export type MessageList = {
  /** The messages of the page */
  items: Array<Message>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** How many are new, on all pages */
  unread: Scalars['Int']['output'];
};

/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type Mutation = {
  /**
   * Answers the person, who reads the text on their page and is told by mail. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, about the caller, nobody to answer,
   * or a request, which answerRightsRequest answers), CONFLICT.
   */
  answerCase: Case;
  /**
   * Answers a request wholly, in part, or refuses it; the person reads it on their page and is told by mail. For administrators
   * and auditors.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND, INVALID_STATE (no open request, nobody to answer,
   * or identity or fee are missing), CONFLICT.
   */
  answerRightsRequest: Case;
  /**
   * Approves a version that waits for it; on its day it comes into force. Never by whoever wrote or changed it. For physicians
   * who have signed in within five minutes.
   * Errors: UNAUTHENTICATED, FORBIDDEN (written by the caller), REAUTHENTICATION_REQUIRED, NOT_FOUND, INVALID_STATE (does not wait),
   * BAD_USER_INPUT (a day in the past, or more than a year ahead), CONFLICT (the content is another).
   */
  approveCriteria: Criteria;
  /**
   * Asks a person to a hospital test that belongs to no certification, and tells them: a donor to one between, whoever gave stool
   * and donates no more to a last one. One that is open already is the answer. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such person, or units are not recorded here), INVALID_STATE (a test of a
   * certification is due, nothing was received from the person, or the person is suspended).
   */
  askForTest: AskedTest;
  /**
   * Gives work to somebody of staff, or to nobody. The same again changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (done by now), BAD_USER_INPUT (nobody of staff),
   * INVALID_STATE (about the caller or the assignee), CONFLICT (changed
   * since Version).
   */
  assignWork: Work;
  /**
   * Notes that somebody has come to the guidance of today. Again it changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no booking today).
   */
  checkInGuidance: GuidanceVisit;
  /**
   * Says by which document it was known whose request it is, or when the fee was paid. For administrators and auditors.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND, INVALID_STATE (no open request), CONFLICT.
   */
  checkRightsRequest: Case;
  /**
   * Records what was found about a point that a check left open, and answers with all points of the check. The last word
   * about a point holds. For administrators who are physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a question that leaves no point, Reopened without a note),
   * NOT_FOUND, INVALID_STATE (somebody was certified by the check, or a newer one was sent).
   */
  clearCheckPoint: Array<CheckPoint>;
  /**
   * Ends a case with what was found. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, about the caller, or the person
   * waits for an answer), CONFLICT.
   */
  closeCase: Case;
  /**
   * Closes a point that the office has looked at. Closing it again changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (a SamePerson, which
   * decideSamePerson closes).
   */
  closeOfficePoint: Success;
  /**
   * Puts the record right, with what follows from it for the person, who is told. Never by whoever proposed it. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN (proposed by the caller), REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (decided before,
   * or what would follow cannot be derived), CONFLICT (the record, or what would follow, has changed since it was shown).
   */
  confirmCorrection: Correction;
  /**
   * Says as the donor, or as a second person, that the codes were received; the same again changes nothing. For members.
   * Administrators and finance say it of what a colleague handed out.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (another's, or the office hands out no codes), INVALID_STATE (one's own
   * hand-out).
   */
  confirmGift: GiftHandOut;
  /**
   * Says as a second person that a panel is right, or withdraws it as entered wrongly, with a reason that is kept apart from
   * the log. What was withdrawn counts for nothing; units that were usable by it are held. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (no reason), INVALID_STATE (recorded by the same person,
   * confirmed or withdrawn already).
   */
  confirmTestPanel: TestPanel;
  /**
   * Takes back a donation that was recorded by mistake, while its reward is not due. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (taken back before, its
   * reward is due, its unit was handed over, or the person has left).
   */
  correctDonation: DonationInfo;
  /**
   * Puts answers of a check right that was sent. It is judged anew as on the day of the check; stricter answers count at once,
   * milder ones once the office has looked at them. While one correction waits, another one is added to it. For members who
   * are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (not sent, or a newer check is begun), BAD_USER_INPUT (by
   * question id).
   */
  correctOnlineCheckAnswers: Screening;
  /**
   * Puts a unit right, with a reason; the values before are kept. Reception corrects what it recorded itself today. For
   * administrators and reception.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (as recordUnit, or no reason), INVALID_STATE (discarded, its
   * donation taken back, or not one's own of today).
   */
  correctUnit: Unit;
  /**
   * Adds somebody to the console and mails a temporary password. For administrators who have just signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT (an address in use).
   */
  createAdministrator: AdministratorProfile;
  /**
   * Writes down what somebody has said by telephone or letter about who read their record, answered within 14 days; with Request
   * what they ask for by law, answered within the operator's days. For administrators and auditors.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND, INVALID_STATE (one such request is open).
   */
  createCase: Case;
  /**
   * Begins a draft with the content of another version. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (the caller has a draft already).
   */
  createCriteriaDraft: Criteria;
  /**
   * Notes that the caller signs out. The user pool does the signing out itself. For everybody signed in.
   * Errors: UNAUTHENTICATED.
   */
  createLogoutActivity: Success;
  /**
   * Notes something about a person, or a talk with them. The same key again changes nothing. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (has left), CONFLICT (the key belongs to
   * another note).
   */
  createPersonNote: PersonNote;
  /**
   * Writes down something to do. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field), NOT_FOUND (nobody, or somebody who
   * has left).
   */
  createWorkItem: Work;
  /**
   * Lets corrected answers count, or not, with a reason that the person is told. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (the person has left), CONFLICT (decided
   * meanwhile, or the person has added to it).
   */
  decideAnswerCorrection: AnswerCorrection;
  /**
   * Writes what was found out, or decides as another physician than who began the hold or wrote its finding: lifted, its
   * units go back to where they were; discarded, they are discarded for good. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (neither a finding nor a decision, or both), INVALID_STATE
   * (decided already, no finding yet, or by the same person).
   */
  decideHold: Hold;
  /**
   * Hands out codes of the same amount for one that was recorded as lost, or takes the record back. The codes are answered
   * this once and are not kept. For administrators and finance; only somebody else than who recorded it hands out.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such code was handed out, or the office hands out no codes), INVALID_STATE
   * (the code is not recorded as lost, was replaced, the caller recorded it, or no codes in stock make up the amount).
   */
  decideLostGift: HandedOutGift;
  /**
   * Says whether somebody is here already. Another person: the point is closed, and who waits may be invited. The same: the
   * newer account is closed like deleteUser, with a letter, and the one from before stands as it is. For administrators
   * and physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED (the same), BAD_USER_INPUT (no reason, or none of
   * listSamePeople), NOT_FOUND, INVALID_STATE (decided already).
   */
  decideSamePerson: Success;
  /**
   * Gives the caller's invitation back. The place goes to the next in line at once. The caller waits again: in the same
   * place the first time, at the end of the line the second. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_STATE (no open invitation, its deadline is over, or an hour is booked).
   */
  declineInvitation: Guidance;
  /**
   * Says that the person does not come to the test that they are asked to. For members who are not
   * suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here), INVALID_STATE (nobody asked for a test).
   */
  declineTest: Success;
  /**
   * Removes somebody from the console. Their next request is refused. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, INVALID_STATE (oneself, or the last administrator).
   */
  deleteAdministrator: AdministratorProfile;
  /**
   * Deletes a draft of the caller's. Nothing else of the criteria is ever deleted. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN (somebody else's), NOT_FOUND, INVALID_STATE (no draft), CONFLICT (somebody has saved it
   * meanwhile).
   */
  deleteCriteriaDraft: Success;
  /**
   * Cancels the caller's booking. The invitation stays open with a new deadline of 14 days. For members who are not
   * suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_STATE (no booking, or less than 24 hours before it).
   */
  deleteGuidance: Guidance;
  /**
   * Cancels a booking on behalf of somebody, until it begins; of somebody who is suspended also later. The invitation
   * stays open for 14 days. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no booking, or already begun).
   */
  deleteGuidanceByAdmin: Guidance;
  /**
   * Removes the account of somebody without a profile. The address is free again. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND.
   */
  deletePendingAccount: Success;
  /**
   * Deletes what a note says and said; that there was one stays. Deleting it again changes nothing. For staff. Only its
   * author may.
   * Errors: UNAUTHENTICATED, FORBIDDEN (written by somebody else), NOT_FOUND.
   */
  deletePersonNote: PersonNote;
  /**
   * Tells a device nothing more, or none of the caller's. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  deletePushDevice: Success;
  /**
   * Takes a view away from the whole office: its maker and administrators do. Once more changes nothing. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no id).
   */
  deleteSharedView: Success;
  /**
   * Removes a member, as withdrawal does, for a reason that is kept. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (has left).
   */
  deleteUser: UserProfile;
  /**
   * Discards units for good, with a reason that is kept apart from the log; all or none. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (none, more than 100, one twice, or no reason), INVALID_STATE
   * (discarded already).
   */
  discardUnits: Array<Unit>;
  /**
   * Ends every sign-in of a colleague, who signs in again with what they have. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  endAdministratorSessions: AdministratorProfile;
  /**
   * Takes back that somebody was asked to a test, with its day; the person is not told by itself. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (nobody asked for a test).
   */
  endAskedTest: AskedTest;
  /**
   * Ends one of the caller's sign-ins, or all but this one, from the next request on. For everybody signed in.
   * Errors: UNAUTHENTICATED, NOT_FOUND (none that is open), INVALID_STATE (only the user pool knows them).
   */
  endOwnSessions: Array<OpenSession>;
  /**
   * Says why the codes of an import differ from what came in. For administrators and finance, of what a colleague took in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such import, or the office hands out no codes), BAD_USER_INPUT, CONFLICT
   * (another difference was shown, or somebody has explained it), INVALID_STATE (one's own import).
   */
  explainGiftDifference: GiftStock;
  /**
   * Finishes what was written down, with what came of it. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no outcome), NOT_FOUND, INVALID_STATE (finished), CONFLICT
   * (changed since Version).
   */
  finishWorkItem: Work;
  /**
   * Hands out codes for all that is due of a closed period, and records it as paid. The codes are answered this once and are
   * not kept. For administrators and finance.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such person, or the office hands out no codes), INVALID_STATE (nothing
   * of that period is due, or no codes in stock make up the amount), CONFLICT (another amount is due than was shown).
   */
  handOutGift: HandedOutGift;
  /**
   * Records that units have left the house: to whom, with which number, by whom; all or none. Their state stays. For
   * administrators, and for reception with units of today.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (none, more than 100, or one twice), INVALID_STATE (handed
   * over already, held, discarded, or not of today).
   */
  handOverUnits: Array<Unit>;
  /**
   * Takes in what was shown, each code once and sealed. For finance.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (something else was shown).
   */
  importGiftCodes: GiftStock;
  /**
   * Invites somebody before those who wait longer, with a free place of this month or an added one. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (does not wait, or
   * suspended), SLOT_FULL (no place left and none to be added).
   */
  inviteOutOfTurn: Guidance;
  /**
   * Lets somebody donate again: after a check before renewal that did not pass, or after what was said about the
   * condition. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (has left, or nothing
   * is paused).
   */
  liftDonationPause: UserProfile;
  /**
   * Writes down what was found out. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, or about the caller), CONFLICT.
   */
  noteCase: Case;
  /**
   * The caller does not know of a reading of their record: a case that an auditor answers within 14 days. Another one about the
   * same reading is the one that is there. Suspended members may too. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND (no reading of the caller's record).
   */
  objectToRecordRead: Case;
  /**
   * Opens a case about a breach: what was counted, the clocks of the law, and drafts of what it asks for. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND (no account's id).
   */
  openBreach: Case;
  /**
   * Holds the units of a person from one day to another, with a reason that is sealed. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such person, or units are not recorded here), BAD_USER_INPUT (days or
   * reason), INVALID_STATE (no unit in these days).
   */
  openHold: Hold;
  /**
   * Shows what an act would do with each of many people, and why some would not change; changes nobody. For
   * administrators and whoever does the act for one person; work that they may not see is not shown nor counted.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (nobody, too many, or a sentence for each field).
   */
  previewBulk: BulkJob;
  /**
   * Shows what each row of a table would do, and all that is wrong with a row; changes nobody. A row that says what
   * stands already is read and changes nothing. For administrators and whoever does the act for one person.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (the table cannot be read or is too large).
   */
  previewBulkFile: BulkJob;
  /**
   * Counts whom a version would concern, by the last answers of everybody who waits, is invited, under test or certified, or was
   * refused. The numbers are kept with the version. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (nothing is in force to compare with).
   */
  previewCriteria: Criteria;
  /**
   * Shows what each row of a table of gift codes would take in, without the codes. Keeps nothing. For finance.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (the office hands out no codes), BAD_USER_INPUT (the table cannot be read or
   * is too large).
   */
  previewGiftCodes: GiftTable;
  /**
   * Shows what each row of a laboratory's table would record, one row a person: whatever is positive or indeterminate first,
   * then all that is wrong. Changes nobody, and keeps nothing. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here), BAD_USER_INPUT (the table cannot be read or
   * is too large).
   */
  previewTestPanels: TestPanelTable;
  /**
   * Proposes to put right a judgement or a shared flora result. Nothing changes until somebody else confirms it. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (nothing is judged or shared there,
   * another correction of it is open, or what would follow cannot be derived).
   */
  proposeCorrection: Correction;
  /**
   * Puts a version in force at once: one that waits, or one that was in force before. Donors whose last answers no longer pass
   * rest until the office has looked, and are told by mail. Never by whoever wrote or changed it. For
   * physicians who have signed in within five minutes.
   * Errors: UNAUTHENTICATED, FORBIDDEN (written by the caller), REAUTHENTICATION_REQUIRED, NOT_FOUND, INVALID_STATE (a draft, or in
   * force already), BAD_USER_INPUT, CONFLICT (the content is another).
   */
  pushCriteria: Criteria;
  /**
   * Marks a message to the caller as read; of an event, it and those before it. Again it changes nothing. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  readMessage: Success;
  /**
   * Records a change of condition that somebody who has left tells the office, while stool of theirs may be in store:
   * received within two years. It is work of the same day, and is erased when that time is over. For administrators,
   * coordinators and physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (a member, or no such stool).
   */
  recordConditionReport: Success;
  /**
   * Records a consent that somebody signed again: after withdrawing one, or a newer version. A suspension stays
   * until the office lifts it. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (has left, or never signed at a
   * guidance).
   */
  recordConsent: Consent;
  /**
   * Records a visit at the donation room. With stool received it counts, raises the rank when due and earns a
   * reward. The same key again answers as the first call. For administrators, coordinators
   * and reception; a visit of an earlier day, and more of one day than the operator file's visitsPerDay, are not reception's
   * alone: they need a reason and open a point.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (nobody's barcode, a time to come, or no reason),
   * INVALID_STATE (expired, suspended, paused, resting without a reason, not certified, twice within a minute, or not
   * reception's alone),
   * STATEMENT_MISSING (where the operator asks for a statement).
   */
  recordDonation: DonationInfo;
  /**
   * Records that somebody came to the guidance and consented, or did not come. The same entry again changes nothing.
   * For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (no consent version or kit number), INVALID_STATE
   * (no booking that has begun, or the absence of somebody who is suspended).
   */
  recordGuidanceAttendance: Guidance;
  /**
   * Records whether those of a day came, each entry by the rules of recordGuidanceAttendance and by itself: one that is
   * refused holds up no other. A kit that is given twice, or that somebody else of the day has, is refused. The same
   * entry again changes nothing and answers as before. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no real day, no entries or more than 100, or one visit twice).
   */
  recordGuidanceAttendances: RecordedAttendances;
  /**
   * Records what the hospital found and the judgement. Certified opens a donor period of twelve weeks; not certified
   * ends the donor status or the application. The same entry again changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a day that cannot be, or a certification that the
   * findings do not carry), INVALID_STATE (no test of this screening is due).
   */
  recordHealthCheck: Screening;
  /**
   * Takes a flora test one step on: Guidance invites, Received enters the sample, Shared shares the result. The same
   * entry again changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field), INVALID_STATE (not at
   * the step before, another test is under way, or suspended).
   */
  recordIntestinalFloraTest: InspectionDetail;
  /**
   * Adds to a recorded consent that stands: that all was explained, what was asked, a signature drawn on the office's device,
   * or the paper. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (an empty signature, a file that is too large or no plain PDF or
   * JPEG, points that were not explained), NOT_FOUND, INVALID_STATE (has left, ended, without a known text, or signed).
   */
  recordSignature: Consent;
  /**
   * Records the statement of the day as it was given at the reception. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (not certified, or stool was
   * received today).
   */
  recordStatement: Reception;
  /**
   * Records what a laboratory found in one round of specimens. A finding holds units at once, before a second person has
   * looked at it. The same again answers as the first call. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such person or screening, or units are not recorded here),
   * BAD_USER_INPUT (no result, an analyte twice or unknown, a day in the future, missing or too many), INVALID_STATE
   * (recorded otherwise).
   */
  recordTestPanel: TestPanel;
  /**
   * Records what was shown, findings first, each person in one stroke by the rules of recordTestPanel, until some seconds
   * have passed: the same again goes on, and records nothing twice. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (something else was shown).
   */
  recordTestPanels: RecordedTestPanels;
  /**
   * Records what was received with a donation as one unit, and gives it its number. The same again answers as the first
   * call. For administrators, and for reception on the day of the donation.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such donation, or units are not recorded here), BAD_USER_INPUT (weight,
   * type or time; no reason for what is rejected, or for accepting what lies outside the limits), INVALID_STATE (nothing
   * received, taken back, recorded otherwise, or not of today).
   */
  recordUnit: Unit;
  /**
   * Counts again who is affected; drafts that nobody has changed follow. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, or the caller's own), CONFLICT.
   */
  recountBreach: Case;
  /**
   * Refuses a correction: the record stays. Never by whoever proposed it. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN (proposed by the caller), BAD_USER_INPUT (no words), NOT_FOUND, INVALID_STATE
   * (decided before).
   */
  refuseCorrection: Correction;
  /**
   * Sends a version back to its author that waits for approval or for its day. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (neither waits, or its author has another draft), BAD_USER_INPUT.
   */
  rejectCriteria: Criteria;
  /**
   * Lets the person see what was found; the same again changes nothing. A finding only once a second person has confirmed it,
   * and a talk about health or a letter since then is kept: nobody learns of it from a page. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (withdrawn, not confirmed, or the person was not told).
   */
  releaseTestPanel: TestPanel;
  /**
   * Says that units may be used; all or none. Each lies between two passed panels, its statement is fine, and nothing holds
   * it. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (none, more than 100, or one twice), INVALID_STATE (what
   * stands in the way of one).
   */
  releaseUnits: Array<Unit>;
  /**
   * Looks into a case again. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (still open, about the caller, or another request of
   * the kind is open), CONFLICT.
   */
  reopenCase: Case;
  /**
   * Lets somebody whom the check refused answer again. The judgement stays beside the new one. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason, or an unknown question), NOT_FOUND, INVALID_STATE
   * (has left, or the last check did not refuse).
   */
  reopenOnlineCheck: UserProfile;
  /**
   * Takes back that something was finished. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (not finished), CONFLICT (changed since Version).
   */
  reopenWorkItem: Work;
  /**
   * Says that a notice was given: its clock stops. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, given, or the caller's own), CONFLICT.
   */
  reportBreachNotice: Case;
  /**
   * Reports that something has changed: an illness, a medicine, a journey. Donating rests for as long as the
   * criteria say; the office looks the same day at what was received since. For members who are not suspended. Suspended
   * ones report too while stool of theirs may be in store: received within two years.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, INVALID_STATE (neither a donor nor about to come).
   */
  reportCondition: ConditionReport;
  /**
   * Records that a code that was handed out is lost or does not work. For administrators and finance.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such code was handed out, or the office hands out no codes), INVALID_STATE
   * (it is recorded already).
   */
  reportLostGift: GiftHandOut;
  /**
   * Asks to be invited to a flora test. The wish is kept until an invitation meets it. For members who are not
   * suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_STATE (no profile, already asked, or a test is under way).
   */
  requestApplicationFloraExamination: Success;
  /**
   * Asks for the hospital test that is due, registration or renewal. The same days again change nothing. For members
   * who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (days that are past, closed, too far or after the end of the
   * donor status), INVALID_STATE (no test is due, or asked for with other days).
   */
  requestDonorRegistration: Success;
  /**
   * Applies for the flora test that the caller was invited to. The day of the deadline is still in time. For members
   * who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no consent), INVALID_STATE (not the caller's test, after the
   * deadline, or already applied).
   */
  requestGutFloraExamination: Success;
  /**
   * Asks for what the Act on the Protection of Personal Information grants: a case that is answered within the operator's days.
   * One of a kind is open at a time. Suspended members may too. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND (no profile was entered yet), INVALID_STATE
   * (one of the kind is open).
   */
  requestRights: Case;
  /**
   * Leaves the service, from any status and also while suspended. The account and its sessions are gone when this
   * answers. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  requestWithdrawal: Success;
  /**
   * Sends a mail again that was given up, to the person's present address. One that waits or was sent stays as it
   * is. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no use any more, or the person has left).
   */
  resendMail: MailDelivery;
  /**
   * Mails a new temporary password to somebody who has not signed in yet. The old one is void. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (the key), INVALID_STATE (after the first sign-
   * in).
   */
  resendTemporaryPassword: AdministratorProfile;
  /**
   * Books an hour of the guidance that the caller is invited to. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (not an offered hour), INVALID_STATE (no open invitation, its
   * deadline is over, or already booked), SLOT_FULL.
   */
  reserveGuidance: Guidance;
  /**
   * Books an hour on behalf of somebody who is invited, also after the deadline, or a later hour of today. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (not an offered hour), INVALID_STATE (no open
   * invitation, already booked, or suspended), SLOT_FULL.
   */
  reserveGuidanceByAdmin: Guidance;
  /**
   * Forgets the authenticator app of somebody else, with our own pool also the passkeys, and ends every session. For administrators who have just signed
   * in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, BAD_USER_INPUT (the key),
   * INVALID_STATE (oneself, or neither app nor passkey).
   */
  resetAdministratorTotp: AdministratorProfile;
  /**
   * Keeps the draft of a notice. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, given, or the caller's own), CONFLICT.
   */
  saveBreachNotice: Case;
  /**
   * Keeps or replaces one setting of the caller, or removes it: then it answers null. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (key, size, or more than 50 settings).
   */
  saveConsoleSetting?: Maybe<ConsoleSetting>;
  /**
   * Lets a PIN, and a badge, open this device of the caller's again. A device that is known gets new ones. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (a device of somebody else).
   */
  saveDeviceLock: DeviceLock;
  /**
   * Writes the next version of a letter; earlier ones stay. What it says already changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field), CONFLICT (changed since
   * Version).
   */
  saveLetter: Letter;
  /**
   * Writes the next version of what a mail of the program says, or goes back to the delivered words. Mails that wait are sent
   * with it. What it says already changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field), CONFLICT (somebody else has
   * written the next version).
   */
  saveMailText: MailText;
  /**
   * Keeps answers as they are given. Only changed questions need to be sent; null removes an answer. For members who
   * are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (already sent), BAD_USER_INPUT (by question id).
   */
  saveOnlineCheckDraft: Screening;
  /**
   * Tells a device from now on, or chooses anew what it is told. Without kinds only notes that the device is still used, if it
   * is the caller's. At most five devices: another takes the place of the one that was used longest ago.
   * For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (address or keys), NOT_FOUND (no profile, or no device is told anything).
   */
  savePushDevice: PushSettings;
  /**
   * Makes a view for the whole office, or changes one: its maker and administrators do. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a field that the caller cannot ask for, a name that another
   * view has, size, or more than 50 views of the list), CONFLICT (changed since it was read).
   */
  saveSharedView: SharedView;
  /**
   * Sets or moves the day of the test that somebody is asked to, and tells them; the same again changes nothing. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a day that is past or closed), INVALID_STATE (nobody asked
   * for a test), SLOT_FULL (the hospital has no place left on that day).
   */
  scheduleAskedTest: AskedTest;
  /**
   * Sets or moves the day of the hospital test that is due, and tells the person. The same day again changes
   * nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a day that is past, closed or after the end of
   * the donor status), INVALID_STATE (no test is due), SLOT_FULL (the hospital has no place left on that day).
   */
  scheduleExam: ScreeningInfo;
  /**
   * Writes to a person. It leaves ten seconds later; until then takeBackLetter takes it back. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field), INVALID_STATE (has left,
   * has no address, wants no news, or has not booked what it names), RATE_LIMITED (ten to this person within 24 hours),
   * CONFLICT (a key of another letter).
   */
  sendLetter: MailDelivery;
  /**
   * Sends the code that somebody without a profile needs to go on. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (stopped).
   */
  sendPendingAccountCode: PendingAccount;
  /**
   * Sends a letter to the caller's own address, marked as a trial. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field).
   */
  sendTrialLetter: Success;
  /**
   * Sends a text of the program to the caller, marked as a trial. The same key again sends nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field).
   */
  sendTrialMailText: Success;
  /**
   * Chooses whether a mail comes when newer criteria let the caller return. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no profile).
   */
  setCriteriaNews: Success;
  /**
   * Chooses whether a mail comes on the day the check may be taken again. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no profile).
   */
  setRetryReminder: Success;
  /**
   * The caller, who is in line, is not invited before a month and keeps the place. The same month again changes nothing.
   * For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a month that is not offered), INVALID_STATE (does not wait).
   */
  setWaitingPause: Success;
  /**
   * Records that the rewards of a closed period were handed over, all at once. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (nothing of that period is due),
   * CONFLICT (another amount is due than was handed over).
   */
  settleRewards: RewardSummary;
  /**
   * Signs the version that MaySign tells, drawn or typed, and makes the copy. Who has signed it already is answered the
   * same. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (an empty signature), NOT_FOUND (no profile), INVALID_STATE (the
   * version is another meanwhile, or none is to be signed).
   */
  signConsent: Consent;
  /**
   * Puts work off until a day, or shows it again. The same again changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (done by now), BAD_USER_INPUT (no day after today),
   * INVALID_STATE (about the caller), CONFLICT (changed
   * since Version).
   */
  snoozeWork: Work;
  /**
   * Begins what was shown; the same again changes nothing. A few people are done at once, the others within minutes,
   * each by the rules of the act with one person at that moment and with the caller's duties; whoever changed since is
   * left alone. For administrators and whom getBulkJob gives it.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (no reason), CONFLICT (something else was shown),
   * INVALID_STATE (nobody would change).
   */
  startBulk: BulkJob;
  /**
   * Opens a screening with an empty check, or returns the open one. The call is the agreement to the handling of
   * health data. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_STATE (no check is due, or it is too early to try again).
   */
  startOnlineCheck: ScreeningInfo;
  /**
   * Keeps somebody without a profile from signing in, or lets them in again. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND.
   */
  stopPendingAccount: PendingAccount;
  /**
   * Suspends a member for a time, or lifts that. The person can still read, leave and sign out, and is told what becomes
   * of a booking. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason, or a day that is not to come), NOT_FOUND,
   * INVALID_STATE (has left, or goes on without a consent).
   */
  stopUser: UserProfile;
  /**
   * Asks a second physician to approve a draft. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no draft), BAD_USER_INPUT (a sentence for
   * each rule and field).
   */
  submitCriteria: Criteria;
  /**
   * Sends the check and judges it. Whoever passes joins the waiting list, and is invited at once while the month has
   * places. Questions may be left out only once an answer has settled that donating is not possible. For members who
   * are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (already sent, or no check is due), BAD_USER_INPUT
   * (by question id).
   */
  submitOnlineCheck: Screening;
  /**
   * Says before a visit what has changed since the last one. Again on the same day it replaces what was said, until
   * stool is received. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, INVALID_STATE (not certified, or stool was received today).
   */
  submitStatement: ConditionReport;
  /**
   * Takes back a letter to a person that has not left yet. Again it changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (it has left, or is no letter of the office).
   */
  takeBackLetter: Success;
  /**
   * Says who looks into a case. Never whose reading it is about. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (closed, or about the caller), CONFLICT.
   */
  takeCase: Case;
  /**
   * Shows what taking a finished job back would do: to everybody who is still as the job left them. startBulk does it.
   * For administrators and whom getBulkJob gives it.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (not finished, or the act cannot be taken back).
   */
  undoBulk: BulkJob;
  /**
   * Takes back what the caller has changed within the last minute, with a call that asked for it by extensions.undo: each
   * row is as before, and mails about it are not sent. The same again changes nothing. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (its time is over), CONFLICT (something has changed since).
   */
  undoChange: Success;
  /**
   * Takes back a donation that was recorded up to ten seconds ago. Sent again it changes nothing. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (later than that, its reward is due, or its
   * unit was handed over).
   */
  undoDonation: Reception;
  /**
   * Takes back an attendance or absence that was recorded up to a minute ago, with consent and mail: everything is as
   * before. Again it changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (later than that, or something has followed).
   */
  undoGuidanceAttendance: GuidanceVisit;
  /**
   * Takes back that somebody has come, until attendance is recorded. Again it changes nothing. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no booking today).
   */
  undoGuidanceCheckIn: GuidanceVisit;
  /**
   * Changes somebody's name and role. Another role ends every session of theirs at once, and they are told by mail. For
   * administrators who have just signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, BAD_USER_INPUT, INVALID_STATE (the own
   * role).
   */
  updateAdministrator: AdministratorProfile;
  /**
   * Gives somebody else another address to sign in with. Every session ends and both addresses are told. For
   * administrators who have just signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, BAD_USER_INPUT (an address that is
   * none or in use), INVALID_STATE (oneself).
   */
  updateAdministratorEmail: AdministratorProfile;
  /**
   * Saves a draft. For physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no draft), BAD_USER_INPUT (by rule and field, as Q45-R1.until),
   * CONFLICT (somebody has saved it meanwhile).
   */
  updateCriteriaDraft: Criteria;
  /**
   * Takes over the address that was confirmed in the user pool. The input only says which one the caller expects.
   * For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (the pool has another address, or it is not confirmed).
   */
  updateEmail: Success;
  /**
   * Sets the places that the hospital holds on some days. Tests that are set stay. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (past or closed days), CONFLICT (changed since Version).
   */
  updateExamDays: Success;
  /**
   * Moves the caller's booking to another hour. The same hour changes nothing. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (not an offered hour), INVALID_STATE (no booking, less than
   * 24 hours before it, or moved too often), SLOT_FULL.
   */
  updateGuidance: Guidance;
  /**
   * Moves a booking on behalf of somebody, until it begins, also to a later hour of today. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (not an offered hour), INVALID_STATE (no booking,
   * already begun, or suspended), SLOT_FULL.
   */
  updateGuidanceByAdmin: Guidance;
  /**
   * Changes when guidance is held: some days, or the usual week. Bookings without a place stay, or are cancelled with one
   * mail each. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (also without a word on affected bookings), CONFLICT (changed
   * since Version, or other bookings are affected than were seen), INVALID_STATE (one of them was cancelled meanwhile).
   */
  updateOpening: Opening;
  /**
   * Edits a note; what it said stays with it. For staff. Only its author may.
   * Errors: UNAUTHENTICATED, FORBIDDEN (written by somebody else), BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (deleted),
   * CONFLICT (edited meanwhile).
   */
  updatePersonNote: PersonNote;
  /**
   * Sets how many people may be invited in a month. New places of this month go to the waiting list at once. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a month that is over, or fewer places than are given),
   * CONFLICT (changed since Version).
   */
  updatePreferenceSlot: PreferenceSlot;
  /**
   * Subscribes to optional mails, or unsubscribes. Sent again it changes nothing. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID_STATE (no profile).
   */
  updateSubscribedMagazine: UserProfile;
  /**
   * Corrects the address of a member who was identified, in the user pool and in the profile. Every session ends and
   * both addresses are told. For administrators who have just signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT (not identified, no reason, or
   * an address in use), NOT_FOUND, INVALID_STATE (has left).
   */
  updateUserEmailByAdmin: UserProfile;
  /**
   * Enters the caller's personal data, or changes it. The first time it opens the profile: status Registration,
   * process status Applicant. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field), CONFLICT.
   */
  updateUserProfile: UserProfile;
  /**
   * Changes the given fields of a member's profile. Sent again it changes nothing. Permanent suspension and its end
   * need a reason. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field), NOT_FOUND, INVALID_STATE (has
   * left), CONFLICT (both changed the same field; `change` says who and when).
   */
  updateUserProfileByAdmin: UserProfile;
  /**
   * Changes what was written down, while it is to be done. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field), NOT_FOUND (of the person, too),
   * INVALID_STATE (finished), CONFLICT (changed since Version).
   */
  updateWorkItem: Work;
  /**
   * The caller looks at who read their record. Within half an hour it is one visit. Suspended members may too. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  visitRecordReads: RecordReadVisit;
  /**
   * Withdraws the consent of the guidance. The caller is suspended until a new one is signed and the office lifts
   * it. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no profile), INVALID_STATE (no consent that stands).
   */
  withdrawConsent: Success;
  /**
   * Withdraws the consent for somebody who told the office, also while suspended. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND, INVALID_STATE (has left, or no
   * consent that stands).
   */
  withdrawConsentByAdmin: Success;
  /**
   * Takes back a proposal of one's own. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN (proposed by somebody else), NOT_FOUND, INVALID_STATE (decided before).
   */
  withdrawCorrection: Correction;
  /**
   * Takes an open request back: it ends without an answer. Suspended members may too. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (no case of the caller's), INVALID_STATE (no open request),
   * CONFLICT.
   */
  withdrawRightsRequest: Case;
  /**
   * Withdraws the use of everything that the caller gave until today: it is held, also where it was handed over, and while
   * suspended. Donating goes on. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here), INVALID_STATE (nothing was given, or its use
   * is withdrawn already).
   */
  withdrawUse: Success;
  /**
   * Withdraws the use for somebody who told the office, also for one who has left. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (no reason), NOT_FOUND (no such person, or units are not recorded
   * here), INVALID_STATE (nothing was given, or its use is withdrawn already).
   */
  withdrawUseByAdmin: Success;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationAnswerCaseArgs = {
  input: CaseTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationAnswerRightsRequestArgs = {
  input: AnswerRightsRequestInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationApproveCriteriaArgs = {
  input: ApproveCriteriaInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationAskForTestArgs = {
  input: AskForTestInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationAssignWorkArgs = {
  input: AssignWorkInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCheckInGuidanceArgs = {
  input: GuidanceVisitInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCheckRightsRequestArgs = {
  input: CheckRightsRequestInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationClearCheckPointArgs = {
  input: ClearCheckPointInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCloseCaseArgs = {
  input: CaseTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCloseOfficePointArgs = {
  input: CloseOfficePointInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationConfirmCorrectionArgs = {
  input: ConfirmCorrectionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationConfirmGiftArgs = {
  input: ConfirmGiftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationConfirmTestPanelArgs = {
  input: ConfirmTestPanelInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCorrectDonationArgs = {
  input: CorrectDonationInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCorrectOnlineCheckAnswersArgs = {
  input: OnlineCheckAnswersInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCorrectUnitArgs = {
  input: CorrectUnitInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCreateAdministratorArgs = {
  input: CreateAdministratorInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCreateCaseArgs = {
  input: CreateCaseInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCreateCriteriaDraftArgs = {
  input: CreateCriteriaDraftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCreatePersonNoteArgs = {
  input: CreatePersonNoteInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationCreateWorkItemArgs = {
  input: CreateWorkItemInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDecideAnswerCorrectionArgs = {
  input: DecideAnswerCorrectionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDecideHoldArgs = {
  input: DecideHoldInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDecideLostGiftArgs = {
  input: DecideLostGiftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDecideSamePersonArgs = {
  input: DecideSamePersonInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeleteAdministratorArgs = {
  input: DeleteAdministratorInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeleteCriteriaDraftArgs = {
  input: DeleteCriteriaDraftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeleteGuidanceByAdminArgs = {
  input: GuidanceByAdminInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeletePendingAccountArgs = {
  input: WithReasonInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeletePersonNoteArgs = {
  input: DeletePersonNoteInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeletePushDeviceArgs = {
  input: DeletePushDeviceInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeleteSharedViewArgs = {
  input: DeleteSharedViewInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationDiscardUnitsArgs = {
  input: DiscardUnitsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationEndAdministratorSessionsArgs = {
  input: EndAdministratorSessionsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationEndAskedTestArgs = {
  input: AskForTestInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationEndOwnSessionsArgs = {
  input: EndOwnSessionsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationExplainGiftDifferenceArgs = {
  input: ExplainGiftDifferenceInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationFinishWorkItemArgs = {
  input: FinishWorkItemInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationHandOutGiftArgs = {
  input: SettleRewardsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationHandOverUnitsArgs = {
  input: HandOverUnitsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationImportGiftCodesArgs = {
  input: ImportGiftCodesInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationInviteOutOfTurnArgs = {
  input: InviteOutOfTurnInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationLiftDonationPauseArgs = {
  input: WithReasonInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationNoteCaseArgs = {
  input: CaseTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationObjectToRecordReadArgs = {
  input: ObjectToRecordReadInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationOpenBreachArgs = {
  input: OpenBreachInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationOpenHoldArgs = {
  input: OpenHoldInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPreviewBulkArgs = {
  input: PreviewBulkInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPreviewBulkFileArgs = {
  input: PreviewBulkFileInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPreviewCriteriaArgs = {
  input: CriteriaIdInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPreviewGiftCodesArgs = {
  input: GiftTableInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPreviewTestPanelsArgs = {
  input: TestPanelTableInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationProposeCorrectionArgs = {
  input: ProposeCorrectionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationPushCriteriaArgs = {
  input: PushCriteriaInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReadMessageArgs = {
  input: ReadMessageInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordConditionReportArgs = {
  input: RecordConditionReportInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordConsentArgs = {
  input: RecordConsentInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordDonationArgs = {
  input: RecordDonationInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordGuidanceAttendanceArgs = {
  input: RecordGuidanceAttendanceInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordGuidanceAttendancesArgs = {
  input: RecordGuidanceAttendancesInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordHealthCheckArgs = {
  input: RecordHealthCheckInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordIntestinalFloraTestArgs = {
  input: RecordIntestinalFloraTestInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordSignatureArgs = {
  input: RecordSignatureInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordStatementArgs = {
  input: RecordStatementInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordTestPanelArgs = {
  input: RecordTestPanelInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordTestPanelsArgs = {
  input: RecordTestPanelsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecordUnitArgs = {
  input: RecordUnitInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRecountBreachArgs = {
  input: HeldCaseInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRefuseCorrectionArgs = {
  input: RefuseCorrectionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRejectCriteriaArgs = {
  input: RejectCriteriaInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReleaseTestPanelArgs = {
  input: ReleaseTestPanelInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReleaseUnitsArgs = {
  input: ReleaseUnitsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReopenCaseArgs = {
  input: CaseTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReopenOnlineCheckArgs = {
  Questions?: InputMaybe<Array<Scalars['String']['input']>>;
  input: WithReasonInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReopenWorkItemArgs = {
  input: ReopenWorkItemInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReportBreachNoticeArgs = {
  input: BreachReportInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReportConditionArgs = {
  input: ReportConditionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReportLostGiftArgs = {
  input: ReportLostGiftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRequestDonorRegistrationArgs = {
  input: RequestDonorRegistrationInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRequestGutFloraExaminationArgs = {
  input: RequestGutFloraExaminationInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationRequestRightsArgs = {
  input: RequestRightsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationResendMailArgs = {
  input: ResendMailInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationResendTemporaryPasswordArgs = {
  input: ResendTemporaryPasswordInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReserveGuidanceArgs = {
  input: GuidanceTimeInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationReserveGuidanceByAdminArgs = {
  input: GuidanceTimeByAdminInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationResetAdministratorTotpArgs = {
  input: ResetAdministratorTotpInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveBreachNoticeArgs = {
  input: BreachNoticeInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveConsoleSettingArgs = {
  input: SaveConsoleSettingInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveDeviceLockArgs = {
  input: SaveDeviceLockInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveLetterArgs = {
  input: SaveLetterInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveMailTextArgs = {
  input: SaveMailTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveOnlineCheckDraftArgs = {
  input: OnlineCheckAnswersInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSavePushDeviceArgs = {
  input: SavePushDeviceInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSaveSharedViewArgs = {
  input: SaveSharedViewInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationScheduleAskedTestArgs = {
  input: ScheduleExamInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationScheduleExamArgs = {
  input: ScheduleExamInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSendLetterArgs = {
  input: SendLetterInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSendPendingAccountCodeArgs = {
  input: PendingAccountInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSendTrialLetterArgs = {
  input: SendTrialLetterInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSendTrialMailTextArgs = {
  input: SendTrialMailTextInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSetCriteriaNewsArgs = {
  input: SetCriteriaNewsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSetRetryReminderArgs = {
  input: SetRetryReminderInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSetWaitingPauseArgs = {
  input: SetWaitingPauseInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSettleRewardsArgs = {
  input: SettleRewardsInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSignConsentArgs = {
  input: SignConsentInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSnoozeWorkArgs = {
  input: SnoozeWorkInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationStartBulkArgs = {
  input: StartBulkInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationStopPendingAccountArgs = {
  input: StopPendingAccountInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationStopUserArgs = {
  input: StopUserInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSubmitCriteriaArgs = {
  input: CriteriaIdInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSubmitOnlineCheckArgs = {
  input: OnlineCheckAnswersInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationSubmitStatementArgs = {
  input: SubmitStatementInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationTakeBackLetterArgs = {
  input: TakeBackLetterInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationTakeCaseArgs = {
  input: TakeCaseInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUndoBulkArgs = {
  input: UndoBulkInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUndoChangeArgs = {
  input: UndoChangeInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUndoDonationArgs = {
  input: UndoDonationInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUndoGuidanceAttendanceArgs = {
  input: GuidanceVisitInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUndoGuidanceCheckInArgs = {
  input: GuidanceVisitInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateAdministratorArgs = {
  input: UpdateAdministratorInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateAdministratorEmailArgs = {
  input: UpdateAdministratorEmailInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateCriteriaDraftArgs = {
  input: UpdateCriteriaDraftInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateExamDaysArgs = {
  input: UpdateExamDaysInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateGuidanceArgs = {
  input: GuidanceTimeInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateGuidanceByAdminArgs = {
  input: GuidanceTimeByAdminInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateOpeningArgs = {
  input: UpdateOpeningInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdatePersonNoteArgs = {
  input: UpdatePersonNoteInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdatePreferenceSlotArgs = {
  input: UpdatePreferenceSlotInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateSubscribedMagazineArgs = {
  input: UpdateSubscribedMagazineInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateUserEmailByAdminArgs = {
  input: UpdateUserEmailByAdminInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateUserProfileArgs = {
  input: UpdateUserProfileInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateUserProfileByAdminArgs = {
  input: UpdateUserProfileByAdminInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationUpdateWorkItemArgs = {
  input: UpdateWorkItemInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationWithdrawConsentByAdminArgs = {
  input: WithReasonInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationWithdrawCorrectionArgs = {
  input: WithdrawCorrectionInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationWithdrawRightsRequestArgs = {
  input: HeldCaseInput;
};


/** As for Query. A call that was made already, and comes again because its answer was lost, does nothing twice. */
export type MutationWithdrawUseByAdminArgs = {
  input: WithReasonInput;
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
  eq?: InputMaybe<NextDateKind>;
  in?: InputMaybe<Array<NextDateKind>>;
  ne?: InputMaybe<NextDateKind>;
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

/** What objectToRecordRead takes */
export type ObjectToRecordReadInput = {
  /** What they want to say; nothing is needed */
  Note?: InputMaybe<Scalars['String']['input']>;
  /** Of listRecordReads */
  ReadId: Scalars['ID']['input'];
};

/** Something about a person that the office is asked to look at */
export type OfficePoint = {
  CreatedAt: Scalars['DateTime']['output'];
  Id: Scalars['ID']['output'];
  Kind: OfficePointKind;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
};

/** What waits for the office to look at it, beside the life cycle */
export type OfficePointKind =
  /** A donor who reached the upper age */
  | 'AgeReached'
  /** The birthday of the check is not the profile's */
  | 'BirthdayDiffers'
  /** Somebody has told that their condition changed; for whoever looks at what was received since */
  | 'ConditionReport'
  /** The consent of the guidance was withdrawn */
  | 'ConsentWithdrawn'
  /** A planned hospital test was cancelled, by the person or with another act; the hospital is to be told the same day */
  | 'ExamCancelled'
  /** A donor who moved to outside the recruiting area */
  | 'MovedOutside'
  /** Somebody with the same birthday and the same reading of the name or telephone is here already */
  | 'SamePerson'
  /** The town of the check is not the profile's */
  | 'TownDiffers'
  /** A visit of an earlier day, or more than reception records alone of one day */
  | 'VisitsToCheck';

/** The online check of a screening */
export type OnlineCheck = {
  Answer: OnlineCheckAnswer;
  /** True when answers were taken over from the check that this one corrects */
  Carried: Scalars['Boolean']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** While a draft: when other criteria came into force since it was begun, by which it will be judged; else null */
  CriteriaChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True while a draft: answers are saved as they are given */
  Draft: Scalars['Boolean']['output'];
  Id: Scalars['ID']['output'];
  /** The first day on which the same answers pass; only with Failed_1 */
  NextDate?: Maybe<Scalars['Date']['output']>;
  /** When it was begun */
  OnlineCheckCreatedAt: Scalars['DateTime']['output'];
  /** The screening's id */
  OnlineCheckID: Scalars['String']['output'];
  /** Null while the check is still a draft */
  OnlineCheckResult?: Maybe<OnlineCheckResult>;
  /** 0 to 100: the share of judged answers that pass; null while a draft */
  OnlineCheckScore?: Maybe<Scalars['Int']['output']>;
  /** What has to be cleared before a certification: REVIEW!, わからない and 対面で話したい */
  Points?: Maybe<Array<CheckPoint>>;
  /** Members are told those that decide, staff everything that was found */
  Reasons: Array<JudgementReason>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** Title of the questionnaire */
  SurveyTitle: Scalars['String']['output'];
  /** Topics that staff will ask about at the guidance */
  Topics: Array<JudgementReason>;
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  /** Version of the questionnaire that the judgement was made with */
  Version: Scalars['String']['output'];
};

/** `suerver` is the specification's spelling */
export type OnlineCheckAnswer = {
  /** When it was sent; while a draft, when it was last saved */
  answered_at?: Maybe<Scalars['DateTime']['output']>;
  /** Question types by question id */
  card_types: Scalars['JSON']['output'];
  /** Answers by question id, as shared/questionnaire/engine describes them */
  data: Scalars['JSON']['output'];
  /** Id of the questionnaire */
  suerver_id: Scalars['String']['output'];
  /** Its title */
  suerver_title: Scalars['String']['output'];
};

/** What saveOnlineCheckDraft, submitOnlineCheck and correctOnlineCheckAnswers take */
export type OnlineCheckAnswersInput = {
  /** Answers by question id */
  Answers: Scalars['JSON']['input'];
  ScreeningId: Scalars['ID']['input'];
};

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
  eq?: InputMaybe<OnlineCheckResult>;
  in?: InputMaybe<Array<OnlineCheckResult>>;
  ne?: InputMaybe<OnlineCheckResult>;
};

/** What openBreach takes */
export type OpenBreachInput = {
  /** What may have been in other hands */
  Choice: BreachChoiceInput;
  /** On which it became known */
  KnownOn: Scalars['Date']['input'];
  /** Somebody may have meant harm */
  Malicious: Scalars['Boolean']['input'];
};

/** What openHold takes */
export type OpenHoldInput = {
  /** Sealed with the person's key */
  Reason: Scalars['String']['input'];
  /** The first day of the units; none: from the first */
  Since?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of the units; none: without end */
  Until?: InputMaybe<Scalars['Date']['input']>;
  UserId: Scalars['ID']['input'];
};

/** A sign-in of the caller that is open, on this device or another */
export type OpenSession = {
  /** What it was made with, in words; null if unknown */
  Device?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  /** The one that asks */
  IsThis: Scalars['Boolean']['output'];
  /** When it was last renewed, about once an hour while it is used */
  LastUsedAt: Scalars['DateTime']['output'];
  /** From where, shortened: IPv4 to /24, IPv6 to /48; null if unknown */
  Network?: Maybe<Scalars['String']['output']>;
  /** When it began, by password or passkey */
  SignedInAt: Scalars['DateTime']['output'];
};

/** When guidance is held */
export type Opening = {
  /** The operator file, from which the first start copied them, says otherwise */
  DiffersFromFile: Scalars['Boolean']['output'];
  /** Hours that are not there are closed */
  Hours: Array<OpeningHour>;
  /** Grows by one with each change of hours, days or hospital days */
  Version: Scalars['Int']['output'];
  /** Days of every year: 12-29 */
  YearlyClosed: Array<Scalars['String']['output']>;
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
  Capacity?: InputMaybe<Scalars['Int']['input']>;
  Change: DayChange;
  /** On the clock, for ClosedFrom */
  ClosedFrom?: InputMaybe<Scalars['Int']['input']>;
  /** For Closed: the hospital tests nobody either */
  ClosesExams?: InputMaybe<Scalars['Boolean']['input']>;
  /** On the clock, for Extra */
  ExtraHours?: InputMaybe<Array<Scalars['Int']['input']>>;
  From: Scalars['Date']['input'];
  /** For the office */
  Reason?: InputMaybe<Scalars['String']['input']>;
  /** Included; at most 92 days */
  To: Scalars['Date']['input'];
};

/** An hour of the guidance in the usual week */
export type OpeningHour = {
  /** People */
  Capacity: Scalars['Int']['output'];
  Day: OpeningDay;
  /** On the clock: 11 */
  Hour: Scalars['Int']['output'];
};

/** An hour of the guidance in the usual week */
export type OpeningHourInput = {
  Capacity: Scalars['Int']['input'];
  Day: OpeningDay;
  Hour: Scalars['Int']['input'];
};

/** What a change of hours would mean for bookings, for administrators */
export type OpeningPreview = {
  /** By time; of an hour with too few places those who booked last */
  Bookings: Array<AffectedBooking>;
  /** To the first of them, if bookings are cancelled; null without any */
  Mail?: Maybe<MailPreview>;
  /** The version that was looked at */
  Version: Scalars['Int']['output'];
};

/** The usual week, and days of every year */
export type OpeningWeekInput = {
  /** All of them: hours that are left out close */
  Hours: Array<OpeningHourInput>;
  /** 12-29 */
  YearlyClosed: Array<Scalars['String']['input']>;
};

/** What happened to the caller's own account: the same events within a minute are one */
export type OwnAccountEvent = {
  Count: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Kind: SecurityEventKind;
  /** The address shortened: IPv4 to /24, IPv6 to /48 */
  Network: Scalars['String']['output'];
  /** The first of them */
  Time: Scalars['DateTime']['output'];
};

/** What a laboratory says about one analyte */
export type PanelJudgement =
  /** Neither can be said yet */
  | 'Indeterminate'
  /** Nothing was found */
  | 'Negative'
  /** Not tested for, or the specimen could not be used */
  | 'NotDone'
  /** It was found */
  | 'Positive';

/** Why a panel was made */
export type PanelKind =
  /** After the last donation */
  | 'Exit'
  /** Between the two */
  | 'Interim'
  /** For the first certification */
  | 'Registration'
  /** For going on as a donor */
  | 'Renewal';

/** What a panel comes to */
export type PanelOutcome =
  /** Nothing was found, and something is missing */
  | 'Incomplete'
  /** Something is positive or indeterminate */
  | 'NotPassed'
  /** Complete, and everything negative */
  | 'Passed';

/** One analyte of a panel */
export type PanelResult = {
  /** Its id in the criteria */
  Analyte: Scalars['String']['output'];
  /** The day of its specimen; null for what was not done */
  Day?: Maybe<Scalars['Date']['output']>;
  /** What the laboratory says */
  Judgement: PanelJudgement;
  /** In words */
  Name: Scalars['String']['output'];
  /** Of the value */
  Unit?: Maybe<Scalars['String']['output']>;
  /** As the laboratory writes it */
  Value?: Maybe<Scalars['String']['output']>;
};

/** One analyte of recordTestPanel */
export type PanelResultInput = {
  /** Its id in the criteria */
  Analyte: Scalars['String']['input'];
  /** The day of its specimen; none for what was not done */
  Day?: InputMaybe<Scalars['Date']['input']>;
  Judgement: PanelJudgement;
  /** Of the value */
  Unit?: InputMaybe<Scalars['String']['input']>;
  /** As the laboratory writes it */
  Value?: InputMaybe<Scalars['String']['input']>;
};

/** A company that tells its people of this */
export type PartnerCount = {
  /** What is given at sign-up */
  Code: Scalars['String']['output'];
  /** The company */
  Name: Scalars['String']['output'];
  /** In whole fives, also those who have left; null below five */
  People?: Maybe<Scalars['Int']['output']>;
};

/** How many who came later were invited while somebody waits, and why */
export type PassedOver = {
  /** On the day on which the person's last invitation had ended */
  EndedToday: Scalars['Int']['output'];
  /** By decision of the office */
  OutOfTurn: Scalars['Int']['output'];
  /** While the person did not want to be invited */
  Paused: Scalars['Int']['output'];
  /** While it was open whether the person was here already */
  SamePerson: Scalars['Int']['output'];
  /** While the person was suspended */
  Suspended: Scalars['Int']['output'];
};

/** What was handed over at once, in whole yen */
export type Payout = {
  /** All of it together */
  AmountYen: Scalars['Int']['output'];
  /** What it was for, oldest first */
  Donations: Array<PayoutDonation>;
  /** The first entry of the ledger; of `GET /api/payouts/{Id}.pdf`, its receipt */
  Id: Scalars['ID']['output'];
  /** When it was handed over */
  PaidAt: Scalars['DateTime']['output'];
};

/** What one donation earns, in whole yen */
export type PayoutDonation = {
  /** Added when the renewal certified; 0 otherwise */
  BonusYen: Scalars['Int']['output'];
  /** The Japanese day of the donation */
  DonatedOn: Scalars['Date']['output'];
  DonationYen: Scalars['Int']['output'];
};

/** Somebody who has signed up and not entered a profile */
export type PendingAccount = {
  /** Null where one account was asked for by its id */
  CreatedAt?: Maybe<Scalars['DateTime']['output']>;
  Email: Scalars['String']['output'];
  Id: Scalars['ID']['output'];
  State: PendingAccountState;
  UpdatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What sendPendingAccountCode takes */
export type PendingAccountInput = {
  UserId: Scalars['ID']['input'];
};

/** A page of accounts */
export type PendingAccountList = {
  /** The rows of the page */
  items: Array<PendingAccount>;
  /** A page may hold few or none while there are more to come */
  nextToken?: Maybe<Scalars['String']['output']>;
};

/** How far a sign-up has come */
export type PendingAccountState =
  /** The address is confirmed */
  | 'Confirmed'
  /** The office has stopped the account */
  | 'Stopped'
  /** The address is not confirmed */
  | 'Unconfirmed';

/** How somebody came to be invited, or why others were */
export type PersonAllocations = {
  /** The latest 20, newest first; without those of before the record began */
  Allocations: Array<Allocation>;
  /** Null for whoever does not wait */
  PassedOver?: Maybe<PassedOver>;
  UserId: Scalars['ID']['output'];
};

/**
 * What staff noted about somebody, or said with them. Own data contains it without its author. What touches health is read
 * by physicians and by whoever wrote it.
 */
export type PersonNote = {
  /** When somebody is to call again */
  AgainOn?: Maybe<Scalars['Date']['output']>;
  /** Of staff; null for a mail of the person that was read from the office's mailbox */
  AuthorId?: Maybe<Scalars['ID']['output']>;
  /** Null also where the author is unknown */
  AuthorName?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** By its author */
  DeletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it said before its edits, newest first */
  Earlier: Array<PersonNoteVersion>;
  Id: Scalars['ID']['output'];
  Kind: NoteKind;
  /** Null for what is no call */
  Result?: Maybe<CallResult>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** Null once deleted, and for support staff where another's note touches health */
  Text?: Maybe<Scalars['String']['output']>;
  /** Whether it says something of the person's health */
  TouchesHealth: Scalars['Boolean']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
  /** Counted up by each edit; updatePersonNote is given the one that was read */
  Version: Scalars['Int']['output'];
};

/** What a note said before it was edited */
export type PersonNoteVersion = {
  /** When somebody was to call again */
  AgainOn?: Maybe<Scalars['Date']['output']>;
  /** When it was written */
  CreatedAt: Scalars['DateTime']['output'];
  Kind: NoteKind;
  /** Null for what was no call */
  Result?: Maybe<CallResult>;
  /** Null for support staff where another's note touches health */
  Text?: Maybe<Scalars['String']['output']>;
  /** 1 is what was written first */
  Version: Scalars['Int']['output'];
};

/** Which of a month's places an invitation took */
export type PlaceKind =
  /** One that was added for the person */
  | 'Added'
  /** One of the additional places */
  | 'Additional'
  /** One of the basic places */
  | 'Basic';

/** Romanised names of the 47 prefectures; Japanese labels are in shared/facts/prefectures.ts */
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
  eq?: InputMaybe<Prefecture>;
  in?: InputMaybe<Array<Prefecture>>;
  ne?: InputMaybe<Prefecture>;
};

/** How many people may be invited to a guidance in a month */
export type PreferenceSlot = {
  /** Places added later */
  AdditionalAvailableSlots: Scalars['Int']['output'];
  /** Places as planned */
  AvailableSlots: Scalars['Int']['output'];
  CreatedAt: Scalars['DateTime']['output'];
  /** Places given to somebody */
  GivenGuidanceCount: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Month: Scalars['Int']['output'];
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change of the numbers */
  Version: Scalars['Int']['output'];
  Year: Scalars['Int']['output'];
};

/** What saving the places of a month would bring about, for administrators */
export type PreferenceSlotPreview = {
  /** How many would be invited at once */
  Invitations: Scalars['Int']['output'];
  /** The first hundred of them, in the order of the list */
  People: Array<UserProfile>;
};

/** What is to be shown of a table before it is done */
export type PreviewBulkFileInput = {
  Act: BulkFileAct;
  /** CSV with Japanese headings, as UTF-8, with or without BOM: at most 10,000 rows and 15,000,000 bytes */
  Csv: Scalars['String']['input'];
};

/** What is to be shown before it is done */
export type PreviewBulkInput = {
  Act: BulkAct;
  /** For Assign: who has the work then; left out for nobody */
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** For SendLetter */
  LetterId?: InputMaybe<Scalars['ID']['input']>;
  /** For ScheduleExam */
  ScheduledDate?: InputMaybe<Scalars['Date']['input']>;
  /** For ScheduleExam: Japanese time, 09:30; left out while only the day is known */
  ScheduledTime?: InputMaybe<Scalars['String']['input']>;
  Selection: BulkSelection;
  /** For Snooze: the day on which the work is seen again */
  SnoozedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** For Stop: the day on which people go on by themselves */
  Until?: InputMaybe<Scalars['Date']['input']>;
};

/** What previewCorrection takes: exactly one of Judgement, FloraTest and TakeBack */
export type PreviewCorrectionInput = {
  FloraTest?: InputMaybe<CorrectedFloraTestInput>;
  Judgement?: InputMaybe<CorrectedJudgementInput>;
  /** The screening or the flora test */
  RecordId: Scalars['ID']['input'];
  /** The shared result is taken back */
  TakeBack?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What previewLetter takes */
export type PreviewLetterInput = {
  Kind: LetterKind;
  Subject: Scalars['String']['input'];
  Text: Scalars['String']['input'];
  /** Whom it is for; without it somebody who is made up */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** What previewMailText takes */
export type PreviewMailTextInput = {
  Key: Scalars['ID']['input'];
  Subject: Scalars['String']['input'];
  Text: Scalars['String']['input'];
};

/** What previewOpening takes: days or the week */
export type PreviewOpeningInput = {
  Days?: InputMaybe<OpeningDaysInput>;
  Week?: InputMaybe<OpeningWeekInput>;
};

/** What proposeCorrection takes: exactly one of Judgement, FloraTest and TakeBack */
export type ProposeCorrectionInput = {
  Cause: CorrectionCause;
  /** What happened; kept apart from the log */
  Explanation: Scalars['String']['input'];
  FloraTest?: InputMaybe<CorrectedFloraTestInput>;
  Judgement?: InputMaybe<CorrectedJudgementInput>;
  /** The screening or the flora test */
  RecordId: Scalars['ID']['input'];
  /** The shared result is taken back */
  TakeBack?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What pushCriteria takes */
export type PushCriteriaInput = {
  Id: Scalars['ID']['input'];
  /** Why it cannot wait */
  Reason: Scalars['String']['input'];
  /** Of the content that was looked at */
  Sha256: Scalars['String']['input'];
};

/** An event that a device is told, beside its mail */
export type PushKind =
  /** A day is there that was waited for */
  | 'DateReached'
  /** Tomorrow is a day that was agreed */
  | 'DayBefore'
  /** An invitation to choose an hour */
  | 'Invitation'
  /** The time in which something must be done has begun, or ends soon */
  | 'Window';

/** What the caller's devices are told */
export type PushSettings = {
  /** Of the device asked for; null if it is told nothing for the caller */
  Kinds?: Maybe<Array<PushKind>>;
  /** How many other devices of the caller are told something */
  Others: Scalars['Int']['output'];
  /** What a browser subscribes with: a key of ours, in base64url */
  PublicKey: Scalars['String']['output'];
};

/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type Query = {
  /**
   * How many rows each of several conditions holds, in their order: exact up to 10,000, then 10,001; null where the caller may
   * not ask for it or counting takes too long. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (more than 40 at once).
   */
  countRows: Array<Maybe<Scalars['Int']['output']>>;
  /**
   * How much the office has to do: the numbers of what listWork lists. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (counting took too long).
   */
  countWork: WorkTotals;
  /**
   * The person of a barcode or a typed donor number, and whether a donation may be recorded now. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (nobody's number).
   */
  findDonor: Reception;
  /**
   * Certified donors whose name, its reading, or birthday hold all that was typed; at most 5. For administrators and reception.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (neither letters nor a day).
   */
  findDonors: Array<FoundDonor>;
  /**
   * The caller's own profile in the console; null for a member. For everybody signed in.
   * Errors: UNAUTHENTICATED.
   */
  getAdministrator?: Maybe<AdministratorProfile>;
  /**
   * How somebody came to be invited, and why others were while they wait. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no id).
   */
  getAllocationsByUserId: PersonAllocations;
  /**
   * Corrected answers of a check, with both judgements. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getAnswerCorrection: AnswerCorrection;
  /**
   * One act with many people, and how far it is. For administrators and whoever does it for one person, if they see all
   * that it showed.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getBulkJob: BulkJob;
  /**
   * Each day of a span with hours, bookings, places at the hospital and tests; at most 42 days. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (more than 42 days, or `to` before `from`).
   */
  getCalendar: Calendar;
  /**
   * One case with its history. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getCase: Case;
  /**
   * What the caller has arranged in the console: saved views, columns, density. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getConsoleSettings: Array<ConsoleSetting>;
  /**
   * One correction, with what confirming it would do. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getCorrection: Correction;
  /**
   * One version of the criteria. For administrators, physicians and auditors.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getCriteria: Criteria;
  /**
   * How the service stands today, by Japanese days. Only the numbers that are asked for are counted. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getDashboard: Dashboard;
  /**
   * The gift codes that are left, by amount, and how they came in. For administrators and finance.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (the office hands out no codes).
   */
  getGiftStock: GiftStock;
  /**
   * The sheet of a guidance day: who comes at which hour, and what became of it. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getGuidanceDay: GuidanceDay;
  /**
   * One message to somebody. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getMail: MailDelivery;
  /**
   * The usual week of the guidance and the days that are closed every year. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getOpening: Opening;
  /**
   * The guidance places of each month, newest month first. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getPreference: Array<PreferenceSlot>;
  /**
   * What one of the caller's devices is told; null where the operator tells devices nothing. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getPushSettings?: Maybe<PushSettings>;
  /**
   * One of the caller's receipts, signed now. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (the record is not sealed yet).
   */
  getReceipt: ReceiptFile;
  /**
   * One screening. Members get their own; support staff get no health data. For everybody signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (also somebody else's).
   */
  getScreeningById: Screening;
  /**
   * What a forecast of donors and of the wait in line rests on. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getSeatFigures: SeatFigures;
  /**
   * One unit. Reception reads those of today. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getUnit: Unit;
  /**
   * The caller, with everything kept about them. Before the profile is entered there are only the address and the
   * status Registration. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getUser: User;
  /**
   * One person, also after they have left. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  getUserById: User;
  /**
   * What waits to be done: the numbers beside the lists that show it. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  getWorkCounts: WorkCounts;
  /**
   * The people of the console, without those who were removed. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listAdministratorByIdProfileCreatedAt: AdministratorProfileList;
  /**
   * Why the people of a month were invited when they were, in the order of the invitations. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (month, limit or page).
   */
  listAllocations: AllocationList;
  /**
   * The hours of a Japanese day with the places left, also those that are full. Empty on days that are closed. For
   * members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listBookingAvailableslots: BookingSlotList;
  /**
   * As listBookingAvailableslots, of each day of a span in order: at most 42 days, closed ones included. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (more than 42 days, or `to` before `from`).
   */
  listBookingSlots: Array<BookingSlotList>;
  /**
   * The hours that can be booked, from the next one of today on and in order, to book on behalf of a person; full ones too.
   * For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listBookingSlotsByAdmin: BookingSlotList;
  /**
   * The latest twenty that were started, newest first. For administrators and whoever does an act of many for one person;
   * each sees what getBulkJob gives them.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listBulkJobs: Array<BulkJob>;
  /**
   * What becomes of each person of a job, in the order in which it is done. For administrators and whom
   * getBulkJob gives it.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (limit or page).
   */
  listBulkRows: BulkRowList;
  /**
   * What was to be looked into because of who read what, newest first. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listCases: CaseList;
  /**
   * The versions that are signed on a day, the latest first. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listConsentDocuments: Array<ConsentDocument>;
  /**
   * The conversation with one person, newest first: what was noted and said, asked for, done and sent. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no id), BAD_USER_INPUT (limit, page or text).
   */
  listConversation: ConversationList;
  /**
   * The corrections of a record, the newest first: proposed, confirmed, refused and withdrawn. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listCorrections: Array<Correction>;
  /**
   * The versions of the criteria, newest first. For administrators, physicians and auditors.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit or page).
   */
  listCriteria: CriteriaList;
  /**
   * The donations of all people, also of those who have left. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listDonationByIdDonationInfoCreatedAt: DonationInfoList;
  /**
   * Questions about units that physicians have to answer, newest first. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here), BAD_USER_INPUT (limit, page or filter).
   */
  listHolds: HoldList;
  /**
   * The flora tests of all people. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: InspectionDetailList;
  /**
   * The flora tests of one person. Members ask for their own. For everybody signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (also somebody else's), BAD_USER_INPUT (limit, page or filter).
   */
  listIntestinalFloraTestInspectionDetailByUserId: InspectionDetailList;
  /**
   * Every version of a letter, the latest first. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  listLetterVersions: Array<Letter>;
  /**
   * What the office writes to people, by name, each as it stands. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listLetters: Array<Letter>;
  /**
   * Every version of what a mail of the program says, the latest first; none while it says what it was delivered with. For
   * staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  listMailTextVersions: Array<MailTextVersion>;
  /**
   * What the program's mails say, and those that nobody rewrites. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listMailTexts: MailTextList;
  /**
   * Messages to members and staff and how far they have come, newest first. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listMails: MailDeliveryList;
  /**
   * The caller's news, newest first: what was sent to them, without codes and passwords, and what happened to them. An event
   * that a mail tells stands here as that mail once it was sent. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit or page).
   */
  listMessages: MessageList;
  /**
   * The latest 20 sign-ins, failures and changes of the caller's own account, newest first, at most 90 days old; empty where
   * only the user pool knows. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listOwnAccountEvents: Array<OwnAccountEvent>;
  /**
   * What the caller has objected to, or asked for by law, newest first, with the answers; suspended members read it too. For
   * members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listOwnCases: Array<Case>;
  /**
   * The caller's open sign-ins, the latest used first; null where only the user pool knows. For everybody signed in.
   * Errors: UNAUTHENTICATED.
   */
  listOwnSessions?: Maybe<Array<OpenSession>>;
  /**
   * The partner companies of the operator file, and how many registered with the code of each until the end of the last
   * quarter. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listPartners: Array<PartnerCount>;
  /**
   * Those who have signed up and not entered a profile. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listPendingAccounts: PendingAccountList;
  /**
   * What the caller can have a receipt of, latest first; nothing where the service has no keys. For members.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listReceipts: Array<Receipt>;
  /**
   * Everybody with a donor number and whether a donation would be accepted today, as the reception keeps it for a lost
   * connection; at most 5,000. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listReceptionToday: Array<ReceptionDonor>;
  /**
   * Who of staff read what of a person's record, newest first. For the person, whose own id it takes, and for administrators.
   * For everybody signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit or page), NOT_FOUND (no id).
   */
  listRecordReads: RecordReadList;
  /**
   * Who is here already, of an OfficePoint SamePerson, the longest first; without those who have left. For administrators
   * and physicians.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  listSamePeople: Array<UserProfile>;
  /**
   * The screenings of all people, also of those who have left. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listScreeningInfoByIdScreeningInfoCreatedAt: ScreeningInfoList;
  /**
   * The screenings of one person. Members ask for their own. For everybody signed in.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (also somebody else's), BAD_USER_INPUT (limit, page or filter).
   */
  listScreeningInfoByUserIdScreeningInfoCreatedAt: ScreeningInfoList;
  /**
   * How far the log and the records are sealed, and whether they go on from what was signed. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listSealedTrees: Array<SealedTree>;
  /**
   * The security log: who tried what from where, newest first. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listSecurityEvents: SecurityEventList;
  /**
   * The views that the office shares, by name: those of lists, and about fields, that the caller may ask for. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  listSharedViews: Array<SharedView>;
  /**
   * What staff were shown of whom, a request in one, newest first. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter), NOT_FOUND (no id).
   */
  listStaffReads: StaffReadList;
  /**
   * What laboratories found in the specimens of one person, newest first; what was withdrawn too. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here, or no such person).
   */
  listTestPanels: Array<TestPanel>;
  /**
   * The units of received stool, newest first. Reception reads those of today. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (units are not recorded here), BAD_USER_INPUT (limit, page or filter).
   */
  listUnits: UnitList;
  /**
   * The activity log, newest first. Without `from`: the 30 days before `to`, or before now. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, offset or text), NOT_FOUND (no id of staff).
   */
  listUserActivity: UserActivityList;
  /**
   * Everybody with a profile, also those who have left unless the filter says otherwise. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit, page or filter).
   */
  listUsersByIdProfileCreatedAt: UserProfileList;
  /**
   * What changes made of the records about a person, newest first: values before and after, by their class of data. For
   * staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (limit or page).
   */
  listValueChanges: ValueChangeList;
  /**
   * What the office has to do, by the day on which it is due. Support staff do not see what says something about
   * somebody's health. For staff.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (limit or page).
   */
  listWork: WorkList;
  /**
   * What would happen with corrected answers of a check that was sent. Nothing is changed. For members who are not suspended.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (not sent, or a newer check is begun), BAD_USER_INPUT (by
   * question id).
   */
  previewAnswerCorrection: AnswerCorrectionPreview;
  /**
   * What speaks against an hour of the guidance for somebody who is invited or has booked another, and the mail that
   * reserveGuidanceByAdmin or updateGuidanceByAdmin would send. Nothing is changed or held. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVALID_STATE (no invitation, already begun, or suspended).
   */
  previewBooking: BookingPreview;
  /**
   * Who is affected if what is chosen was in other hands, in numbers. Nothing is kept. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (by field), NOT_FOUND (no account's id).
   */
  previewBreach: BreachCount;
  /**
   * What a correction would change, and what would follow. Nothing is changed. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (nothing is judged or shared there).
   */
  previewCorrection: CorrectionConsequences;
  /**
   * What speaks against the day of a test, and the mail that scheduleExam would send. Nothing is changed or held. For
   * administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, INVALID_STATE (no test is due).
   */
  previewExam: ExamPreview;
  /**
   * A letter as it would arrive: at this person, or at somebody who is made up. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a sentence for each field), NOT_FOUND, INVALID_STATE (the person
   * has left, or does not get it).
   */
  previewLetter: LetterPreview;
  /**
   * What a mail of the program would say to somebody who is made up. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (a sentence for each field).
   */
  previewMailText: LetterPreview;
  /**
   * Whose bookings would have no place after a change of hours or days. Nothing is changed or held. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  previewOpening: OpeningPreview;
  /**
   * Who would be invited if the places of a month were saved so. Nothing is changed or held. For administrators.
   * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (a month that is over, or fewer places than are given).
   */
  previewPreferenceSlot: PreferenceSlotPreview;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryCountRowsArgs = {
  input: CountRowsInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryFindDonorArgs = {
  DonorId: Scalars['String']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryFindDonorsArgs = {
  Text: Scalars['String']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetAllocationsByUserIdArgs = {
  UserId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetAnswerCorrectionArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetBulkJobArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetCalendarArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetCaseArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetCorrectionArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetCriteriaArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetGuidanceDayArgs = {
  Day: Scalars['Date']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetMailArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetPushSettingsArgs = {
  Endpoint?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetReceiptArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetScreeningByIdArgs = {
  ScreeningId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetUnitArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryGetUserByIdArgs = {
  UserId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListAdministratorByIdProfileCreatedAtArgs = {
  filter?: InputMaybe<AdministratorProfileFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<AdministratorProfileSortField>;
  withRemoved?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListAllocationsArgs = {
  Month: Scalars['Int']['input'];
  Year: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListBookingAvailableslotsArgs = {
  date: Scalars['Date']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListBookingSlotsArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListBulkRowsArgs = {
  JobId: Scalars['ID']['input'];
  State?: InputMaybe<BulkRowState>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListCasesArgs = {
  filter?: InputMaybe<CaseFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListConsentDocumentsArgs = {
  date: Scalars['Date']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListConversationArgs = {
  Kinds?: InputMaybe<Array<ConversationKind>>;
  PeopleOnly?: InputMaybe<Scalars['Boolean']['input']>;
  Text?: InputMaybe<Scalars['String']['input']>;
  UserId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListCorrectionsArgs = {
  RecordId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListCriteriaArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListDonationByIdDonationInfoCreatedAtArgs = {
  filter?: InputMaybe<DonationInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<DonationInfoSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListHoldsArgs = {
  filter?: InputMaybe<HoldFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<HoldSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs = {
  filter?: InputMaybe<InspectionDetailFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<InspectionDetailSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListIntestinalFloraTestInspectionDetailByUserIdArgs = {
  UserId: Scalars['ID']['input'];
  filter?: InputMaybe<InspectionDetailFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<InspectionDetailSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListLetterVersionsArgs = {
  LetterId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListMailTextVersionsArgs = {
  Key: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListMailsArgs = {
  filter?: InputMaybe<MailDeliveryFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListOwnCasesArgs = {
  Kind?: InputMaybe<CaseKind>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListPendingAccountsArgs = {
  Email?: InputMaybe<Scalars['String']['input']>;
  UserId?: InputMaybe<Scalars['ID']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListRecordReadsArgs = {
  UserId: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListSamePeopleArgs = {
  Id: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs = {
  filter?: InputMaybe<ScreeningInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<ScreeningInfoSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs = {
  UserId: Scalars['ID']['input'];
  filter?: InputMaybe<ScreeningInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<ScreeningInfoSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListSecurityEventsArgs = {
  filter?: InputMaybe<SecurityEventFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListStaffReadsArgs = {
  Classes?: InputMaybe<Array<DataClass>>;
  UserId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<StaffReadFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListTestPanelsArgs = {
  UserId: Scalars['ID']['input'];
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListUnitsArgs = {
  filter?: InputMaybe<UnitFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<UnitSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
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


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListUsersByIdProfileCreatedAtArgs = {
  filter?: InputMaybe<UserProfileFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  sortField?: InputMaybe<UserProfileSortField>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListValueChangesArgs = {
  ActivityId?: InputMaybe<Scalars['ID']['input']>;
  UserId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryListWorkArgs = {
  filter?: InputMaybe<WorkFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewAnswerCorrectionArgs = {
  input: OnlineCheckAnswersInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewBookingArgs = {
  input: GuidanceTimeByAdminInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewBreachArgs = {
  choice: BreachChoiceInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewCorrectionArgs = {
  input: PreviewCorrectionInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewExamArgs = {
  input: ScheduleExamInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewLetterArgs = {
  input: PreviewLetterInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewMailTextArgs = {
  input: PreviewMailTextInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewOpeningArgs = {
  input: PreviewOpeningInput;
};


/**
 * Each operation says for whom it is and which codes `extensions.code` of its errors may bear. Every one may also answer
 * BAD_USER_INPUT for a document or a variable that the contract does not take, RATE_LIMITED and INTERNAL.
 */
export type QueryPreviewPreferenceSlotArgs = {
  input: UpdatePreferenceSlotInput;
};

/** What readMessage takes */
export type ReadMessageInput = {
  Id: Scalars['ID']['input'];
};

/** What one request of staff showed of one person, or of many at once, as a case looks at it */
export type ReadOfCase = {
  /** Null once they were removed long ago */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** The very reading that the person asks about */
  Asked: Scalars['Boolean']['output'];
  /** Of its first row, as listRecordReads has it */
  Id: Scalars['ID']['output'];
  /** In what it is unusual, by itself */
  Marks: Array<UnusualMark>;
  /** The caller's address shortened: IPv4 to /24, IPv6 to /48 */
  Network: Scalars['String']['output'];
  /** Of the API, or the name of a file */
  Operation: Scalars['String']['output'];
  /** Whose records they were: how many people */
  People: Scalars['Int']['output'];
  /** What they said that it was for; null where nothing was asked */
  Purpose?: Maybe<ReadPurpose>;
  /** By which the actor could read it, the highest first */
  Roles: Array<Role>;
  /** What was shown, by its class of data */
  Shown: Array<ShownData>;
  /** When the answer left */
  Time: Scalars['DateTime']['output'];
  /** The member; null for many */
  User?: Maybe<UserProfile>;
  /** Whose record it was; null for many */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** Why somebody of staff reads a record; in the letters of the header X-Purpose */
export type ReadPurpose =
  /** To look at how records are treated */
  | 'audit'
  /** Nobody was asked: a list, a search or a page that opens by itself, with contact data at most */
  | 'browse'
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
  eq?: InputMaybe<ReadPurpose>;
  in?: InputMaybe<Array<ReadPurpose>>;
  ne?: InputMaybe<ReadPurpose>;
};

/** A sign-in by which people were read of */
export type ReadingSession = {
  /** Of staff; null once they were removed long ago */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** Its first reading */
  FirstAt: Scalars['DateTime']['output'];
  /** Its last reading */
  LastAt: Scalars['DateTime']['output'];
  /** The caller's address shortened: IPv4 to /24, IPv6 to /48 */
  Network: Scalars['String']['output'];
  /** Requests */
  Reads: Scalars['Int']['output'];
  /** Its id, as its owner's page of open sign-ins has it; null where the user pool tells of none */
  Session?: Maybe<Scalars['String']['output']>;
};

/** A record that its person can prove later, with a file to keep */
export type Receipt = {
  /** What was paid */
  AmountYen?: Maybe<Scalars['Int']['output']>;
  /** The day of the donation that was paid for */
  DonationDate?: Maybe<Scalars['Date']['output']>;
  /** The table and the record, joined by a dot */
  Id: Scalars['ID']['output'];
  /** What a renewal adds to that donation, not its own reward */
  IsOfBonus: Scalars['Boolean']['output'];
  /** Of a hospital test, not of an online check */
  IsOfExam: Scalars['Boolean']['output'];
  Kind: ReceiptKind;
  State: ReceiptState;
  /** When it was recorded */
  Time: Scalars['DateTime']['output'];
};

/** A receipt to keep: the record in words, and the signed proof that it is in the log */
export type ReceiptFile = {
  /** Text, in UTF-8; /verify reads it */
  Content: Scalars['String']['output'];
  Name: Scalars['String']['output'];
};

/** What a receipt is of */
export type ReceiptKind =
  /** A consent that was signed */
  | 'Consent'
  /** An online check or a hospital test that was judged */
  | 'Judgement'
  /** Money that was paid */
  | 'Payout'
  /** The use of what was given that was withdrawn */
  | 'UseWithdrawal'
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

/** What the reception sees of a person who has come */
export type Reception = {
  /** Stool received or not */
  LastDonation?: Maybe<DonationInfo>;
  /** Why it may not be recorded, for staff; null when it may */
  Message?: Maybe<Scalars['String']['output']>;
  /** Null when a donation may be recorded now */
  Refusal?: Maybe<DonationRefusal>;
  /** What was said on this Japanese day; null when nothing was */
  Statement?: Maybe<ConditionReport>;
  /** Something was said on this Japanese day; not what */
  StatementGiven: Scalars['Boolean']['output'];
  /** A donation needs a statement of today, and there is none yet */
  StatementRequired: Scalars['Boolean']['output'];
  /** What can be said to the person who came; null when they may donate */
  ToSay?: Maybe<Scalars['String']['output']>;
  User: UserProfile;
  UserId: Scalars['ID']['output'];
  /** Visits recorded on this Japanese day */
  VisitsToday: Scalars['Int']['output'];
};

/** What the reception knows of a donor without a connection */
export type ReceptionDonor = {
  /** As on the card and its barcode */
  DonorId: Scalars['String']['output'];
  /** The last valid day */
  ExpiresOn?: Maybe<Scalars['Date']['output']>;
  /** Why no donation is accepted today; null where it is */
  Message?: Maybe<Scalars['String']['output']>;
  /** Empty for somebody without one */
  Name: Scalars['String']['output'];
  /** What to say to the donor then */
  ToSay?: Maybe<Scalars['String']['output']>;
  UserId: Scalars['ID']['output'];
};

/** What recordConditionReport takes */
export type RecordConditionReportInput = {
  /** As reportCondition takes it */
  Answer: Scalars['JSON']['input'];
  Since: Scalars['Date']['input'];
  UserId: Scalars['ID']['input'];
};

/** What recordConsent takes */
export type RecordConsentInput = {
  ConsentVersion: Scalars['String']['input'];
  /** Today, or a day before */
  ConsentedOn: Scalars['Date']['input'];
  IdentityDocument?: InputMaybe<IdentityDocument>;
  UserId: Scalars['ID']['input'];
};

/** What recordDonation takes */
export type RecordDonationInput = {
  /** Why stool is received although what was said about the condition means another day; why a visit of an earlier day, or more of one day than usual, is recorded */
  ConfirmReason?: InputMaybe<Scalars['String']['input']>;
  DonationAt: Scalars['DateTime']['input'];
  /** What the barcode says; this or UserId */
  DonorId?: InputMaybe<Scalars['String']['input']>;
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  StoolReceiptStatus: ImplementationStatus;
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** What recordGuidanceAttendance takes */
export type RecordGuidanceAttendanceInput = {
  Attended: Scalars['Boolean']['input'];
  /** Asked for when attended */
  ConsentVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether and by what the person was identified */
  IdentityDocument?: InputMaybe<IdentityDocument>;
  /** Asked for when attended */
  KitNumber?: InputMaybe<Scalars['String']['input']>;
  UserId: Scalars['ID']['input'];
};

/** What recordGuidanceAttendances takes */
export type RecordGuidanceAttendancesInput = {
  /** The paper that was signed on the day */
  ConsentVersion?: InputMaybe<Scalars['String']['input']>;
  /** The day of the bookings */
  Day: Scalars['Date']['input'];
  /** 1 to 100 */
  Entries: Array<AttendanceEntry>;
};

/** What recordHealthCheck takes */
export type RecordHealthCheckInput = {
  DonorStatus: Certification;
  ExamDate: Scalars['Date']['input'];
  MedicalHistoryStatus: ImplementationStatus;
  NormalJudgmentStatus: ImplementationStatus;
  /** With NotCertified: the id of a reason of the criteria in force, whose words the person is told */
  Reason?: InputMaybe<Scalars['String']['input']>;
  SampleTestResult: Certification;
  ScreeningId: Scalars['ID']['input'];
};

/** What recordIntestinalFloraTest takes */
export type RecordIntestinalFloraTestInput = {
  DeadlineForApplicationAt?: InputMaybe<Scalars['Date']['input']>;
  /** Shannon diversity, checked against the composition */
  DiversityScore?: InputMaybe<Scalars['Float']['input']>;
  Enterotype?: InputMaybe<Scalars['String']['input']>;
  ExamDate?: InputMaybe<Scalars['Date']['input']>;
  /** Invites when absent, with UserId */
  InspectionDetailId?: InputMaybe<Scalars['ID']['input']>;
  /** Share of each genus, by name; sums to 1 */
  IntestinalFloraComposition?: InputMaybe<Scalars['JSON']['input']>;
  SampleId?: InputMaybe<Scalars['String']['input']>;
  Status: FloraTestStatus;
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** That somebody of staff received data of one class about a person. What people read of themselves is not counted. */
export type RecordRead = {
  /** Who of staff; members are told where the operator has set it. Null otherwise, and for whoever is not of staff any more */
  Actor?: Maybe<Scalars['String']['output']>;
  /** The same for the same one of staff in the reads of one person, and without a meaning elsewhere */
  By: Scalars['ID']['output'];
  /** What kind of data */
  Class: DataClass;
  Id: Scalars['ID']['output'];
  /** Of the API, or the name of a file */
  Operation: Scalars['String']['output'];
  /** Null for a list, and for what the work itself needs */
  Purpose?: Maybe<ReadPurpose>;
  /** The duty by which it could be read */
  Role: Role;
  /** When it was read */
  Time: Scalars['DateTime']['output'];
};

/** A page of what was read about a person */
export type RecordReadList = {
  /** The rows of the page */
  items: Array<RecordRead>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** That somebody has looked at who read their record */
export type RecordReadVisit = {
  /** Readings from then on are new to them; null on the first visit */
  NewFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** What recordSignature takes */
export type RecordSignatureInput = {
  ConsentId: Scalars['ID']['input'];
  /** The headings of all points of the text, each explained; asked for with a signature on the office's device */
  Explained?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A scanned paper: PDF or JPEG of at most 8 MB, as base64 */
  Paper?: InputMaybe<Scalars['String']['input']>;
  /** What the person asked, and what was answered */
  Questions?: InputMaybe<Scalars['String']['input']>;
  /** As signConsent takes it */
  Signature?: InputMaybe<Scalars['String']['input']>;
};

/** What recordStatement takes */
export type RecordStatementInput = {
  Answer: Scalars['JSON']['input'];
  UserId: Scalars['ID']['input'];
};

/** What recordTestPanel takes */
export type RecordTestPanelInput = {
  /** Made by the client: the same panel is recorded once */
  Id: Scalars['ID']['input'];
  Kind: PanelKind;
  Laboratory: Scalars['String']['input'];
  Results: Array<PanelResultInput>;
  /** The test it belongs to, for a registration or a renewal */
  ScreeningId?: InputMaybe<Scalars['ID']['input']>;
  UserId: Scalars['ID']['input'];
};

/** What recordTestPanels takes */
export type RecordTestPanelsInput = {
  /** As it was shown */
  Csv: Scalars['String']['input'];
  /** As it was shown */
  Fingerprint: Scalars['String']['input'];
};

/** What recordUnit takes */
export type RecordUnitInput = {
  Accepted: Scalars['Boolean']['input'];
  /** 1 to 7, of the Bristol scale */
  BristolType: Scalars['Int']['input'];
  /** Why it is accepted although it lies outside the operator's limits */
  ConfirmReason?: InputMaybe<Scalars['String']['input']>;
  /** What its container says */
  Container?: InputMaybe<Scalars['String']['input']>;
  DonationId: Scalars['ID']['input'];
  /** If the person told; within a day before it was received */
  PassedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** One of the operator's, for what is not accepted */
  RejectionReason?: InputMaybe<Scalars['String']['input']>;
  /** One decimal, above 0 */
  WeightGrams: Scalars['Float']['input'];
};

/** What became of a session's entries, and the day as it is now */
export type RecordedAttendances = {
  /** One for each entry, in their order */
  Outcomes: Array<AttendanceOutcome>;
  /** As getGuidanceDay answers */
  Sheet: GuidanceDay;
};

/** How far recordTestPanels came */
export type RecordedTestPanels = {
  /** People who are still to come: the same call again goes on */
  Left: Scalars['Int']['output'];
  /** People whose panel was recorded by this call */
  Recorded: Scalars['Int']['output'];
};

/** How many people a question refused */
export type RefusalCount = {
  /** Null when fewer than five, or when a number below five could be worked out from it */
  Count?: Maybe<Scalars['Int']['output']>;
  QuestionId: Scalars['String']['output'];
  /** The question, in the words of the newest version that asks it */
  Text: Scalars['String']['output'];
};

/** What refuseCorrection takes */
export type RefuseCorrectionInput = {
  Id: Scalars['ID']['input'];
  /** Why; kept apart from the log */
  Words: Scalars['String']['input'];
};

/** What rejectCriteria takes */
export type RejectCriteriaInput = {
  Id: Scalars['ID']['input'];
  /** Why, for its author */
  Note: Scalars['String']['input'];
};

/** What releaseTestPanel takes */
export type ReleaseTestPanelInput = {
  Id: Scalars['ID']['input'];
};

/** What releaseUnits takes */
export type ReleaseUnitsInput = {
  /** 1 to 100, each once */
  Ids: Array<Scalars['ID']['input']>;
};

/** What was not finished after all */
export type ReopenWorkItemInput = {
  Id: Scalars['ID']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** What reportCondition takes */
export type ReportConditionInput = {
  Answer: Scalars['JSON']['input'];
  Since: Scalars['Date']['input'];
};

/** What reportLostGift takes */
export type ReportLostGiftInput = {
  /** Of a code that was handed out */
  CodeId: Scalars['ID']['input'];
  Loss: GiftLoss;
};

/** What becomes of a report, without what was decided about what was given */
export type ReportStage =
  /** Nothing of it is left to look at */
  | 'Done'
  /** Physicians look at it */
  | 'Looking'
  /** Nobody has looked at it yet */
  | 'Received';

/** What requestDonorRegistration takes */
export type RequestDonorRegistrationInput = {
  Note?: InputMaybe<Scalars['String']['input']>;
  /** One to five days from tomorrow, in order of preference */
  PreferredDates: Array<Scalars['Date']['input']>;
};

/** What requestGutFloraExamination takes */
export type RequestGutFloraExaminationInput = {
  Consent: Scalars['Boolean']['input'];
  InspectionDetailId: Scalars['ID']['input'];
};

/** What requestRights takes */
export type RequestRightsInput = {
  Kind: RightsRequestKind;
  /** The answer is wanted on paper, not as data */
  OnPaper?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is about, at most 1,000 characters */
  Words: Scalars['String']['input'];
};

/** What resendMail takes */
export type ResendMailInput = {
  MailId: Scalars['ID']['input'];
};

/** What resendTemporaryPassword takes */
export type ResendTemporaryPasswordInput = {
  AdministratorId: Scalars['ID']['input'];
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: Scalars['ID']['input'];
};

/** What resetAdministratorTotp takes */
export type ResetAdministratorTotpInput = {
  AdministratorId: Scalars['ID']['input'];
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: Scalars['ID']['input'];
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
  eq?: InputMaybe<RetryState>;
  in?: InputMaybe<Array<RetryState>>;
  ne?: InputMaybe<RetryState>;
};

/** What a donor period brings, in whole yen */
export type RewardPeriod = {
  /** Added when the renewal certified; 0 otherwise and while the period runs */
  BonusYen: Scalars['Int']['output'];
  /** The day the period ended; null while it runs */
  ClosedOn?: Maybe<Scalars['Date']['output']>;
  /** When the person came for each of them, newest first */
  DonatedAt?: Maybe<Array<Scalars['DateTime']['output']>>;
  DonationYen: Scalars['Int']['output'];
  /** Those with stool received */
  Donations: Scalars['Int']['output'];
  /** Due and not yet paid; less than all where the renewal certified after a payout */
  DueYen: Scalars['Int']['output'];
  /** What each of them earned, newest first */
  Earned?: Maybe<Array<PayoutDonation>>;
  /** The screening whose test opened the period */
  Id: Scalars['ID']['output'];
  /** When all of it had been handed over */
  PaidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null when there is nothing to hand over */
  Stage?: Maybe<RewardStage>;
  ValidFrom: Scalars['Date']['output'];
  /** Still valid on this day */
  ValidUntil: Scalars['Date']['output'];
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
  eq?: InputMaybe<RewardStage>;
  in?: InputMaybe<Array<RewardStage>>;
  ne?: InputMaybe<RewardStage>;
};

/** Amounts in whole yen. `Expected` is what the period would bring if the renewal is passed */
export type RewardSummary = {
  /** Due and not yet paid */
  Due: Scalars['Int']['output'];
  /** Due, pending, and the bonus of the running period */
  Expected: Scalars['Int']['output'];
  /** Paid so far */
  Paid: Scalars['Int']['output'];
  /** Earned in the running period, paid when it ends */
  Pending: Scalars['Int']['output'];
};

/** Why the law lets a request be refused, wholly or in part */
export type RightsGround =
  /** It would break another law (article 33, 2, 3) */
  | 'BreaksLaw'
  /** The fee was not paid (article 38) */
  | 'FeeUnpaid'
  /** It could harm the person or somebody else (article 33, 2, 1) */
  | 'HarmsSomebody'
  /** It would seriously hinder the operator's work (article 33, 2, 2) */
  | 'HindersWork'
  /** Nothing was found that the law asks to be stopped (article 35) */
  | 'NoCause'
  /** It could not be known whose request it is (article 37) */
  | 'NotIdentified'
  /** The purpose of use does not need the change (article 34) */
  | 'NotNeeded'
  /** Nothing of the kind is kept (article 33, 3) */
  | 'NotThere'
  /** What is kept is not wrong (article 34) */
  | 'NotWrong'
  /** It would be very hard, and something else protects the person (article 35) */
  | 'OtherMeasure'
  /** Another law has a procedure of its own (article 34) */
  | 'OtherProcedure'
  /** Telling it could harm somebody or hinder a public body (article 32, 2, 2) */
  | 'PurposeHarms'
  /** The purpose is plain from what was made known (article 32, 2, 1) */
  | 'PurposeKnown';

/** How a request was answered */
export type RightsOutcome =
  /** With a part left out */
  | 'Part'
  /** With no */
  | 'Refused'
  /** As it was asked */
  | 'Whole';

/** What a person asks for, and what came of it */
export type RightsRequest = {
  /** Null until it was paid, and where there is none */
  FeePaidOn?: Maybe<Scalars['Date']['output']>;
  /** In yen; 0 where there is none */
  FeeYen: Scalars['Int']['output'];
  /** Why not wholly; empty for a whole answer */
  Grounds: Array<RightsGround>;
  /** Which was seen; null for a request from the person's own account */
  IdentityDocument?: Maybe<IdentityDocument>;
  /** On which it was known whose request it is; null before */
  IdentityOn?: Maybe<Scalars['Date']['output']>;
  Kind: RightsRequestKind;
  /** The answer is wanted on paper, not as data */
  OnPaper: Scalars['Boolean']['output'];
  /** Null until it is answered */
  Outcome?: Maybe<RightsOutcome>;
  /** On which the person took it back */
  WithdrawnOn?: Maybe<Scalars['Date']['output']>;
};

/** What a person may ask for by the Act on the Protection of Personal Information */
export type RightsRequestKind =
  /** That what is wrong is put right, added to or deleted (article 34) */
  | 'Correction'
  /** To be shown what is kept (article 33) */
  | 'Disclosure'
  /** That what is kept is erased (article 35) */
  | 'Erasure'
  /** To be told what for something is used (article 32) */
  | 'Purpose'
  /** That use, or giving to others, is stopped (article 35) */
  | 'StopUse'
  /** To be shown to whom something was given (article 33, 5) */
  | 'ThirdPartyRecord';

/**
 * A duty of staff; somebody may hold several. What each may do and read stands in `shared/rules/records/access` and in docs/duties.md. The
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
  eq?: InputMaybe<Role>;
  in?: InputMaybe<Array<Role>>;
  ne?: InputMaybe<Role>;
};

/** What saveConsoleSetting takes */
export type SaveConsoleSettingInput = {
  /** 1 to 60 of a-z A-Z 0-9 . : _ - */
  Key: Scalars['String']['input'];
  /** At most 20,000 characters as JSON; null takes the setting away */
  Value?: InputMaybe<Scalars['JSON']['input']>;
};

/** What saveDeviceLock takes */
export type SaveDeviceLockInput = {
  /** What the device makes of the badge's code; without it no badge opens the device */
  BadgeProof?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the device at random; it is known to nobody else */
  DeviceId: Scalars['ID']['input'];
  /** What the device makes of the PIN: 32 bytes in base64 */
  PinProof: Scalars['String']['input'];
};

/** What saveLetter takes */
export type SaveLetterInput = {
  /** A new one makes a letter */
  Id: Scalars['ID']['input'];
  Kind: LetterKind;
  /** What the office calls it */
  Name: Scalars['String']['input'];
  Subject: Scalars['String']['input'];
  /** May name what a placeholder stands for */
  Text: Scalars['String']['input'];
  /** The version that was read; 0 for a new letter */
  Version: Scalars['Int']['input'];
};

/** What saveMailText takes */
export type SaveMailTextInput = {
  Key: Scalars['ID']['input'];
  /** Null, as Text: back to the delivered words */
  Subject?: InputMaybe<Scalars['String']['input']>;
  Text?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; 0 while none was written */
  Version: Scalars['Int']['input'];
};

/** What savePushDevice takes: the browser's subscription */
export type SavePushDeviceInput = {
  /** The browser's secret, in base64url */
  Auth: Scalars['String']['input'];
  /** The address that the browser's push service gave */
  Endpoint: Scalars['String']['input'];
  /** What it is told; without it nothing changes */
  Kinds?: InputMaybe<Array<PushKind>>;
  /** The browser's public key, in base64url */
  P256dh: Scalars['String']['input'];
};

/** What saveSharedView takes */
export type SaveSharedViewInput = {
  /** The columns in their order; null for the list's own */
  Columns?: InputMaybe<Array<Scalars['String']['input']>>;
  Conditions: Array<ViewConditionInput>;
  /** How high a row is; null for the list's own height */
  Density?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, so that a call that is sent again makes no second view */
  Id: Scalars['ID']['input'];
  List: SharedList;
  /** At most 30 characters, and no other view of the list has it */
  Name: Scalars['String']['input'];
  SortDirection: SortDirection;
  /** The column that the rows are ordered by */
  SortField: Scalars['String']['input'];
  /** The version that was read; 0 makes the view */
  Version: Scalars['Int']['input'];
};

/** What scheduleExam and previewExam take */
export type ScheduleExamInput = {
  ScheduledDate: Scalars['Date']['input'];
  /** Japanese time, 09:30; left out while only the day is known */
  ScheduledTime?: InputMaybe<Scalars['String']['input']>;
  UserId: Scalars['ID']['input'];
};

/** A round of testing: the online check and the hospital test that follows it */
export type Screening = {
  CreatedAt: Scalars['DateTime']['output'];
  /** Null before the hospital test was judged */
  HealthCheck?: Maybe<HealthCheck>;
  Id: Scalars['ID']['output'];
  Info: ScreeningInfo;
  /** Null before the check was begun */
  OnlineCheck?: Maybe<OnlineCheck>;
  /** When anything of it changed last */
  UpdatedAt: Scalars['DateTime']['output'];
};

/** A round of testing: when the check was begun and when the hospital test is */
export type ScreeningInfo = {
  CreatedAt: Scalars['DateTime']['output'];
  /** The day of the test: made, or set for it */
  ExamDay?: Maybe<Scalars['Date']['output']>;
  /** When the person asked for the test */
  ExamRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the test came to; null until it is judged */
  ExamResult?: Maybe<Certification>;
  /** How far it has come */
  ExamStage: ExamStage;
  Id: Scalars['ID']['output'];
  /** Day of the test for registration */
  InitialExamDate?: Maybe<Scalars['Date']['output']>;
  InspectionType: InspectionType;
  /** What they wrote to the office beside them */
  Note?: Maybe<Scalars['String']['output']>;
  /** When the check was begun */
  OnlineCheckStartAt?: Maybe<Scalars['DateTime']['output']>;
  /** The days they asked for, in order of preference */
  PreferredDates: Array<Scalars['Date']['output']>;
  /** Of its opening */
  RecruitmentMonth: Scalars['Int']['output'];
  /** Of its opening */
  RecruitmentYear: Scalars['Int']['output'];
  /** Day of the test for renewal */
  RenewalExamDate?: Maybe<Scalars['Date']['output']>;
  /** What it came to */
  RenewalExamResult?: Maybe<Certification>;
  /** Whether the test for renewal was made */
  RenewalExamStatus?: Maybe<ImplementationStatus>;
  /** Hour of the scheduled test in Japanese time, 09:30; null while only the day is known */
  ScheduledExamTime?: Maybe<Scalars['String']['output']>;
  /** Day that is set for the test for registration */
  ScheduledInitialExamDate?: Maybe<Scalars['Date']['output']>;
  /** Day that is set for the test for renewal */
  ScheduledRenewalExamDate?: Maybe<Scalars['Date']['output']>;
  /** When it was opened */
  ScreeningInfoCreatedAt: Scalars['DateTime']['output'];
  /** Whether a reminder of an unfinished check was sent */
  SentOnlineCheckReminder: ImplementationStatus;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  /** The person's status when the screening was opened */
  UserStatus: UserStatus;
};

/** Conditions on a list of screenings; all of them hold */
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
  /** The quick search over the person */
  q?: InputMaybe<StringFilter>;
};

/** A page of screenings */
export type ScreeningInfoList = {
  /** The rows of the page */
  items: Array<ScreeningInfo>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
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

/** How far a chain is sealed, and what was signed of it */
export type SealedTree = {
  /** The newest head; null before the first */
  Head?: Maybe<SignedHead>;
  /** The public keys as name+keyId+base64, the one that signs first */
  Keys: Array<Scalars['String']['output']>;
  Name: SealedChain;
  /** Rows with a seal */
  Size: Scalars['Int']['output'];
  /** Of the newest head, looked at now */
  Verdict: SealVerdict;
  /** Rows that wait for theirs */
  Waiting: Scalars['Int']['output'];
};

/** What a forecast of the donors rests on: counts alone */
export type SeatFigures = {
  /** People who came to a guidance whose place was given half a year to two years ago */
  Attended: Scalars['Int']['output'];
  /** Of these, those who were certified afterwards */
  Certified: Scalars['Int']['output'];
  /** Donors of today by the weeks until their status ends */
  DonorsByWeeksLeft: Array<Scalars['Int']['output']>;
  /** People who came and are not judged yet */
  InExam: Scalars['Int']['output'];
  /** People who wait to be invited, the suspended excluded */
  InLine: Scalars['Int']['output'];
  /** Places given half a year to two years ago, unused ones each time that they went on */
  Invitations: Scalars['Int']['output'];
  /** People who passed the check within the last JoinedWeeks weeks */
  JoinedLine: Scalars['Int']['output'];
  /** Over how many weeks these are counted */
  JoinedWeeks: Scalars['Int']['output'];
  /** Donor periods that ended within a year */
  PeriodsEnded: Scalars['Int']['output'];
  /** Of these, those that were followed by another */
  PeriodsRenewed: Scalars['Int']['output'];
  /** People with a place who have not come yet */
  PlacesGiven: Scalars['Int']['output'];
  /** Of these, the used ones */
  PlacesUsed: Scalars['Int']['output'];
  /** Of these, by whole weeks from the place to the certification, the last for all later ones */
  WeeksToCertify: Array<Scalars['Int']['output']>;
};

/** How often what happened from which network within a minute. Kept for 90 days; no names, no addresses of mail */
export type SecurityEvent = {
  /** Whose account; null for nobody known and for those who have left */
  AccountId?: Maybe<Scalars['ID']['output']>;
  Count: Scalars['Int']['output'];
  Id: Scalars['ID']['output'];
  Kind: SecurityEventKind;
  LastTime: Scalars['DateTime']['output'];
  /** The caller's address shortened: IPv4 to /24, IPv6 to /48 */
  Network: Scalars['String']['output'];
  /** Of the first, as the server's log has it */
  RequestId?: Maybe<Scalars['String']['output']>;
  /** The first and the latest of those counted */
  Time: Scalars['DateTime']['output'];
  /** The member; null for staff */
  User?: Maybe<UserProfile>;
};

/** Conditions on a list of the security log; all of them hold */
export type SecurityEventFilter = {
  AccountId?: InputMaybe<IdFilter>;
  Kind?: InputMaybe<SecurityEventKindFilter>;
  Time?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<SecurityEventFilter>>;
  not?: InputMaybe<SecurityEventFilter>;
  or?: InputMaybe<Array<SecurityEventFilter>>;
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
  eq?: InputMaybe<SecurityEventKind>;
  in?: InputMaybe<Array<SecurityEventKind>>;
  ne?: InputMaybe<SecurityEventKind>;
};

/** A page of the security log */
export type SecurityEventList = {
  /** The rows of the page */
  items: Array<SecurityEvent>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What sendLetter takes */
export type SendLetterInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: Scalars['ID']['input'];
  Kind: LetterKind;
  Subject: Scalars['String']['input'];
  Text: Scalars['String']['input'];
  UserId: Scalars['ID']['input'];
};

/** What sendTrialLetter takes */
export type SendTrialLetterInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: Scalars['ID']['input'];
  Kind: LetterKind;
  Subject: Scalars['String']['input'];
  Text: Scalars['String']['input'];
};

/** What sendTrialMailText takes */
export type SendTrialMailTextInput = {
  /** A UUID of the client; the same again sends nothing */
  IdempotencyKey: Scalars['ID']['input'];
  Key: Scalars['ID']['input'];
  Subject: Scalars['String']['input'];
  Text: Scalars['String']['input'];
};

/** What setCriteriaNews takes */
export type SetCriteriaNewsInput = {
  Tell: Scalars['Boolean']['input'];
};

/** What setRetryReminder takes */
export type SetRetryReminderInput = {
  Remind: Scalars['Boolean']['input'];
};

/** What setWaitingPause takes */
export type SetWaitingPauseInput = {
  /** The first day of one of the next six months; null ends the pause */
  Until?: InputMaybe<Scalars['Date']['input']>;
};

/** What settleRewards and handOutGift take */
export type SettleRewardsInput = {
  /** What is handed over; where something else is due by now, CONFLICT */
  AmountYen?: InputMaybe<Scalars['Int']['input']>;
  /** The last day of the period that is paid */
  Period: Scalars['Date']['input'];
  UserId: Scalars['ID']['input'];
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

/** A list as somebody has arranged it for the whole office */
export type SharedView = {
  /** The columns in their order; null where the list's own are shown */
  Columns?: Maybe<Array<Scalars['String']['output']>>;
  /** What it asks for, each thing with the field that it is about */
  Conditions: Array<ViewCondition>;
  CreatedAt: Scalars['DateTime']['output'];
  /** How high a row is; null where the list's own height is kept */
  Density?: Maybe<Scalars['String']['output']>;
  Id: Scalars['ID']['output'];
  /** Whose rows it shows */
  List: SharedList;
  /** Who made it: they and administrators change it */
  MakerId: Scalars['ID']['output'];
  Name: Scalars['String']['output'];
  /** Direction of the order */
  SortDirection: SortDirection;
  /** The column that the rows are ordered by */
  SortField: Scalars['String']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change */
  Version: Scalars['Int']['output'];
};

/** How many fields of a class of data were shown */
export type ShownData = {
  /** Of the fields */
  Class: DataClass;
  /** How many different ones */
  Fields: Scalars['Int']['output'];
};

/** What signConsent takes */
export type SignConsentInput = {
  /** Of the text that was read */
  Sha256: Scalars['String']['input'];
  /**
   * Drawn: lines of an SVG path with whole coordinates in a field of 600 × 200, like M12 30L14 33L19 37, one after the other.
   * Typed, by whoever does not draw: the registered name.
   */
  Signature: Scalars['String']['input'];
  /** As MaySign tells it */
  Version: Scalars['String']['input'];
};

/** How a consent was signed */
export type SignatureKind =
  /** Drawn on a screen */
  | 'Drawn'
  /** A paper that the office read in */
  | 'Paper'
  /** The registered name, typed by somebody who does not draw */
  | 'Typed';

/** A signed head: a C2SP checkpoint */
export type SignedHead = {
  /** What the file is called */
  Name: Scalars['String']['output'];
  /** The whole note, as it lies in the file store */
  Note: Scalars['String']['output'];
  /** When it was signed; null where it cannot be read */
  SignedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rows that it covers; null where it cannot be read */
  Size?: Maybe<Scalars['Int']['output']>;
};

/** Which work, and until when it is put off */
export type SnoozeWorkInput = {
  Kind: WorkKind;
  /** The record that makes the work */
  SubjectId: Scalars['ID']['input'];
  /** The day on which it is seen again, after today; null to see it now */
  Until?: InputMaybe<Scalars['Date']['input']>;
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** Direction of a list */
export type SortDirection =
  /** Smallest or earliest first */
  | 'ASC'
  /** Largest or latest first */
  | 'DESC';

/** What a result is of */
export type Specimen =
  /** Taken by the hospital */
  | 'Blood'
  /** Taken by the hospital or by the person */
  | 'Saliva'
  /** Brought by the person */
  | 'Stool';

/** What one request of staff showed of one person, or of many at once */
export type StaffRead = {
  /** Who of staff */
  ActorId: Scalars['ID']['output'];
  /** Null once they were removed long ago */
  ActorName?: Maybe<Scalars['String']['output']>;
  /** Of its first row, as listRecordReads has it */
  Id: Scalars['ID']['output'];
  /** The caller's address shortened: IPv4 to /24, IPv6 to /48 */
  Network: Scalars['String']['output'];
  /** Of the API, or the name of a file */
  Operation: Scalars['String']['output'];
  /** Whose records they were: how many people */
  People: Scalars['Int']['output'];
  /** What they said that it was for; null where nothing was asked */
  Purpose?: Maybe<ReadPurpose>;
  /** As the server's log has it */
  RequestId: Scalars['String']['output'];
  /** By which the actor could read it, the highest first */
  Roles: Array<Role>;
  /** What was shown, by its class of data */
  Shown: Array<ShownData>;
  /** When the answer left */
  Time: Scalars['DateTime']['output'];
  /** The member; null for many */
  User?: Maybe<UserProfile>;
  /** Whose record it was; null for many */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** Which readings of staff; all conditions hold */
export type StaffReadFilter = {
  ActorId?: InputMaybe<IdFilter>;
  Purpose?: InputMaybe<ReadPurposeFilter>;
  Time?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<StaffReadFilter>>;
  not?: InputMaybe<StaffReadFilter>;
  or?: InputMaybe<Array<StaffReadFilter>>;
};

/** A page of what staff were shown */
export type StaffReadList = {
  /** The rows of the page */
  items: Array<StaffRead>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What was shown and is to be done */
export type StartBulkInput = {
  /** As it was shown */
  Fingerprint: Scalars['String']['input'];
  Id: Scalars['ID']['input'];
  /** Where the act with one person needs one; kept apart from the log */
  Reason?: InputMaybe<Scalars['String']['input']>;
};

/** How many people stand at a status */
export type StatusCount = {
  Count: Scalars['Int']['output'];
  UserStatus: UserStatus;
};

/** What stopPendingAccount takes */
export type StopPendingAccountInput = {
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  Stop: Scalars['Boolean']['input'];
  UserId: Scalars['ID']['input'];
};

/** What stopUser takes */
export type StopUserInput = {
  /**
   * What becomes of a guidance that is booked, or a hospital test that is planned, when the suspension begins. Without it
   * they stay, and the mail says when to come nevertheless
   */
  Booking?: InputMaybe<StoppedBooking>;
  Reason: Scalars['String']['input'];
  Stop: Scalars['Boolean']['input'];
  /** The day on whose morning a suspension ends by itself; another one may be given while it stands, none takes it away */
  Until?: InputMaybe<Scalars['Date']['input']>;
  UserId: Scalars['ID']['input'];
};

/** What becomes of a booking when a suspension begins */
export type StoppedBooking =
  /** It is cancelled, and the mail brings the file that takes it out of a calendar */
  | 'Cancel'
  /** It stays: the person comes if the suspension has ended by then */
  | 'Keep';

/** Conditions on a text; `eq: null` and `ne: null` ask whether there is one */
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

/** An answer to shared/rules/donating/condition/conditionQuestion: choices, and their days */
export type SubmitStatementInput = {
  Answer: Scalars['JSON']['input'];
};

/** That it was done */
export type Success = {
  success: Scalars['Boolean']['output'];
};

/** A suspension that stands */
export type Suspension = {
  /** Why, in the words of staff */
  Reason?: Maybe<Scalars['String']['output']>;
  /** Null where the log does not tell */
  Since?: Maybe<Scalars['DateTime']['output']>;
  /** The day on whose morning it ends by itself; null when it has no end */
  Until?: Maybe<Scalars['Date']['output']>;
};

/** What takeBackLetter takes */
export type TakeBackLetterInput = {
  MailId: Scalars['ID']['input'];
};

/** What takeCase takes */
export type TakeCaseInput = {
  /** Of staff; nobody without it */
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the case */
  Id: Scalars['ID']['input'];
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** What a laboratory found in one round of specimens */
export type TestPanel = {
  /** The second person; null until then */
  ConfirmedBy?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Of the first specimen */
  FirstDay: Scalars['Date']['output'];
  Id: Scalars['ID']['output'];
  /** Why it was made */
  Kind: PanelKind;
  /** Where it was made */
  Laboratory: Scalars['String']['output'];
  /** Of the last specimen */
  LastDay: Scalars['Date']['output'];
  /** Names of the analytes that a complete panel has besides */
  Missing?: Maybe<Array<Scalars['String']['output']>>;
  /** What it comes to by the criteria of its day */
  Outcome?: Maybe<PanelOutcome>;
  /** Who of staff entered it */
  RecordedBy?: Maybe<Scalars['String']['output']>;
  /** Since when the person sees it; null until then */
  ReleasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** One of each analyte */
  Results?: Maybe<Array<PanelResult>>;
  /** The test it belongs to; null for an interim or an exit test */
  ScreeningId?: Maybe<Scalars['ID']['output']>;
  UserId: Scalars['ID']['output'];
  /** Entered wrongly: it counts for nothing */
  WithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a row of a laboratory's table says */
export type TestPanelLine = {
  /** What is positive or indeterminate, in words, also where something else of the row is wrong */
  Findings?: Maybe<Array<Scalars['String']['output']>>;
  /** Of the first specimen; null where something is wrong */
  FirstDay?: Maybe<Scalars['Date']['output']>;
  /** Null where it cannot be read */
  Kind?: Maybe<PanelKind>;
  /** Of the last specimen; null where something is wrong */
  LastDay?: Maybe<Scalars['Date']['output']>;
  /** Of the table, the heading being 1 */
  Line: Scalars['Int']['output'];
  /** Names of the analytes that a complete panel has besides */
  Missing?: Maybe<Array<Scalars['String']['output']>>;
  /** What it comes to by the criteria in force; null where something is wrong */
  Outcome?: Maybe<PanelOutcome>;
  /** All that is wrong with the row, each in a sentence */
  Problems?: Maybe<Array<Scalars['String']['output']>>;
  State: TestPanelLineState;
  User?: Maybe<UserProfile>;
  /** Null where the row names nobody */
  UserId?: Maybe<Scalars['ID']['output']>;
};

/** What becomes of a row of a laboratory's table */
export type TestPanelLineState =
  /** Would be recorded */
  | 'New'
  /** Stands already */
  | 'Recorded'
  /** Something is wrong with it, and nothing of it is recorded */
  | 'Wrong';

/** What a laboratory's table would record */
export type TestPanelTable = {
  /** Of what was shown; recordTestPanels is given it */
  Fingerprint: Scalars['String']['output'];
  /** Findings first, then what is wrong, then the others */
  Lines: Array<TestPanelLine>;
};

/** What previewTestPanels takes */
export type TestPanelTableInput = {
  /** CSV with Japanese headings, as UTF-8, with or without BOM: at most 10,000 rows and 15,000,000 bytes */
  Csv: Scalars['String']['input'];
};

/** What is to be taken back */
export type UndoBulkInput = {
  Id: Scalars['ID']['input'];
};

/** What undoChange takes: the number in extensions.undo of the answer to the change */
export type UndoChangeInput = {
  Id: Scalars['ID']['input'];
};

/** What undoDonation takes */
export type UndoDonationInput = {
  DonationId: Scalars['ID']['input'];
};

/** What was received with one donation */
export type Unit = {
  /** False where reception did not accept it */
  Accepted: Scalars['Boolean']['output'];
  /** 1 to 7, of the Bristol scale */
  BristolType?: Maybe<Scalars['Int']['output']>;
  /** What the donor had consented to when it was received; null where nothing is known of it. It stays when the donor leaves */
  Consent?: Maybe<UnitConsent>;
  /** What its container says */
  Container?: Maybe<Scalars['String']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Null unless it is discarded */
  DiscardedAt?: Maybe<Scalars['DateTime']['output']>;
  /** With which it was received */
  DonationId: Scalars['ID']['output'];
  /** What was handed over together bears one number */
  HandOverBatch?: Maybe<Scalars['String']['output']>;
  /** Null while it is in the house */
  HandedOverAt?: Maybe<Scalars['DateTime']['output']>;
  /** To whom */
  HandedOverTo?: Maybe<Scalars['String']['output']>;
  /** When it was last held or let go of, whatever the cause; null if it never was */
  HoldChangedAt?: Maybe<Scalars['DateTime']['output']>;
  Id: Scalars['ID']['output'];
  /** As on its label; never given twice */
  Number: Scalars['String']['output'];
  /** What stands in the way of using it; empty where a physician may release it, or has */
  Obstacles?: Maybe<Array<UnitObstacle>>;
  /** As the person told; null where nothing was told */
  PassedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the donation was made */
  ReceivedAt: Scalars['DateTime']['output'];
  /** One of the operator's; null for what was accepted */
  RejectionReason?: Maybe<Scalars['String']['output']>;
  State: UnitState;
  /** A statement of the day preceded it; not what was said */
  StatementGiven?: Maybe<Scalars['Boolean']['output']>;
  /** Who of staff took it */
  TakenBy?: Maybe<Scalars['String']['output']>;
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  UserId: Scalars['ID']['output'];
  /** One decimal */
  WeightGrams?: Maybe<Scalars['Float']['output']>;
};

/** What the donor of a unit had consented to */
export type UnitConsent = {
  /** Of the text; null where the office has none of this version */
  Sha256?: Maybe<Scalars['String']['output']>;
  /** Of the text */
  Version: Scalars['String']['output'];
};

/** Conditions on a list of units; all of them hold */
export type UnitFilter = {
  /** False for what reception did not accept */
  Accepted?: InputMaybe<BooleanFilter>;
  DonationId?: InputMaybe<IdFilter>;
  HandOverBatch?: InputMaybe<StringFilter>;
  /** False for what is in the house */
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
  /** The quick search over the person, and a whole number */
  q?: InputMaybe<StringFilter>;
};

/** A page of units */
export type UnitList = {
  /** The rows of the page */
  items: Array<Unit>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** What stands in the way of using a unit */
export type UnitObstacle =
  /** It is discarded */
  | 'Discarded'
  /** It is held */
  | 'Held'
  /** No passed panel whose earliest specimen lies after it */
  | 'NoPanelAfter'
  /** No passed panel whose latest specimen lies before it */
  | 'NoPanelBefore'
  /** A panel between the two that did not pass */
  | 'PanelBetween'
  /** No statement of its day that is fine or was cleared */
  | 'Statement';

/** What the list of units can be ordered by */
export type UnitSortField =
  /** When it was received */
  | 'ReceivedAt';

/** How far a unit is; that it was handed over is no state */
export type UnitState =
  /** Not accepted, or discarded later */
  | 'Discarded'
  /** Something is being found out; the state before comes back when that is lifted */
  | 'Held'
  /** Received; nothing has been said about its use yet */
  | 'Quarantine'
  /** A physician has said that it may be used */
  | 'Usable';

/** Conditions on a value of UnitState */
export type UnitStateFilter = {
  eq?: InputMaybe<UnitState>;
  in?: InputMaybe<Array<UnitState>>;
  ne?: InputMaybe<UnitState>;
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
  AdministratorId: Scalars['ID']['input'];
  Email: Scalars['String']['input'];
  /** Made by the sender; a second call with it changes nothing and answers as the first */
  IdempotencyKey: Scalars['ID']['input'];
};

/** What updateAdministrator takes */
export type UpdateAdministratorInput = {
  Id: Scalars['ID']['input'];
  Name: Scalars['String']['input'];
  /** One duty alone, for clients that know no other; the highest of now changes none. Left out where Roles is given */
  Role?: InputMaybe<Role>;
  /** All duties */
  Roles?: InputMaybe<Array<Role>>;
};

/** What updateCriteriaDraft takes */
export type UpdateCriteriaDraftInput = {
  /** Whole, as getCriteria gives it */
  Content: Scalars['JSON']['input'];
  Id: Scalars['ID']['input'];
  /** Why it is changed; without it the note stays */
  Note?: InputMaybe<Scalars['String']['input']>;
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
};

/** What updateEmail takes */
export type UpdateEmailInput = {
  Email: Scalars['String']['input'];
};

/** What updateExamDays takes */
export type UpdateExamDaysInput = {
  /** People a day; 0 takes the places back */
  Capacity: Scalars['Int']['input'];
  /** At most 92 */
  Dates: Array<Scalars['Date']['input']>;
  Place?: InputMaybe<Scalars['String']['input']>;
  /** 09:30 */
  Time?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change was made on; a stale one is CONFLICT */
  Version: Scalars['Int']['input'];
};

/** What updateOpening takes: days or the week */
export type UpdateOpeningInput = {
  /** Needed when bookings are affected */
  Bookings?: InputMaybe<BookingsThen>;
  Days?: InputMaybe<OpeningDaysInput>;
  /** Whose affected bookings were seen; CONFLICT when they are others by now */
  Seen?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version that the change was made on; a stale one is CONFLICT */
  Version: Scalars['Int']['input'];
  Week?: InputMaybe<OpeningWeekInput>;
};

/** What updatePersonNote takes: the note as it is to be */
export type UpdatePersonNoteInput = {
  /** From today, at most a year ahead, or as it was */
  AgainOn?: InputMaybe<Scalars['Date']['input']>;
  Id: Scalars['ID']['input'];
  Kind: NoteKind;
  Result?: InputMaybe<CallResult>;
  Text: Scalars['String']['input'];
  TouchesHealth?: InputMaybe<Scalars['Boolean']['input']>;
  /** As it was read */
  Version: Scalars['Int']['input'];
};

/** What previewPreferenceSlot and updatePreferenceSlot take */
export type UpdatePreferenceSlotInput = {
  AdditionalAvailableSlots: Scalars['Int']['input'];
  AvailableSlots: Scalars['Int']['input'];
  Month: Scalars['Int']['input'];
  /** The version that the change was made on, 0 for a month that is not there yet; a stale one is CONFLICT */
  Version?: InputMaybe<Scalars['Int']['input']>;
  Year: Scalars['Int']['input'];
};

/** What updateSubscribedMagazine takes */
export type UpdateSubscribedMagazineInput = {
  SubscribedMagazine: Scalars['Boolean']['input'];
};

/** What updateUserEmailByAdmin takes */
export type UpdateUserEmailByAdminInput = {
  Email: Scalars['String']['input'];
  /** That the person was identified, and how is said in the reason */
  Identified: Scalars['Boolean']['input'];
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  UserId: Scalars['ID']['input'];
};

/**
 * Only the fields that are given are changed. CONFLICT when somebody else has changed one of them to something else
 * since Version, and only for those fields; what was changed beside them stays.
 */
export type UpdateUserProfileByAdminInput = {
  Address?: InputMaybe<Scalars['String']['input']>;
  Birthday?: InputMaybe<Scalars['Date']['input']>;
  Building?: InputMaybe<Scalars['String']['input']>;
  Caution?: InputMaybe<Scalars['String']['input']>;
  City?: InputMaybe<Scalars['String']['input']>;
  FirstName?: InputMaybe<Scalars['String']['input']>;
  FirstNameFurigana?: InputMaybe<Scalars['String']['input']>;
  Gender?: InputMaybe<Gender>;
  LastName?: InputMaybe<Scalars['String']['input']>;
  LastNameFurigana?: InputMaybe<Scalars['String']['input']>;
  Pref?: InputMaybe<Prefecture>;
  /** Kept apart from the log */
  Reason?: InputMaybe<Scalars['String']['input']>;
  SubscribedMagazine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Permanent suspension; asks for a reason */
  SuspensionStatus2?: InputMaybe<Scalars['Boolean']['input']>;
  Tel?: InputMaybe<Scalars['String']['input']>;
  UpdateRequired?: InputMaybe<Scalars['Boolean']['input']>;
  UserId: Scalars['ID']['input'];
  Version: Scalars['Int']['input'];
  ZipCode?: InputMaybe<Scalars['String']['input']>;
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
  /** Of a partner company; only counted, and only when the profile is opened */
  PartnerCode?: InputMaybe<Scalars['String']['input']>;
  Pref: Prefecture;
  SubscribedMagazine?: InputMaybe<Scalars['Boolean']['input']>;
  Tel: Scalars['String']['input'];
  ZipCode: Scalars['String']['input'];
};

/** What is to be done instead */
export type UpdateWorkItemInput = {
  /** Who of staff is to do it; null for nobody; left out, it stays as it was */
  AssigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The day by which it is to be done, from today on, or as it was */
  Due: Scalars['Date']['input'];
  Id: Scalars['ID']['input'];
  /** What is to be done, at most 100 characters */
  Title: Scalars['String']['input'];
  /** The member it is about; null for nobody in particular; left out, it stays as it was */
  UserId?: InputMaybe<Scalars['ID']['input']>;
  /** As it was read; something else is a CONFLICT */
  Version: Scalars['Int']['input'];
  /** What whoever does it has to know, at most 500 characters; left out, it stays as it was */
  Words?: InputMaybe<Scalars['String']['input']>;
};

/** A person with all that is kept about them. Each part is read only when it is asked for */
export type User = {
  /** Answers that the person has put right, newest first */
  AnswerCorrections?: Maybe<Array<AnswerCorrection>>;
  /** Null for whoever is asked to none, and where units are not recorded */
  AskedTest?: Maybe<AskedTest>;
  /** The latest note that says when to call again, while its task is on the desk: the next talk finishes it */
  CallAgain?: Maybe<PersonNote>;
  /** The last day on which the passed check carries a certification; null for whoever is not on the way to one */
  CheckValidUntil?: Maybe<Scalars['Date']['output']>;
  /** Newest first */
  ConditionReports?: Maybe<Array<ConditionReport>>;
  /** For donors and people about to become one who signed a version from before a major one */
  ConsentToSign?: Maybe<ConsentVersion>;
  /** Newest first */
  Consents: Array<Consent>;
  /** The first page of `listConversation`, for who may call it */
  Conversation?: Maybe<ConversationList>;
  /** What the person was told in the last 90 days and was put right since, newest first */
  Corrections: Array<CorrectionNotice>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Wants a mail when newer criteria let the person return, or return earlier; as SubscribedMagazine until it is chosen */
  CriteriaNews: Scalars['Boolean']['output'];
  /** Whether declining the invitation keeps the place in line; null without an invitation to decline */
  DeclineKeepsPlace?: Maybe<Scalars['Boolean']['output']>;
  /** The latest 200, newest first */
  DonationInfo: Array<DonationInfo>;
  /** What others' results are on average; null among fewer than ten people */
  FloraAverages?: Maybe<FloraAverages>;
  /** When the person asked to be invited to a flora test; null once an invitation has met the wish */
  FloraInvitationRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many shared results the Ranking of a flora test is among */
  FloraRankingTotal: Scalars['Int']['output'];
  /** What was handed out in gift codes, newest first; null where the office hands out none */
  Gifts?: Maybe<Array<GiftHandOut>>;
  /** What became of the stool that the person gave; null below the operator's number, and where units are recorded elsewhere. Staff read units */
  GivenSums?: Maybe<GivenSums>;
  /** Null for whoever was never invited */
  Guidance?: Maybe<Guidance>;
  Id: Scalars['ID']['output'];
  /** The latest 200, newest first */
  InspectionDetail: Array<InspectionDetail>;
  /** May report a change of condition: donors, people about to become one, and whoever gave stool within two years. For whoever has left the office records it */
  MayReportCondition: Scalars['Boolean']['output'];
  /** The version that the person may sign now by signConsent: asked to sign anew, or on the day of the guidance */
  MaySign?: Maybe<ConsentDocument>;
  /** True when a check is due and could be begun or gone on with today */
  MayStartOnlineCheck?: Maybe<Scalars['Boolean']['output']>;
  /** True while something was given whose use is not withdrawn */
  MayWithdrawUse: Scalars['Boolean']['output'];
  /**
   * How often staff looked at the record since the person last looked at who did: what one colleague opens within ten minutes is
   * one look. Null for whoever has never looked
   */
  NewLooks?: Maybe<Scalars['Int']['output']>;
  /** What is open, oldest first; members see of their own what they are asked or told about */
  OfficePoints: Array<OfficePoint>;
  /** Whether checks are judged now: before a physician has approved criteria nobody may begin one */
  OnlineCheckOpen: Scalars['Boolean']['output'];
  /** The day from which approved criteria are in force, or will be; null while none are approved */
  OnlineCheckOpensOn?: Maybe<Scalars['Date']['output']>;
  /** Newest first, from the reward ledger */
  Payouts?: Maybe<Array<Payout>>;
  Profile: UserProfile;
  /** The day to come from which the check may be taken again; null where it may today, and where no day is known */
  RetryFrom?: Maybe<Scalars['Date']['output']>;
  /** Wants a mail on the day from which the check may be taken again; apart from SubscribedMagazine */
  RetryReminder: Scalars['Boolean']['output'];
  /** Newest first */
  RewardPeriods?: Maybe<Array<RewardPeriod>>;
  /** Sums over all rewards */
  Rewards: RewardSummary;
  /** The latest 200, newest first */
  ScreeningInfo: Array<ScreeningInfo>;
  /** What was said on this Japanese day; null when nothing was */
  Statement?: Maybe<ConditionReport>;
  /** Null for whoever is not suspended */
  Suspension?: Maybe<Suspension>;
  /** Whether a partner company's code may be given when the profile is opened */
  TakesPartnerCode: Scalars['Boolean']['output'];
  /** What laboratories found, as far as a physician has let the person see it, newest first */
  TestPanels?: Maybe<Array<TestPanel>>;
  UpdatedAt: Scalars['DateTime']['output'];
  /** When the person last withdrew the use of what was given; null where it was not or was taken back, and where units are not recorded */
  UseWithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place in line, from 1, which a pause does not change; null for whoever does not wait or is suspended */
  WaitingPosition?: Maybe<Scalars['Int']['output']>;
};


/** A person with all that is kept about them. Each part is read only when it is asked for */
export type UserConversationArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A row of the activity log */
export type UserActivity = {
  CreatedAt: Scalars['DateTime']['output'];
  /** `listValueChanges` tells what it made of the person's records */
  HasChanges?: Maybe<Scalars['Boolean']['output']>;
  /** The same: what happened does not change */
  UpdatedAt: Scalars['DateTime']['output'];
  User?: Maybe<UserProfile>;
  /** What it concerns */
  category: Scalars['String']['output'];
  /** Its number in the log */
  id: Scalars['ID']['output'];
  /** What was done */
  operation: Scalars['String']['output'];
  /** Why it was done, in the words of staff; gone with the person */
  reason?: Maybe<Scalars['String']['output']>;
  /** The sentence, in Japanese */
  text: Scalars['String']['output'];
  /** When it happened */
  time: Scalars['DateTime']['output'];
  /** Whom it is about; null for nobody */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** A page of the activity log */
export type UserActivityList = {
  /** Exact to 10,000, then 10,001 */
  count: Scalars['Int']['output'];
  /** The rows of the page */
  items: Array<UserActivity>;
};

/** A person's record */
export type UserProfile = {
  /** Street and number */
  Address?: Maybe<Scalars['String']['output']>;
  BarCode?: Maybe<BarCode>;
  Birthday?: Maybe<Scalars['Date']['output']>;
  /** Building and room */
  Building?: Maybe<Scalars['String']['output']>;
  /** What staff ask each other to mind about the person */
  Caution?: Maybe<Scalars['String']['output']>;
  /** Town */
  City?: Maybe<Scalars['String']['output']>;
  /** Day from which the renewal may begin */
  CommencementWindowPeriodDate?: Maybe<Scalars['Date']['output']>;
  CreatedAt: Scalars['DateTime']['output'];
  /** Has left; what identified the person is erased */
  DeleteStatus: Scalars['Boolean']['output'];
  /** The check before renewal did not pass: no donations until a later one passes or the office lifts it */
  DonationPaused?: Maybe<Scalars['Boolean']['output']>;
  /** Still valid on this day */
  DonorExpirationDate?: Maybe<Scalars['Date']['output']>;
  /** Number on the donor card */
  DonorId?: Maybe<Scalars['String']['output']>;
  DonorProcessStatus?: Maybe<DonorProcessStatus>;
  /** Certified while donations may be received */
  DonorStatus: Certification;
  /** The address to sign in with; empty once the person has left */
  Email?: Maybe<Scalars['String']['output']>;
  /** When the person is likely to be invited; null for whoever does not wait or is suspended, and while no month was opened */
  ExpectedInvitation?: Maybe<ExpectedMonths>;
  FirstName?: Maybe<Scalars['String']['output']>;
  FirstNameFurigana?: Maybe<Scalars['String']['output']>;
  Gender?: Maybe<Gender>;
  /** Whether there is a caution */
  HasCaution?: Maybe<Scalars['Boolean']['output']>;
  Id: Scalars['ID']['output'];
  /** Flora tests with a shared result */
  IntestinalFloraCount: Scalars['Int']['output'];
  LastName?: Maybe<Scalars['String']['output']>;
  LastNameFurigana?: Maybe<Scalars['String']['output']>;
  /** Stool received in the running donor period */
  LatestDonationsCount: Scalars['Int']['output'];
  /** Day on which the donor status was lost */
  LossDonorStatusDate?: Maybe<Scalars['Date']['output']>;
  /** What the office waits for next; past once it is overdue */
  NextDate?: Maybe<Scalars['Date']['output']>;
  /** What NextDate is */
  NextDateKind?: Maybe<NextDateKind>;
  OnlineCheckResult?: Maybe<OnlineCheckResult>;
  /** 0 to 100: the share of judged answers that pass */
  OnlineCheckScore?: Maybe<Scalars['Int']['output']>;
  /** Prefecture */
  Pref?: Maybe<Prefecture>;
  /** When the profile was entered */
  ProfileCreatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Day of the registration test that certified */
  RegistrationDateOfDonor?: Maybe<Scalars['Date']['output']>;
  /** Day on which the profile was entered */
  RegistrationDateOfService?: Maybe<Scalars['Date']['output']>;
  /** What was said about the condition means no donation for now */
  Resting?: Maybe<Scalars['Boolean']['output']>;
  /** First day on which one may donate again; null while no day is known */
  RestingUntil?: Maybe<Scalars['Date']['output']>;
  /** After a hospital test: the check begins again by the office's word alone */
  RetryByOffice?: Maybe<Scalars['Boolean']['output']>;
  /** The first day on which it may be, with NotYet; past once it has come, null while nobody knows it */
  RetryFrom?: Maybe<Scalars['Date']['output']>;
  /** Whether and when the check may be answered (again); never why */
  RetryState?: Maybe<RetryState>;
  /** When the mail about the renewal was sent */
  SentUpdateNoticeAt?: Maybe<Scalars['DateTime']['output']>;
  /** What kind of record it is, as the specification's table names it */
  Sk: Scalars['String']['output'];
  /** Takes optional mails */
  SubscribedMagazine?: Maybe<Scalars['Boolean']['output']>;
  /** The day on whose morning a suspension for a time ends by itself; null while it has no end */
  SuspendedUntil?: Maybe<Scalars['Date']['output']>;
  /** Suspended for a time: reads, leaves and signs out, and nothing else */
  SuspensionStatus1: Scalars['Boolean']['output'];
  /** Suspended for good */
  SuspensionStatus2: Scalars['Boolean']['output'];
  Tel?: Maybe<Scalars['String']['output']>;
  /** Stool received, ever */
  TotalDonationsCount: Scalars['Int']['output'];
  /** The person is asked to bring the profile up to date */
  UpdateRequired: Scalars['Boolean']['output'];
  UpdatedAt: Scalars['DateTime']['output'];
  /** When that suspension began */
  UpdatedSuspensionStatus1ToTrueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null before the certification */
  UserRank?: Maybe<UserRank>;
  UserStatus: UserStatus;
  /** Grows by one with each change; an administrator's edit names the version it was made on */
  Version: Scalars['Int']['output'];
  /** In line, but not invited before this first day of a month, at the person's wish; null without a pause */
  WaitingPausedUntil?: Maybe<Scalars['Date']['output']>;
  /** Place in line, from 1, which a pause does not change; null for whoever does not wait or is suspended */
  WaitingPosition?: Maybe<Scalars['Int']['output']>;
  /** Since when the person waits to be invited; null unless waiting */
  WaitingSince?: Maybe<Scalars['DateTime']['output']>;
  ZipCode?: Maybe<Scalars['String']['output']>;
};

/** Conditions on a list of people; all of them hold */
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
  /** Wishes to be invited to a flora test */
  FloraInvitationRequestedAt?: InputMaybe<DateTimeFilter>;
  Gender?: InputMaybe<GenderFilter>;
  HasCaution?: InputMaybe<BooleanFilter>;
  Id?: InputMaybe<IdFilter>;
  IntestinalFloraCount?: InputMaybe<IntFilter>;
  /** The kit that was handed out at a guidance: `contains` */
  KitNumber?: InputMaybe<StringFilter>;
  LastName?: InputMaybe<StringFilter>;
  LastNameFurigana?: InputMaybe<StringFilter>;
  LatestDonationsCount?: InputMaybe<IntFilter>;
  LossDonorStatusDate?: InputMaybe<DateFilter>;
  /** Whether the office has something to do: what Attention of getWorkCounts counts */
  NeedsAttention?: InputMaybe<BooleanFilter>;
  NextDate?: InputMaybe<DateFilter>;
  NextDateKind?: InputMaybe<NextDateKindFilter>;
  OnlineCheckResult?: InputMaybe<OnlineCheckResultFilter>;
  /** Whether a check left something that has to be cleared before a certification, and nobody has */
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
  /** Whether they asked not to be invited before a later month */
  WaitingPaused?: InputMaybe<BooleanFilter>;
  WaitingSince?: InputMaybe<DateTimeFilter>;
  and?: InputMaybe<Array<UserProfileFilter>>;
  not?: InputMaybe<UserProfileFilter>;
  or?: InputMaybe<Array<UserProfileFilter>>;
  /** One search over name, furigana, e-mail, telephone and donor number */
  q?: InputMaybe<StringFilter>;
};

/** A page of people */
export type UserProfileList = {
  /** The rows of the page */
  items: Array<UserProfile>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Exact to 10,000, then 10,001; computed only when asked for */
  total: Scalars['Int']['output'];
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
  eq?: InputMaybe<UserRank>;
  in?: InputMaybe<Array<UserRank>>;
  ne?: InputMaybe<UserRank>;
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
  eq?: InputMaybe<UserStatus>;
  in?: InputMaybe<Array<UserStatus>>;
  ne?: InputMaybe<UserStatus>;
};

/**
 * What a change made of a record about somebody, in one class of data: one of the lists holds its fields, the others are
 * empty. Whoever does not read the class sees that something of it changed.
 */
export type ValueChange = {
  /** The row of the log that told of it; null where none did */
  ActivityId?: Maybe<Scalars['ID']['output']>;
  /** Who made the change; null for what happened by itself */
  ActorId?: Maybe<Scalars['ID']['output']>;
  /** Of how somebody is reached */
  Contact?: Maybe<Array<FieldChange>>;
  /** Of which class what changed is */
  Data: DataClass;
  /** Names of fields; values stand in the records and their versions alone */
  Flora?: Maybe<Array<FieldChange>>;
  /** Names of fields; values stand in the records and their versions alone */
  Health?: Maybe<Array<FieldChange>>;
  Id: Scalars['ID']['output'];
  /** Of who somebody is */
  Identity: Array<FieldChange>;
  /** The person has left, and the values with them */
  IsErased: Scalars['Boolean']['output'];
  /** Of what was received from somebody */
  Material?: Maybe<Array<FieldChange>>;
  /** Of what somebody has earned */
  Money?: Maybe<Array<FieldChange>>;
  /** Of how far somebody is */
  Operational: Array<FieldChange>;
  /** What kind of record */
  Record: ValueRecord;
  /** Which of them */
  RecordId: Scalars['ID']['output'];
  /** The request that made the change; null for what happened by itself */
  RequestId?: Maybe<Scalars['String']['output']>;
  /** Names of fields; the words stand in the notes alone */
  StaffNotes?: Maybe<Array<FieldChange>>;
  /** Its sentence, in Japanese */
  Text?: Maybe<Scalars['String']['output']>;
  /** When it happened */
  Time: Scalars['DateTime']['output'];
  UserId: Scalars['ID']['output'];
};

/** A page of what changed of a person */
export type ValueChangeList = {
  /** The rows of the page */
  items: Array<ValueChange>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match: exact to 10,000, then 10,001; counted only when asked for */
  total: Scalars['Int']['output'];
};

/** Records about somebody whose values before and after are kept */
export type ValueRecord =
  /** Answers that were put right */
  | 'AnswerCorrection'
  /** A test that somebody was asked to */
  | 'AskedTest'
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
  /** A question about units */
  | 'Hold'
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
  /** What a laboratory found */
  | 'TestPanel'
  /** A unit of received stool */
  | 'Unit'
  /** A time without invitations */
  | 'WaitingPause';

/** One condition of a shared view */
export type ViewCondition = {
  /** The field of the list's filter that it asks about */
  Field: Scalars['String']['output'];
  /** What the console's address says of it; days are told from the day on which the list is read */
  Values: Scalars['JSON']['output'];
};

/** One condition of a shared view */
export type ViewConditionInput = {
  /** The field of the list's filter that it asks about */
  Field: Scalars['String']['input'];
  /** What the console's address says of it */
  Values: Scalars['JSON']['input'];
};

/** What deletePendingAccount and liftDonationPause and reopenOnlineCheck and withdrawConsentByAdmin and withdrawUseByAdmin take */
export type WithReasonInput = {
  /** Kept apart from the log */
  Reason: Scalars['String']['input'];
  UserId: Scalars['ID']['input'];
};

/** What withdrawCorrection takes */
export type WithdrawCorrectionInput = {
  Id: Scalars['ID']['input'];
};

/** One thing for the office to do */
export type Work = {
  /** How many: free places, donations to be paid, units held, points that keep from certifying (for physicians) */
  Amount?: Maybe<Scalars['Int']['output']>;
  /** Who of staff has it; null for nobody */
  AssigneeId?: Maybe<Scalars['ID']['output']>;
  /** Their name */
  AssigneeName?: Maybe<Scalars['String']['output']>;
  /** The instant that it is about: the booked hour, the wish, the failure */
  At?: Maybe<Scalars['DateTime']['output']>;
  /** The days that it is about: wished, set, the end */
  Days: Array<Scalars['Date']['output']>;
  /** When it was finished */
  DoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day by which it is to be done */
  Due: Scalars['Date']['output'];
  /** Where it stands in the list */
  Group: WorkGroup;
  /** Kind and subject */
  Id: Scalars['ID']['output'];
  Kind: WorkKind;
  /** What the mail was for, of a MailFailed */
  MailLabel?: Maybe<Scalars['String']['output']>;
  /** What came of it, once it is finished */
  Outcome?: Maybe<Scalars['String']['output']>;
  /** What to look at, of an OfficePoint */
  Point?: Maybe<OfficePointKind>;
  /** What is asked for by law, of a Case that is a request */
  Request?: Maybe<RightsRequestKind>;
  /** The morning on which it is seen again */
  SnoozedUntil?: Maybe<Scalars['Date']['output']>;
  /** The record that makes the work: the guidance, the screening, the mail, the person, the task */
  SubjectId: Scalars['ID']['output'];
  /** What is to be done, of a Task */
  Title?: Maybe<Scalars['String']['output']>;
  User?: Maybe<UserProfile>;
  /** Whom it is about; null for nobody in particular */
  UserId?: Maybe<Scalars['ID']['output']>;
  /** Grows by one with each change by hand; 0 before the first */
  Version: Scalars['Int']['output'];
  /** What whoever does it has to know, of a Task; of a Hold how many units were handed over, and what it waits for */
  Words?: Maybe<Scalars['String']['output']>;
};

/** What waits to be done */
export type WorkCounts = {
  /** Guidances that have begun and whose attendance is not recorded */
  AttendanceToRecord: Scalars['Int']['output'];
  /** People for whom the office has something to do: an attendance, a test day, a judgement, a wish for a flora test */
  Attention: Scalars['Int']['output'];
  /** Guidances booked for today */
  BookingsToday: Scalars['Int']['output'];
  /** Tests that are due and have no day */
  ExamsWithoutDate: Scalars['Int']['output'];
  /** Wishes to be invited, applications, and samples received without a result */
  FloraTestsOpen: Scalars['Int']['output'];
  /** Of these, the wishes to be invited */
  FloraWishes: Scalars['Int']['output'];
  /** Tests whose day has come and that are not judged */
  JudgementsOpen: Scalars['Int']['output'];
  /** Mails given up, of the last 30 days */
  MailsFailed: Scalars['Int']['output'];
  /** People whose next date is over */
  Overdue: Scalars['Int']['output'];
  /** People with rewards that are due and not paid */
  RewardsDue: Scalars['Int']['output'];
  /** Donations they are due for */
  RewardsDueDonations: Scalars['Int']['output'];
};

/** Conditions on work; all of them hold */
export type WorkFilter = {
  /** Of these kinds */
  Kinds?: InputMaybe<Array<WorkKind>>;
  /** Due before today */
  Overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the caller, or of nobody */
  Owner?: InputMaybe<WorkOwner>;
  /** Open where it is left out */
  State?: InputMaybe<WorkState>;
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

/** How much of a list is due when */
export type WorkGroupCount = {
  Count: Scalars['Int']['output'];
  /** When it is due */
  Group: WorkGroup;
};

/** What the office has to do: everything but Task is found in the data, and gone when the data are right */
export type WorkKind =
  /** Somebody has put answers of their check right, and the office looks at them */
  | 'AnswerCorrection'
  /** Somebody is asked to a test that belongs to no certification: nothing is heard of them, a day is wished for, or the day has passed without a result */
  | 'AskedTest'
  /** A guidance has begun and its attendance is not recorded */
  | 'Attendance'
  /** A case to be looked into: an objection, an unusual or an emergency reading, a breach */
  | 'Case'
  /** A check before the test is not answered for four weeks */
  | 'CheckUnanswered'
  /** Somebody has told that their condition changed; what was received since is looked at the same day */
  | 'ConditionReport'
  /** Somebody who donates signed a version of the consent from before a major one */
  | 'ConsentToSign'
  /** Somebody else wants to have a judgement or a result put right */
  | 'Correction'
  /** A version of the criteria waits to be approved by a physician who has not written in it */
  | 'CriteriaReview'
  /** The day of a test is set and to come, and its hour is not */
  | 'ExamHour'
  /** Days for the hospital test are wished for, and none is set */
  | 'ExamWish'
  /** A flora test is applied for: how the sample is taken is to be told */
  | 'FloraApplied'
  /** The sample of a flora test has come, and its result is not shared */
  | 'FloraReceived'
  /** Wishes to be invited to a flora test */
  | 'FloraWish'
  /** Places of this month are free, and somebody is in line */
  | 'FreePlace'
  /** The gift codes of an import are not as many as came in, and nobody has explained it */
  | 'GiftDifference'
  /** A gift code is recorded as lost, and nobody has decided about another */
  | 'GiftLost'
  /** Gift codes were handed out, and nobody but who did it has said that they were received */
  | 'GiftUnconfirmed'
  /** Units are held until a physician has found something out and another has decided */
  | 'Hold'
  /** The day of the test has come, and it is not judged */
  | 'Judgement'
  /** A renewal test held in time is not judged, and the donor status has ended meanwhile */
  | 'LateJudgement'
  /** Somebody who left is owed money, and the address kept for it is erased within a month */
  | 'LeaverMoney'
  /** A mail was given up, and none has arrived since */
  | 'MailFailed'
  /** People are in line, and the next month has no places */
  | 'NoPlaces'
  /** The office is asked to look at something */
  | 'OfficePoint'
  /** A panel has a finding, and the person has not been told */
  | 'PanelFinding'
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
  /** Stool was received on an earlier day of the last two weeks, and its unit is not recorded */
  | 'UnitMissing'
  /** All of the wished days have passed, and none was set */
  | 'WishesPassed';

/** How much of a kind there is to do */
export type WorkKindCount = {
  Count: Scalars['Int']['output'];
  Kind: WorkKind;
};

/** A page of work */
export type WorkList = {
  /** Of these, by when they are due; none of finished work */
  groups: Array<WorkGroupCount>;
  /** The rows of the page */
  items: Array<Work>;
  /** For the page after; null on the last */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** Rows that match */
  total: Scalars['Int']['output'];
  /** Of the whole desk, whatever the filter is */
  totals: WorkTotals;
};

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

/** How much there is to do: All is the sum of the kinds and the length of the list. Each kind counts exactly to 10,000, then 10,001 */
export type WorkTotals = {
  /** To be done now */
  All: Scalars['Int']['output'];
  /** Put off until a day, and not in All */
  Asleep: Scalars['Int']['output'];
  /** Of All, by kind; kinds without work are left out */
  Kinds: Array<WorkKindCount>;
  /** Of these, the caller's */
  Mine: Scalars['Int']['output'];
  /** Of these, nobody's */
  Nobody: Scalars['Int']['output'];
  /** Of these, due before today */
  Overdue: Scalars['Int']['output'];
};
