/** Before an answer of the previous check. */
export const LAST_ANSWER = '前回のお答え'

/** Below an answer taken from the profile. */
export const FROM_PROFILE = 'ご登録の内容から入れました'

export const BEFORE_BIRTH = '生年月日より前のことのようです。どちらが正しいか、お確かめください。'

export const knownScreen = {
  h1: 'ご登録の内容から入れたお答え',
  lead: 'もう一度おたずねしないですむように、お答えを入れました。ちがうところは「変更」で直してください。',
  goOn: 'このとおりです',
  /** For a person who carried the answers of the trial check here. */
  tried: {
    h1: 'お試しチェックなどから入れたお答え',
    lead: 'まだ送っていません。読みなおして、ちがうところは「変更」で直してください。',
  },
  /** For a person who has answered before. */
  before: {
    h1: LAST_ANSWER,
    lead: '変わったところは「変更」で直してください。変わりがなければ、そのまま進めます。',
    goOn: '変わりはありません',
    goOnChanged: 'ほかに変わりはありません',
  },
} as const

export const answersSummary = {
  h1: 'お答えの確認',
  lead: 'まだ送っていません。読みなおして、ちがうところは「変更」で直してください。直したあとは、このページに戻ります。',
  changed: (count: number) => `前回から変わったお答えは、${count}つです。`,
  after: 'お答えを送ったあと',
  steps: [
    {
      title: 'すぐに、結果が出ます。',
      text: 'あらかじめ定めた基準で判定します。お待ちいただく場合は、理由と日にちをお伝えします。',
    },
    {
      title: '送ったお答えは、いつでも確かめられます。',
      text: 'まちがいに気づいたときは、その答えだけを訂正できます。',
    },
  ],
} as const

export const GO_ON = '次へ'
/** On the screen where the check is opened. */
export const SAVED_BY_ITSELF =
  '答えは自動で保存されます。このページを閉じても、別の端末からでも、続きから始められます。'
export const WHY_ASKED = 'おたずねする理由'
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
