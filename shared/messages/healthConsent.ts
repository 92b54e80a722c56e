/** Before the first question: consent to the collection of health information. */
export const healthConsent = {
  h1: 'はじめる前に',
  text: '健康状態や病歴などの情報（要配慮個人情報）をおうかがいします。ドナーをお願いできるかどうかの判断と、患者さんと会員の皆さまの安全のために利用します。答えにくい質問では「対面で話したい」を選べます。くわしくは「個人情報の取り扱いについて」をご覧ください。',
  checkbox: '健康に関する情報の取得と利用に同意します',
  agree: '同意して始める',
  decline: '同意しない',
  declined: 'オンラインチェックには進めません。会員登録はそのまま続けていただけます。',
} as const
