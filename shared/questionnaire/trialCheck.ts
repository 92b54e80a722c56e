import { requireQuestionnaire } from './questionnaires'
import type { Question } from './question'
import type { QuestionRules } from './rule'
import { trialQuestionSet } from './trialQuestionSet'

/** The ten questions with how they are judged: all data, so that a page carries these ten and no more. */
export type TrialCheck = { questions: Question[]; rules: Record<string, QuestionRules> }

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

const { rules } = requireQuestionnaire(trialQuestionSet.version)
const rulesOf = ({ id }: Question) => (rules[id] ? [[id, rules[id]]] : [])

export const trialCheck: TrialCheck = {
  questions: trialQuestionSet.questions,
  rules: { ...Object.fromEntries(trialQuestionSet.questions.flatMap(rulesOf)), T10: summaryRules },
}
