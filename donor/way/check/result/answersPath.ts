export const answersPath = (screeningId: string, questionId?: string) =>
  `/online_check/answers?${new URLSearchParams({ check: screeningId, ...(questionId ? { correct: questionId } : {}) })}`
