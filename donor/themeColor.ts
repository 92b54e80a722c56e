/** The paper that pages stand on, as browsers colour what surrounds them: `--paper` of the tokens. */
export const THEME_COLOR = '#f7f8f2'
