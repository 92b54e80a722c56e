import { composeMail, type MailContext } from './composeMail'

export type SignUpCodeParams = { code: string }

/** M01. Valid for 24 hours, as the user pool keeps sign-up codes. */
export const signUpCodeMail = ({ code }: SignUpCodeParams, context: MailContext) =>
  composeMail(context, '確認コードのお知らせ', [
    `${context.texts.serviceName}にお申し込みいただき、ありがとうございます。次の確認コードを登録画面に入力してください。`,
    { label: '確認コード', code, validity: '24時間有効' },
    'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
  ])
