export const inbox = {
  lead: 'お送りしたメールを、新しい順に並べています。確認コードなど、一度だけ使うメールは含まれません。',
  none: 'お送りしたメールは、まだありません。',
  unread: '未読',
  more: '続きを見る',
  failed: '続きを読み込めませんでした',
} as const
