/** Before an answer of the previous check. */
export const LAST_ANSWER = '前回のお答え'

/** Below an answer taken from the profile. */
export const FROM_PROFILE = 'ご登録の内容から入れました'

export const BEFORE_BIRTH = '生年月日より前のことのようです。どちらが正しいか、お確かめください。'

export const knownScreen = {
  h1: 'ご登録の内容から入れたお答え',
  lead: 'ちがうところは「変更」で直してください。',
  goOn: 'このとおりです',
  /** For a person who carried the answers of the trial check here. */
  tried: {
    h1: 'お試しチェックなどから入れたお答え',
    lead: 'まだ送っていません。ちがうところは「変更」で直してください。',
  },
  /** For a person who has answered before. */
  before: (date: string) => ({
    h1: LAST_ANSWER,
    lead: `${date}のお答えです。変わったところだけ、直してください。`,
  }),
  /** Above what somebody said no to, each of which may have happened since. */
  lately: 'いまも、どれも「ない」ですか',
  unchanged: '変わりはありません',
  unchangedElse: 'ほかに変わりはありません',
} as const

export const answersSummary = {
  h1: 'お答えの確認',
  lead: 'まだ送っていません。ちがうところは「変更」で直せます。',
  /** For somebody who has answered before. */
  again: 'まだ送っていません。',
  others: 'ほかのお答え',
  after: '結果はすぐに出ます。送ったあとも、まちがえた答えだけを訂正できます。',
} as const

export const GO_ON = '次へ'
/** The part of its first words that is seen; the whole is heard. */
export const WHY_ASKED = ['おたずねする', '理由'] as const
export const NOT_ANSWERED = 'お答えを選んでください'
export const NOT_TYPED = '入力してください'
export const dayNotSaid = (label: string) =>
  `「${label}」を教えてください。わからないときは、わからないことも選べます`

/** As soon as an answer settles the result. */
export const honestStop = {
  h1: 'このお答えでは、今回はドナーをお願いできません',
  text: '患者さんの安全のために、あらかじめ定めた基準によるものです。病気の診断や、健康状態の評価ではありません。',
  choice: '残りの質問にお答えいただいても、結果は変わりません。どちらでも、お好きなほうをお選びください。',
  end: 'ここで終えて、結果を見る',
  goOn: '残りの質問にも答える',
  correct: 'お答えを直す',
} as const
