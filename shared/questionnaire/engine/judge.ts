import type { JapaneseDate } from '../../facts/dates'
import type { Answers, QuestionId } from './answer'
import { isAnswered, visibleQuestions } from './askedQuestions'
import { findingsOf, type JudgementContext } from './findingsOf'
import type { Judgement, Finding, Topic, Upheld } from './judgement'
import type { CheckKind, Questionnaire, Region, Question } from './question'
import { type Outcome, outcomesWorstFirst, type QuestionRules } from './rule'
import { upheldFindings } from './upheldFindings'

export interface JudgeOptions {
  today: JapaneseDate
  /** Unknown days count from this day; default `today`. */
  answeredOn?: JapaneseDate
  carried?: Readonly<Record<QuestionId, JapaneseDate>>
  region: Region
  kind: CheckKind
  /** Points that physicians upheld in person since. */
  upheld?: readonly Upheld[]
}

/** Judges parsed answers on a Japanese date. The same arguments give the same judgement. */
export function judge(
  answers: Answers,
  questionnaire: Questionnaire,
  { today, answeredOn = today, carried, region, kind, upheld = [] }: JudgeOptions,
): Judgement {
  const questions = visibleQuestions(questionnaire, answers, kind)
  const { phrases } = questionnaire
  return {
    ...judgeQuestions(questions, questionnaire.rules, answers, {
      today,
      answeredOn,
      carried,
      region,
      phrases,
      besides: (found, topic) => upheldFindings(found, topic, { upheld, today, phrases }),
    }),
    version: questionnaire.version,
    basis: {
      ...(questionnaire.criteria ? { criteria: questionnaire.criteria } : {}),
      today,
      answeredOn,
      ...(carried && Object.keys(carried).length > 0 ? { carried } : {}),
      kind,
      region: { name: region.name, municipalities: [...region.municipalities] },
      ...(upheld.length > 0 ? { upheld } : {}),
    },
  }
}

export function judgeQuestions(
  questions: Question[],
  rules: Record<string, QuestionRules>,
  answers: Answers,
  {
    carried = {},
    besides,
    ...context
  }: JudgementContext & {
    carried?: Readonly<Record<QuestionId, JapaneseDate>>
    besides?: (found: readonly Finding[], topic: string) => Finding[]
  },
): Omit<Judgement, 'version' | 'basis'> {
  const visible = questions.flatMap((question) => {
    const questionRules = question.judged ? rules[question.id] : undefined
    if (!questionRules) return []
    const given = { ...context, answeredOn: carried[question.id] ?? context.answeredOn }
    const { topic } = questionRules
    const found = findingsOf(question, questionRules, answers[question.id], given)
    return [
      {
        topic,
        answered: isAnswered(question, answers[question.id]),
        findings: besides ? [...found, ...besides(found, topic)] : found,
      },
    ]
  })
  const settles = ({ findings: found }: (typeof visible)[number]) =>
    found.some((finding) => finding.outcome === 'PERM')
  // A check that an answer has settled may end early: its missing answers do not count.
  const judged = visible.some(settles)
    ? visible.filter((question) => question.answered || settles(question))
    : visible
  const findings = judged.flatMap((question) => question.findings).sort(byOutcomeThenLatestEnd)
  const outcome: Outcome = findings[0]?.outcome ?? 'PASS'
  const reasons =
    outcome === 'PERM' || outcome === 'TEMP' ? findings.filter((f) => f.outcome === outcome) : []
  const passing = judged.filter((question) => question.findings.length === 0).length
  return {
    result: outcome === 'PERM' ? 'Failed_2' : outcome === 'TEMP' ? 'Failed_1' : 'Passed',
    outcome,
    score: judged.length === 0 ? 0 : Math.floor((passing * 100) / judged.length),
    reasons,
    topics: judged
      .flatMap(({ topic, findings: found }) => topicOf(topic, found))
      .sort(byOutcomeThenLatestEnd),
    findings,
    caution: cautionOf(findings),
    // `reasons` begins with an open end or the latest one.
    nextDate: outcome === 'TEMP' ? (reasons[0]?.nextDate ?? null) : null,
  }
}

const severity = ({ outcome }: { outcome: Outcome }) => outcomesWorstFirst.indexOf(outcome)

type Ranked = Pick<Finding, 'outcome' | 'nextDate'>

/** Worst first, then open ends, then the latest end. */
function byOutcomeThenLatestEnd(a: Ranked, b: Ranked): number {
  if (a.outcome !== b.outcome) return severity(a) - severity(b)
  if (a.nextDate === b.nextDate) return 0
  if (a.nextDate === null) return -1
  if (b.nextDate === null) return 1
  return a.nextDate < b.nextDate ? 1 : -1
}

function topicOf(topic: string, findings: Finding[]): Topic[] {
  const toAsk = findings.filter(({ outcome }) => outcome === 'REVIEW' || outcome === 'REVIEW!')
  const worst = toAsk.find(({ outcome }) => outcome === 'REVIEW!') ?? toAsk[0]
  if (!worst) return []
  const { questionId, ruleId, outcome, nextDate } = worst
  return [{ questionId, ruleId, outcome, reason: topic, nextDate }]
}

function cautionOf(findings: Finding[]): string | null {
  const ids = new Set(findings.filter(({ outcome }) => outcome === 'REVIEW!').map((f) => f.questionId))
  return ids.size === 0 ? null : `対面での確認が必要です（オンラインチェックの${[...ids].join('・')}）。`
}
