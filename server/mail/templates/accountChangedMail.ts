import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

export type AccountChangedParams = {
  change: 'SetEmail' | 'SetTotp' | 'RemoveTotp' | 'ChangePassword' | 'ResetPassword'
}

const BY_ONESELF = 'ご自身で変更された場合は、何もする必要はありません。'

const WHAT = {
  SetEmail: [
    'ログイン用のメールアドレスを変更しました',
    '管理画面にログインするためのメールアドレスを、ほかの管理者がこのアドレスに変更しました。',
    '次回から、このアドレスと、いままでのパスワードでログインしてください。',
  ],
  SetTotp: ['認証アプリを登録しました', 'ログインするための認証アプリを登録しました。', BY_ONESELF],
  RemoveTotp: [
    '認証アプリの登録を解除しました',
    'ログインするための認証アプリの登録を解除しました。',
    BY_ONESELF,
  ],
  ChangePassword: ['パスワードを変更しました', 'ログインするためのパスワードを変更しました。', BY_ONESELF],
  ResetPassword: ['パスワードを再設定しました', 'ログインするためのパスワードを再設定しました。', BY_ONESELF],
} as const satisfies Record<
  AccountChangedParams['change'],
  readonly [subject: string, what: string, then: string]
>

/** To whoever owns the account, at once: somebody else may have done it. No link, for such mails are often imitated. */
export function accountChangedMail({ change }: AccountChangedParams, context: MailContext) {
  const [subject, what, then] = WHAT[change]
  return composeMail(context, subject, [
    what,
    then,
    `お心当たりがない場合は、ログイン画面の「パスワードをお忘れの方」からすぐにパスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])
}
