/** Messages of Chromium, Firefox, Safari and Vite for a file that failed to load. */
const CHUNK_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

/** True if a file of this build failed to load: a newer build replaced it, or the network is down. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message)
