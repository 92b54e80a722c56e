import type { PublishedVersion } from '../../../shared/rules/criteria/published'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { CHECK_NOT_OPEN } from '../../../shared/words/check/checkOpening'

/** `/criteria`: the rules of a check, since when, who approved them, and what changed. */
export const criteriaPage = {
  lead: 'オンラインチェックの結果は、このページの判定基準だけで決まります。同じ日に同じお答えをいただければ、どなたでも同じ結果になります。',
  noDiagnosis:
    '判定基準は、患者さんとドナーの方を守るためのものです。病気の診断や、健康状態の評価ではありません。',
  always:
    'どの質問でも、「わからない」と「対面で話したい」を選んだことが理由で、お断りすることはありません。認定の前に、対面でおうかがいします。',
  contents: 'このページの内容',
  protects: 'どなたを守るためか',
  why: 'なぜ、おたずねするのか',
  all: (count: number) => `あてはまるもの（${count}）をすべて見る`,
  history: '判定基準のうつりかわり',
  before: '変わる前',
  after: '変わったあと',
  nothingBefore: 'この内容の判定基準はありませんでした。',
  nothingAfter: 'この内容の判定基準はなくなりました。',
  wording: '説明の文や出典を直しました。判定は変わりません。',
  first: '最初の判定基準です。',
  same: '判定基準の内容に、変わったところはありません。',
  machine: 'コンピューターで読める形（FHIR R4 Questionnaire）',
  toMachine: (number: string) => `版 ${number} のファイルを開く`,
  hash: '内容を確かめるための値（SHA-256）',
  none: {
    title: CHECK_NOT_OPEN,
    text: '医師が判定基準を確認しています。承認された判定基準が使われ始めると、このページでご覧いただけます。',
  },
} as const

export const criteriaChangeOn = (day: JapaneseDate) =>
  `${formatJapaneseDate(day)}から、次の版に変わります。それまでに送っていただいたチェックは、いまの版で判定します。`

/** 2026年12月1日（火）から／2026年12月1日（火）〜2027年1月5日（火） */
export const spanOfVersion = ({ from, until }: Pick<PublishedVersion, 'from' | 'until'>) =>
  until ? `${formatJapaneseDate(from)}〜${formatJapaneseDate(until)}` : `${formatJapaneseDate(from)}から`

/** The approver of a version: a role, never a name. */
export function approvalOf({ approvedOn, origin }: Pick<PublishedVersion, 'approvedOn' | 'origin'>): string {
  if (approvedOn) return `責任医師が${formatJapaneseDate(approvedOn)}に承認しました。`
  return origin === 'Sample'
    ? '見本の医師が承認した見本です。実際の判定には使えません。'
    : '版の管理を始める前から使っていたもので、承認の記録はありません。'
}
