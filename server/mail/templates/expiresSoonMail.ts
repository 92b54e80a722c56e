import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toMyPage } from './mailLinks'

/** `days` until the last valid day. */
export type ExpiresSoonParams = { expiration: JapaneseDate; days: number }

/** M19. */
export const expiresSoonMail = ({ expiration, days }: ExpiresSoonParams, context: MailContext) =>
  composeMail(context, `有効期限のお知らせ：${dateText(expiration)}`, [
    `有効期限の${dateText(expiration)}まで、あと${days}日となりました。更新をご希望で、お手続きがお済みでない場合は、マイページをご覧ください。`,
    toMyPage(context),
  ])
