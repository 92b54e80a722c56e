const WIDE = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹯！-｠￠-￦]/u

/** Terminal columns of a text: two for a Japanese character. */
const widthOf = (text: string) => [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0)

export const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))
