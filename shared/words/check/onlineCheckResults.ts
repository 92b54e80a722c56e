/** Specification §4 Passed. */
export const passedResult = {
  title: 'ガイダンスに進めます',
  text: 'ご回答ありがとうございました。空きが出ましたら、受付順にメールでご案内します。この結果は、ドナーの認定をお約束するものではありません。',
} as const

/** After the invitation. */
export const passedAndInvitedResult = {
  title: passedResult.title,
  text: 'ご回答ありがとうございました。この結果は、ドナーの認定をお約束するものではありません。',
} as const

/** An earlier passed check, seen after later steps. */
export const behindResult = {
  title: '前にお答えいただいたチェックの結果です',
  text: 'このときのチェックは通過しています。いまの段階は、次のとおりです。',
} as const

export const TOPICS_IN_PERSON =
  '次の点は当日、担当者が静かな場所でおうかがいします。話したくないことは、無理にお話しいただかなくてかまいません。'

/** After a refusal. */
export const CORRECT_OR_TALK =
  '答えをまちがえた方、わからなかった日がわかった方は、その質問だけを訂正していただけます。ほかの答えは残ります。この結果について話したい方は、どうぞご連絡ください。'
/** After a passed check. */
export const CORRECT_AFTER_PASSING =
  '答えをまちがえた方は、その質問だけを訂正していただけます。この結果について話したい方は、どうぞご連絡ください。'

/** The check before the registration test, repeated after twelve weeks. */
export const passedBeforeExamResult = {
  title: 'ドナー登録検査に進めます',
  text: passedAndInvitedResult.text,
} as const

export const renewalPassedResult = {
  title: '更新検査に進めます',
  /** The next step explains how to arrange the day. */
  text: 'ご回答ありがとうございました。',
} as const

/** Where staff ask about the topics. */
export const topicsAt = {
  guidance: 'ガイダンスの当日、おうかがいすること',
  exam: '検査の当日、おうかがいすること',
} as const

/** Reminder that the certification is not yet decided. */
export const notCertifiedYet = (where: 'ガイダンス' | '検査') => ({
  title: 'まだ認定ではありません',
  text: `このあとの検査で、ドナーをお願いできないとわかることもあります。それまでに体調・薬・旅行などの変化があったら、${where}で教えてください。`,
})
