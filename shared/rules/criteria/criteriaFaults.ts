import { AGE_LIMIT, AGES, MINIMUM_AGE } from '../person/ages'
import { IN_PERSON, NONE, OUTSIDE, UNKNOWN } from '../../questionnaire/engine/answer'
import type { PhraseName } from '../../questionnaire/engine/phrases'
import type { Option, Question, QuestionSet } from '../../questionnaire/engine/question'
import {
  IN_REGION,
  outcomesWorstFirst,
  type Period,
  type QuestionRules,
  type Rule,
} from '../../questionnaire/engine/rule'
import { phrasesOf, type CriteriaContent } from './content'
import type { CriteriaFault, Report } from './fault'
import { PHRASES } from './fields'
import { phraseFields, placeholdersOf } from './phraseFields'
import { OVERALL, refusalName, REFUSAL_NAME_MAX } from './refusalName'

/**
 * Faults of a content for its form, each with its rule and field: a missing period, an unknown placeholder, a choice
 * that the question does not have, a rule that can never apply, two rules that contradict each other. Empty for a
 * content that may come into force. Criteria may be narrower than the terms, never wider.
 */
export function criteriaFaults(content: CriteriaContent, set: QuestionSet, terms?: Terms): CriteriaFault[] {
  const faults: CriteriaFault[] = []
  const reportOf =
    (rule: string): Report =>
    (field, message) =>
      void faults.push({ rule, field, message })
  const ids = new Set<string>()
  for (const [id, rules] of Object.entries(content.rules)) {
    const question = set.questions.find((each) => each.id === id)
    if (!question?.judged) {
      reportOf(id)('rules', question ? 'この質問は、判定に使いません。' : 'この質問は、質問票にありません。')
      continue
    }
    if (rules.sources.length === 0) reportOf(id)('sources', '出典を書いてください。')
    for (const rule of rules.rules) {
      const report = reportOf(rule.id)
      if (ids.has(rule.id)) report('id', '同じ番号の規則が、ほかにもあります。')
      if (!rule.id.startsWith(`${id}-`)) report('id', `番号は「${id}-」で始めてください。`)
      ids.add(rule.id)
      checkRule(rule, question, report)
    }
    checkTogether(rules, question, reportOf)
    if (question.kind === 'date') checkAges(id, rules, reportOf)
  }
  for (const { id, judged } of set.questions)
    if (judged && !content.rules[id]) reportOf(id)('rules', 'この質問の規則がありません。')
  checkProtection(content, set, reportOf)
  checkLists(content, reportOf('全体'))
  checkArea(content, terms, reportOf('全体'))
  checkPhrases(content, reportOf(PHRASES))
  return faults
}

/** The towns of the terms, as the operator has them. */
export type Terms = { municipalities: readonly string[] }

const ofTerms = `規約の対象（${AGES}）より広くはできません。`

/** Everybody outside the ages of the terms is refused, whatever the criteria add. */
function checkAges(id: string, { rules }: QuestionRules, reportOf: (rule: string) => Report): void {
  const refused = rules.flatMap(({ id: rule, when, outcome }) =>
    'age' in when && (outcome === 'PERM' || outcome === 'TEMP') ? [{ rule, ...when.age }] : [],
  )
  const young = refused.find(({ from }) => from === undefined)
  const old = refused.find(({ below }) => below === undefined)
  if (young?.below === undefined || young.below < MINIMUM_AGE)
    reportOf(young?.rule ?? id)(young ? 'when.age' : 'rules', ofTerms)
  if (old?.from === undefined || old.from > AGE_LIMIT)
    reportOf(old?.rule ?? id)(old ? 'when.age' : 'rules', ofTerms)
}

function checkArea({ municipalities }: CriteriaContent, terms: Terms | undefined, report: Report): void {
  const outside = municipalities.filter((name) => terms && !terms.municipalities.includes(name))
  if (outside.length > 0)
    report(
      'municipalities',
      `「${outside.join('」「')}」は、規約の対象地域にありません。規約より広くはできません。`,
    )
}

function checkRule(rule: Rule, question: Question, report: Report): void {
  const { when, until, outcome } = rule
  checkWhen(rule, question, report)
  if (outcome === 'TEMP' && !until) report('until', '待つ期間がありません。')
  if (outcome !== 'TEMP' && until) report('until', '待つ期間は、結果がTEMPのときだけ決められます。')
  if (until && 'birthday' in until && !('age' in when))
    report('until', '誕生日まで待つのは、年齢の規則だけです。')
  if (until && 'open' in until && ('age' in when || 'bmi' in when))
    report('until', '事情が変わるまで待つのは、選択肢とお住まいの規則だけです。')
  if (until && 'after' in until) checkAfter(until.after, rule, question, report)
  checkSentences(rule, question, report)
  checkChanges(rule, question, report)
}

function checkWhen({ when }: Rule, question: Question, report: Report): void {
  if ('choices' in when) {
    if (when.choices.length === 0) report('when.choices', '選択肢がないため、あてはまることがありません。')
    for (const choice of when.choices)
      if (!question.options?.some(({ id }) => id === choice))
        report('when.choices', `選択肢「${choice}」は、この質問にありません。`)
  } else if ('tag' in when) {
    if (!question.options?.some(({ tag }) => tag === when.tag))
      report('when.tag', `しるし「${when.tag}」のついた選択肢は、この質問にありません。`)
  } else if ('bmi' in when) {
    if (question.kind !== 'numbers') report('when.bmi', 'BMIは、身長と体重の質問でしか使えません。')
    checkInterval(when.bmi, 'when.bmi', report)
  } else if ('age' in when) {
    if (question.kind !== 'date') report('when.age', '年齢は、生年月日の質問でしか使えません。')
    checkInterval(when.age, 'when.age', report)
  } else if (question.kind !== 'area') report('when', '地域は、お住まいの質問でしか使えません。')
}

function checkInterval(
  { from, below }: { from?: number; below?: number },
  field: string,
  report: Report,
): void {
  if (from === undefined && below === undefined)
    report(field, '「以上」と「未満」のどちらかを決めてください。')
  if ((from ?? 0) >= (below ?? Infinity))
    report(field, '「以上」が「未満」と同じか大きいため、あてはまることがありません。')
}

/** An option's day can be used only if the form asks for it, and only as far back as it asks. */
function checkAfter(after: Period, rule: Rule, question: Question, report: Report): void {
  for (const { label, date } of optionsOf(rule, question))
    if (!date) report('until', `「${label}」では日にちをたずねないため、その日からは数えられません。`)
  if (question.within && weeksOf(after) > weeksOf(question.within))
    report('until', '質問がたずねる期間より長く待つことはできません。')
}

const weeksOf = (period: Period): number =>
  'weeks' in period ? period.weeks : (period.months * 365.25) / 12 / 7

function checkSentences(rule: Rule, question: Question, report: Report): void {
  const { until, when, reason } = rule
  const hasPeriod = until !== undefined && ('after' in until || 'fromAnswer' in until)
  const known = [
    ...('choices' in when || 'tag' in when ? ['choice'] : []),
    ...(hasPeriod ? ['period'] : []),
    'region',
  ]
  for (const [part, sentence = ''] of Object.entries<string | undefined>({ ...reason }))
    checkPlaceholders(sentence, part === 'dated' ? [...known, 'date'] : known, (message) =>
      report(`reason.${part}`, message),
    )
  const isOpen = until !== undefined && 'open' in until
  if (isOpen && !reason.untilEnd) report('reason.untilEnd', '待つのがいつまでかを書いてください。')
  if (isOpen && !reason.ongoingNote)
    report('reason.ongoingNote', '待つのがいつまでかを、短く書いてください。')
  const goesOn = until && 'after' in until && optionsOf(rule, question).some(({ date }) => date?.ongoing)
  if (goesOn && !reason.ongoing) report('reason.ongoing', '続いている方への文を書いてください。')
  if (goesOn && !reason.event && !reason.untilEnd)
    report('reason.event', '続いている方に、何が終わるまでかを書いてください。')
  if (until && 'after' in until && !reason.dated)
    report('reason.dated', '日にちのわかる方への文を書いてください。')
}

/** An unknown placeholder would be shown to people as it is. */
function checkPlaceholders(
  sentence: string,
  known: readonly string[],
  report: (message: string) => void,
): void {
  for (const name of placeholdersIn(sentence))
    if (!known.includes(name)) report(`「{${name}}」に入る言葉がありません。`)
  if (/[{}]/.test(sentence.replaceAll(PLACEHOLDER, ''))) report('「{」と「}」の数が合いません。')
}

const PLACEHOLDER = /\{([^{}]*)\}/g
const placeholdersIn = (sentence: string) => [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

function checkPhrases(content: CriteriaContent, report: Report): void {
  const all = phrasesOf(content)
  for (const name of Object.keys(phraseFields) as PhraseName[]) {
    const field = `phrases.${name}`
    checkPlaceholders(all[name], placeholdersOf(name), (message) => report(field, message))
    const given = placeholdersIn(all[name])
    for (const needed of phraseFields[name].must ?? [])
      if (!given.includes(needed)) report(field, `文に「{${needed}}」を入れてください。`)
  }
}

function checkChanges(rule: Rule, question: Question, report: Report): void {
  const own = 'outsideRegion' in rule.when ? [OUTSIDE] : optionsOf(rule, question).map(({ id }) => id)
  // A person who waits for a change must be told which.
  for (const option of rule.until && 'open' in rule.until ? own : [])
    if (!rule.changes?.[option])
      report(`changes.${option}`, '事情が変わると、どの答えになるかを決めてください。')
  for (const [option, { to }] of Object.entries(rule.changes ?? {})) {
    const field = `changes.${option}`
    if (!own.includes(option)) report(field, `選択肢「${option}」は、この規則にありません。`)
    const isKnown =
      question.kind === 'area' ? to === IN_REGION : question.options?.some(({ id }) => id === to)
    if (!isKnown) report(field, `選択肢「${to}」は、この質問にありません。`)
    if (own.includes(to)) report(field, '変わったあとの答えも、この規則にあたります。')
  }
}

function checkTogether(
  { rules }: QuestionRules,
  question: Question,
  reportOf: (rule: string) => Report,
): void {
  const severity = ({ outcome }: Rule) => outcomesWorstFirst.indexOf(outcome)
  rules.forEach((rule, index) => {
    for (const other of rules.slice(index + 1)) {
      const [worse, milder] = severity(rule) <= severity(other) ? [rule, other] : [other, rule]
      const overlap = overlapOf(worse, milder, question)
      if (!overlap) continue
      const report = reportOf(milder.id)
      if (worse.outcome === 'PERM' && milder.outcome === 'TEMP')
        report('outcome', `${overlap}で、${worse.id}（PERM）と矛盾します。`)
      else if (worse.outcome === milder.outcome) report('when', `${overlap}で、${worse.id}と重なっています。`)
      else if (worse.outcome !== 'TEMP')
        report('when', `${overlap}では${worse.id}が先に立つため、あてはまることがありません。`)
    }
  })
}

function overlapOf(one: Rule, other: Rule, question: Question): string | null {
  const [a, b] = [one.when, other.when]
  if ('bmi' in a && 'bmi' in b) return overlaps(a.bmi, b.bmi) ? '同じBMI' : null
  if ('age' in a && 'age' in b) return overlaps(a.age, b.age) ? '同じ年齢' : null
  if ('outsideRegion' in a && 'outsideRegion' in b) return '対象地域の外'
  const ids = optionsOf(one, question).map(({ id }) => id)
  const both = optionsOf(other, question).find(({ id }) => ids.includes(id))
  return both ? `「${both.label}」` : null
}

type Interval = { from?: number; below?: number }

const overlaps = (a: Interval, b: Interval) =>
  Math.max(a.from ?? 0, b.from ?? 0) < Math.min(a.below ?? Infinity, b.below ?? Infinity)

function optionsOf({ when }: Rule, { options = [] }: Question): Option[] {
  if ('choices' in when) return options.filter(({ id }) => when.choices.includes(id))
  return 'tag' in when ? options.filter(({ tag }) => tag === when.tag) : []
}

function checkProtection(
  { rules, protection }: CriteriaContent,
  { questions }: QuestionSet,
  reportOf: (rule: string) => Report,
): void {
  for (const [id, { rules: each }] of Object.entries(rules))
    if (!protection[id] && each.some(({ outcome }) => outcome === 'PERM' || outcome === 'TEMP'))
      reportOf(id)('protection', 'どなたを守る質問かを書いてください。')
  for (const id of Object.keys(protection))
    if (!questions.some((question) => question.id === id))
      reportOf(id)('protection', 'この質問は、質問票にありません。')
}

const RESERVED = [NONE, OUTSIDE, UNKNOWN, IN_PERSON, IN_REGION]

function checkLists({ municipalities, hospitalRefusals }: CriteriaContent, report: Report): void {
  if (municipalities.length === 0) report('municipalities', '募集する市区町村を決めてください。')
  if (new Set(municipalities).size < municipalities.length)
    report('municipalities', '同じ市区町村が2回あります。')
  for (const name of municipalities)
    if (RESERVED.includes(name)) report('municipalities', `「${name}」は、市区町村の名前ではありません。`)
  const ids = hospitalRefusals.map(({ id }) => id)
  if (new Set(ids).size < ids.length) report('hospitalRefusals', '同じ理由が2回あります。')
  if (!ids.includes(OVERALL))
    report('hospitalRefusals', `「${refusalName(OVERALL)}」は、理由を選ばない判定に使うため、なくせません。`)
  for (const { id, sentence } of hospitalRefusals) {
    if (id.length > REFUSAL_NAME_MAX)
      report('hospitalRefusals', `理由の名前は、${REFUSAL_NAME_MAX}文字までにしてください。`)
    if (/[{}]/.test(sentence)) report('hospitalRefusals', '理由の文に、「{」や「}」は使えません。')
  }
}
