import type { PersonActionWords } from './personActions'

export const administratorActions = {
  resendPassword: {
    label: '仮パスワードを再送する',
    follows: [
      '新しい仮パスワードをメールで送ります。7日以内にログインしていただきます。',
      '前に送った仮パスワードは使えなくなります。',
    ],
    done: '新しい仮パスワードを送りました。',
  },
  change: {
    label: '氏名と権限を変更する',
    follows: [
      '権限を変更すると、ログイン中の画面はすぐに使えなくなり、もう一度ログインが必要になります。',
      '権限を変更したときは、ご本人へお知らせのメールを送ります。',
    ],
    done: '変更しました。',
  },
  changeEmail: {
    label: 'メールアドレスを変更する',
    follows: [
      '電話やメールの依頼だけで変更せず、ご本人であることを確かめてください。',
      'ログイン中の画面では、新しいメールアドレスでもう一度ログインが必要になります。パスワードは変わりません。',
      'いまのメールアドレスと新しいメールアドレスの両方へ、お知らせのメールを送ります。',
    ],
    done: 'メールアドレスを変更しました。',
  },
  resetTotp: {
    label: '認証アプリの登録を解除する',
    follows: [
      '電話やメールの依頼だけで解除せず、ご本人であることを確かめてください。',
      'いままでの認証アプリのコードは使えなくなり、ログイン中の画面では、もう一度ログインが必要になります。',
      '認証アプリが必要な方は、次のログインで登録し直します。必要でない方は、パスワードだけでログインできるようになります。',
      'ご本人へお知らせのメールを送ります。',
    ],
    done: '認証アプリの登録を解除しました。',
  },
} satisfies Record<string, PersonActionWords>

export const emailChangeLabels = { current: 'いまのメールアドレス', next: '新しいメールアドレス' }

export const SIGN_IN_LABEL = 'ログイン'
export const signInStates = {
  awaits: '初回ログイン前',
  totp: '認証アプリあり',
  password: '認証アプリなし',
}
