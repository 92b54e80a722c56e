/**
 * Preloads scripts at low priority, so that styles and pictures come first on a slow line. The router's
 * `<Scripts>` has no such option.
 */
export const pageBeforeScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
