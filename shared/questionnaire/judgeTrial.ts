import type { JapaneseDate } from '../dates'
import type { Answers } from './answer'
import { judgeQuestions } from './judge'
import type { Finding } from './judgement'
import { requireQuestionnaire } from './questionnaires'
import { defaultRegion, type Region } from './region'
import type { QuestionRules } from './rule'
import { trialQuestionSet } from './trialQuestionSet'

/** One item to look at before registering; `title` names it, `nextDate` is there when it is a matter of time. */
export interface TrialItem extends Finding {
  title: string
}

const summaryRules: QuestionRules = {
  topic: '治療中の病気や、毎日のお薬について',
  rules: [
    {
      id: 'T10-R1',
      when: { choices: ['yes'] },
      outcome: 'REVIEW!',
      reason: { plain: '病気や薬の種類によって、確かめたいことがあります。' },
    },
  ],
  sources: ['OWN'],
}

/** The trial check: `ok` when nothing stands but what is talked over anyway. It never says that somebody failed. */
export function judgeTrial(
  answers: Answers,
  { today, region = defaultRegion }: { today: JapaneseDate; region?: Region },
): { ok: boolean; items: TrialItem[] } {
  const rules: Record<string, QuestionRules> = {
    ...requireQuestionnaire(trialQuestionSet.version).rules,
    T10: summaryRules,
  }
  const context = { today, answeredOn: today, region }
  const { findings } = judgeQuestions(trialQuestionSet.questions, rules, answers, context)
  const items = findings
    .filter(({ outcome }) => outcome !== 'REVIEW')
    .map((finding) => ({ ...finding, title: titleOf(rules[finding.questionId]) }))
  return { ok: items.length === 0, items }
}

/** ふだんのお通じについて → ふだんのお通じ */
function titleOf(rules: QuestionRules | undefined): string {
  return (rules?.topic ?? '').replace(/について$/, '')
}
