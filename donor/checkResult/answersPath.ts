/** The page with the answers of a check, or with one answer to correct. */
export const answersPath = (screeningId: string, questionId?: string) =>
  `/online_check/answers?${new URLSearchParams({ check: screeningId, ...(questionId ? { correct: questionId } : {}) })}`
