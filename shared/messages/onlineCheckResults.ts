import { contactLine, type PublicTexts } from '../config'
import { formatJapaneseDate, type JapaneseDate } from '../dates'

/** 進めます: specification §4 Passed. */
export const passedResult = {
  title: 'ガイダンスに進めます',
  text: 'ご回答ありがとうございました。空きが出ましたら、受付順にメールでご案内します。この結果は、ドナーの認定をお約束するものではありません。',
} as const

/** Above the topics that staff will ask about in person. */
export const TOPICS_IN_PERSON =
  '次の点は当日、担当者が静かな場所でおうかがいします。話したくないことは、無理にお話しいただかなくてかまいません。'

/** 時期を改める. `date` is null while what stands in the way has not ended. */
export const notNowTitle = (date: JapaneseDate | null) =>
  date
    ? `${formatJapaneseDate(date)}から、もう一度お申し込みいただけます`
    : '時期を改めて、お申し込みいただけます'
export const NOT_NOW_THANKS = 'ご回答ありがとうございました。'
/** Only for people who take the reminder. */
export const NOT_NOW_REMINDER =
  'その日になりましたら、メールでお知らせします（アカウント設定で停止できます）。'
export const otherReasons = (count: number) =>
  `ほかに${count}つの理由があり、いちばん遅い日をご案内しています。`
export const DATE_UNKNOWN = '正確な日がわかりましたら、早められることがあります。事務局へご連絡ください。'
/** 授乳が終わって3か月たつと、お申し込みいただけます。 */
export const afterItEnds = (event: string, months: number) =>
  `${event}が終わって${months}か月たつと、お申し込みいただけます。`

/** 現基準では不可. */
export const notPossibleResult = (texts: PublicTexts) => ({
  title: '現在の基準では、ドナーをお願いできません',
  text: 'お答えいただき、ありがとうございました。患者さんの安全のために、あらかじめ定めた基準によるものです。',
  disclaimer: 'この結果は、病気の診断や健康状態の評価ではありません。',
  contact: `ご質問がある方、事情が変わった方は、事務局へご相談ください。${contactLine(texts)}`,
})

export const renewalPassedResult = {
  title: '更新検査に進めます',
  text: '日程については、電話またはチャットでご連絡ください。',
} as const

export const renewalHeldResult = {
  title: '担当者が内容を確認します',
  text: 'ご回答ありがとうございました。続けていただけるかどうかを確認し、事務局からご連絡します。連絡があるまで、献便はお休みください。これまでの献便の協力金は、そのままお渡しします。',
} as const

/** After an answer about the body that a doctor should hear of (question 11). */
export const SEE_A_DOCTOR =
  'お答えいただいた症状は、医療機関への相談をおすすめします。ドナーの手続きとは別に、どうぞご自身のからだを大切になさってください。'
/** After an answer about eating that weighs on somebody (question 52). */
export const eatingSupport = ({ supportContact }: PublicTexts) =>
  `食べることでつらい思いをされているときは、ひとりで抱えず、相談先をご利用ください。${supportContact}`

export const otherWaysToHelp = [
  'よろしければ、まわりの方に献便のことをお知らせください。',
  'よろしければ、基準の異なる献血など、ほかの支え方を調べてみてください。',
  'よろしければ、基準の変更についてのお知らせメールをお受け取りください。',
] as const
