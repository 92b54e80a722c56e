/** Whether a refusal for good may yet change: only where each of its reasons may. */
export const mayChange = (changes: readonly (string | null | undefined)[]) =>
  changes.length > 0 && changes.every(Boolean)
