import type { JapaneseDate } from '../dates'
import type { Answers, QuestionId } from './answer'
import { visibleQuestions } from './askedQuestions'
import { findingsOf, type JudgementContext } from './findingsOf'
import type { Judgement, Finding, Topic } from './judgement'
import type { CheckKind, Questionnaire, Region, Question } from './question'
import { type Outcome, outcomesWorstFirst, type QuestionRules } from './rule'

export interface JudgeOptions {
  today: JapaneseDate
  /** The day the answers were given, from which unknown days count; `today` when left out */
  answeredOn?: JapaneseDate
  /** Earlier days on which some of the answers were given, by question: they were taken over from another check */
  carried?: Readonly<Record<QuestionId, JapaneseDate>>
  region: Region
  kind: CheckKind
}

/**
 * The judgement on answers that `parseAnswers` has let through, on a Japanese date: a date that it names is reached when
 * that day begins in Japan. The same arguments always give the same judgement, whichever version is in use.
 */
export function judge(
  answers: Answers,
  questionnaire: Questionnaire,
  { today, answeredOn = today, carried, region, kind }: JudgeOptions,
): Judgement {
  const questions = visibleQuestions(questionnaire, answers, kind)
  return {
    ...judgeQuestions(questions, questionnaire.rules, answers, { today, answeredOn, carried, region }),
    version: questionnaire.version,
    basis: {
      today,
      answeredOn,
      ...(carried && Object.keys(carried).length > 0 ? { carried } : {}),
      kind,
      region: { name: region.name, municipalities: [...region.municipalities] },
    },
  }
}

/** The judgement on some questions with their rules; `judge` and the trial check choose which. */
export function judgeQuestions(
  questions: Question[],
  rules: Record<string, QuestionRules>,
  answers: Answers,
  { carried = {}, ...context }: JudgementContext & { carried?: Readonly<Record<QuestionId, JapaneseDate>> },
): Omit<Judgement, 'version' | 'basis'> {
  const judged = questions.flatMap((question) => {
    const questionRules = question.judged ? rules[question.id] : undefined
    if (!questionRules) return []
    const given = { ...context, answeredOn: carried[question.id] ?? context.answeredOn }
    return [
      {
        topic: questionRules.topic,
        findings: findingsOf(question, questionRules, answers[question.id], given),
      },
    ]
  })
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
    // The latest end stands first, and before it what has no end yet
    nextDate: outcome === 'TEMP' ? (reasons[0]?.nextDate ?? null) : null,
  }
}

const severity = ({ outcome }: { outcome: Outcome }) => outcomesWorstFirst.indexOf(outcome)

type Ranked = Pick<Finding, 'outcome' | 'nextDate'>

/** Worst first; among equals what has no end yet, then the latest end; the order of the questions stays otherwise. */
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
