import type { Question, Questionnaire } from '../../shared/questionnaire/engine/question'
import { questionnaire as firstVersion } from '../../shared/questionnaire/engine/2026-11-1/questionnaire'

const added: Question = {
  id: 'Q55',
  section: 'lifestyle',
  kind: 'yesNo',
  text: 'この4週間に、井戸水や湧き水を飲みましたか。',
  english: 'Did you drink water from a well or a spring in the last four weeks?',
  options: [
    { id: 'yes', label: 'はい' },
    { id: 'no', label: 'いいえ' },
  ],
  judged: true,
  inRenewal: true,
}
export const REWORDED = 'この4週間に、37.5℃以上の熱が出ましたか。'

/** Asks one question more and another in other words, and releases an answer that the first version refuses for good. */
export const secondVersion: Questionnaire = {
  ...firstVersion,
  version: 'test-2',
  questions: [
    ...firstVersion.questions.map((question) =>
      question.id === 'Q08' ? { ...question, text: REWORDED } : question,
    ),
    added,
  ],
  rules: {
    ...firstVersion.rules,
    Q18: { topic: 'おなかの病気について', rules: [], sources: ['OWN'] },
    Q55: {
      topic: '飲み水について',
      rules: [{ id: 'Q55-R1', when: { choices: ['yes'] }, outcome: 'REVIEW', reason: { plain: '井戸水。' } }],
      sources: ['OWN'],
    },
  },
}
