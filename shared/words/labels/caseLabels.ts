import type { Case, CaseKind, CaseState, CaseStepKind, UnusualMark } from '../../generated/schema'
import { staffOnly, type FieldLabel } from './commonLabels'

export const CASES_LABEL = '案件'

export const caseLabels = {
  Kind: staffOnly('種類'),
  State: staffOnly('状態'),
  DueOn: staffOnly('期限'),
  User: staffOnly('会員'),
  ActorName: staffOnly('閲覧した担当者'),
  AssigneeName: staffOnly('担当'),
  CreatedAt: staffOnly('始まり'),
  DaysOpen: staffOnly('日数'),
  DaysLate: staffOnly('期限からの遅れ（日）'),
  AnsweredAt: staffOnly('お返事の日時'),
} satisfies Partial<Record<keyof Case, FieldLabel>>

export const caseKindLabels = {
  Objection: '心あたりがない閲覧',
  UnusualRead: 'いつもと違う閲覧',
  EmergencyRead: '緊急の閲覧',
  Breach: '漏えい等',
  RightsRequest: '個人情報のご請求',
} satisfies Record<CaseKind, string>

export const caseStateLabels = {
  Open: '確認中',
  Answered: 'お返事済み',
  Closed: '終了',
} satisfies Record<CaseState, string>

export const caseStepLabels = {
  Opened: '始まり',
  Added: '追加',
  Taken: '担当の変更',
  Noted: '記録',
  Answered: 'お返事',
  Closed: '終了',
  Reopened: '再開',
  Counted: '範囲の集計',
  Exported: '一覧の書き出し',
  Drafted: '報告の下書き',
  Reported: '報告の記録',
} satisfies Record<CaseStepKind, string>

/** Shown before a number, and beside a reading. */
export const unusualMarkLabels = {
  ManyPeople: 'ふだんより多くの方の記録を開いた',
  ManyListed: 'ふだんより多くの方を一覧やファイルで見た',
  SameName: '同じ名字の方の記録を見た',
  Night: '夜間に見た',
  NoCause: '手続きも用件もない方の記録を見た',
} satisfies Record<UnusualMark, string>
