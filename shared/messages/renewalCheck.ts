/** The renewal check: shows the last answers and asks for changes. */
export const renewalCheck = {
  consentPoints: [
    '前回のお答えを、9つのまとまりで表示します。変わったことだけを教えてください。変わりがなければ、5分ほどで終わります。',
    '答えは自動で保存されます。途中でやめても、別の端末からでも、続きから始められます。',
    'お薬の名前や、検査・手術・旅行の時期がわかるものがあると、答えやすくなります。',
  ],
  lead: '前回のお答えを確かめて、変わったことがあるかどうかを教えてください。',
  lastAnswers: '前回のお答え',
  question: '前回から、変わったことはありますか',
  same: '変わりはありません',
  changed: '変わったことがあります',
  changedHint: '前回のお答えが入っています。変わったところだけ、選び直してください。',
  askedAnew: '次の質問には、あらためてお答えください。',
} as const

export const CHANGES_NOT_SAID = '変わったことがあるかどうかを選んでください'
export const CHANGES_NOT_GIVEN =
  '変わったところを選び直してください。変わりがないときは「変わりはありません」を選んでください'
