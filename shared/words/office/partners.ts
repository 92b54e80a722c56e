import { PARTNER_STEP } from '../../rules/office/partners'

export const partnerCode = {
  label: '紹介コード',
  hint: 'ご紹介を受けた会社のコードです。会社ごとの人数を数えるためだけに使い、どなたが使ったかは残しません。',
} as const

export const partnerTexts = {
  title: '提携企業',
  link: '案内するリンク',
  people: '登録した人数',
  lead: `紹介コードを入れて登録した方の人数だけを、${PARTNER_STEP}人単位で数えています。1月・4月・7月・10月のはじめに、前の月末までの分が加わり、退会されても減りません。どなたが使ったかは、どこにも残していません。企業に伝えてよいのも、この人数だけです。`,
  few: `まだ${PARTNER_STEP}人に届いていません`,
  atLeast: (people: number) => `${people}人以上`,
} as const
