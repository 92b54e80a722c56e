import type {
  AdministratorProfile,
  MailDelivery,
  PreferenceSlot,
  SecurityEvent,
  User,
  UserActivity,
  Role,
  SharedList,
  MailFault,
  MailState,
  SecurityEventKind,
} from '../../generated/schema'
import { type CommonField, each, same, staffOnly, type FieldLabel } from './commonLabels'

/** The tab of a person, and what it lists. */
export const CONVERSATION = 'やりとり'

export const administratorLabels = {
  Name: staffOnly('氏名'),
  Email: staffOnly('メールアドレス'),
  Role: staffOnly('権限'),
  Roles: staffOnly('権限'),
  RolesOfBefore: staffOnly('以前からの権限'),
  AwaitsFirstSignIn: staffOnly('初回ログイン前'),
  HasTotp: staffOnly('認証アプリ'),
  HasPasskey: staffOnly('パスキー'),
  TotpRequired: staffOnly('認証アプリの必須'),
  LastSignInAt: staffOnly('最後のログイン'),
  ProfileCreatedAt: staffOnly('登録日時'),
} satisfies Record<Exclude<keyof AdministratorProfile, CommonField>, FieldLabel>

export const preferenceSlotLabels = {
  Year: staffOnly('年'),
  Month: staffOnly('月'),
  AvailableSlots: staffOnly('基本枠'),
  AdditionalAvailableSlots: staffOnly('追加枠'),
  GivenGuidanceCount: staffOnly('案内済み'),
} satisfies Record<Exclude<keyof PreferenceSlot, CommonField>, FieldLabel>

/** Basic + additional − given. */
export const REMAINING_SLOTS_LABEL = '残り'

export const userActivityLabels = {
  id: staffOnly('ID'),
  time: staffOnly('日時'),
  userId: staffOnly('会員ID'),
  category: staffOnly('区分'),
  operation: staffOnly('操作'),
  text: staffOnly('内容'),
  reason: staffOnly('理由'),
  User: staffOnly('会員'),
  HasChanges: staffOnly('変更前と変更後'),
} satisfies Record<Exclude<keyof UserActivity, CommonField>, FieldLabel>

export const securityEventFields = {
  Time: staffOnly('日時'),
  LastTime: staffOnly('最後の日時'),
  Kind: staffOnly('区分'),
  Count: staffOnly('回数'),
  Network: staffOnly('接続元'),
  AccountId: staffOnly('アカウント'),
  RequestId: staffOnly('受付番号'),
} satisfies Partial<Record<keyof SecurityEvent, FieldLabel>>

export const mailDeliveryLabels = {
  Label: staffOnly('メール'),
  ActorId: staffOnly('書いた人'),
  State: staffOnly('送信の状態'),
  Attempts: staffOnly('試した回数'),
  SentAt: staffOnly('送信日時'),
  LastError: staffOnly('送信できなかった理由'),
  Fault: staffOnly('送信できなかった理由'),
  Content: staffOnly('本文'),
  Resendable: staffOnly('再送'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof MailDelivery, CommonField>, FieldLabel>

export const userLabels = {
  Guidance: same('ガイダンス'),
  DonationInfo: each('献便', '献便の記録'),
  InspectionDetail: same('腸内フローラ検査'),
  ScreeningInfo: staffOnly('検査記録'),
  WaitingPosition: each('待ち順', 'ご案内の順番'),
  OfficePoints: staffOnly('確かめること'),
  RewardPeriods: each('期間ごとの協力金', '期間ごとの協力金'),
  ConditionReports: each('体調のお知らせ', 'お知らせいただいた体調'),
  FloraInvitationRequestedAt: same('腸内フローラ検査の案内希望'),
  RetryReminder: each('再受付のお知らせ', '再受付のお知らせを受け取る'),
  CriteriaNews: each('基準変更のお知らせ', '基準変更のお知らせを受け取る'),
  CheckValidUntil: staffOnly('チェックの有効期限'),
} satisfies Partial<Record<keyof User, FieldLabel>>

export const roleLabels = {
  Administrator: '管理者',
  Coordinator: 'コーディネーター',
  Physician: '医師',
  Reception: '受付',
  Finance: '経理',
  Support: 'サポート担当',
  Auditor: '監査担当',
} satisfies Record<Role, string>

/** 管理者・医師 */
export const rolesLabel = (roles: readonly Role[]) => roles.map((role) => roleLabels[role]).join('・')

export const mailStateLabels = {
  Waiting: '送信待ち',
  Sent: '送信済み',
  Failed: '送信失敗',
  Cancelled: '取りやめ',
} satisfies Record<MailState, string>

export const mailFaultLabels = {
  NoMailbox: '宛先のメールアドレスが存在しません',
  Refused: '宛先のメールサーバーに受け取りを断られました',
  TooLarge: 'メールが大きすぎて、受け取られませんでした',
  Returned: '宛先から戻ってきました（届いていません）',
  Sender: '送信元のメールアドレスがメールサーバーに認められていません',
  Login: 'メールサーバーにログインできません',
} satisfies Record<MailFault, string>

export const securityEventLabels = {
  SignedIn: 'ログイン',
  SignInFailed: 'パスワードの誤り',
  Locked: 'ログインの一時制限',
  TotpFailed: '認証アプリのコードの誤り',
  TotpSet: '認証アプリの登録',
  TotpRemoved: '認証アプリの解除',
  PasskeyFailed: '受け付けられないパスキー',
  PasskeySet: 'パスキーの登録',
  PasskeyRemoved: 'パスキーの削除',
  PasswordChangeFailed: 'パスワード変更の失敗',
  PasswordChanged: 'パスワードの変更',
  CodeFailed: '確認コードの誤り',
  PasswordReset: 'パスワードの再設定',
  EmailChanged: 'メールアドレスの変更',
  ProofMissing: '本人確認が必要な操作の拒否',
  SignedOutEverywhere: 'すべての端末からのログアウト',
  TokenRevoked: 'ログアウト',
  TokenReused: '使用済みのログイン情報の再使用',
  GuestRefused: 'ログインしていない操作の拒否',
} satisfies Record<SecurityEventKind, string>

/** Names of exported lists in the activity log. */
export const USERS_LABEL = '会員'
export const ACTIVITY_LABEL = '活動記録'
export const LETTERS = 'メールのひな形'

/** People who have not finished signing up. */
export const PENDING_ACCOUNTS = '登録の途中の方'

export const sharedListLabels: Readonly<Record<SharedList, string>> = {
  Users: USERS_LABEL,
  Screenings: userLabels.ScreeningInfo.admin,
  Donations: userLabels.DonationInfo.admin,
  FloraTests: userLabels.InspectionDetail.admin,
}

/** Filters without a column. */
export const conditionLabels: ReadonlyMap<string, string> = new Map([
  ['q', '検索'],
  ['from', '開始日時'],
  ['to', '終了日時'],
  ['user_id', '会員'],
  ['HandedOver', '引き渡し'],
])
