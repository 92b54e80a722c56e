import type { PhraseName } from '../../questionnaire/engine/phrases'

/** Replaces a placeholder of a phrase where no person's own words are shown, also for its editor. */
export const placeholderWords = {
  choice: '選んだ答え',
  event: '続いていること',
  label: '日にちの名前',
  period: '待つ期間',
  topic: 'うかがったことについて',
  when: '事情が変わったとき',
} as const

export type Placeholder = keyof typeof placeholderWords

type PhraseField = {
  label: string
  /** Required: without them the phrase would lose its meaning. */
  must?: readonly Placeholder[]
  may?: readonly Placeholder[]
}

/** The phrases by place of display, each in the order of a result. */
export const phraseGroups: readonly { title: string; names: readonly PhraseName[] }[] = [
  { title: '理由と説明', names: ['inPerson', 'unknown', 'unknownDate', 'untilEnd', 'ongoingNote'] },
  { title: '対面で確かめたあと', names: ['upheld', 'upheldUntil', 'upheldForGood'] },
  {
    title: '結果が変わるとき',
    names: [
      'onceEnded',
      'onceKnown',
      'onlyIfAnswer',
      'onlyIfBirthday',
      'onlyIfDay',
      'endsWhen',
      'passesWhen',
      'waitsWhen',
      'askedWhen',
    ],
  },
]

export const phraseFields: Readonly<Record<PhraseName, PhraseField>> = {
  inPerson: { label: '「対面で話したい」を選んだ方への理由' },
  unknown: { label: '「わからない」と答えた方への理由' },
  unknownDate: { label: '正確な日がわからない方への説明', may: ['choice', 'period'] },
  untilEnd: {
    label: 'いまも続いている方への説明（規則にないとき）',
    must: ['event', 'period'],
  },
  ongoingNote: {
    label: 'いまも続いている方へ、日にちのかわりに（規則にないとき）',
    must: ['period'],
  },
  upheld: { label: '医師が確かめた理由', must: ['topic'] },
  upheldUntil: { label: '期間をあけていただく方への説明' },
  upheldForGood: { label: '今回はお願いできない方への説明' },
  onceEnded: { label: 'いまも続いていて、終わった日からの期間を待つ方へ' },
  onceKnown: { label: '日にちがわからないと答えた方へ', must: ['label'] },
  onlyIfAnswer: { label: '日にちをたずねない質問で、期間を待つ方へ' },
  onlyIfBirthday: { label: '年齢のために待つ方へ' },
  onlyIfDay: { label: '答えた日にちからの期間を待つ方へ', must: ['label'] },
  endsWhen: { label: '事情が変わるまで待つ方へ', must: ['when'] },
  passesWhen: { label: 'お断りした方へ（あとで通過するとき）', must: ['when'] },
  waitsWhen: { label: 'お断りした方へ（あとで期間をあけるとき）', must: ['when'] },
  askedWhen: { label: 'お断りした方へ（あとで対面でうかがうとき）', must: ['when'] },
}

export const placeholdersOf = (name: PhraseName): readonly Placeholder[] => {
  const { must = [], may = [] } = phraseFields[name]
  return [...must, ...may]
}

/** A phrase without a person's own words: （続いていること）が終わって（待つ期間）たつと、… */
export const phraseInWords = (sentence: string): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholderWords, name) ? `（${placeholderWords[name as Placeholder]}）` : whole,
  )
