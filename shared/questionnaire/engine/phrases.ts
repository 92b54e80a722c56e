/**
 * The sentences that join a rule's texts, as all forms of the repository use them. A version of the criteria may
 * replace each. Never change a sentence here: stored judgements are repeated with it, also years later, and would no
 * longer come out the same.
 * Placeholders: `{event}` what goes on, `{period}` the waiting time, `{choice}` the option's label, `{topic}` the
 * subject of the question, `{label}` the label of a day, `{when}` when an answer changes.
 */
export const phrases = {
  inPerson: '「対面で話したい」を選ばれたため。',
  unknown: '「わからない」とお答えいただいたため。',
  unknownDate: '正確な日がわからないため、お答えいただいた日から数えています。',
  /** Where the rule has no `untilEnd`. */
  untilEnd: '{event}が終わって{period}たつと、お申し込みいただけます。',
  /** Where the rule has no `ongoingNote`. */
  ongoingNote: '終わってから{period}',

  upheld: '{topic}、医師が確かめたため。',
  upheldUntil: 'うかがったことと、あらかじめ定めた基準から、期間をあけていただいています。',
  upheldForGood: 'うかがったことと、あらかじめ定めた基準から、今回はドナーをお願いできません。',

  onceEnded: '終わった日がわかると、この理由がなくなる日が決まります。',
  onceKnown: '「{label}」がわかると、早まることがあります。',
  onlyIfAnswer: 'お答えがちがっていたときだけです。検査を受けても、この日にちは早まりません。',
  onlyIfBirthday: '生年月日がちがっていたときだけです。検査を受けても、この日にちは早まりません。',
  onlyIfDay: 'お答えや「{label}」がちがっていたときだけです。検査を受けても、この日にちは早まりません。',
  endsWhen: '{when}に、この理由はなくなります。',
  passesWhen: '{when}は、結果が変わることがあります。',
  waitsWhen: '{when}は、結果が変わることがあります。そのあと、期間をあけていただくことがあります。',
  askedWhen: '{when}は、結果が変わることがあります。そのときは、対面でくわしくおうかがいします。',
} as const satisfies Record<string, string>

export type PhraseName = keyof typeof phrases
export type Phrases = Readonly<Record<PhraseName, string>>

export type FindingPhrases = Pick<
  Phrases,
  'inPerson' | 'unknown' | 'unknownDate' | 'untilEnd' | 'ongoingNote'
>
