import { addWeeks, ageOn, isRealDate, type JapaneseDate } from '../../facts/dates'
import { addMonths } from '../../facts/months'
import { type Answer, type AnswerDate, IN_PERSON, UNKNOWN } from './answer'
import { isAnswered } from './askedQuestions'
import { isBodyMassIndexBelow } from './bodyMassIndex'
import type { Finding } from './judgement'
import type { FindingPhrases } from './phrases'
import type { Option, Question, Region } from './question'
import type { Period, QuestionRules, Rule, Until, When } from './rule'

export interface JudgementContext {
  today: JapaneseDate
  /** Unknown days count from this day. */
  answeredOn: JapaneseDate
  region: Region
  phrases: FindingPhrases
}

/** The findings of one answer. わからない and 対面で話したい are always asked in person. */
export function findingsOf(
  question: Question,
  { rules }: QuestionRules,
  answer: Answer | undefined,
  context: JudgementContext,
): Finding[] {
  const choices = answer?.choices ?? []
  const asked = { questionId: question.id, nextDate: null }
  if (choices.includes(IN_PERSON)) {
    return [
      {
        ...asked,
        ruleId: `${question.id}-inPerson`,
        outcome: 'REVIEW',
        ...only(context.phrases.inPerson),
      },
    ]
  }
  if (choices.includes(UNKNOWN)) {
    return [
      {
        ...asked,
        ruleId: `${question.id}-unknown`,
        outcome: 'REVIEW',
        ...only(context.phrases.unknown),
      },
    ]
  }
  const findings = answer
    ? rules.flatMap((rule) =>
        matches(rule.when, question, answer, context).flatMap((match) =>
          findingOf(question, rule, match, context),
        ),
      )
    : []
  if (isAnswered(question, answer)) return findings
  // Not reachable by a submission.
  return [
    ...findings,
    {
      ...asked,
      ruleId: `${question.id}-unanswered`,
      outcome: 'REVIEW!',
      ...only('お答えをいただいていないため。'),
    },
  ]
}

const only = (fact: string) => ({ reason: fact, fact, explanation: '' })

/** The chosen option with its day, or the whole answer. */
interface Match {
  option?: Option
  date?: AnswerDate
}

function matches(when: When, question: Question, answer: Answer, context: JudgementContext): Match[] {
  if ('choices' in when) return chosen(question, answer, ({ id }) => when.choices.includes(id))
  if ('tag' in when) return chosen(question, answer, ({ tag }) => tag === when.tag)
  const once = (holds: boolean) => (holds ? [{ date: answer.date }] : [])
  if ('bmi' in when) {
    const { from, below } = when.bmi
    const complete = isBodyMassIndexBelow(answer, Infinity)
    const highEnough = from === undefined || !isBodyMassIndexBelow(answer, from)
    const lowEnough = below === undefined || isBodyMassIndexBelow(answer, below)
    return once(complete && highEnough && lowEnough)
  }
  if ('age' in when) {
    if (answer.date === undefined) return []
    const age = ageOn(answer.date, context.today)
    return once(age >= (when.age.from ?? 0) && age < (when.age.below ?? Infinity))
  }
  const [area] = answer.choices ?? []
  return once(area !== undefined && !context.region.municipalities.includes(area))
}

function chosen(question: Question, answer: Answer, wanted: (option: Option) => boolean): Match[] {
  return (question.options ?? [])
    .filter((option) => answer.choices?.includes(option.id) && wanted(option))
    .map((option) => ({ option, date: answer.dates?.[option.id] }))
}

function findingOf(question: Question, rule: Rule, match: Match, context: JudgementContext): Finding[] {
  const nextDate = rule.until ? endOf(rule.until, match, context) : null
  if (nextDate !== null && context.today >= nextDate) return []
  const { fact, explanation, ongoingNote, unknownDate } = wordsFor(rule, match, context)
  return [
    {
      questionId: question.id,
      ruleId: rule.id,
      outcome: rule.outcome,
      reason: fact + explanation,
      fact,
      explanation,
      nextDate,
      ...(ongoingNote ? { ongoingNote } : {}),
      ...(unknownDate ? { unknownDate } : {}),
    },
  ]
}

function endOf(until: Until, { date }: Match, { answeredOn }: JudgementContext): JapaneseDate | null {
  if ('open' in until) return null
  if ('fromAnswer' in until) return afterPeriod(answeredOn, until.fromAnswer)
  if ('birthday' in until) return date === undefined ? null : birthdayAt(date, until.birthday)
  if (date === 'ongoing') return null
  return afterPeriod(date === undefined || date === 'unknown' ? answeredOn : date, until.after)
}

/** The first day after a period. */
export function afterPeriod(date: JapaneseDate, period: Period): JapaneseDate {
  return 'months' in period ? addMonths(date, period.months) : addWeeks(date, period.weeks)
}

/** The day an age is reached; for 29 February, 1 March in common years. */
function birthdayAt(birthday: JapaneseDate, age: number): JapaneseDate {
  const year = Number(birthday.slice(0, 4)) + age
  const date = `${year}${birthday.slice(4)}`
  return isRealDate(date) ? date : `${year}-03-01`
}

function wordsFor({ until, reason }: Rule, { option, date }: Match, { region, phrases }: JudgementContext) {
  const period =
    until && ('after' in until ? until.after : 'fromAnswer' in until ? until.fromAnswer : undefined)
  const waits = until !== undefined && 'after' in until
  const ongoing = waits && date === 'ongoing'
  const open = ongoing || (until !== undefined && 'open' in until)
  const unknownDate = waits && (date === undefined || date === 'unknown')
  const known = ongoing ? reason.ongoing : waits && !unknownDate ? reason.dated : undefined
  const explanation = [
    unknownDate ? phrases.unknownDate : '',
    open
      ? (reason.untilEnd ?? phrases.untilEnd.replaceAll('{event}', () => reason.event ?? ''))
      : (reason.explanation ?? ''),
  ]
  const fill = (text: string) =>
    text
      .replaceAll('{date}', date ? plainDate(date) : '')
      .replaceAll('{choice}', option?.label ?? '')
      .replaceAll('{period}', period ? periodText(period) : '')
      .replaceAll('{region}', region.name)
  return {
    fact: fill(known ?? reason.plain),
    explanation: fill(explanation.join('')),
    ongoingNote: open ? fill(reason.ongoingNote ?? phrases.ongoingNote) : undefined,
    unknownDate,
  }
}

function plainDate(date: JapaneseDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}

function periodText(period: Period): string {
  return 'months' in period ? `${period.months}か月` : `${period.weeks}週間`
}
