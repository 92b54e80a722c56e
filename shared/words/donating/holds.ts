import { formatJapaneseDate } from '../../facts/dates'
import type { HoldCause, HoldDecision } from '../../generated/schema'

export const holdCauseLabels = {
  Report: '体調のお知らせ',
  Panel: '検査の結果',
  NotCertified: '認定しなかった検査',
  Correction: '認定の取り消し',
  Criteria: '判定基準に合わなくなった答え',
  UseWithdrawn: '本人による使用の撤回',
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

/** What the desk says of a hold that is open; no word about health. */
export function holdWords({
  handedOver,
  isFound,
}: {
  handedOver: number | null
  isFound: boolean | null
}): string {
  const left = handedOver ? `引き渡し済み${handedOver}個。` : ''
  return `${left}${isFound ? '別の医師の判断待ち' : '医師の所見待ち'}`
}

/** A call to whom units were handed over; no word about the donor. */
export const CALL_TITLE = '引き渡した便を使わずに待ってもらう電話'
const NUMBERS_TOLD = 12
export function callWords(
  to: string,
  units: readonly { Number: string; HandOverBatch: string | null }[],
): string {
  const told = units.slice(0, NUMBERS_TOLD)
  const numbers = told.map(({ Number: number, HandOverBatch }) =>
    HandOverBatch ? `${number}（${HandOverBatch}）` : number,
  )
  const rest = units.length - told.length
  const more = rest > 0 ? `ほか${rest}個` : ''
  return `引き渡し先：${to}\n便：${[...numbers, ...(more ? [more] : [])].join('、')}\n保留が決まるまで待ってもらい、返事を結果に残してください。`
}

/** Errors about holds; each says what can be done. */
export const NOTHING_TO_HOLD = 'この日にちには、お預かりした便がありません。日にちを確かめてください。'
export const HOLD_DECIDED = 'この保留は、もう決まっています。'
export const HOLD_WITHOUT_FINDING = '先に、医師の所見を書いてください。'
export const HOLD_SECOND_PERSON =
  '保留を始めた人と所見を書いた人は、決められません。別の医師に頼んでください。'
export const FINDING_OR_DECISION = '所見か、保留をどうするかの、どちらか一つを送ってください。'
export const HOLD_DAYS_TURNED = '終わりの日は、始まりの日と同じか、あとの日にしてください。'
