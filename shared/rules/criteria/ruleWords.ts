import type { Specimen } from '../../generated/schema'
import type { Analyte } from '../donating/units/analytes'
import { OUTSIDE } from '../../questionnaire/engine/answer'
import type { Option, Question } from '../../questionnaire/engine/question'
import {
  IN_REGION,
  type Outcome,
  type Period,
  type Rule,
  type Until,
  type When,
} from '../../questionnaire/engine/rule'

/** The results of a rule, in the words of physicians. */
export const outcomeLabels: Record<Exclude<Outcome, 'PASS'>, string> = {
  PERM: '現基準では対象外',
  TEMP: '時期を改める',
  'REVIEW!': '対面で確かめるまで認定しない',
  REVIEW: '対面でうかがう',
}

/** 3か月, 12週間 */
export const periodWords = (period: Period): string =>
  'months' in period ? `${period.months}か月` : `${period.weeks}週間`

/** Labels named in a sentence; more are counted. */
const MOST_NAMED = 6

/** The people of a rule, as the subject of a sentence: 「はい」と答えた方. */
export function whenWords(when: When, question: Question): string {
  if ('bmi' in when) return `BMIが${intervalWords(when.bmi, '')}の方`
  if ('age' in when) return `${intervalWords(when.age, '歳')}の方`
  if ('outsideRegion' in when) return '募集する市区町村の外にお住まいの方'
  return `${choicesWords(when, question)}と答えた方`
}

/** The answers of a rule: 「A」または「B」. */
export function choicesWords(when: When, question: Question): string {
  const labels = optionsMet(when, question).map(({ label }) => `「${label}」`)
  if (labels.length <= MOST_NAMED) return labels.join('または') || '（どの答えもあてはまらない）'
  return `${labels.slice(0, MOST_NAMED).join('')}ほか${labels.length - MOST_NAMED}のどれか`
}

/** The options of a condition. */
export function optionsMet(when: When, { options = [] }: Question): Option[] {
  if ('choices' in when) return options.filter(({ id }) => when.choices.includes(id))
  return 'tag' in when ? options.filter(({ tag }) => tag === when.tag) : []
}

export function intervalWords({ from, below }: { from?: number; below?: number }, unit: string): string {
  return [
    from === undefined ? '' : `${from}${unit}以上`,
    below === undefined ? '' : `${below}${unit}未満`,
  ].join('')
}

/** The waiting time of a rule: 最後に使った日から3か月. */
export function untilWords(until: Until | undefined, when: When, question: Question): string {
  if (!until) return '待つ期間はない'
  if ('fromAnswer' in until) return `答えた日から${periodWords(until.fromAnswer)}`
  if ('birthday' in until) return `${until.birthday}歳の誕生日まで`
  if ('open' in until) return '事情が変わるまで（日にちは決めない）'
  const labels = [...new Set(optionsMet(when, question).flatMap(({ date }) => date?.label ?? []))]
  return `${labels.length === 1 ? labels[0] : 'その日'}から${periodWords(until.after)}`
}

/** A rule as one sentence: 「はい」と答えた方は、最後に使った日から3か月、待っていただく。 */
export function ruleSentence({ when, outcome, until }: Rule, question: Question): string {
  const who = whenWords(when, question)
  if (outcome === 'PERM') return `${who}には、ドナーをお願いしない。`
  if (outcome === 'REVIEW!') return `${who}は、対面で確かめるまで認定しない。`
  if (outcome === 'REVIEW') return `${who}には、対面でくわしくうかがう。`
  const ongoing = until && 'after' in until && optionsMet(when, question).some(({ date }) => date?.ongoing)
  return `${who}は、${untilWords(until, when, question)}、待っていただく。${ongoing ? 'いまも続いている方は、終わってから数える。' : ''}`
}

/** What would change a refusal, one sentence per answer. */
export function changesWords({ changes = {} }: Rule, { options = [] }: Question): string[] {
  const labelOf = (id: string) =>
    id === OUTSIDE
      ? '対象地域の外'
      : id === IN_REGION
        ? '募集する市区町村'
        : (options.find((option) => option.id === id)?.label ?? id)
  return Object.entries(changes).map(
    ([option, { to, when }]) => `「${labelOf(option)}」は、${when}に「${labelOf(to)}」に変わる。`,
  )
}

export const specimenLabels = { Blood: '血液', Stool: '便', Saliva: '唾液' } satisfies Record<
  Specimen,
  string
>

/** What a version says of an analyte, by field. */
export const analyteFields = ({ name, specimen, lookBackDays }: Analyte) => ({
  'analyte.name': name,
  'analyte.specimen': specimenLabels[specimen],
  'analyte.lookBackDays': lookBackWords(lookBackDays),
})

/** How far a finding reaches. */
const lookBackWords = (days: number | null) =>
  days === null ? '前の陰性の検体まで' : `前の陰性の検体の${days}日前まで`
