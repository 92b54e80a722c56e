import { questionSet as before } from '../2026-11-1/questionSet'
import type { QuestionSet } from '../question'
import { reword } from '../reword'
import { together } from './together'
import { words } from './words'

/** Version 2026.11-2: the questions of 2026.11-1 in fewer words, the short ones together. */
export const questionSet: QuestionSet = {
  ...before,
  version: '2026.11-2',
  rewords: before.version,
  questions: before.questions.map((question) => reword(question, words[question.id])),
  together,
}
