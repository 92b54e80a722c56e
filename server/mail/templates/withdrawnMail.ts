import { composeMail, type MailContext } from './composeMail'

export type WithdrawnParams = Record<string, never>

/** M25: what is erased and what is kept. */
export const withdrawnMail = (_params: WithdrawnParams, context: MailContext) =>
  composeMail(context, '退会の手続きが完了しました', [
    '退会の手続きが完了しました。ご協力ありがとうございました。',
    'このアカウントではログインできなくなりました。氏名や連絡先などの登録情報は削除しました。献便の記録は、氏名と切り離して保管します。',
  ])
