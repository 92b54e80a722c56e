/** Sentences, or a list that belongs to the preceding paragraph. */
export type LegalParagraph = string | { list: readonly string[] }

export type LegalArticle = { heading: string; paragraphs: readonly LegalParagraph[] }

/**
 * A text to read or agree to. Dates are display texts: `2025年4月17日付`. In `articles` the paragraphs are numbered and can
 * be cited; in `items` they are not.
 */
export type LegalText = {
  title: string
  numbering: 'articles' | 'items'
  dates: readonly string[]
  lead: string
  articles: readonly LegalArticle[]
}
