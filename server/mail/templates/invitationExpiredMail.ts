import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'

/** The last day on which a time could have been booked. */
export type InvitationExpiredParams = { deadline: JapaneseDate }

/** M11. */
export const invitationExpiredMail = ({ deadline }: InvitationExpiredParams, context: MailContext) =>
  composeMail(context, 'ガイダンスの予約期限が過ぎました', [
    `${dateText(deadline)}までにご予約を確認できなかったため、お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。`,
  ])
