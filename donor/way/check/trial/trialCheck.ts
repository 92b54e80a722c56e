import type { FindingPhrases } from '../../../../shared/questionnaire/engine/phrases'
import type { Question, Questionnaire } from '../../../../shared/questionnaire/engine/question'
import type { QuestionRules } from '../../../../shared/questionnaire/engine/rule'

/** The ten questions with their rules, as data for the page. */
export type TrialCheck = {
  version: string
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
export function trialCheckOf({ version, questions, rules, phrases }: Questionnaire): TrialCheck {
  const asked = questions.filter(({ inTrial }) => inTrial)
  // Not all of them: the page contains these.
  const { inPerson, unknown, unknownDate, untilEnd, ongoingNote } = phrases
  const rulesOf = ({ id }: Question) => (rules[id] ? [[id, rules[id]]] : [])
  return {
    version,
    questions: [
      ...asked.map((question) => ({ ...question, section: 'trial', sensitive: false })),
      summaryQuestion,
    ],
    rules: { ...Object.fromEntries(asked.flatMap(rulesOf)), T10: summaryRules },
    phrases: { inPerson, unknown, unknownDate, untilEnd, ongoingNote },
  }
}
