import type { JapaneseDate } from '../dates'
import type { Answers } from './answer'
import type { Finding } from './judgement'
import { judgeQuestions } from './judgeQuestions'
import type { Region } from './region'
import type { QuestionRules } from './rule'
import type { TrialCheck } from './trialCheck'

/** One item to look at before registering; `title` names it, `nextDate` is there when it is a matter of time. */
export interface TrialItem extends Finding {
  title: string
}

export interface TrialJudgement {
  ok: boolean
  items: TrialItem[]
}

/** The trial check: `ok` when nothing stands but what is talked over anyway. It never says that somebody failed. */
export function judgeTrial(
  { questions, rules }: TrialCheck,
  answers: Answers,
  { today, region }: { today: JapaneseDate; region: Region },
): TrialJudgement {
  const { findings } = judgeQuestions(questions, rules, answers, { today, answeredOn: today, region })
  const items = findings
    .filter(({ outcome }) => outcome !== 'REVIEW')
    .map((finding) => ({ ...finding, title: titleOf(rules[finding.questionId]) }))
  return { ok: items.length === 0, items }
}

/** ふだんのお通じについて → ふだんのお通じ */
function titleOf(rules: QuestionRules | undefined): string {
  return (rules?.topic ?? '').replace(/について$/, '')
}
