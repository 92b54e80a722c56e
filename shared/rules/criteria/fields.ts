import type { Reason } from '../../questionnaire/engine/rule'
import { phraseFields } from './phraseFields'

/** For what belongs to no rule and no question. */
export const WHOLE = '全体'

/** For the phrases shared by all rules. */
export const PHRASES = '共通の文'

/** The sentences of a rule, in order. */
export const reasonParts = [
  'plain',
  'dated',
  'ongoing',
  'explanation',
  'event',
  'untilEnd',
  'ongoingNote',
] as const satisfies readonly (keyof Reason)[]

/** By the field names in JSON. */
export const fieldLabels: Readonly<Record<string, string>> = {
  id: '番号',
  rules: '規則',
  when: 'あてはまる答え',
  'when.choices': 'あてはまる答え',
  'when.tag': 'あてはまる答え',
  'when.bmi': 'BMI',
  'when.age': '年齢',
  outcome: '結果',
  until: '待つ期間',
  'until.birthday': '待つ期間',
  'reason.plain': '理由の文',
  'reason.dated': '理由の文（日にちがわかる方へ）',
  'reason.ongoing': '理由の文（いまも続いている方へ）',
  'reason.explanation': '説明の文',
  'reason.event': '何が終わるまでか',
  'reason.untilEnd': 'いつまで待つかの文',
  'reason.ongoingNote': 'いつまで待つか（短く）',
  changes: '結果が変わるとき',
  topic: '対面でうかがうこと',
  sources: '出典',
  range: '出典による違い',
  protection: 'どなたを守る質問か',
  questionnaire: '質問票',
  municipalities: '募集する市区町村',
  hospitalRefusals: '検査のあとの理由',
  analytes: '検査の項目',
  'analyte.name': '名前',
  'analyte.specimen': '検体',
  'analyte.lookBackDays': 'さかのぼる範囲',
  sentence: '文',
  wait: '待つ期間',
  phrases: PHRASES,
  ...Object.fromEntries(Object.entries(phraseFields).map(([name, { label }]) => [`phrases.${name}`, label])),
}
