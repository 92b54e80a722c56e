import type { ConditionKind, ConditionOutcome } from '../../generated/schema'

export const conditionKindLabels = {
  Statement: '今日の体調',
  Report: '体調が変わったとき',
} satisfies Record<ConditionKind, string>

/** For staff. */
export const conditionOutcomeLabels = {
  Fine: '問題なし',
  NotYet: 'お休み',
  TalkFirst: 'お話をうかがう',
} satisfies Record<ConditionOutcome, string>
