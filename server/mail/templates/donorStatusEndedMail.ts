import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** The last valid day, and whether rewards are due. */
export type DonorStatusEndedParams = { expiration: JapaneseDate; rewardsDue: boolean }

/** M20. */
export const donorStatusEndedMail = (params: DonorStatusEndedParams, context: MailContext) =>
  composeMail(context, '有効期間終了のお知らせ', [
    `${dateText(params.expiration)}をもって、有効期間が終わりました。これまでのご協力、ありがとうございました。`,
    ...(params.rewardsDue ? ['協力金のお渡しについては、あらためてご案内します。'] : []),
    toMyPage(context),
  ])
