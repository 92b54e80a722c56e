import type { PageText } from './pageText'

export const errorPages = {
  404: { h1: 'ページが見つかりません', primary: 'ホームへ' },
  500: { h1: '表示できませんでした', primary: 'もう一度読み込む' },
} as const satisfies Record<number, PageText>
