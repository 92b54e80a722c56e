/** `--paper` of the tokens. */
export const THEME_COLOR = '#f7f8f2'
