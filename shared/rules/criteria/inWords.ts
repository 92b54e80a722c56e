import type { Phrases } from '../../questionnaire/engine/phrases'
import type { Option, Question } from '../../questionnaire/engine/question'
import { titleOf } from '../../questionnaire/engine/questionTitles'
import type { Period, QuestionRules, Rule } from '../../questionnaire/engine/rule'
import type { Criteria } from './content'

/** A rule in plain words. */
export type RuleInWords = {
  id: string
  /** 「はい」と答えた方 */
  who: string
  /** The choices, if they are too many for a sentence. */
  choices: string[]
  /** 「最後に使った日」から3か月、お待ちいただきます。 */
  follows: string
  /** May be empty. */
  why: string
}

export type QuestionInWords = {
  id: string
  title: string
  text: string
  why: string
  /** Whom it protects; null if it refuses no one. */
  protects: string | null
  rules: RuleInWords[]
}

export type SectionInWords = { id: string; title: string; questions: QuestionInWords[] }

/** The criteria in plain words, by section: the judged questions, each with its rules. */
export function criteriaInWords(criteria: Criteria, regionName: string): SectionInWords[] {
  const { sections, questions, rules, protection, phrases, whys } = criteria
  const spoken = { phrases, regionName }
  return sections.flatMap(({ id, title }) => {
    const judged = questions.flatMap((question) => {
      const own = question.section === id ? rules[question.id] : undefined
      if (!own || own.rules.length === 0) return []
      return [
        {
          id: question.id,
          title: titleOf(question),
          text: question.text,
          why: whys[question.id] ?? '',
          protects: protection[question.id] ?? null,
          rules: rulesInWords(question, own, spoken),
        },
      ]
    })
    return judged.length > 0 ? [{ id, title, questions: judged }] : []
  })
}

/** Texts shared by all rules. */
export type Spoken = { phrases: Pick<Phrases, 'untilEnd'>; regionName: string }

export const rulesInWords = (question: Question, { rules }: QuestionRules, spoken: Spoken): RuleInWords[] =>
  rules.map((rule) => ruleInWords(rule, question, spoken))

/** More become a list. */
const MOST_IN_A_SENTENCE = 6

function ruleInWords(rule: Rule, question: Question, { phrases, regionName }: Spoken): RuleInWords {
  const options = optionsOfRule(rule, question)
  const isLong = options.length > MOST_IN_A_SENTENCE
  return {
    id: rule.id,
    who: isLong ? '次のどれかを選んだ方' : whoOf(rule, question, options),
    choices: isLong ? options.map(({ label }) => label) : [],
    follows: whatFollows(rule, options, phrases),
    why: whyOf(rule, options, regionName),
  }
}

function optionsOfRule({ when }: Rule, { options = [] }: Question): Option[] {
  if ('choices' in when) return options.filter(({ id }) => when.choices.includes(id))
  return 'tag' in when ? options.filter(({ tag }) => tag === when.tag) : []
}

function whoOf({ when }: Rule, question: Question, options: readonly Option[]): string {
  if ('bmi' in when) return `BMI（身長と体重のつりあい）が${between(when.bmi, '')}の方`
  if ('age' in when) return `${between(when.age, '歳')}の方`
  if ('outsideRegion' in when) return '対象地域の外にお住まいの方'
  const named = options.map(({ label }) => `「${label}」`).join('')
  if (question.kind === 'yesNo') return `${named}と答えた方`
  return `${named}${options.length > 1 ? 'のどれか' : ''}を選んだ方`
}

/** 25以上30未満 */
const between = ({ from, below }: { from?: number; below?: number }, unit: string) =>
  [from === undefined ? '' : `${from}${unit}以上`, below === undefined ? '' : `${below}${unit}未満`].join('')

const outcomes = {
  PERM: 'いまの基準では、ドナーをお願いできません。',
  'REVIEW!': '対面でくわしくおうかがいします。認定の前に、医師が確かめます。',
  REVIEW: '対面でくわしくおうかがいします。',
} as const

function whatFollows(
  { outcome, until, reason }: Rule,
  options: readonly Option[],
  phrases: Spoken['phrases'],
): string {
  if (outcome !== 'TEMP') return outcomes[outcome]
  if (!until) return 'いまは、お待ちいただきます。'
  if ('birthday' in until) return `${until.birthday}歳のお誕生日から、お申し込みいただけます。`
  if ('open' in until) return reason.untilEnd ?? 'いまは、お待ちいただきます。'
  if ('fromAnswer' in until) return `お答えの日から${periodInWords(until.fromAnswer)}、お待ちいただきます。`
  const labels = [...new Set(options.flatMap(({ date }) => (date ? [date.label] : [])))]
  const [label] = labels
  const day = labels.length === 1 && label !== undefined ? `「${label}」` : 'それぞれの日'
  const period = periodInWords(until.after)
  const goesOn = options.some(({ date }) => date?.ongoing)
  const end = reason.untilEnd ?? phrases.untilEnd.replaceAll('{event}', () => reason.event ?? '')
  const event = end.replaceAll('{period}', period).replaceAll('{choice}', 'その施術')
  return `${day}から${period}、お待ちいただきます。${goesOn ? `続いている方は、${event}` : ''}`
}

function whyOf({ until, reason }: Rule, options: readonly Option[], regionName: string): string {
  const period = until && ('after' in until ? until.after : 'fromAnswer' in until ? until.fromAnswer : null)
  if (until && ('open' in until || 'birthday' in until)) return ''
  return (reason.explanation ?? '')
    .replaceAll('{period}', period ? periodInWords(period) : '')
    .replaceAll('{choice}', options.length === 1 ? (options[0]?.label ?? '') : 'お選びのもの')
    .replaceAll('{region}', regionName)
}

/** 3か月, 2年, 12週間 */
export function periodInWords(period: Period): string {
  if ('weeks' in period) return `${period.weeks}週間`
  const isYears = period.months > 12 && period.months % 12 === 0
  return isYears ? `${period.months / 12}年` : `${period.months}か月`
}
