import type { PageText } from './pageText'

export const memberPages = {
  '/mypage': { h1: 'マイページ' },
  '/notes_of_donation': { h1: '献便の前に', primary: 'マイページへ' },
  '/track_record': { h1: '献便の記録' },
  '/application_examination': { h1: '腸内フローラ検査の申し込み', primary: '同意して申し込む' },
  '/application_examination/complete': { h1: 'お申し込みを受け付けました', primary: 'マイページへ' },
  '/inspection_report': { h1: '腸内フローラ検査レポート' },
  '/account': { h1: 'アカウント設定', primary: '変更を保存する' },
  '/withdrawal': { h1: '退会の手続き', primary: '退会する', secondary: '退会しない' },
} as const satisfies Record<string, PageText>
