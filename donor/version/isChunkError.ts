/** How Chromium, Firefox, Safari and Vite say that a script or style of this build cannot be had any more. */
const CHUNK_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

/** True for a part of the page that could not be loaded: a newer build has other files, or the line is down. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message)
