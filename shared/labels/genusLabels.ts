/** Japanese names of gut genera by laboratory name. */
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
