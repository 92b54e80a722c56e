import { questionSet202611 } from './2026-11-1/questionSet'
import type { QuestionSet } from './question'

/** The form of the version in use; a screen loads this and not the rules. */
export const currentQuestionSet: QuestionSet = questionSet202611
