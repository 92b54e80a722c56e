/** Time to undo a new donation with one key. */
export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1000
