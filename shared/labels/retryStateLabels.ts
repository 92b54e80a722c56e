import { formatJapaneseDate, type JapaneseDate } from '../dates'
import type { RetryState } from '../generated/schema'

/** For staff: whether a person may answer the online check. */
export const retryStateLabels = {
  NotAnswered: '未回答',
  NotYet: '時期を改める',
  NotPossible: '現基準では対象外',
  MayAnswer: '回答できます',
} satisfies Record<RetryState, string>

/** The state with its day: `from` is the first day to answer, null if unknown. */
export function retryText(state: RetryState, from: JapaneseDate | null, today: JapaneseDate): string {
  if (state !== 'NotYet') return retryStateLabels[state]
  if (!from) return '時期は未定'
  return from <= today ? retryStateLabels.MayAnswer : `${formatJapaneseDate(from)}から`
}
