import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

export type AccountChangedParams = {
  change: 'SetTotp' | 'RemoveTotp' | 'ChangePassword' | 'ResetPassword'
}

const WHAT = {
  SetTotp: ['認証アプリを登録しました', 'ログインするための認証アプリを登録しました。'],
  RemoveTotp: ['認証アプリの登録を解除しました', 'ログインするための認証アプリの登録を解除しました。'],
  ChangePassword: ['パスワードを変更しました', 'ログインするためのパスワードを変更しました。'],
  ResetPassword: ['パスワードを再設定しました', 'ログインするためのパスワードを再設定しました。'],
} as const satisfies Record<AccountChangedParams['change'], readonly [subject: string, sentence: string]>

/** To whoever owns the account, at once: somebody else may have done it. No link, for such mails are often imitated. */
export function accountChangedMail({ change }: AccountChangedParams, context: MailContext) {
  const [subject, sentence] = WHAT[change]
  return composeMail(context, subject, [
    sentence,
    'ご自身で変更された場合は、何もする必要はありません。',
    `お心当たりがない場合は、ログイン画面の「パスワードをお忘れの方」からすぐにパスワードを再設定し、${contactLine(context.texts)}までお知らせください。`,
  ])
}
