import type { PageText } from '../../../../shared/words/program/pageText'

export const profilePages = {
  '/signup/profile': { h1: '登録情報の入力', primary: '確認へ進む' },
  '/signup/profile/confirm': { h1: '登録情報の確認', primary: 'この内容で登録する', secondary: '修正する' },
  '/signup/profile/complete': { h1: '会員登録が完了しました', primary: 'オンラインチェックへ進む' },
} as const satisfies Record<string, PageText>
