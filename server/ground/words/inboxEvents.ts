import type { ActivityCategory, ActivityOperation } from '../../../shared/words/records/activity'

/** `text`: where the log's sentence is for staff, or says less than the person may know. */
export type InboxEvent = { title: string; text?: string }

type Told = { [C in ActivityCategory]: Record<ActivityOperation<C>, InboxEvent | null> }

const none = <Names extends string>(names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Names, null>

const SEE_MY_PAGE = '詳しくは、マイページをご覧ください。'
const account = { title: 'ログイン方法が変わりました' }
const outcome = { title: 'お手続きの結果が出ました', text: SEE_MY_PAGE }
const visit = { title: 'ガイダンスの記録' }
const corrected = { title: '記録の訂正' }

/**
 * What of the log stands in the person's list of news, and under which heading; null for what is no news to them, or must
 * not be told by the log. Somebody may look over a shoulder: no heading says anything of health, and none tells a judgement.
 */
export const inboxEvents: Told = {
  Account: {
    SignUp: { title: '会員登録を受け付けました' },
    ChangePassword: account,
    ResetPassword: account,
    SetTotp: account,
    RemoveTotp: account,
    SetPasskey: account,
    RemovePasskey: account,
    SignOutEverywhere: account,
    ChangeEmail: { title: 'メールアドレスが変わりました' },
    Stop: { title: 'ご利用の一時停止' },
    Resume: { title: 'ご利用を再開しました' },
    Suspend: { title: 'ご利用の停止', text: SEE_MY_PAGE },
    Unsuspend: { title: 'ご利用の停止を解きました' },
    ...none(['SignIn', 'SignOut', 'Withdraw', 'Delete', 'ResendCode', 'SendRecovery']),
  },
  // What staff write down for each other.
  Contact: none(['Note', 'CallIn', 'CallOut', 'Meeting', 'MailIn', 'Answer', 'Edit', 'Remove']),
  Profile: {
    Create: { title: '登録情報を受け付けました' },
    Update: { title: '登録情報が変わりました' },
    UpdateByAdmin: { title: '事務局が登録情報を直しました' },
    Download: { title: 'ご自身のデータの書き出し' },
    // Whether somebody is here already would tell a neighbour who is.
    ...none(['OpenPoint', 'ClosePoint', 'SettlePoint', 'CloseSame']),
  },
  OnlineCheck: {
    Submit: { title: 'オンラインチェックを受け付けました', text: '結果は、マイページでご覧いただけます。' },
    Remind: { title: 'オンラインチェックのご案内' },
    Discard: {
      title: '途中の回答を削除しました',
      text: '期間を過ぎたため、オンラインチェックの途中の回答を削除しました。',
    },
    Reopen: {
      title: 'オンラインチェックをもう一度お受けいただけます',
      text: 'マイページから、お始めください。',
    },
    AskAgain: { title: '登録検査の前のオンラインチェック' },
    CorrectAnswers: { title: 'オンラインチェックの答えの訂正' },
    AcceptCorrection: { title: 'オンラインチェックの答えの訂正', text: SEE_MY_PAGE },
    RefuseCorrection: { title: 'オンラインチェックの答えの訂正', text: SEE_MY_PAGE },
    // The person is told by what follows from it.
    ...none(['Start', 'ClearPoint', 'ReopenPoint', 'UpholdPoint']),
  },
  Guidance: {
    Invite: { title: 'ガイダンスのご案内', text: 'マイページから、ご予約いただけます。' },
    InviteOutOfTurn: { title: 'ガイダンスのご案内', text: 'マイページから、ご予約いただけます。' },
    Expire: { title: 'ガイダンスの予約の期限を過ぎました' },
    Decline: { title: 'ご案内の見送りを承りました' },
    Pause: { title: 'ご案内をお待ちいただく期間' },
    EndPause: { title: 'ご案内をお待ちいただく期間' },
    Reserve: { title: 'ガイダンスのご予約' },
    Change: { title: 'ガイダンスのご予約の変更' },
    Cancel: { title: 'ガイダンスのご予約のキャンセル' },
    WillCome: { title: '前日のお知らせへのお返事' },
    Attend: visit,
    NoShow: { title: 'ガイダンスにお越しになれませんでした' },
    UndoAttendance: visit,
    Consent: { title: '同意書への署名' },
    SignConsent: { title: '同意書への署名' },
    RecordSignature: { title: '同意書の署名と説明の記録' },
    WithdrawConsent: { title: '同意の撤回を承りました' },
    WithdrawConsentByAdmin: { title: '同意の撤回を承りました' },
    WithdrawUse: { title: '使用の撤回を承りました' },
    WithdrawUseByAdmin: { title: '使用の撤回を承りました' },
    ...none(['CheckIn', 'UndoCheckIn']),
  },
  Screening: {
    Request: { title: '検査の希望日を受け付けました' },
    Schedule: { title: '検査の日が決まりました' },
    CancelDay: { title: '検査の予定のキャンセル' },
    Ask: { title: '検査のお願い' },
    Decline: { title: '検査のお願いへのお返事' },
    EndAsking: { title: '検査のお願いの取り下げ' },
    WillCome: { title: '前日のお知らせへのお返事' },
    Judge: outcome,
    OpenRenewal: { title: '更新手続きが始まりました', text: SEE_MY_PAGE },
    End: { title: 'ドナーの有効期間が終わりました' },
  },
  Donation: {
    Record: { title: '献便の記録' },
    Correct: { title: '献便の記録の訂正' },
    LiftPause: { title: '献便のお休みが終わりました', text: 'またお越しいただけます。' },
    PauseByCriteria: { title: '献便のお休みのお願い', text: SEE_MY_PAGE },
    Statement: { title: '受付の前のご回答を受け付けました', text: '当日のご回答を受け付けました。' },
    Report: { title: 'お知らせを受け付けました' },
    EndRest: { title: '献便のお休みが終わりました', text: 'またお越しいただけます。' },
    // Each has a `Record` beside it.
    ...none(['Confirm', 'RecordUnusual']),
  },
  // What became of a unit, and why it waits, is told by a physician alone.
  Unit: none(['Record', 'Correct', 'HandOver', 'Discard', 'Release']),
  Panel: {
    Release: { title: '検査の結果をご覧いただけます', text: '「献便の記録」のページで、ご覧いただけます。' },
    ...none(['Record', 'Confirm', 'Withdraw']),
  },
  Hold: none(['Begin', 'Finding', 'Decide']),
  Reward: { Due: { title: '協力金が確定しました' }, Pay: { title: '協力金をお渡ししました' } },
  Gift: {
    Import: null,
    Confirm: { title: 'ギフトコードのお受け取りを確かめました' },
    ...none(['Lose', 'Keep', 'Explain']),
    Replace: { title: 'ギフトコードの代わりをお渡ししました' },
  },
  FloraTest: {
    RequestInvitation: { title: '腸内フローラ検査のご希望を受け付けました' },
    Invite: { title: '腸内フローラ検査のご案内' },
    Apply: { title: '腸内フローラ検査のお申し込みを受け付けました' },
    Receive: { title: '腸内フローラ検査の検体を受け取りました' },
    Share: { title: '腸内フローラ検査のレポートをご覧いただけます' },
  },
  Correction: {
    Confirm: { ...corrected, text: SEE_MY_PAGE },
    ...none(['Propose', 'Refuse', 'Withdraw']),
  },
  Criteria: none(['Create', 'Delete', 'Submit', 'Reject', 'Push', 'InForce', 'Approve']),
  Case: {
    // Of an objection and of a request, each with a page of its own.
    Answer: { title: 'お返事が届きました', text: '「アカウント設定」のページから、お読みいただけます。' },
    ...none(['Open', 'Take', 'Note', 'Close', 'Reopen', 'Count', 'Draft', 'Report']),
  },
  Administrator: none([
    'Create',
    'ChangeRole',
    'Rename',
    'Delete',
    'ChangeEmail',
    'ResetTotp',
    'ResendPassword',
    'Export',
    'Bulk',
  ]),
  Preference: none(['Letter', 'MailText', 'View', 'Update', 'OpenDays', 'OpenWeek', 'ExamDays']),
  // Mails stand in the list themselves.
  Mail: none(['Send', 'Fail', 'Resend', 'Write', 'TakeBack']),
  Security: none(['Deny', 'Refuse', 'Lock', 'PoolDiffers']),
  Work: none(['Create', 'Change', 'Assign', 'Snooze', 'Finish', 'Reopen', 'Undo']),
  Job: none(['Fail']),
}

export type EventName = { [C in ActivityCategory]: `${C}.${ActivityOperation<C>}` }[ActivityCategory]

/** What is told, by name. */
export const toldEvents: ReadonlyMap<string, InboxEvent> = new Map(
  Object.entries(inboxEvents).flatMap(([category, operations]) =>
    Object.entries(operations).flatMap(([operation, told]: [string, InboxEvent | null]) =>
      told ? [[`${category}.${operation}`, told] as const] : [],
    ),
  ),
)
