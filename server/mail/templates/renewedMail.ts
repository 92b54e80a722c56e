import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

export type RenewedParams = { expiration: JapaneseDate }

/** M18. */
export const renewedMail = ({ expiration }: RenewedParams, context: MailContext) =>
  composeMail(context, '更新のお手続きが完了しました', [
    '更新のお手続きが完了しました。引き続きのご協力に、心よりお礼申し上げます。',
    { label: '新しい有効期限', value: dateText(expiration) },
    toMyPage(context),
  ])
