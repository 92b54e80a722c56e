/** The Chromium for the browser tests: `CHROMIUM_PATH`, or the first one on the path; null when there is none. */
export function findChromium(): string | null
