import type { JapaneseDate } from '../dates'
import type { ConditionOutcome } from '../generated/schema'
import { type Answer, type AnswerDate, NONE } from '../questionnaire/answer'
import { findingsOf } from '../questionnaire/findingsOf'
import type { Finding } from '../questionnaire/judgement'
import type { Option } from '../questionnaire/question'
import type { Questionnaire } from '../questionnaire/questionnaire'
import type { Rule } from '../questionnaire/rule'
import { changes, conditionQuestion } from './conditionQuestion'

/** One thing that was said, and what follows from it alone. */
export interface ConditionItem {
  choice: string
  date: AnswerDate | null
  outcome: ConditionOutcome
  /** First day on which it no longer stands; null unless NotYet, and while it has not ended. */
  notBefore: JapaneseDate | null
}

/** What was said about one's condition, judged by a version of the criteria. */
export interface ConditionJudgement {
  version: string
  items: ConditionItem[]
}

/**
 * The judgement on what has changed since the last visit: each thing waits as long as the same answer to the online check
 * would. What that check refuses for good or asks about in person is talked over first.
 * @param answer let through by `parseAnswer`, with every day that is asked for
 */
export function judgeCondition(
  answer: Answer,
  { version, questions, rules }: Questionnaire,
  today: JapaneseDate,
): ConditionJudgement {
  const items = (answer.choices ?? [])
    .filter((choice) => choice !== NONE)
    .map((choice): ConditionItem => {
      const date = answer.dates?.[choice] ?? null
      const alone = { choices: [choice], dates: date ? { [choice]: date } : {} }
      const its = { topic: '', rules: rulesOf(choice), sources: [] }
      const region = { name: '', municipalities: [] }
      const findings = findingsOf(conditionQuestion, its, alone, { today, answeredOn: today, region })
      return { choice, date, ...worstOf(findings) }
    })
  return { version, items }

  function rulesOf(choice: string): Rule[] {
    const source = changes.find(({ id }) => id === choice)?.rule
    const option = questions
      .find(({ id }) => id === source?.question)
      ?.options?.find(({ id }) => id === source?.choice)
    const found = source && option ? (rules[source.question]?.rules.filter(speaksOf(option)) ?? []) : []
    // What no rule speaks of is for a person to judge.
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

/** The last of some days; null when one of them is not known yet. */
export const latest = (days: readonly (JapaneseDate | null)[]): JapaneseDate | null =>
  days.reduce((last, day) => (last === null || day === null ? null : last > day ? last : day))

/** What follows from several things together: talking first counts before waiting, an unknown end before a day. */
export function togetherOf(
  items: readonly Pick<ConditionItem, 'outcome' | 'notBefore'>[],
): Pick<ConditionItem, 'outcome' | 'notBefore'> {
  if (items.some(({ outcome }) => outcome === 'TalkFirst')) return { outcome: 'TalkFirst', notBefore: null }
  const waits = items.filter(({ outcome }) => outcome === 'NotYet')
  if (waits.length === 0) return { outcome: 'Fine', notBefore: null }
  return { outcome: 'NotYet', notBefore: latest(waits.map(({ notBefore }) => notBefore)) }
}

/** What one report said and when, and whether the office has set it aside. */
export interface ToldCondition {
  items: readonly ConditionItem[]
  /** When it was said last: a statement may be made again on its day. */
  saidAt: Date
  lifted: boolean
}

/**
 * The rest that stands on a day from all that was said: of each thing the newest word counts, so that an end that is told
 * later closes what had none. Null when one may come.
 */
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

/** Whether a rest that was found stands on a day. */
export const isResting = (
  { resting, restingUntil }: { resting: boolean; restingUntil: JapaneseDate | null },
  day: JapaneseDate,
): boolean => resting && (restingUntil === null || day < restingUntil)
