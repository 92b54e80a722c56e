import type { JapaneseDate } from '../../../shared/dates'
import { NO_DIAGNOSIS } from '../../../shared/messages/examResult'
import { NOT_NOW_REMINDER } from '../../../shared/messages/retryReminder'
import { composeMail, type MailContext } from './composeMail'
import { toRefusal } from './mailLinks'
import { returnLines } from './returnLines'

export type CheckNotYetParams = {
  /** Null while what stands in the way has not ended. */
  from: JapaneseDate | null
  /** A mail will come on the day. */
  remind: boolean
}

/** After a check that asks to wait. Its reasons are health data and stand on the page alone. */
export const checkNotYetMail = ({ from, remind }: CheckNotYetParams, context: MailContext) =>
  composeMail(context, 'お手続きの結果について', [
    `オンラインチェックにお答えいただき、ありがとうございました。いまは、少し期間をあけていただいています。${NO_DIAGNOSIS}`,
    ...(from
      ? returnLines(from)
      : ['もう一度お答えいただける時期は、結果のページでご案内しています。それまでに手続きはありません。']),
    ...(from && remind ? [NOT_NOW_REMINDER] : []),
    toRefusal(context, false),
  ])
