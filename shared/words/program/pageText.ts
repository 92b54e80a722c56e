/** Heading and buttons of a page; `description` is the meta description of a public one. */
export type PageText = { h1: string; primary?: string; secondary?: string; description?: string }

/** マイページ｜なかつぐ */
export const documentTitle = (h1: string, serviceName: string) => `${h1}｜${serviceName}`

export const homeTitle = (serviceName: string, region: string) =>
  `${serviceName}｜${region}の腸内細菌ドナー募集`

export const errorTitle = (title: string) => `エラー：${title}`

export const errorPages = {
  404: { h1: 'ページが見つかりません', primary: 'ホームへ' },
  500: { h1: '表示できませんでした', primary: 'もう一度読み込む' },
} as const satisfies Record<number, PageText>
