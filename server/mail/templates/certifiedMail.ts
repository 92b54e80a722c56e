import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

export type CertifiedParams = { expiration: JapaneseDate }

/** M15. Its subject is that of M16: nobody who sees it on a locked screen learns which. */
export const certifiedMail = ({ expiration }: CertifiedParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    'このたび、ドナーとして認定しましたので、お知らせします。ここまでのお手続き、ありがとうございました。',
    { label: '有効期限', value: dateText(expiration) },
    'マイページにドナー証をご用意しました。お越しになる前に「献便の前に」をご確認ください。',
    toMyPage(context),
  ])
