import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Answers, QuestionId } from '../../../shared/questionnaire/engine/answer'
import { judge } from '../../../shared/questionnaire/engine/judge'
import type {
  Finding,
  Judgement,
  JudgementBasis,
  Upheld,
} from '../../../shared/questionnaire/engine/judgement'
import type { CheckKind, Questionnaire } from '../../../shared/questionnaire/engine/question'
import { canonicalJson } from '../../../shared/rules/criteria/canonical'
import type { Criteria } from '../../../shared/rules/criteria/content'
import type { ImpactChange } from './impact'
import type { Standing } from '../../ground/tables/keptImpact'

/** A judgement with its inputs; its own basis counts before the given one. */
export type StoredJudgement = { answers: Answers; judgement: Judgement; basis: JudgementBasis }

/** True if judging the same answers again by the same criteria gives exactly the same judgement. */
export function isJudgedTheSame(
  { answers, judgement, basis }: StoredJudgement,
  questionnaire: Questionnaire,
): boolean {
  const anew = judge(answers, questionnaire, judgement.basis ?? basis)
  return canonicalJson(inFormOf(judgement, anew)) === canonicalJson(judgement)
}

/** In the old stored form: the oldest judgements have no basis and no parts of a reason. */
function inFormOf(stored: Judgement, { basis, ...anew }: Judgement): Judgement {
  const inParts = (findings: Finding[], then: readonly Finding[]) =>
    findings.map(({ fact, explanation, ...finding }, index) =>
      then[index]?.fact === undefined ? finding : { ...finding, fact, explanation },
    )
  return {
    ...anew,
    findings: inParts(anew.findings, stored.findings),
    reasons: inParts(anew.reasons, stored.reasons),
    ...(stored.basis ? { basis } : {}),
  }
}

/** The last answers of a person whom a candidate may concern. */
export type LastCheck = {
  userId: string
  standing: Standing
  answers: Answers
  carried: Readonly<Record<QuestionId, JapaneseDate>>
  answeredOn: JapaneseDate
  kind: CheckKind
  upheld?: readonly Upheld[]
}

export type Candidates = { before: Criteria; after: Criteria; today: JapaneseDate; regionName: string }

/** Compares the candidate's judgement today with that of the criteria in force; null if nothing changes. */
export function impactOn(
  check: LastCheck,
  { before, after, today, regionName }: Candidates,
): ImpactChange | null {
  const { userId, standing, answers, carried, answeredOn, kind, upheld } = check
  const judged = (criteria: Criteria) =>
    judge(answers, criteria, {
      today,
      answeredOn,
      carried,
      kind,
      upheld,
      region: { name: regionName, municipalities: criteria.municipalities },
    })
  const [was, is] = [judged(before), judged(after)]
  if (was.result === is.result && was.nextDate === is.nextDate) return null
  const said = ({ findings }: Judgement) =>
    new Map(findings.map((each) => [`${each.ruleId} ${each.outcome} ${each.nextDate}`, each]))
  const [a, b] = [said(was), said(is)]
  const differing = [...a, ...b].flatMap(([key, finding]) => (a.has(key) && b.has(key) ? [] : [finding]))
  const names = (of: (finding: Finding) => string) => [...new Set(differing.map(of))].toSorted()
  return {
    userId,
    standing,
    before: was.result,
    after: is.result,
    beforeDate: was.nextDate,
    afterDate: is.nextDate,
    questions: names(({ questionId }) => questionId),
    rules: names(({ ruleId }) => ruleId),
  }
}
