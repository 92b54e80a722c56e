import type { JapaneseDate } from '../../../shared/dates'
import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'
import { toReservation } from './mailLinks'

/** The new last day to book; null after the second absence, which returns to the waiting list. */
export type GuidanceMissedParams = { deadline: JapaneseDate | null }

/** After an absence. */
export const guidanceMissedMail = ({ deadline }: GuidanceMissedParams, context: MailContext) =>
  composeMail(context, 'ガイダンスについて', [
    'ガイダンスへのご参加を確認できませんでした。',
    ...(deadline
      ? [`ご都合のよい日時を、${dateText(deadline)}までにもう一度お選びください。`, toReservation(context)]
      : [
          'お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。',
        ]),
    `すでにご参加いただいている場合は、お手数ですが、${contactLine(context.texts)}までお知らせください。`,
  ])
