import type { JapaneseDate } from '../../../facts/dates'
import type { ConditionOutcome } from '../../../generated/schema'
import { type Answer, type AnswerDate, NONE } from '../../../questionnaire/engine/answer'
import { findingsOf } from '../../../questionnaire/engine/findingsOf'
import type { Finding } from '../../../questionnaire/engine/judgement'
import type { Option, Questionnaire } from '../../../questionnaire/engine/question'
import type { Rule } from '../../../questionnaire/engine/rule'
import { changes, conditionQuestion } from './conditionQuestion'

export interface ConditionItem {
  choice: string
  date: AnswerDate | null
  outcome: ConditionOutcome
  /** First day on which it no longer applies; null unless NotYet, and while it has not ended. */
  notBefore: JapaneseDate | null
}

export interface ConditionJudgement {
  version: string
  items: ConditionItem[]
}

/**
 * Judges the changes since the last visit: each waits as long as the same answer in the online check. Where that check
 * refuses or asks in person, the result is to talk first.
 * @param answer accepted by `parseAnswer`, with all required days
 */
export function judgeCondition(
  answer: Answer,
  { version, questions, rules, phrases }: Questionnaire,
  today: JapaneseDate,
): ConditionJudgement {
  const items = (answer.choices ?? [])
    .filter((choice) => choice !== NONE)
    .map((choice): ConditionItem => {
      const date = answer.dates?.[choice] ?? null
      const alone = { choices: [choice], dates: date ? { [choice]: date } : {} }
      const choiceRules = { topic: '', rules: rulesOf(choice), sources: [] }
      const region = { name: '', municipalities: [] }
      const context = { today, answeredOn: today, region, phrases }
      const findings = findingsOf(conditionQuestion, choiceRules, alone, context)
      return { choice, date, ...worstOf(findings) }
    })
  return { version, items }

  function rulesOf(choice: string): Rule[] {
    const source = changes.find(({ id }) => id === choice)?.rule
    const option = questions
      .find(({ id }) => id === source?.question)
      ?.options?.find(({ id }) => id === source?.choice)
    const found = source && option ? (rules[source.question]?.rules.filter(speaksOf(option)) ?? []) : []
    // Without a rule, a person judges.
    return found.length > 0
      ? found.map((rule) => ({ ...rule, when: { choices: [choice] } }))
      : [{ id: choice, when: { choices: [choice] }, outcome: 'REVIEW', reason: { plain: '' } }]
  }
}

const speaksOf =
  ({ id, tag }: Option) =>
  ({ when }: Rule): boolean =>
    ('choices' in when && when.choices.includes(id)) || ('tag' in when && when.tag === tag)

function worstOf(findings: readonly Finding[]): Pick<ConditionItem, 'outcome' | 'notBefore'> {
  const waits = findings.filter(({ outcome }) => outcome === 'TEMP')
  if (findings.length > waits.length) return { outcome: 'TalkFirst', notBefore: null }
  if (waits.length === 0) return { outcome: 'Fine', notBefore: null }
  return { outcome: 'NotYet', notBefore: latest(waits.map(({ nextDate }) => nextDate)) }
}

/** The latest day; null if one is unknown. */
export const latest = (days: readonly (JapaneseDate | null)[]): JapaneseDate | null =>
  days.reduce((last, day) => (last === null || day === null ? null : last > day ? last : day))

/** The combined result: talking first prevails over waiting, an unknown end over a day. */
export function togetherOf(
  items: readonly Pick<ConditionItem, 'outcome' | 'notBefore'>[],
): Pick<ConditionItem, 'outcome' | 'notBefore'> {
  if (items.some(({ outcome }) => outcome === 'TalkFirst')) return { outcome: 'TalkFirst', notBefore: null }
  const waits = items.filter(({ outcome }) => outcome === 'NotYet')
  if (waits.length === 0) return { outcome: 'Fine', notBefore: null }
  return { outcome: 'NotYet', notBefore: latest(waits.map(({ notBefore }) => notBefore)) }
}

export interface ToldCondition {
  items: readonly ConditionItem[]
  /** A statement may be repeated on its day; this is the last time. */
  saidAt: Date
  lifted: boolean
}

/** The rest on a day, or null. The newest report of each change counts, so a later end closes an open one. */
export function restFrom(
  told: readonly ToldCondition[],
  today: JapaneseDate,
): { until: JapaneseDate | null } | null {
  const newest = new Map<string, ConditionItem & { lifted: boolean }>()
  for (const { items, lifted } of [...told].sort((a, b) => a.saidAt.getTime() - b.saidAt.getTime()))
    for (const item of items) newest.set(item.choice, { ...item, lifted })
  const { outcome, notBefore } = togetherOf([...newest.values()].filter(({ lifted }) => !lifted))
  if (outcome === 'Fine' || (notBefore !== null && notBefore <= today)) return null
  return { until: notBefore }
}
