import type { PanelKind } from '../generated/schema'
import { object, string, type InferType } from 'yup'
import type { JapaneseDate } from '../facts/dates'

/** Without an answer nothing changes. */
export const visitReplySchema = object({
  Token: string().strict().required().max(200),
  Answer: string()
    .strict()
    .oneOf(['Coming', 'NotComing'] as const),
}).noUnknown()

export type VisitAnswer = NonNullable<InferType<typeof visitReplySchema>['Answer']>

/** What a reminder's page shows. `Late`: it has begun, or the mail is old. */
export type VisitReply = {
  Is: 'Booked' | 'Coming' | 'Cancelled' | 'Changed' | 'Late'
  /** RFC 3339, of a guidance */
  StartAt: string | null
  /** Instead of `StartAt`: a hospital test, whose hour (09:30) may not be known. */
  Exam?: { Date: JapaneseDate; Time: string | null; Type: PanelKind }
  /** The next days with free hours, after a cancellation that lets the person choose again. */
  Days: JapaneseDate[]
}
