/** Ids of a control's hint and error, and its `aria-describedby`. */
export function fieldIds(id: string) {
  const hint = `${id}-hint`
  const error = `${id}-error`
  return {
    hint,
    error,
    describedBy: (shownHint: unknown, shownError: unknown) =>
      [shownHint && hint, shownError && error].filter(Boolean).join(' ') || undefined,
  }
}
