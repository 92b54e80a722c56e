import type { LegalText } from './legalText'

/** Heading with its number: 第1条（目的と適用） in a text of articles, 1. 法令の遵守 in one of items. */
export function articleHeading({ numbering, articles }: LegalText, index: number): string {
  const heading = articles[index]?.heading ?? ''
  return numbering === 'articles' ? `第${index + 1}条（${heading}）` : `${index + 1}. ${heading}`
}
