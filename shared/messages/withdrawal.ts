/** Consequences of leaving. `wording.md` §7 */
export const withdrawalTexts = {
  lead: '退会すると、次のことが起きます。手続きの前にご確認ください。',
  consequencesTitle: '退会で起きること',
  consequences: [
    'ログインできなくなります',
    '氏名や連絡先などの登録情報は削除され、元に戻せません',
    '予約はキャンセルされます',
    '献便の記録は、氏名と切り離して保管します',
    'ドナーの認定も終了します',
  ],
  rewardsTitle: (amount: string) => `お渡し前の協力金が${amount}円分あります`,
  rewards: '受取方法を決めるため、先に事務局へご連絡ください。連絡せずに退会することもできます。',
  takeAlong: '記録を手元に残したいときは、先に「自分のデータを書き出す」をお使いください。',
  toAccount: 'アカウント設定へ',
  again: 'もう一度登録するには、はじめからお手続きください。',
  confirmed: '上の内容を確認し、退会します',
  notConfirmed: '内容をご確認のうえ、チェックを入れてください',
  dialogTitle: '退会します',
  dialogText: '退会すると、登録した内容は消えます。献便の記録は、氏名と切り離して残ります。',
  failed: '退会の手続きができませんでした',
  /** For the last page opened without leaving: signed in, and unknown. */
  staying: {
    h1: '退会の手続きは行われていません',
    text: 'いまログインしているアカウントは、これまでどおりお使いいただけます。',
    primary: 'マイページへ',
  },
  unknown: ['退会の手続きが済んだ方には、完了をメールでお知らせしています。'],
  complete: [
    'これまでのご協力、ありがとうございました。',
    'このアカウントではログインできなくなりました。氏名や連絡先などの登録情報は削除しました。献便の記録は、氏名と切り離して保管します。',
    '手続きが完了したことを、メールでもお知らせします。',
  ],
} as const
