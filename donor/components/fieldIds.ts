/** Ids of a control's hint and error, and the `aria-describedby` that names those that are shown. */
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
