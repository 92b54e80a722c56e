import { currentQuestionSet } from './currentQuestionSet'
import type { Question, QuestionSet } from './question'

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

/** The ten questions of the public trial check. Nobody is there to talk to, so 対面で話したい is not offered. */
export const trialQuestionSet: QuestionSet = {
  version: currentQuestionSet.version,
  sections: [{ id: 'trial', title: 'お試しチェック' }],
  questions: [
    ...currentQuestionSet.questions
      .filter(({ inTrial }) => inTrial)
      .map((question) => ({ ...question, section: 'trial', sensitive: false })),
    summaryQuestion,
  ],
}
