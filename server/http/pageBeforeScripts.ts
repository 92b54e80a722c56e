/**
 * The page with its scripts preloaded at a low priority: on a narrow line they would keep its styles and pictures
 * waiting, and the page can be read before they run. The router's `<Scripts>` knows no priority.
 */
export const pageBeforeScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
