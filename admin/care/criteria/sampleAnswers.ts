import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import { OUTSIDE, type Answer } from '../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../shared/questionnaire/engine/question'
import type { Rule } from '../../../shared/questionnaire/engine/rule'
import { optionsMet } from '../../../shared/rules/criteria/ruleWords'

/** What an answer that meets a rule may say about its day. */
export const sampleKinds = {
  dated: '日にちがわかる方',
  unknown: '正確な日がわからない方',
  ongoing: 'いまも続いている方',
} as const

export type SampleKind = keyof typeof sampleKinds

const DAYS_AGO = 10
const HEIGHT = 170

/** Answers that meet a rule, as people might give them; empty if none can. */
export function sampleAnswers(
  rule: Rule,
  question: Question,
  today: JapaneseDate,
): { kind: SampleKind; answer: Answer }[] {
  const { when } = rule
  const day = addDays(today, -DAYS_AGO)
  const once = (answer: Answer) => [{ kind: 'dated' as const, answer }]
  if ('outsideRegion' in when) return once({ choices: [OUTSIDE] })
  if ('age' in when) {
    const age = when.age.below === undefined ? (when.age.from ?? 0) : when.age.below - 1
    return once({ date: addMonths(addDays(today, -1), -12 * age) })
  }
  if ('bmi' in when) {
    const { from, below } = when.bmi
    const index =
      from === undefined ? (below ?? 0) - 0.5 : below === undefined ? from + 0.5 : (from + below) / 2
    const weight = Math.round(index * (HEIGHT / 100) ** 2 * 10) / 10
    return once({ numbers: { height: HEIGHT, weight } })
  }
  const [option] = optionsMet(when, question)
  if (!option) return []
  const { id, date } = option
  if (!date || !rule.until || !('after' in rule.until))
    return once({ choices: [id], ...(date ? { dates: { [id]: day } } : {}) })
  return [
    { kind: 'dated', answer: { choices: [id], dates: { [id]: day } } },
    { kind: 'unknown', answer: { choices: [id], dates: { [id]: 'unknown' } } },
    ...(date.ongoing
      ? [{ kind: 'ongoing' as const, answer: { choices: [id], dates: { [id]: 'ongoing' as const } } }]
      : []),
  ]
}
