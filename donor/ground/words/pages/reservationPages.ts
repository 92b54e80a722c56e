import type { PageText } from '../../../../shared/words/program/pageText'

export const reservationPages = {
  '/signup/schedule_reservation': { h1: 'ガイダンスの予約', primary: 'この日時で確認へ進む' },
  '/signup/schedule_reservation/confirm': {
    h1: '予約内容の確認',
    primary: '予約する',
    secondary: '選び直す',
  },
  '/signup/schedule_reservation/complete': { h1: '予約が完了しました', primary: 'カレンダーに追加する' },
  '/signup/schedule_reservation/change': { h1: 'ガイダンスの日時変更', primary: 'この日時で確認へ進む' },
  '/signup/schedule_reservation/change/confirm': { h1: '変更内容の確認', primary: '変更する' },
  '/signup/schedule_reservation/change/complete': {
    h1: '日時を変更しました',
    primary: 'カレンダーに追加する',
  },
} as const satisfies Record<string, PageText>
