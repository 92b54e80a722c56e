import type { PageText } from './pageText'

export const memberPages = {
  '/mypage': { h1: 'マイページ' },
  '/notes_of_donation': { h1: '献便の前に', primary: 'マイページへ' },
  '/statement': { h1: '今日の体調', primary: '変わりはありません' },
  '/report_condition': { h1: '体調が変わったとき', primary: '知らせる' },
  '/track_record': { h1: '献便の記録' },
  '/application_examination': { h1: '腸内フローラ検査の申し込み', primary: '同意して申し込む' },
  '/application_examination/complete': { h1: 'お申し込みを受け付けました', primary: 'マイページへ' },
  '/inspection_report': { h1: '腸内フローラ検査レポート' },
  '/account': { h1: 'アカウント設定', primary: '変更を保存する' },
  '/account/consent': { h1: '同意書', primary: '同意を撤回する', secondary: '撤回しない' },
  '/withdrawal': { h1: '退会の手続き', primary: '退会する', secondary: '退会しない' },
} as const satisfies Record<string, PageText>
