/** Titles for the short keys of sources. A version may use other sources, shown as they are. */
const titles: Readonly<Record<string, string>> = {
  ACG: 'Bakkenらの表',
  BB: 'biomebank.com',
  CN: 'He 2021 表1',
  DK: '10.1080/19490976.2018.1458179',
  ES: 'バルセロナ 2022',
  EU: '欧州の基準の表（PMC6763586 表2）',
  FDA: '米国食品医薬品局の通知 2019・2020',
  FR: 'Trials 2020（s13063-020-04330-1 表3）',
  GN: 'takeaseat.com、usa-times',
  HK: '10.1002/ueg2.12160',
  HYD: 'PMC7728237',
  IL15: 'WJGP 2015;6:79',
  IL22: 'WJCC 2023;11:4975 表1',
  JB: 'fmt-japan.org',
  JP: '厚生労働省 先進医療の審査（第143回）資料8',
  JRC: '日本赤十字社などの献血の基準',
  KR: 'jnmjournal 表3',
  LIST: 'whatisfmt.com の一覧',
  NZ: 'Gut Bugs試験（BMJ Open）',
  OB: 'OpenBiome',
  OWN: '仮の値（出典なし。医師が決める）',
  SEED: 'このサービスの仕様書',
  SYD: 'PubMed 26070003',
  TOR: 'トロントの報告',
  WJG20: 'WJG 2020;26:777',
}

/** 「EU：欧州の基準の表（PMC6763586 表2）」 */
export const sourceTitle = (source: string): string => {
  const title = titles[source]
  return title ? `${source}：${title}` : source
}
