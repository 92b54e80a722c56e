import type { SecurityEventKind } from '../generated/schema'

export const securityEventLabels = {
  SignedIn: 'ログイン',
  SignInFailed: 'パスワードの誤り',
  Locked: 'ログインの一時制限',
  TotpFailed: '認証アプリのコードの誤り',
  TotpSet: '認証アプリの登録',
  TotpRemoved: '認証アプリの解除',
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
