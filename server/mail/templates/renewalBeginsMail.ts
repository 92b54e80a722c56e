import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** `days` until the last valid day: 28, or fewer when the test was entered late. */
export type RenewalBeginsParams = { expiration: JapaneseDate; days: number }

const timeLeft = (days: number) => (days === 28 ? '4週間となりました。' : `あと${days}日となりました。`)

/** M13. */
export const renewalBeginsMail = ({ expiration, days }: RenewalBeginsParams, context: MailContext) =>
  composeMail(context, '更新手続きのご案内', [
    `いつもご協力いただき、ありがとうございます。有効期限の${dateText(expiration)}${
      days > 0 ? `まで、${timeLeft(days)}` : 'となりました。'
    }続けてご協力いただける場合は、マイページからオンラインチェックにお答えください。`,
    toMyPage(context),
    '期限までは、これまでどおりご利用いただけます。',
  ])
