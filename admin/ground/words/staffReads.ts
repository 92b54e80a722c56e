export const readWords = {
  lead: '担当者が、どなたの記録を、何のために見たかの記録です。1回の操作を1行にまとめています。この記録は書き換えることも消すこともできません。',
  leadOfOne:
    'この方の記録を見た担当者です。一覧やファイルに含まれていた場合も入ります。ご本人にも「記録を見た人」のページで、同じ記録が見えています。',
  none: '見た記録は、残っていません。',
  time: '日時',
  by: '見た担当者',
  person: '会員',
  did: 'したこと',
  purpose: '目的',
  shown: '見た内容',
  network: 'つないだ場所',
  people: (count: number) => `${count.toLocaleString('ja-JP')}人の一覧`,
  fields: (count: number) => `${count}項目`,
} as const
