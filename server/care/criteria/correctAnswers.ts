import type { Answer, QuestionId } from '../../../shared/questionnaire/engine/answer'
import { judge } from '../../../shared/questionnaire/engine/judge'
import type {
  CheckVersion,
  Finding,
  Judgement,
  JudgementBasis,
} from '../../../shared/questionnaire/engine/judgement'
import type { Questionnaire } from '../../../shared/questionnaire/engine/question'
import { outcomesWorstFirst } from '../../../shared/questionnaire/engine/rule'

/**
 * The same check with other answers, judged by its own version as on the day it was sent. A day that is still unknown
 * counts from that day, also if the earlier answer was a reused one.
 */
export function correctAnswers(
  { answers: given, carried: reused }: Pick<CheckVersion, 'answers' | 'carried'>,
  corrected: Readonly<Record<QuestionId, Answer>>,
  { questionnaire, basis }: { questionnaire: Questionnaire; basis: JudgementBasis },
): CheckVersion {
  const answers = { ...given, ...corrected }
  const carried = Object.fromEntries(Object.entries(reused).filter(([id]) => !Object.hasOwn(corrected, id)))
  return { answers, carried, judgement: judge(answers, questionnaire, { ...basis, carried }) }
}

/** How a corrected judgement differs, by question and as a whole. */
export type JudgementChange = {
  stricter: QuestionId[]
  /** Also if something else in the same question is stricter. */
  milder: QuestionId[]
}

/**
 * Which questions weigh more or less than before. A question with several findings weighs at least as much if its worst
 * does, its second worst, and so on: a finding that another one covers today must not vanish unnoticed.
 */
export function compareJudgements(before: Judgement, after: Judgement): JudgementChange {
  const [was, is] = [before, after].map(({ findings }) => byQuestion(findings))
  const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
  const of = (id: QuestionId) => [was?.get(id) ?? [], is?.get(id) ?? []] as const
  return {
    stricter: ids.filter((id) => !covers(of(id)[0], of(id)[1])),
    milder: ids.filter((id) => !covers(of(id)[1], of(id)[0])),
  }
}

function byQuestion(findings: readonly Finding[]): Map<QuestionId, Finding[]> {
  const found = new Map<QuestionId, Finding[]>()
  for (const finding of findings)
    found.set(finding.questionId, [...(found.get(finding.questionId) ?? []), finding])
  return new Map([...found].map(([id, each]) => [id, each.toSorted((a, b) => weigh(b, a))]))
}

const covers = (upper: readonly Finding[], lower: readonly Finding[]) =>
  lower.every((finding, index) => {
    const over = upper[index]
    return over !== undefined && weigh(over, finding) >= 0
  })

/** Positive if the first weighs more. An open end weighs more than any day. */
function weigh(a: Finding, b: Finding): number {
  const severity = outcomesWorstFirst.indexOf(b.outcome) - outcomesWorstFirst.indexOf(a.outcome)
  if (severity !== 0) return severity
  if (a.nextDate === b.nextDate) return 0
  if (a.nextDate === null) return 1
  if (b.nextDate === null) return -1
  return a.nextDate > b.nextDate ? 1 : -1
}
