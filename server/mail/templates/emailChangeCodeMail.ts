import { composeMail, type MailContext } from './composeMail'

export type EmailChangeCodeParams = { code: string }

/** M03, to the new address. Valid for 24 hours. */
export const emailChangeCodeMail = ({ code }: EmailChangeCodeParams, context: MailContext) =>
  composeMail(context, 'メールアドレス変更の確認コード', [
    '新しいメールアドレスを確認するためのコードです。アカウント設定の画面に入力してください。',
    { label: '確認コード', code, validity: '24時間有効' },
    'お心当たりがない場合は、このメールを破棄してください。',
  ])
