import { memberPages } from '../../../shared/words/program/memberPages'
import { frameTexts } from './frame'

export const aboutAnchors = [
  { anchor: 1, title: '献便の意義' },
  { anchor: 2, title: 'ドナーになるまで' },
  { anchor: 3, title: '認定されたあと' },
  { anchor: 4, title: '献便ルーム' },
  { anchor: 5, title: '協力金' },
] as const

export const CLOSE = '閉じる'
export const TO_TOP = 'ページの先頭へ'

export const menuTexts = {
  home: frameTexts.home,
  myPage: memberPages['/mypage'].h1,
  donorCard: 'ドナー証',
  notes: memberPages['/notes_of_donation'].h1,
  condition: memberPages['/report_condition'].h1,
  whatIf: memberPages['/what_if'].h1,
  trackRecord: { label: '献便の記録', disabled: '認定後にご覧いただけます' },
  report: { label: 'レポート', disabled: '検査レポートはマイページからご覧ください' },
  ownReport: memberPages['/inspection_report'].h1,
  about: { label: frameTexts.about, sections: aboutAnchors },
  account: 'アカウント設定',
  logout: 'ログアウト',
  withdrawal: '退会',
  signup: frameTexts.signup,
  login: frameTexts.login,
} as const

export const dialogTitles = {
  about: frameTexts.about,
  privacyPolicy: 'プライバシーポリシー',
  terms: '利用規約',
  scheduleChange: '日程の変更・キャンセル',
} as const
