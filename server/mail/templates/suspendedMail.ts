import { contactLine } from '../../../shared/config'
import type { JapaneseDate } from '../../../shared/dates'
import { composeMail, type MailContext } from './composeMail'
import { dateText } from './mailDates'

/** For a time, perhaps with the day on which it ends by itself, or for good; moved when only that day has changed. */
export type SuspendedParams = { permanent: boolean; until?: JapaneseDate | null; isMoved?: boolean }

/** What staff wrote as their reason stays with them. */
export const suspendedMail = ({ permanent, until, isMoved }: SuspendedParams, context: MailContext) =>
  composeMail(context, permanent ? 'ご利用の停止について' : 'ご利用の一時停止について', [
    permanent
      ? 'ご利用を停止しました。'
      : isMoved
        ? 'ご利用の一時停止の期間を変更しました。'
        : 'ご利用を一時停止しました。',
    '献便と各種の手続きをお休みいただきます。マイページの閲覧と退会の手続きは、これまでどおりご利用いただけます。',
    ...(until
      ? [
          `${dateText(until)}の朝に、自動で再開します。お手続きは必要ありません。再開しましたら、メールでお知らせします。`,
        ]
      : []),
    `ご不明な点は、事務局（${contactLine(context.texts)}）へお問い合わせください。`,
  ])
