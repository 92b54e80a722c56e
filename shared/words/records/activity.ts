import type { JapaneseDate } from '../../facts/dates'
import type {
  BulkAct,
  CaseKind,
  CorrectionCause,
  CorrectionKind,
  InspectionType,
  OfficePointKind,
  PanelKind,
  Role,
  SharedList,
  WorkKind,
} from '../../generated/schema'
import type { UnusualVisit } from '../../rules/visits/unusualVisit'
import type { PoolDifference } from '../labels/poolDifferenceLabels'
import type { UserProfileField } from '../labels/userProfileLabels'
import type { ApiErrorCode } from '../program/apiErrorCodes'
import type { OpeningEvents } from '../visits/openingEvents'
import type { UndoableMutation } from '../../rules/records/undo'

export type OnlineCheckKind = 'Registration' | 'BeforeRegistrationExam' | 'BeforeRenewal'

// Data of each category and operation. No field may hold names, addresses, answers, results or free-text reasons.
type Nothing = Record<never, never>
export type Check = { kind: OnlineCheckKind }
export type Money = { count: number; amount: number }
type Month = { year: number; month: number }
/** Conditions are names of fields, never their values. */
type Exported = { resource: string; rows: number; conditions?: readonly string[] }
type Point = { kind: OfficePointKind }
type Corrected = { kind: CorrectionKind }
export type Changed = { fields: readonly (UserProfileField | 'RetryReminder' | 'CriteriaNews' | 'Push')[] }

type EventParams = {
  Account: Record<
    | 'SignUp'
    | 'SignIn'
    | 'SignOut'
    | 'ChangePassword'
    | 'ResetPassword'
    | 'SetTotp'
    | 'RemoveTotp'
    | 'SetPasskey'
    | 'RemovePasskey'
    | 'SignOutEverywhere'
    | 'ChangeEmail'
    | 'Withdraw'
    | 'Delete'
    | 'Resume'
    | 'Suspend'
    | 'ResendCode'
    | 'SendRecovery'
    | 'Unsuspend',
    Nothing
  > & {
    /** `until`: the day on which it ends by itself. `isMoved`: only that day changed. */
    Stop: { until: JapaneseDate | null; isMoved: boolean }
  }
  /** The kind of a talk or note, never its words. */
  Contact: Record<
    'Note' | 'CallIn' | 'CallOut' | 'Meeting' | 'MailIn' | 'Answer' | 'Edit' | 'Remove',
    Nothing
  >
  Profile: {
    Create: Nothing
    Update: Changed
    UpdateByAdmin: Changed
    Download: Nothing
    OpenPoint: Point
    ClosePoint: Point
    SettlePoint: Point
    CloseSame: Nothing
  }
  OnlineCheck: {
    Start: Check
    Submit: Check & { version: string }
    Remind: Check
    Discard: Check
    Reopen: Nothing
    /** The check is too old for a certification. */
    AskAgain: Nothing
    /** Neither the answers nor the consequence. */
    CorrectAnswers: Nothing
    AcceptCorrection: Nothing
    RefuseCorrection: Nothing
    /** Neither the point nor the finding. */
    ClearPoint: Nothing
    ReopenPoint: Nothing
    UpholdPoint: Nothing
  }
  Guidance: {
    Invite: Month
    /** Number of added places before and after, if one was added. */
    InviteOutOfTurn: Month & { additional: [from: number, to: number] | null }
    Expire: Nothing
    Decline: { isPlaceKept: boolean }
    /** `until`: the first day of the month from which the person may be invited. */
    Pause: { until: JapaneseDate }
    EndPause: Nothing
    Reserve: { startAt: Date }
    Change: { old: Date; new: Date }
    Cancel: { startAt: Date }
    /** Answered to the reminder. */
    WillCome: Nothing
    Attend: { version: string }
    NoShow: Nothing
    CheckIn: Nothing
    UndoCheckIn: Nothing
    UndoAttendance: { attended: boolean }
    Consent: { version: string }
    SignConsent: { version: string }
    RecordSignature: { version: string }
    WithdrawConsent: Nothing
    WithdrawConsentByAdmin: Nothing
    WithdrawUse: Nothing
    WithdrawUseByAdmin: Nothing
  }
  Screening: {
    Request: { type: PanelKind }
    Schedule: { type: PanelKind; date: JapaneseDate }
    CancelDay: { type: PanelKind; date: JapaneseDate }
    /** To a test that belongs to no certification. */
    Ask: { type: PanelKind }
    Decline: { type: PanelKind }
    EndAsking: { type: PanelKind }
    /** Answered to the reminder. */
    WillCome: { type: PanelKind }
    Judge: { type: InspectionType }
    OpenRenewal: Nothing
    End: Nothing
  }
  Donation: {
    Record: { donationAt: Date }
    Correct: Nothing
    LiftPause: Nothing
    /** By criteria put in force at once; their number. */
    PauseByCriteria: { number: string }
    /** The content is stored elsewhere: the log contains no health data. */
    Statement: Nothing
    Report: Nothing
    /** Stool received on a day of rest, for a reason. */
    Confirm: Nothing
    /** A visit that reception does not record alone, for a reason. */
    RecordUnusual: { why: UnusualVisit }
    EndRest: Nothing
  }
  Unit: Record<'Record' | 'Correct' | 'HandOver' | 'Discard' | 'Release', { number: string }>
  Panel: Record<'Record' | 'Confirm' | 'Withdraw' | 'Release', Nothing>
  Hold: Record<'Begin' | 'Finding' | 'Decide', Nothing>
  Reward: { Due: Money; Pay: Money }
  Gift: { Import: Money } & Record<'Confirm' | 'Lose' | 'Keep' | 'Replace' | 'Explain', Nothing>
  FloraTest: Record<'RequestInvitation' | 'Invite' | 'Apply' | 'Receive' | 'Share', Nothing>
  Correction: {
    Propose: Corrected & { cause: CorrectionCause }
    Confirm: Corrected
    Refuse: Corrected
    Withdraw: Corrected
  }
  Criteria: Record<'Create' | 'Delete' | 'Submit' | 'Reject' | 'Push' | 'InForce', { number: string }> & {
    Approve: { number: string; from: JapaneseDate }
  }
  Case: Record<
    'Open' | 'Take' | 'Note' | 'Answer' | 'Close' | 'Reopen' | 'Count' | 'Draft' | 'Report',
    { kind: CaseKind }
  >
  Administrator: {
    Create: { roles: readonly Role[] }
    ChangeRole: { from: readonly Role[]; to: readonly Role[] }
    /** The log holds no names of staff. */
    Rename: Nothing
    Delete: Nothing
    ChangeEmail: Nothing
    ResetTotp: Nothing
    ResendPassword: Nothing
    Export: Exported
    /** How many were to change; each also has a row. */
    Bulk: { act: BulkAct; people: number; isUndo: boolean }
  }
  Preference: {
    Letter: { version: number }
    MailText: { mailLabel: string; version: number }
    /** A shared list view; its name is free text and stays out of the log. */
    View: { list: SharedList; change: 'made' | 'changed' | 'removed' }
    Update: Month & { basic: [from: number, to: number]; additional: [from: number, to: number] }
  } & OpeningEvents
  Mail: Record<'Send' | 'Fail' | 'Resend' | 'Write' | 'TakeBack', { mailLabel: string }>
  Security: {
    Deny: { operationName: string }
    Refuse: { operationName: string; code: ApiErrorCode }
    Lock: Nothing
    PoolDiffers: { difference: PoolDifference }
  }
  Work: {
    Create: { due: JapaneseDate }
    Change: { due: JapaneseDate }
    Assign: { kind: WorkKind; isGiven: boolean }
    Snooze: { kind: WorkKind; until: JapaneseDate | null }
    Finish: Nothing
    Reopen: Nothing
    Undo: { mutation: UndoableMutation }
  }
  Job: { Fail: { jobLabel: string } }
}

export type Events = {
  [C in keyof EventParams]: {
    [O in keyof EventParams[C]]: { category: C; operation: O } & EventParams[C][O]
  }
}

export type ActivityCategory = keyof Events
export type ActivityOperation<C extends ActivityCategory = ActivityCategory> = C extends ActivityCategory
  ? keyof Events[C] & string
  : never

/** `{ category: 'Guidance', operation: 'Reserve', startAt }` */
export type ActivityEvent = {
  [C in ActivityCategory]: Events[C][keyof Events[C]]
}[ActivityCategory]

export type ActivityActor = { by: 'self' } | { by: 'administrator'; id: string } | { by: 'system' }
