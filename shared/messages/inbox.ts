export const inbox = {
  lead: 'メールでお送りしたお知らせを、新しい順に並べています。確認コードなどの一度きりのメールは含まれません。',
  none: 'お知らせは、まだありません。',
  unread: '未読',
  more: '続きを見る',
  failed: '続きを読み込めませんでした',
} as const
