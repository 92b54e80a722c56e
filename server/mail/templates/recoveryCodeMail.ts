import { composeMail, type MailContext } from './composeMail'

export type RecoveryCodeParams = { code: string }

/** M02. Valid for one hour, as the user pool keeps recovery codes. */
export const recoveryCodeMail = ({ code }: RecoveryCodeParams, context: MailContext) =>
  composeMail(context, 'パスワード再設定の確認コード', [
    'パスワードを再設定するための確認コードです。',
    { label: '確認コード', code, validity: '1時間有効' },
    'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。コードはほかの人に教えないでください。',
  ])
