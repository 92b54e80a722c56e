import { ADDRESS_CODE_HOURS, RECOVERY_CODE_HOURS } from '../../../shared/facts/terms'
import type { PendingAccountState } from '../../../shared/generated/schema'
import type { PersonActionWords } from '../../../shared/words/office/personActions'

/** Accounts without a profile, in the console. */
export const PENDING_ACCOUNTS_HINT =
  'メールアドレスの確認や、氏名・連絡先の入力がまだ済んでいない方です。入力が済むと、会員の一覧に移ります。'

export const pendingAccountStateLabels = {
  Unconfirmed: 'メールの確認待ち',
  Confirmed: '氏名の登録前',
  Stopped: '停止中',
} satisfies Record<PendingAccountState, string>

export const pendingAccountActions = {
  resendCode: {
    label: '確認コードを送り直す',
    follows: [
      `新しい確認コードをメールで送ります。${ADDRESS_CODE_HOURS}時間有効です。`,
      '前に送ったコードは使えなくなります。',
    ],
    done: '確認コードを送りました。',
  },
  sendRecovery: {
    label: 'パスワード再設定の案内を送る',
    follows: [
      `パスワードを決め直すためのコードをメールで送ります。${RECOVERY_CODE_HOURS}時間有効です。`,
      '決め直してログインすると、登録の続きに進めます。いまのパスワードも、そのまま使えます。',
    ],
    done: 'パスワード再設定の案内を送りました。',
  },
  stop: {
    label: '利用を停止する',
    follows: ['すぐにログインできなくなります。ご本人へのメールは送りません。'],
    done: '利用を停止しました。',
  },
  resume: {
    label: '停止を解除する',
    follows: ['もう一度ログインして、登録を続けられるようになります。'],
    done: '停止を解除しました。',
  },
  delete: {
    label: 'アカウントを削除する',
    follows: [
      'アカウントを削除します。取り消しはできません。',
      '同じメールアドレスで、あらためて会員登録できるようになります。',
    ],
    done: 'アカウントを削除しました。',
  },
} satisfies Record<string, PersonActionWords>
