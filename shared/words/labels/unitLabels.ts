import type { Unit, UnitState } from '../../generated/schema'
import { type CommonField, each, type FieldLabel, same, staffOnly } from './commonLabels'

export const unitLabels = {
  DonationId: staffOnly('献便'),
  Number: same('便番号'),
  State: each('状態', '扱い'),
  ReceivedAt: each('受け取り', 'お預かりした日時'),
  PassedAt: same('出た時刻'),
  WeightGrams: same('重さ'),
  BristolType: same('形（1〜7）'),
  Accepted: staffOnly('受け入れ'),
  RejectionReason: same('受け入れなかった理由'),
  Container: same('容器'),
  TakenBy: staffOnly('受け取った担当者'),
  StatementGiven: staffOnly('今日の体調の回答'),
  Consent: staffOnly('同意書の版'),
  Obstacles: staffOnly('使用可までに足りないもの'),
  HandedOverAt: same('引き渡した日時'),
  HandedOverTo: same('引き渡し先'),
  HandOverBatch: same('引き渡し番号'),
  DiscardedAt: same('廃棄にした日時'),
  HoldChangedAt: staffOnly('保留・解除の日時'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof Unit, CommonField>, FieldLabel>

export const unitStateLabels = {
  Quarantine: '隔離',
  Usable: '使用可',
  Held: '保留',
  Discarded: '廃棄',
} satisfies Record<UnitState, string>

/** Of the Bristol scale, in the words of the reception. */
export const bristolWords = {
  1: 'ころころ',
  2: 'でこぼこ',
  3: 'ひびあり',
  4: 'なめらか',
  5: 'やわらか',
  6: 'どろどろ',
  7: '水のよう',
} as const

/** 148 → 148g, 61.5 → 61.5g */
export const gramsText = (grams: unknown) => `${String(grams)}g`

export const UNITS_LABEL = '便'
export const NO_UNIT = '便番号なし'
