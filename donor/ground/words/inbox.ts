export const inbox = {
  lead: 'お送りしたメールと、お手続きの記録を、新しい順に並べています。確認コードなど一度だけ使うメールと、パスワードの再設定やメールアドレスの変更など、ログイン方法のお知らせのメールは含まれません。',
  none: 'お知らせは、まだありません。',
  unread: '未読',
  more: 'さらに表示する',
  failed: '続きを読み込めませんでした',
} as const

export const unreadNews = (count: number) => `未読${count}件`

/** The person was invited while my page was open. */
export const INVITED_NOW = 'ガイダンスのご案内が届きました。'
