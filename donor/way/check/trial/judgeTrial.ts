import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { judgeQuestions } from '../../../../shared/questionnaire/engine/judge'
import type { Finding } from '../../../../shared/questionnaire/engine/judgement'
import type { Region } from '../../../../shared/questionnaire/engine/question'
import type { QuestionRules } from '../../../../shared/questionnaire/engine/rule'
import type { TrialCheck } from './trialCheck'

/** One item to check before registering; `nextDate` if it is a matter of time. */
export interface TrialItem extends Finding {
  title: string
}

export interface TrialJudgement {
  ok: boolean
  items: TrialItem[]
}

/** `ok` if only interview topics were found. Never says that a person failed. */
export function judgeTrial(
  { questions, rules, phrases }: TrialCheck,
  answers: Answers,
  { today, region }: { today: JapaneseDate; region: Region },
): TrialJudgement {
  const context = { today, answeredOn: today, region, phrases }
  const { findings } = judgeQuestions(questions, rules, answers, context)
  const items = findings
    .filter(({ outcome }) => outcome !== 'REVIEW')
    .map((finding) => ({ ...finding, title: titleOf(rules[finding.questionId]) }))
  return { ok: items.length === 0, items }
}

function titleOf(rules: QuestionRules | undefined): string {
  return (rules?.topic ?? '').replace(/について$/, '')
}
