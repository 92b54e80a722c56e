import { formatJapaneseDate, type JapaneseDate } from '../dates'
import type { RetryState } from '../generated/schema'

/** Whether somebody may answer the online check, in the words of staff. */
export const retryStateLabels = {
  NotAnswered: '未回答',
  NotYet: '時期を改める',
  NotPossible: '現基準では対象外',
  MayAnswer: '回答できます',
} satisfies Record<RetryState, string>

/** The same with its day: `from` is the first on which the person may answer, null while nobody knows it. */
export function retryText(state: RetryState, from: JapaneseDate | null, today: JapaneseDate): string {
  if (state !== 'NotYet') return retryStateLabels[state]
  if (!from) return '時期は未定'
  return from <= today ? retryStateLabels.MayAnswer : `${formatJapaneseDate(from)}から`
}
