const WIDE = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹯！-｠￠-￦]/u

/** Columns of a terminal that a text takes: two for a Japanese character. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0)

/** A text with spaces after it, to a width. */
export const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))
