/** Where the answers of a check stand, or one of them is put right. */
export const answersPath = (screeningId: string, questionId?: string) =>
  `/online_check/answers?${new URLSearchParams({ check: screeningId, ...(questionId ? { correct: questionId } : {}) })}`
