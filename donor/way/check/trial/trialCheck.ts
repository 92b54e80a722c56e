import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { judgeQuestions } from '../../../../shared/questionnaire/engine/judge'
import type { Finding } from '../../../../shared/questionnaire/engine/judgement'
import type { FindingPhrases } from '../../../../shared/questionnaire/engine/phrases'
import type { Question, Questionnaire, Region } from '../../../../shared/questionnaire/engine/question'
import type { QuestionRules } from '../../../../shared/questionnaire/engine/rule'

/** The ten questions with their rules, as data for the page. */
export type TrialCheck = {
  questions: Question[]
  rules: Record<string, QuestionRules>
  phrases: FindingPhrases
}

const summaryQuestion: Question = {
  id: 'T10',
  section: 'trial',
  kind: 'yesNo',
  text: 'いま治療中の病気や、毎日飲んでいる薬がありますか。',
  english: 'Any illness under treatment, or medicine taken daily?',
  options: [
    { id: 'yes', label: 'はい' },
    { id: 'no', label: 'いいえ' },
  ],
  judged: true,
  inTrial: true,
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

/** The trial check of a version, without 対面で話したい. */
export function trialCheckOf({ questions, rules, phrases }: Questionnaire): TrialCheck {
  const asked = questions.filter(({ inTrial }) => inTrial)
  // Not all of them: the page contains these.
  const { inPerson, unknown, unknownDate, untilEnd, ongoingNote } = phrases
  const rulesOf = ({ id }: Question) => (rules[id] ? [[id, rules[id]]] : [])
  return {
    questions: [
      ...asked.map((question) => ({ ...question, section: 'trial', sensitive: false })),
      summaryQuestion,
    ],
    rules: { ...Object.fromEntries(asked.flatMap(rulesOf)), T10: summaryRules },
    phrases: { inPerson, unknown, unknownDate, untilEnd, ongoingNote },
  }
}

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
