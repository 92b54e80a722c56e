/** A sentence or several, or points that belong to the paragraph before them. */
export type LegalParagraph = string | { list: readonly string[] }

export type LegalArticle = { heading: string; paragraphs: readonly LegalParagraph[] }

/**
 * A text that people are asked to read or to agree to. The dates are as they are read: `2025年4月17日付`.
 * In a text of articles the paragraphs of an article are numbered and may be referred to; a text of items has no
 * numbers within an item.
 */
export type LegalText = {
  title: string
  numbering: 'articles' | 'items'
  dates: readonly string[]
  lead: string
  articles: readonly LegalArticle[]
}
