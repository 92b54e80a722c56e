import type { QuestionId } from './answer'

/**
 * The choices of the 30-second check after which one can come as one is: those in which the rules of the online check
 * find nothing. After any other, one asks before coming. Kept apart from the rules so that a page need not load them; a
 * test holds the two together.
 */
const clear: Readonly<Record<QuestionId, readonly string[]>> = {
  Q08: ['no'],
  Q09: ['no'],
  Q10: ['no'],
  Q11: ['none'],
  Q12: ['no'],
  Q14: ['3', '4', '5'],
  Q45: ['no'],
  D08: ['no'],
}

/** True for an answer to ask about before a donation. */
export const isDailyConcern = (question: QuestionId, choice: string): boolean =>
  !clear[question]?.includes(choice)
