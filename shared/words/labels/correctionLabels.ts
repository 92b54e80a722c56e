import type {
  CorrectionCause,
  CorrectionKind,
  CorrectionOutcome,
  CorrectionState,
} from '../../generated/schema'

export const correctionKindLabels = {
  Judgement: '検査の判定',
  FloraTest: '腸内フローラ検査の結果',
} satisfies Record<CorrectionKind, string>

export const correctionStateLabels = {
  Open: '確認待ち',
  Confirmed: '訂正済み',
  Refused: '訂正しない',
  Withdrawn: '取り下げ',
} satisfies Record<CorrectionState, string>

export const correctionCauseLabels = {
  EntryError: '入力の誤り',
  MixUp: '人または検体の取り違え',
  SourceCorrected: '医療機関・検査機関からの訂正',
  JudgedAnew: '判断の見直し',
} satisfies Record<CorrectionCause, string>

export const correctionCauses: readonly CorrectionCause[] = [
  'EntryError',
  'MixUp',
  'SourceCorrected',
  'JudgedAnew',
]

export const correctionOutcomeLabels = {
  Record: '記録だけが変わります',
  EndsCertification: '認定が終わります',
  Certifies: '認定されます',
  OpensCheck: 'もう一度お申し込みいただけます',
  MovesPeriod: '有効期間が変わります',
  ReplacesResult: '結果が差し替わります',
  TakesBackResult: '結果の公開を取り消します',
} satisfies Record<CorrectionOutcome, string>

export const correctionLabels = {
  Cause: '理由の区分',
  Explanation: '理由',
  Words: 'ことば',
} as const
