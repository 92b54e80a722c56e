import { formatJapaneseDate } from '../../facts/dates'
import type { HoldCause, HoldDecision } from '../../generated/schema'

export const holdCauseLabels = {
  Report: '体調のお知らせ',
  Panel: '検査の結果',
  NotCertified: '認定しなかった検査',
  Correction: '認定の取り消し',
  Criteria: '判定基準に合わなくなった答え',
  Office: '医師の判断',
} satisfies Record<HoldCause, string>

export const holdDecisionLabels = {
  Lifted: '保留を解く',
  Discarded: '廃棄にする',
} satisfies Record<HoldDecision, string>

/** Which days a hold covers. */
export const holdWindow = (since: string | null, until: string | null): string => {
  if (since && since === until) return `${formatJapaneseDate(since)}の便`
  const from = since ? `${formatJapaneseDate(since)}から` : 'はじめから'
  return until ? `${from}${formatJapaneseDate(until)}まで` : `${from}の便すべて`
}

/** Errors about holds; each says what can be done. */
export const NOTHING_TO_HOLD = 'この日にちには、お預かりした便がありません。日にちを確かめてください。'
export const HOLD_DECIDED = 'この保留は、もう決まっています。'
export const HOLD_WITHOUT_FINDING = '先に、医師の所見を書いてください。'
export const HOLD_SECOND_PERSON =
  '保留を始めた人と所見を書いた人は、決められません。別の医師に頼んでください。'
export const FINDING_OR_DECISION = '所見か、保留をどうするかの、どちらか一つを送ってください。'
export const HOLD_DAYS_TURNED = '終わりの日は、始まりの日と同じか、あとの日にしてください。'
