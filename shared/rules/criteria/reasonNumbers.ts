import type { Question, QuestionSet } from '../../questionnaire/engine/question'
import type { Period, QuestionRules, Reason, Rule } from '../../questionnaire/engine/rule'
import type { CriteriaContent } from './content'
import type { CriteriaFault } from './fault'
import { reasonParts } from './fields'
import { intervalWords, optionsMet, periodWords } from './ruleWords'
import { nfkc } from '../../facts/normalise'

/**
 * Sentences whose numbers are not those of their rules: the bound of a BMI or an age, the length of a wait. Two rules
 * may share a sentence, so a draft may hold one for a while; it is not submitted so.
 */
export function reasonFaults(content: CriteriaContent, set: QuestionSet): CriteriaFault[] {
  return Object.entries(content.rules).flatMap(([id, rules]) => {
    const question = set.questions.find((each) => each.id === id)
    return question ? rules.rules.flatMap((rule) => faultsOfRule(rule, rules, question)) : []
  })
}

function faultsOfRule(rule: Rule, { rules }: QuestionRules, question: Question): CriteriaFault[] {
  return reasonParts.flatMap((part) => {
    const sentence = nfkc(rule.reason[part] ?? '')
    const faults = [
      ...strangeBounds(sentence, rule, rules),
      ...strangePeriods(sentence, part, rule, question),
    ]
    return faults.map((message) => ({ rule: rule.id, field: `reason.${part}`, message }))
  })
}

const BOUND = /(\d{1,4}(?:\.\d{1,4})?)歳?(?:以上|以下|未満|を?超|より|の(?:お)?誕生日)/gu

const intervalOf = ({ when }: Rule) => ('bmi' in when ? when.bmi : 'age' in when ? when.age : null)

/** Numbers at which no rule of the question draws a line. */
function strangeBounds(sentence: string, rule: Rule, rules: readonly Rule[]): string[] {
  if (!intervalOf(rule)) return []
  const bounds = rules.flatMap((each) => {
    const { from = [], below = [] } = intervalOf(each) ?? {}
    const birthday = each.until && 'birthday' in each.until ? each.until.birthday : []
    return [from, below, birthday].flat()
  })
  const lines = rules.flatMap((each) => intervalWords(intervalOf(each) ?? {}, '') || [])
  return [...sentence.matchAll(BOUND)]
    .map(([, number]) => Number(number))
    .filter((number) => !bounds.includes(number))
    .map(
      (number) => `文の「${number}」が、規則（${lines.join('、')}）と合いません。文か規則を直してください。`,
    )
}

const PERIOD = /(\d{1,4}|[一二三四五六七八九十]{1,3}|半)(年|[かカヵケヶ箇個]月|週)/gu

/** A fact may be told as the question asks for it; the wait is the rule's. */
function strangePeriods(sentence: string, part: keyof Reason, rule: Rule, question: Question): string[] {
  const { until } = rule
  const wait = until && ('after' in until ? until.after : 'fromAnswer' in until ? until.fromAnswer : null)
  if (!wait) return []
  const asked = FACTS.includes(part)
    ? [question.text, question.hint, ...optionsMet(rule.when, question).map(({ label }) => label)].join()
    : ''
  const known = [inMonths(wait), ...periodsIn(nfkc(asked)).map(({ months }) => months)]
  return periodsIn(sentence)
    .filter(({ months }) => !known.includes(months))
    .map(
      ({ words }) =>
        `文の「${words}」が、待つ期間（${periodWords(wait)}）と合いません。文か規則を直してください。`,
    )
}

const FACTS: readonly (keyof Reason)[] = ['plain', 'dated', 'ongoing']

const periodsIn = (text: string) =>
  [...text.matchAll(PERIOD)].map(([words, number, unit]) => ({
    words,
    months: numberOf(number) * monthsOf(unit),
  }))

const DIGITS = '〇一二三四五六七八九'

/** 12, 十二, 二十; half of a year. */
function numberOf(text = ''): number {
  if (text === '半') return 0.5
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text]
  const digit = (kanji = '') => DIGITS.indexOf(kanji || '〇')
  return /^\d/.test(text) ? Number(text) : 10 * (text.includes('十') ? digit(tens || '一') : 0) + digit(ones)
}

const WEEK = 7 / (365.25 / 12)
const monthsOf = (unit?: string) => (unit === '年' ? 12 : unit === '週' ? WEEK : 1)
const inMonths = (period: Period) => ('months' in period ? period.months : period.weeks * WEEK)
