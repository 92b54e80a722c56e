import type { InspectionDetail, FloraTestStatus } from '../../generated/schema'
import { type CommonField, each, same, staffOnly, type FieldLabel } from './commonLabels'

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

export const floraTestStatusLabels = {
  Guidance: each('案内済み', 'お申し込みいただけます'),
  Applied: same('申込済み'),
  Received: each('検体受領', '解析中'),
  Shared: each('結果公開済み', '結果をご覧いただけます'),
} satisfies Record<FloraTestStatus, FieldLabel>

const genusLabels: Readonly<Record<string, string>> = {
  agathobacter: 'アガトバクター属',
  akkermansia: 'アッカーマンシア属',
  alistipes: 'アリスティペス属',
  anaerostipes: 'アナエロスティペス属',
  bacteroides: 'バクテロイデス属',
  bifidobacterium: 'ビフィドバクテリウム属',
  blautia: 'ブラウティア属',
  butyricicoccus: 'ブチリシコッカス属',
  clostridium: 'クロストリジウム属',
  collinsella: 'コリンセラ属',
  coprococcus: 'コプロコッカス属',
  dialister: 'ディアリスター属',
  dorea: 'ドレア属',
  eggerthella: 'エガセラ属',
  enterococcus: 'エンテロコッカス属',
  escherichia: 'エシェリヒア属',
  eubacterium: 'ユーバクテリウム属',
  faecalibacterium: 'フェカリバクテリウム属',
  fusicatenibacter: 'フシカテニバクター属',
  fusobacterium: 'フソバクテリウム属',
  klebsiella: 'クレブシエラ属',
  lachnospira: 'ラクノスピラ属',
  lactobacillus: 'ラクトバチルス属',
  megamonas: 'メガモナス属',
  megasphaera: 'メガスファエラ属',
  oscillospira: 'オシロスピラ属',
  parabacteroides: 'パラバクテロイデス属',
  phascolarctobacterium: 'ファスコラークトバクテリウム属',
  prevotella: 'プレボテラ属',
  roseburia: 'ロゼブリア属',
  ruminococcus: 'ルミノコッカス属',
  streptococcus: 'ストレプトコッカス属',
  subdoligranulum: 'サブドリグラヌルム属',
  sutterella: 'サテレラ属',
  veillonella: 'ベイロネラ属',
}

/** `g__Bacteroides`, `Bacteroides` → バクテロイデス属; unknown names stay. */
export function genusLabel(name: string): string {
  const key = name.toLowerCase().replace(/^g__/, '')
  return Object.hasOwn(genusLabels, key) ? (genusLabels[key] ?? name) : name
}
