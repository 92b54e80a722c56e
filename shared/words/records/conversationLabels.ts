import type { ActivityCategory, ActivityOperation } from './activity'
import type { CallResult, ConversationKind, NoteKind } from '../../generated/schema'

export const noteKindLabels = {
  Note: 'メモ',
  CallIn: '電話を受けた',
  CallOut: '電話をかけた',
  Meeting: '対面',
  MailIn: 'メールを受けた',
} satisfies Record<NoteKind, string>

export const callResultLabels = {
  Spoke: '話せた',
  NoAnswer: '出なかった',
  LeftMessage: '伝言を残した',
  AwaitingCall: '折り返し待ち',
} satisfies Record<CallResult, string>

/** 電話を受けた・話せた */
export const noteTitle = ({ Kind, Result }: { Kind: NoteKind; Result?: CallResult | null }) =>
  [noteKindLabels[Kind], Result && callResultLabels[Result]].filter(Boolean).join('・')

/** True for kinds that have a result. */
export const isCall = (kind: NoteKind): boolean => kind === 'CallIn' || kind === 'CallOut'

export const personNoteLabels = {
  Kind: '種類',
  Result: '結果',
  Text: '内容',
  TouchesHealth: '健康に関わることを含む',
  AgainOn: 'また連絡する日',
} as const

/** Filters of a conversation, in the order of the page. */
export const conversationKindLabels = {
  Contact: 'メモ・電話・対面・返信',
  Wish: '希望',
  Step: '手続き',
  Mail: 'メール',
  Donation: '献便と協力金',
  Profile: '登録情報',
  Reason: '理由のある操作',
} satisfies Record<ConversationKind, string>

type Entry = Exclude<ConversationKind, 'Reason'>
type Kinds = { [C in ActivityCategory]: Record<ActivityOperation<C>, Entry | null> }

const every = <Names extends string>(names: readonly Names[], kind: Entry | null) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Names, Entry | null>

/** The conversation part of each event; null for events that say nothing about the person: they are only in the log. */
const kinds: Kinds = {
  Contact: {
    Note: 'Contact',
    CallIn: 'Contact',
    CallOut: 'Contact',
    Meeting: 'Contact',
    MailIn: 'Contact',
    Answer: 'Contact',
    Edit: null,
    Remove: null,
  },
  Account: {
    SignUp: 'Step',
    SignIn: null,
    SignOut: null,
    ChangePassword: 'Profile',
    ResetPassword: 'Profile',
    SetTotp: 'Profile',
    RemoveTotp: 'Profile',
    SetPasskey: 'Profile',
    RemovePasskey: 'Profile',
    SignOutEverywhere: 'Profile',
    ChangeEmail: 'Profile',
    ResendCode: 'Profile',
    SendRecovery: 'Profile',
    ...every(['Withdraw', 'Delete', 'Stop', 'Resume', 'Suspend', 'Unsuspend'], 'Step'),
  },
  Profile: {
    Create: 'Step',
    ...every(
      ['Update', 'UpdateByAdmin', 'Download', 'OpenPoint', 'ClosePoint', 'SettlePoint', 'CloseSame'],
      'Profile',
    ),
  },
  OnlineCheck: every(
    [
      'Start',
      'Submit',
      'Remind',
      'Discard',
      'Reopen',
      'AskAgain',
      'CorrectAnswers',
      'AcceptCorrection',
      'RefuseCorrection',
      'ClearPoint',
      'ReopenPoint',
      'UpholdPoint',
    ],
    'Step',
  ),
  Guidance: every(
    [
      'Invite',
      'InviteOutOfTurn',
      'Expire',
      'Decline',
      'Pause',
      'EndPause',
      'Reserve',
      'Change',
      'Cancel',
      'WillCome',
      'Attend',
      'NoShow',
      'CheckIn',
      'UndoCheckIn',
      'UndoAttendance',
      'Consent',
      'SignConsent',
      'RecordSignature',
      'WithdrawConsent',
      'WithdrawConsentByAdmin',
      'WithdrawUse',
      'WithdrawUseByAdmin',
    ],
    'Step',
  ),
  Screening: {
    Request: 'Wish',
    Decline: 'Wish',
    ...every(
      ['Schedule', 'CancelDay', 'WillCome', 'Ask', 'EndAsking', 'Judge', 'OpenRenewal', 'End'],
      'Step',
    ),
  },
  Donation: every(
    [
      'Record',
      'Correct',
      'LiftPause',
      'PauseByCriteria',
      'Statement',
      'Report',
      'Confirm',
      'RecordUnusual',
      'EndRest',
    ],
    'Donation',
  ),
  Unit: every(['Record', 'Correct', 'HandOver', 'Discard', 'Release'], null),
  Panel: every(['Record', 'Confirm', 'Withdraw', 'Release'], null),
  Hold: every(['Begin', 'Finding', 'Decide'], null),
  Reward: every(['Due', 'Pay'], 'Donation'),
  Gift: every(['Import', 'Confirm', 'Lose', 'Keep', 'Replace', 'Explain'], 'Donation'),
  FloraTest: { RequestInvitation: 'Wish', ...every(['Invite', 'Apply', 'Receive', 'Share'], 'Step') },
  Correction: { Withdraw: 'Step', Propose: 'Step', Confirm: 'Step', Refuse: 'Step' },
  Criteria: every(['Create', 'Delete', 'Submit', 'Approve', 'Reject', 'Push', 'InForce'], null),
  Case: every(['Open', 'Take', 'Note', 'Answer', 'Close', 'Reopen', 'Count', 'Draft', 'Report'], null),
  Administrator: every(
    [
      'Create',
      'ChangeRole',
      'Rename',
      'Delete',
      'ChangeEmail',
      'ResetTotp',
      'ResendPassword',
      'Export',
      'Bulk',
    ],
    null,
  ),
  Preference: every(['Update', 'Letter', 'MailText', 'View', 'OpenDays', 'OpenWeek', 'ExamDays'], null),
  Mail: every(['Send', 'Fail', 'Resend', 'Write', 'TakeBack'], 'Mail'),
  Security: every(['Deny', 'Refuse', 'Lock', 'PoolDiffers'], null),
  Work: {
    // What was noted about the person; the assignment among staff says nothing about them.
    ...every(['Create', 'Change', 'Finish', 'Reopen'], 'Step'),
    ...every(['Assign', 'Snooze', 'Undo'], null),
  },
  Job: every(['Fail'], null),
}

/** Category and operation of every event of the conversation, with its kind. */
export const conversationEvents: readonly (readonly [category: string, operation: string, kind: Entry])[] =
  Object.entries(kinds).flatMap(([category, operations]) =>
    Object.entries(operations).flatMap(([operation, kind]: [string, Entry | null]) =>
      kind ? [[category, operation, kind] as const] : [],
    ),
  )
