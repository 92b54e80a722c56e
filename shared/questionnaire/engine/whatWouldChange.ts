import type { JapaneseDate } from '../../facts/dates'
import { type Answer, type Answers, OUTSIDE } from './answer'
import { findingsOf } from './findingsOf'
import type { Finding } from './judgement'
import type { Phrases } from './phrases'
import type { Option, Question, Questionnaire, Region } from './question'
import {
  IN_REGION,
  outcomesWorstFirst,
  type Outcome,
  type Period,
  type QuestionRules,
  type Rule,
} from './rule'

/** How a reason can end earlier than told. */
export type WayOut = {
  /**
   * - `changed`: another answer has become true
   * - `ended`: what goes on has ended; the day to come back counts from there
   * - `known`: the day was not known and is found
   * - `corrected`: nothing but a wrong answer
   */
  kind: 'changed' | 'ended' | 'known' | 'corrected'
  sentence: string
  /** Chosen option with the reason. */
  option?: string
  /** Option that becomes true. */
  to?: string
  /** Counted from the end of what goes on. */
  wait?: Period
}

type Given = {
  answers: Answers
  reasons: readonly Pick<Finding, 'questionId' | 'ruleId' | 'reason' | 'outcome'>[]
  answeredOn: JapaneseDate
}

/** By reason; null if nothing changes it. A changed answer is judged by the same rules. */
export function waysOut(
  { questions, rules, phrases }: Pick<Questionnaire, 'questions' | 'rules' | 'phrases'>,
  { answers, reasons, answeredOn }: Given,
): (WayOut | null)[] {
  const taken = new Set<string>()
  return reasons.map((reason) => {
    const question = questions.find(({ id }) => id === reason.questionId)
    const questionRules = rules[reason.questionId]
    const rule = questionRules?.rules.find(({ id }) => id === reason.ruleId)
    if (!question || !questionRules || rule?.outcome !== reason.outcome) return null
    const answer = answers[question.id]
    const asked: Asked = { question, questionRules, rule, answer, answeredOn, phrases }
    // Two options of one rule give one reason each.
    const option = optionsOfReason(asked, reason.reason).find((id) => !taken.has(`${rule.id}/${id}`))
    if (option !== undefined) taken.add(`${rule.id}/${option}`)
    return wayOutOf(asked, option)
  })
}

/** The sentences of `waysOut`. */
export const whatWouldChange = (...asked: Parameters<typeof waysOut>): (string | null)[] =>
  waysOut(...asked).map((way) => way?.sentence ?? null)

type Asked = {
  question: Question
  questionRules: QuestionRules
  rule: Rule
  answer: Answer | undefined
  answeredOn: JapaneseDate
  phrases: Phrases
}

const ANY_REGION: Region = { name: '', municipalities: [IN_REGION] }

const findings = ({ question, questionRules, answeredOn, phrases }: Asked, answer: Answer) =>
  findingsOf(question, questionRules, answer, {
    today: answeredOn,
    answeredOn,
    region: ANY_REGION,
    phrases,
  })

function optionsOfReason(asked: Asked, reason: string): string[] {
  const { answer } = asked
  const { when } = asked.rule
  if ('outsideRegion' in when) return [OUTSIDE]
  if (!('choices' in when) && !('tag' in when)) return []
  const chosen = (asked.question.options ?? []).filter(
    ({ id, tag }) =>
      answer?.choices?.includes(id) && ('choices' in when ? when.choices.includes(id) : tag === when.tag),
  )
  const saysSo = ({ id }: Option) =>
    findings(asked, { choices: [id], dates: answer?.dates }).some((found) => found.reason === reason)
  return [...chosen.filter(saysSo), ...chosen].map(({ id }) => id)
}

function wayOutOf(asked: Asked, option: string | undefined): WayOut | null {
  const { question, rule, answer, answeredOn, phrases } = asked
  const change = option === undefined ? undefined : rule.changes?.[option]
  if (change) {
    const found = findings(asked, { choices: [change.to], dates: { [change.to]: answeredOn } })
    const worst = outcomesWorstFirst.find((outcome) => found.some((one) => one.outcome === outcome)) ?? 'PASS'
    const wait = rule.outcome === 'TEMP' ? waitOf(asked, change.to) : undefined
    const sentence = wait ? phrases.onceEnded : laterAnswer(change.when, rule.outcome, worst, phrases)
    return sentence === null
      ? null
      : { kind: wait ? 'ended' : 'changed', sentence, option, to: change.to, ...(wait ? { wait } : {}) }
  }
  if (rule.outcome !== 'TEMP' || !rule.until) return null
  const field = question.options?.find(({ id }) => id === option)?.date
  const date = option === undefined ? answer?.date : answer?.dates?.[option]
  if (!('after' in rule.until) || !field)
    return {
      kind: 'corrected',
      sentence: question.kind === 'date' ? phrases.onlyIfBirthday : phrases.onlyIfAnswer,
      option,
    }
  if (date === 'ongoing')
    return { kind: 'ended', sentence: phrases.onceEnded, option, to: option, wait: rule.until.after }
  const withLabel = (sentence: string) => sentence.replaceAll('{label}', () => field.label)
  return date === undefined || date === 'unknown'
    ? { kind: 'known', sentence: withLabel(phrases.onceKnown), option }
    : { kind: 'corrected', sentence: withLabel(phrases.onlyIfDay), option }
}

function waitOf({ questionRules }: Asked, choice: string): Period | undefined {
  for (const { when, until } of questionRules.rules)
    if (until && 'after' in until && 'choices' in when && when.choices.includes(choice)) return until.after
  return undefined
}

function laterAnswer(when: string, from: Outcome, to: Outcome, phrases: Phrases): string | null {
  if (to === 'PERM') return null
  const { endsWhen, passesWhen, waitsWhen, askedWhen } = phrases
  const later = to === 'PASS' ? passesWhen : to === 'TEMP' ? waitsWhen : askedWhen
  return (from === 'TEMP' ? endsWhen : later).replaceAll('{when}', () => when)
}
