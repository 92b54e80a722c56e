import type { InspectionDetail } from '../generated/schema'
import type { CommonField } from './commonLabels'
import { each, same, staffOnly, type FieldLabel } from './fieldLabel'

export const inspectionDetailLabels = {
  SampleId: staffOnly('検体番号'),
  Status: same('状態'),
  DiversityScore: each('多様性スコア', '菌の種類の豊かさ'),
  DiversityScoreScaled: each('多様性（換算値）', '多様性スコア'),
  Ranking: each('順位', '参加者の中での位置'),
  Enterotype: each('エンテロタイプ', '腸内フローラのタイプ'),
  IntestinalFloraComposition: each('構成', '腸内細菌の構成'),
  Year: each('検査日（年）', '検査日'),
  Month: each('検査日（月）', '検査日'),
  Day: each('検査日（日）', '検査日'),
  StatusChangedToGuidanceYear: each('案内日（年）', 'ご案内した日'),
  StatusChangedToGuidanceMonth: each('案内日（月）', 'ご案内した日'),
  StatusChangedToGuidanceDay: each('案内日（日）', 'ご案内した日'),
  StatusChangedToSharedYear: each('結果公開日（年）', '結果をお届けした日'),
  StatusChangedToSharedMonth: each('結果公開日（月）', '結果をお届けした日'),
  StatusChangedToSharedDay: each('結果公開日（日）', '結果をお届けした日'),
  DeadlineForApplicationAt: same('申込期限'),
  InspectionDetailCreatedAt: staffOnly('作成日時'),
  User: staffOnly('会員'),
} satisfies Record<Exclude<keyof InspectionDetail, CommonField>, FieldLabel>
