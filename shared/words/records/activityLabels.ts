import type { ActivityCategory, ActivityOperation } from './activity'

export const activityCategoryLabels = {
  Account: 'アカウント',
  Contact: 'やりとり',
  Profile: '登録情報',
  OnlineCheck: 'オンラインチェック',
  Guidance: 'ガイダンス',
  Screening: '検査',
  Donation: '献便',
  Unit: '便',
  Panel: '便の検査',
  Hold: '便の保留',
  Reward: '協力金',
  Gift: 'ギフトコード',
  FloraTest: '腸内フローラ検査',
  Correction: '訂正',
  Criteria: '判定基準',
  Case: '閲覧とご請求の確認',
  Administrator: '管理者',
  Preference: 'ガイダンス枠',
  Mail: 'メール',
  Security: 'セキュリティ',
  Work: '用件',
  Job: '自動処理',
} satisfies Record<ActivityCategory, string>

export const activityOperationLabels = {
  Account: {
    SignUp: '会員登録',
    SignIn: 'ログイン',
    SignOut: 'ログアウト',
    ChangePassword: 'パスワード変更',
    ResetPassword: 'パスワード再設定',
    SetTotp: '認証アプリの登録',
    RemoveTotp: '認証アプリの解除',
    SetPasskey: 'パスキーの登録',
    RemovePasskey: 'パスキーの削除',
    SignOutEverywhere: '全端末のログアウト',
    ChangeEmail: 'メール変更',
    Withdraw: '退会',
    Delete: '削除',
    Stop: '一時停止',
    Resume: '再開',
    Suspend: '利用停止',
    Unsuspend: '利用停止の解除',
    ResendCode: '確認コードの再送',
    SendRecovery: '再設定の案内',
  },
  Contact: {
    Note: 'メモ',
    CallIn: '受けた電話',
    CallOut: 'かけた電話',
    Meeting: '対面',
    MailIn: '受けたメール',
    Answer: 'メールの返信',
    Edit: '訂正',
    Remove: '削除',
  },
  Profile: {
    Create: '登録',
    Update: '変更',
    UpdateByAdmin: '管理者による変更',
    Download: '書き出し',
    OpenPoint: '確かめること',
    ClosePoint: '確認済み',
    SettlePoint: '確認不要',
    CloseSame: '同じ方の登録の終了',
  },
  OnlineCheck: {
    Start: '開始',
    Submit: '送信',
    Remind: '再案内',
    Discard: '回答の削除',
    Reopen: '再受付',
    AskAgain: '再回答のお願い',
    CorrectAnswers: '答えの訂正',
    AcceptCorrection: '訂正の受け付け',
    RefuseCorrection: '訂正しない',
    ClearPoint: '確認済み',
    ReopenPoint: '再確認',
    UpholdPoint: '確認の結果による見送り',
  },
  Guidance: {
    Invite: '案内',
    InviteOutOfTurn: '順番外の案内',
    Expire: '期限切れ',
    Decline: '見送り',
    Pause: '保留',
    EndPause: '保留の取りやめ',
    Reserve: '予約',
    Change: '変更',
    Cancel: 'キャンセル',
    WillCome: '「行きます」のお返事',
    Attend: '参加',
    NoShow: '欠席',
    CheckIn: '来所',
    UndoCheckIn: '来所の取り消し',
    UndoAttendance: '参加・欠席の取り消し',
    Consent: '同意書',
    SignConsent: '同意書への署名',
    RecordSignature: '署名と説明の記録',
    WithdrawConsent: '同意の撤回',
    WithdrawConsentByAdmin: '管理者による同意の撤回',
    WithdrawUse: '便の使用の撤回',
    WithdrawUseByAdmin: '管理者による便の使用の撤回',
  },
  Screening: {
    Request: '希望日',
    Schedule: '日程',
    CancelDay: '日程の取消',
    WillCome: '「行きます」のお返事',
    Ask: '検査のお願い',
    Decline: '検査の見送り',
    EndAsking: '検査のお願いの取り下げ',
    Judge: '判定',
    OpenRenewal: '更新開始',
    End: '終了',
  },
  Donation: {
    Record: '記録',
    Correct: '訂正',
    PauseByCriteria: 'お休み',
    LiftPause: 'お休みの解除',
    Statement: '今日の体調',
    Report: '体調のお知らせ',
    Confirm: '確認のうえ受領',
    RecordUnusual: '事務局による記録',
    EndRest: 'お休みの終了',
  },
  Unit: { Record: '記録', Correct: '訂正', HandOver: '引き渡し', Discard: '扱い', Release: '扱い' },
  Panel: { Record: '記録', Confirm: '確認', Withdraw: '確認', Release: '本人への表示' },
  Hold: { Begin: '開始', Finding: '所見', Decide: '決定' },
  Reward: { Due: '確定', Pay: 'お渡し' },
  Gift: {
    Import: '取り込み',
    Confirm: 'お受け取りの確認',
    Lose: '使えないコードの記録',
    Keep: '使えないコードの記録の取り消し',
    Replace: '代わりのお渡し',
    Explain: '件数の差のわけ',
  },
  FloraTest: {
    RequestInvitation: '案内希望',
    Invite: '案内',
    Apply: '申し込み',
    Receive: '受領',
    Share: '公開',
  },
  Correction: { Propose: '申し出', Confirm: '確定', Refuse: '訂正しない', Withdraw: '取り下げ' },
  Criteria: {
    Create: '下書き',
    Delete: '下書きの削除',
    Submit: '承認の依頼',
    Approve: '承認',
    Reject: '差し戻し',
    Push: '緊急適用',
    InForce: '適用',
  },
  Case: {
    Open: '始まり',
    Take: '担当',
    Note: '記録',
    Answer: 'お返事',
    Close: '終了',
    Reopen: '再開',
    Count: '範囲の集計',
    Draft: '下書き',
    Report: '報告の記録',
  },
  Administrator: {
    Create: '追加',
    ChangeRole: '権限の変更',
    Rename: '氏名の変更',
    Delete: '削除',
    ChangeEmail: 'メール変更',
    ResetTotp: '認証アプリの解除',
    ResendPassword: '仮パスワードの再送',
    Export: '書き出し',
    Bulk: 'まとめて処理',
  },
  Preference: {
    Letter: 'メールのひな形',
    MailText: '自動で送るメール',
    View: 'みんなで使う条件',
    Update: '変更',
    OpenDays: '日ごとの受付',
    OpenWeek: '曜日ごとの受付',
    ExamDays: '検査日',
  },
  Mail: { Send: '送信', Fail: '失敗', Resend: '再送', Write: '作成', TakeBack: '取り消し' },
  Security: { Deny: '拒否', Refuse: '不受理', Lock: 'ロック', PoolDiffers: 'アカウントの不一致' },
  Work: {
    Create: '書きとめ',
    Change: '変更',
    Assign: '担当',
    Snooze: 'あとで',
    Finish: '済み',
    Reopen: '未了に戻す',
    Undo: '直前の操作の取り消し',
  },
  Job: { Fail: '失敗' },
} satisfies { [C in ActivityCategory]: Record<ActivityOperation<C>, string> }

export const activityCategoryLabel = (category: string): string =>
  new Map(Object.entries(activityCategoryLabels)).get(category) ?? category

export const activityOperationLabel = (category: string, operation: string): string => {
  const operations = new Map(Object.entries(activityOperationLabels)).get(category)
  return new Map(Object.entries(operations ?? {})).get(operation) ?? operation
}

export const ACTOR = 'だれが'
export const actorWords = { self: '本人', system: '自動', formerStaff: '以前の管理者' } as const

const BY_ADMINISTRATOR = /（操作：([0-9a-f-]{36})）$/
const BY_SYSTEM = /（自動）$/

export type Actor = { by: 'administrator'; id: string } | { by: 'system' } | { by: 'self' }

/** Splits a log sentence from its ending: an administrator's id, （自動）, or none if the person acted. */
export function readActor(text: string): { text: string; actor: Actor } {
  const id = BY_ADMINISTRATOR.exec(text)?.[1]
  if (id) return { text: text.replace(BY_ADMINISTRATOR, ''), actor: { by: 'administrator', id } }
  if (BY_SYSTEM.test(text)) return { text: text.replace(BY_SYSTEM, ''), actor: { by: 'system' } }
  return { text, actor: { by: 'self' } }
}
