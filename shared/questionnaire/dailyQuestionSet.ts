import { currentQuestionSet } from './currentQuestionSet'
import type { Question, QuestionSet } from './question'

const changeQuestion: Question = {
  id: 'D08',
  section: 'daily',
  kind: 'yesNo',
  text: '新しい薬・旅行・ピアスなど、前回から変わったことはありますか。',
  english: 'Anything new since last time: medicine, travel, piercing and the like?',
  options: [
    { id: 'yes', label: 'はい' },
    { id: 'no', label: 'いいえ' },
  ],
  sensitive: true,
  judged: true,
  inDaily: true,
}

/** The 30-second check on the day of a donation: seven questions of the check and one about everything else. */
export const dailyQuestionSet: QuestionSet = {
  version: currentQuestionSet.version,
  sections: [{ id: 'daily', title: '今日の体調' }],
  questions: [
    ...currentQuestionSet.questions
      .filter(({ inDaily }) => inDaily)
      .map((question) => ({ ...question, section: 'daily' })),
    changeQuestion,
  ],
}
