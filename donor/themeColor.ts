/** The page's background colour for the browser's frame: `--paper` of the tokens. */
export const THEME_COLOR = '#f7f8f2'
