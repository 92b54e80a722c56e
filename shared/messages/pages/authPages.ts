import type { PageText } from './pageText'

export const authPages = {
  '/signup': { h1: '会員登録', primary: '確認コードを送る' },
  '/signup/temporary_registration': {
    h1: '確認コードを送りました',
    primary: '確認コードを入力する',
  },
  '/signup/confirm_password': {
    h1: '確認コードの入力',
    primary: '登録を完了する',
    secondary: 'コードを再送する',
  },
  '/signup/confirm_password/complete': {
    h1: 'メールアドレスを確認しました',
    primary: '登録情報の入力へ進む',
  },
  '/login': {
    h1: 'ログイン',
    primary: 'ログインする',
    description:
      '会員の方は、こちらからログインできます。手続きの続き、ご予約、ドナー証はマイページにあります。',
  },
  '/forgot_password': { h1: 'パスワードをお忘れの方', primary: '確認コードを送る' },
  '/confirm_password': {
    h1: '新しいパスワードの設定',
    primary: 'パスワードを変更する',
    secondary: 'コードを再送する',
  },
} as const satisfies Record<string, PageText>
