/** The sentence that the confirmation handed back in the state of the history. */
export function refusedReason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return null
  return typeof state.refused === 'string' ? state.refused : null
}
