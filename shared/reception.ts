/** How long a donation that was just recorded can be taken back with one key. */
export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1000
